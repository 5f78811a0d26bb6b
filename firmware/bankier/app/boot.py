"""From pins to program: makes the parts of this board and runs the app on them."""

from .. import VERSION
from ..device import board as boards
from ..device.bus import connect
from ..device.buzzer import Buzzer
from ..device.display import Display
from ..device.entropy import seed
from ..device.keys import Keys
from .main import App
from .visit import forget

_ONCE = ("bankier.device.board", "bankier.device.boards")  # read at the start, and never again


async def main() -> None:
    """Run the device; does not return. BoardError if the board's file makes no sense."""
    global boards
    board = boards.load()
    display = Display(connect(board), board.display, board.flip)
    state = "no display found" if display.lost else "display ready"
    print("Bankier %s on %s, %s" % (VERSION, board.name, state))
    keys = Keys(board)
    app = App(display, keys.next, board.store, lambda: seed(keys.times()), Buzzer(board.buzzer))
    del boards, board
    for module in _ONCE:
        forget(module)
    await app.run()
