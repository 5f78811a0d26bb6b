"""Presses for a round, found by fingers that know the shortest way: the mean of 200 fixed seeds.

Nothing goes on by itself: every sentence is dismissed by a press, be it the first of the next entry. A new
game's ways to be played are a few more lines in WAYS, its budgets as many in budgets.py.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from tools.measure.budgets import BUDGETS, Figure, Section, Table
from tools.measure.fingers import FOUR_KEYS, KEYPAD, Press
from tools.measure.playing import Asked, Setting, play

SEEDS = 200

Count = Callable[[list[Asked]], float]


def presses(asked: list[Asked]) -> int:
    """All presses."""
    return sum(len(one.presses) for one in asked)


def a_round(asked: list[Asked]) -> float:
    """Presses for a round."""
    return presses(asked) / len({one.round for one in asked})


def beside_cards(asked: list[Asked]) -> float:
    """Presses for a round besides one for each card that is entered."""
    cards = sum(one.question.kind == "card" for one in asked)
    return (presses(asked) - cards) / len({one.round for one in asked})


class Way(NamedTuple):
    """A way to play a round: its budget's name or "", its setting and keys, and what is counted."""

    budget: str
    about: str
    setting: Setting
    keys: tuple[Press, ...] = FOUR_KEYS
    skips: bool = False
    measured: Count = a_round


WAYS = (
    Way("presses.deal", "Bankspel, deal, four keys", Setting("bankspel", "deal", 4)),
    Way(
        "presses.score",
        "Bankspel, score, four keys, ranks left out",
        Setting("bankspel", "score", 4),
        skips=True,
    ),
    Way("", "Bankspel, score, four keys, ranks entered", Setting("bankspel", "score", 4)),
    Way("", "Bankspel, referee, four keys", Setting("bankspel", "referee", 4)),
    Way("", "Bankspel, deal, keypad", Setting("bankspel", "deal", 4), KEYPAD),
    Way("", "Bankspel, score, keypad, ranks entered", Setting("bankspel", "score", 4), KEYPAD),
    Way(
        "presses.pad",
        "Bankspel, referee, keypad",
        Setting("bankspel", "referee", 4),
        KEYPAD,
        measured=beside_cards,
    ),
)


def played(way: Way, seeds: int = SEEDS) -> list[Asked]:
    """So many rounds, one with each seed."""
    return play(way.setting, way.keys, seeds, skips=way.skips)


def measure() -> Section:
    """Every way, and where its presses go."""
    figures, rows = [], []
    entries = []
    for way in WAYS:
        asked = played(way)
        if way.budget:
            figures.append(Figure(way.budget, way.measured(asked)))
        budget = f"{BUDGETS[way.budget].most:g}" if way.budget and way.measured is a_round else ""
        rows.append((way.about, f"{a_round(asked):.1f}", budget))
        entries += [(way.about, *row) for row in _by_key(asked)]
    return Section(
        "Presses",
        figures,
        [
            Table("For a round of four", ("way to play", "presses", "budget"), rows),
            Table("For an entry", ("way to play", "question", "asked a round", "presses each"), entries),
        ],
    )


def _by_key(asked: list[Asked]) -> list[tuple[str, str, str]]:
    """For each question how often it is asked in a round, and how many presses it takes."""
    count: Counter[str] = Counter(one.question.key for one in asked)
    pressed: Counter[str] = Counter()
    for one in asked:
        pressed[one.question.key] += len(one.presses)
    rounds = len({one.round for one in asked})
    return [(key, f"{count[key] / rounds:.2f}", f"{pressed[key] / count[key]:.2f}") for key in sorted(count)]
