"""Menus: a line is chosen, and explained where that can be."""

from ..screen.views.menu import Menu
from ..screen.views.view import BACK_OUT, TABLE_MENU

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

    from .ui import Ui


async def pick(
    ui: "Ui",
    title: str,
    size: int,
    line: "Callable[[int], tuple[str, str]]",
    start: int = 0,
    explain: "Callable[[int], str] | None" = None,
    kind: str = "menu",
) -> int:
    """Choose a line as Ui.choose() does; the words of a line are asked for when it is shown.

    kind -- of the view; others than a menu show one of the lines at a time.
    """
    menu = Menu(title, size, line, start)
    menu.kind = kind
    while True:
        reply = await ui.ask(menu)
        if reply is BACK_OUT:
            return -1
        if reply is not TABLE_MENU:
            place: int = reply
            return place
        if explain:
            await ui.tell("setup.help", explain(menu.start))
