"""The machine module of the virtual board: pins that lead nowhere, and buses on which nobody answers."""

import os

_ENODEV = 19


class Pin:
    """A pin with nothing on it but a pull-up."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_RISING = 8
    IRQ_FALLING = 4

    def __init__(self, number: int, *mode: object, **more: object) -> None:
        pass

    def init(self, *mode: object, **more: object) -> None:
        """Take note of nothing."""

    def value(self, *level: int) -> int:
        """High, whatever it is set to."""
        return 1

    __call__ = value
    on = off = low = high = init
    irq = init


class I2C:
    """A bus without a display."""

    def __init__(self, number: int, **pins: object) -> None:
        pass

    def scan(self) -> "list[int]":
        """Nobody."""
        return []

    def writeto(self, *arguments: object) -> int:
        """Raises OSError: nobody answers."""
        raise OSError(_ENODEV)

    writevto = readfrom = readfrom_mem = writeto


class SPI:
    """A bus that takes everything."""

    def __init__(self, number: int, **pins: object) -> None:
        pass

    def write(self, payload: bytes) -> None:
        """Send it nowhere."""


class PWM:
    """A buzzer that nobody hears."""

    def __init__(self, pin: Pin, **wave: object) -> None:
        pass

    def freq(self, *hertz: int) -> None:
        """Nothing changes."""

    duty_u16 = freq

    def deinit(self) -> None:
        """Nothing changes."""


class Timer:
    """A timer that never comes to anything."""

    ONE_SHOT = 0
    PERIODIC = 1

    def __init__(self, number: int = -1, **settings: object) -> None:
        pass

    def init(self, **settings: object) -> None:
        """Nothing changes."""

    def deinit(self) -> None:
        """Nothing changes."""


class ADC:
    """An input in the middle of its range."""

    def __init__(self, pin: object) -> None:
        pass

    def read_u16(self) -> int:
        """Half of the most."""
        return 32768


def freq(*hertz: int) -> int:
    """That of a Pico."""
    return 125_000_000


def unique_id() -> bytes:
    """The same for every virtual board."""
    return b"virtual!"


def soft_reset() -> None:
    """End the process; the bridge starts it anew."""
    os.system("kill -TERM $PPID")


reset = soft_reset
