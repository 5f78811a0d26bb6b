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
IMPORTS = 1  # rounds in which screens are imported


def last_pixel(cost: Cost, answered: int) -> float:
    """Milliseconds from the edge that decides a press to the last pixel."""
    return first_pixel(cost, answered) + max(cost.bus - SPAN_BYTES, 0) * BYTE_MS


def first_pixel(cost: Cost, answered: int) -> float:
    """Milliseconds to the first pixel that changes."""
    flash = SAVE_MS * (cost.programs_before > 0) + ERASE_MS * (cost.erases_before > 0)
    drawn = cost.glyphs * GLYPH_MS + COMPARE_MS + SPAN_BYTES * BYTE_MS
    return POLL_MS + BOUNCE_MS + answered * ANSWER_MS + flash + drawn


def figures_of(mode: str, presses: list[traffic.Press]) -> list[Figure]:
    """Median and worst of the presses that are not excepted."""
    usual = [press for press in presses if press.round >= IMPORTS and not press.cost.programs_before]
    last = [last_pixel(press.cost, press.answered) for press in usual]
    first = [first_pixel(press.cost, press.answered) for press in usual]
    return [
        Figure("time.last", median(last), mode),
        Figure("time.worst", max(last), mode),
        Figure("time.first", max(first), mode),
    ]


def measure() -> Section:
    """Each mode."""
    figures, rows = [], []
    for mode in sizes.MODES:
        presses = traffic.match(mode)
        figures += figures_of(mode, presses)
        costs = [press.cost for press in presses if press.round >= IMPORTS]
        glyphs = [cost.glyphs for cost in costs]
        allocated = [cost.allocated for cost in costs]
        rows.append((mode, *(f"{f(n):.0f}" for n in (glyphs, allocated) for f in (median, max))))
    heads = ("mode", "glyphs drawn, median", "most", "bytes allocated, median", "most")
    return Section("Press to pixel", figures, [Table("Counted for a press", heads, rows)])
