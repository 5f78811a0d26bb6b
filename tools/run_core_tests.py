"""Run host_tests/core on MicroPython's unix port, in the heap of the smallest board.

    python -m tools.run_core_tests [-k NAME] [FILE ...]

Every file gets a process of its own: a clean heap and clean modules cost 40 ms, and a file that
runs out of memory or hangs takes no other with it. The firmware is bytecode, as on a board: there
would be no room for the compiler's work. Exits 1 when a test fails or none ran.
"""

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.headless import NONE
from tools.options import Options
from tools.shims import FIRMWARE, ROOT
from tools.sim import compiled

HEAP_KB = 192  # an ESP32 has about 110 KB, and objects take twice that on a 64-bit machine
TESTS_KB = 24  # what is no board's: the tests, and files that lie in memory here and on the flash there
DESK_KB = 64  # what desk.py takes, and the simulator's 32 KB over a board: menus need them
COMPILER_KB = 40  # its work on a game that is imported in mid-play and is no bytecode
WORKER = ROOT / "tools" / "core_worker.py"
SECONDS = 300  # a file that takes this long hangs


class Result(NamedTuple):
    """What one file, or the whole of them, came to."""

    passed: int
    failed: int
    free: int = 1 << 30  #: the fewest bytes of the heap that were free between two tests
    output: str = ""  #: what the tests printed, failures included


def micropython() -> str | None:
    """The MicroPython of this environment, or None where there is none for this machine."""
    return shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")


def run_file(command: str, path: Path, part: str = "", firmware: Path = FIRMWARE) -> Result:
    """Run the tests of one file that have `part` in their name. A crash counts as one failure."""
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    arguments = [command, "-X", f"heapsize={heap_of(path)}K", str(WORKER), str(shown), part, str(firmware)]
    try:
        done = subprocess.run(
            arguments, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return Result(0, 1, output=f"FAILED {path.name}: no end after {SECONDS} s\n")
    output, _, closing = done.stdout.rpartition("= ")
    if done.returncode != 0 or len(closing.split()) != 3:
        return Result(0, 1, output=f"FAILED {path.name}: MicroPython stopped\n{done.stdout}{done.stderr}")
    passed, failed, free = (int(word) for word in closing.split())
    return Result(passed, failed, free, output)


def heap_of(path: Path) -> int:
    """The heap that the tests of a file get, in KB: the board's, and what is theirs alone.

    Nothing may come within 16 KB of it: what the collector finds to free differs a little from run to run.
    """
    if not is_at_desk(path):
        return HEAP_KB + TESTS_KB
    compiles = '"tiny_game"' in path.read_text(encoding="utf-8")
    return HEAP_KB + TESTS_KB + DESK_KB + (COMPILER_KB if compiles else 0)


def files() -> list[Path]:
    """All files of core tests."""
    return sorted((ROOT / "host_tests/core").glob("test_*.py"))


def is_at_desk(path: Path) -> bool:
    """Whether the tests of a file play the whole device, by its keys and on its screen."""
    return "from desk import" in path.read_text(encoding="utf-8")


def run_all(command: str, paths: list[Path], part: str = "", firmware: Path = FIRMWARE) -> Result:
    """Run all the files, two at a time, printing what they print; returns the sums and the fullest heap."""
    total = Result(0, 0)
    with ThreadPoolExecutor(max_workers=2) as pool:
        for result in pool.map(lambda path: run_file(command, path, part, firmware), paths):
            print(result.output, end="", flush=True)
            total = Result(
                total.passed + result.passed, total.failed + result.failed, min(total.free, result.free)
            )
    return total


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    parser = Options("python -m tools.run_core_tests", __doc__)
    parser.add_argument("files", nargs="*", type=Path, help="test files; all of host_tests/core if none")
    parser.add_argument("-k", metavar="NAME", default="", help="only tests with this in their name")
    options = parser.parse_args(argv)
    for path in options.files:
        if not path.is_file():
            parser.error(f"there is no file {path}")
    command = micropython()
    if command is None:
        print(NONE)
        return 1
    paths = [path.resolve() for path in options.files] or files()
    firmware = compiled.firmware() if compiled.compiler() else FIRMWARE
    total = run_all(command, paths, options.k, firmware)
    print(f"free on the fullest heap: {total.free / 1024:.0f} KB")
    print(f"{total.passed} passed, {total.failed} failed")
    return 0 if total.passed and not total.failed else 1


if __name__ == "__main__":
    sys.exit(main())
