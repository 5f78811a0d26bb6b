"""Text in one font: how wide it is, and drawing it into a framebuf.

A font is a file beside this package that stays on the flash; in memory are
its letters and the glyphs drawn lately. The file:

    6 bytes   height, widest glyph, top, caps; letters in bytes, high byte first
    letters   in UTF-8, in order; as many widths follow, a byte each
    glyphs    columns of 8 pixels, bit 0 on top, first all of the upper 8 rows
"""

import framebuf
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_HEAD = const(6)
_PLAIN = const(128)  # letters below this are one byte in UTF-8, and the first ones of a font
_NONE = const(255)
_KEPT = const(720)  # bytes of glyphs kept for each font: 24 of the 10x20, 60 of the 6x12

# Turns set pixels into clear ones and the other way round, for text on a lit ground.
_INVERSE = framebuf.FrameBuffer(bytearray((1,)), 2, 1, framebuf.MONO_HMSB)


class Font:
    """A font file, ready to draw with.

    All measures are in pixels: `height` of a line, `top` from there to the top of a capital, `caps`
    the height of a capital. `chars` are those that it has.
    """

    def __init__(self, path: str) -> None:
        """OSError if there is no such file."""
        self._path = path
        with open(path, "rb") as file:
            head = file.read(_HEAD)
            self.height, self._width, self.top, self.caps = head[:4]
            letters = file.read(head[4] << 8 | head[5])
            self.chars = letters.decode()
            self._widths = file.read(len(self.chars))
            self._data = file.tell()
        self._plain = bytearray(b"\xff" * _PLAIN)  # where letters of one byte are, as in _place()
        for at, code in enumerate(letters):
            if code < _PLAIN:
                self._plain[code] = at
        self._pages = (self.height + 7) // 8
        self._slot = self._width * self._pages
        self._kept = bytearray(b"\xff" * (_KEPT // self._slot))  # which glyph a slot holds, 255 for none
        self._slots: "memoryview | bytearray" = memoryview(bytearray(_KEPT))
        self._next = 0

    def width(self, text: str) -> int:
        """How wide the text is, the gap after its last character included."""
        width = 0
        data = text.encode()
        for start in range(len(data)):
            at = self._place(data, start)
            if at >= 0:
                width += self._width if at == _NONE else self._widths[at]
        return width

    def draw(self, fb: framebuf.FrameBuffer, text: str, x: int, y: int, colour: int = 1) -> int:
        """Draw the text with its upper left corner at (x, y), and tell the x after it.

        Only the strokes are drawn, in the colour: 1 lit, 0 dark. A character that the font lacks
        shows as an empty box.
        """
        data = text.encode()
        file = None  # opened once for the whole text: that is what takes long
        try:
            for start in range(len(data)):
                at = self._place(data, start)
                if at < 0:
                    continue
                if at == _NONE:
                    fb.rect(x, y + self.top, self._width - 1, self.caps, colour)
                    x += self._width
                    continue
                slot = self._kept.find(bytes((at,)))
                if slot < 0:
                    file = file or open(self._path, "rb")  # noqa: SIM115  # once for all letters, closed below
                    slot = self._read(file, at)
                x += self._stamp(fb, at, slot, x, y, colour)
        finally:
            if file:
                file.close()
        return x

    def _place(self, data: bytes, start: int) -> int:
        """Where the character that starts there is in the font: 255 if it has none, -1 inside of one.

        Text is read as bytes: every character that is looked at alone becomes a name, which stays in memory.
        """
        code = data[start]
        if code < _PLAIN:
            return self._plain[code]
        if code & 0xC0 == 0x80:
            return -1
        end = start + 1
        while end < len(data) and data[end] & 0xC0 == 0x80:
            end += 1
        at: int = self.chars.find(data[start:end].decode()) & _NONE
        return at

    def _read(self, file: "BinaryIO", at: int) -> int:
        """Read a glyph into the next slot, and tell which that is."""
        slot = self._next
        self._next = (slot + 1) % len(self._kept)
        start = slot * self._slot
        file.seek(self._data + sum(self._widths[:at]) * self._pages)
        file.readinto(self._slots[start : start + self._widths[at] * self._pages])
        self._kept[slot] = at
        return slot

    def _stamp(self, fb: framebuf.FrameBuffer, at: int, slot: int, x: int, y: int, colour: int) -> int:
        """Draw a slot's glyph; its width. A stamp is made for each: less memory than keeping them."""
        width: int = self._widths[at]
        start = slot * self._slot
        glyph = self._slots[start : start + width * self._pages]
        stamp = framebuf.FrameBuffer(glyph, width, self.height, framebuf.MONO_VLSB)
        if colour:
            fb.blit(stamp, x, y, 0)
        else:
            fb.blit(stamp, x, y, 1, _INVERSE)
        return width
