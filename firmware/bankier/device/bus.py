"""The wires to the display, as the board has them: I2C or SPI. Only the one that is there is loaded."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .board import Board
    from .i2c import I2CBus
    from .spi import SPIBus


def connect(board: "Board") -> "I2CBus | SPIBus":
    """The bus to this board's display."""
    import machine

    pin = machine.Pin
    if board.bus == "i2c":
        from .i2c import I2CBus

        number, scl, sda, hertz = board.i2c
        return I2CBus(machine.I2C(number, scl=pin(scl), sda=pin(sda), freq=hertz))
    from .spi import SPIBus

    number, sck, mosi, cs, dc, reset, hertz = board.spi
    spi = machine.SPI(number, baudrate=hertz, sck=pin(sck), mosi=pin(mosi))
    return SPIBus(spi, pin(cs, pin.OUT, value=1), pin(dc, pin.OUT, value=0), pin(reset, pin.OUT, value=1))
