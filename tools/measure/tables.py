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


def _tests(module: str) -> Any:
    if _TESTS not in sys.path:
        sys.path.append(_TESTS)
    return import_module(module)


def bankspel(game_round: Any, seed: bytes) -> People:
    """Bankspel: in part 4 the bank takes the first card that falls on its count."""
    dealer = _tests("dealer")
    bank = game_round.table.present(game_round.start.carry[1])
    deck = dealer.deck_of(seed, game_round.start.rules.packs)
    people: People = dealer.from_deck(game_round.table.around(bank), deck, stops=1)
    return people


def huit(game_round: Any, seed: bytes) -> People:
    """The first hand of Huit: everybody plays when he can, and draws and picks up only when he must."""
    table = _tests("huit_table")
    luck = random.Random(seed)
    world = table.dealt_world(len(game_round.table.seats), 0, {}, seed)
    people: People = table.HuitTable(world, lambda number: 1 if number == 8 else luck.randrange(number))
    return people


class Bakarat:
    """Bakarat in `score`: always the same bank, stakes from 1 to what is free, both sides equally lucky."""

    BANK = 10

    def __init__(self, game_round: Any, seed: bytes) -> None:
        self._luck = random.Random(seed)

    def answer(self, question: Any) -> int:
        """Anything from 1 to all; who wins, nine times in twenty each; or a tie."""
        if question.kind == "say":
            return 0
        if question.key == "bank.name":
            return -1 if question.also else self.BANK
        if question.key == "free":
            stake = self._luck.randint(1, question.high)
            return -1 if stake == question.high else stake
        return self._luck.choices(range(3), (9, 9, 2))[0]


class Skipping:
    """People who leave out what they may: in `score`, which rank was called."""

    def __init__(self, people: People) -> None:
        self._people = people

    def answer(self, question: Any) -> Any:
        """The extra answer that skips a card, else as the people say."""
        answer = self._people.answer(question)
        return -1 - question.also.index("rank.skip") if "rank.skip" in question.also else answer


TABLES: dict[str, Callable[[Any, bytes], People]] = {"bankspel": bankspel, "huit": huit, "bakarat": Bakarat}
