"""The display in characters: braille, of which each holds 2 x 4 pixels, or half blocks of 1 x 2."""

_WIDTH = 128
_HEIGHT = 64

# The dots of a braille character, by column and row.
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
_BLOCKS = " ▀▄█"


def lines(pixels: bytes) -> list[str]:
    """16 lines of 64 braille characters; pixels as in framebuf.MONO_VLSB."""
    return [_line(pixels, y) for y in range(0, _HEIGHT, 4)]


def _line(pixels: bytes, y: int) -> str:
    page, shift = y // 8 * _WIDTH, y % 8
    characters = []
    for x in range(0, _WIDTH, 2):
        dots = 0
        for column in (0, 1):
            nibble = pixels[page + x + column] >> shift
            for row in range(4):
                if nibble >> row & 1:
                    dots |= _DOTS[column][row]
        characters.append(chr(0x2800 + dots))
    return "".join(characters)


def blocks(pixels: bytes) -> list[str]:
    """32 lines of 128 half blocks."""
    found = []
    for y in range(0, _HEIGHT, 2):
        page, shift = y // 8 * _WIDTH, y % 8
        found.append("".join(_BLOCKS[pixels[page + x] >> shift & 3] for x in range(_WIDTH)))
    return found
