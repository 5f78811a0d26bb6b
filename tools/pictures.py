"""The pictures of the docs, made by the simulator from the scripts beside them.

    python -m tools.pictures [--check]

Every docs/pictures/*.txt is a script of the simulator with a `shot` for each picture, played on a device
that always deals the same cards. --check only tells which pictures are no longer what the firmware shows,
and exits 1 if there are any.
"""

import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image, ImageChops

from tools import simulator
from tools.shims import ROOT

FOLDER = ROOT / "docs" / "pictures"

# The known deck is no part of the firmware and comes as source: it has memory of its own.
_KNOWN_DECK = ["--program", str(ROOT / "tools" / "sim" / "known_deck.py"), "--heap", "256K"]


def draw(target: Path) -> list[str]:
    """Draw all pictures into a folder; their names. Raises SystemExit if a script fails."""
    scripts = sorted(FOLDER.glob("*.txt"))
    with ThreadPoolExecutor(max_workers=2) as pool:
        statuses = list(pool.map(lambda script: _play(script, target), scripts))
    if any(statuses):
        raise SystemExit(max(statuses))
    return sorted(path.name for path in target.glob("*.png"))


def _play(script: Path, target: Path) -> int:
    """Play a script on a device of its own; its exit status."""
    return simulator.main(["--script", str(script), "--shots", str(target), *_KNOWN_DECK])


def stale(fresh: Path, names: list[str]) -> list[str]:
    """Which of the pictures differ from those in the docs, are missing there, or are there for nothing."""
    kept = {path.name for path in FOLDER.glob("*.png")}
    return sorted(kept ^ set(names)) + [name for name in names if name in kept and not _same(fresh, name)]


def _same(fresh: Path, name: str) -> bool:
    with Image.open(fresh / name) as one, Image.open(FOLDER / name) as other:
        if one.size != other.size:
            return False
        return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments not in ([], ["--check"]):
        print("pictures: known is --check")
        return 2
    if not arguments:
        print(f"{len(draw(FOLDER))} pictures")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        old = stale(Path(folder), draw(Path(folder)))
    for name in old:
        print(f"docs/pictures/{name} is not what the firmware shows: run `make pictures` and look at it")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
