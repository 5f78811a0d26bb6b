"""A display module at the end of its wires: a controller that can be unplugged, and counters of its bus."""

from tools.sim.controllers import MODELS

_EIO = 5


class Panel:
    """A display module.

    controller: the model behind it. address: where it answers on I2C; `cs`, `dc`: its pins on SPI.
    bus_bytes, transactions: what has come over the bus, addresses included.
    """

    def __init__(self, model: str = "ssd1306", address: int = 0x3C) -> None:
        self.controller = MODELS[model]()
        self.address = address
        self.plugged = True
        self.bus_bytes = 0
        self.transactions = 0

    def unplug(self) -> None:
        """Pull the plug: no power, no answer."""
        self.plugged = False

    def plug(self) -> None:
        """Put the plug back; the controller starts from nothing."""
        if not self.plugged:
            self.plugged = True
            self.controller.reset()

    def i2c_write(self, address: int, payload: bytes) -> None:
        """A write on the bus. Raises OSError if nobody answers at the address."""
        self._answer(address)
        self._count(1 + len(payload))
        self.controller.i2c(payload)

    def i2c_read(self, address: int, count: int) -> bytes:
        """A read on the bus, of so many bytes. Raises OSError if nobody answers at the address."""
        self._answer(address)
        self._count(1 + count)
        return bytes((self.controller.status(),)) * count

    def spi_write(self, dc: int, payload: bytes) -> None:
        """Bytes on SPI, while its D/C line is at that level; lost when unplugged."""
        if self.plugged:
            self._count(len(payload))
            self.controller.spi(dc, payload)

    def pixels(self) -> bytearray:
        """What is seen: see ``Controller.pixels``; nothing when unplugged."""
        return self.controller.pixels() if self.plugged else bytearray(1024)

    def _answer(self, address: int) -> None:
        if not self.plugged or address != self.address:
            raise OSError(_EIO)

    def _count(self, count: int) -> None:
        self.bus_bytes += count
        self.transactions += 1
