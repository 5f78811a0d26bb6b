"""The figures of Bakarat, by shoes of the device and by long plays of the script itself."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any
from unittest.mock import patch

from tools.fair import battery
from tools.fair.figures import Found, share

_STAND, _BUY = -1, -2
_OPENING = {"round.shuffle": 0, "cut": -1, "bank.name": 1, "free": 1}
_NATURAL = 32 / 169  # of two cards drawn with replacement

Played = tuple[str, bytes, bytes]  #: a coup: who wins it, the hands of punter and banker


def found(coups: int, shoes: int) -> Iterator[Found]:
    """What happens in so many coups when both draw to 4, and in the first of so many shoes of two packs."""
    from bankier.rules.games.bakarat.totals import is_natural  # in the firmware, found only after install()

    played = _with_replacement(coups)
    yield share("a tie", 0.09716, (winner == "tie" for winner, _, _ in played))
    decided = [winner == "punter" for winner, _, _ in played if winner != "tie"]
    yield share("the punter wins, of what is no tie", 0.5, decided)
    yield share("8 or 9 for the punter", _NATURAL, (is_natural(hand) for _, hand, _ in played))
    yield share("8 or 9 for the banker", _NATURAL, (is_natural(hand) for _, _, hand in played))
    one = (is_natural(punter) or is_natural(banker) for _, punter, banker in played)
    yield share("8 or 9 for one of them", 9792 / 28561, one)
    yield share("8 or 9 in a new shoe", 0.189694, map(is_natural, _first_hands(shoes)))


def _first_hands(shoes: int) -> Iterator[bytes]:
    """The punter's first two cards of shoes of two packs, from recorded seeds."""
    shoe = import_module("bankier.rules.games.bakarat.shoe").Shoe
    for number in range(shoes):
        full = shoe(2, (battery.seed(number), 0, 0))
        yield bytes(full.draw() for _ in range(3))[::2]


def _with_replacement(coups: int) -> list[Played]:
    """Coups from shoes of cards that are drawn with replacement."""
    chance = random.Random(20)

    def ranks(shoe: Any) -> bytes:
        return bytes(chance.choices(range(1, 14), k=52 * shoe.packs))

    # The class that is in use now: whoever has dropped a game imports it anew.
    with patch.object(import_module("bankier.rules.games.bakarat.shoe").Shoe, "_ranks", ranks):
        played = _coups(chance)
        return [next(played) for _ in range(coups)]


def _coups(chance: random.Random) -> Iterator[Played]:
    """Who wins each coup, and the hands: banks of 1 with one punter, one after the other."""
    from bankier.rules.games import bakarat
    from bankier.rules.money import Table
    from bankier.rules.options import Rules

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
                question = script.send(chance.randbytes(32) if seed else _both_draw_to_4(question))
        except StopIteration as end:
            carry = end.value


def _both_draw_to_4(question: Any) -> int:
    from bankier.rules.games.bakarat.totals import total

    if question.kind == "peek":
        return _BUY if total(question.cards) <= 4 else _STAND
    return _OPENING.get(question.key, 0)
