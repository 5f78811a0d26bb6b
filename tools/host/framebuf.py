"""MicroPython's framebuf for CPython: the one-bit formats, with the very same pixels.

Drawing writes straight into the buffer it was given. Pages of MONO_VLSB, the format of the display
and the fonts, are handled as whole ints; the other formats pixel by pixel. What the firmware does not
use (colours, ellipses, polygons, the built-in 8x8 text) is not here.
"""

from functools import cache
from typing import TypeAlias

MONO_VLSB = 0
MONO_HLSB = 3
MONO_HMSB = 4

_Buffer: TypeAlias = bytes | bytearray | memoryview
_Source: TypeAlias = "FrameBuffer | tuple[_Buffer, int, int, int] | tuple[_Buffer, int, int, int, int]"


class FrameBuffer:
    """A picture of width x height one-bit pixels in a buffer; drawing outside it does nothing."""

    def __init__(
        self, buffer: _Buffer, width: int, height: int, format: int, stride: int | None = None
    ) -> None:
        stride = width if stride is None else stride
        if format not in (MONO_VLSB, MONO_HLSB, MONO_HMSB):
            raise ValueError("invalid format")
        if width < 1 or height < 1 or stride < width:
            raise ValueError
        if format == MONO_VLSB:
            size = (height + 7) // 8 * stride - (stride - width)
        else:
            stride = (stride + 7) // 8 * 8
            size = ((height - 1) * stride + width + 7) // 8
        self._buffer: bytearray = memoryview(buffer).cast("B")  # type: ignore[assignment]  # it is used like one
        if size > len(self._buffer):
            raise ValueError
        self._width = width
        self._height = height
        self._format = format
        self._stride = stride

    # -- pixels ---------------------------------------------------------------------------

    def _place(self, x: int, y: int) -> tuple[int, int]:
        """The byte and the bit of a pixel inside the picture."""
        if self._format == MONO_VLSB:
            return (y >> 3) * self._stride + x, y & 7
        byte = (x + y * self._stride) >> 3
        return byte, x & 7 if self._format == MONO_HMSB else 7 - (x & 7)

    def _get(self, x: int, y: int) -> int:
        byte, bit = self._place(x, y)
        return self._buffer[byte] >> bit & 1

    def _set(self, x: int, y: int, colour: int) -> None:
        byte, bit = self._place(x, y)
        self._buffer[byte] = self._buffer[byte] & ~(1 << bit) | (colour != 0) << bit

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        """Set a pixel, or with no colour tell it."""
        if 0 <= x < self._width and 0 <= y < self._height:
            if c is None:
                return self._get(x, y)
            self._set(x, y, c)
        return None

    # -- pages of MONO_VLSB: 8 rows, a byte each column, bit 0 at the top ------------------------

    def _change(self, page: int, x: int, width: int, ones: int, zeros: int) -> None:
        """Set the pixels of so many columns of a page that are in `ones`, clear those in `zeros`."""
        if 0 <= page < (self._height + 7) // 8:
            if self._height - 8 * page < 8:
                inside = _repeated((1 << self._height - 8 * page) - 1, width)
                ones, zeros = ones & inside, zeros & inside
            at = page * self._stride + x
            row = int.from_bytes(self._buffer[at : at + width], "little") & ~zeros | ones
            self._buffer[at : at + width] = row.to_bytes(width, "little")

    # -- shapes -----------------------------------------------------------------------------

    def fill(self, c: int) -> None:
        """Make every pixel the colour."""
        self.fill_rect(0, 0, self._width, self._height, c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        """A full rectangle."""
        left, right = max(x, 0), min(x + w, self._width)
        top, bottom = max(y, 0), min(y + h, self._height)
        if top >= bottom or left >= right:
            return
        if self._format == MONO_VLSB:
            rows = (1 << bottom) - (1 << top)
            for page in range(top >> 3, (bottom + 7) >> 3):
                box = _repeated(rows >> 8 * page & 255, right - left)
                self._change(page, left, right - left, box if c else 0, 0 if c else box)
            return
        for column in range(left, right):
            for row in range(top, bottom):
                self._set(column, row, c)

    def hline(self, x: int, y: int, w: int, c: int) -> None:
        """A line to the right, one pixel thick."""
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int) -> None:
        """A line down, one pixel thick."""
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: bool = False) -> None:
        """A rectangle: its outline, or full."""
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int) -> None:
        """A straight line, both ends included (Bresenham, with MicroPython's choice of pixels)."""
        dx, sx = abs(x2 - x1), 1 if x2 > x1 else -1
        dy, sy = abs(y2 - y1), 1 if y2 > y1 else -1
        steep = dy > dx
        a, b = x1, y1
        if steep:
            a, b, dx, dy, sx, sy = b, a, dy, dx, sy, sx
        error = 2 * dy - dx
        for _ in range(dx):
            self.pixel(b if steep else a, a if steep else b, c)
            while error >= 0:
                b += sy
                error -= 2 * dx
            a += sx
            error += 2 * dy
        self.pixel(x2, y2, c)

    # -- pictures -----------------------------------------------------------------------------

    def blit(self, fbuf: _Source, x: int, y: int, key: int = -1, palette: "_Source | None" = None) -> None:
        """Draw another picture with its corner at (x, y), leaving out the colour `key`.

        A palette, itself a picture, turns each of its pixels into another colour first.
        """
        source = fbuf if isinstance(fbuf, FrameBuffer) else FrameBuffer(*fbuf)
        colours = (0, 1)
        if palette is not None:
            table = palette if isinstance(palette, FrameBuffer) else FrameBuffer(*palette)
            colours = (table._get(0, 0), table._get(1, 0))
        columns = range(max(0, -x), min(source._width, self._width - x))
        if self._format == MONO_VLSB == source._format:
            if columns:
                self._blit_pages(source, columns, x, y, key, colours)
            return
        for row in range(max(0, -y), min(source._height, self._height - y)):
            for column in columns:
                colour = colours[source._get(column, row)]
                if colour != key:
                    self._set(x + column, y + row, colour)

    def _blit_pages(
        self, source: "FrameBuffer", columns: range, x: int, y: int, key: int, colours: tuple[int, int]
    ) -> None:
        """Page by page; what moves out of a page at its lower edge comes into the next one."""
        left, width = x + columns.start, len(columns)
        for page in range((source._height + 7) // 8):
            at = page * source._stride + columns.start
            pixels = int.from_bytes(source._buffer[at : at + width], "little")
            rows = _repeated((1 << min(source._height - 8 * page, 8)) - 1, width)
            ones = zeros = 0
            for which, colour in ((rows & ~pixels, colours[0]), (rows & pixels, colours[1])):
                if colour != key and colour:
                    ones |= which
                elif colour != key:
                    zeros |= which
            below, shift = divmod(y + 8 * page, 8)
            stays = _repeated(255 >> shift, width)
            self._change(below, left, width, (ones & stays) << shift, (zeros & stays) << shift)
            if shift:
                ones, zeros = (ones & ~stays) >> 8 - shift, (zeros & ~stays) >> 8 - shift
                self._change(below + 1, left, width, ones, zeros)

    def scroll(self, xstep: int, ystep: int) -> None:
        """Move the picture; what nothing moves into stays as it was."""
        xs, ys = range(self._width), range(self._height)
        before = [[self._get(x, y) for x in xs] for y in ys]
        for y in ys:
            for x in xs:
                if x - xstep in xs and y - ystep in ys:
                    self._set(x, y, before[y - ystep][x - xstep])


@cache
def _repeated(byte: int, count: int) -> int:
    """The byte, so many times."""
    return int.from_bytes(bytes((byte,)) * count, "little")
