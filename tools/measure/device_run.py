"""Recorded matches on the compiled firmware, on MicroPython's unix port: what each key cost, and the heap."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from bankier.app.matches import Matches
from bankier.app.settings import Settings
from tools.measure.playing import Asked, Setting
from tools.measure.tables import Entropy
from tools.run_core_tests import micropython
from tools.shims import ROOT
from tools.sim import compiled

_PROBE = ROOT / "tools/measure/probe.py"
_ROOMY = "8M"  # nothing is collected between two keys, so that what they allocate can be counted
_HEAP = "320K"  # more than a board has: what does not fit is to be measured, too
_SECONDS = 600

NOTHING = Setting("bankspel", "", 0)  #: no match has been begun: the device comes up in its main menu


class NoMicroPython(Exception):
    """There is no MicroPython for this machine."""


class Cost(NamedTuple):
    """What an event cost: see probe."""

    bus: int
    glyphs: int
    allocated: int
    erases_before: int
    programs_before: int
    erases: int
    programs: int


class Heap(NamedTuple):
    """The firmware's live bytes on a 64-bit machine, and the modules that are imported."""

    live: int
    modules: tuple[str, ...]


def costs(firmware: Path, setting: Setting, asked: list[Asked]) -> list[Cost]:
    """What each event of a recorded match cost. Raises NoMicroPython."""
    lines = _followed(_run("traffic", _ROOMY, firmware, setting, events(asked)), asked)
    return [Cost(*map(int, words[1:])) for words in lines if words[0] == "key"]


def heaps(firmware: Path, setting: Setting, asked: list[Asked]) -> list[Heap]:
    """The heap whenever a key was awaited; without a mode, in the main menu. Raises NoMicroPython."""
    found: list[Heap] = []
    modules: tuple[str, ...] = ()
    for words in _followed(_run("memory", _HEAP, firmware, setting, events(asked)), asked):
        if words[0] == "heap":
            modules = tuple(words[2:]) or modules
            found.append(Heap(int(words[1]), modules))
    return found


def imports(firmware: Path, modules: tuple[str, ...]) -> int:
    """The bytes that these modules take on the heap of a 64-bit machine. Raises NoMicroPython."""
    lines = _run("imports", _HEAP, firmware, NOTHING, " ".join(modules).encode())
    return int(next(words[1] for words in lines if words[0] == "imports"))


def events(asked: list[Asked]) -> bytes:
    """The events of a recorded match, one byte each."""
    return bytes(code for one in asked for press in one.presses for code in press)


def _begin(setting: Setting, folder: Path) -> None:
    """Fill the folder of the saved games: a language, and this match if it has a mode."""
    settings = Settings(str(folder))
    settings.change(language="nl")
    if setting.mode:
        number, _ = Matches(str(folder), Entropy()).begin(setting.header())
        settings.change(match=number)


def _followed(lines: list[list[str]], asked: list[Asked]) -> list[list[str]]:
    """The lines, if the firmware has asked what was recorded."""
    seen = [words[1] for words in lines if words[0] == "asks"]
    wanted = [one.question.key for one in asked]
    assert seen[: len(wanted)] == wanted, "the firmware asks something else than was recorded"
    return lines


def _run(what: str, heap: str, firmware: Path, setting: Setting, keys: bytes) -> list[list[str]]:
    command = micropython()
    if command is None:
        raise NoMicroPython
    with tempfile.TemporaryDirectory(prefix="bankier-") as name:
        here = Path(name)
        games, recorded = here / "games", here / "keys"
        games.mkdir()
        _begin(setting, games)
        recorded.write_bytes(keys)
        place = "/flash" if what == "traffic" else str(games)
        (here / "board.json").write_text(json.dumps({"board": "pico", "STORE": place}))
        arguments = [str(_PROBE), what, str(firmware), str(compiled.shim()), str(recorded), str(games)]
        done = subprocess.run(
            [command, "-X", f"heapsize={heap}", *arguments],
            cwd=here,
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"the firmware stopped:\n{done.stdout[-2000:]}{done.stderr}")
    return [line.split() or [""] for line in done.stdout.splitlines()]
