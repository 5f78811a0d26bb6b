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

IMPORTS = 0.70  #: what imported bytecode takes on a 32-bit MicroPython, of what it takes on a 64-bit one
REST = 0.61  #: what all else takes there: objects half, buffers all of it

_CODE = 1.46  # the rule of thumb: what .mpy takes on a board, and on a 64-bit machine
_CODE_64 = 1.75
_FIRST_ROOM = 20  # names for which MicroPython makes room when its own are not enough; then for twice as many
_NAME = 7  # bytes of such room, on 32 bits and on 64
_NAME_64 = 11

_NOTE = f"""\
Reckoned from the heap of the 64-bit MicroPython of a PC, whenever a key is awaited, after a collection. The
budget is that of an ESP32 without PSRAM, which has some 110 KB of heap; a Pico has 240 KB. The rounds are
those of the largest tables: 16 seats of Bankspel; 12 of Bakarat; 12 of Huit with four packs, 16 extra jokers
and 16 extra twos, in a hand in which one seat has 93 cards. Imported bytecode takes {IMPORTS:.2f} on 32 bits
of what it takes on 64: that was measured by importing the same modules into MicroPython 1.27 for WebAssembly,
a 32-bit machine, and into the unix port (1.5 and 2.1 times their .mpy, room for names apart). Everything else
takes {REST}: there the firmware was played to the same moments of these nine rounds, too, and what is
reckoned here agrees with what it took within a kilobyte. Room for names takes {_NAME} bytes each: it is made
for 20 names, then for 40 more, and so on, so that 620 fit, and with one more there is room for 1,260. A name
that has been met stays in memory. The figures are of a device that has been switched on with a match on
its table; menus that were open before leave about a hundred names, one or two kilobytes with what is in
them, and where 620 are passed by that, room for 640 more is another 4.4. An older rule of thumb is shown for
comparison: 1.46 times the .mpy, and half of all that the PC has beyond 1.75 times the .mpy. It is right about
the board, but on the PC bytecode takes more than that, which it reckons as other objects."""


class Memory(NamedTuple):
    """What a board needs: by what was measured on 32 bits, and by rule of thumb."""

    measured: int
    rule: int


def on_board(sizes_of: dict[str, int], heap: Heap, imports: int) -> Memory:
    """The bytes that this heap takes on a 32-bit board; imports: what its modules take on 64 bits."""
    code = sizes.imported(sizes_of, heap.modules)
    names = room(heap.names)
    return Memory(
        round(IMPORTS * imports + REST * (heap.live - imports) + _NAME * names),
        round(_CODE * code + (heap.live + _NAME_64 * names - _CODE_64 * code) / 2),
    )


def room(names: int) -> int:
    """For how many names there is room where so many have been met."""
    size, made = _FIRST_ROOM, 0
    while made < names:
        made += size
        size *= 2
    return made


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
    rows: list[tuple[str, ...]] = [("main menu", "", "", "", "", f"{started.rule / KB:.1f}")]
    for game in SEATS:
        folder, sizes_of = sizes.firmware(game, BOARD)
        for mode in sizes.MODES:
            most, heap, imports = worst(folder, sizes_of, game, mode)
            where = f"{game.capitalize()}, {mode}"
            figures.append(Figure("memory.play", most.measured, where))
            code = sizes.imported(sizes_of, heap.modules)
            kb = [f"{size / KB:.1f}" for size in (heap.live, imports, code)]
            rows.append((where, *kb, str(heap.names), f"{most.rule / KB:.1f}"))
    heads = (
        *("where", "KB on the PC's heap", "of these imported bytecode", "KB of .mpy imported", "names met"),
        "KB on a board by the rule of thumb",
    )
    return Section("Memory", _NOTE, figures, [Table("At the worst moment", heads, rows)])
