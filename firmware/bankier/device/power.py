"""How bright the display is, and where it has its picture, by how long nobody has pressed a key.

No clock is read and no pin is used here: whoever looks after the board says how much time has gone by.
"""

from micropython import const

from ..screen.events import WOKE, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .battery import Battery
    from .display import Display
    from .keys import Keys

_BRIGHT = const(0)
_DIM = const(1)
_DARK = const(2)
_DRIFT_S = const(60)  # a picture that stands still moves this often, so that it is not burnt in
_DRIFT = b"\x00\x01\x02\x01"  # rows


class Power:
    """Bright, dimmed, dark: a key on a dimmed display acts, on a dark one it only lights it.

    dim, dark: after how many seconds without a key; 0 for never.
    battery: None where the board cannot read it.
    """

    def __init__(self, display: "Display", keys: "Keys", battery: "Battery | None" = None) -> None:
        self.dim = 60
        self.dark = 300
        self.battery = battery
        self._display = display
        self._keys = keys
        self._idle = 0  # seconds since the last key
        self._state = _BRIGHT
        self._moved = 0  # rows

    async def next(self) -> int:
        """Wait for the next event that means something."""
        while True:
            code = await self._keys.next()
            self._idle = 0
            self._adapt()
            if kind_of(code) != WOKE:
                return code

    def turn(self, on: bool) -> None:
        """The picture is upside down, or no longer, and so are the keys."""
        self._keys.turn(on)

    def tend(self, seconds: int) -> None:
        """So much time has gone by."""
        self._idle += seconds
        self._adapt()

    def _adapt(self) -> None:
        """Have the display as it should be by now; what has not changed sends nothing."""
        idle = self._idle
        state = _DARK if 0 < self.dark <= idle else _DIM if 0 < self.dim <= idle else _BRIGHT
        if state != self._state:
            self._display.dim(state != _BRIGHT)
            if _DARK in (state, self._state):
                self._display.power(state != _DARK)
            if state == _DARK:
                self._keys.sleep()
            self._state = state
        rows = _DRIFT[idle // _DRIFT_S % len(_DRIFT)]
        if rows != self._moved:
            self._moved = rows
            self._display.drift(rows)
