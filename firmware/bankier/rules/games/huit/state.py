"""Where a hand stands: all that everybody at the table can see."""

from ...cards import JACK, JOKER, rank, suit
from ...money import LEFT
from .packs import CARD_LIMIT, TWO

NOT_YET = -1  #: nobody is out
NO_CARD = -1  #: an act: no card is laid
AGAIN = -2  #: an act: another card is drawn


class State:
    """The discards, what is in force, whose turn it is, and how many cards each seat holds.

    seats -- clockwise; total -- cards in all; counts -- in each hand, by the
    place of its seat; pile -- how many of each card lie in the discards; top
    -- the last one laid; suit -- in force, 0 when any may be laid; step --
    LEFT or RIGHT; turn -- whose turn it is; run -- how many cards the run has
    come to, 0 outside one; out -- the seat that was out first, or NOT_YET;
    idle -- turns in a row in which nobody could play or draw; turns -- so far;
    fresh -- a card may be seen now that was not seen at the last question;
    over -- the hand has ended.
    """

    def __init__(self, seats: "tuple[int, ...]", dealer: int, total: int) -> None:
        self.seats = seats
        self.dealer = dealer
        self.total = total
        self.counts = bytearray(len(seats))
        self.pile = bytearray(CARD_LIMIT)
        self.top = 0
        self.suit = 0
        self.step = LEFT
        self.turn = dealer
        self.run = 0
        self.out = NOT_YET
        self.idle = 0
        self.turns = 0
        self.fresh = False
        self.over = False

    # What can be seen

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.counts[self.seats.index(seat)]

    @property
    def discards(self) -> int:
        """How many cards have been laid since the last shuffle, the top one counted."""
        return sum(self.pile)

    @property
    def stock(self) -> int:
        """How many cards can be drawn before the discards are shuffled."""
        return max(self.total - self.discards - sum(self.counts), 0)

    @property
    def drawable(self) -> bool:
        """Whether there is a card to draw, if need be after shuffling the discards."""
        return self.discards > 1 or self.stock > 0

    def next(self, seat: int) -> int:
        """The next seat in the direction of play that holds cards; the seat itself if there is no other."""
        place = self.seats.index(seat)
        for _ in self.seats:
            place = (place + self.step) % len(self.seats)
            if self.counts[place]:
                return self.seats[place]
        return seat

    # What happens

    def deal(self, each: int) -> None:
        """Every seat gets so many cards."""
        for place in range(len(self.seats)):
            self.counts[place] = each

    def hold(self, seat: int, number: int) -> None:
        """A seat holds so many cards from now on."""
        self.counts[self.seats.index(seat)] = number

    def lay(self, seat: int, card: int) -> None:
        """A seat lays a card."""
        self.hold(seat, self.held(seat) - 1)
        self.idle = 0
        self.turn_up(card)

    def turn_up(self, card: int) -> None:
        """A card comes on top: it may set the suit, and begin a run or add to one."""
        self.pile[card] += 1
        self.top = card
        if suit(card) and rank(card) != JACK:
            self.suit = suit(card)
        if rank(card) == TWO:
            self.run += 2
        elif rank(card) == JOKER:
            self.run += 5

    def reshuffle(self) -> bytes:
        """Take away the discards but for the top one: them, jokers first, then clubs to spades."""
        self.pile[self.top] -= 1
        cards = b"".join([bytes((card,)) * number for card, number in enumerate(self.pile)])
        self.pile = bytearray(CARD_LIMIT)
        self.pile[self.top] = 1
        return cards

    # Kept in marks

    def save(self) -> bytes:
        """All that can change, as bytes; marked.stand() reads them."""
        place = self.seats.index
        out = 0 if self.out == NOT_YET else place(self.out) + 1
        fixed = (
            self.top,
            self.suit,
            self.step == LEFT,
            place(self.turn),
            self.run,
            out,
            self.idle,
            self.turns & 255,
            self.turns >> 8 & 255,
            self.fresh,
        )
        return bytes(fixed) + self.counts + self.pile
