"""From contacts that open and close to the events of ``screen/events.py``.

No pin and no clock is used here: whoever watches the contacts says what they did and when, in
milliseconds of ``clock.ticks_ms``, and calls ``tick`` now and then.

The first edge of a key acts at once; what follows within 25 ms is bounce. An OK acts when it is let
go, unless it was held long, or another key was used meanwhile: then it was held to look at something.
"""

from array import array

from micropython import const

from ..screen.events import DOWN, LEFT, RIGHT, UP, WOKE, event
from . import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    Key = tuple[str, int, int, int]  #: name; the events of a press, a long press, a second push; 0: none

BOUNCE_MS = const(25)
_LONG_MS = const(600)
_TWICE_MS = const(280)  # a second push as soon as this after the first is another key
_REPEAT_FIRST_MS = const(450)
_REPEAT_MS = const(130)
_QUICK_TURN_MS = const(60)
_FAST_TURN_MS = const(25)

_SILENT_BUT_UP = const(1)  # of this press nothing more is told than that it ended
_SILENT = const(2)  # and not even that

_NONE = const(-1)
_QUEUED = const(64)  # events


class Queue:
    """Events in the order they came, in memory taken once. When it is full, what comes is dropped."""

    def __init__(self) -> None:
        self._events = array("H", bytes(2 * _QUEUED))
        self._first = 0
        self._count = 0

    def put(self, code: int) -> None:
        """Append an event."""
        if self._count < _QUEUED:
            self._events[(self._first + self._count) % _QUEUED] = code
            self._count += 1

    def get(self) -> "int | None":
        """Take the oldest event; None if there is none."""
        if not self._count:
            return None
        code = self._events[self._first]
        self._first = (self._first + 1) % _QUEUED
        self._count -= 1
        return code


