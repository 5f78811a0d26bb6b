"""The parts of this board, put together when it is switched on.

No function of this module may be kept: it would keep all that is imported here.
"""

from .. import VERSION
from ..device.board import load
from ..device.bus import connect
from ..device.buzzer import Buzzer
from ..device.display import Display
from ..device.keys import Keys
from ..device.power import Power

TYPE_CHECKING = False
if TYPE_CHECKING:
    Parts = tuple[Display, Keys, Power, str, Buzzer]


async def connected() -> "Parts":
    """The parts, after a hello on the console. BoardError if the board's file makes no sense.

    Display, keys, power, the folder of the saved games, and the buzzer.
    """
    board = load()
    display = Display(connect(board), board.display, board.flip)
    state = "no display found" if display.lost else "display ready"
    print("Bankier %s on %s, %s" % (VERSION, board.name, state))
    keys = Keys(board)
    for name in keys.stuck():
        print("The key %s is down since the start; it is ignored until it is let go." % name)
    battery = None
    if board.battery:
        from ..device.battery import Battery

        battery = Battery(*board.battery)

    return display, keys, Power(display, keys, battery), board.store, Buzzer(board.buzzer)
