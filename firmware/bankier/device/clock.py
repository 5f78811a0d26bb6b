"""The board's clock. The firmware reads no other, so that a simulator can let time pass as it likes.

Ticks are plain ints that start again at 0 now and then: never subtract them, use ``ticks_diff``, and
only for times less than six days apart.
"""

import time

TYPE_CHECKING = False
if TYPE_CHECKING:

    def ticks_ms() -> int:
        """Milliseconds since some moment."""

    def ticks_us() -> int:
        """Microseconds since some moment."""

    def ticks_add(ticks: int, delta: int) -> int:
        """The ticks that long after (or, below 0, before) others."""

    def ticks_diff(end: int, start: int) -> int:
        """How long `end` comes after `start`; below 0 when it comes before."""

    def sleep_ms(milliseconds: int) -> None:
        """Do nothing at all for that long: for hardware that needs it, never in play."""

    def sleep_us(microseconds: int) -> None:
        """As ``sleep_ms``, in microseconds."""

else:
    ticks_ms = time.ticks_ms
    ticks_us = time.ticks_us
    ticks_add = time.ticks_add
    ticks_diff = time.ticks_diff
    sleep_ms = time.sleep_ms
    sleep_us = time.sleep_us
