"""Everything in hardware/ that is made from something else, and whether it is still what would be made.

Texts are made again and compared. What only OpenSCAD or Graphviz can make is not: hardware/made.json keeps a
hash of what each file was made from, and one of the file, so that a stale one is seen without these programs.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools.hardware import case, harness, pages, schematic
from tools.shims import ROOT

FOLDER = ROOT / "hardware"
STAMPS = FOLDER / "made.json"
NO_GRAPHVIZ = "Graphviz is not there, which draws the wiring pictures: on Debian, apt install graphviz."


class Drawn(NamedTuple):
    """A file that another program makes. source: all that it depends on. needs: what is missing, or ""."""

    source: str
    needs: str
    make: Callable[[Path], None]


def texts() -> dict[str, Callable[[], str]]:
    """The files that are made and compared here, by their names under hardware/."""
    made: dict[str, Callable[[], str]] = {}
    for board, kind in harness.names():
        made[f"wiring/{board}-{kind}.yml"] = partial(harness.text, board, kind)
    for board in schematic.names():
        made[f"schematic/{board}.svg"] = partial(schematic.text, board)
    return made


def drawn() -> dict[str, Drawn]:
    """The files that another program makes, by their names under hardware/."""
    made = {}
    missing = "" if shutil.which("dot") else NO_GRAPHVIZ
    for board, kind in harness.names():
        made[f"wiring/{board}-{kind}.svg"] = Drawn(harness.text(board, kind), missing, _wire_picture)
    for name, told in case.parameters().items():
        made[f"case/{name}"] = Drawn(case.source(told), case.needs(name), partial(case.make, told))
    return made


def stale() -> list[str]:
    """Every file, by its name in the project, that is not what would be made now, or is there for nothing."""
    old = [f"hardware/{name}" for name, make in texts().items() if _read(FOLDER / name) != make()]
    old += [f"hardware/{name}" for name, one in drawn().items() if not fresh(name, one)]
    if not old:
        old = [name for name, page in pages.written().items() if _read(ROOT / name) != page]
    return old + [f"hardware/{name}" for name in strays()]


def fresh(name: str, one: Drawn) -> bool:
    """Whether a file that another program made is the one it made from what there is now."""
    path = FOLDER / name
    return path.is_file() and _stamps().get(name) == _stamp(one, path)


def strays() -> list[str]:
    """Files that nothing makes, of the kinds that are made."""
    kinds = {".svg", ".yml", ".stl", ".png"}
    kept = {str(path.relative_to(FOLDER)) for path in FOLDER.glob("*/*") if path.suffix in kinds}
    return sorted(kept - {*texts(), *drawn()})


def write(everything: bool) -> list[str]:
    """Make what is stale, or everything; what could not be made, as sentences."""
    for name, make in texts().items():
        _put(FOLDER / name, make())
    missing = []
    for name, one in drawn().items():
        if not everything and fresh(name, one):
            continue
        if one.needs:
            missing.append(one.needs)
            continue
        print(f"hardware/{name}", flush=True)
        one.make(FOLDER / name)
        _keep_stamp(name, _stamp(one, FOLDER / name))
    if not missing:
        for name, page in pages.written().items():
            _put(ROOT / name, page)
    return sorted(set(missing))


def _put(path: Path, text: str) -> None:
    """Write a text, unless it is there already."""
    if _read(path) != text:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _wire_picture(target: Path) -> None:
    """Let WireViz draw the file beside it. What it says on the way nobody needs."""
    program = Path(sys.executable).with_name("wireviz")
    command = [str(program), "-f", "s", str(target.with_suffix(".yml"))]
    subprocess.run(command, check=True, capture_output=True, text=True)


def _stamp(one: Drawn, path: Path) -> dict[str, str]:
    return {"from": _hash(one.source.encode()), "is": _hash(path.read_bytes())}


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _stamps() -> dict[str, dict[str, str]]:
    text = _read(STAMPS)
    stamps: dict[str, dict[str, str]] = json.loads(text) if text else {}
    return stamps


def _keep_stamp(name: str, stamp: dict[str, str]) -> None:
    stamps = {kept: value for kept, value in _stamps().items() if kept in drawn()}
    stamps[name] = stamp
    STAMPS.write_text(json.dumps(stamps, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None
