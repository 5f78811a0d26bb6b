"""Time that passes only when it is let: the clock of the simulated board.

While the firmware waits, time jumps to what it waits for. So a script of an hour runs in seconds, and
runs the same each time, however busy the PC is.
"""

import asyncio
import sys

from bankier.device import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Action = Callable[[Any], object]

_READING = 1  # microseconds that a look at the clock takes, so that a loop that waits for it ends

# The ticks at the start. MicroPython's asyncio stamps what is ready with the PC's own ticks, which have
# to be long past. On CPython ticks begin again at 0 after three seconds, as on a board now and then.
_FIRST_MS = 1 << 40 if sys.implementation.name == "micropython" else -3000

_real = {name: getattr(clock, name) for name in ("ticks_ms", "ticks_us", "sleep_ms", "sleep_us")}


class Time:
    """The time, and what is to happen at some time; all in microseconds.

    now: since the start. until: how far time may go before ``more`` is called.
    more: called when the firmware waits and there is no time left; it raises ``until``. None: no limit.
    """

    def __init__(self) -> None:
        self.now = 0
        self.until = 0
        self.more: "Callable[[], None] | None" = None
        self._due: "list[tuple[int, int, Action, object]]" = []  # when, order, action, argument
        self._order = 0

    def at(self, when: int, action: "Action", argument: object) -> None:
        """Call the action with the argument when it is that time."""
        self._order += 1
        entry = (when, self._order, action, argument)
        place = len(self._due)
        while place and self._due[place - 1][0] > when:
            place -= 1
        self._due.insert(place, entry)

    def cancel(self, action: "Action") -> None:
        """Forget what was to be done by this action."""
        self._due = [entry for entry in self._due if entry[2] != action]

    def spend(self, microseconds: int) -> None:
        """The firmware is busy for so long, with a bus or a sleep. What is due happens meanwhile."""
        self._go(self.now + microseconds)

    def wait(self, microseconds: int) -> None:
        """The firmware has nothing to do for so long; below 0, until something happens."""
        if microseconds < 0:
            self._go(self._next())
            return
        end = self.now + microseconds
        while self.now < end:
            if not self.more:
                self._go(end)
            elif self.now < self.until:
                self._go(min(end, self.until))
            else:
                self.more()

    def _next(self) -> int:
        if self._due:
            return self._due[0][0]
        if not self.more:
            raise RuntimeError("the firmware waits for nothing")
        self.more()
        return self.until

    def _go(self, when: int) -> None:
        while self._due and self._due[0][0] <= when:
            entry = self._due.pop(0)
            self.now = max(self.now, entry[0])
            entry[2](entry[3])
        self.now = max(self.now, when)


time = Time()


def start_anew() -> Time:
    """A new clock, at 0, for a board that was just switched on."""
    global time
    time = Time()
    return time


def _ticks_ms() -> int:
    time.now += _READING
    return clock.ticks_add(0, _FIRST_MS + time.now // 1000)


def _ticks_us() -> int:
    time.now += _READING
    return clock.ticks_add(0, _FIRST_MS * 1000 + time.now)


def _sleep_ms(milliseconds: int) -> None:
    time.spend(milliseconds * 1000)


def _sleep_us(microseconds: int) -> None:
    time.spend(microseconds)


def take_over() -> None:
    """Give the firmware this clock, and asyncio on MicroPython too; on CPython see ``Loop``."""
    clock.ticks_ms = _ticks_ms
    clock.ticks_us = _ticks_us
    clock.sleep_ms = _sleep_ms
    clock.sleep_us = _sleep_us
    if sys.implementation.name == "micropython":
        core = asyncio.core  # type: ignore[attr-defined]  # of MicroPython only
        core.ticks = _ticks_ms
        core.IOQueue.wait_io_event = _wait_io_event


def give_back() -> None:
    """Give the firmware the PC's clock again."""
    for name, function in _real.items():
        setattr(clock, name, function)


def _wait_io_event(queue: object, milliseconds: int) -> None:
    """In MicroPython's asyncio: nothing to do for so long (0: there is; below 0: for ever)."""
    if milliseconds:
        time.wait(milliseconds * 1000)


if sys.implementation.name != "micropython":
    import selectors

    class _Selector(selectors.SelectSelector):
        def select(self, timeout: "float | None" = None) -> "list[tuple[selectors.SelectorKey, int]]":
            if timeout is None or timeout > 0:
                time.wait(-1 if timeout is None else int(timeout * 1_000_000) + 1)
            return super().select(0)

    class Loop(asyncio.SelectorEventLoop):
        """CPython's asyncio with this clock."""

        def __init__(self) -> None:
            super().__init__(_Selector())

        def time(self) -> float:
            """Seconds since the start."""
            return time.now / 1_000_000
