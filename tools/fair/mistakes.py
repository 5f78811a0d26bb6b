"""Dealers that make the well-known mistakes: the battery is worth something only if it catches them.

Each takes its chance numbers from the same stream as the device.
"""

import hashlib
from collections.abc import Callable, Iterator

from bankier.rules.shuffle import Stream, arrange


def swap_with_any(seed: bytes, size: int) -> bytearray:
    """Every place is swapped with any place: n^n equally likely ways do not divide over n! orders."""
    order, stream = bytearray(range(size)), Stream(seed)
    for place in range(size):
        other = stream.below(size)
        order[place], order[other] = order[other], order[place]
    return order


def sattolo(seed: bytes, size: int) -> bytearray:
    """Off by one: a place is never swapped with itself, so no card stays where it was."""
    order, stream = bytearray(range(size)), Stream(seed)
    for last in range(size - 1, 0, -1):
        other = stream.below(last)
        order[last], order[other] = order[other], order[last]
    return order


def byte_modulo(seed: bytes, size: int) -> bytearray:
    """The remainder of a byte: the low places come more often than the high ones."""
    order, stream = bytearray(range(size)), _bytes(seed)
    for last in range(size - 1, 0, -1):
        other = next(stream) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _bytes(seed: bytes) -> Iterator[int]:
    block = seed
    while True:
        block = hashlib.sha256(block).digest()
        yield from block


class NotReset:
    """Shuffles on in the order that the deck before it left.

    With new seeds every deck is as random as ever, and no statistics can tell; but it follows from its
    seed no longer, so nobody can check it.
    """

    def __init__(self) -> None:
        self._order = bytearray()

    def __call__(self, seed: bytes, size: int) -> bytearray:
        """The next deck."""
        if len(self._order) != size:
            self._order = bytearray(range(size))
        arrange(self._order, Stream(seed))
        return self._order


class SeedReused:
    """Takes a new seed for every second deck only."""

    def __init__(self) -> None:
        self._old: bytes | None = None

    def __call__(self, seed: bytes, size: int) -> bytearray:
        """The next deck."""
        used = seed if self._old is None else self._old
        self._old = seed if self._old is None else None
        order = bytearray(range(size))
        arrange(order, Stream(used))
        return order


Dealer = Callable[[bytes, int], bytearray]

#: What makes a new dealer of each kind; those that remember begin anew each time.
MISTAKES: dict[str, Callable[[], Dealer]] = {
    "swap with any": lambda: swap_with_any,
    "Sattolo": lambda: sattolo,
    "byte modulo": lambda: byte_modulo,
    "not reset": NotReset,
    "seed reused": SeedReused,
}
