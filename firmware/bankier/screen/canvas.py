"""The 128 x 64 pixels, and the few ways in which screens draw on them."""

import framebuf

from .fonts import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .font import Font

WIDTH = 128
HEIGHT = 64
LINE = 12  #: height of a line for the holder
ROW = 20  #: height of a line for the table
PITCH = 21  #: from one table line to the next under the big figures: their capitals then fill whole pages
HEAD = 24  #: height of the band with the big figures

# Where small type fills one page of the display and not two: fewer bytes to send.
TEXT = 29  #: the first line under the big figures; the next is 16 lower
EXTRA = 37  #: the extra answers
FOOT = 53  #: the last line

COLUMNS = 21  #: letters on a line for the holder

_MARK = 82  # pixels: right of the longest name


class Canvas:
    """A framebuffer over the display's buffer, and the fonts.

    small -- for whoever holds the device; table -- for everybody; big -- for
    public calls.
    """

    def __init__(self, buffer: bytearray) -> None:
        """buffer -- 1,024 bytes, one page of 8 rows after the other."""
        self.fb = framebuf.FrameBuffer(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        self.small = load("6x12")
        self.table = load("10x20")
        self.big = load("big")

    def clear(self) -> None:
        """All dark."""
        self.fb.fill(0)

    def text(self, font: "Font", text: str, x: int, y: int, colour: int = 1) -> int:
        """Write at a place; the x after it."""
        return font.draw(self.fb, text, x, y, colour)

    def right(self, font: "Font", text: str, x: int, y: int, colour: int = 1) -> int:
        """Write so that it ends at x; the x where it begins."""
        start = x - font.width(text)
        font.draw(self.fb, text, start, y, colour)
        return start

    def centre(self, font: "Font", text: str, y: int) -> None:
        """Write in the middle of the line."""
        font.draw(self.fb, text, (WIDTH - font.width(text)) // 2, y)

    def fill(self, x: int, y: int, width: int, height: int, colour: int = 1) -> None:
        """Fill a box."""
        self.fb.fill_rect(x, y, width, height, colour)

    def cell(self, font: "Font", text: str, x: int, y: int, width: int, lit: bool) -> None:
        """Write in the middle of a cell as high as the font, dark on light where it is lit."""
        if lit:
            self.fill(x, y, width, font.height)
        font.draw(self.fb, text, x + (width - font.width(text) + 1) // 2, y, not lit)

    def bar(self, y: int, height: int) -> None:
        """The light ground of a chosen line."""
        self.fill(0, y, WIDTH, height)

    def lines(self, text: str, y: int, most: int = 5) -> int:
        """Write wrapped text for the holder from y down; the y after it."""
        for line in wrap(text, COLUMNS)[:most]:
            self.text(self.small, line, 0, y)
            y += LINE
        return y

    def more_mark(self, x: int = _MARK) -> None:
        """A small arrow at the lower edge: there is more on the next page."""
        for row in range(4):
            self.fb.hline(x + row, HEIGHT - 4 + row, 7 - 2 * row, 1)

    def notice(self, text: str) -> None:
        """A sentence in a frame over the lower part of the screen."""
        lines = wrap(text, COLUMNS - 1)
        top = HEIGHT - LINE * len(lines) - 3
        self._take_away(top)
        self.fill(0, top, WIDTH, HEIGHT - top)
        for place, line in enumerate(lines):
            self.text(self.small, line, 3, top + 2 + place * LINE, 0)

    def _take_away(self, y: int) -> None:
        """Darken the row above y, and with it what stands on it and would be cut in two."""
        while y > 0 and any(self.fb.pixel(x, y - 1) for x in range(WIDTH)):
            y -= 1
            self.fill(0, y, WIDTH, 1, 0)


def wrap(text: str, columns: int) -> "list[str]":
    """Lines of at most so many letters; broken at spaces, never at U+00A0."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) > columns:
                lines.append(line)
                line = word
            else:
                line = line + " " + word if line else word
        lines.append(line)
    return lines
