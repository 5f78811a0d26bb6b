"""When there is no game on the screen: safe mode, and what went wrong.

As little of the program as can be is used here, for it may be what failed.
"""

from ..screen.canvas import COLUMNS
from ..screen.events import BACK, JOKER, MENU, OK, kind_of
from .log import trace, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..device.keys import Keys
    from .settings import Settings
    from .ui import Ui

LOG = "log.txt"  #: beside main.py


async def held(ui: "Ui", keys: "Keys") -> None:
    """Keys are down at the start: back, or an encoder's push, asks for no game; others are named."""
    names = keys.stuck()
    if "back" in names or "push" in names:
        print("Safe mode: OK starts Bankier.")
        while await _ask(ui, "safe") == BACK:
            pass
    names = ["key." + name.lower() for name in keys.stuck()]
    if names:
        words = [ui.say(name) if ui.words.has(name) else name[4:].upper() for name in names]
        ui.notice(ui.say("error.key", ", ".join(words)))


async def mishap(ui: "Ui", settings: "Settings", error: Exception) -> None:
    """Say what happened and write it down; OK goes on from what was saved, back leaves the match alone."""
    text = trace(error)
    try:
        write(LOG, text)
    except OSError:
        print("No room for the log.")
    finally:
        print(text)  # what the console has is in the log already
    if await _ask(ui, "trouble", type(error).__name__, str(error)[:COLUMNS]) == BACK:
        settings.change(match=None)
    ui.notice("")  # what it said may have been about what is lost


async def _ask(ui: "Ui", key: str, *facts: str) -> int:
    """Show a sentence until an OK, or back; which of them it was."""
    ui.canvas.clear()
    ui.canvas.lines(ui.say(key, *facts), 0)
    ui.show()
    kind = 0
    while kind not in (OK, MENU, JOKER, BACK):
        kind = kind_of(await ui.next_event())
    return kind
