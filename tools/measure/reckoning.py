"""Press to pixel on a Pico at 125 MHz with 400 kHz I2C: reckoned from what is counted, not timed.

What things cost there was measured once: a glyph drawn, the picture compared with the one that was sent, a
byte on the bus, an answer given to a script, a save before the picture. What takes place only now and then is
left out: presses that save first, shuffle, run a round again, or import (a first round is played before).
"""

from statistics import median

from tools.measure import sizes, traffic
from tools.measure.budgets import Figure, Section, Table
from tools.measure.device_run import Cost

GLYPH_MS = 12 / 105  # 6x12, blitted from ready-made framebufs
COMPARE_MS = 0.5  # 1 KB
BYTE_MS = 24.5 / 1033  # of a full frame, addresses and commands included
ANSWER_MS = 0.3
SAVE_MS = 2.9
ERASE_MS = 61
POLL_MS = 5  # until the keys are looked at
BOUNCE_MS = 0  # the first edge acts; what follows is bounce
SPAN_BYTES = 12  # on the bus until the first changed pixel: an address and the first byte
_NOTE = f"""\
Reckoned for a Pico at 125 MHz with I2C at 400 kHz, from what is counted and what it was measured to cost
there: a glyph {GLYPH_MS:.3f} ms, comparing the picture {COMPARE_MS} ms, a byte on the bus {BYTE_MS:.4f}
ms, an answer {ANSWER_MS} ms, and up to {POLL_MS} ms until the keys are looked at. Presses that seal,
replay, shuffle or import are left out. Nothing here was timed on a board."""

IMPORTS = 1  # rounds in which screens are imported


def last_pixel(cost: Cost, answered: int) -> float:
    """Milliseconds from the edge that decides a press to the last pixel."""
    return first_pixel(cost, answered) + max(cost.bus - SPAN_BYTES, 0) * BYTE_MS


def first_pixel(cost: Cost, answered: int) -> float:
    """Milliseconds to the first pixel that changes."""
    flash = SAVE_MS * (cost.programs_before > 0) + ERASE_MS * (cost.erases_before > 0)
    drawn = cost.glyphs * GLYPH_MS + COMPARE_MS + SPAN_BYTES * BYTE_MS
    return POLL_MS + BOUNCE_MS + answered * ANSWER_MS + flash + drawn


def usual(presses: list[traffic.Press]) -> list[traffic.Press]:
    """Those that are not excepted."""
    return [press for press in presses if press.round >= IMPORTS and not press.cost.programs_before]


def figures_of(presses: list[traffic.Press]) -> list[Figure]:
    """Median and worst of the presses that are not excepted."""
    last = [last_pixel(press.cost, press.answered) for press in usual(presses)]
    first = [first_pixel(press.cost, press.answered) for press in usual(presses)]
    return [
        Figure("time.last", median(last)),
        Figure("time.worst", max(last)),
        Figure("time.first", max(first)),
    ]


def measure() -> Section:
    """The matches of all modes together, and what was counted in each."""
    rows = []
    for mode in sizes.MODES:
        counted = usual(traffic.match(mode))
        last = [last_pixel(press.cost, press.answered) for press in counted]
        glyphs = [press.cost.glyphs for press in counted]
        allocated = [press.cost.allocated for press in counted]
        times = (f"{median(last):.1f}", f"{max(last):.1f}")
        rows.append((mode, *times, *(f"{f(n):.0f}" for n in (glyphs, allocated) for f in (median, max))))
    heads = ("mode", "ms, median", "most", "glyphs drawn, median", "most", "bytes allocated, median", "most")
    return Section("Press to pixel", _NOTE, figures_of(traffic.whole()), [Table("For a press", heads, rows)])
