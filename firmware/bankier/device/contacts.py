"""The contacts of the board: keys to ground, an encoder, a keypad. Interrupts note what they do, and when.

What runs in an interrupt allocates nothing and decides nothing: ``device/buttons.py`` does that later.
"""

from micropython import const

from bankier.device import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from machine import Pin

    from bankier.device.buttons import Buttons

_SCAN_MS = const(5)
_SETTLE_US = const(10)  # until a column is high again after a row was let go
_NOTES = const(64)  # a power of two
_TIMES = const(32)  # a power of two
_SIDES = const(4)  # rows of a keypad, and columns
_TOO_MANY = const(2)  # keys at once from which a keypad shows keys that are not pressed

# By quarter turn, from the old to the new state of the two contacts: +1, -1, or 0 where it cannot be told.
_QUARTERS = (0, -1, 1, 0, 1, 0, 0, -1, -1, 0, 0, 1, 0, 1, -1, 0)
_REST = const(3)  # both contacts open: the encoder is in a detent


class Notes:
    """What interrupts saw, in memory taken once: which key, open or closed, and when."""

    def __init__(self) -> None:
        self._what = [0] * _NOTES
        self._when = [0] * _NOTES
        self._written = 0
        self._read = 0
        self.times = [0] * _TIMES  # of the last edges, in microseconds: a source of chance
        self._edges = 0

    def put(self, key: int, level: int) -> bool:
        """Note an edge; whether there was room. Called in interrupts, so it allocates nothing."""
        self.times[self._edges] = clock.ticks_us()
        self._edges = (self._edges + 1) & (_TIMES - 1)
        following = (self._written + 1) & (_NOTES - 1)
        if following == self._read:
            return False
        self._what[self._written] = key << 1 | level
        self._when[self._written] = clock.ticks_ms()
        self._written = following
        return True

    def hand_to(self, buttons: "Buttons") -> None:
        """Tell the buttons what was noted since the last time."""
        while self._read != self._written:
            what = self._what[self._read]
            when = self._when[self._read]
            self._read = (self._read + 1) & (_NOTES - 1)
            buttons.edge(what >> 1, what & 1, when)


class Contact:
    """A key between a pin and ground."""

    def __init__(self, number: int, key: int, notes: Notes) -> None:
        self._pin = _input(number)
        self._notes = notes
        self.key = key
        self.level = self.read()
        _watch(self._pin, self._changed)

    def read(self) -> int:
        """1 while the key is down, else 0."""
        return 1 - self._pin.value()

    def _changed(self, pin: "Pin") -> None:
        level = self.read()
        if level == self.level:  # it changed and changed back before we looked: a tap while flash is erased
            self._notes.put(self.key, 1 - level)
        self.level = level
        self._notes.put(self.key, level)


class Encoder:
    """The two contacts of a rotary encoder, that close one after the other as it turns."""

    def __init__(self, a: int, b: int) -> None:
        self._a = _input(a)
        self._b = _input(b)
        self._state = self._read()
        self._quarters = 0
        self._turned = 0  # detents so far
        self._taken = 0
        _watch(self._a, self._changed)
        _watch(self._b, self._changed)

    def take(self) -> int:
        """The detents turned since the last time; to the right is above 0."""
        turned = self._turned
        steps = turned - self._taken
        self._taken = turned
        return steps

    def _read(self) -> int:
        return self._a.value() << 1 | self._b.value()

    def _changed(self, pin: "Pin") -> None:
        state = self._read()
        self._quarters += _QUARTERS[self._state << 2 | state]
        self._state = state
        if state == _REST:
            if self._quarters > 1:
                self._turned += 1
            elif self._quarters < -1:
                self._turned -= 1
            self._quarters = 0


class Keypad:
    """Sixteen keys where four rows and four columns cross, looked at every 5 ms by a timer."""

    def __init__(self, numbers: "tuple[int, ...]", first: int, notes: Notes, timer: int) -> None:
        import machine

        pin = machine.Pin
        self._rows = [pin(number, pin.OPEN_DRAIN, value=1) for number in numbers[:_SIDES]]
        self._columns = [_input(number) for number in numbers[_SIDES:]]
        self._first = first
        self._notes = notes
        self.pressed = self._scan()
        self._timer = machine.Timer(timer, mode=machine.Timer.PERIODIC, period=_SCAN_MS, callback=self._look)

    def _look(self, timer: object) -> None:
        pressed = self._scan()
        changed = pressed ^ self.pressed
        if not changed or _too_many(pressed):
            return
        for key in range(_SIDES * _SIDES):
            if changed >> key & 1 and self._notes.put(self._first + key, pressed >> key & 1):
                self.pressed ^= 1 << key  # without room it is seen again at the next look

    def _scan(self) -> int:
        """One bit for each key that is down."""
        pressed = 0
        bit = 1
        for row in self._rows:
            row(0)
            for column in self._columns:
                if not column():
                    pressed |= bit
                bit <<= 1
            row(1)
            clock.sleep_us(_SETTLE_US)
        return pressed


def _too_many(pressed: int) -> bool:
    """Whether so many keys are down that there seem to be more than there are."""
    count = 0
    while pressed:
        pressed &= pressed - 1
        count += 1
    return count > _TOO_MANY


def _input(number: int) -> "Pin":
    """A pin that a contact pulls to ground."""
    import machine

    pin = machine.Pin
    return pin(number, pin.IN, pin.PULL_UP)


def _watch(pin: "Pin", handler: "Callable[[Pin], None]") -> None:
    """Call the handler at every edge of the pin, in a hard interrupt where the board has them."""
    both = pin.IRQ_FALLING | pin.IRQ_RISING
    try:
        pin.irq(handler, both, hard=True)
    except TypeError:  # the ESP32 knows soft interrupts only
        pin.irq(handler, both)
