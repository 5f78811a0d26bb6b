"""A keypad of four rows and four columns."""

from micropython import const

from . import clock
from .contacts import Notes, closing

_SCAN_MS = const(5)
_SETTLE_US = const(10)  # until a column is high again after a row was let go
_SIDES = const(4)  # rows, and columns
_TOO_MANY = const(2)  # keys at once from which it shows keys that are not pressed


class Keypad:
    """Sixteen keys where four rows and four columns cross, looked at every 5 ms by a timer."""

    def __init__(self, numbers: "tuple[int, ...]", first: int, notes: Notes, timer: int) -> None:
        import machine

        pin = machine.Pin
        self._rows = [pin(number, pin.OPEN_DRAIN, value=1) for number in numbers[:_SIDES]]
        self._columns = [closing(number) for number in numbers[_SIDES:]]
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
