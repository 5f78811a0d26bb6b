"""The answers of a long round: its first parts are in the log, only the last are written at each save."""

import struct

from micropython import const

from .codec import entries, expand, squeeze
from .store import Damaged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .store import Log

SEGMENT = 83  #: first byte of a record: a part of the answers of a round

_SEGMENT = "<BHH"  # SEGMENT, number of the round, base
_SEGMENT_SIZE = struct.calcsize(_SEGMENT)
TAIL = 384  #: bytes of answers that are written again at each save
_PIECE = const(320)  # bytes of answers in a segment: less, so that undo over its end does not write it again


def store(log: "Log", number: int, bases: "list[int]", tail: bytes, most: int = TAIL) -> bytes:
    """Write the first answers of the tail as segments until at most so many bytes are left; these.

    bases -- where the segments written before end, from 0: the tail begins
    there; the new ones are added. OSError when the flash is full.
    """
    while len(tail) > most:
        size = _piece(tail)
        log.append(struct.pack(_SEGMENT, SEGMENT, number, bases[-1]) + squeeze(tail[:size]))
        bases.append(bases[-1] + size)
        tail = tail[size:]
    return tail


def joined(log: "Log", number: int, base: int, tail: bytes, until: int = -1) -> "tuple[bytearray, list[int]]":
    """All answers of a round: base bytes of its segments, then the tail; and where its segments end.

    until -- the place in the log where to stop looking. Damaged if some are
    missing.
    """
    answers = bytearray()
    bases = [0]
    records: "Any" = log.records() if base else ()
    for place, data in records:
        if place == until:
            records.close()  # and with it the file
            break
        if data[0] == SEGMENT:
            _, owner, start = struct.unpack(_SEGMENT, data[:_SEGMENT_SIZE])
            if owner == number:
                _cut(bases, start)
                answers[start:] = expand(data[_SEGMENT_SIZE:])
                bases.append(len(answers))
    _cut(bases, base)
    answers[base:] = tail
    return answers, bases


def _piece(tail: bytes) -> int:
    """How many bytes of the tail, whole entries, go into one segment."""
    size = 0
    for _, _, place in entries(tail):
        if place > _PIECE and size:
            break
        size = place
    return size


def _cut(bases: "list[int]", base: int) -> None:
    """Forget the segments from a place on; Damaged if none ends there."""
    while bases[-1] > base:
        bases.pop()
    if bases[-1] != base:
        raise Damaged("answers")
