"""Text in one font: how wide it is, and drawing it into a framebuf."""

from array import array

import framebuf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Turns set pixels into clear ones and the other way round, for text on a lit ground.
_INVERSE = framebuf.FrameBuffer(bytearray((1,)), 2, 1, framebuf.MONO_HMSB)


class Font:
    """One of the generated modules of bankier.screen.fonts, ready to draw with.

    All measures are in pixels: `height` of a line, `top` from there to the top of a capital, `caps`
    the height of a capital.
    """

    def __init__(self, module: "Any") -> None:
        self.height: int = module.HEIGHT
        self.top: int = module.TOP
        self.caps: int = module.CAPS
        self._width: int = module.WIDTH
        self._widths: bytes = module.WIDTHS
        self._chars: str = module.CHARS
        self._data = memoryview(module.DATA)
        self._pages = (self.height + 7) // 8
        self._starts = self._add_up()
        self._stamps: "dict[int, tuple[memoryview, framebuf.FrameBuffer]]" = {}

    def _add_up(self) -> "array[int]":
        """Where each glyph begins, in columns, if glyphs differ in width."""
        starts = array("H")
        start = 0
        for width in self._widths:
            starts.append(start)
            start += width
        return starts

    def lacks(self, text: str) -> str:
        """The characters of the text that the font has not."""
        return "".join([char for char in text if char not in self._chars])

    def width(self, text: str) -> int:
        """How wide the text is, the gap after its last character included."""
        if not self._widths:
            return self._width * len(text)
        width = 0
        for char in text:
            at = self._chars.find(char)
            width += self._width if at < 0 else self._widths[at]
        return width

    def draw(self, fb: framebuf.FrameBuffer, text: str, x: int, y: int, colour: int = 1) -> int:
        """Draw the text with its upper left corner at (x, y), and tell the x after it.

        Only the strokes are drawn, in the colour: 1 lit, 0 dark. A character that the font lacks
        shows as an empty box.
        """
        for char in text:
            at = self._chars.find(char)
            if at < 0:
                fb.rect(x, y + self.top, self._width - 1, self.caps, colour)
                x += self._width
            else:
                x += self._stamp(fb, at, x, y, colour)
        return x

    def _stamp(self, fb: framebuf.FrameBuffer, at: int, x: int, y: int, colour: int) -> int:
        """Draw one glyph, and tell its width.

        It is copied to where a framebuf was made for glyphs of this width: making one for each glyph
        would litter the heap with a hundred objects a screen.
        """
        if self._widths:
            width, start = self._widths[at], self._starts[at]
        else:
            width, start = self._width, self._width * at
        if width not in self._stamps:
            room = bytearray(width * self._pages)
            fresh = framebuf.FrameBuffer(room, width, self.height, framebuf.MONO_VLSB)
            self._stamps[width] = memoryview(room), fresh
        memory, picture = self._stamps[width]
        memory[:] = self._data[start * self._pages : (start + width) * self._pages]
        if colour:
            fb.blit(picture, x, y, 0)
        else:
            fb.blit(picture, x, y, 1, _INVERSE)
        return width
