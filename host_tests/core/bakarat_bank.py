"""One bank of Bakarat after another, answered step by step; for tests that say what happens when.

    bank = Bank("score", seats=4)
    bank.give("bank.name", 10)          # the question that is asked must be this one
    bank.stakes(1, 6, 3)
    bank.coup((9, K), (2, 3))           # in any mode: the hands, the bought card last

In deal the cards come from a Deck.
"""

from players import entropy_from
from reference_bakarat import pips, result_of

from bankier.rules.games import bakarat
from bankier.rules.options import Rules
from bankier.rules.questions import OK
from bankier.session.round import Round, Start

ALL, PASS, BANCO = -1, -2, -3  # extra answers to a stake
SAME, HAND_ON = -1, -2  # to the naming of a bank
STAND, BUY = -1, -2  # to a look at two cards; of a bought card STAND too
_NO_CUT = -1


def open_bank(rules, carry, purses, sits_out=(), answers=b"", log=None):
    """A bank as the session opens it; there is a purse a seat, then kitty and pot."""
    chairs = tuple(range(len(purses) - 2))
    seats = tuple(seat for seat in chairs if seat not in sits_out)
    return Round(Start(bakarat, rules, carry, chairs, seats, purses), answers, log)


class Deck:
    """Puts known ranks, in the order in which they are drawn, in place of every shuffle of a shoe."""

    def __init__(self, ranks):
        self.ranks = ranks

    def __enter__(self):
        # The class that is in use now: whoever has dropped a game imports it anew.
        self.shoe = __import__("bankier.rules.games.bakarat.shoe", None, None, ("Shoe",)).Shoe
        self.kept = self.shoe._ranks
        ranks = bytes(self.ranks)
        self.shoe._ranks = lambda own: ranks + bytes(1 for _ in range(52 * own.packs - len(ranks)))
        return self

    def __exit__(self, *error):
        self.shoe._ranks = self.kept


def drawn(coups):
    """The ranks of some coups in the order in which they are drawn."""
    ranks = []
    for punter, banker in coups:
        ranks += [punter[0], banker[0], punter[1], banker[1]] + list(punter[2:]) + list(banker[2:])
    return ranks


class Bank:
    """The open bank and all that has been said; says, shuffles and cuts are answered by themselves."""

    def __init__(self, mode, seats=4, carry=None, sits_out=(), purses=None, **rules):
        self.mode = mode
        self.rules = Rules(mode, bakarat.OPTIONS, seats, rules)
        self.purses = tuple(purses or (0,) * (seats + 2))
        self.draw_seed = entropy_from(5)
        self.keys = []
        self.log = []
        self.begin(carry or bakarat.opening(0), sits_out)

    def begin(self, carry, sits_out=()):
        """Start a bank from a carry."""
        self.said = []
        log = self.log.append
        self.round = open_bank(self.rules, carry, self.purses, sits_out, b"", lambda *move: log(move))
        self._go_on()

    def go_on(self, sits_out=()):
        """The bank is over: begin the next."""
        assert self.round.question is None
        self.purses = tuple(self.round.table.purses)
        self.begin(self.round.result, sits_out)

    @property
    def question(self):
        return self.round.question

    def give(self, key, answer):
        """Answer the question of that key."""
        asked = self.question and self.question.key
        assert asked == key, (asked, key)
        assert self.question.refuse(answer) is None, self.question.refuse(answer)
        self.round.answer(answer)
        self._go_on()

    def _go_on(self):
        while self.question and (self.question.kind in ("say", "seed") or self.question.key == "cut"):
            question = self.question
            if question.kind == "say":
                self.said.append(question)
                self.round.answer(OK)
            else:
                self.round.answer(self.draw_seed() if question.kind == "seed" else _NO_CUT)
        if self.question:
            self.keys.append(self.question.key)

    def stakes(self, *stakes):
        """Every punter in turn."""
        for stake in stakes:
            self.give("free", stake)

    def open(self, amount, *stakes):
        """Name a bank and take the stakes."""
        self.give(self.question.key, amount)
        self.stakes(*stakes)

    def coup(self, punter, banker):
        """One coup in the way of the mode; in deal the deck must hold these cards."""
        if self.mode == "score":
            self.give("coup.won", "PBT".index(result_of(punter, banker)))
            return
        twos = [pips(hand[:2]) for hand in (punter, banker)]
        shown = (1 if twos[0] >= 8 else 0) + (2 if twos[1] >= 8 else 0)
        if self.mode == "referee":
            self.give("shown", shown)
        for hand in () if shown else (punter, banker):
            if self.mode == "referee":
                self.give("bought.card", hand[2] if len(hand) > 2 else STAND)
            else:
                assert list(self.question.cards) == list(hand[:2])
                self.give("buy.look", BUY if len(hand) > 2 else STAND)
        if self.mode == "referee":
            self.lay(punter[:2], banker[:2])

    def lay(self, *hands):
        """Referee: enter the cards that are laid down."""
        for hand in hands:
            for card in hand:
                self.give("hand.card", card)

    def heard(self, key):
        """The facts of every sentence of a key that was said in this bank."""
        return [say.facts for say in self.said if say.key == key]

    def net(self):
        """What the bank has brought each seat, and the kitty."""
        return self.round.net()[:-1]


def play(mode, coups, amount=10, stakes=(1, 6, 3), seats=4, **rules):
    """A whole bank of seat 0, played in a mode."""
    with Deck(drawn(coups)):
        bank = Bank(mode, seats, **rules)
        bank.open(amount, *stakes)
        for punter, banker in coups:
            bank.coup(punter, banker)
    return bank
