"""What Bakarat asks when the cards are on the table and each is entered."""

from ...card import Card
from ...cards import BACK, KING
from ...questions import Choose, Say
from .cards import MOST_CARDS, play_coup
from .findings import findings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...questions import Facts, Question, Refusal
    from .bank import Bank
    from .cards import Coup

    Part = Generator[Question, Any, None]
    Sides = tuple[int, int]

_SUITS = 4
_MARKER = "marker.out"


class Feeder:
    """Referee: asks as the coup goes on, so that no hand is known before it is laid down."""

    def __init__(self, bank: "Bank", rules: "Any", kept: "Any") -> None:
        self.bank = bank
        self.rules = rules
        self.entered = bytearray(KING + 1)  # of each rank, how many have left the shoe
        self.marker_out = True  # nobody has shuffled yet
        if kept:
            self.entered = bytearray(kept[0])
            self.marker_out = kept[1] == 1
        self._count()

    def open(self) -> "Part":
        """Once the marker is out, or the shoe too short for a coup, all cards are shuffled."""
        if self.marker_out or self._left() < MOST_CARDS:
            self.entered = bytearray(KING + 1)
            self.marker_out = False
            self._count()
            yield Say("shoe.shuffle", (self.bank.seat,), seat=self.bank.seat, waits=True)

    def coup(self, seat: int, stake: int) -> "Coup":
        """Punter and banker play, see play_coup."""
        return (yield from play_coup(self, self.bank, seat, stake))

    def first_two(self, sides: "Sides", stake: int) -> "Generator[Question, Any, int]":
        """Who shows 8 or 9, as in findings."""
        punter, banker = sides
        options: "tuple[int | str, ...]" = ("shown.nobody", punter, banker, "shown.both")
        if self.rules.ties == "two":
            options += ("shown.equal",)
        shown: int = yield Choose("shown", options, facts=(punter, stake), seat=punter, amount=stake)
        self.bank.hands = {side: bytearray(2) for side in sides}
        return shown

    def buy(self, side: int) -> "Part":
        """The bought card; or only whether there is one, if it lies face down."""
        if self.rules.bought == "down":
            card = yield Choose("buy", ("buy.stand", "buy.card"), facts=(side,), seat=side)
            bought = b"\0" if card else b""
        else:
            card = yield from self._enter("bought.card", (side,), side, None, ("buy.stand",))
            bought = bytes([card]) if card else b""
        self.bank.hands[side] += bought

    def lay_down(self, sides: "Sides", shown: int) -> "Generator[Question, Any, bool]":
        """Every card not seen before; then what was wrong, and whether the coup counts all the same."""
        for side in sides:
            self.bank.turn = side
            hand = self.bank.hands[side]
            for place in range(len(hand)):
                if hand[place] == BACK:
                    hand[place] = yield from self._enter("hand.card", (side, place + 1), side, place + 1)
        hands = tuple(self.bank.hands[side] for side in sides)
        found = findings(shown, sides, hands, self.rules)
        for fault in found:
            yield Say(str(fault[0]), fault[1:])
        if not found:
            return True
        again: int = yield Choose("found", ("found.count", "found.again"), seat=sides[0])
        return not again

    def kept(self) -> "tuple[bytes, int]":
        """The cards that have left the shoe, and whether the marker is among them."""
        return (bytes(self.entered), 1 if self.marker_out else 0)

    def _enter(
        self, key: str, facts: "Facts", side: int, count: "int | None", also: "tuple[str, ...]" = ()
    ) -> "Generator[Question, Any, int]":
        """A card, 0 for another extra answer; the marker is told of once."""
        while True:
            extra = also if self.marker_out else also + (_MARKER,)
            card: int = yield Card(key, facts=facts, seat=side, count=count, also=extra, check=self._too_many)
            if card > 0:
                self.entered[card] += 1
                self._count()
                return card
            if extra[-1 - card] != _MARKER:
                return 0
            self.marker_out = True
            self._count()
            yield Say("marker.aside" if self.rules.marker == "aside" else "marker")

    def _too_many(self, card: int) -> "Refusal":
        if self.entered[card] < _SUITS * self.rules.packs:
            return None
        return ("refuse.copies", self.entered[card], card)

    def _left(self) -> int:
        aside = 1 if self.marker_out and self.rules.marker == "aside" else 0
        left: int = 52 * self.rules.packs - sum(self.entered) - aside
        return left

    def _count(self) -> None:
        self.bank.left = self._left()
