"""What Bankspel asks when the cards are on the table and each is entered."""

from ...card import Card
from ...cards import BACK
from ...questions import Choose, Say
from .cards import HAND, CardFeeder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Mark, Question, Refusal

    Part = Generator[Question | Mark, Any, None]


class Feeder(CardFeeder):
    """Referee: ranks are entered as the cards fall; the device counts them."""

    def __init__(self, table: "Table", bank: int, rules: "Any") -> None:
        super().__init__(table, bank, rules)
        self.entered = bytearray(14)  # of each rank, how many have been seen

    def open_hands(self) -> "Part":
        """The players' five cards each, face up."""
        yield Say("round.deal", (self.bank,), seat=self.bank, waits=True)
        players = self.table.left_of(self.bank)
        if self.rules.entry == "seat":
            for seat in players:
                yield from self._enter_hand(seat)
        else:
            for _ in range(HAND):
                for seat in players:
                    yield from self._enter(seat)
        while True:
            place = yield Choose("hands.right", ("hands.yes",) + players)
            if place == 0:
                return
            yield from self._enter_hand(players[place - 1])

    def bank_hand(self) -> "Part":
        """The bank turns its own five up."""
        yield from self._enter_hand(self.bank)

    def close(self) -> "Part":
        """Nothing more to tell: the cards are on the table."""
        yield from ()

    def turn(
        self, key: str, amount: "int | None" = None, count: "int | None" = None
    ) -> "Generator[Question, Any, int]":
        """The card that the bank turns from the book, for an amount or on a count."""
        facts = (amount or count or 0,)
        card: int = yield Card(
            key, facts=facts, seat=self.bank, card=BACK, amount=amount, count=count, check=self._too_many
        )
        self.entered[card] += 1
        self.book -= 1
        return card

    # Its own work

    def _enter_hand(self, seat: int) -> "Part":
        for card in self.hands[seat]:
            self.entered[card] -= 1
        self.hands[seat] = bytearray()
        for _ in range(HAND):
            yield from self._enter(seat)

    def _enter(self, seat: int) -> "Part":
        hand = self.hands[seat]
        place = len(hand) + 1
        card = yield Card("hand.card", facts=(seat, place), seat=seat, count=place, check=self._too_many)
        self.entered[card] += 1
        hand.append(card)

    def _too_many(self, card: int) -> "Refusal":
        if self.entered[card] < 4 * self.rules.packs:
            return None
        return ("refuse.copies", self.entered[card], card)
