"""What Bakarat asks when the device holds the cards."""

from ...cards import BACK
from ...dealing import Peek
from ...questions import HANDS, Say
from .cards import play_coup
from .shoe import Shoe
from .totals import MUST_BUY, MUST_STAND, is_natural, total

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...questions import Question, Refusal, Secret
    from .bank import Bank
    from .cards import Coup

    Part = Generator[Question, Any, None]
    Sides = tuple[int, int]

_STAND = -1
_BUY = -2


class Feeder:
    """Deal: the device draws from its shoe; each side looks at its own two cards.

    What is asked never depends on a card that is not open: nobody is spared
    a choice that his cards would leave him anyway.
    """

    def __init__(self, bank: "Bank", rules: "Any", kept: "Any") -> None:
        self.bank = bank
        self.rules = rules
        self.shoe = Shoe(rules.packs, kept)
        self.cards: "dict[int, bytearray]" = {}  # those of both sides, until they are laid down
        bank.left = self.shoe.left
        bank.table.secrets = self.secrets

    def open(self) -> "Part":
        """A new shoe when the marker has been drawn, and the seed of the old one. Rulebook 3, step 5."""
        if self.shoe.spent:
            from ..shuffling import prepare

            seed, cut = yield from prepare(self.bank.table, self.bank.seat, self.shoe.line(), self.shoe.seed)
            self.shoe.set_up(seed, cut)
            self.bank.left = self.shoe.left

    def coup(self, seat: int, stake: int) -> "Coup":
        """Punter and banker play, see play_coup."""
        return (yield from play_coup(self, self.bank, seat, stake))

    def first_two(self, sides: "Sides", stake: int) -> "Generator[Question, Any, int]":
        """Punter, banker, punter, banker: one card each, face down."""
        punter = sides[0]
        yield Say("plays", (punter, stake), seat=punter, amount=stake)
        cards = {side: bytearray() for side in sides}
        for _ in range(2):
            for side in sides:
                card = yield from self._draw()
                cards[side].append(card)
        self.cards = cards
        self.bank.hands = {side: bytearray(2) for side in sides}
        return 1 if self._at_once(sides) else 0

    def buy(self, side: int) -> "Part":
        """One side looks at its cards, and buys or stands; after the banker the hands tell which."""
        answer = yield self._look(side)
        card = 0
        if answer == _BUY:
            card = yield from self._draw()
            self.cards[side].append(card)
            self.bank.hands[side].append(BACK if self.rules.bought == "down" else card)
        if side == self.bank.seat:
            return
        if answer == _STAND:
            yield Say("stands", (side,), seat=side)
        elif self.rules.bought == "down":
            yield Say("buys", (side,), seat=side, reveals=True)
        else:
            yield Say("buys.card", (side, card), seat=side, card=card, reveals=True)

    def lay_down(self, sides: "Sides", at_once: int) -> "Generator[Question, Any, bool]":
        """Both hands are turned up."""
        self.bank.hands, self.cards = self.cards, {}
        punter, banker = sides
        hands = self.bank.hands
        facts = (punter, total(hands[punter]), banker, total(hands[banker]))
        yield Say("hands.laid", facts, lays=HANDS, waits=True, reveals=True)
        return True

    def kept(self) -> "tuple[bytes, int, int]":
        """The shoe as it is now."""
        return self.shoe.kept()

    def secrets(self) -> "tuple[Secret, ...]":
        """Each side may look at its own cards."""
        return tuple((side, "hand.own", bytes(self.cards[side])) for side in sorted(self.cards))

    def _draw(self) -> "Generator[Question, Any, int]":
        """The next card; the marker is announced, and put aside where that is the rule."""
        marker = self.shoe.at_marker()
        card = self.shoe.draw()
        aside = marker and self.rules.marker == "aside"
        if aside:
            card = self.shoe.draw()
        self.bank.left = self.shoe.left
        if marker:
            yield Say("marker.aside" if aside else "marker")
        return card

    def _at_once(self, sides: "Sides") -> bool:
        """Whether two cards decide the coup."""
        punter, banker = (self.cards[side] for side in sides)
        if is_natural(punter) or is_natural(banker):
            return True
        equal: bool = self.rules.ties == "two" and total(punter) == total(banker)
        return equal

    def _look(self, side: int) -> Peek:
        """A side's own cards, and the choice to buy or stand."""
        had = total(self.cards[side])
        first = side != self.bank.seat  # from this question on there are cards to look at
        casino = first and self.rules.buy == "casino"
        return Peek(
            "buy.look",
            side,
            bytes(self.cards[side]),
            facts=(side,),
            also=("buy.stand", "buy.card"),
            reveals=first,
            check=(lambda answer: _casino(answer, had)) if casino else None,
        )


def _casino(answer: int, had: int) -> "Refusal":
    """Whether a punter with so many pips may do that in a casino."""
    if answer == _STAND and had <= MUST_BUY:
        return ("refuse.must_buy",)
    if answer == _BUY and had >= MUST_STAND:
        return ("refuse.must_stand",)
    return None
