"""The schematic of a board with everything that can be on it: nets with the same name are connected."""

from typing import Any

import schemdraw
from schemdraw import elements

from tools.hardware import wiring
from tools.hardware.headers import HEADERS
from tools.hardware.wiring import GROUND, POWER, Wire

At = tuple[float, float]

elm: Any = elements  # some of it has no types

_PAD = (("A", "2", "3", "J"), ("4", "5", "6", "Q"), ("7", "8", "9", "K"), ("back", "10", "OK", "menu"))
_STEP = 2.2  # between the rows and columns of the keypad
_PITCH = 1.0  # between the pins of a block
_PULL_UPS = {"CLK": 0.0, "DT": 1.8}  # of a KY-040, and how far along the wire


def alike(name: str) -> list[str]:
    """The boards with the same pins and headers as this one, itself among them."""
    return [other for other in wiring.BOARDS if HEADERS[other] is HEADERS[name]]


def names() -> list[str]:
    """One board of every kind of header: others have the same schematic."""
    return [name for name in wiring.BOARDS if alike(name)[0] == name]


def text(name: str) -> str:
    """The schematic as SVG."""
    schemdraw.use("svg")
    with schemdraw.Drawing(show=False) as drawing:
        drawing.config(fontsize=11, font="sans-serif", bgcolor="white")
        _board(name, (0, 0))
        _display(wiring.display(name), (15, 0))
        _keys(wiring.keys(name, "keys"), (24, 0))
        _encoder(wiring.keys(name, "encoder"), (13.5, -7))
        _buzzer(wiring.buzzer(name), (24, -10))
        _keypad(wiring.keys(name, "keypad"), (34, 0))
    svg: str = drawing.get_imagedata("svg").decode() + "\n"
    return svg


def label(name: str) -> str:
    """The boards that a schematic is of."""
    first, *others = (wiring.label(other) for other in alike(name))
    return ", ".join([first, *(other.removeprefix("Raspberry Pi ") for other in others)])


def _title(text: str, at: At) -> None:
    elm.Label().at(at).label(text, halign="left", fontsize=14)


def _board(name: str, at: At) -> None:
    """The board as a block, and beside each pin what it is for."""
    uses: dict[str, list[str]] = {}
    parts = [wiring.display(name), *(wiring.keys(name, kind) for kind in wiring.KEYS), wiring.buzzer(name)]
    for wire in _in_order([wire for part in parts for wire in part]):
        supply = wire.place.label in (GROUND, POWER)
        uses.setdefault(wire.place.label if supply else str(wire.place), []).append(_use(wire))
    _title(label(name), at)
    corner = _block(list(uses), at, "right", 4.2)
    for n, (place, what) in enumerate(uses.items()):
        end = (corner[0], corner[1] - n * _PITCH)
        elm.Line().at(end).right().length(0.6)
        _net(place.split(" ")[0], (end[0] + 0.6, end[1]), "right")
        supply = place in (GROUND, POWER)
        elm.Label().at((end[0] + 2.5, end[1] - 0.12)).label(
            "" if supply else ", ".join(what), halign="left", fontsize=10
        )


def _in_order(wires: list[Wire]) -> list[Wire]:
    """Power at the top and ground at the bottom, as their signs point."""
    return sorted(wires, key=lambda wire: {POWER: 0, GROUND: 2}.get(wire.place.label, 1))


def _use(wire: Wire) -> str:
    return "buzzer" if wire.part == "Buzzer" else wire.pin.split(": ")[-1]


def _block(pins: list[str], at: At, side: str, width: float) -> At:
    """A block with pins along one side, and where the first of them is."""
    height = (len(pins) + 0.4) * _PITCH
    top = at[1] - 0.6
    elm.Rect(corner1=(0, 0), corner2=(width, -height)).at((at[0], top)).color("black")
    x = at[0] + (width if side == "right" else 0)
    inset = -0.25 if side == "right" else 0.25
    for n, pin in enumerate(pins):
        y = top - (n + 0.7) * _PITCH
        elm.Label().at((x + inset, y - 0.12)).label(pin, halign=side, fontsize=10)
    return (x, top - 0.7 * _PITCH)


