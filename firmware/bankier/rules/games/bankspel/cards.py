"""What the ways to play Bankspel with known cards have in common: who has what, and what becomes of it."""

from ...cards import BACK, rank
from ...question import BANK, COUNT
from ...questions import Choose, Say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Question, Row

    Numbers = tuple[int, ...]

HAND = 5  #: cards each

_MOST = 10  # the highest count of part 4


class CardFeeder:
    """Knows every hand, and counts for everybody.

    hands -- by seat, a card turned over is BACK; book -- how many cards are
    left in it. Where the next one comes from is for turn() of a subclass. nothing -- what is said if the
    count brings nothing.
    """

    reveals = False
    nothing = "four.nothing"

    def __init__(self, table: "Table", bank: int, rules: "Any") -> None:
        self.table = table
        self.bank = bank
        self.rules = rules
        self.hands: "dict[int, bytearray]" = {seat: bytearray() for seat in table.seats}
        self.book = 52 * rules.packs - HAND * len(table.seats)
        table.spread = self.spread

    if TYPE_CHECKING:

        def turn(
            self, key: str, amount: "int | None" = None, count: "int | None" = None
        ) -> "Generator[Question, Any, int]":
            """The card that the bank turns from the book, for an amount or on a count."""

    def call(
        self, key: str, amount: int, seats: "Numbers"
    ) -> "Generator[Question, Any, tuple[int, Numbers]]":
        """Turn a card: its rank, and how many of it each of the seats has."""
        called = rank((yield from self.turn(key + ".rank", amount)))
        return called, tuple(_count(self.hands[seat], called) for seat in seats)

    def turn_over(self, seats: "Numbers") -> "Generator[Question, Any, tuple[Numbers, int]]":
        """Call till somebody has turned five, or the book is out: cards not turned, and the last rank."""
        called = 0
        while self.book:
            called = rank((yield from self.turn("turn.rank")))
            turned = tuple((seat, self._turn_down(seat, called)) for seat in seats)
            if not all(map(self._unturned, seats)):
                break
            if self.book:
                rows = tuple(row for row in turned if row[1])
                yield Say("turn", (called,), card=called, rows=rows, counts=True, reveals=self.reveals)
        return tuple(self._unturned(seat) for seat in seats), called

    def count(self) -> "Generator[Question, Any, tuple[int, int, int, int]]":
        """Count to ten: the amount taken, the sum given up, how many matched, a last rank not shown yet."""
        taken = given_up = matched = last = 0
        for count in range(1, _MOST + 1):
            if not self.book:
                self.nothing = "four.short"
                break
            called = rank((yield from self.turn("count.rank", count=count)))
            hit = called == count and (count > 1 or self.rules.ace == "yes")
            matched += hit
            if hit and self.rules.collect == "stop":
                if (yield self._offer(called, count)) == 0:
                    return count, given_up, matched, 0
                given_up += count
                continue
            taken += count if hit else 0
            last = called if count == _MOST or not self.book else 0
            if not last:
                yield Say(
                    "count.pays" if hit else "count",
                    (count, called),
                    card=called,
                    amount=count if hit else None,
                    count=None if hit else count,
                    reveals=self.reveals,
                )
        return taken, given_up, matched, last

    def spread(self) -> "tuple[Row, ...]":
        """The open hands, the bank's marked, and the pot."""
        seats = self.table.around(self.bank)
        hands = tuple((seat, self._ranks(seat), None, BANK if seat == self.bank else 0) for seat in seats)
        return hands + (("pot", b"", self.table.pot, 0), ("book", b"", self.book, COUNT))

    # Its own work

    def _ranks(self, seat: int) -> bytes:
        """A hand as it is shown: suits mean nothing here."""
        return bytes([rank(card) for card in self.hands[seat]])

    def _unturned(self, seat: int) -> int:
        return HAND - _count(self.hands[seat], BACK)

    def _turn_down(self, seat: int, called: int) -> int:
        """Turn the called rank in a hand, every copy or one; how many were turned."""
        hand = self.hands[seat]
        turned = 0
        for place in range(HAND):
            if rank(hand[place]) == called and not (turned and self.rules.copies == "one"):
                hand[place] = BACK
                turned += 1
        return turned

    def _offer(self, called: int, count: int) -> Choose:
        return Choose(
            "four.offer",
            ("four.stop", "four.on"),
            facts=(called, count),
            seat=self.bank,
            card=called,
            count=count,
            reveals=self.reveals,
        )


def _count(hand: bytearray, wanted: int) -> int:
    return sum(rank(card) == wanted for card in hand)
