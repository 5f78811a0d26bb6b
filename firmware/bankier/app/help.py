"""Help at any question: the part that is played, the whole game, the use of the device."""

from ..rules.questions import Say
from ..screen.views.view import BACK_OUT
from ..words.help import Help

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .play import Play
    from .ui import Ui

_LINES = ("help.part", "help.game", "help.device")


async def show_help(play: "Play") -> None:
    """Ask what about, and read it out page by page."""
    ui, match = play.ui, play.match
    place = await ui.choose(ui.say("menu.help"), ui.lines(_LINES))
    if place == 0:
        key = match.question.key if match.question else ""
        await ui.tell("setup.help", Help(ui.words).part(part_of(match.game, key)))
    elif place > 0:
        await _read(ui, "part." if place == 1 else "device.")


def part_of(game: "Any", key: str) -> int:
    """The part of the game's help that a question belongs to, by its key; 0, the whole, if it is none's."""
    for part, beginnings in enumerate(getattr(game, "PARTS", ())):
        if key.startswith(tuple(beginnings.split(" "))):
            return part
    return 0


async def _read(ui: "Ui", pages: str) -> None:
    """Page after page, until back."""
    page = 0
    told = Help(ui.words)
    text = told.text(pages + "0")
    while text and await ui.ask(Say("setup.help", (text,), waits=True)) is not BACK_OUT:
        page += 1
        text = told.text("%s%d" % (pages, page))
