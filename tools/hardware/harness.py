"""The wiring pictures: what WireViz is told of a board with one kind of keys."""

from typing import Any

import yaml

from tools.hardware import wiring
from tools.hardware.wiring import GROUND, POWER, Wire

_COLOURS = ("YE", "GN", "BU", "VT", "OG", "WH", "GY", "BN")  # of WireViz, from IEC 60757
_HEAD = "# For WireViz, from the board files: `make hardware` writes it again.\n"
_NOTES = {
    "Display": "SSD1306, SSD1309 or SH1106, I2C",
    "Four keys": "one leg of all to GND, the other as named",
    "Rotary encoder": "KY-040",
    "Keypad": "4 x 4, the pins from left to right",
    "Buzzer": "piezo, passive; may be left out",
}


def names() -> list[tuple[str, str]]:
    """Every board with every kind of keys."""
    return [(board, kind) for board in wiring.BOARDS for kind in wiring.KEYS]


def text(board: str, kind: str) -> str:
    """The file for WireViz."""
    parts = [wiring.display(board), wiring.keys(board, kind), wiring.buzzer(board)]
    told = _harness(wiring.label(board), parts)
    dumped: str = yaml.safe_dump(told, sort_keys=False, default_flow_style=None, allow_unicode=True)
    return _HEAD + dumped


def _harness(title: str, parts: list[list[Wire]]) -> dict[str, Any]:
    places = list(dict.fromkeys(wire.place for part in parts for wire in part))
    connectors: dict[str, Any] = {
        "Board": {
            "type": title,
            "pins": [_pin(place.where) for place in places],
            "pinlabels": [place.label for place in places],
            "show_pincount": False,
        }
    }
    cables: dict[str, Any] = {}
    connections = []
    for part in parts:
        name, cable = part[0].part, f"to {part[0].part}"
        connectors[name] = {"type": _NOTES[name], "show_pincount": False, **_pins(part)}
        cables[cable] = {"colors": _colours(part), "show_wirecount": False}
        board = [_pin(wire.place.where) for wire in part]
        wires = list(range(1, len(part) + 1))
        connections.append([{"Board": board}, {cable: wires}, {name: list(connectors[name]["pins"])}])
    return {"connectors": connectors, "cables": cables, "connections": connections}


def _pins(part: list[Wire]) -> dict[str, list[Any]]:
    """The pins of a part. Those of a keypad are counted, and each has a meaning; others have names only."""
    if ": " not in part[0].pin:
        return {"pins": [wire.pin for wire in part]}
    split = [wire.pin.split(": ") for wire in part]
    return {"pins": [int(number) for number, _ in split], "pinlabels": [meaning for _, meaning in split]}


def _pin(where: str) -> int | str:
    """A place on a header as WireViz shows it: the Pico's pins are counted through, so a number says all."""
    number = where.removeprefix("pin ")
    return int(number) if number.isdigit() else number


def _colours(part: list[Wire]) -> list[str]:
    """Black is ground, red is power; the others are as you have them."""
    others = iter(_COLOURS)
    return [{GROUND: "BK", POWER: "RD"}.get(wire.place.label) or next(others) for wire in part]
