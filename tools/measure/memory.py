"""Memory on a board without much of it, reckoned from the heap of MicroPython's unix port.

On a board imported bytecode takes 1.46 x its .mpy, 1.75 x on a 64-bit machine; all other objects take half of
what they take there. The software that stands for the board's own is taken off.
"""

from pathlib import Path

from tools.measure import device_run, sizes
from tools.measure.budgets import KB, Figure, Section, Table
from tools.measure.device_run import Heap
from tools.measure.fingers import FOUR_KEYS
from tools.measure.playing import Setting, play

_NOTE = """\
Reckoned from the heap of the 64-bit MicroPython of a PC, whenever a key is awaited, after a collection:
imported bytecode takes 1.46 times its .mpy on a board (1.75 times on the PC), everything else half of
what it takes there. The budget is that of an ESP32 without PSRAM, which has some 110 KB of heap; a Pico
has 240 KB. Bytecode in pieces as small as these takes more than 1.75 times its .mpy on the PC, and all
of that more is reckoned as other objects here; the last column tells what it would be if imported
bytecode took 1.46 times its .mpy on a board whatever it takes on the PC. Which of the two is nearer,
only a board can tell."""

_CODE = 1.46
_CODE_64 = 1.75


def on_board(sizes_of: dict[str, int], heap: Heap) -> int:
    """The bytes that this heap takes on a 32-bit board."""
    code = sizes.imported(sizes_of, heap.modules)
    return round(_CODE * code + (heap.live - _CODE_64 * code) / 2)


def boot(folder: Path, sizes_of: dict[str, int]) -> int:
    """On a board that has come up in its main menu."""
    return on_board(sizes_of, device_run.heaps(folder, device_run.NOTHING, [])[0])


def worst(folder: Path, sizes_of: dict[str, int], mode: str) -> tuple[int, Heap]:
    """The most that a board needs while a key is awaited in a round with 16 seats, and that heap."""
    setting = Setting("bankspel", mode, sizes.SEATS)
    found = device_run.heaps(folder, setting, play(setting, FOUR_KEYS, 1))
    heap = max(found, key=lambda one: on_board(sizes_of, one))
    return on_board(sizes_of, heap), heap


def measure() -> Section:
    """After power-on, and at the worst moment of a round in each mode."""
    folder, sizes_of = sizes.firmware()
    figures = [Figure("memory.boot", boot(folder, sizes_of))]
    rows = []
    for mode in sizes.MODES:
        most, heap = worst(folder, sizes_of, mode)
        figures.append(Figure("memory.play", most, mode))
        code = sizes.imported(sizes_of, heap.modules)
        objects = device_run.imports(folder, heap.modules)
        exact = _CODE * code + (heap.live - objects) / 2
        rows.append((mode, *(f"{size / KB:.1f}" for size in (heap.live, objects, code, most, exact))))
    heads = (
        "mode",
        "KB on the PC's heap",
        "of these imported bytecode",
        "KB of .mpy imported",
        "KB on a board",
        "with bytecode at 1.46",
    )
    return Section("Memory", _NOTE, figures, [Table("At the worst moment", heads, rows)])