def _net(name: str, at: At, direction: str) -> None:
    """The name of a net at the end of a wire; ground and power have signs of their own."""
    if name == GROUND:
        elm.Ground().at(at)
    elif name == POWER:
        elm.Vdd().at(at).label(POWER)
    else:
        tag = elm.Tag(width=1.5, height=0.55).at(at).label(name, fontsize=10)
        getattr(tag, direction)()


def _display(wires: list[Wire], at: At) -> None:
    _title("Display, I2C", at)
    wires = _in_order(wires)
    x, y = _block([wire.pin for wire in wires], at, "left", 3)
    for n, wire in enumerate(wires):
        line = elm.Line().at((x, y - n * _PITCH)).left().length(0.6)
        _net(wire.place.label, line.end, "left")


def _keys(wires: list[Wire], at: At) -> None:
    _title("Four keys", (at[0] - 1.5, at[1]))
    signals = [wire for wire in wires if wire.place.label != GROUND]
    for n, wire in enumerate(signals):
        key = _contact(wire, (at[0], at[1] - 1.6 - n * 1.5))
        if wire is signals[-1]:
            elm.Ground().at(key)
        else:
            elm.Line().at(key).down().length(1.5)


def _contact(wire: Wire, at: At) -> At:
    """A contact from a net, and where its other leg is."""
    _net(wire.place.label, at, "left")
    lead = elm.Line().at(at).right().length(2)
    end: At = elm.Button().at(lead.end).right().length(2).label(wire.pin, fontsize=10).end
    return end


def _encoder(wires: list[Wire], at: At) -> None:
    """A KY-040: three contacts to ground, and a resistor to power at the two that turn."""
    _title("or a rotary encoder (KY-040)", at)
    signals = [wire for wire in wires if wire.place.label not in (GROUND, POWER)]
    for n, wire in enumerate(signals):
        y = at[1] - 3.6 - n * 1.5
        key = _contact(wire, (at[0] + 1.5, y))
        if wire.pin in _PULL_UPS:
            _pull_up((at[0] + 1.5 + _PULL_UPS[wire.pin], y), at[1] - 3.2)
        if wire is signals[-1]:
            elm.Ground().at(key)
        else:
            elm.Line().at(key).down().length(1.5)


def _pull_up(at: At, top: float) -> None:
    """A resistor from a wire to power, which stands clear of the wires above it."""
    elm.Dot().at(at)
    stem = elm.Line().at(at).up().length(max(top - at[1], 0.01))
    resistor = elm.ResistorIEC().at(stem.end).up().length(1.6).label("10k", loc="bottom", fontsize=9)
    elm.Vdd().at(resistor.end).label(POWER, fontsize=9)


def _buzzer(wires: list[Wire], at: At) -> None:
    _title("Piezo buzzer", (at[0] - 1.5, at[1]))
    signal = next(wire for wire in wires if wire.place.label != GROUND)
    y = at[1] - 1.6
    _net(signal.place.label, (at[0], y), "left")
    lead = elm.Line().at((at[0], y)).right().length(2)
    speaker = elm.Speaker().at(lead.end).right()
    elm.Ground().at(speaker.in2)


def _keypad(wires: list[Wire], at: At) -> None:
    """Rows and columns with a contact wherever two cross."""
    _title("or a keypad", (at[0] - 1.5, at[1]))
    rows, columns = wires[:4], wires[4:]
    top = at[1] - 1.2
    for n, wire in enumerate(rows):
        y = top - n * _STEP
        _net(wire.place.label, (at[0], y), "left")
        elm.Line().at((at[0], y)).right().length(_STEP * 4.6)
    for n, wire in enumerate(columns):
        x = at[0] + 2.2 + n * _STEP
        elm.Line().at((x, top + 0.5)).down().length(_STEP * 4)
        foot = top + 0.5 - _STEP * 4
        elm.Dot(open=True).at((x, foot))
        elm.Label().at((x, foot - 0.7)).label(wire.place.label, fontsize=10)
        for row in range(4):
            _crossing((x, top - row * _STEP), _PAD[row][n])


def _crossing(at: At, key: str) -> None:
    """A contact between the row and the column that cross here."""
    elm.Dot().at((at[0] - 0.9, at[1]))
    elm.Dot().at((at[0], at[1] - 0.9))
    elm.Button().at((at[0] - 0.9, at[1])).to((at[0], at[1] - 0.9)).scale(0.6)
    elm.Label().at((at[0] + 0.15, at[1] - 0.75)).label(key, halign="left", fontsize=10)
