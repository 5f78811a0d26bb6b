"""What Bankspel asks when only the results are entered."""

from ...cards import BACK
from ...questions import Card, Choose, Number, Say, Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Mark, Question, Refusal

    Part = Generator[Question | Mark, Any, None]
    Numbers = tuple[int, ...]

_HAND = 5
_MOST = 10  #: the highest count of part 4
_ALL = 55  #: 1 + 2 + ... + 10: every count matched


class Feeder:
    """Score: tallies and sums, the fewest entries that settle everything."""

    reveals = False

    def __init__(self, table: "Table", bank: int, rules: "Any") -> None:
        self.table = table
        self.bank = bank
        self.rules = rules

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
        ask = key + ".tally" if rank else key + ".tally.any"
        matches = yield Tally(ask, seats, _HAND, facts=(rank, amount), card=rank or None, amount=amount)
        return rank, matches

    def turn_over(self, seats: "Numbers") -> "Generator[Question, Any, tuple[Numbers, int]]":
        """Cards not turned, per seat; none at 0 means that the book ran out. No rank is known."""
        left = yield Tally("unturned", seats, _HAND)
        return left, 0

    def count(self) -> "Generator[Question, Any, tuple[int, int, int, int]]":
        """The amount taken, the sum given up, and whether anything matched; no rank is known."""
        if self.rules.collect == "every":
            taken = yield Number("four.sum", 0, _ALL, seat=self.bank)
            return taken, 0, taken, 0
        taken = yield Number("four.taken", 0, _MOST, seat=self.bank, check=self._ace)
        given_up = 0
        if self.rules.decline == "pays" and taken != self._lowest():
            given_up = yield Number("four.given_up", 0, self._most_given_up(taken), seat=self.bank)
        matched = taken + given_up
        if not matched and self.rules.decline != "pays" and self.rules.no_match == "pays":
            matched = yield Choose("four.matched", ("four.none", "four.some"), seat=self.bank)
        return taken, given_up, matched, 0

    def close(self) -> "Part":
        """Nothing more to tell."""
        yield from ()

    def _ace(self, taken: int) -> "Refusal":
        return ("refuse.ace",) if taken and taken < self._lowest() else None

    def _lowest(self) -> int:
        return 1 if self.rules.ace == "yes" else 2

    def _most_given_up(self, taken: int) -> int:
        below = taken - 1 if taken else _MOST
        return below * (below + 1) // 2 - (self._lowest() - 1)
