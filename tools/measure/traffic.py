"""What a press costs: bytes to the display through the real driver, flash through the real littlefs."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

from bankier.screen.events import DOWN, kind_of
from tools.measure import device_run, sizes
from tools.measure.budgets import Figure, Section, Table
from tools.measure.device_run import Cost
from tools.measure.fingers import FOUR_KEYS
from tools.measure.playing import Asked, Setting, play

SEATS = 4
_BUS_NOTE = """\
Counted on the wires behind the real driver, addresses and commands included; a whole picture takes
1,055. What is over are screens of another kind than the one before, of which nearly all is new: from a
tally of names to the sentence that says who pays."""
_FLASH_NOTE = """\
The real littlefs on a block device of a Pico's geometry: 352 blocks of 4,096 bytes, programmed by pages
of 256."""
ROUNDS = 8  # of a match


class Press(NamedTuple):
    """A press in a match, and what it cost from the edge that decides it to the last pixel.

    asks: another question came up, or another page. seals: it cannot be taken back, so it is saved before
    anything is seen. answered: how many answers it gave.
    """

    round: int
    asks: bool
    seals: bool
    answered: int
    cost: Cost


def presses_of(asked: list[Asked], costs: list[Cost]) -> Iterator[Press]:
    """The presses of a match, with the costs of their events."""
    following = iter(costs)
    for one in asked:
        for number, press in enumerate(one.presses):
            events = [(code, next(following)) for code in press]
            decided = [cost for code, cost in events if kind_of(code) != DOWN]
            cost = Cost(*map(sum, zip(*decided)))
            answered = number == len(one.presses) - 1
            dismissed = number == 0 and one.dismisses
            asks = answered or dismissed or one.question.kind == "say"
            yield Press(one.round, asks, answered and one.sealed, answered + dismissed, cost)


@cache
def match(mode: str) -> list[Press]:
    """A whole match of this mode on the compiled firmware."""
    folder, _ = sizes.firmware()
    return match_on(folder, mode, ROUNDS)


def match_on(folder: Path, mode: str, rounds: int) -> list[Press]:
    """As match(), on a firmware in a folder."""
    setting = Setting("bankspel", mode, SEATS)
    asked = play(setting, FOUR_KEYS, rounds)
    return list(presses_of(asked, device_run.costs(folder, setting, asked)))


def nine_in_ten(numbers: list[int]) -> int:
    """What nine in ten of the numbers are at most."""
    return sorted(numbers)[(9 * len(numbers) + 9) // 10 - 1]


def whole() -> list[Press]:
    """The matches of all modes, one after the other."""
    return [press for mode in sizes.MODES for press in match(mode)]


def bus_figures(presses: list[Press]) -> list[Figure]:
    """Bytes to the display."""
    steps = [press.cost.bus for press in presses if not press.asks]
    asks = [press.cost.bus for press in presses if press.asks]
    return [Figure("bus.step", median(steps)), Figure("bus.question", nine_in_ten(asks))]


def flash_figures(mode: str, presses: list[Press]) -> list[Figure]:
    """Erases for an answer, and presses that write before the picture though they seal nothing."""
    answers = sum(press.answered for press in presses)
    erases = sum(press.cost.erases for press in presses)
    early = [press for press in presses if press.cost.programs_before and not press.seals]
    return [Figure("flash.erases", erases / answers, mode), Figure("flash.early", len(early), mode)]


def measure_bus() -> Section:
    """Bytes to the display, for a step of the cursor and for a new question."""
    rows = []
    for mode in sizes.MODES:
        presses = match(mode)
        for asks, what in ((False, "step"), (True, "new question")):
            found = [press.cost.bus for press in presses if press.asks == asks]
            if found:
                numbers = (len(found), median(found), nine_in_ten(found), max(found))
                rows.append((mode, what, *(f"{number:.0f}" for number in numbers)))
    heads = ("mode", "press", "how many", "median", "nine in ten", "most")
    return Section("Bytes to the display", _BUS_NOTE, bus_figures(whole()), [Table("By mode", heads, rows)])


def measure_flash() -> Section:
    """What a match costs the flash of a Pico: 352 blocks of 4096 bytes, programmed in pages of 256."""
    figures, rows = [], []
    for mode in sizes.MODES:
        presses = match(mode)
        figures += flash_figures(mode, presses)
        answers = sum(press.answered for press in presses)
        programs = sum(press.cost.programs for press in presses)
        erases = sum(press.cost.erases for press in presses)
        early = sum(press.cost.programs_before > 0 for press in presses)
        each = mean(press.cost.programs for press in presses)
        rows.append(
            (
                mode,
                str(answers),
                str(erases),
                str(programs),
                f"{programs / answers:.2f}",
                str(early),
                f"{each:.2f}",
            )
        )
    heads = (
        "mode",
        "answers",
        "erases",
        "programs",
        "programs an answer",
        "presses that save first",
        "programs a press",
    )
    return Section("Flash", _FLASH_NOTE, figures, [Table("A match of eight rounds", heads, rows)])
