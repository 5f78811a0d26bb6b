"""Which board this is, and how it is wired.

A file ``board.json`` beside ``main.py`` names the board and may change any of its constants, so that
another wiring needs no change to the firmware. Without the file it is a Pico::

    {"board": "pico_w", "DISPLAY": "sh1106", "INPUT": ["keypad"], "BUZZER": null}
"""

import json
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BOARDS: "tuple[str, ...]" = ("esp32", "esp32s3", "pico", "pico2", "pico_w", "sim")
DISPLAYS = ("auto", "ssd1306", "ssd1309", "sh1106")

_DEFAULT = "pico"
_CHIPS = {"rp2": ("pico", "pico2", "pico_w"), "esp32": ("esp32", "esp32s3")}  # or it is the simulator
_INPUTS = ("encoder", "keypad", "keys")
_CHOICES = {"DISPLAY": DISPLAYS, "BUS": ("i2c", "spi")}
_NUMBERS = ("TIMER", "BUZZER")
_TEXTS = ("NAME", "STORE")
_OPTIONAL = ("BUZZER", "BATTERY")  # may be None: there is none
_LENGTHS = {
    "I2C": (4, "a bus number, SCL, SDA and a frequency"),
    "SPI": (7, "a bus number, SCK, MOSI, CS, DC, RES and a frequency"),
    "KEYS": (4, "the pins of left, right, OK and back"),
    "KEYPAD": (8, "the pins of four rows and of four columns"),
    "ENCODER": (3, "the pins of A, B and push"),
    "BATTERY": (4, "a pin, what divides it in thousandths, millivolts when empty and when full"),
}


class BoardError(Exception):
    """The board cannot be made as it is described; the text says why, in words for its maker."""


class Board:
    """How this board is wired: its constants, checked, in small letters. Pins are numbers; a key connects its
    pin to ground.

    name, store: for people; the folder of the saved games.
    display, flip, bus: see ``DISPLAYS``; mounted upside down or not; "i2c" or "spi".
    i2c: bus number, SCL, SDA, hertz. spi: bus number, SCK, MOSI, CS, DC, RES, hertz.
    input: which of keys, keypad and encoder there are.
    keys: left, right, OK, back. keypad: four rows, four columns. encoder: A, B, push.
    timer: the number of a timer for the keypad. buzzer: its pin, or None.
    battery: its pin, by how much its voltage is divided there in thousandths, its millivolts when it is empty
    and when it is full; or None.
    """

    if TYPE_CHECKING:
        name: str
        store: str
        display: str
        flip: bool
        bus: str
        i2c: "tuple[int, ...]"
        spi: "tuple[int, ...]"
        input: "tuple[str, ...]"
        keys: "tuple[int, ...]"
        keypad: "tuple[int, ...]"
        encoder: "tuple[int, ...]"
        timer: int
        buzzer: "int | None"
        battery: "tuple[int, ...] | None"

    def __init__(self, constants: "dict[str, object]") -> None:
        for key in sorted(constants):
            setattr(self, key.lower(), _checked(key, constants[key]))
        self._no_pin_twice()

    def _no_pin_twice(self) -> None:
        used: "dict[int, str]" = {}
        for key, pins in self._pins():
            for pin in pins:
                if pin in used:
                    raise BoardError("pin %d is used twice, for %s and for %s" % (pin, used[pin], key))
                used[pin] = key

    def _pins(self) -> "list[tuple[str, tuple[int, ...]]]":
        pins = [("I2C", self.i2c[1:3]) if self.bus == "i2c" else ("SPI", self.spi[1:6])]
        pins += [(kind.upper(), getattr(self, kind)) for kind in sorted(self.input)]
        if self.buzzer is not None:
            pins.append(("BUZZER", (self.buzzer,)))
        if self.battery:
            pins.append(("BATTERY", self.battery[:1]))
        return pins


def _checked(key: str, value: "Any") -> object:
    """A constant as the board has it. Raises BoardError if it cannot be meant."""
    if key in _LENGTHS:
        return None if value is None and key in _OPTIONAL else _numbers(key, value)
    if key == "INPUT":
        if not _many(value) or not value or any(one not in _INPUTS for one in value):
            raise BoardError("INPUT is %r; it is a list of %s" % (value, ", ".join(_INPUTS)))
        return tuple(value)
    meant = _meant(key, value)
    if meant:
        raise BoardError("%s is %r; it %s" % (key, value, meant))
    return value


def _numbers(key: str, value: "Any") -> "tuple[int, ...]":
    length, meaning = _LENGTHS[key]
    if not _many(value) or len(value) != length:
        raise BoardError("%s is %r; it has to be %d numbers: %s" % (key, value, length, meaning))
    if not all(isinstance(number, int) for number in value):
        raise BoardError("%s is %r; it may hold only numbers" % (key, value))
    return tuple(value)


def _meant(key: str, value: "Any") -> str:
    """What a value should be, if it is not that."""
    if key in _CHOICES and value not in _CHOICES[key]:
        return "can be " + ", ".join(_CHOICES[key])
    if key == "FLIP" and value not in (True, False):
        return "can be true or false"
    if key in _TEXTS and not (isinstance(value, str) and value):
        return "has to be a text"
    if key in _NUMBERS and not isinstance(value, int) and (value is not None or key not in _OPTIONAL):
        return "has to be a number"
    return ""


def _many(value: "Any") -> bool:
    return isinstance(value, (tuple, list))


def load(path: str = "board.json") -> Board:
    """The board that the file describes; the default one if there is no such file.

    Raises BoardError, with a text for people, for a file or a wiring that cannot be meant.
    """
    changes = _read(path)
    try:
        return named(str(changes.pop("board", _DEFAULT)), changes)
    except BoardError as error:
        raise BoardError("%s: %s." % (path, error))


def usual() -> Board:
    """A board that is installed, one for this chip if there is; nothing drives a pin, for it may be wired as
    another. Raises BoardError if there is none.
    """
    for name in _CHIPS.get(sys.platform, ("sim",)) + BOARDS:
        try:
            return named(name, {"BUZZER": None})
        except BoardError:
            pass
    raise BoardError("no board is installed")


def named(name: str, changes: "dict[str, object] | None" = None) -> Board:
    """The board of that name, with some constants changed. Raises BoardError."""
    constants = _constants(name)
    for key, value in (changes or {}).items():
        if key not in constants:
            known = ", ".join(sorted(constants))
            raise BoardError("there is nothing called %s; known are %s" % (key, known))
        constants[key] = value
    return Board(constants)


def _read(path: str) -> "dict[str, object]":
    try:
        with open(path) as file:
            text = file.read()
    except OSError:
        return {}
    try:
        value = json.loads(text)
    except ValueError:
        raise BoardError("%s: this is not JSON." % path)
    if not isinstance(value, dict):
        raise BoardError('%s: it has to look like {"board": "pico"}.' % path)
    return value


def _constants(name: str) -> "dict[str, object]":
    """The constants of a board, from its module."""
    if name not in BOARDS:
        raise BoardError("there is no board %r; known are %s" % (name, ", ".join(BOARDS)))
    try:
        module = __import__("bankier.device.boards." + name, None, None, ("NAME",))
    except ImportError:
        raise BoardError("the board %r was not flashed: do so with BOARD=%s" % (name, name))
    return {key: getattr(module, key) for key in dir(module) if key.isupper()}
