"""A rotary encoder: which way it turns, and how far."""

from micropython import const

from .contacts import closing, watch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import Pin

# By quarter turn, from the old to the new state of the two contacts: +1, -1, or 0 where it cannot be told.
_QUARTERS = (0, -1, 1, 0, 1, 0, 0, -1, -1, 0, 0, 1, 0, 1, -1, 0)
_REST = const(3)  # both contacts open: the encoder is in a detent


class Encoder:
    """The two contacts of a rotary encoder, that close one after the other as it turns."""

    def __init__(self, a: int, b: int) -> None:
        self._a = closing(a)
        self._b = closing(b)
        self._state = self._read()
        self._quarters = 0
        self._turned = 0  # detents so far
        self._taken = 0
        watch(self._a, self._changed)
        watch(self._b, self._changed)

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
