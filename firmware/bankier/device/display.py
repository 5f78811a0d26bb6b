"""The display: one driver for the SSD1306, SSD1309 and SH1106 with 128 x 64 pixels.

All three understand page addressing, and only the SH1106 understands nothing else, so that is what
is used. The controllers differ in a few settings and in where column 0 is.
"""

from micropython import const

from . import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .i2c import I2CBus
    from .spi import SPIBus

WIDTH = 128
HEIGHT = 64

_PAGES = const(8)  # of eight rows each; bit 0 of a byte is the top one
_ALL = const(0xFF)  # every page
_HEADER = const(7)  # what another span costs: two addresses, two control bytes, three commands
_RETRY_MS = const(1000)

_CONTRAST = const(0x81)
_OFF = const(0xAE)
_ON = const(0xAF)
_PAGE = const(0xB0)
_COLUMN_HIGH = const(0x10)
_LINE = const(0x40)
_DIMMER = const(3)  # an eighth of the contrast

# Clock, 64 rows, no offset, show the memory, not inverted, rows wired alternately.
_COMMON = b"\xd5\x80\xa8\x3f\xd3\x00\xa4\xa6\xda\x12"
_UPRIGHT = b"\xa1\xc8"
_UPSIDE_DOWN = b"\xa0\xc0"

# By controller: where column 0 is, its own settings, and those it takes only while it is off.
_CONTROLLERS = {
    # charge pump, page addressing, pre-charge, VCOMH
    "ssd1306": (0, b"\x8d\x14\x20\x02\xd9\xf1\xdb\x40", b""),
    # unlock, page addressing, pre-charge, VCOMH
    "ssd1309": (0, b"\xfd\x12\x20\x02\xd9\xd3\xdb\x20", b""),
    # pre-charge, VCOMH; DC-DC converter and its voltage
    "sh1106": (2, b"\xd9\x22\xdb\x35", b"\xad\x8b\x32"),
}

_LOST = "The display does not answer: check its wires and pins."
_BACK = "The display is back."


