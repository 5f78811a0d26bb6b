"""When there is no game on the screen: safe mode, and what went wrong.

As little of the program as can be is used here, for it may be what failed.
"""

from ..screen.canvas import COLUMNS, Canvas
from ..screen.events import BACK, JOKER, MENU, OK, kind_of
from ..words import Words
from .log import trace, write
from .settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..device.display import Display
    from ..device.power import Power
    from .ui import Ui

LOG = "log.txt"  #: beside main.py


async def safe_mode(display: "Display", power: "Power", store: str) -> None:
    """No game, until OK."""
    print("Safe mode: OK starts Bankier.")
    while await _ask(display, power, store, "safe") == BACK:
        pass


async def mishap(display: "Display", power: "Power", store: str, error: Exception) -> None:
    """Say what happened and write it down; OK goes on from what was saved, back leaves the match alone."""
    text = trace(error)
    print(text)
    try:
        write(LOG, text)
    except OSError:
        print("No room for the log.")
    facts = (type(error).__name__, str(error)[:COLUMNS])
    if await _ask(display, power, store, "trouble", facts) == BACK:
        Settings(store).change(match=None)


async def name_stuck(ui: "Ui", stuck: "list[str]") -> None:
    """Have the next screen say, once, which keys were down at the start."""
    names = []
    for name in stuck:
        key = "key." + name.lower()
        names.append(ui.say(key) if ui.words.has(key) else name)
    ui.notice(ui.say("error.key", ", ".join(names)))
    stuck.clear()


async def _ask(
    display: "Display", power: "Power", store: str, key: str, facts: "tuple[str, ...]" = ()
) -> int:
    """Show a sentence until an OK, or back; which of them it was."""
    words = Words(Settings(store)["language"] or "nl")
    canvas = Canvas(display.buffer)
    canvas.clear()
    canvas.lines(words.say(key, facts), 0)
    display.show()
    kind = 0
    while kind not in (OK, MENU, JOKER, BACK):
        kind = kind_of(await power.next())
    return kind
