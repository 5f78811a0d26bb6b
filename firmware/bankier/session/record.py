"""What the log keeps of a finished round, as bytes."""

import struct

from ..rules.mask import mask
from .asides import JOIN
from .codec import asides, expand, squeeze
from .opening import seated

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.questions import Carry
    from .opening import Opening

ROUND = 82  #: first byte of the record of a finished round

VOID = 1  #: flags of a round: it was given up
CORRECTED = 2  #: it takes the place of the record before it; later rounds stand
UNFIT = 4  #: its answers were given to another script and are not given to any again
PARTED = 8  #: corrected, it hands on something else than the next round, which stands, has started from

_HEAD = "<BHBBHH"  # ROUND, number, flags, version, base, answers' length
_HEAD_SIZE = struct.calcsize(_HEAD)


class Record:
    """One finished round, as it is kept.

    number -- from 0, given-up rounds counted; version -- of the script that
    asked; carry, result -- what it started from and what the next starts
    from; order, out -- the chairs, and who sat out, at its start; next_order,
    next_out -- at its end; net -- won or lost, one amount a chair, then kitty
    and pot; base -- how many bytes of its answers are in segments; tail --
    the rest of the answers.
    """

    def __init__(
        self,
        number: int,
        flags: int,
        version: int,
        carry: "Carry",
        result: "Carry",
        seating: "tuple[tuple[int, ...], ...]",
        net: "tuple[int, ...]",
        base: int,
        tail: bytes,
    ) -> None:
        self.number = number
        self.flags = flags
        self.version = version
        self.carry = carry
        self.result = result
        self.order, self.out, self.next_order, self.next_out = seating
        self.net = net
        self.base = base
        self.tail = tail

    def handed_on(self) -> "tuple[Any, ...]":
        """What the next round starts from."""
        return self.result, self.next_order, self.next_out

    def hand_on(self, other: "Record") -> None:
        """Hand on what another one did, for the next round stands."""
        self.result, self.next_order, self.next_out = other.handed_on()
        self.flags |= PARTED

    def pack(self) -> bytes:
        """The record as bytes."""
        tail = squeeze(self.tail)
        head = struct.pack(_HEAD, ROUND, self.number, self.flags, self.version, self.base, len(tail))
        out = bytearray(head)
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


def record_of(opening: "Opening", flags: int, answers: "bytes | bytearray | None" = None) -> Record:
    """A round as it is kept once it is over. Of a given-up round only lent money stays.

    answers -- those that the script could not be given; the round is given up.
    """
    base = opening.stored()[-1] if answers is None else 0
    kept = opening.round.answers if answers is None else answers
    changes = asides(kept)
    seating = (opening.order, opening.out) + seated(opening.order, opening.out, changes)
    game, carry = opening.game, opening.carry
    if flags & VOID:
        from .aside_rules import lent  # seldom needed

        joined = [aside[1] + 3 for aside in changes if aside[0] == JOIN]  # purses, theirs included
        net = lent(changes, max([len(opening.purses)] + joined))
        voided = getattr(game, "voided", None)
        result = voided(carry) if voided else carry
    else:
        net, result = opening.round.net(), opening.round.result
    tail = bytes(kept[base:])
    return Record(opening.number, flags, game.VERSION, carry, result, seating, net, base, tail)


def unpack(data: bytes) -> Record:
    """The record that pack() made. ValueError if it is none."""
    head, at = _take(data, 0, _HEAD_SIZE)
    kind, number, flags, version, base, length = struct.unpack(_HEAD, head)
    if kind != ROUND:
        raise ValueError("no round")
    tail, at = _take(data, at, length)
    seating = []
    for _ in range(4):
        chairs, at = _counted(data, at, 1)
        seating.append(tuple(chairs))
    net, at = _counted(data, at, 4)
    carry, at = _carry(data, at)
    result, at = _carry(data, at)
    amounts = struct.unpack("<%di" % (len(net) // 4), net)
    return Record(number, flags, version, carry, result, tuple(seating), amounts, base, bytes(expand(tail)))


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
            out.extend(mask(part))


def _carry(data: bytes, at: int) -> "tuple[Carry, int]":
    count, at = _byte(data, at)
    if count == 255:
        return None, at
    parts: "list[int | bytes]" = []
    for _ in range(count):
        size, at = _byte(data, at)
        part, at = _take(data, at, size - 1 if size else 4)
        parts.append(mask(part) if size else struct.unpack("<i", part)[0])
    return tuple(parts), at


def _counted(data: bytes, at: int, size: int) -> "tuple[bytes, int]":
    """The bytes after a count of things of that size."""
    count, at = _byte(data, at)
    return _take(data, at, count * size)


def _byte(data: bytes, at: int) -> "tuple[int, int]":
    one, at = _take(data, at, 1)
    return one[0], at


def _take(data: bytes, at: int, size: int) -> "tuple[bytes, int]":
    part = data[at : at + size]
    if len(part) < size:
        raise ValueError("record too short")
    return part, at + size
