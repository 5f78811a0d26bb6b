"""Make the project's own Python environment, .venv, from the two lock files.

``make`` calls it with whatever Python 3 it finds, and an old one must understand it well enough to be
told that it is too old. Nothing outside .venv is touched.
"""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 10)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
STUBS = os.path.join(VENV, "stubs")  # for mypy alone
LOCKS = ("requirements.lock", "requirements-stubs.lock")  # .venv has a copy of those it was made from

TOO_OLD = "Bankier's tools need Python %d.%d or newer, and this is %s: try make PYTHON=/path/to/python3."
NO_VENV = (
    "Bankier needs Python's venv module to set up .venv: install it "
    "(on Debian and Ubuntu: apt install python3-venv) and run make again."
)
NO_INSTALL = "Bankier could not install the packages of requirements.lock (see above): try make again."
NO_MICROPYTHON = (
    "There is no ready-made MicroPython for this machine, so everything runs on CPython only "
    "(docs/dependencies.md says for which machines there is one)."
)


def obstacle() -> "str | None":
    """What keeps this Python from making .venv, as one sentence, or None."""
    if sys.version_info < OLDEST:
        return TOO_OLD % (OLDEST + (sys.version.split()[0],))
    try:
        import ensurepip  # noqa: F401  # only whether it is there
        import venv  # noqa: F401  # only whether it is there
    except ImportError:
        return NO_VENV
    return None


def read(path: str) -> "str | None":
    """The text of a file, or None where there is none."""
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return None


def up_to_date() -> bool:
    """Whether .venv was made, to the end, from the lock files as they are now."""
    return all(read(os.path.join(VENV, lock)) == read(os.path.join(ROOT, lock)) for lock in LOCKS)


def make() -> int:
    """Make .venv anew; returns an exit status."""
    print("Setting up .venv from requirements.lock (this once) ...", flush=True)
    if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV]) != 0:
        print(NO_VENV)
        return 1
    python = os.path.join(VENV, "bin", "python")
    for lock, target in zip(LOCKS, ([], ["--target", STUBS])):
        pip = [python, "-m", "pip", "--disable-pip-version-check", "-qq", "install", "--no-deps"]
        if subprocess.call(pip + target + ["--requirement", os.path.join(ROOT, lock)]) != 0:
            print(NO_INSTALL)
            return 1
    for lock in LOCKS:
        shutil.copyfile(os.path.join(ROOT, lock), os.path.join(VENV, lock))
    if not os.path.exists(os.path.join(VENV, "bin", "micropython")):
        print(NO_MICROPYTHON)
    return 0


def main() -> int:
    """Make .venv unless it is up to date; returns an exit status."""
    reason = obstacle()
    if reason:
        print(reason)
        return 1
    if up_to_date():
        os.utime(os.path.join(VENV, LOCKS[0]), None)  # so that make sees it too
        return 0
    return make()


if __name__ == "__main__":
    sys.exit(main())
