"""Two wires to the display. OSError when nothing answers; whoever uses the bus decides what that means."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import I2C

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
