"""A table that plays Bakarat with real cards: knows them all, and answers what the script asks, in any mode.

    table = Cards(rules, seed=3)            # the shoe, and what punter and banker decide
    player = Player(table, mode, seed=4)    # what everybody answers
    round.answer(player.answer(round.question))

The cards follow from the table's seed alone, so that tables of all modes play the same coups.
"""

from players import Chance, entropy_from
from reference_bakarat import ALL, BANCO, pips, result_of

from bankier.rules.cards import rank
from bankier.rules.decks import pack
from bankier.rules.questions import OK
from bankier.rules.shuffle import shuffle

NOBODY, PUNTER, BANKER, BOTH, EQUAL = range(5)  # the choices of who shows 8 or 9
_RESULTS = "PBT"  # the choices of who has won


def shoe_of(seed, packs, cut=0):
    """The ranks of a shoe in the order in which they are drawn: the top card was put in the middle."""
    cards = pack(packs)
    shuffle(cards, seed, cut)
    ranks = [rank(card) for card in cards]
    half = 26 * packs
    return ranks[1 : half + 1] + ranks[:1] + ranks[half + 1 :]


class Coup:
    """One coup: hands -- two lists of ranks, the punter's and the banker's; shown -- who shows two cards;
    marker -- how many cards had been dealt when it came, -1 if it did not; result -- P, B or T.
    """

    def __init__(self):
        self.hands: "tuple[list[int], list[int]]" = ([], [])
        self.shown = NOBODY
        self.marker = -1
        self.dealt = 0

    @property
    def result(self):
        return result_of(self.hands[0], self.hands[1])


class Cards:
    """The shoe on the table and the decisions to buy; rules -- the house rules by name, all of them."""

    def __init__(self, rules, seed, seeds=None):
        self.rules = rules
        self.chance = Chance(seed)
        self.draw_seed = seeds or entropy_from(seed * 1000)
        self.shuffles = 0
        self.shoe = []
        self.place = 0
        self.must_shuffle = True
        self.coups = []

    def next_shoe(self):
        """The seed and the cut of the next shoe."""
        self.shuffles += 1
        return self.draw_seed(), 0 if self.shuffles % 3 == 0 else 17 * self.shuffles

    def set_up(self, seed, cut):
        """Shuffle; it must be time to."""
        assert self.must_shuffle
        self.shoe = shoe_of(seed, self.rules["packs"], cut)
        self.place = 0
        self.must_shuffle = False

    def play(self):
        """The next coup, played to its end."""
        assert not self.must_shuffle
        coup = Coup()
        for _ in range(2):
            for hand in coup.hands:
                hand.append(self._draw(coup))
        twos = [pips(hand) for hand in coup.hands]
        if max(twos) >= 8:
            coup.shown = BOTH if min(twos) >= 8 else PUNTER if twos[0] >= 8 else BANKER
        elif self.rules["ties"] == "two" and twos[0] == twos[1]:
            coup.shown = EQUAL
        else:
            for side in (0, 1):
                if self._buys(side, twos[side]):
                    coup.hands[side].append(self._draw(coup))
        self.must_shuffle = self.must_shuffle or coup.marker >= 0
        self.coups.append(coup)
        return coup

    def _draw(self, coup):
        if self.place == 26 * self.rules["packs"]:
            coup.marker = coup.dealt
            if self.rules["marker"] == "aside":
                self.place += 1
        self.place += 1
        coup.dealt += 1
        return self.shoe[self.place - 1]

    def _buys(self, side, had):
        wants = self.chance(10) >= had
        if side == 0 and self.rules["buy"] == "casino" and had != 5:
            return had < 5
        return wants


class Player:
    """Answers for everybody at the table; notes of each bank what was wished and how its coups ended."""

    def __init__(self, table, mode, seed):
        self.table = table
        self.mode = mode
        self.chance = Chance(seed)
        self.cut = 0
        self.coup = Coup()
        self.marker_told = True
        self.new_bank()

    def new_bank(self):
        self.named = 0
        self.wishes = []
        self.results = ""

    def answer(self, question):
        """What the table answers. KeyError if it does not know the question."""
        if question.kind == "seed":
            seed, self.cut = self.table.next_shoe()
            self.table.set_up(seed, self.cut)
            return seed
        if question.kind == "say":
            return self._hear(question)
        return _ANSWERS[question.key](self, question)

    def _hear(self, question):
        if question.key == "shoe.shuffle":
            self.table.set_up(*self.table.next_shoe())
        elif question.key == "plays":
            self._play()
        elif question.key == "hands.laid":
            hands = {row[0]: list(row[1]) for row in question.spread()}
            punter, _, banker, _ = question.facts
            assert [hands[punter], hands[banker]] == list(self.coup.hands)
        return OK

    def _play(self):
        self.coup = self.table.play()
        self.marker_told = self.coup.marker < 0
        self.results += self.coup.result

    # The bank and the stakes

    def name(self, question):
        pick = self.chance(8)
        if question.also and pick < 2:
            if pick == 0:
                self.named = question.start
            return -1 - pick
        self.named = min(question.low + self.chance(30), question.high)
        return self.named

    def stake(self, question):
        seat = question.seat
        pick = self.chance(8)
        if pick < len(question.also):
            self.wishes.append((seat, (ALL, 0, BANCO)[pick]))
            return -1 - pick
        amount = 1 + self.chance(question.high)
        self.wishes.append((seat, amount))
        return amount

    def banco(self, question):
        claims = self.chance(8) == 0
        self.wishes.append((question.seat, BANCO if claims else 0))
        return 1 if claims else 0

    # The cards

    def winner(self, question):
        if self.table.must_shuffle:
            self.table.set_up(*self.table.next_shoe())
        self._play()
        return _RESULTS.index(self.coup.result)

    def shown(self, question):
        self._play()
        return self.coup.shown

    def hand(self, question):
        """The hand of whose card it is: the banker is the last of the table's rows with a seat."""
        banker = [row[0] for row in question.spread() if row[3] & 1][0]
        return self.coup.hands[1 if question.seat == banker else 0]

    def bought(self, question):
        hand = self.hand(question)
        if len(hand) > 2:
            dealt = 5 if hand is self.coup.hands[0] else self.coup.dealt
            return self.tell_marker(question, dealt) or hand[2]
        return -1

    def buys(self, question):
        return 1 if len(self.hand(question)) > 2 else 0

    def looks(self, question):
        hand = self.hand(question)
        assert list(question.cards) == hand[:2]
        return -2 if len(hand) > 2 else -1

    def card(self, question):
        return self.tell_marker(question, self.coup.dealt) or self.hand(question)[question.facts[1] - 1]

    def tell_marker(self, question, dealt):
        """The extra answer for the marker, once, if it has come among the cards dealt by now."""
        if self.marker_told or self.coup.marker >= dealt:
            return 0
        self.marker_told = True
        return -1 - question.also.index("marker.out")


_ANSWERS = {
    "bank.name": Player.name,
    "bank.name.least": Player.name,
    "free": Player.stake,
    "banco.ask": Player.banco,
    "coup.won": Player.winner,
    "shown": Player.shown,
    "bought.card": Player.bought,
    "buy": Player.buys,
    "buy.look": Player.looks,
    "hand.card": Player.card,
    "cut": lambda player, question: player.cut or -1,
}
