"""The wires to the display: I2C or SPI, told commands and data alike.

A bus raises OSError when nothing answers; whoever uses it decides what that means.
"""

from bankier.device import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import I2C, SPI, Pin

    from bankier.device.board import Board

_ADDRESSES = (0x3C, 0x3D)
_COMMANDS = b"\x00"  # the control byte before commands
_DATA = b"\x40"  # the control byte before what goes into the display's memory
_NOP = b"\x00\xe3"
_SH1106_ID = 8  # the low bits of its status; an SSD1306 has 3, 6 or 7


class I2CBus:
    """Two wires: SCL and SDA."""

    def __init__(self, i2c: "I2C") -> None:
        self._i2c = i2c
        self._address = _ADDRESSES[0]
        # Lists that are kept, so that a write allocates nothing.
        self._command: "list[bytes | bytearray]" = [_COMMANDS, b""]
        self._data: "list[bytes | memoryview]" = [_DATA, b""]

    def open(self) -> None:
        """Find the display at one of its two addresses. Raises OSError if it is at neither."""
        for address in _ADDRESSES:
            try:
                self._i2c.writeto(address, _NOP)
            except OSError:
                continue
            self._address = address
            return
        raise OSError("no display at I2C address 0x3C or 0x3D")

    def identify(self) -> str:
        """Which controller it says it is, "ssd1306" where it says nothing useful."""
        try:
            status = self._i2c.readfrom_mem(self._address, 0, 1)[0]
        except OSError:  # many modules cannot be read; they are SSD1306s
            return "ssd1306"
        return "sh1106" if status & 15 == _SH1106_ID else "ssd1306"

    def command(self, commands: "bytes | bytearray") -> None:
        """Send commands in one transaction."""
        self._command[1] = commands
        self._i2c.writevto(self._address, self._command)

    def data(self, data: "memoryview") -> None:
        """Send data in one transaction."""
        self._data[1] = data
        self._i2c.writevto(self._address, self._data)


class SPIBus:
    """Five wires. The display cannot answer, so one that is missing goes unnoticed."""

    def __init__(self, spi: "SPI", cs: "Pin", dc: "Pin", reset: "Pin") -> None:
        self._spi = spi
        self._cs = cs
        self._dc = dc
        self._reset = reset

    def open(self) -> None:
        """Reset the display."""
        self._cs(1)
        for level, milliseconds in ((1, 1), (0, 10), (1, 10)):
            self._reset(level)
            clock.sleep_ms(milliseconds)

    def identify(self) -> str:
        """The commonest controller: SPI displays cannot be read."""
        return "ssd1306"

    def command(self, commands: "bytes | bytearray") -> None:
        """Send commands."""
        self._send(0, commands)

    def data(self, data: "memoryview") -> None:
        """Send data."""
        self._send(1, data)

    def _send(self, dc: int, payload: "bytes | bytearray | memoryview") -> None:
        self._dc(dc)
        self._cs(0)
        self._spi.write(payload)
        self._cs(1)


def connect(board: "Board") -> "I2CBus | SPIBus":
    """The bus to this board's display."""
    import machine

    pin = machine.Pin
    if board.bus == "i2c":
        number, scl, sda, hertz = board.i2c
        return I2CBus(machine.I2C(number, scl=pin(scl), sda=pin(sda), freq=hertz))
    number, sck, mosi, cs, dc, reset, hertz = board.spi
    spi = machine.SPI(number, baudrate=hertz, sck=pin(sck), mosi=pin(mosi))
    return SPIBus(spi, pin(cs, pin.OUT, value=1), pin(dc, pin.OUT, value=0), pin(reset, pin.OUT, value=1))
