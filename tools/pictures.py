"""The pictures of the docs, made by the simulator from the scripts beside them.

    python -m tools.pictures [--check]

Every docs/pictures/*.txt is a script of the simulator with a `shot` for each picture, played in each of its
languages on a new device that always deals the same cards. --check only tells which pictures are no longer
what the firmware shows, and exits 1 if there are any.
"""

import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image, ImageChops

from tools.options import Options
from tools.shims import ROOT, install
from tools.sim.device import Device
from tools.sim.script import Script, ScriptError

install()

from bankier.words import LANGUAGES, Words  # noqa: E402  # the firmware can be imported only now

FOLDER = ROOT / "docs" / "pictures"
CODES = tuple(code for code, _ in LANGUAGES)  #: in the order in which a new device offers them

# The known deck is no part of the firmware and comes as source: it has memory of its own.
_KNOWN_DECK = ROOT / "tools" / "sim" / "known_deck.py"
_HEAP = "256K"

_QUICK_MS = 30  # a press that is just no bounce: less time to be played through

Job = tuple[Path, str]  #: a script, and the code of a language

_ENGLISH = ("readme",)  # scripts of pages that are in English only
_NO_FACTS = ("",) * 4


def jobs() -> list[Job]:
    """Every script with each of its languages."""
    return [
        (script, code)
        for script in sorted(FOLDER.glob("*.txt"))
        for code in (("en",) if script.stem in _ENGLISH else CODES)
    ]


def folder_of(job: Job) -> str:
    """The folder of its pictures."""
    script, code = job
    return f"{script.stem}-{code}"


def draw(target: Path, wanted: list[Job], vm: str | None = None) -> set[str]:
    """Draw the pictures of these, in a folder for each, by that vm; their names.

    Raises ScriptError if a script fails.
    """
    with ThreadPoolExecutor(max_workers=2) as pool:
        list(pool.map(lambda job: _play(job[0], job[1], target, vm), wanted))
    return names(target)


def names(folder: Path) -> set[str]:
    """The pictures in a folder, as in bakarat-pl/won.png."""
    return {path.relative_to(folder).as_posix() for path in folder.glob("*/*.png")}


def _play(path: Path, code: str, target: Path, vm: str | None) -> None:
    """Play a script on a device of its own, past its first questions: the language, no lessons."""
    with Device(vm=vm, heap=_HEAP, program=_KNOWN_DECK) as device:
        device.press_ms = _QUICK_MS
        words = Words(code, None if path.stem in _ENGLISH else path.stem)

        def say(key: str) -> str:
            return words.say(key, _NO_FACTS).split("\n")[0]

        script = Script(device, shots=target / folder_of((path, code)), say=say)
        for line in (f"press right {CODES.index(code)}", "press ok", "press back"):
            script.do(line)
        script.play(path)


def stale(fresh: Path, drawn: set[str]) -> list[str]:
    """Which of the pictures differ from those in the docs, are missing there, or are there for nothing."""
    kept = names(FOLDER)
    return sorted((kept ^ drawn) | set(changed(fresh, kept & drawn)))


def changed(fresh: Path, drawn: set[str]) -> list[str]:
    """Which of the pictures differ from those in the docs, where all of them are."""
    return sorted(name for name in drawn if not _same(fresh, name))


def _same(fresh: Path, name: str) -> bool:
    with Image.open(fresh / name) as one, Image.open(FOLDER / name) as other:
        if one.size != other.size:
            return False
        return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None


def main(argv: list[str] | None = None) -> int:
    """The command line; returns an exit status."""
    options = Options("python -m tools.pictures", __doc__)
    options.add_argument("--check", action="store_true", help="only tell which are not up to date")
    chosen = options.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        try:
            old = stale(fresh, draw(fresh, jobs()))
        except ScriptError as error:
            print(error)
            return 1
        if not chosen.check:
            _renew(fresh, old)
            return 0
    for name in old:
        print(f"docs/pictures/{name} is not what the firmware shows: run `make pictures` and look at it")
    return 1 if old else 0


def _renew(fresh: Path, old: list[str]) -> None:
    """Put the fresh pictures into the docs, but for those that show the same."""
    for name in old:
        kept = FOLDER / name
        if (fresh / name).exists():
            kept.parent.mkdir(exist_ok=True)
            shutil.copyfile(fresh / name, kept)
            print(f"docs/pictures/{name}")
        else:
            kept.unlink()
            print(f"docs/pictures/{name} is gone")


if __name__ == "__main__":
    sys.exit(main())
