"""Answers as packed bytes: most take one byte, and a run of OKs takes one.

First byte   then                         is
0 .. 159                                  that number
160 .. 175                                the extra answer -1 .. -16
176          a varint                     a larger number
177          a length, a varint each      a tally
178          32 bytes, masked             a seed
179          a length, a varint each      an aside: its code, then its values; 2 more each, for the pot is -1
180          a byte, masked               a number below 256 that one seat alone knows the meaning of
192          (only in memory)             the OK of a say
192 .. 255   (only on flash)              a run of 1 to 64 OKs
"""

from micropython import const

from ..rules.mask import mask

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterator, Union

    Entry = tuple[int, Union[int, tuple[int, ...], bytes], int]

ANSWER = 0  #: kinds of entry
ASIDE = 1
SAID = 2

_LARGER = const(176)
_TALLY = const(177)
_SEED = const(178)
_ASIDE = const(179)
_OWN = const(180)
_SAID = const(192)
_EXTRA = const(160)

_LOWEST = const(2)  # a value of an aside is not below -2


def add_answer(buffer: bytearray, answer: "int | tuple[int, ...] | bytes", own: bool = False) -> None:
    """Append an answer to any question but a say; own -- it is for nobody else's eyes."""
    if own and 0 <= answer < 256:  # type: ignore[operator]  # a peek is answered with a number
        buffer.append(_OWN)
        buffer.extend(mask(bytes((answer,))))  # type: ignore[arg-type]  # a number
    elif isinstance(answer, bytes):
        buffer.append(_SEED)
        buffer.extend(mask(answer))
    elif isinstance(answer, tuple):
        buffer.append(_TALLY)
        _add_numbers(buffer, answer)
    elif answer < 0:
        buffer.append(_EXTRA - 1 - answer)
    elif answer < _EXTRA:
        buffer.append(answer)
    else:
        buffer.append(_LARGER)
        _add_varint(buffer, answer)


def add_said(buffer: bytearray) -> None:
    """Append the OK of a say."""
    buffer.append(_SAID)


def add_aside(buffer: bytearray, code: int, values: "tuple[int, ...]") -> None:
    """Append an aside: its code and its values, all -2 (the kitty) or more."""
    buffer.append(_ASIDE)
    _add_numbers(buffer, tuple(value + _LOWEST for value in (code,) + values))


def entries(buffer: "bytes | bytearray", at: int = 0) -> "Iterator[Entry]":
    """Each entry from a place on: its kind, its value and the place after it.

    ValueError if the bytes are no entries.
    """
    while at < len(buffer):
        entry = _entry(buffer, at)
        at = entry[2]
        yield entry


def last(buffer: "bytes | bytearray", at: int) -> int:
    """The place of the last entry, looking from the place of some entry on; -1 if there is none."""
    found = -1
    while at < len(buffer):
        found = at
        at = _entry(buffer, at)[2]
    return found


def asides(buffer: "bytes | bytearray") -> "list[tuple[int, ...]]":
    """All asides, each its code and then its values."""
    return [value for kind, value, _ in entries(buffer) if kind == ASIDE]  # type: ignore[misc]  # they are tuples


def squeeze(buffer: "bytes | bytearray") -> bytes:
    """For the flash: every run of OKs as one byte."""
    out = bytearray()
    run = 0
    at = 0
    while at < len(buffer):
        end = _entry(buffer, at)[2]
        if buffer[at] == _SAID:
            run += 1
        if run and (run == 64 or buffer[at] != _SAID):
            out.append(_SAID - 1 + run)
            run = 0
        if buffer[at] != _SAID:
            out.extend(buffer[at:end])
        at = end
    if run:
        out.append(_SAID - 1 + run)
    return bytes(out)


def expand(packed: bytes) -> bytearray:
    """The buffer that squeeze() was given. ValueError if the bytes are no entries."""
    out = bytearray()
    at = 0
    while at < len(packed):
        if packed[at] >= _SAID:
            for _ in range(packed[at] - _SAID + 1):
                out.append(_SAID)
            at += 1
        else:
            end = _entry(packed, at)[2]
            out.extend(packed[at:end])
            at = end
    return out


def _entry(buffer: "bytes | bytearray", at: int) -> "Entry":
    head = buffer[at]
    at += 1
    if head < _EXTRA:
        return ANSWER, head, at
    if head < _LARGER:
        return ANSWER, _EXTRA - 1 - head, at
    if head == _LARGER:
        number, at = _varint(buffer, at)
        return ANSWER, number, at
    if head == _TALLY:
        numbers, at = _numbers(buffer, at)
        return ANSWER, numbers, at
    if head == _ASIDE:
        numbers, at = _numbers(buffer, at)
        if not numbers:
            raise ValueError("no entry")
        return ASIDE, tuple(number - _LOWEST for number in numbers), at
    if head == _SEED and at + 32 <= len(buffer):
        return ANSWER, mask(bytes(buffer[at : at + 32])), at + 32
    if head == _OWN and at < len(buffer):
        return ANSWER, mask(buffer[at : at + 1])[0], at + 1
    if head == _SAID:
        return SAID, 0, at
    raise ValueError("no entry")


def _add_numbers(buffer: bytearray, numbers: "tuple[int, ...]") -> None:
    buffer.append(len(numbers))
    for number in numbers:
        _add_varint(buffer, number)


def _add_varint(buffer: bytearray, number: int) -> None:
    while number > 127:
        buffer.append(number & 127 | 128)
        number >>= 7
    buffer.append(number)


def _numbers(buffer: "bytes | bytearray", at: int) -> "tuple[tuple[int, ...], int]":
    if at >= len(buffer):
        raise ValueError("no entry")
    numbers = []
    count = buffer[at]
    at += 1
    for _ in range(count):
        number, at = _varint(buffer, at)
        numbers.append(number)
    return tuple(numbers), at


def _varint(buffer: "bytes | bytearray", at: int) -> "tuple[int, int]":
    number = shift = 0
    while at < len(buffer) and shift < 35:
        byte = buffer[at]
        at += 1
        number |= (byte & 127) << shift
        if byte < 128:
            return number, at
        shift += 7
    raise ValueError("no entry")
