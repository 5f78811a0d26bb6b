"""A seed for shuffling, from the board's own noise and the times at which keys were pressed.

Before it is used the noise is looked at: a source that stands still, repeats itself or favours one
value is refused. The tests are the repetition count and the adaptive proportion of NIST SP 800-90B,
for a source of at least 4 bits in each byte, and a search for a repeated piece. They find a broken
source; no test can show that a source is good.
"""

import hashlib
import os

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLE = const(1024)  #: bytes of noise in a seed: 1/4 bit of chance in each is enough for 256 bits

# Each is exceeded by a good source once in more than a million times.
_RUN = const(6)  # 1 + 20 / 4 equal bytes in a row
_WINDOW = const(512)
_COMMON = const(62)  # times that the first byte of a window comes in it; 32 are expected
_PIECE = const(8)  # bytes that never come twice

_TAG = b"bankier seed 1"


class SickSource(OSError):
    """The board's noise is no chance. The text is how: "short", "stuck", "repeats" or "biased"."""


def seed(times: bytes = b"", read: "Callable[[int], bytes]" = os.urandom) -> bytes:
    """32 bytes that nobody can guess.

    times: when keys were pressed, mixed in besides. read: the source of noise.
    Raises SickSource if the source fails a test.
    """
    sample = read(SAMPLE)
    check(sample)
    digest = hashlib.sha256(_TAG)
    digest.update(sample)
    digest.update(times)
    return bytes(digest.digest())


def check(sample: bytes) -> None:
    """Raise SickSource unless the sample looks like chance."""
    if len(sample) < SAMPLE:
        raise SickSource("short")
    for value in range(256):
        if sample.find(bytes((value,)) * _RUN) >= 0:
            raise SickSource("stuck")
    if sample.find(sample[:_PIECE], 1) >= 0:
        raise SickSource("repeats")
    for start in range(0, len(sample) - _WINDOW + 1, _WINDOW):
        window = sample[start : start + _WINDOW]
        if window.count(window[:1]) >= _COMMON:
            raise SickSource("biased")
