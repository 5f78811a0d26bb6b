"""What Bankspel asks when only the results are entered."""

from ...card import Card
from ...cards import BACK
from ...questions import Choose, Number, Say
from ...tally import Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...question import Check
    from ...questions import Mark, Question, Refusal

    Part = Generator[Question | Mark, Any, None]
    Numbers = tuple[int, ...]

_HAND = 5
_MOST = 10  #: the highest count of part 4


class Feeder:
    """Score: tallies and sums, the fewest entries that settle everything.

    hands -- by seat, how many it has of each rank told so far: who had two
    kings at one king has them at the next, and whose five cards are all told
    has nothing else.
    """

    reveals = False
    nothing = "four.nothing"

    def __init__(self, table: "Table", bank: int, rules: "Any") -> None:
        self.table = table
        self.bank = bank
        self.rules = rules
        self.hands: "dict[int, dict[int, int]]" = {seat: {} for seat in table.seats}

    def open_hands(self) -> "Part":
        """The cards are dealt by hand and stay unknown."""
        yield Say("round.deal", (self.bank,), seat=self.bank, waits=True)

    def bank_hand(self) -> "Part":
        """The bank turns its cards; nothing to enter."""
        yield from ()

    def call(
        self, key: str, amount: int, seats: "Numbers"
    ) -> "Generator[Question, Any, tuple[int, Numbers]]":
        """The called rank (0 if skipped) and how many of it each of the seats has."""
        asked = key + ".rank"
        also = ("rank.skip",)
        rank = yield Card(asked, facts=(amount,), seat=self.bank, card=BACK, amount=amount, also=also)
        rank = max(rank, 0)
        if not rank and seats:
            return 0, (yield Tally(key + ".tally.any", seats, _HAND, facts=(0, amount), amount=amount))
        asked_of = tuple(seat for seat in seats if rank not in self.hands[seat] and self._untold(seat))
        if asked_of:
            check = self._refuse(asked_of)
            facts = (rank, amount)
            matches = yield Tally(
                key + ".tally", asked_of, _HAND, facts=facts, card=rank, amount=amount, check=check
            )
            for seat, number in zip(asked_of, matches):
                self.hands[seat][rank] = number
        return rank, tuple(self.hands[seat].get(rank, 0) for seat in seats)

    def turn_over(self, seats: "Numbers") -> "Generator[Question, Any, tuple[Numbers, int]]":
        """Cards not turned, per seat; none at 0 means that the book ran out. No rank is known."""
        left = yield Tally("unturned", seats, _HAND)
        return left, 0

    def count(self) -> "Generator[Question, Any, tuple[int, int, int, int]]":
        """The amount taken, the sum given up, and whether anything matched; no rank is known."""
        if self.rules.collect == "every":
            most = self._below(_MOST + 1)
            taken = yield Number("four.sum", 0, most, money=True, seat=self.bank, check=self._sum(most))
            return taken, 0, taken, 0
        taken = yield Number("four.taken", 0, _MOST, money=True, seat=self.bank, check=self._ace)
        given_up = 0
        if self.rules.decline == "pays" and taken != self._lowest():
            most = self._below(taken or _MOST + 1)
            given_up = yield Number(
                "four.given_up", 0, most, money=True, seat=self.bank, check=self._sum(most)
            )
        matched = taken + given_up
        if not matched and self.rules.decline != "pays" and self.rules.no_match == "pays":
            matched = yield Choose("four.matched", ("four.none", "four.some"), seat=self.bank)
        return taken, given_up, matched, 0

    def close(self) -> "Part":
        """Nothing more to tell."""
        yield from ()

    def _untold(self, seat: int) -> int:
        """How many of a hand's cards no call has told of."""
        return _HAND - sum(self.hands[seat].values())

    def _refuse(self, seats: "Numbers") -> "Check":
        """What is wrong with a tally in which somebody has more than five cards."""

        def check(numbers: "Numbers") -> "Refusal":
            for seat, number in zip(seats, numbers):
                if number > self._untold(seat):
                    return ("refuse.hand", seat, self._untold(seat))
            return None

        return check

    def _ace(self, taken: int) -> "Refusal":
        return ("refuse.ace",) if taken and taken < self._lowest() else None

    def _lowest(self) -> int:
        return 1 if self.rules.ace == "yes" else 2

    def _below(self, count: int) -> int:
        """What all counts below this one come to."""
        return count * (count - 1) // 2 - (self._lowest() - 1)

    def _sum(self, most: int) -> "Check":
        """What is wrong with a sum of different counts: without the ace none make 1, and none all but 1."""

        def check(number: int) -> "Refusal":
            return ("refuse.ace",) if self._lowest() > 1 and number in (1, most - 1) else None

        return check
