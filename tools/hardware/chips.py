"""What the pins of the chips can do, and what is wrong with a board file by these tables.

RP2040 and RP2350: their data sheets, table "GPIO functions"; the data sheets of Pico, Pico W and Pico 2 say
which pins the boards keep for themselves. ESP32: data sheet, "Strapping Pins"; ESP-IDF, "GPIO & RTC GPIO".
ESP32-S3: data sheet, "Strapping Pins"; data sheets of WROOM-1 and -2 for octal flash and PSRAM; user guide of
the DevKitC-1 for its light. What can be measured on: their data sheets, "ADC"; of the ESP32s the first
converter, for the second is also the radio's. The pins that SPI takes to read from unless told: machine_spi.c
and machine_hw_spi.c of MicroPython's ports.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bankier.device.board import Board

INPUTS = ("keys", "encoder", "keypad")
BUSES = ("i2c", "spi")


class Chip(NamedTuple):
    """Pins by what is special about them.

    pins: all there are. kept: not to be used, and what for. input_only: neither drive nor pull up.
    roles: for a bus, its number and a wire, the pins that can be it; a bus that is not there takes any pin.
    reads: by number of the SPI bus, the pin that it takes to read from.
    analog: those whose voltage can be measured.
    """

    pins: frozenset[int]
    kept: dict[int, str]
    input_only: frozenset[int]
    roles: dict[tuple[str, int, str], frozenset[int]]
    reads: dict[int, int]
    analog: frozenset[int]


def _kept(*groups: tuple[str, tuple[int, ...]]) -> dict[int, str]:
    return {pin: reason for reason, pins in groups for pin in pins}


def _every(first: int, step: int) -> frozenset[int]:
    """The pins that RP2's multiplexer gives a wire: every fourth or eighth."""
    return frozenset(range(first, 30, step))


_RP2 = Chip(
    pins=frozenset(range(30)),
    kept=_kept(("the board's own: power, LED or radio", (23, 24, 25, 29))),
    input_only=frozenset(),
    roles={
        ("i2c", 0, "SDA"): _every(0, 4),
        ("i2c", 0, "SCL"): _every(1, 4),
        ("i2c", 1, "SDA"): _every(2, 4),
        ("i2c", 1, "SCL"): _every(3, 4),
        ("spi", 0, "SCK"): frozenset((2, 6, 18, 22)),
        ("spi", 0, "MOSI"): frozenset((3, 7, 19, 23)),
        ("spi", 1, "SCK"): frozenset((10, 14, 26)),
        ("spi", 1, "MOSI"): frozenset((11, 15, 27)),
    },
    reads={0: 16, 1: 8},
    analog=frozenset(range(26, 30)),
)
_ESP32 = Chip(
    pins=frozenset((*range(20), *range(21, 24), *range(25, 28), *range(32, 40))),
    kept=_kept(
        ("strapping: it decides how the chip starts", (0, 2, 5, 12, 15)),
        ("the flash's", (6, 7, 8, 9, 10, 11)),
        ("the serial console's", (1, 3)),
    ),
    input_only=frozenset(range(34, 40)),
    roles={},
    reads={1: 12, 2: 19},
    analog=frozenset((32, 33, 34, 35, 36, 39)),
)
_ESP32S3 = Chip(
    pins=frozenset((*range(22), *range(26, 49))),
    kept=_kept(
        ("strapping: it decides how the chip starts", (0, 3, 45, 46)),
        ("the flash's and PSRAM's", tuple(range(26, 38))),
        ("USB's", (19, 20)),
        ("the serial console's", (43, 44)),
        ("the light's, on one version of the board or the other", (38, 48)),
    ),
    input_only=frozenset(),
    roles={},
    reads={1: 13, 2: 37},
    analog=frozenset((1, 2, *range(4, 11))),
)

CHIPS = {"RP2040": _RP2, "RP2350": _RP2, "ESP32": _ESP32, "ESP32S3": _ESP32S3}

PSRAM_OF_WROVER = frozenset((16, 17))  # free on the DevKitC's usual WROOM module


def faults(chip: Chip, board: Board) -> list[str]:
    """What is wrong with the pins in a board file as it stands, in sentences; [] if nothing is."""
    found = []
    for what, pin in _uses(board):
        if pin not in chip.pins:
            found.append(f"{what} is on {pin}, and there is no such pin")
        elif pin in chip.kept:
            found.append(f"{what} is on {pin}, which is {chip.kept[pin]}")
        elif pin in chip.input_only:
            found.append(f"{what} is on {pin}, which neither drives nor pulls up")
    if board.battery and board.battery[0] not in chip.analog:
        found.append(f"the battery is on {board.battery[0]}, where no voltage can be measured")
    return found + [*_misrouted(chip, board)]


def _uses(board: Board) -> Iterator[tuple[str, int]]:
    """Every pin that this board uses. All have to drive or to pull up."""
    if board.bus == "i2c":
        yield from zip(("SCL", "SDA"), board.i2c[1:3])
    else:
        yield from zip(("SCK", "MOSI", "CS", "DC", "RES"), board.spi[1:6])
    for kind in board.input:
        for pin in {"keys": board.keys, "encoder": board.encoder, "keypad": board.keypad}[kind]:
            yield f"a wire of the {kind}", pin
    if board.buzzer is not None:
        yield "the buzzer", board.buzzer


def _misrouted(chip: Chip, board: Board) -> Iterator[str]:
    """Wires of the bus that the chip cannot lead to their pins, and a pin in use that SPI takes."""
    bus, wires = ("i2c", ("SCL", "SDA")) if board.bus == "i2c" else ("spi", ("SCK", "MOSI"))
    number, *pins = board.i2c[:3] if board.bus == "i2c" else board.spi[:3]
    if number not in (chip.reads if bus == "spi" else (0, 1)):
        yield f"there is no {bus.upper()} {number}"
        return
    for wire, pin in zip(wires, pins):
        allowed = chip.roles.get((bus, number, wire))
        if allowed is not None and pin not in allowed:
            yield f"{wire} of {bus.upper()} {number} cannot be on {pin}"
    used = {pin for _, pin in _uses(board)}
    if bus == "spi" and chip.reads[number] in used:
        yield f"SPI {number} reads from {chip.reads[number]}, which is used for something else"
