"""`make test`: every test on CPython, the core suite on MicroPython too, and one closing summary.

    python -m tools.run_tests

Every part runs even when an earlier one failed. Exits 1 when a part failed or, in CI, could not run.
"""

import os
import subprocess
import sys
from collections.abc import Callable

from tools import run_core_tests
from tools.shims import ROOT

GATE = 95  # per cent of the lines and branches of rules and session that tests must reach
WORKERS = 2


def on_cpython() -> bool:
    """Run host_tests on CPython, noting which lines of rules and session are reached."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS)]
    command += ["--dist", "loadfile"]  # what the tests of a file share is made once
    return subprocess.run([*command, "--cov", "--cov-report="], cwd=ROOT, check=False).returncode == 0


def on_micropython() -> bool:
    """Run host_tests/core on MicroPython."""
    return run_core_tests.main([]) == 0


def coverage() -> bool:
    """Print the files that tests do not reach wholly, and compare with the gate."""
    command = [sys.executable, "-m", "coverage", "report", f"--fail-under={GATE}"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Run all parts; returns an exit status."""
    parts: list[tuple[str, Callable[[], bool]]] = [("CPython", on_cpython), ("coverage", coverage)]
    missing = run_core_tests.micropython() is None
    if not missing:
        parts.insert(1, ("MicroPython", on_micropython))
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
    sys.exit(main())
