"""`make check`: style and types of everything, and one closing summary.

    python -m tools.check

What runs on boards is checked against MicroPython's stubs, so that using what a board lacks is an
error; the rest against CPython's. Exits 1 when anything is found.
"""

import os
import subprocess
import sys

from tools.options import Options
from tools.shims import ROOT

STUBS = str(ROOT / ".venv" / "stubs")
ON_BOARDS = ["--custom-typeshed-dir", STUBS]
STRICT = ["--strict"]
TESTS = [  # strict, too; but a test is as short as it can be, and takes modules apart
    *STRICT,
    "--allow-untyped-defs",
    "--allow-incomplete-defs",
    "--allow-untyped-calls",
    "--allow-untyped-decorators",
    "--implicit-reexport",
]
ON_MICROPYTHON = (  # they run there only
    "tools/core_worker.py",
    "tools/measure/counting.py",
    "tools/measure/probe.py",
    "tools/measure/start_probe.py",
)


def types(name: str, *arguments: str) -> list[str]:
    """A run of mypy with a cache of its own, so that no run undoes another's."""
    return ["mypy", f"--cache-dir=.mypy_cache/{name}", *arguments]


# What is run, by name, and the folders besides the project's where mypy looks for modules.
CHECKS: tuple[tuple[str, list[str], list[str]], ...] = (
    ("ruff check", ["ruff", "check", "."], []),
    ("ruff format", ["ruff", "format", "--check", "."], []),
    ("firmware", types("firmware", *STRICT, *ON_BOARDS, "firmware", *ON_MICROPYTHON), [STUBS]),
    ("core tests", types("core", *TESTS, *ON_BOARDS, "host_tests/core"), ["host_tests/core", STUBS]),
    (
        "sweeps",
        types("sweeps", *TESTS, *ON_BOARDS, "host_tests/sweeps"),
        ["host_tests/sweeps", "host_tests/core", STUBS],
    ),
    ("tools", types("tools", *STRICT, f"--exclude={'|'.join(ON_MICROPYTHON)}", "tools"), ["tools/host"]),
    (
        "host tests",
        types("host", *TESTS, "--exclude=core|sweeps", "host_tests"),
        ["tools/host", "host_tests/host", "host_tests/core"],
    ),
)


def run(command: list[str], folders: list[str]) -> bool:
    """Run one check; whether it found nothing."""
    path = os.pathsep.join([".", "firmware", *folders])
    environment = {**os.environ, "MYPYPATH": path}
    return (
        subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=environment, check=False).returncode
        == 0
    )


def main() -> int:
    """Run every check, whatever the others find; returns an exit status."""
    words = []
    failed = 0
    for name, command, folders in CHECKS:
        print(f"== {name}", flush=True)
        good = run(command, folders)
        failed += not good
        words.append(f"{name} {'passed' if good else 'FAILED'}")
    print("== " + ", ".join(words))
    return 1 if failed else 0


if __name__ == "__main__":
    Options("python -m tools.check", __doc__).parse_args()
    sys.exit(main())
