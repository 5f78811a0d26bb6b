"""The tables that the pages about building take from the board files, the case and the list of parts."""

from collections.abc import Callable

from tools import markdown
from tools.hardware import case, harness, parts, schematic, stl, wiring
from tools.hardware.wiring import Wire
from tools.markdown import table
from tools.shims import ROOT

PAGES = ("docs/build.md", "hardware/README.md")
_GRAMS = 1.24 / 1000  # a cubic millimetre of PLA


def wiring_table(board: str) -> str:
    """Every wire of everything that can be on a board."""
    parts = [
        ("Display, I2C", wiring.display(board)),
        ("Display, SPI", wiring.display(board, "spi")),
        *((wiring.KEYS[kind], wiring.keys(board, kind)) for kind in wiring.KEYS),
        ("Buzzer", wiring.buzzer(board)),
    ]
    rows = [_row(what, wire, n == 0) for what, wires in parts for n, wire in enumerate(wires)]
    return table(("part", "its pin", "goes to", "which is"), rows)


def _row(what: str, wire: Wire, first: bool) -> tuple[str, ...]:
    place = f"any {wire.place.label}" if wire.place.label == wiring.GROUND else f"`{wire.place.label}`"
    where = f"for example {wire.place.where}" if wire.place.label == wiring.GROUND else wire.place.where
    return (f"**{what}**" if first else "", wire.pin, place, where)


def wiring_tables() -> str:
    """The wiring tables of all boards, those with the same pins together."""
    return "\n\n".join(
        f"### {schematic.label(board)}\n\n{wiring_table(board)}" for board in schematic.names()
    )


def pictures_table() -> str:
    """Where the wiring pictures are."""
    rows = [
        (wiring.label(board), *(f"[picture](wiring/{board}-{kind}.svg)" for kind in wiring.KEYS))
        for board in dict(harness.names())
    ]
    return table(("", *(wiring.KEYS.values())), rows)


def case_table() -> str:
    """The parts of the case to print, with their size and weight."""
    rows = []
    for name, told in case.parameters().items():
        if name.endswith(".stl"):
            triangles = stl.read(case.SOURCE.parent / name)
            width, height, depth = stl.size(triangles)
            grams = stl.volume(triangles) * _GRAMS
            where = f"[{name}](case/{name})"
            rows.append((where, _for(told), f"{width:.0f} x {height:.0f} x {depth:.1f} mm", f"{grams:.0f} g"))
    return table(("file", "for", "size", "at most"), rows)


def _for(told: dict[str, str]) -> str:
    if told["part"] == "front":
        return f'{told["display"]}" display, {wiring.KEYS[told["keys"]].lower()}'
    keys = "keypad" if told["keys"] == "keypad" else "four keys or encoder"
    return f"{schematic.label(told['board'])}; {keys}"


MADE: dict[str, Callable[[], str]] = {
    "wiring": wiring_tables,
    "pictures": pictures_table,
    "case": case_table,
    "parts": parts.parts_table,
}


def renewed(page: str) -> str:
    """A page with everything in it that is generated as it is now."""
    return markdown.renewed(page, MADE)


def written() -> dict[str, str]:
    """Every page by its name, as it should be."""
    return {name: renewed((ROOT / name).read_text(encoding="utf-8")) for name in PAGES}