class Display:
    """128 x 64 pixels, of which only what changed is sent. It is never an error that it is not there.

    buffer: 1024 bytes to draw in (framebuf.MONO_VLSB).
    lost: whether the display did not answer when last spoken to.
    controller: "ssd1306", "ssd1309", "sh1106", or "auto" to ask the display itself.
    flip: it is mounted upside down.
    """

    def __init__(
        self,
        bus: "I2CBus | SPIBus",
        controller: str = "auto",
        flip: bool = False,
        tell: "Callable[[str], object]" = print,
    ) -> None:
        self._bus = bus
        self._controller = controller
        self._tell = tell
        self._offset = 0  # where column 0 is in the display's memory
        self._own = b""  # the settings of its controller
        self._mounted = (_UPRIGHT, _UPSIDE_DOWN) if not flip else (_UPSIDE_DOWN, _UPRIGHT)
        self._direction = self._mounted[0]
        self._contrast = 0xCF
        self._level = bytearray((_CONTRAST, 0xCF))
        self._line = bytearray((_LINE,))
        self._power = bytearray((_ON,))
        self._address = bytearray(3)
        self._refresh = 0  # the page that is sent again next
        self.buffer = bytearray(_PAGES * WIDTH)
        drawn = memoryview(self.buffer)
        sent = memoryview(bytearray(_PAGES * WIDTH))
        self._drawn = [drawn[i * WIDTH : (i + 1) * WIDTH] for i in range(_PAGES)]
        self._sent = [sent[i * WIDTH : (i + 1) * WIDTH] for i in range(_PAGES)]
        self._unknown = _ALL  # the pages of which the display may hold something else than was sent
        self._tried = 0
        self.lost = False
        try:
            self._start()
        except OSError:
            self._lose()

    def show(self) -> bool:
        """Send what changed since the last time; whether the display has it all."""
        if self.lost:
            return self._look()
        try:
            self._send()
        except OSError:
            self._lose()
        return not self.lost

    def tend(self) -> None:
        """Call this about once a second: it finds a display that was lost, and mends one that forgot.

        The settings and one page are sent again each time, so whatever a bad contact or a spark did
        to the display is gone after eight calls.
        """
        if not self.lost:
            self._refresh = (self._refresh + 1) % _PAGES
            self._unknown |= 1 << self._refresh
            self._command(self._settings() + self._power)
        self.show()

    def contrast(self, level: int) -> None:
        """Set the brightness, 0 (still legible in the dark) to 255."""
        self._contrast = level
        self.dim(False)

    def dim(self, on: bool) -> None:
        """Show it at an eighth of its contrast, or as bright as it is set."""
        self._level[1] = self._contrast >> _DIMMER if on else self._contrast
        self._command(self._level)

    def drift(self, rows: int) -> None:
        """Show the picture so many rows lower, 0 to 63; what is at the lower edge comes out on top."""
        self._line[0] = _LINE | -rows & HEIGHT - 1
        self._command(self._line)

    def power(self, on: bool) -> None:
        """Turn the pixels on or off; the display keeps and takes pictures all the same."""
        self._power[0] = _ON if on else _OFF
        self._command(self._power)

    def flip(self, on: bool) -> None:
        """Turn the picture upside down, or back as the display is mounted."""
        direction = self._mounted[on]
        if direction != self._direction:
            self._direction = direction
            self._command(direction)
            self._unknown = _ALL  # the SSD1306 mirrors what it is sent, not what it has
            self.show()

    def _settings(self) -> bytes:
        return self._own + _COMMON + self._direction + self._level + self._line

    def _start(self) -> None:
        """Find the display and make it show the buffer. Raises OSError if it is not there."""
        self._bus.open()
        name = self._bus.identify() if self._controller == "auto" else self._controller
        self._offset, self._own, first = _CONTROLLERS[name]
        self._bus.command(bytes((_OFF,)) + first + self._settings())
        self._unknown = _ALL
        self._send()
        self._bus.command(self._power)  # last: it never shows what was in its memory

    def _look(self) -> bool:
        """Look for a lost display, now and then; whether it is there."""
        now = clock.ticks_ms()
        if clock.ticks_diff(now, self._tried) < _RETRY_MS:
            return False
        self._tried = now
        try:
            self._start()
        except OSError:
            return False
        self.lost = False
        self._tell(_BACK)
        return True

    def _lose(self) -> None:
        self.lost = True
        self._tried = clock.ticks_ms()
        self._tell(_LOST)

    def _command(self, commands: "bytes | bytearray") -> None:
        """Send commands to a display that is there; to one that is lost they go when it comes back."""
        if self.lost:
            return
        try:
            self._bus.command(commands)
        except OSError:
            self._lose()

    def _send(self) -> None:
        for page in range(_PAGES):
            if self._unknown & 1 << page:
                self._span(page, 0, WIDTH)
                self._unknown &= ~(1 << page)
            elif self._drawn[page] != self._sent[page]:
                self._changes(page)

    def _changes(self, page: int) -> None:
        """Send the spans of a page that changed; one span, where two would take more bytes."""
        drawn = self._drawn[page]
        sent = self._sent[page]
        start = -1
        end = 0
        for x in range(WIDTH):
            if drawn[x] != sent[x]:
                if start >= 0 and x - end >= _HEADER:
                    self._span(page, start, end)
                    start = -1
                if start < 0:
                    start = x
                end = x + 1
        self._span(page, start, end)

    def _span(self, page: int, start: int, end: int) -> None:
        column = start + self._offset
        self._address[0] = _PAGE | page
        self._address[1] = column & 15
        self._address[2] = _COLUMN_HIGH | column >> 4
        self._bus.command(self._address)
        part = self._drawn[page][start:end]
        self._bus.data(part)
        self._sent[page][start:end] = part
