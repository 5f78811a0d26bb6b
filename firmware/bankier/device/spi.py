"""Five wires to the display; it cannot answer, so it is never missed."""

from . import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import SPI, Pin


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
