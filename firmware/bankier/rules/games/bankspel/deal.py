"""What Bankspel asks when the device holds the cards."""

from ...questions import HANDS, Say
from .cards import HAND, CardFeeder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Mark, Question, Row, Secret

    Part = Generator[Question | Mark, Any, None]


class Feeder(CardFeeder):
    """Deal: the device shuffles, deals and turns; nobody enters a card."""

    reveals = True

    def __init__(self, table: "Table", bank: int, rules: "Any") -> None:
        super().__init__(table, bank, rules)
        self.seed = b""
        self.deck = bytearray()
        self.place = 0  # of the next card in the deck
        self.bank_open = False
        table.secrets = self.secrets

    def open_hands(self) -> "Part":
        """Shuffle, let the bank's left neighbour cut, deal in five rounds."""
        from ...decks import pack
        from ...shuffle import shuffle
        from ..shuffling import prepare

        self.seed, cut = yield from prepare(self.table, self.bank, line(self.rules))
        self.deck = pack(self.rules.packs)
        shuffle(self.deck, self.seed, cut)
        for _ in range(HAND):
            for seat in self.table.around(self.bank):
                self.hands[seat].append(self._next())
        yield Say("hands.dealt", lays=HANDS, reveals=True)

    def bank_hand(self) -> "Part":
        """The bank's five are turned up by themselves."""
        self.bank_open = True
        yield Say("bank.opens", (self.bank,), seat=self.bank, lays=HANDS, reveals=True)

    def close(self) -> "Part":
        """Show the seed: now anyone can check that the deck was not changed."""
        from ..shuffling import proof

        yield proof(self.seed)

    def turn(
        self, key: str, amount: "int | None" = None, count: "int | None" = None
    ) -> "Generator[Question, Any, int]":
        """The next card of the deck."""
        yield from ()
        self.book -= 1
        return self._next()

    def spread(self) -> "tuple[Row, ...]":
        """As on the table: the bank's hand lies face down until part 2."""
        rows = super().spread()
        if self.bank_open:
            return rows
        return tuple(
            (label, bytes(len(cards)) if label == self.bank else cards, amount, marks)
            for label, cards, amount, marks in rows
        )

    def secrets(self) -> "tuple[Secret, ...]":
        """The bank may look at its own five."""
        if self.bank_open or not self.deck:
            return ()
        return ((self.bank, "bank.hand", self._ranks(self.bank)),)

    def _next(self) -> int:
        card = self.deck[self.place]
        self.place += 1
        return card


def line(rules: "Any") -> bytes:
    """The line that describes the packs beside a seed."""
    from ...decks import rules_line

    return rules_line("bankspel", rules.packs)
