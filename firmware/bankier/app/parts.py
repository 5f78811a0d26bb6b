"""The parts of this board, put together when it is switched on.

No function of this module may be kept: it would keep all that is imported here.
"""

from .. import VERSION
from ..device.board import BoardError, load, usual
from ..device.bus import connect
from ..device.buzzer import Buzzer
from ..device.display import Display
from ..device.keys import Keys
from ..device.power import Power

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..device.board import Board

    Parts = tuple[Display, Keys, Power, str, Buzzer, bool]


async def connected() -> "Parts":
    """The parts, after a hello on the console.

    Display, keys, power, the folder of the saved games, the buzzer, and
    whether they are as the board's file says. If that makes no sense, they
    are as is usual on such a chip.
    """
    try:
        return _connected(load()) + (True,)
    except (BoardError, ValueError) as error:  # a ValueError: no such pin
        print(error)
        return _connected(usual()) + (False,)


def _connected(board: "Board") -> "tuple[Display, Keys, Power, str, Buzzer]":
    display = Display(connect(board), board.display, board.flip)
    state = "no display found" if display.lost else "display ready"
    print("Bankier %s on %s, %s" % (VERSION, board.name, state))
    keys = Keys(board)
    for name in keys.stuck():
        print("Key %s is down since the start: let it go." % name)
    battery = None
    if board.battery:
        from ..device.battery import Battery

        battery = Battery(*board.battery)

    return display, keys, Power(display, keys, battery), board.store, Buzzer(board.buzzer)
