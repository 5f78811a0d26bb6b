"""Memory on a board without much of it, reckoned from the heap of MicroPython's unix port.

The software that stands for the board's own is taken off. How the rest is reckoned, the note tells.
"""

from pathlib import Path
from typing import NamedTuple

from tools.measure import device_run, sizes
from tools.measure.budgets import KB, Figure, Section, Table
from tools.measure.device_run import Heap
from tools.measure.scenes import SEATS, scene

BOARD = "esp32"  #: that with least memory

IMPORTS = 0.68  #: what imported bytecode takes on a 32-bit MicroPython, of what it takes on a 64-bit one

_CODE = 1.46  # the rule of thumb: what .mpy takes on a board, and on a 64-bit machine
_CODE_64 = 1.75

_NOTE = f"""\
Reckoned from the heap of the 64-bit MicroPython of a PC, whenever a key is awaited, after a collection. The
budget is that of an ESP32 without PSRAM, which has some 110 KB of heap; a Pico has 240 KB. The rounds are
those of the largest tables: 16 seats of Bankspel; 12 of Bakarat; 12 of Huit with four packs, 16 extra jokers
and 16 extra twos, in a hand in which one seat has 93 cards. Imported bytecode takes {IMPORTS} on 32 bits of
what it takes on 64: that was measured by importing the same modules into MicroPython 1.27 for WebAssembly, a
32-bit machine, and into the unix port (1.7 and 2.5 times their .mpy, what holds their names included).
Everything else takes half of what it takes on 64 bits. The rule of thumb is an older one: 1.46 times the
.mpy, and half of all that the PC has beyond 1.75 times the .mpy; bytecode in pieces as small as these takes
more than that there, and all of that more is reckoned as other objects. A name that has been met stays in
memory: menus that were open before leave about a kilobyte of names that is not in these figures."""


class Memory(NamedTuple):
    """What a board needs: by what was measured on 32 bits, and by rule of thumb."""

    measured: int
    rule: int


def on_board(sizes_of: dict[str, int], heap: Heap, imports: int) -> Memory:
    """The bytes that this heap takes on a 32-bit board; imports: what its modules take on 64 bits."""
    code = sizes.imported(sizes_of, heap.modules)
    return Memory(
        round(IMPORTS * imports + (heap.live - imports) / 2),
        round(_CODE * code + (heap.live - _CODE_64 * code) / 2),
    )


def boot(folder: Path, sizes_of: dict[str, int]) -> Memory:
    """Of a board that has come up in its main menu."""
    heap = device_run.heaps(folder, device_run.NOTHING, [], board=BOARD)[0]
    return on_board(sizes_of, heap, device_run.imports(folder, heap.modules))


def worst(folder: Path, sizes_of: dict[str, int], game: str, mode: str) -> tuple[Memory, Heap, int]:
    """The most that is needed while a key is awaited in a round, that heap, what its modules take of it."""
    setting, before, asked = scene(game, mode)
    heap = max(device_run.heaps(folder, setting, asked, before, BOARD), key=lambda one: one.live)
    imports = device_run.imports(folder, heap.modules)
    return on_board(sizes_of, heap, imports), heap, imports


def measure() -> Section:
    """After power-on, and at the worst moment of a round of each game in each mode."""
    folder, sizes_of = sizes.firmware(board=BOARD)
    started = boot(folder, sizes_of)
    figures = [Figure("memory.boot", started.measured)]
    rules = [Figure("memory.boot.rule", started.rule)]
    rows = []
    for game in SEATS:
        folder, sizes_of = sizes.firmware(game, BOARD)
        for mode in sizes.MODES:
            most, heap, imports = worst(folder, sizes_of, game, mode)
            where = f"{game.capitalize()}, {mode}"
            figures.append(Figure("memory.play", most.measured, where))
            rules.append(Figure("memory.play.rule", most.rule, where))
            code = sizes.imported(sizes_of, heap.modules)
            kb = [f"{size / KB:.1f}" for size in (heap.live, imports, code)]
            rows.append((where, *kb, str(heap.names)))
    heads = ("where", "KB on the PC's heap", "of these imported bytecode", "KB of .mpy imported", "names met")
    return Section("Memory", _NOTE, figures + rules, [Table("At the worst moment", heads, rows)])
