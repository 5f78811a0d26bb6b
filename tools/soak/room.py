"""Whether all text on a screen has room: looked at quickly, after every key, on CPython.

tools/golden/ink.py looks at the same on both interpreters, pixel by pixel. Here a picture is one whole
number: bit 64 x + y is the pixel at (x, y), so that moving it is a shift.
"""

import framebuf

from bankier.screen.font import Font
from tools.golden.ink import FREE, HEIGHT, TAIL, WIDTH, Ink, Text

_KEPT = 4000  # pictures of texts
_INVERSE = framebuf.FrameBuffer(bytearray((1,)), 2, 1, framebuf.MONO_HMSB)

_draw = Font.draw


class Picture:
    """A text by itself.

    lacks -- letters that its font has not. left, right, top, bottom -- where its pixels end, right and bottom
    beyond the last one. dots -- its pixels, as one number; box -- its whole ground.
    """

    def __init__(self, font: Font, text: str) -> None:
        self.lacks = [letter for letter in text if letter not in font.chars]
        self.width, self.height = font.width(text), font.height
        pages = (self.height + 7) // 8
        room = bytearray(max(self.width, 1) * pages)
        self.picture = framebuf.FrameBuffer(room, max(self.width, 1), self.height, framebuf.MONO_VLSB)
        _draw(font, self.picture, text, 0, 0)
        self.dots = _number(room, pages)
        columns = [x for x in range(self.width) if self.dots >> HEIGHT * x & (1 << HEIGHT) - 1]
        rows = [y for y in range(self.height) if any(self.dots >> HEIGHT * x + y & 1 for x in columns)]
        self.left, self.right = (columns[0], columns[-1] + 1) if columns else (0, 0)
        self.top, self.bottom = (rows[0], rows[-1] + 1) if rows else (0, 0)

    def draw(self, fb: framebuf.FrameBuffer, x: int, y: int, colour: int) -> int:
        """As Font.draw() does it, in one piece."""
        if colour:
            fb.blit(self.picture, x, y, 0)
        else:
            fb.blit(self.picture, x, y, 1, _INVERSE)
        return x + self.width


class Room:
    """Draws for a desk, and finds what has no room on its screen."""

    def __init__(self) -> None:
        self._pictures: dict[tuple[int, str], Picture] = {}

    def draw_for(self, ink: Ink) -> None:
        """Draw from now on, until that ink is left, as it does, but a whole text at a time."""

        def draw(font: Font, fb: framebuf.FrameBuffer, text: str, x: int, y: int, colour: int = 1) -> int:
            ink.texts.append(Text(font, text, x, y, colour))
            return self.picture(font, text).draw(fb, x, y, colour)

        setattr(Font, "draw", draw)  # noqa: B010  # mypy would not have it assigned

    def picture(self, font: Font, text: str) -> Picture:
        """The picture of a text, made once."""
        found = self._pictures.get((font.height, text))
        if found is None:
            if len(self._pictures) > _KEPT:
                self._pictures.clear()
            found = self._pictures[font.height, text] = Picture(font, text)
        return found

    def complaints(self, texts: list[Text], buffer: bytearray, on_top: int) -> list[str]:
        """What is cut off, covered, or touches something; on_top -- so many texts lie over all others."""
        screen = _number(buffer, HEIGHT // 8)
        found = []
        inked = 0
        for place, text in enumerate(texts):
            picture = self.picture(text.font, text.text)
            if picture.lacks:
                found.append(f"there is no {picture.lacks} in its font: {text.text!r}")
            if text.text[:1] == "?" and len(text.text) > 1:
                found.append(f"there are no words for {text.text}")
            if not _inside(picture, text):
                found.append(f"{text.text!r} is cut off")
                continue
            if place < len(texts) - on_top and on_top:
                continue
            box = _box(picture, text)
            dots = _moved(picture.dots, text.x, text.y) & box
            if not _whole(picture, text, screen, dots, box):
                found.append(f"{text.text!r} is covered")
            if inked & dots:
                found.append(f"{text.text!r} touches something")
            inked |= dots
        return found


def _inside(picture: Picture, text: Text) -> bool:
    """Whether it is all on the screen, but for the tail of a letter."""
    columns = picture.left == picture.right or 0 <= text.x + picture.left <= text.x + picture.right <= WIDTH
    return columns and text.y + picture.top >= 0 and text.y + picture.bottom <= HEIGHT + TAIL


def _box(picture: Picture, text: Text) -> int:
    """The ground of a text, as far as it is on the screen."""
    rows = (1 << min(picture.height, HEIGHT - text.y)) - 1
    columns = int.from_bytes(rows.to_bytes(HEIGHT // 8, "little") * picture.width, "little")
    return _moved(columns, text.x, text.y)


def _whole(picture: Picture, text: Text, screen: int, dots: int, box: int) -> bool:
    """Whether each pixel is as it was drawn, on a ground of the other colour."""
    like = (screen if text.colour else ~screen) & box
    return like & dots == dots and (like & ~dots).bit_count() * FREE <= picture.width * picture.height


def _moved(dots: int, x: int, y: int) -> int:
    by = HEIGHT * x + y
    return dots << by if by >= 0 else dots >> -by


def _number(buffer: bytearray, pages: int) -> int:
    """The pixels of a buffer in pages as one number."""
    columns = bytearray(len(buffer) // pages * (HEIGHT // 8))
    for page in range(pages):
        size = len(buffer) // pages
        columns[page :: HEIGHT // 8] = buffer[page * size : (page + 1) * size]
    return int.from_bytes(columns, "little")
