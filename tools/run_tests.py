"""`make test`: every test on CPython, the core suite on MicroPython too, and one closing summary.

    python -m tools.run_tests

Every part runs even when an earlier one failed. Exits 1 when a part failed or, in CI, could not run.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools import run_core_tests
from tools.options import Options
from tools.shims import COMPILED_ONCE, ROOT

HOST = ROOT / "host_tests" / "host"
GATE = 95  # per cent of the lines and branches of rules and session that tests must reach
WORKERS = 2
WAITING = 3  # workers where tests often wait for other processes
LONGEST = ("test_pictures", "test_hands", "test_budgets", "test_sim_power", "test_soak")  # begun first


def rules() -> bool:
    """Run on CPython the tests that need no screen, noting which lines of rules and session are reached."""
    paths = [path for path in run_core_tests.files() if not run_core_tests.is_at_desk(path)]
    return _pytest(WORKERS, paths, "--cov", "--cov-report=")


def screens() -> bool:
    """Run on CPython all others. No lines are noted here: that takes three times as long."""
    paths = [path for path in run_core_tests.files() if run_core_tests.is_at_desk(path)]
    first = [HOST / f"{name}.py" for name in LONGEST]
    return _pytest(WAITING, [*first, HOST, *paths])


def _pytest(workers: int, paths: list[Path], *options: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers)]
    command += ["--dist", "loadfile", "--no-loadscope-reorder"]  # what the tests of a file share is made once
    environment = {**os.environ, **COMPILED_ONCE}
    done = subprocess.run([*command, *options, *map(str, paths)], cwd=ROOT, env=environment, check=False)
    return done.returncode == 0


def on_micropython() -> bool:
    """Run host_tests/core on MicroPython."""
    return run_core_tests.main([]) == 0


def coverage() -> bool:
    """Print the files that tests do not reach wholly, and compare with the gate."""
    command = [sys.executable, "-m", "coverage", "report", f"--fail-under={GATE}"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Run all parts; returns an exit status."""
    parts: list[tuple[str, Callable[[], bool]]]
    parts = [("rules", rules), ("coverage", coverage), ("screens and tools", screens)]
    missing = run_core_tests.micropython() is None
    if not missing:
        parts.append(("MicroPython", on_micropython))
    words = []
    failed = 0
    for name, part in parts:
        print(f"== {name}", flush=True)
        good = part()
        failed += not good
        words.append(f"{name} {'passed' if good else 'FAILED'}")
    if missing:
        words.append("MicroPython NOT RUN (there is none for this machine)")
        failed += os.environ.get("CI") == "true"
    print("== " + ", ".join(words))
    return 1 if failed else 0


if __name__ == "__main__":
    Options("python -m tools.run_tests", __doc__).parse_args()
    sys.exit(main())
