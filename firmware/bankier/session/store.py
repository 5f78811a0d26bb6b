"""How things are kept on the flash, so that no power cut loses them.

Two ways: a pair of slots for what changes all the time, and a log that only
grows for what has happened. Both know when what they read is not whole.
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
_PIECE = const(256)


class Slots:
    """Two files written in turn; the newer whole one counts.

    Up to 480 bytes in all a save is one program of the flash and seldom an erase.
    """

    def __init__(self, path: str) -> None:
        """path -- of the files, without their endings .a and .b."""
        self._paths = (path + ".a", path + ".b")
        self._sequence = 0
        self._next = 0

    def load(self) -> "bytes | None":
        """What was saved last, or None if there is nothing whole."""
        best = None
        self._sequence = self._next = 0
        for place, path in enumerate(self._paths):
            found = _read_slot(path)
            if found and (best is None or found[0] > self._sequence):
                self._sequence, best = found
                self._next = 1 - place
        return best

    def save(self, data: bytes) -> None:
        """Keep this, at most 4096 bytes, instead. OSError when the flash is full or worn."""
        sequence = self._sequence + 1
        body = struct.pack("<I", sequence) + data
        with open(self._paths[self._next], "wb") as file:
            file.write(struct.pack(_HEAD, sequence, crc32(body), len(data)) + data)
        self._sequence = sequence
        self._next = 1 - self._next

    def exists(self) -> bool:
        """Whether there is a file at all, whole or not."""
        return any(exists(path) for path in self._paths)

    def remove(self) -> None:
        """Forget what was kept."""
        for path in self._paths:
            if exists(path):
                os.remove(path)


class Log:
    """Records one after the other, each with its length, its generation and a CRC.

    A cut in the middle of writing leaves a torn end, and a worn flash may
    damage more; what is written next takes that place. The generation grows
    then, so that whole records that stood behind the damage do not come to
    life again when the gap is filled.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self._end = -1  # of the whole records; -1: not looked for yet
        self._generation = 0

    def append(self, record: bytes) -> int:
        """Add a record of 1 to 4096 bytes and return its place. OSError when the flash is full."""
        if self._end < 0:
            self._find_end()
        place = self._end
        frame = struct.pack(_FRAME, _check(self._generation, record), len(record), self._generation)
        with open(self.path, "r+b" if place else "wb") as file:
            file.seek(place)
            file.write(frame + record)
        self._end = place + len(frame) + len(record)
        return place

    def read(self, place: int) -> bytes:
        """The record at a place. ValueError if it is not whole."""
        with open(self.path, "rb") as file:
            file.seek(place)
            found = _read_record(file)
        if found is None:
            raise ValueError("no record")
        return found[1]

    def records(self) -> "Iterator[tuple[int, bytes]]":
        """Each whole record and its place, up to the first that is not whole. OSError if there is no file."""
        with open(self.path, "rb") as file:
            place = generation = 0
            while True:
                found = _read_record(file)
                if found is None or found[0] < generation:
                    return
                generation, record = found
                yield place, record
                place += _FRAME_SIZE + len(record)

    def set_aside(self, path: str) -> bool:
        """Copy what is behind the last whole record to another file; False if there is nothing. OSError."""
        self._find_end()
        with open(self.path, "rb") as file:
            file.seek(self._end)
            piece = file.read(_PIECE)
            if not piece:
                return False
            with open(path, "wb") as other:
                while piece:
                    other.write(piece)
                    piece = file.read(_PIECE)
        return True

    def _find_end(self) -> None:
        self._end = self._generation = 0
        if not exists(self.path):
            return
        with open(self.path, "rb") as file:
            found = _read_record(file)
            while found is not None and found[0] >= self._generation:
                self._generation = found[0]
                self._end += _FRAME_SIZE + len(found[1])
                found = _read_record(file)
            if file.seek(0, 2) > self._end:
                self._generation = min(self._generation + 1, 255)


def exists(path: str) -> bool:
    """Whether there is a file (or folder) of that path."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def _read_slot(path: str) -> "tuple[int, bytes] | None":
    try:
        with open(path, "rb") as file:
            head = file.read(_HEAD_SIZE)
            if len(head) < _HEAD_SIZE:
                return None
            sequence, crc, length = struct.unpack(_HEAD, head)
            data = file.read(min(length, _LONGEST))
    except OSError:
        return None
    if len(data) != length or crc32(struct.pack("<I", sequence) + data) != crc:
        return None
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
    if len(record) != length or _check(generation, record) != crc:
        return None
    return generation, record


def _check(generation: int, record: bytes) -> int:
    checked: int = crc32(record, generation)
    return checked
