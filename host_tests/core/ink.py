"""What text was drawn on a screen, and whether it can be read there: on both interpreters.

Enter an Ink(), draw, and ask it for seen(buffer): the texts that are whole on the screen, in order.
"""

import framebuf

from bankier.screen.font import Font

_WIDTH = 128
_HEIGHT = 64
_FREE = 8  # at most this part of the ground may be of the colour of the text: a line under it


class Text:
    """A piece of text, and where and how it was drawn."""

    def __init__(self, font, text, x, y, colour):
        self.font = font
        self.text = text
        self.x = x
        self.y = y
        self.colour = colour
        self._dots = None

    def dots(self):
        """The places of its pixels, those outside the screen too."""
        if self._dots is None:
            width, height = self.font.width(self.text) + 1, self.font.height
            room = bytearray(width * ((height + 7) // 8))
            picture = framebuf.FrameBuffer(room, width, height, framebuf.MONO_VLSB)
            _draw(self.font, picture, self.text, 0, 0)
            self._dots = [
                (self.x + x, self.y + y) for x in range(width) for y in range(height) if picture.pixel(x, y)
            ]
        return self._dots

    def inside(self):
        """Whether it is all on the screen."""
        return all(0 <= x < _WIDTH and 0 <= y < _HEIGHT for x, y in self.dots())

    def whole(self, buffer):
        """Whether each of its pixels is in the buffer as it was drawn, on a ground of the other colour."""
        if not self.inside() or any(_pixel(buffer, x, y) != self.colour for x, y in self.dots()):
            return False
        width = min(self.font.width(self.text), _WIDTH - self.x)
        height = min(self.font.height, _HEIGHT - self.y)
        like = sum(
            _pixel(buffer, self.x + x, self.y + y) == self.colour
            for x in range(max(-self.x, 0), width)
            for y in range(max(-self.y, 0), height)
        )
        return like - len(self.dots()) <= width * height // _FREE


def _pixel(buffer, x, y):
    return buffer[(y >> 3) * _WIDTH + x] >> (y & 7) & 1


class Ink:
    """Notes all text that is drawn while it is entered; clear() forgets it."""

    def __init__(self):
        self.texts = []

    def __enter__(self):
        Font.draw = self._note()
        return self

    def __exit__(self, *_):
        Font.draw = _draw

    def clear(self):
        self.texts = []

    def seen(self, buffer):
        """The texts that are whole in a buffer of the display."""
        return [text.text for text in self.texts if text.whole(buffer)]

    def _note(self):
        def draw(font, fb, text, x, y, colour=1):
            self.texts.append(Text(font, text, x, y, colour))
            return _draw(font, fb, text, x, y, colour)

        return draw


_draw = Font.draw
