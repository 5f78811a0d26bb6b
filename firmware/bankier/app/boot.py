"""From pins to program: makes the parts of this board and runs the app on them."""

import asyncio

from .. import VERSION
from ..device.buzzer import Buzzer
from ..device.display import Display
from ..device.keys import Keys
from .main import App
from .visit import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..device.board import Board

_ONCE = ("bankier.device.board", "bankier.device.boards", "bankier.device.bus")  # needed at the start only
_TEND_S = 1


async def main() -> None:
    """Run the device; does not return. BoardError if the board's file makes no sense."""
    app = _app(_board())
    for module in _ONCE:
        forget(module)
    asyncio.create_task(_tend(app.display))
    await app.run()


def _board() -> "Board":
    from ..device.board import load

    return load()


def _app(board: "Board") -> App:
    """Say hello on the console, and put the parts together."""
    from ..device.bus import connect

    display = Display(connect(board), board.display, board.flip)
    state = "no display found" if display.lost else "display ready"
    print("Bankier %s on %s, %s" % (VERSION, board.name, state))
    keys = Keys(board)
    for name in keys.stuck():
        print("The key %s has been down since the start; it is ignored until it is let go." % name)

    def chance() -> bytes:
        from ..device.entropy import seed  # only where the device deals

        return seed(keys.times())

    return App(display, keys.next, board.store, chance, Buzzer(board.buzzer))


async def _tend(display: Display) -> None:
    """Look after the display while nothing changes on it: it may have been unplugged."""
    while True:
        await asyncio.sleep(_TEND_S)
        display.tend()
