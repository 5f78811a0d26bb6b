"""Tables of people who play a game with known cards: they answer whatever the script asks, in any mode.

A new game is one more line in TABLES, and its budgets of presses are one more line each in presses.py.
"""

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from typing import Any, Protocol


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


def bankspel(game_round: Any, seed: bytes) -> People:
    """Bankspel: in part 4 the bank takes the first card that falls on its count."""
    dealer: Any = import_module("host_tests.core.dealer")  # the tests' own table
    bank = game_round.table.present(game_round.start.carry[1])
    deck = dealer.deck_of(seed, game_round.start.rules.packs)
    people: People = dealer.from_deck(game_round.table.around(bank), deck, stops=1)
    return people


class Skipping:
    """People who leave out what they may: in `score`, which rank was called."""

    def __init__(self, people: People) -> None:
        self._people = people

    def answer(self, question: Any) -> Any:
        """The extra answer that skips a card, else as the people say."""
        answer = self._people.answer(question)
        return -1 - question.also.index("rank.skip") if "rank.skip" in question.also else answer


TABLES: dict[str, Callable[[Any, bytes], People]] = {"bankspel": bankspel}
