"""The finished rounds of a match: kept on the flash, found again by their number."""

import struct

from ..rules.shuffle import mask
from .codec import expand, squeeze

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.questions import Carry
    from .store import Log

ROUND = 82  #: first byte of a record: a finished round
SEGMENT = 83  #: a first part of the answers of a round

VOID = 1  #: flags of a round: it was given up
CORRECTED = 2  #: it takes the place of the record before it; later rounds stand

_HEAD = "<BHBHH"  # ROUND, number, flags, base, answers' length
_SEGMENT = "<BHH"  # SEGMENT, number, base


class Record:
    """One finished round, as it is kept.

    number -- from 0, given-up rounds counted; carry, result -- what it
    started from and what the next starts from; order, out -- the chairs, and
    who sat out, at its start; next_order, next_out -- at its end; net -- won
    or lost, one amount a chair, then kitty and pot; base -- how many bytes
    of its answers are in segments; tail -- the rest of the answers.
    """

    def __init__(
        self,
        number: int,
        flags: int,
        carry: "Carry",
        result: "Carry",
        seating: "tuple[tuple[int, ...], ...]",
        net: "tuple[int, ...]",
        base: int,
        tail: bytes,
    ) -> None:
        self.number = number
        self.flags = flags
        self.carry = carry
        self.result = result
        self.order, self.out, self.next_order, self.next_out = seating
        self.net = net
        self.base = base
        self.tail = tail

    def pack(self) -> bytes:
        """The record as bytes."""
        tail = squeeze(self.tail)
        out = bytearray(struct.pack(_HEAD, ROUND, self.number, self.flags, self.base, len(tail)))
        out.extend(tail)
        for chairs in (self.order, self.out, self.next_order, self.next_out):
            out.append(len(chairs))
            out.extend(bytes(chairs))
        out.append(len(self.net))
        for amount in self.net:
            out.extend(struct.pack("<i", amount))
        _add_carry(out, self.carry)
        _add_carry(out, self.result)
        return bytes(out)


def unpack(data: bytes) -> Record:
    """The record that pack() made. ValueError or IndexError if it is none."""
    _, number, flags, base, length = struct.unpack(_HEAD, data[:8])
    at = 8 + length
    tail = expand(data[8:at])
    seating = []
    for _ in range(4):
        end = at + 1 + data[at]
        seating.append(tuple(data[at + 1 : end]))
        at = end
    count = data[at]
    net = struct.unpack("<%di" % count, data[at + 1 : at + 1 + 4 * count])
    carry, at = _carry(data, at + 1 + 4 * count)
    result, at = _carry(data, at)
    return Record(number, flags, carry, result, tuple(seating), net, base, bytes(tail))


def segment(number: int, base: int, answers: "bytes | bytearray") -> bytes:
    """A record of answers of a round, from the place base on."""
    return struct.pack(_SEGMENT, SEGMENT, number, base) + squeeze(answers)


def segments(log: "Log", number: int, until: int = -1) -> bytearray:
    """The answers of a round that are in segments, up to a place in the log."""
    answers = bytearray()
    for place, data in log.records():
        if place == until:
            break
        if data[0] == SEGMENT:
            _, owner, start = struct.unpack(_SEGMENT, data[: struct.calcsize(_SEGMENT)])
            if owner == number:
                answers[start:] = expand(data[struct.calcsize(_SEGMENT) :])
    return answers


def joined(log: "Log", number: int, base: int, tail: bytes, until: int = -1) -> bytearray:
    """All answers of a round: base bytes of its segments, then the tail. ValueError if some are missing."""
    answers = segments(log, number, until) if base else bytearray()
    if len(answers) < base:
        raise ValueError("answers are missing")
    answers[base:] = tail
    return answers


class History:
    """Where each round's record is, and what all of them come to.

    A finished round counts at once; it is written when flush() is called, so
    that the screen need not wait for the flash.
    """

    def __init__(self, log: "Log") -> None:
        self.log = log
        self._places: "list[int]" = []
        self._waiting: "list[Record]" = []
        self._totals: "list[int]" = [0, 0]  # one a chair, then kitty and pot

    def __len__(self) -> int:
        """How many rounds are finished, given-up ones counted."""
        return len(self._places) + len(self._waiting)

    def totals(self, chairs: int) -> "tuple[int, ...]":
        """All purses after the last finished round: one a chair, then kitty and pot."""
        _widen(self._totals, chairs + 2)
        return tuple(self._totals)

    def add(self, record: Record) -> None:
        """Take in a round that is finished, or corrected."""
        if record.flags & CORRECTED:
            self.flush()
            self.note(self.log.append(record.pack()), record)
        else:
            self.cut(record.number)
            self._waiting.append(record)
            self._count(record, 1)

    def flush(self) -> None:
        """Write what waits. OSError when the flash is full; then it waits on."""
        while self._waiting:
            self._places.append(self.log.append(self._waiting[0].pack()))
            self._waiting.pop(0)

    def note(self, place: int, record: Record) -> None:
        """Take in a record that stands in the log at that place."""
        if record.flags & CORRECTED and record.number < len(self._places):
            self._count(self.read(record.number), -1)
            self._places[record.number] = place
        else:
            self.cut(record.number)
            self._places.append(place)
        self._count(record, 1)

    def cut(self, number: int) -> None:
        """Forget the rounds from that number on: they are being played again."""
        while len(self) > number:
            self._count(self.read(len(self) - 1), -1)
            (self._waiting or self._places).pop()

    def read(self, number: int) -> Record:
        """The record of a round. ValueError if it is damaged."""
        if number >= len(self._places):
            return self._waiting[number - len(self._places)]
        return unpack(self.log.read(self._places[number]))

    def answers(self, record: Record) -> bytearray:
        """All answers of a finished round."""
        until = self._places[record.number] if record.number < len(self._places) else -1
        return joined(self.log, record.number, record.base, record.tail, until)

    def _count(self, record: Record, sign: int) -> None:
        net = list(record.net)
        size = max(len(net), len(self._totals))
        _widen(net, size)
        _widen(self._totals, size)
        for place in range(size):
            self._totals[place] += sign * net[place]


def _widen(purses: "list[int]", size: int) -> None:
    """Make room for new chairs, before the kitty and the pot."""
    while len(purses) < size:
        purses.insert(len(purses) - 2, 0)


def _add_carry(out: bytearray, carry: "Carry") -> None:
    if carry is None:
        out.append(255)
        return
    out.append(len(carry))
    for part in carry:
        if isinstance(part, int):
            out.append(0)
            out.extend(struct.pack("<i", part))
        else:
            out.append(1 + len(part))
            out.extend(_masked(part))


def _carry(data: bytes, at: int) -> "tuple[Carry, int]":
    count = data[at]
    at += 1
    if count == 255:
        return None, at
    parts: "list[int | bytes]" = []
    for _ in range(count):
        size = data[at] - 1
        at += 1
        if size < 0:
            parts.append(struct.unpack("<i", data[at : at + 4])[0])
            at += 4
        else:
            parts.append(_masked(data[at : at + size]))
            at += size
    return tuple(parts), at


def _masked(part: bytes) -> bytes:
    pad = mask(bytes(32))
    return bytes(byte ^ pad[place % 32] for place, byte in enumerate(part))
