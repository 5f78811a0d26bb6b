"""QR codes: a text as squares that a phone reads (ISO/IEC 18004).

Bytes as they are, versions 1 to 9, the lowest level of correction (L): a
display is clean. The mask is always the first, that of a chess board: every
reader takes any of the eight, and to find the best one takes a board seconds.
"""

from micropython import const

MOST = 230  #: bytes that fit into the largest

_DATA = b"\x13\x22\x37\x50\x6c\x88\x9c\xc2\xe8"  # bytes of data in each version, all blocks together
_CHECK = b"\x07\x0a\x0f\x14\x1a\x12\x14\x18\x1e"  # bytes of correction in each block
_TWO_BLOCKS = const(6)  # from this version on the data is in two blocks
_FORMAT = const(0x77C4)  # level L, the first mask
_VERSIONS = (0x07C94, 0x085BC, 0x09A99)  # what versions 7 to 9 say of themselves
_ALONG = b"\x00\x01\x02\x03\x04\x05\x07\x08\x07\x05\x04\x03\x02\x01\x00"  # its bits, round a corner
_FREE = const(2)  # no module yet


def encode(data: bytes) -> "tuple[int, bytearray]":
    """Modules a side, and the modules row by row: 1 dark, 0 light. ValueError if the data is too long."""
    version = 1
    while len(data) + 2 > _DATA[version - 1]:
        version += 1
        if version > len(_DATA):
            raise ValueError("too long for a code")
    size = 17 + 4 * version
    grid = bytearray(bytes((_FREE,)) * (size * size))
    _draw_patterns(grid, size, version)
    _draw_data(grid, size, _all_bytes(data, version))
    return size, grid


def _draw_patterns(grid: bytearray, size: int, version: int) -> None:
    """What every code of a version has: corners, marks, and what it says of itself."""
    for at in range(size):
        grid[6 * size + at] = grid[at * size + 6] = 1 - at % 2
    last = size - 7
    places = (6, last) if version < 7 else (6, (last + 6) // 2, last)
    for x in places if version > 1 else ():
        for y in places:
            if x + y > last + 6 or 6 < x < last or 6 < y < last:  # not in the corners
                _draw_square(grid, size, x, y, 2, 0b101)
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        _draw_square(grid, size, x, y, 4, 0b01011)
    for bit in range(15):
        dark = _FORMAT >> bit & 1
        if bit < 8:
            grid[_ALONG[bit] * size + 8] = grid[8 * size + size - 1 - bit] = dark
        else:
            grid[8 * size + _ALONG[bit]] = grid[(size - 15 + bit) * size + 8] = dark
    grid[(size - 8) * size + 8] = 1
    for bit in range(18 if version > 6 else 0):
        x, y = size - 11 + bit % 3, bit // 3
        grid[y * size + x] = grid[x * size + y] = _VERSIONS[version - 7] >> bit & 1


def _draw_square(grid: bytearray, size: int, x: int, y: int, reach: int, rings: int) -> None:
    """Rings round a place, from the middle outwards: a bit each, 1 for dark."""
    for down in range(-reach, reach + 1):
        for right in range(-reach, reach + 1):
            if 0 <= x + right < size and 0 <= y + down < size:
                ring = max(abs(right), abs(down))
                grid[(y + down) * size + x + right] = rings >> ring & 1


def _draw_data(grid: bytearray, size: int, data: bytes) -> None:
    """Up and down in pairs of columns from the right, where there is room; masked."""
    at = 0
    for pair in range((size - 1) // 2):
        right = size - 1 - 2 * pair
        if right < 7:
            right -= 1  # the column of the timing marks
        for row in range(size):
            y = row if pair % 2 else size - 1 - row
            for x in (right, right - 1):
                if grid[y * size + x] == _FREE:
                    bit = data[at >> 3] >> (7 - at % 8) & 1 if at >> 3 < len(data) else 0
                    grid[y * size + x] = bit ^ (x + y + 1) & 1
                    at += 1


def _all_bytes(data: bytes, version: int) -> bytes:
    """Mode and length, the data, filling and correction, in the order in which they are drawn."""
    room = _DATA[version - 1]
    number = ((4 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")) << 4
    whole = number.to_bytes(len(data) + 2, "big")
    whole += (b"\xec\x11" * room)[: room - len(whole)]
    size = room // 2 if version >= _TWO_BLOCKS else room
    blocks = [whole[first : first + size] for first in range(0, room, size)]
    checks = _corrections(blocks, _CHECK[version - 1])
    out = bytearray()
    for parts in (blocks, checks):
        for at in range(len(parts[0])):
            out.extend(bytes([part[at] for part in parts]))
    return bytes(out)


def _corrections(blocks: "list[bytes]", count: int) -> "list[bytearray]":
    """So many Reed-Solomon bytes for each block: the rest of a division of polynomials over GF(256)."""
    powers, logs = bytearray(255), bytearray(256)
    value = 1
    for place in range(255):
        powers[place], logs[value] = value, place
        value = value << 1 ^ (0x11D if value > 127 else 0)
    divisor = bytearray(count)
    divisor[-1] = 1
    for root in range(count):
        for at in range(count):
            divisor[at] = powers[(logs[divisor[at]] + root) % 255] if divisor[at] else 0
            if at + 1 < count:
                divisor[at] ^= divisor[at + 1]
    for at in range(count):
        divisor[at] = logs[divisor[at]]  # none of them is 0
    found = []
    for block in blocks:
        rest = bytearray(count)
        for byte in block:
            factor = byte ^ rest[0]
            rest = rest[1:] + b"\x00"
            if factor:
                for at in range(count):
                    rest[at] ^= powers[(divisor[at] + logs[factor]) % 255]
        found.append(rest)
    return found
