"""What is in the files of a saved match, byte by byte, read as docs/saved-format.md says and in no other way.

    python -m tools.saved_reader FOLDER/0001.m FOLDER/0001.a

It shares no code with the firmware, so that the page can be held against both. Exits 1 at bytes that are not
as the page says.
"""

import hashlib
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from tools.options import Options, unread

LONGEST = 4096
ASIDES = {0: "transfer", 1: "out", 2: "in", 3: "join", 4: "leave", 5: "void", 6: "move"}
GAME = 16


class Damaged(ValueError):
    """The bytes are not as the page says."""


class Bytes:
    """Bytes that are taken from the front, a field at a time."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        """The next bytes, so many. Damaged if there are fewer."""
        part = self.data[self.at : self.at + size]
        if len(part) < size:
            raise Damaged(f"{size} bytes expected at {self.at}")
        self.at += size
        return part

    def number(self, size: int) -> int:
        """The next number of so many bytes, the lowest first."""
        return int.from_bytes(self.take(size), "little")

    def varint(self) -> int:
        """The next number of seven bits a byte, the lowest first; the last byte is below 128."""
        value = shift = 0
        while True:
            byte = self.number(1)
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def __bool__(self) -> bool:
        return self.at < len(self.data)


def unmask(data: bytes) -> bytes:
    """The bytes that were masked."""
    blocks = range((len(data) + 31) // 32)
    pad = b"".join(hashlib.sha256(b"bankier/mask/1" + block.to_bytes(4, "big")).digest() for block in blocks)
    return bytes(byte ^ other for byte, other in zip(data, pad))


def answers(data: bytes) -> Iterator[tuple[bytes, str]]:
    """Each entry of packed answers: its bytes, and what it is."""
    found = Bytes(data)
    while found:
        start = found.at
        what = _answer(found)
        yield data[start : found.at], what


def _answer(found: Bytes) -> str:
    head = found.number(1)
    if head < 160:
        return f"answer {head}"
    if head < 176:
        return f"extra answer {159 - head}"
    if head == 176:
        return f"answer {found.varint()}"
    if head == 177:
        return f"tally {[found.varint() for _ in range(found.number(1))]}"
    if head == 178:
        return f"seed {unmask(found.take(32)).hex()}"
    if head == 180:
        return f"own answer {unmask(found.take(1))[0]}"
    if head == 179:
        code, *values = [found.varint() - 2 for _ in range(found.number(1))]
        return f"aside {ASIDES.get(code, f'of the game, {code - GAME}')} {values}"
    if head >= 192:
        return f"OK, {head - 191} times" if head > 192 else "OK"
    raise Damaged(f"no entry begins with {head}")


def tag_of(log: bytes) -> int:
    """What the CRC of a match's slots begins with, from its log: the CRC of its first record."""
    frame = Bytes(log)
    _, length, _ = struct.unpack("<IHB", frame.take(7))
    header = frame.take(length)
    told = json.loads(header[1:])
    if not isinstance(told, dict) or not isinstance(told.get("format"), int):
        raise Damaged("the log does not begin with a header")
    return crc32(header) if told["format"] > 1 else 0


def slot(data: bytes, tag: int = 0) -> Iterator[tuple[bytes, str]]:
    """The fields of one of the two slots of a match with that tag."""
    head, state = _parts(data, tag)
    yield head[:4], f"sequence {Bytes(head).number(4)}"
    yield head[4:8], "CRC of the sequence and of all after the length, begun with that of the header"
    yield head[8:], f"length {len(state)}"
    yield from _fields(
        Bytes(state),
        (2, "number of the open round"),
        (2, "base: bytes of its answers that are in the log"),
        (1, "version of the script"),
        (2, "number of a round put aside"),
        (2, "bytes of its answers"),
        (1, "whether there is one"),
    )
    yield from answers(state[10:])


def _parts(data: bytes, tag: int = 0) -> tuple[bytes, bytes]:
    """The head of a slot, and what it holds. Damaged."""
    found = Bytes(data)
    head = found.take(10)
    _, crc, length = struct.unpack("<IIH", head)
    held = found.take(length)
    if crc32(head[:4] + held, tag) != crc:
        raise Damaged("the CRC of the slot is another")
    return head, held