class Buttons:
    """The state of all keys. A key with a long event is an OK: it tells DOWN and UP, and acts at its end.

    keys: what each key is; keys are known by their place in this list.
    down: for each key, whether it is down right now: such a key is stuck, and ignored until it is let go.

    asleep: set this when the display goes dark: the next press tells WOKE, and nothing else of it is told.
    turned: set this when the picture is upside down: the keys left and right change places, a knob turns on.
    """

    def __init__(self, keys: "list[Key]", down: "list[int]", queue: Queue) -> None:
        count = len(keys)
        self._keys = keys
        self._queue = queue
        self._level = bytearray(down)  # the contact as last seen
        self._down = bytearray(down)  # the key as told
        self._silent = bytearray(_SILENT if level else 0 for level in down)
        self._bouncing = bytearray(count)  # whether _since is too recent to believe the contact
        self._since = [0] * count  # when _down last changed
        self._busy = False  # whether time alone can change anything
        self._stuck = [i for i in range(count) if down[i]]
        self._repeating = _NONE  # the key that repeats
        self._repeat_at = 0
        self._repeats = 0
        self._waiting = _NONE  # the key that was let go and may be pushed again
        self._turned_at = 0
        self.asleep = False
        self.turned = False
        self._waking = False  # the encoder still turns as it did when it lit the display

    def stuck(self) -> "list[str]":
        """The names of keys that have been down since the start."""
        return [self._keys[i][0] for i in self._stuck]

    def edge(self, key: int, level: int, now: int) -> None:
        """A contact closed (1) or opened (0); told in the order of time, bounce and all."""
        self.tick(now)
        self._level[key] = level
        if not self._bouncing[key] and level != self._down[key]:
            self._change(key, now)

    def turn(self, steps: int, now: int) -> None:
        """An encoder went some detents to the left (below 0) or to the right; quick turning counts more."""
        self.tick(now)
        self._other_key()
        pause = clock.ticks_diff(now, self._turned_at)
        self._turned_at = now
        self._waking = self.asleep or self._waking and 0 <= pause < _TWICE_MS
        if self._waking:
            self._wake()
            return
        pause //= max(1, abs(steps))
        size = 1
        if 0 <= pause < _QUICK_TURN_MS:
            size = 10 if pause < _FAST_TURN_MS else 5
        for _ in range(abs(steps)):
            self._queue.put(event(RIGHT if steps > 0 else LEFT, size))

    def tick(self, now: int) -> None:
        """Tell what has become true by the passing of time."""
        if not self._busy:
            return
        self._busy = self._waiting != _NONE
        for key in range(len(self._keys)):
            if self._bouncing[key]:
                self._believe(key, now)
            if self._down[key]:
                self._hold(key, now)
        if self._waiting != _NONE and clock.ticks_diff(now, self._since[self._waiting]) >= _TWICE_MS:
            self._once()
        if self._repeating != _NONE:
            self._repeat(now)

    def _believe(self, key: int, now: int) -> None:
        """Once the bounce is over, the contact is what it seems."""
        self._busy = True
        if clock.ticks_diff(now, self._since[key]) >= BOUNCE_MS:
            self._bouncing[key] = 0
            if self._level[key] != self._down[key]:
                self._change(key, clock.ticks_add(self._since[key], BOUNCE_MS))

    def _hold(self, key: int, now: int) -> None:
        self._busy = True
        long = self._keys[key][2]
        if long and not self._silent[key] and clock.ticks_diff(now, self._since[key]) >= _LONG_MS:
            self._silent[key] = _SILENT_BUT_UP
            self._queue.put(long)

    def _repeat(self, now: int) -> None:
        if clock.ticks_diff(now, self._repeat_at) >= 0:
            # Counted from now: what a slow screen made it miss is not made up for in a burst.
            self._repeat_at = clock.ticks_add(now, _REPEAT_MS)
            self._repeats += 1
            self._queue.put(self._press(self._repeating) & 15 | _growing(self._repeats) << 4)

    def _change(self, key: int, when: int) -> None:
        """The key itself went down or up, at that time."""
        self._down[key] = self._level[key]
        self._since[key] = when
        self._bouncing[key] = 1
        self._busy = True
        if self._down[key]:
            self._pressed(key, when)
        else:
            self._let_go(key)

    def _pressed(self, key: int, when: int) -> None:
        _, press, long, twice = self._keys[key]
        second = twice and self._waiting == key
        if second:
            self._waiting = _NONE
        self._other_key()
        self._silent[key] = 0
        if self._wake():
            self._silent[key] = _SILENT
        elif second:
            self._silent[key] = _SILENT
            self._queue.put(twice)
        elif long:
            self._queue.put(DOWN | 1 << 4)
        else:
            self._queue.put(self._press(key))
            if press & 15 in (LEFT, RIGHT):
                self._repeating = key
                self._repeats = 0
                self._repeat_at = clock.ticks_add(when, _REPEAT_FIRST_MS)

    def _press(self, key: int) -> int:
        """What a press of the key tells."""
        press = self._keys[key][1]
        return press ^ LEFT ^ RIGHT if self.turned and press & 15 in (LEFT, RIGHT) else press

    def _let_go(self, key: int) -> None:
        if key in self._stuck:
            self._stuck.remove(key)
        if key == self._repeating:
            self._repeating = _NONE
        _, press, long, twice = self._keys[key]
        if not long or self._silent[key] == _SILENT:
            return
        self._queue.put(UP | 1 << 4)
        if self._silent[key]:
            return
        if twice:
            self._waiting = key
        else:
            self._queue.put(press)

    def _wake(self) -> bool:
        """Whether it was dark, and this press is only to light the display."""
        asleep, self.asleep = self.asleep, False
        if asleep:
            self._queue.put(event(WOKE))
        return asleep

    def _other_key(self) -> None:
        """Another key is used: nothing repeats, an OK that is down is for looking, one that waited acts."""
        self._repeating = _NONE
        for key in range(len(self._keys)):
            if self._down[key] and not self._silent[key]:
                self._silent[key] = _SILENT_BUT_UP
        if self._waiting != _NONE:
            self._once()

    def _once(self) -> None:
        """The push that might have had a second one had none."""
        self._queue.put(self._keys[self._waiting][1])
        self._waiting = _NONE


def _growing(repeats: int) -> int:
    """How far a key goes at a repeat: further the longer it is held."""
    if repeats < 5:
        return 1
    if repeats < 10:
        return 5
    return 10 if repeats < 15 else 50
