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
    from typing import Iterator

_HEAD = "<IIH"  # sequence, CRC, length
_HEAD_SIZE = struct.calcsize(_HEAD)
_FRAME = "<IH"  # CRC, length
_FRAME_SIZE = struct.calcsize(_FRAME)
_LONGEST = const(4096)  # bytes of a record; a larger length is damage, not a reason to ask for memory


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
        """Keep this instead. OSError when the flash is full or worn."""
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
    """Records one after the other, each with its length and CRC."""

    def __init__(self, path: str) -> None:
        self.path = path

    def append(self, record: bytes) -> int:
        """Add a record and return its place. OSError when the flash is full."""
        with open(self.path, "ab") as file:
            place = file.seek(0, 2)
            file.write(struct.pack(_FRAME, crc32(record), len(record)) + record)
        return place

    def read(self, place: int) -> bytes:
        """The record at a place. ValueError if it is not whole."""
        with open(self.path, "rb") as file:
            file.seek(place)
            record = _read_record(file)
        if record is None:
            raise ValueError("no record")
        return record

    def records(self) -> "Iterator[tuple[int, bytes]]":
        """Each whole record and its place, up to the first that is not whole."""
        with open(self.path, "rb") as file:
            place = 0
            while True:
                record = _read_record(file)
                if record is None:
                    return
                yield place, record
                place += _FRAME_SIZE + len(record)

    def whole_size(self) -> int:
        """How many bytes from the start are whole records."""
        size = 0
        for place, record in self.records():
            size = place + _FRAME_SIZE + len(record)
        return size


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
            raw = file.read(1024)
    except OSError:
        return None
    if len(raw) < _HEAD_SIZE:
        return None
    sequence, crc, length = struct.unpack(_HEAD, raw[:_HEAD_SIZE])
    data = raw[_HEAD_SIZE : _HEAD_SIZE + length]
    if len(data) != length or crc32(struct.pack("<I", sequence) + data) != crc:
        return None
    return sequence, data


def _read_record(file: "object") -> "bytes | None":
    head = file.read(_FRAME_SIZE)  # type: ignore[attr-defined]  # an open file, on either interpreter
    if len(head) < _FRAME_SIZE:
        return None
    crc, length = struct.unpack(_FRAME, head)
    if length > _LONGEST:
        return None
    record: bytes = file.read(length)  # type: ignore[attr-defined]
    return record if len(record) == length and crc32(record) == crc else None