def log(data: bytes) -> Iterator[tuple[bytes, str]]:
    """The fields of every record of the log."""
    found = Bytes(data)
    newest = 0
    while found:
        frame = found.take(7)
        crc, length, generation = struct.unpack("<IHB", frame)
        if not 0 < length <= LONGEST or generation < newest:
            raise Damaged(f"no record at {found.at - 7}")
        newest = generation
        record = found.take(length)
        if crc32(record, generation) != crc:
            raise Damaged(f"the CRC of the record at {found.at - 7 - length} is another")
        yield frame[:4], "CRC of the record, begun with the generation"
        yield frame[4:6], f"length {length}"
        yield frame[6:], f"generation {generation}"
        if record[0] not in _RECORDS:
            raise Damaged(f"no record begins with {record[0]}, as the one at {found.at - length} does")
        yield from _RECORDS[record[0]](record)


def _fields(found: Bytes, *fields: tuple[int, str]) -> Iterator[tuple[bytes, str]]:
    for size, name in fields:
        part = found.take(size)
        yield part, f"{name}: {int.from_bytes(part, 'little')}"


def _text(name: str, record: bytes) -> Iterator[tuple[bytes, str]]:
    yield record[:1], name
    yield record[1:], record[1:].decode()


def _header(record: bytes) -> Iterator[tuple[bytes, str]]:
    json.loads(record[1:])
    yield from _text("H: the header, JSON", record)


def _person(record: bytes) -> Iterator[tuple[bytes, str]]:
    yield from _text("P: somebody joined", record)


def _end(record: bytes) -> Iterator[tuple[bytes, str]]:
    json.loads(record[1:])
    yield from _text("E: the match is settled, JSON", record)


def _segment(record: bytes) -> Iterator[tuple[bytes, str]]:
    yield record[:1], "S: a segment of answers"
    yield from _fields(Bytes(record[1:5]), (2, "number of the round"), (2, "base"))
    yield from answers(record[5:])


def _round(record: bytes) -> Iterator[tuple[bytes, str]]:
    found = Bytes(record)
    yield found.take(1), "R: a finished round"
    yield from _fields(found, (2, "number"), (1, "flags"), (1, "version of the script"), (2, "base"))
    size = found.take(2)
    length = int.from_bytes(size, "little")
    yield size, f"bytes of answers: {length}"
    yield from answers(found.take(length))
    for name in ("chairs", "sat out", "chairs at the end", "sit out at the end"):
        count = found.number(1)
        chairs = found.take(count)
        yield bytes([count]) + chairs, f"{name}: {list(chairs)}"
    count = found.number(1)
    amounts = found.take(4 * count)
    net = list(struct.unpack(f"<{count}i", amounts))
    yield bytes([count]) + amounts, f"net of each chair, kitty, pot: {net}"
    yield from _carry(found, "carry")
    yield from _carry(found, "next carry")


def _carry(found: Bytes, name: str) -> Iterator[tuple[bytes, str]]:
    start = found.at
    count = found.number(1)
    parts: list[object] = []
    for _ in range(count if count < 255 else 0):
        size = found.number(1)
        part = found.take(size - 1 if size else 4)
        parts.append(unmask(part).hex() if size else struct.unpack("<i", part)[0])
    yield found.data[start : found.at], f"{name}: {parts if count < 255 else 'none, the match is over'}"


_RECORDS = {72: _header, 80: _person, 69: _end, 83: _segment, 82: _round}


def table(name: str, data: bytes, tag: int = 0) -> Iterator[str]:
    """A file as lines: where, which bytes, what they are; tag -- if it is a slot. Damaged."""
    at = 0
    for part, what in log(data) if name.endswith(".m") else slot(data, tag):
        shown = part.hex(" ") if len(part) <= 12 else part[:10].hex(" ") + " ..."
        yield f"{at:5}  {shown:<36}  {what}"
        at += len(part)


def settings(data: bytes) -> Iterator[str]:
    """A slot of the settings: its sequence, and the JSON in it. Damaged."""
    head, text = _parts(data)
    yield f"sequence {Bytes(head).number(4)}"
    yield json.dumps(json.loads(text), ensure_ascii=False, indent=1)


def lines_of(path: Path) -> Iterator[str]:
    """What is in a file, by its name. Damaged."""
    if path.stem == "settings":
        return settings(path.read_bytes())
    beside = path.with_suffix(".m")
    if not beside.exists():
        raise Damaged(f"{beside.name} has to be beside it")
    return table(path.name, path.read_bytes(), tag_of(beside.read_bytes()))


def main(argv: list[str] | None = None) -> int:
    """Print every file that is named; an exit status."""
    options = Options("python -m tools.saved_reader", __doc__)
    options.add_argument("files", nargs="+", type=Path, help="a log, or a slot with its log beside it")
    for path in options.parse_args(argv).files:
        try:
            for line in lines_of(path):
                print(line)
            sys.stdout.flush()
        except BrokenPipeError:
            return unread()
        except (Damaged, OSError, ValueError) as reason:
            print(f"{path}: {reason}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
