"""Huit américain once more, as plainly as the rulebook tells it, to hold the game script against.

It shares nothing with the firmware but what a card is: suit << 4 | rank, suits 1 to 4, ranks 1 for an ace to
13 for a king, 14 for a joker without a suit. Cards lie in lists, the next or newest one last.
"""

JACK, KING, JOKER = 11, 13, 14
USUAL = {
    "same_rank": "no",
    "add": "may",
    "two_any": "no",
    "draw": "one",
    "draw_able": "no",
    "extra_jokers": 0,
    "extra_twos": 0,
    "hand_size": 7,
    "limit": 500,
    "run": "mix",
    "last_call": "off",
    "next_dealer": "left",
}
TAKE = "take"  # decisions: pick up, draw, or pass if there is nothing to draw
MORE = "more"  # draw another one
KEEP = "keep"


def full_rules(rules):
    """All house rules by name, from those that are not as usual."""
    found = dict(USUAL)
    found.update(rules)
    return found


def worth(card):
    """The points for a card that is left over."""
    rank = card % 16
    if rank == JOKER:
        return 50
    if rank == 2:
        return 20
    if rank == 1:
        return 15
    return 10 if rank >= 10 else 5


def all_cards(rules):
    """Every card that the table plays with."""
    cards = [suit * 16 + rank for suit in (1, 2, 3, 4) for rank in range(1, 14)] * 4 + [JOKER] * 8
    for number in range(rules["extra_twos"]):
        cards.append((1, 2, 3, 4)[number % 4] * 16 + 2)
    return cards + [JOKER] * rules["extra_jokers"]


def copies(card, rules):
    """How many of a card the table plays with; of jacks, of all suits together."""
    if card == JOKER:
        return 8 + rules["extra_jokers"]
    if card % 16 == 2:
        return 4 + [number % 4 for number in range(rules["extra_twos"])].count(card // 16 - 1)
    return 16 if card % 16 == JACK else 4


class World:
    """One hand with all its cards, at a table of seats 0, 1, 2 ... clockwise.

    deck -- all cards, the first to be dealt first; rules -- those of the house that are not as usual;
    shuffler -- puts a list of discards in the order in which they will be drawn.
    """

    def __init__(self, seats, dealer, deck, rules, shuffler):
        self.seats = seats
        self.rules = full_rules(rules)
        self.shuffler = shuffler
        self.hands: "list[list[int]]" = [[] for _ in range(seats)]
        self.stock = list(deck)
        self.stock.reverse()
        for _ in range(self.rules["hand_size"]):
            for place in range(seats):
                self.hands[(dealer + 1 + place) % seats].append(self.stock.pop())
        self.pile = [self.stock.pop()]
        self.dealer = dealer
        self.to_left = True
        self.turn = dealer
        self.suit = 0  # 0: any
        self.run = []  # the twos and jokers of the run there is
        self.first_out = None
        self.ended = False

    def to_pick_up(self):
        """What the run comes to."""
        return sum(2 if card % 16 == 2 else 5 for card in self.run)

    def can_draw(self):
        """Whether anything is left to draw."""
        return len(self.stock) + len(self.pile) > 1

    def fits(self, card):
        """Whether a card may be laid now."""
        rank, suit = card % 16, card // 16
        if self.run:
            like_on_like = self.rules["run"] == "like"
            return rank == self.run[-1] % 16 if like_on_like else rank == 2 or rank == JOKER
        if rank in (JACK, JOKER) or self.suit == 0 or suit == self.suit:
            return True
        if rank == 2 and self.rules["two_any"] == "yes":
            return True
        return self.rules["same_rank"] == "yes" and rank == self.pile[-1] % 16

    def neighbour(self, seat):
        """The next seat to play that has cards, or None."""
        for step in range(1, self.seats):
            other = (seat + step if self.to_left else seat - step) % self.seats
            if self.hands[other]:
                return other
        return None

    def play(self):
        """The hand: yields what has to be decided, is sent the decisions.

        ("act", seat) -- a card, or TAKE; ("drawn", seat, card, last) -- that card, MORE unless it is the
        last, or KEEP; ("suit", seat) -- 1 to 4; ("call", seat) -- whether "last card" was said.
        """
        yield from self._effect(self.pile[0], self.dealer, None)
        in_vain = 0
        while not self.ended:
            seat = self.turn
            card = yield ("act", seat)
            if card == TAKE and self.run:
                self.take(seat, self.to_pick_up())
                self.run = []
                in_vain = 0
                if self.first_out is not None:
                    self.ended = True
                    return
            elif card == TAKE:
                before = len(self.hands[seat])
                card = yield from self._draw(seat)
                in_vain = 0 if len(self.hands[seat]) > before else in_vain + 1
                if in_vain == self.seats:
                    self.ended = True
                    return
            if card not in (TAKE, KEEP):
                in_vain = 0
                yield from self._lay(seat, card)
            elif not self.ended:
                self.turn = self.neighbour(seat)

    def take(self, seat, number):
        """So many cards from the stock to a hand, as far as there are any; how many."""
        taken = 0
        while taken < number and self.can_draw():
            if not self.stock:
                top = self.pile.pop()
                self.stock = self.shuffler(self.pile)
                self.stock.reverse()
                self.pile = [top]
            self.hands[seat].append(self.stock.pop())
            taken += 1
        return taken

    def _draw(self, seat):
        most = {"one": 1, "three": 3, "until": 1000}[self.rules["draw"]]
        drawn = 0
        while drawn < most and self.can_draw():
            self.take(seat, 1)
            drawn += 1
            card = self.hands[seat][-1]
            decision = yield ("drawn", seat, card, drawn == most or not self.can_draw())
            if decision != MORE:
                return decision
        return KEEP

    def _lay(self, seat, card):
        self.hands[seat].remove(card)
        self.pile.append(card)
        if not self.hands[seat]:
            if self.first_out is None:
                self.first_out = seat
            if card % 16 not in (2, JOKER):
                self.ended = True
                return
        yield from self._effect(card, seat, seat)
        if len(self.hands[seat]) == 1 and self.rules["last_call"] == "on":
            said = yield ("call", seat)
            if not said:
                self.take(seat, 2)

    def _effect(self, card, by, namer):
        """What a card does once it lies; a starter has no namer, the first player names the suit."""
        rank = card % 16
        if rank in (2, JOKER):
            self.run.append(card)
        if rank not in (JACK, JOKER):
            self.suit = card // 16
        if rank == KING and self.seats > 2:
            self.to_left = not self.to_left
        following = self.neighbour(by)
        if rank == 8 or (rank == KING and self.seats == 2):
            following = by if self.seats == 2 else self.neighbour(following)
        if rank == JACK:
            self.suit = yield ("suit", following if namer is None else namer)
        if self.first_out is not None and following is None:
            self.ended = True  # nobody is left to go on with the run
        else:
            self.turn = following
