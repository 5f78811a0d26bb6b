"""Make again what the board files, the case and the list of parts have changed in hardware/ and its pages.

    python -m tools.hardware [--all|--check]

--all makes everything again, also what is up to date. --check only tells what is not, and exits 1 then.
"""

import subprocess
import sys

from tools.options import Options
from tools.shims import install

install()

from tools.hardware import products  # noqa: E402  -- needs the firmware on the path


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    options = Options("python -m tools.hardware", __doc__)
    which = options.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="make everything, also what is up to date")
    which.add_argument("--check", action="store_true", help="only tell what is not up to date")
    chosen = options.parse_args(argv)
    if chosen.check:
        return _told([f"{name} is not up to date: run `make hardware`" for name in products.stale()])
    try:
        missing = products.write(everything=chosen.all)
    except subprocess.CalledProcessError as error:
        missing = [f"{error.cmd[0]} failed: {(error.stderr or error.stdout).strip()}"]
    stray = [f"hardware/{name} is made from nothing that is there: remove it" for name in products.strays()]
    return _told(missing + stray) or _told_all_is_well()


def _told(sentences: list[str]) -> int:
    for sentence in sentences:
        print(sentence)
    return 1 if sentences else 0


def _told_all_is_well() -> int:
    print("hardware/ and its pages are up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
