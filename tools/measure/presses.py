"""Presses for a round, found by fingers that know the shortest way: the mean of 200 fixed seeds.

Nothing goes on by itself: every sentence is dismissed by a press, be it the first of the next entry. Of a
sentence with several pages the others need not be read; what it takes to read them all is told, too. A new
game has a few more lines in GAMES, and its budgets as many in budgets.py.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from bankier.screen.events import LEFT, RIGHT, kind_of
from tools.measure.budgets import BUDGETS, Figure, Section, Table
from tools.measure.fingers import FOUR_KEYS, KEYPAD, Press
from tools.measure.playing import Asked, Setting, play_with

SEEDS = 200
_NOTE = """\
The fewest that will do, found by trying them on the views: a step left or right counts one, holding a
key is not used. Every sentence is dismissed by a press, be it the first of the next entry; of a sentence
with several pages the others need not be read, the last column is with all of them. An encoder's clicks are
the steps of the four keys; in its column a turn counts one however far it goes, and a push counts one."""

_TURNS = ("turn", "turn.free", "run.ask", "run.like", "pass.turn", "pass.turn.free", "pass.run.ask")

Count = Callable[[list[Asked]], float]


def presses(asked: list[Asked]) -> int:
    """The fewest that will do."""
    unread = 0
    for one, following in zip(asked, [*asked[1:], None]):
        if one.question.kind == "say" and not getattr(one.question, "waits", False):
            unread += len(one.presses) - (0 if following and following.dismisses else 1)
    return all_read(asked) - unread


def all_read(asked: list[Asked]) -> int:
    """With every page of every sentence."""
    return sum(len(one.presses) for one in asked)


def turned(asked: list[Asked]) -> list[Asked]:
    """The same with an encoder: steps one way are one turn."""
    return [one._replace(presses=_together(one.presses)) for one in asked]


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
    playing = -1  # the hand in which turns are taken
    for one in asked:
        if one.question.key in _TURNS:
            turns += 1
            playing = one.round
        elif one.question.key.startswith("hand."):
            playing = -1
        if playing == one.round:
            counted.append(one)
    return presses(counted) / turns


class Way(NamedTuple):
    """A way to play a round: its budget's name or "", its setting and keys, and what is counted.

    Without a number of seats, every round is a match of its own, with 2 to 12 seats.
    """

    about: str
    setting: Setting
    keys: tuple[Press, ...] = FOUR_KEYS
    skips: bool = False
    budget: str = ""
    measured: Count = a_round


_RANKS_LEFT_OUT = Way("Bankspel, score, ranks left out", Setting("bankspel", "score", 4), skips=True)

#: Each game in each mode, with four keys; the same with a keypad follows.
GAMES = (
    Way("Bankspel, referee", Setting("bankspel", "referee", 4)),
    Way("Bankspel, score, ranks entered", Setting("bankspel", "score", 4)),
    _RANKS_LEFT_OUT._replace(budget="presses.score"),
    Way("Bankspel, deal", Setting("bankspel", "deal", 4), budget="presses.deal"),
    Way("Huit, referee", Setting("huit", "referee", 0), budget="presses.huit", measured=a_turn),
    Way("Huit, score", Setting("huit", "score", 0)),
    Way("Huit, deal", Setting("huit", "deal", 0)),
    Way("Bakarat, referee", Setting("bakarat", "referee", 4)),
    Way("Bakarat, score", Setting("bakarat", "score", 4), budget="presses.bakarat"),
    Way("Bakarat, deal", Setting("bakarat", "deal", 4)),
)

_BESIDE_CARDS = {"Bankspel, referee": ("presses.pad", beside_cards)}


def with_keypad(way: Way) -> Way:
    """The same round, entered on a keypad."""
    budget, measured = _BESIDE_CARDS.get(way.about, ("", a_round))
    return way._replace(keys=KEYPAD, budget=budget, measured=measured)


WAYS = GAMES + tuple(with_keypad(way) for way in GAMES)


def played(way: Way, seeds: int = SEEDS) -> list[Asked]:
    """So many rounds, one with each seed."""
    return played_with(way, (way.keys,), seeds)[0]


def played_with(way: Way, kinds: tuple[tuple[Press, ...], ...], seeds: int = SEEDS) -> list[list[Asked]]:
    """The same rounds for each kind of keys."""
    if way.setting.seats:
        return play_with(way.setting, kinds, seeds, skips=way.skips)
    found: list[list[Asked]] = [[] for _ in kinds]
    for seed in range(seeds):
        setting = way.setting._replace(seats=2 + seed % 11)
        for asked, hand in zip(found, play_with(setting, kinds, 1, seed)):
            asked += [one._replace(round=seed) for one in hand]
    return found


def measure() -> Section:
    """Every game in every mode with every kind of keys, and where the presses go."""
    figures, rows, entries = [], [], []
    for way in GAMES:
        keys, pad = played_with(way, (FOUR_KEYS, KEYPAD))
        for one, asked in ((way, keys), (with_keypad(way), pad)):
            if one.budget:
                figures.append(Figure(one.budget, one.measured(asked)))
        rows.append((way.about, *_of_a_round(way, keys, pad)))
        entries += [(way.about, *row) for row in _by_key(keys, pad)]
    kinds = ("four keys", "encoder", "keypad")
    heads = ("way to play", *kinds, "budget", "all pages read")
    title = "For a round of Bankspel or a bank of Bakarat with four, a hand of Huit with 2 to 12"
    return Section(
        "Presses",
        _NOTE,
        figures,
        [
            Table(title, heads, rows),
            Table("For an entry", ("way to play", "question", "asked a round", *kinds), entries),
        ],
    )


def _of_a_round(way: Way, keys: list[Asked], pad: list[Asked]) -> tuple[str, ...]:
    """The row of a way: with each kind of keys, the budget of four keys, and with every page."""
    counts = (a_round(keys), a_round(turned(keys)), a_round(pad))
    budget = f"{BUDGETS[way.budget].most:g}" if way.budget and way.measured is a_round else ""
    return *(f"{count:.1f}" for count in counts), budget, f"{all_read(keys) / rounds(keys):.1f}"


def _by_key(keys: list[Asked], pad: list[Asked]) -> list[tuple[str, ...]]:
    """For each question how often a round asks it, and how many presses it takes with each kind of keys."""
    count: Counter[str] = Counter(one.question.key for one in keys)
    pressed = [_pressed(asked) for asked in (keys, turned(keys), pad)]
    return [
        (key, f"{count[key] / rounds(keys):.2f}", *(f"{one[key] / count[key]:.2f}" for one in pressed))
        for key in sorted(count)
    ]


def _pressed(asked: list[Asked]) -> Counter[str]:
    total: Counter[str] = Counter()
    for one in asked:
        total[one.question.key] += len(one.presses)
    return total


def _together(presses_of: list[Press]) -> list[Press]:
    """Presses with steps one way put together into one."""
    found: list[Press] = []
    for press in presses_of:
        steps = len(press) == 1 and kind_of(press[0]) in (LEFT, RIGHT)
        if not (steps and found and found[-1] == press):
            found.append(press)
    return found
