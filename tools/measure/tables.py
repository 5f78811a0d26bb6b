"""Tables of people who play a game with known cards: they answer whatever the script asks, in any mode.

A new game is one more line in TABLES, and its budgets of presses are one more line each in presses.py.
"""

import random
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from typing import Any, Protocol

from tools.shims import ROOT

_TESTS = str(ROOT / "host_tests" / "core")  # where tables are that know all cards of a game


class People(Protocol):
    """The people at a table, for one round."""

    def answer(self, question: Any) -> Any:
        """What they answer; they know the cards."""


def seed_of(number: int) -> bytes:
    """One of the fixed seeds that everything here is measured with."""
    return sha256(b"bankier bench %d" % number).digest()


class Entropy:
    """The fixed seeds in turn, for a session that asks for chance."""

    def __init__(self, first: int = 0) -> None:
        self._next = first

    def __call__(self) -> bytes:
        """32 bytes."""
        self._next += 1
        return seed_of(self._next - 1)


def tests(module: str) -> Any:
    """A module of the tests that knows all cards of a game."""
    if _TESTS not in sys.path:
        sys.path.append(_TESTS)
    return import_module(module)


def bankspel(game_round: Any, seed: bytes) -> People:
    """Bankspel: in part 4 the bank takes the first card that falls on its count."""
    dealer = tests("dealer")
    bank = game_round.table.present(game_round.start.carry[1])
    deck = dealer.deck_of(seed, game_round.start.rules.packs)
    people: People = dealer.from_deck(game_round.table.around(bank), deck, stops=1)
    return people


def huit(game_round: Any, seed: bytes) -> People:
    """The first hand of Huit: everybody plays when he can, and draws and picks up only when he must."""
    table = tests("huit_table")
    luck = random.Random(seed)
    world = table.dealt_world(len(game_round.table.seats), 0, {}, seed)
    people = table.HuitTable(world, lambda number: 1 if number == 8 else luck.randrange(number))
    while game_round.start.rules.mode == "score" and people.wanted[0] != "end":
        people.go_on(people.decide())  # the hand is played before the device is asked
    found: People = people
    return found


class Bakarat:
    """Bakarat: always the same bank, stakes from 1 to what is free; whoever has less than 5 buys a card.

    In `score` both sides are equally lucky. In `referee` the cards come from a shoe of the people's own, of
    which the device knows what was entered; in `deal` they are looked at.
    """

    BANK = 10
    SHOWN = ((0, 2), (1, 3))  # the choice of who shows 8 or 9, by punter and banker

    def __init__(self, game_round: Any, seed: bytes) -> None:
        start = game_round.start
        self._luck = random.Random(seed)
        self._banker = start.game.banker(game_round.table, start.carry)
        self._packs = start.rules.packs
        left = start.carry[6:]
        self._shuffle(left[0] if start.rules.mode == "referee" and left else bytes(14))
        self._hands: tuple[list[int], list[int]] = ([], [])

    def answer(self, question: Any) -> int:
        """What is asked, by its key; a sentence's OK."""
        if question.kind == "say":
            if question.key == "shoe.shuffle":
                self._shuffle(bytes(14))
            return 0
        answer: int = getattr(self, "_" + question.key.replace(".", "_"))(question)
        return answer

    def _bank_name(self, question: Any) -> int:
        return -1 if question.also else self.BANK

    def _free(self, question: Any) -> int:
        stake = self._luck.randint(1, question.high)
        return -1 if stake == question.high else stake

    def _cut(self, question: Any) -> int:
        return -1

    def _coup_won(self, question: Any) -> int:
        return self._luck.choices(range(3), (9, 9, 2))[0]

    def _buy_look(self, question: Any) -> int:
        return -2 if self._buys(list(question.cards)) else -1

    def _shown(self, question: Any) -> int:
        """A coup is dealt: who shows 8 or 9."""
        hands = [self._shoe.pop(), self._shoe.pop()], [self._shoe.pop(), self._shoe.pop()]
        naturals = [_total(hand) > 7 for hand in hands]
        for hand in hands:
            if not any(naturals) and self._buys(hand):
                hand.append(self._shoe.pop())
        self._hands = hands
        return self.SHOWN[naturals[0]][naturals[1]]

    def _bought_card(self, question: Any) -> int:
        return self._marker(question) or (self._hand(question) + [-1])[2]

    def _hand_card(self, question: Any) -> int:
        return self._marker(question) or self._hand(question)[question.facts[1] - 1]

    def _hand(self, question: Any) -> list[int]:
        return self._hands[question.seat == self._banker]

    def _marker(self, question: Any) -> int:
        """The extra answer for the marker once half of the shoe is out."""
        out = "marker.out" in question.also and len(self._shoe) < 26 * self._packs
        return -1 - question.also.index("marker.out") if out else 0

    def _shuffle(self, entered: bytes) -> None:
        self._shoe = [rank for rank in range(1, 14) for _ in range(4 * self._packs - entered[rank])]
        self._luck.shuffle(self._shoe)

    def _buys(self, hand: list[int]) -> bool:
        return _total(hand) < 5


def _total(hand: list[int]) -> int:
    return sum(min(rank, 10) for rank in hand) % 10


class Skipping:
    """People who leave out what they may: in `score`, which rank was called."""

    def __init__(self, people: People) -> None:
        self._people = people

    def answer(self, question: Any) -> Any:
        """The extra answer that skips a card, else as the people say."""
        answer = self._people.answer(question)
        return -1 - question.also.index("rank.skip") if "rank.skip" in question.also else answer


TABLES: dict[str, Callable[[Any, bytes], People]] = {"bankspel": bankspel, "huit": huit, "bakarat": Bakarat}
