"""Hands of Huit for tests, played card by card as the referee sees them.

hand = Hand(4, starter=card("7h"))
hand.lay("Kh")
assert hand.key == "turn" and hand.seat == 0
"""

from bankier.rules.games import huit
from bankier.rules.options import Rules
from bankier.session.asides import GAME
from bankier.session.codec import add_aside
from bankier.session.round import Round, Start

RANKS = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
SUITS = {"c": 1, "d": 2, "h": 3, "s": 4}
JOKER = 14


def card(name):
    """The card of a name: rank and suit ("Th", "2c"), a rank alone ("J"), or "joker"."""
    if name == "joker":
        return JOKER
    rank = RANKS.get(name[0]) or int(name[0])
    return rank | SUITS[name[1]] << 4 if len(name) > 1 else rank


def new_round(mode, seats, rules=None, totals=None):
    """A hand that has just begun; seat 0 deals."""
    chosen = Rules(mode, huit.OPTIONS, seats, rules or {})
    order = tuple(range(seats))
    return Round(Start(huit, chosen, huit.opening(0), order, order, tuple(totals or (0,) * seats) + (0, 0)))


class Hand:
    """A hand as referee, from its first turn on; seat 0 deals."""

    def __init__(self, seats, starter, rules=None, counts=None):
        """counts -- how many cards seats hold, by seat, where that is not as dealt."""
        self.round = new_round("referee", seats, rules)
        self.said = []
        self.round.answer(0)
        self.give(card(starter))
        for seat, number in (counts or {}).items():
            self.count(seat, number)

    @property
    def question(self):
        return self.round.question

    @property
    def key(self):
        return self.question.key

    @property
    def seat(self):
        return self.question.seat

    @property
    def facts(self):
        return self.question.facts

    def count(self, seat, number):
        """Set right how many cards a seat holds."""
        entry = bytearray()
        add_aside(entry, GAME, (seat, number, 3))
        self.round.redo(entry)

    def hear(self):
        """Listen to what is said until something is asked."""
        while self.question is not None and self.question.kind == "say":
            self.said.append((self.key,) + self.facts)
            self.round.answer(0)

    def give(self, value):
        """Answer, and listen to what is said then. Returns the hand."""
        self.said = []
        assert self.question.refuse(value) is None, (self.key, value, self.question.refuse(value))
        self.round.answer(value)
        self.hear()
        return self

    def lay(self, *names):
        """Lay cards one after the other. Returns the hand."""
        for name in names:
            self.give(card(name))
        return self

    def act(self, key):
        """Take an extra answer. Returns the hand."""
        return self.give(-1 - self.question.also.index(key))

    def refusal(self, name):
        """Why a card is refused, or None."""
        return self.question.refuse(card(name))

    def row(self, label):
        """The amount in a row of the table; None where there is none, KeyError without such a row."""
        for found, _, amount, _ in self.question.spread():
            if found == label:
                return amount
        raise KeyError(label)
