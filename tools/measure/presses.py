"""Presses for a round, found by fingers that know the shortest way: the mean of 200 fixed seeds.

Nothing goes on by itself: every sentence is dismissed by a press, be it the first of the next entry. Of a
sentence with several pages the others need not be read; what it takes to read them all is told, too. A new
game has a few more lines in WAYS, and its budgets as many in budgets.py.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from tools.measure.budgets import BUDGETS, Figure, Section, Table
from tools.measure.fingers import FOUR_KEYS, KEYPAD, Press
from tools.measure.playing import Asked, Setting, play

SEEDS = 200
_NOTE = """\
The fewest that will do, found by trying them on the views: a step left or right counts one, holding a
key is not used. Every sentence is dismissed by a press, be it the first of the next entry; of a sentence
with several pages the others need not be read, the last column is with all of them."""

_TURNS = ("turn", "turn.free", "run.ask", "run.like")

Count = Callable[[list[Asked]], float]


def presses(asked: list[Asked]) -> int:
    """The fewest that will do."""
    unread = 0
    for one, following in zip(asked, [*asked[1:], None]):
        question: Any = one.question
        if question.kind == "say" and not question.waits:
            unread += len(one.presses) - (0 if following and following.dismisses else 1)
    return all_read(asked) - unread


def all_read(asked: list[Asked]) -> int:
    """With every page of every sentence."""
    return sum(len(one.presses) for one in asked)


def rounds(asked: list[Asked]) -> int:
    """How many rounds these are."""
    return len({one.round for one in asked})


def a_round(asked: list[Asked]) -> float:
    """Presses for a round."""
    return presses(asked) / rounds(asked)


def beside_cards(asked: list[Asked]) -> float:
    """Presses for a round besides one for each card that is entered."""
    return (presses(asked) - sum(one.question.kind == "card" for one in asked)) / rounds(asked)


def a_turn(asked: list[Asked]) -> float:
    """Presses for a turn of Huit, from the first turn of a hand until its points are asked for."""
    turns = 0
    counted: list[Asked] = []
    for one in asked:
        turns += one.question.key in _TURNS
        is_over = one.question.key.startswith("hand.")
        if not is_over and (one.question.key in _TURNS or counted and counted[-1].round == one.round):
            counted.append(one)
    return presses(counted) / turns


class Way(NamedTuple):
    """A way to play a round: its budget's name or "", its setting and keys, and what is counted.

    Without a number of seats, every round is a match of its own, with 2 to 12 seats.
    """

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
    Way(
        "presses.huit",
        "Huit, referee, four keys, 2 to 12 seats",
        Setting("huit", "referee", 0),
        measured=a_turn,
    ),
    Way("presses.bakarat", "Bakarat, score, four keys", Setting("bakarat", "score", 4)),
)


def played(way: Way, seeds: int = SEEDS) -> list[Asked]:
    """So many rounds, one with each seed."""
    if way.setting.seats:
        return play(way.setting, way.keys, seeds, skips=way.skips)
    asked = []
    for seed in range(seeds):
        setting = way.setting._replace(seats=2 + seed % 11)
        asked += [one._replace(round=seed) for one in play(setting, way.keys, 1, seed)]
    return asked


def measure() -> Section:
    """Every way, and where its presses go."""
    figures, rows = [], []
    entries = []
    for way in WAYS:
        asked = played(way)
        if way.budget:
            figures.append(Figure(way.budget, way.measured(asked)))
        budget = f"{BUDGETS[way.budget].most:g}" if way.budget and way.measured is a_round else ""
        read = f"{all_read(asked) / rounds(asked):.1f}"
        rows.append((way.about, f"{a_round(asked):.1f}", budget, read))
        entries += [(way.about, *row) for row in _by_key(asked)]
    return Section(
        "Presses",
        _NOTE,
        figures,
        [
            Table(
                "For a round, a hand or a bank of four",
                ("way to play", "presses", "budget", "all pages read"),
                rows,
            ),
            Table("For an entry", ("way to play", "question", "asked a round", "presses each"), entries),
        ],
    )


def _by_key(asked: list[Asked]) -> list[tuple[str, str, str]]:
    """For each question how often it is asked in a round, and how many presses it takes."""
    count: Counter[str] = Counter(one.question.key for one in asked)
    pressed: Counter[str] = Counter()
    for one in asked:
        pressed[one.question.key] += len(one.presses)
    return [
        (key, f"{count[key] / rounds(asked):.2f}", f"{pressed[key] / count[key]:.2f}")
        for key in sorted(count)
    ]
