"""Make the font files of the firmware from tools/fonts and tools/big_font.py.

    python -m tools.make_fonts [--sheet FILE.png]

With --sheet it also draws every glyph of every font into a picture, to be looked at. A glyph is kept as
columns of pixels, eight rows a byte with bit 0 on top, first all of its upper eight rows: MONO_VLSB.
"""

import gzip
import sys
from pathlib import Path
from typing import NamedTuple

from pcffont import PcfFont
from PIL import Image

from tools import big_font
from tools.options import Options
from tools.redrawn_glyphs import REDRAWN
from tools.shims import FIRMWARE, ROOT

SOURCES = ROOT / "tools" / "fonts"
TARGET = FIRMWARE / "bankier" / "screen" / "fonts"

ASCII = "".join(chr(code) for code in range(0x20, 0x7F))
LETTERS = "àâäæçéèêëîïôöœùûüÿáíóúĳąćęłńśźż"  # French; what Dutch adds; what Polish adds
SIGNS = "\xa0£€°·×½«»‘’“”„–—…−←↑→↓↶↷★✓♠♣♥♦"
CHARS = sorted({*ASCII, *LETTERS, *LETTERS.upper(), *SIGNS})

Bitmap = list[list[int]]


class Face(NamedTuple):
    """A font before it is packed: its glyphs as rows of 0 and 1."""

    name: str
    glyphs: dict[str, Bitmap]


def _read_pcf(name: str, width: int, height: int) -> dict[str, Bitmap]:
    """The glyphs of CHARS in a font of the X Window System, each in a cell of the same size."""
    font = PcfFont.parse(gzip.decompress((SOURCES / f"{name}.pcf.gz").read_bytes()))
    assert font.bdf_encodings and font.metrics and font.bitmaps and font.accelerators
    glyphs = {}
    for char in CHARS:
        index = font.bdf_encodings.get(ord(char))
        if index is None:
            continue
        metric = font.metrics[index]
        cell = [[0] * width for _ in range(height)]
        top = font.accelerators.font_ascent - metric.ascent
        for y, row in enumerate(font.bitmaps[index], top):
            for x, pixel in enumerate(row, metric.left_side_bearing):
                if pixel:
                    cell[y][x] = 1
        glyphs[char] = cell
    return glyphs


def _fixed(name: str, width: int, height: int) -> Face:
    """A font of misc-fixed, with what is drawn anew for it."""
    glyphs = _read_pcf(name, width, height)
    for char, art in REDRAWN.get(name, {}).items():
        glyphs[char] = [[int(dot == "#") for dot in row] for row in art]
    return Face(name, glyphs)


def faces() -> list[Face]:
    """Every font of the device."""
    return [
        _fixed("6x12", 6, 12),
        _fixed("10x20", 10, 20),
        Face("big", big_font.glyphs()),
    ]


def pack(rows: Bitmap) -> bytes:
    """A glyph as MONO_VLSB."""
    packed = bytearray()
    for page in range(0, len(rows), 8):
        part = rows[page : page + 8]
        packed += bytes(sum(row[x] << y for y, row in enumerate(part)) for x in range(len(rows[0])))
    return bytes(packed)


def capitals(glyphs: dict[str, Bitmap]) -> tuple[int, int]:
    """Where a capital begins, in rows from the top, and how high it is."""
    inked = [y for y, row in enumerate(glyphs["H"]) if any(row)]
    return inked[0], len(inked)


def file(face: Face) -> bytes:
    """The file that the firmware reads; its layout is told in firmware/bankier/screen/font.py."""
    chars = sorted(face.glyphs)
    letters = "".join(chars).encode()
    widths = bytes(len(face.glyphs[char][0]) for char in chars)
    top, caps = capitals(face.glyphs)
    head = bytes((len(face.glyphs["H"]), max(widths), top, caps, len(letters) >> 8, len(letters) & 255))
    return head + letters + widths + b"".join(pack(face.glyphs[char]) for char in chars)


def sheet(scale: int = 3) -> Image.Image:
    """A picture of every glyph, 32 a row."""
    page = Image.new("1", (32 * 28, 0))
    for face in faces():
        chars = sorted(face.glyphs)
        height = len(face.glyphs["H"]) + 2
        before = page.height
        lines = (len(chars) + 31) // 32
        page = page.crop((0, 0, page.width, before + lines * height + 6))
        for at, char in enumerate(chars):
            left, top = at % 32 * 28, before + at // 32 * height
            for y, row in enumerate(face.glyphs[char]):
                for x, pixel in enumerate(row):
                    page.putpixel((left + x, top + y), pixel)
    return page.resize((page.width * scale, page.height * scale))


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.make_fonts", __doc__)
    parser.add_argument("--sheet", type=Path, metavar="FILE.png", help="draw all glyphs into a picture")
    options = parser.parse_args(argv)
    for face in faces():
        path = TARGET / f"{face.name}.font"
        path.write_bytes(file(face))
        print(f"{path.relative_to(ROOT)}: {len(face.glyphs)} glyphs")
    if options.sheet:
        options.sheet.parent.mkdir(parents=True, exist_ok=True)
        sheet().save(options.sheet)
    return 0


if __name__ == "__main__":
    sys.exit(main())
