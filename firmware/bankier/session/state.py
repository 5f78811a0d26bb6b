"""What a slot holds: where the open round is in the match, and its last answers."""

import struct

from .codec import expand, squeeze

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .opening import Opening

#: Number of the open round, base of its answers, version of its script; number and length of answers of the
#: round that waits while that one is entered again, and whether there is one.
_STATE = "<HHBHHB"
_SIZE = struct.calcsize(_STATE)


def pack(opening: "Opening", waits: "Opening | None", base: int, tail: bytes) -> bytes:
    """The open round and the one that waits, as bytes; tail -- the answers from base on."""
    number, size = (waits.number, len(waits.round.answers)) if waits else (0, 0)
    version = opening.game.VERSION
    head = struct.pack(_STATE, opening.number, base, version, number, size, 1 if waits else 0)
    return head + squeeze(tail)


def unpack(saved: bytes) -> "tuple[int, int, int, tuple[int, int] | None, bytes]":
    """Number, base, version, number and size of the round that waits or None, tail. ValueError."""
    if len(saved) < _SIZE:
        raise ValueError("state too short")
    number, base, version, waits, size, there = struct.unpack(_STATE, saved[:_SIZE])
    return number, base, version, (waits, size) if there else None, bytes(expand(saved[_SIZE:]))
