"""The ``machine`` module of the simulated board: as much of MicroPython's as the firmware may use."""

from tools.sim.board_shim import circuit, passing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Payload = bytes | bytearray | memoryview

_ENODEV = 19


class Pin:
    """A pin, by its number."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_FALLING = circuit.FALLING
    IRQ_RISING = circuit.RISING

    def __init__(self, number: int, mode: int = -1, pull: int = -1, *, value: "int | None" = None) -> None:
        self.number = number
        self._mode = self.IN
        if mode != -1:
            self.init(mode, pull, value=value)

    def init(self, mode: int, pull: int = -1, *, value: "int | None" = None) -> None:
        """Make it an input, an output, or an output that only pulls to ground."""
        self._mode = mode
        if mode == self.IN:
            circuit.board.drive(self.number, None)
        elif value is not None:
            self.value(value)

    def value(self, level: "int | None" = None) -> int:
        """The level of the pin, or set it."""
        if level is None:
            return circuit.board.level(self.number)
        floating = level and self._mode == self.OPEN_DRAIN
        circuit.board.drive(self.number, None if floating else int(bool(level)))
        return 0

    __call__ = value

    def on(self) -> None:
        """Make it high."""
        self.value(1)

    def off(self) -> None:
        """Make it low."""
        self.value(0)

    def irq(
        self, handler: "Callable[[Pin], None] | None" = None, trigger: int = 12, hard: bool = False
    ) -> None:
        """Call the handler at edges of the pin."""
        circuit.board.watch(self.number, handler, trigger, self)


class I2C:
    """The I2C bus. A byte takes nine clocks, and time passes meanwhile."""

    def __init__(self, number: int, *, scl: Pin, sda: Pin, freq: int = 400_000) -> None:
        self._byte_us = 9_000_000 / freq

    def scan(self) -> "list[int]":
        """The addresses where somebody answers."""
        found = []
        for address in range(0x08, 0x78):
            try:
                self.readfrom(address, 1)
            except OSError:
                continue
            found.append(address)
        return found

    def writeto(self, address: int, payload: "Payload", stop: bool = True) -> int:
        """Write bytes. Raises OSError if nobody answers."""
        self._pass(1 + len(payload))
        self._module().i2c_write(address, bytes(payload))
        return len(payload) + 1

    def writevto(self, address: int, payloads: "Sequence[Payload]", stop: bool = True) -> int:
        """Write the bytes of several buffers as one. Raises OSError if nobody answers."""
        return self.writeto(address, b"".join(bytes(payload) for payload in payloads))

    def readfrom(self, address: int, count: int, stop: bool = True) -> bytes:
        """Read bytes. Raises OSError if nobody answers."""
        self._pass(1 + count)
        return self._module().i2c_read(address, count)

    def readfrom_mem(self, address: int, register: int, count: int) -> bytes:
        """Write a register's number, then read bytes. Raises OSError if nobody answers."""
        self.writeto(address, bytes((register,)), False)
        return self.readfrom(address, count)

    def _module(self) -> "circuit.Module":
        if circuit.board.module is None:
            raise OSError(_ENODEV)
        return circuit.board.module

    def _pass(self, count: int) -> None:
        passing.time.spend(int(count * self._byte_us))


class SPI:
    """The SPI bus, with nothing but the display on it."""

    def __init__(
        self, number: int, baudrate: int = 1_000_000, *, sck: Pin, mosi: Pin, miso: "Pin | None" = None
    ) -> None:
        self._byte_us = 8_000_000 / baudrate

    def write(self, payload: "Payload") -> None:
        """Send bytes."""
        passing.time.spend(int(len(payload) * self._byte_us))
        board = circuit.board
        if board.module is not None:
            board.module.spi_write(board.level(board.dc), bytes(payload))


class PWM:
    """A square wave on a pin: the buzzer."""

    def __init__(self, pin: Pin, *, freq: int = 0, duty_u16: int = 0) -> None:
        self._hertz = freq
        self._duty = duty_u16
        self._sound()

    def freq(self, hertz: int) -> None:
        """Set its frequency."""
        self._hertz = hertz
        self._sound()

    def duty_u16(self, duty: int) -> None:
        """Set how long it is high, 0 to 65535."""
        self._duty = duty
        self._sound()

    def deinit(self) -> None:
        """Stop it."""
        self.duty_u16(0)

    def _sound(self) -> None:
        board = circuit.board
        board.sound = (self._hertz, self._duty)
        if board.on_sound:
            board.on_sound(self._hertz, self._duty)


class ADC:
    """A converter on a pin; it reads what ``circuit.board.analog`` says."""

    def __init__(self, pin: Pin) -> None:
        self._number = pin.number

    def read_u16(self) -> int:
        """0 to 65535."""
        return circuit.board.analog.get(self._number, 65535)


class Timer:
    """A timer that calls a function, once or again and again."""

    ONE_SHOT = 0
    PERIODIC = 1

    def __init__(
        self,
        number: int = -1,
        *,
        mode: int = PERIODIC,
        period: int = -1,
        callback: "Callable[[Timer], None] | None" = None,
    ) -> None:
        self._callback: "Callable[[Timer], None] | None" = None
        if callback:
            self.init(mode=mode, period=period, callback=callback)

    def init(self, *, mode: int = PERIODIC, period: int, callback: "Callable[[Timer], None]") -> None:
        """Start it, with a period in milliseconds."""
        self._again = mode == self.PERIODIC
        self._period = period * 1000
        self._callback = callback
        passing.time.at(passing.time.now + self._period, self._fire, passing.time.now + self._period)

    def deinit(self) -> None:
        """Stop it."""
        self._callback = None
        passing.time.cancel(self._fire)

    def _fire(self, when: int) -> None:
        if self._again:
            passing.time.at(when + self._period, self._fire, when + self._period)
        if self._callback:
            self._callback(self)


def freq(hertz: int = 0) -> int:
    """The frequency of the processor; setting it changes nothing."""
    return 125_000_000


def unique_id() -> bytes:
    """The same for every simulated board."""
    return b"bankier!"


def idle() -> None:
    """Do nothing for a moment."""
    passing.time.spend(100)


def reset() -> None:
    """Start the firmware anew."""
    if circuit.board.on_reset:
        circuit.board.on_reset()
    raise SystemExit
