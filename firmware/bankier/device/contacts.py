"""Contacts between a pin and ground, and the notes that interrupts make of what they do, and when.

What runs in an interrupt allocates nothing and decides nothing: ``device/buttons.py`` does that later.
"""

from micropython import const

from . import clock
from .buttons import BOUNCE_MS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from machine import Pin

    from .buttons import Buttons

_NOTES = const(64)  # a power of two
_TIMES = const(32)  # a power of two


class Notes:
    """What interrupts saw, in memory taken once: which key, open or closed, and when."""

    def __init__(self) -> None:
        self._what = bytearray(_NOTES)
        self._when = [0] * _NOTES
        self._written = 0
        self._read = 0
        self.times = [0] * _TIMES  # of the last edges, in microseconds: a source of chance
        self._edges = 0

    def put(self, key: int, level: int) -> bool:
        """Note an edge; whether there was room. Called in interrupts, so it allocates nothing."""
        now = clock.ticks_ms()
        self.times[self._edges] = clock.ticks_us()
        self._edges = (self._edges + 1) & (_TIMES - 1)
        place = self._written
        following = (place + 1) & (_NOTES - 1)
        if self._bounces(key, now):
            place = (place - 1) & (_NOTES - 1)
        elif following == self._read:
            return False
        else:
            self._written = following
        self._what[place] = key << 1 | level
        self._when[place] = now
        return True

    def _bounces(self, key: int, now: int) -> bool:
        """Whether the last note is of a bounce, as this is: of all of them only the last one counts."""
        last = (self._written - 1) & (_NOTES - 1)
        first = (self._written - 2) & (_NOTES - 1)
        if self._read == self._written or self._read == last:  # or it may be handed on right now
            return False
        same = self._what[last] >> 1 == self._what[first] >> 1 == key
        return same and clock.ticks_diff(now, self._when[first]) < BOUNCE_MS

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
        self._pin = closing(number)
        self._notes = notes
        self.key = key
        self.level = self.read()
        watch(self._pin, self._changed)

    def read(self) -> int:
        """1 while the key is down, else 0."""
        return 1 - self._pin.value()

    def _changed(self, pin: "Pin") -> None:
        level = self.read()
        if level == self.level:  # it changed and changed back before we looked: a tap while flash is erased
            self._notes.put(self.key, 1 - level)
        self.level = level
        self._notes.put(self.key, level)


def closing(number: int) -> "Pin":
    """A pin that a contact pulls to ground."""
    import machine

    pin = machine.Pin
    return pin(number, pin.IN, pin.PULL_UP)


def watch(pin: "Pin", handler: "Callable[[Pin], None]") -> None:
    """Call the handler at every edge of the pin, in a hard interrupt where the board has them."""
    both = pin.IRQ_FALLING | pin.IRQ_RISING
    try:
        pin.irq(handler, both, hard=True)
    except TypeError:  # the ESP32 knows soft interrupts only
        pin.irq(handler, both)
