"""A table that plays Bankspel with known cards: answers what the script asks, in any mode.

table = from_deck((1, 2, 3, 0), ranks, rules)      # the bank, seat 0, is dealt to last
match.answer(table.answer(match.question))
"""

from bankier.rules.cards import rank
from bankier.rules.decks import pack
from bankier.rules.questions import OK
from bankier.rules.shuffle import shuffle

HAND = 5


def deck_of(seed, packs, cut=0):
    """The ranks of the deck that the device deals from, the top card first, as bytes."""
    cards = pack(packs)
    shuffle(cards, seed, cut)
    for place in range(len(cards)):
        cards[place] = rank(cards[place])
    return bytes(cards)


def from_deck(order, deck, rules=None, **decisions):
    """A table where a deck of ranks (bytes) is dealt one by one in five rounds; order -- as for Dealer."""
    hands = {seat: [deck[place + len(order) * n] for n in range(HAND)] for place, seat in enumerate(order)}
    return Dealer(order, hands, deck[HAND * len(order) :], rules, **decisions)


class Dealer:
    """Knows every card of one round, as ranks, and what people decide.

    order -- the seats from the bank's left neighbour round to the bank; hands
    -- five ranks for each seat; book -- the ranks that the bank will turn;
    rules -- the house rules by name, those left out are the usual ones; stops
    -- at which match of part 4 the bank stops, counted from 1, 0 for never;
    first -- how many of those who could say stop first are slower; cut -- for
    the mode deal; skips -- whether the score keeper leaves out what was called.
    """

    def __init__(self, order, hands, book, rules=None, stops=0, first=0, cut=-1, skips=False):
        self.order = order
        self.hands = hands
        self.book = book
        self.rules = rules or {}
        self.stops = stops
        self.first = first
        self.cut = cut
        self.skips = skips
        self.turned = 0  # cards of the book that have been turned
        self.matches = 0  # offers of part 4 so far

    def answer(self, question):
        """What the table answers. KeyError if it does not know the question."""
        if question.kind == "say":
            return OK
        return _ANSWERS[question.key](self, question)

    # Referee: the cards as they fall

    def card_of_hand(self, question):
        seat, place = question.facts
        return self.hands[seat][place - 1]

    def turn(self, question):
        self.turned += 1
        return self.book[self.turned - 1]

    def offer(self, question):
        self.matches += 1
        return 0 if self.matches == self.stops else 1

    # Score: what comes of the cards

    def call(self, question):
        """The called rank; only a score keeper may leave it out."""
        card = self.turn(question)
        return -1 if question.also and self.skips else card

    def tally(self, question):
        card = self.book[self.turned - 1]
        return tuple(self.hands[seat].count(card) for seat in question.seats)

    def unturned(self, question):
        left = {seat: list(self.hands[seat]) for seat in self.order}
        while self.turned < len(self.book) and all(left.values()):
            card = self.turn(question)
            for hand in left.values():
                copies = hand.count(card)
                for _ in range(min(copies, 1) if self.rules.get("copies") == "one" else copies):
                    hand.remove(card)
        return tuple(len(left[seat]) for seat in question.seats)

    def matching(self):
        """The counts of part 4 that match; score asks for it when part 3 has turned its cards."""
        lowest = 2 if self.rules.get("ace") == "no" else 1
        cards = self.book[self.turned : self.turned + 10]
        return [count for count, card in enumerate(cards, 1) if card == count >= lowest]

    def taken(self, question):
        matching = self.matching()
        return matching[self.stops - 1] if 0 < self.stops <= len(matching) else 0

    def given_up(self, question):
        matching = self.matching()
        return sum(matching[: self.stops - 1] if 0 < self.stops <= len(matching) else matching)


_ANSWERS = {
    "hand.card": Dealer.card_of_hand,
    "hands.right": lambda table, question: 0,
    "pays.rank": Dealer.call,
    "takes.rank": Dealer.call,
    "pays.tally": Dealer.tally,
    "pays.tally.any": Dealer.tally,
    "takes.tally": Dealer.tally,
    "takes.tally.any": Dealer.tally,
    "turn.rank": Dealer.turn,
    "unturned": Dealer.unturned,
    "stop.who": lambda table, question: table.first % len(question.options),
    "count.rank": Dealer.turn,
    "four.offer": Dealer.offer,
    "four.sum": lambda table, question: sum(table.matching()),
    "four.taken": Dealer.taken,
    "four.given_up": Dealer.given_up,
    "four.matched": lambda table, question: 1 if table.matching() else 0,
    "cut": lambda table, question: table.cut,
}
