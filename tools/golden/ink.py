"""What text was drawn on a screen, and whether it can be read there: on both interpreters.

Enter an Ink(), draw, and look which of its texts are whole in the buffer of the display.
"""

import framebuf

from bankier.screen.font import Font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Buffer = bytes | bytearray

WIDTH = 128
HEIGHT = 64
TAIL = 1  #: rows that the tail of a letter may lose at the lower edge
_PIECE_BITS = 512
_PIECE = (1 << _PIECE_BITS) - 1
FREE = 8  #: at most this part of the ground may be of the colour of the text: a line under it


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
        _, picture = self._picture()
        for y in range(self.font.height):
            for x in range(self.font.width(self.text)):
                if picture.pixel(x, y):
                    yield self.x + x, self.y + y

    def inside(self) -> bool:
        """Whether it is all on the screen."""
        return self._is_all(self._drawn())

    def whole(self, buffer: "Buffer") -> bool:
        """Whether each of its pixels is in the buffer as it was drawn, on a ground of the other colour."""
        drawn = self._drawn()
        if not self._is_all(drawn):
            return False
        text = _number(drawn[: len(buffer)])
        seen = _number(buffer)
        width, height = self.font.width(self.text), self.font.height
        box = bytearray(len(buffer))
        place = framebuf.FrameBuffer(box, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        place.fill_rect(self.x, self.y, width, height, 1)
        like = _number(box) & (seen if self.colour else ~seen)
        return text & like == text and _lit(like & ~text) * FREE <= width * height

    def _is_all(self, drawn: bytearray) -> bool:
        alone, _ = self._picture()
        return _lit(_number(drawn)) == _lit(_number(alone))

    def _drawn(self) -> bytearray:
        """The text alone at its place on a screen, which has the row that a tail may lose too."""
        room = bytearray(WIDTH * (HEIGHT // 8 + 1))
        screen = framebuf.FrameBuffer(room, WIDTH, HEIGHT + TAIL, framebuf.MONO_VLSB)
        _draw(self.font, screen, self.text, self.x, self.y)
        return room

    def _picture(self) -> "tuple[bytearray, framebuf.FrameBuffer]":
        """The text alone, and its buffer."""
        width, height = self.font.width(self.text) + 1, self.font.height
        room = bytearray(width * ((height + 7) // 8))
        picture = framebuf.FrameBuffer(room, width, height, framebuf.MONO_VLSB)
        _draw(self.font, picture, self.text, 0, 0)
        return room, picture


def _number(pixels: "Buffer") -> int:
    """A buffer as one number, a bit for each pixel."""
    return int.from_bytes(pixels, "little")


def _lit(pixels: int) -> int:
    """How many pixels there are in a number, by pieces: MicroPython has no bit_count(), and little memory."""
    count = 0
    while pixels:
        count += bin(pixels & _PIECE).count("1")
        pixels >>= _PIECE_BITS
    return count


class Ink:
    """Notes all text that is drawn while it is entered; clear() forgets it."""

    def __init__(self) -> None:
        self.texts: "list[Text]" = []

    def __enter__(self) -> "Ink":
        setattr(Font, "draw", self._note())  # noqa: B010  # mypy would not have it assigned
        return self

    def __exit__(self, *_: object) -> None:
        setattr(Font, "draw", _draw)  # noqa: B010  # mypy would not have it assigned

    def clear(self) -> None:
        """Forget the texts so far."""
        self.texts = []

    def _note(self) -> "Callable[..., int]":
        def draw(font: Font, fb: framebuf.FrameBuffer, text: str, x: int, y: int, colour: int = 1) -> int:
            self.texts.append(Text(font, text, x, y, colour))
            return _draw(font, fb, text, x, y, colour)

        return draw


_draw = Font.draw
