"""Bytes of .mpy: of each module, together, and of those that are imported at once in play."""

import tempfile
from functools import cache
from pathlib import Path

from tools.compile_firmware import compile_tree
from tools.measure import device_run
from tools.measure.budgets import Figure, Section, Table
from tools.measure.fingers import FOUR_KEYS
from tools.measure.playing import Setting, play

MODES = ("deal", "referee", "score")
SEATS = 16

#: What a match can be set, played and settled without: lessons, help, looking back, charts, codes, key test.
COMFORTS = (
    *("app/guide", "app/help", "app/chart", "app/phone", "app/rounds", "app/saved", "screen/qr"),
    *("screen/views/chart", "screen/views/code", "screen/views/keytest", "screen/views/sheet"),
)

_NOTE = """\
What `make flash` brings with one language and its help, one game and one board: what a match needs from its
table to its settlement, and apart from it the comforts (lessons, help, saved matches, rounds, charts, codes,
key test), of which nothing is in memory while a round is played. What is imported in play is what
MicroPython's `sys.modules` has while a round with 16 seats is played."""

_folders: list[tempfile.TemporaryDirectory[str]] = []


@cache
def firmware(game: str = "bankspel", board: str = "pico") -> tuple[Path, dict[str, int]]:
    """The folder of the firmware with one language, one game and one board, and the sizes of its files.

    It is made once in a process, and goes with it.
    """
    folder = tempfile.TemporaryDirectory(prefix="bankier-")
    _folders.append(folder)
    target = Path(folder.name)
    return target, compile_tree(target, ("nl",), (game,), board)


def together(sizes: dict[str, int]) -> tuple[int, int]:
    """The bytes of all modules that a match needs, and of the comforts."""
    comforts = {f"bankier/{name}.mpy" for name in COMFORTS}
    assert comforts <= sizes.keys()
    of_comforts = sum(sizes[name] for name in comforts)
    return sum(size for name, size in sizes.items() if name.endswith(".mpy")) - of_comforts, of_comforts


def size_figures(sizes: dict[str, int]) -> list[Figure]:
    """What is brought to a board."""
    needed, comforts = together(sizes)
    return [Figure("mpy.together", needed), Figure("mpy.comforts", comforts)]


def imported(sizes: dict[str, int], modules: tuple[str, ...]) -> int:
    """The bytes of the modules of these names."""
    return sum(size_of(sizes, module) for module in modules)


def size_of(sizes: dict[str, int], module: str) -> int:
    """The bytes of a module."""
    path = module.replace(".", "/")
    return sizes.get(f"{path}.mpy", 0) or sizes.get(f"{path}/__init__.mpy", 0)


def measure() -> Section:
    """All of it; the modules in play as MicroPython's sys.modules has them."""
    folder, sizes = firmware()
    figures = size_figures(sizes)
    in_play: dict[str, tuple[str, ...]] = {}
    for mode in MODES:
        setting = Setting("bankspel", mode, SEATS)
        found = device_run.heaps(folder, setting, play(setting, FOUR_KEYS, 1))
        in_play[mode] = max((heap.modules for heap in found), key=lambda names: imported(sizes, names))
        figures.append(Figure("mpy.resident", imported(sizes, in_play[mode]), mode))
    rows = []
    for name in sorted(sizes):
        if name.endswith(".mpy"):
            module = name.removesuffix(".mpy").removesuffix("/__init__").replace("/", ".")
            where = ", ".join(mode for mode in MODES if module in in_play[mode])
            rows.append((module, str(sizes[name]), where))
    data = [(name, str(size)) for name, size in sorted(sizes.items()) if not name.endswith((".mpy", ".py"))]
    return Section(
        "Size of the firmware",
        _NOTE,
        figures,
        [
            Table("Modules", ("module", "bytes of .mpy", "imported in play"), rows),
            Table("Files that stay on the flash", ("file", "bytes"), data),
        ],
    )
