"""Which wire goes where, from the board files: the one list that tables and pictures are made of."""

from typing import NamedTuple

from bankier.device import board as boards
from tools.board.kinds import KINDS
from tools.hardware.headers import HEADERS, Place

GROUND = "GND"
POWER = "3V3"
_I2C = ("SCL", "SDA")
_SPI = ("SCK", "MOSI", "CS", "DC", "RES")
_KEYS = ("left", "right", "OK", "back")
_ENCODER = ("CLK", "DT", "SW")
_KEYPAD = tuple(f"{n + 1}: {side} {n % 4 + 1}" for n, side in enumerate(["row"] * 4 + ["column"] * 4))

BOARDS = tuple(KINDS)
KEYS = {"keys": "Four keys", "encoder": "Rotary encoder", "keypad": "Keypad"}


class Wire(NamedTuple):
    """A wire from a pin of a part to a place on a board."""

    part: str
    pin: str
    place: Place


def display(name: str, bus: str = "i2c") -> list[Wire]:
    """The wires of a display on that bus."""
    board = boards.named(name)
    signals = zip(_I2C, board.i2c[1:3]) if bus == "i2c" else zip(_SPI, board.spi[1:6])
    return _part(name, "Display", dict(signals), (POWER,), 0)


def keys(name: str, kind: str) -> list[Wire]:
    """The wires of the keys of that kind. A keypad wants no ground: its rows and columns meet in the keys."""
    board = boards.named(name)
    if kind == "keypad":
        return _part(name, KEYS[kind], dict(zip(_KEYPAD, board.keypad)), (), None)
    if kind == "encoder":
        return _part(name, KEYS[kind], dict(zip(_ENCODER, board.encoder)), (POWER,), 1)
    return _part(name, KEYS[kind], dict(zip(_KEYS, board.keys)), (), 1)


def buzzer(name: str) -> list[Wire]:
    """The wires of the buzzer."""
    pin = boards.named(name).buzzer
    return [] if pin is None else _part(name, "Buzzer", {"one leg": pin}, (), 2)


def label(name: str) -> str:
    """What the board is called."""
    return KINDS[name].label


def _part(
    name: str, part: str, signals: dict[str, int], supplies: tuple[str, ...], ground: int | None
) -> list[Wire]:
    """The wires of a part. ground: which of the board's grounds it gets, so that each has one of its own,
    as far as there are.
    """
    headers = HEADERS[name]
    grounds = headers.places(GROUND)
    wires = [] if ground is None else [Wire(part, _leg(part), grounds[ground % len(grounds)])]
    wires += [Wire(part, _supply(part), headers.places(supply)[0]) for supply in supplies]
    return wires + [Wire(part, pin, headers.pin(number)) for pin, number in signals.items()]


def _leg(part: str) -> str:
    return "other leg" if part == "Buzzer" else GROUND


def _supply(part: str) -> str:
    return "VCC" if part == "Display" else "+"
