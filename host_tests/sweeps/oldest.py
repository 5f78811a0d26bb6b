"""What is in the files of a match, by hand: the first format there was, and whether a file is whole.

It shares no code with the firmware: see docs/saved-format.md.
"""

import json
import struct
from binascii import crc32

_PEOPLE = ["Ann", "Bob"]
_KNOWN = 2  # the newest format


def write_match(path, form=1):
    """Write its log and a slot; path -- without ending, form -- of the header."""
    header = {
        "format": form,
        "game": "bankspel",
        "mode": "score",
        "rules": {},
        "unit": ["frank", 1],
        "people": _PEOPLE,
        "bank": 0,
        "kept": True,
        "seats": 2,
    }
    with open(path + ".m", "wb") as file:
        file.write(_record(b"H" + json.dumps(header).encode()))
        file.write(_record(_void_round()))
    state = struct.pack("<HHBHHB", 1, 0, 1, 0, 0, 0) + b"\xc0"
    body = struct.pack("<I", 1) + state
    with open(path + ".a", "wb") as file:
        file.write(struct.pack("<IIH", 1, crc32(body), len(state)) + state)


def _record(data):
    return struct.pack("<IHB", crc32(data), len(data), 0) + data


def _void_round():
    """The first round, given up at once."""
    answers = b"\xc0\xb3\x01\x07"
    carry = b"\x02" + b"\x00\x01\x00\x00\x00" + b"\x00\x00\x00\x00\x00"
    chairs = b"\x02\x00\x01\x00"
    nothing = b"\x04" + bytes(16)
    head = struct.pack("<BHBBHH", ord("R"), 0, 1, 1, 0, len(answers))
    return head + answers + chairs + chairs + nothing + carry + carry


def whole_log(data):
    """Whether every record of a log is whole, and the first one a header that is known."""
    place = 0
    while place + 7 <= len(data):
        crc, length, generation = struct.unpack("<IHB", data[place : place + 7])
        record = data[place + 7 : place + 7 + length]
        if len(record) != length or crc32(record, generation) != crc:
            return False
        if not place and json.loads(record[1:])["format"] > _KNOWN:
            return False
        place += 7 + length
    return 0 < place == len(data)


def tag_of(log):
    """What the CRC of the slots of a match begins with."""
    if not whole_log(log):
        return -1
    header = log[7 : 7 + struct.unpack("<H", log[4:6])[0]]
    return crc32(header) if json.loads(header[1:])["format"] > 1 else 0


def whole_slot(data, tag):
    """Whether a slot of that tag can be read."""
    if len(data) < 10 or tag < 0:
        return False
    crc, length = struct.unpack("<IH", data[4:10])
    return len(data) == 10 + length and crc32(data[:4] + data[10:], tag) == crc
