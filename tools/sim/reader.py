"""Reads what is written on the display, by comparing its pixels with the glyphs of the firmware's fonts."""

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import bankier.screen.fonts

_WIDTH = 128
_HEIGHT = 64
_ALL = (1 << _HEIGHT) - 1
_LEAST_INK = 6  # of a word in pixels: less could be anything
_LINES = " -–—−_|'`.,"  # of these alone no text is made: what looks so is drawn
_SPACES = 2  # in a row that do not end a text


class Face(NamedTuple):
    """A font: its height, and the columns of each character from left to right, bit 0 on top."""

    height: int
    glyphs: dict[str, tuple[int, ...]]


class Found(NamedTuple):
    """A piece of text and where it is."""

    ink: int
    y: int
    x: int
    right: int
    bottom: int
    text: str


@cache
def faces() -> tuple[Face, ...]:
    """All fonts of the firmware."""
    folder = Path(bankier.screen.fonts.__file__).parent
    return tuple(_face(path.read_bytes()) for path in sorted(folder.glob("*.font")))


def _face(font: bytes) -> Face:
    """A font file; its layout is told in firmware/bankier/screen/font.py."""
    height = font[0]
    end = 6 + (font[4] << 8 | font[5])
    characters = font[6:end].decode()
    widths = font[end : end + len(characters)]
    data = font[end + len(characters) :]
    pages = (height + 7) // 8
    glyphs = {}
    start = 0
    for character, wide in zip(characters, widths, strict=True):
        cell = data[start * pages : (start + wide) * pages]
        glyphs[character] = tuple(
            sum(cell[page * wide + x] << 8 * page for page in range(pages)) for x in range(wide)
        )
        start += wide
    return Face(height, glyphs)


def _columns(pixels: bytes) -> list[int]:
    """The display as one number a column, bit 0 on top."""
    return [sum(pixels[page * _WIDTH + x] << 8 * page for page in range(8)) for x in range(_WIDTH)]


def find(pixels: bytes, text: str) -> bool:
    """Whether the text is written anywhere, in any font, lit on dark or dark on lit."""
    return _written(_columns(pixels), text) or find_lit(pixels, text)


def find_lit(pixels: bytes, text: str) -> bool:
    """Whether the text is written dark on lit, as what is chosen is."""
    return _written([column ^ _ALL for column in _columns(pixels)], text)


def _written(columns: list[int], text: str) -> bool:
    for face in faces():
        if all(character in face.glyphs for character in text):
            wanted = [column for character in text for column in face.glyphs[character]]
            while wanted and not wanted[-1]:
                wanted.pop()  # the gap after the last character may hold anything
            if wanted and _contains(columns, wanted, face.height):
                return True
    return False


def _contains(columns: list[int], wanted: list[int], height: int) -> bool:
    """Whether the columns of a text are among those of the display; it may be cut off at the bottom."""
    wide = len(wanted)
    fullest = max(range(wide), key=lambda i: wanted[i].bit_count())
    for y in range(_HEIGHT - height // 2):
        mask = (1 << min(height, _HEIGHT - y)) - 1
        band = [column >> y & mask for column in columns]
        text = [column & mask for column in wanted]
        if text[fullest] in band and any(band[x : x + wide] == text for x in range(_WIDTH - wide + 1)):
            return True
    return False


@lru_cache(maxsize=64)
def read(pixels: bytes) -> str:
    """All text, line by line from the top; pieces far apart on a line are kept apart by two spaces."""
    lit = _columns(pixels)
    dark = [column ^ _ALL for column in lit]
    pieces = [piece for columns in (lit, dark) for face in faces() for piece in _pieces(columns, face)]
    kept: list[Found] = []
    for piece in sorted(pieces, reverse=True):
        if not any(_overlap(piece, other) for other in kept):
            kept.append(piece)
    return "\n".join(_lines(kept))


def _lines(pieces: list[Found]) -> list[str]:
    """Pieces whose middles are at the same height make a line."""
    lines: list[list[Found]] = []
    for piece in sorted(pieces, key=lambda piece: piece.y + piece.bottom):
        if lines and abs(lines[-1][0].y + lines[-1][0].bottom - piece.y - piece.bottom) <= 8:
            lines[-1].append(piece)
        else:
            lines.append([piece])
    return ["  ".join(piece.text for piece in sorted(line, key=lambda piece: piece.x)) for line in lines]


def _overlap(one: Found, other: Found) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _pieces(columns: list[int], face: Face) -> list[Found]:
    """Every run of characters of a font, at every height; those that start inside another are left out."""
    by_width: dict[int, dict[tuple[int, ...], str]] = {}
    for character, glyph in face.glyphs.items():
        if any(glyph):
            by_width.setdefault(len(glyph), {}).setdefault(glyph, character)
    found = []
    for y in range(_HEIGHT - face.height + 1):
        mask = (1 << face.height) - 1
        band = [column >> y & mask for column in columns]
        if any(band):
            found.extend(_runs(band, by_width, face, y))
    return found


def _runs(
    band: list[int], by_width: dict[int, dict[tuple[int, ...], str]], face: Face, y: int
) -> list[Found]:
    runs = []
    covered = set()
    for x in range(_WIDTH):
        if x not in covered and _character(band, by_width, x):
            text, right, starts = _run(band, by_width, face, x)
            covered |= starts
            ink = sum(column.bit_count() for column in band[x:right])
            if ink >= _LEAST_INK and text.strip(_LINES):
                runs.append(Found(ink, y, x, right, y + face.height, text))
    return runs


def _run(
    band: list[int], by_width: dict[int, dict[tuple[int, ...], str]], face: Face, x: int
) -> tuple[str, int, set[int]]:
    """The characters from x on, the x after the last, and where they start."""
    space = len(face.glyphs[" "])
    text, right, blank = "", x, 0
    starts = set()
    while blank <= _SPACES and x < _WIDTH:
        character = _character(band, by_width, x)
        if character:
            text += " " * blank + character
            starts.add(x)
            x += len(face.glyphs[character])
            right, blank = x, 0
        elif not any(band[x : x + space]):
            blank += 1
            x += space
        else:
            break
    return text, right, starts


def _character(band: list[int], by_width: dict[int, dict[tuple[int, ...], str]], x: int) -> str:
    """The character whose cell begins at x, or ""; of several the widest."""
    for width in sorted(by_width, reverse=True):
        cell = tuple(band[x : x + width])
        if cell in by_width[width]:
            return by_width[width][cell]
    return ""
