"""The figures of Bakarat that the rulebook gives, on long plays of the script itself; seeds are fixed."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from bankier.rules.games import bakarat
from bankier.rules.games.bakarat.shoe import Shoe
from bankier.rules.games.bakarat.totals import is_natural, total
from bankier.rules.money import Table
from bankier.rules.options import Rules
from bankier.rules.shuffle import SEED_SIZE

COUPS = 30_000
SHOES = 20_000
STAND, BUY = -1, -2
OPENING = {"round.shuffle": 0, "cut": -1, "bank.name": 1, "free": 1}


def within(found: int, of: int, expected: float) -> bool:
    """Whether so many of so many lie within three standard errors of what is expected."""
    error: float = (expected * (1 - expected) / of) ** 0.5
    return abs(found / of - expected) <= 3 * error


def both_draw_to_4(question: Any) -> int:
    if question.kind == "peek":
        return BUY if total(question.cards) <= 4 else STAND
    return OPENING.get(question.key, 0)


Played = tuple[str, bytes, bytes]  #: a coup: who wins it, the hands of punter and banker


def coups(chance: random.Random) -> Iterator[Played]:
    """Who wins each coup, and the hands: banks of 1 with one punter, one after the other."""
    rules = Rules("deal", bakarat.OPTIONS, 2, {"packs": 8})
    carry: Any = bakarat.opening(0)
    while True:
        table = Table((0, 1), (0, 1), [0] * 4)
        script = bakarat.play(table, carry, rules)
        question: Any = script.send(None)
        try:
            while True:
                if question.key == "hands.laid":
                    rows = {row[0]: row[1] for row in table.spread()}
                    punter, ours, banker, theirs = question.facts
                    winner = "tie" if ours == theirs else "punter" if ours > theirs else "banker"
                    yield winner, rows[punter], rows[banker]
                seed = question.kind == "seed"
                question = script.send(chance.randbytes(SEED_SIZE) if seed else both_draw_to_4(question))
        except StopIteration as end:
            carry = end.value


@pytest.fixture(scope="module")
def with_replacement() -> list[Played]:
    """Coups from shoes of cards that are drawn with replacement."""
    chance = random.Random(20)

    def ranks(shoe: Shoe) -> bytes:
        return bytes(chance.choices(range(1, 14), k=52 * shoe.packs))

    with pytest.MonkeyPatch.context() as patch:
        # The class that is in use now: whoever has dropped a game imports it anew.
        patch.setattr(import_module("bankier.rules.games.bakarat.shoe").Shoe, "_ranks", ranks)
        played = coups(chance)
        return [next(played) for _ in range(COUPS)]


def test_ties_when_both_draw_to_4(with_replacement: list[Played]) -> None:
    assert within(sum(winner == "tie" for winner, _, _ in with_replacement), COUPS, 0.09716)


def test_both_win_equally_often(with_replacement: list[Played]) -> None:
    punter = sum(winner == "punter" for winner, _, _ in with_replacement)
    decided = sum(winner != "tie" for winner, _, _ in with_replacement)
    assert within(punter, decided, 0.5)


def test_8_or_9_in_two_cards(with_replacement: list[Played]) -> None:
    assert within(sum(is_natural(punter) for _, punter, _ in with_replacement), COUPS, 32 / 169)
    assert within(sum(is_natural(banker) for _, _, banker in with_replacement), COUPS, 32 / 169)
    at_least_one = sum(is_natural(one) or is_natural(two) for _, one, two in with_replacement)
    assert within(at_least_one, COUPS, 9792 / 28561)


def test_8_or_9_in_the_first_two_cards_of_a_shoe_of_two_packs() -> None:
    chance = random.Random(21)
    naturals = 0
    for _ in range(SHOES):
        shoe = Shoe(2, (chance.randbytes(SEED_SIZE), 0, 0))
        drawn = bytes(shoe.draw() for _ in range(3))
        naturals += is_natural(drawn[::2])
    assert within(naturals, SHOES, 0.189694)


def test_the_measure_can_fail() -> None:
    assert not within(int(0.189694 * SHOES * 1.05), SHOES, 0.189694)
