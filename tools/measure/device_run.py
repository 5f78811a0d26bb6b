"""Recorded matches on the compiled firmware, on MicroPython's unix port: what each key cost, and the heap."""

import json
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

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
    """The firmware's live bytes on 64 bits without room for names, its modules, how many names it has met."""

    live: int
    modules: tuple[str, ...]
    names: int


def costs(firmware: Path, setting: Setting, asked: list[Asked]) -> list[Cost]:
    """What each event of a recorded match cost. Raises NoMicroPython."""
    lines = _followed(_run("traffic", _ROOMY, firmware, setting, events(asked)), asked)
    return [Cost(*map(int, words[1:])) for words in lines if words[0] == "key"]


def heaps(
    firmware: Path, setting: Setting, asked: list[Asked], before: Sequence[Any] = (), board: str = "pico"
) -> list[Heap]:
    """The heap whenever a key was awaited; without a mode, in the main menu. Raises NoMicroPython.

    before: what was answered in the match before the device was switched on.
    """
    found: list[Heap] = []
    modules: tuple[str, ...] = ()
    names: list[int] = []
    run = _run("memory", _HEAP, firmware, setting, events(asked), before, board)
    for words in _followed(run, asked):
        if words[0] == "qstr":
            names.append(_names(words))
        elif words[0] == "heap":
            modules = tuple(words[2:]) or modules
            found.append(Heap(int(words[1]), modules, names[-1] - names[0]))
    return found


def imports(firmware: Path, modules: tuple[str, ...]) -> int:
    """The bytes that these modules take on a 64-bit machine, without room for names. Raises NoMicroPython."""
    lines = _run("imports", _HEAP, firmware, NOTHING, " ".join(modules).encode())
    return int(next(words[1] for words in lines if words[0] == "imports"))


def _names(words: list[str]) -> int:
    """How many names there are, by what MicroPython tells of them."""
    return int(words[3].strip("n_qstr=,"))


def events(asked: list[Asked]) -> bytes:
    """The events of a recorded match, one byte each."""
    return bytes(code for one in asked for press in one.presses for code in press)


def begin(setting: Setting, folder: Path, answers: Sequence[Any] = (), language: str = "nl") -> None:
    """Fill the folder of the saved games: a language, and this match on the table if it has a mode."""
    settings = Settings(str(folder))
    settings.change(language=language)
    if setting.mode:
        number, match = Matches(str(folder), Entropy()).begin(setting.header())
        settings.change(match=number)
        for answer in answers:
            match.answer(answer)
        match.save()


def _followed(lines: list[list[str]], asked: list[Asked]) -> list[list[str]]:
    """The lines, if the firmware has asked what was recorded."""
    seen = [words[1] for words in lines if words[0] == "asks"]
    wanted = [one.question.key for one in asked]
    assert seen[: len(wanted)] == wanted, "the firmware asks something else than was recorded"
    return lines


def _run(
    what: str,
    heap: str,
    firmware: Path,
    setting: Setting,
    keys: bytes,
    before: Sequence[Any] = (),
    board: str = "pico",
) -> list[list[str]]:
    command = micropython()
    if command is None:
        raise NoMicroPython
    with tempfile.TemporaryDirectory(prefix="bankier-") as name:
        here = Path(name)
        games, recorded = here / "games", here / "keys"
        games.mkdir()
        begin(setting, games, before)
        recorded.write_bytes(keys)
        place = "/flash" if what == "traffic" else str(games)
        (here / "board.json").write_text(json.dumps({"board": board, "STORE": place}))
        (here / "bankier").symlink_to((firmware / "bankier").resolve())  # as on a board: paths are names, too
        arguments = [str(_PROBE), what, "", str(compiled.shim()), str(recorded), str(games)]
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
