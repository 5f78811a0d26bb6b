"""What text was drawn on a screen, and whether it can be read there: on both interpreters.

Enter an Ink(), draw, and look which of its texts are whole in the buffer of the display.
"""

import framebuf

from bankier.screen.font import Font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Buffer = bytes | bytearray

_WIDTH = 128
_HEIGHT = 64
_TAIL = 1  # rows that the tail of a letter may lose at the lower edge
_FREE = 8  # at most this part of the ground may be of the colour of the text: a line under it


class Text:
    """A piece of text, and where and how it was drawn."""

    def __init__(self, font: Font, text: str, x: int, y: int, colour: int) -> None:
        self.font = font
        self.text = text
        self.x = x
        self.y = y
        self.colour = colour

    def dots(self) -> "Iterator[tuple[int, int]]":
        """The places of its pixels, those outside the screen too."""
        picture, width = self._picture()
        for y in range(self.font.height):
            for x in range(width):
                if picture.pixel(x, y):
                    yield self.x + x, self.y + y

    def inside(self) -> bool:
        """Whether it is all on the screen."""
        return all(0 <= x < _WIDTH and 0 <= y < _HEIGHT + _TAIL for x, y in self.dots())

    def whole(self, buffer: "Buffer") -> bool:
        """Whether each of its pixels is in the buffer as it was drawn, on a ground of the other colour."""
        picture, width = self._picture()
        ground = 0
        lost = self.y + self.font.height - _HEIGHT
        for y in range(self.font.height - (lost if lost == _TAIL else 0)):
            for x in range(width):
                like = _pixel(buffer, self.x + x, self.y + y) == self.colour
                if picture.pixel(x, y):
                    if not like:
                        return False
                elif like:
                    ground += 1
        return ground * _FREE <= width * self.font.height

    def _picture(self) -> "tuple[framebuf.FrameBuffer, int]":
        """The text alone, and how wide it is."""
        width, height = self.font.width(self.text), self.font.height
        room = bytearray((width + 1) * ((height + 7) // 8))
        picture = framebuf.FrameBuffer(room, width + 1, height, framebuf.MONO_VLSB)
        _draw(self.font, picture, self.text, 0, 0)
        return picture, width


def _pixel(buffer: "Buffer", x: int, y: int) -> "int | None":
    """0 or 1; None outside the screen."""
    if not (0 <= x < _WIDTH and 0 <= y < _HEIGHT):
        return None
    return buffer[(y >> 3) * _WIDTH + x] >> (y & 7) & 1


class Ink:
    """Notes all text that is drawn while it is entered; clear() forgets it."""

    def __init__(self) -> None:
        self.texts: "list[Text]" = []

    def __enter__(self) -> "Ink":
        setattr(Font, "draw", self._note())  # noqa: B010
        return self

    def __exit__(self, *_: object) -> None:
        setattr(Font, "draw", _draw)  # noqa: B010

    def clear(self) -> None:
        """Forget the texts so far."""
        self.texts = []

    def _note(self) -> "Callable[..., int]":
        def draw(font: Font, fb: framebuf.FrameBuffer, text: str, x: int, y: int, colour: int = 1) -> int:
            self.texts.append(Text(font, text, x, y, colour))
            return _draw(font, fb, text, x, y, colour)

        return draw


_draw = Font.draw
