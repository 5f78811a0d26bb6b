"""How things are kept on the flash, so that no power cut and no damage loses them unseen.

Two ways: a pair of slots for what changes all the time, and a log that only
grows for what has happened. Both know when what they read is not whole, and
write nothing over it: it gets another name first.
"""

import os
import struct
from binascii import crc32

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator

_HEAD = "<IIH"  # sequence, CRC, length
_HEAD_SIZE = struct.calcsize(_HEAD)
_FRAME = "<IHB"  # CRC, length, generation
_FRAME_SIZE = struct.calcsize(_FRAME)
_LONGEST = const(4096)  # bytes of a record or slot; a larger length is damage, not a reason to ask for memory
_BAD = const(-1)  # instead of a sequence: there is something, and it is not whole


class Damaged(ValueError):
    """What the flash has kept there is not whole."""


class Slots:
    """Two files written in turn; the newer whole one counts.

    Up to 480 bytes in all a save is one program of the flash and seldom an erase.

    damaged -- what was saved last may be in what cannot be read; of_use --
    what load() gave is: else the next save sets both files aside.
    """

    def __init__(self, path: str, tag: int = 0) -> None:
        """path -- of the files, without their endings .a and .b; tag -- files with another are not whole."""
        self._paths = (path + ".a", path + ".b")
        self._tag = tag
        self._sequence = 0
        self._next = 0
        self.damaged = False
        self.of_use = True

    def load(self) -> "bytes | None":
        """What was saved last as far as it can be read, or None if there is nothing whole."""
        slots = [_read_slot(path, self._tag) for path in self._paths]
        self._next = 1 if slots[0][0] > slots[1][0] else 0
        older = slots[self._next][0]
        sequence, data = slots[1 - self._next]
        gap = sequence > 0 and sequence != older + 1
        self.damaged = older == _BAD or gap
        self._sequence = max(sequence, 0)
        return data if sequence > 0 else None

    def save(self, data: bytes) -> None:
        """Keep this, at most 4096 bytes, instead. OSError when the flash is full or worn."""
        if self.damaged or not self.of_use:
            self._set_aside()
        sequence = self._sequence + 1
        body = struct.pack("<I", sequence) + data
        with open(self._paths[self._next], "wb") as file:
            file.write(struct.pack(_HEAD, sequence, crc32(body, self._tag), len(data)) + data)
        self._sequence = sequence
        self._next = 1 - self._next

    def remove(self) -> None:
        """Forget what was kept."""
        for path in self._paths:
            if exists(path):
                os.remove(path)

    def _set_aside(self) -> None:
        from .damage import set_aside  # hardly ever needed

        for path in self._paths:
            if not self.of_use or _read_slot(path, self._tag)[0] == _BAD:
                set_aside(path)
        if not self.of_use:
            self._sequence = self._next = 0
        self.damaged = False
        self.of_use = True


class Log:
    """Records one after the other, each with its length, its generation and a CRC.

    torn -- as far as it was read: something stands behind the last whole
    record. It is moved to a file with the ending .lost before more is written.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.torn = False
        self._end = -1  # of the whole records; -1: not looked for yet
        self._generation = 0  # only a log of the first format has others

    def append(self, record: bytes) -> int:
        """Add a record of 1 to 4096 bytes and return its place. OSError when the flash is full."""
        if self._end < 0 and exists(self.path):
            for _ in self.records():
                pass
        self.cut()
        place = max(self._end, 0)
        frame = struct.pack(_FRAME, crc32(record, self._generation), len(record), self._generation)
        with open(self.path, "r+b" if place else "wb") as file:
            file.seek(place)
            file.write(frame + record)
        self._end = place + len(frame) + len(record)
        return place

    def read(self, place: int) -> bytes:
        """The record at a place. Damaged if it is not whole."""
        try:
            with open(self.path, "rb") as file:
                file.seek(place)
                found = _read_record(file)
        except OSError:
            found = None
        if found is None:
            raise Damaged(self.path)
        return found[1]

    def records(self) -> "Iterator[tuple[int, bytes]]":
        """Each whole record and its place, up to the first that is not whole. OSError if there is no file."""
        with open(self.path, "rb") as file:
            place = generation = 0
            found = _read_record(file)
            while found is not None and found[0] >= generation:
                generation, record = found
                yield place, record
                place += _FRAME_SIZE + len(record)
                found = _read_record(file)
            self.torn = file.seek(0, 2) > place
        self._end, self._generation = place, generation

    def cut(self) -> None:
        """Move what is behind the last whole record, if anything, to a new file. OSError: it is there yet."""
        if not self.torn:
            return
        from .damage import cut_off  # hardly ever needed

        cut_off(self.path, self._end)
        self.torn = False


def exists(path: str) -> bool:
    """Whether there is a file (or folder) of that path."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def free(path: str) -> int:
    """Bytes that are free where a folder is. OSError."""
    told = os.statvfs(path)
    return told[1] * told[3]


def _read_slot(path: str, tag: int) -> "tuple[int, bytes]":
    """The sequence and the data; 0 if there is nothing, _BAD if it is not whole."""
    if not exists(path):
        return 0, b""
    try:
        with open(path, "rb") as file:
            head = file.read(_HEAD_SIZE)
            if not head:
                return 0, b""  # made, and the power went before anything was written
            if len(head) < _HEAD_SIZE:
                return _BAD, b""
            sequence, crc, length = struct.unpack(_HEAD, head)
            data = file.read(min(length, _LONGEST))
    except OSError:
        return _BAD, b""
    if len(data) != length or crc32(head[:4] + data, tag) != crc:
        return _BAD, b""
    return sequence, data


def _read_record(file: "Any") -> "tuple[int, bytes] | None":
    """The generation and the bytes of the next record; None if it is not whole."""
    head = file.read(_FRAME_SIZE)
    if len(head) < _FRAME_SIZE:
        return None
    crc, length, generation = struct.unpack(_FRAME, head)
    if not 0 < length <= _LONGEST:
        return None
    record: bytes = file.read(length)
    if len(record) != length or crc32(record, generation) != crc:
        return None
    return generation, record
