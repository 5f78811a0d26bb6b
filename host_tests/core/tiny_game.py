"""A small made-up game that asks every kind of question, for tests of what must know no game.

    games.register("tiny", "tiny_game")     # now begin(...) can be given game="tiny"

In every turn a seat may stake something on a card of its own; nothing about it is meant to be fun.
"""

from bankier.rules.card import Card
from bankier.rules.cards import rank
from bankier.rules.dealing import Peek, Seed
from bankier.rules.decks import pack
from bankier.rules.money import KITTY, POT
from bankier.rules.options import Option
from bankier.rules.questions import Aside, Choose, Mark, Number, Say
from bankier.rules.shuffle import shuffle
from bankier.rules.tally import Tally

VERSION = 1
MODES = ("referee", "score", "deal")
SEATS = (2, 8)
MONEY = True
ASIDES = ("coins",)  # seat, coins, reason
OPTIONS = (
    Option("turns", low=1, high=200, default=3),
    Option("rounds", low=0, high=9, default=0),  # 0: without end
    Option("limit", low=0, high=99, default=0),  # coins with which somebody wins the match; 0: never
    Option("joker", ("yes", "no")),
    Option("marks", ("every", "never")),
)

HAND = 3

asked = [0]  # how many questions were put, by all matches: what replaying costs


def opening(seat):
    return (VERSION, seat, 0, b"")


def verify(rules, seats):
    return ("refuse.tiny",) if seats == 8 and rules.turns == 200 else None


def play(table, carry, rules, mark=None):
    """The carry is (VERSION, who begins, rounds played, the coins that everybody has)."""
    game = _Game(table, carry, rules, mark)
    yield from game.begin()
    while game.turn < rules.turns:
        if rules.marks == "every":
            yield Mark(game.state())
        yield from game.take_turn()
    yield from game.close()
    if carry[2] + 1 == rules.rounds or 0 < rules.limit <= max(game.coins):
        return None
    return (VERSION, table.next(table.present(carry[1])), carry[2] + 1, bytes(game.coins))


class _Game:
    def __init__(self, table, carry, rules, mark):
        self.table = table
        self.rules = rules
        self.seat = table.present(carry[1])
        self.turn = 0
        self.coins = bytearray(carry[3])
        self.coins.extend(bytes(max(table.order) + 1 - len(self.coins)))
        self.seed = b""
        self.deck = b""
        if mark:
            self.turn, self.seat = mark[0], mark[1]
            self.coins = bytearray(mark[2 : 2 + len(self.coins)])
            self.seed = mark[2 + len(self.coins) :]
            self._shuffle()
        table.spread = self.spread
        table.secrets = self.secrets

    def state(self):
        return bytes((self.turn, self.seat)) + bytes(self.coins) + self.seed

    def spread(self):
        rows = [(seat, b"", self.coins[seat], int(seat == self.seat)) for seat in self.table.seats]
        rows.append(("pot", self._hand(), self.table.pot, 0))
        return tuple(rows)

    def secrets(self):
        return ((self.seat, "tiny.hand", self._hand()),) if self.deck else ()

    def begin(self):
        """The shuffle, where the device deals."""
        if self.rules.mode == "deal" and not self.seed:
            yield from self.ask(Say("tiny.shuffle", waits=True))
            self.seed = yield Seed()
            self._shuffle()

    def take_turn(self):
        seat = self.seat
        yield from self.ask(
            Say("tiny.turn", (seat,), seat=seat, rows=((seat, self.coins[seat]),), counts=True)
        )
        act = yield from self.ask(
            Choose("tiny.act", ("tiny.bet", "tiny.pass"), start=1, seat=seat, also=("tiny.double",))
        )
        if act != 1:
            stake = yield from self.ask(
                Number("tiny.stake", 1, 200, start=5, seat=seat, check=_unlucky, also=("tiny.all",))
            )
            yield from self._play((50 if stake < 0 else stake) * (2 if act < 0 else 1))
        self.turn += 1
        self.seat = self.table.next(seat)

    def close(self):
        """What lies in the pot goes to all; one unit of it to the kitty."""
        if self.table.pot:
            self.table.pay(POT, KITTY, 1, ("why.tiny.kitty",))
            self.table.share(POT, self.table.seats, ("why.tiny.share",))
        if self.rules.mode == "deal":
            yield from self.ask(Peek("tiny.last", self.seat, self._hand()))
        yield from self.ask(Say("tiny.end", reveals=self.rules.mode == "deal", lays=True))

    def ask(self, question):
        """Ask, and ask again after an aside."""
        while True:
            asked[0] += 1
            answer = yield question
            if not isinstance(answer, Aside):
                return answer
            seat, coins, _ = answer.values
            if coins > 99 or coins == self.coins[seat]:
                raise ValueError("coins")  # too many, or nothing to set right
            self.coins[seat] = coins

    def _play(self, stake):
        others = self.table.left_of(self.seat)
        if self.rules.mode == "score":
            parts = yield from self.ask(Tally("tiny.tally", others, 9, seat=self.seat))
            for other, part in zip(others, parts):
                self.table.pay(other, self.seat, part, ("why.tiny", part))
            return
        card = yield from (self._pick() if self.rules.mode == "deal" else self._enter())
        self.coins[self.seat] = min(self.coins[self.seat] + rank(card), 99)
        self.table.pay(self.seat, POT, stake * (rank(card) % 3), ("why.tiny", card))

    def _enter(self):
        card = yield from self.ask(
            Card(
                "tiny.card",
                suited=b"\x08",
                joker=self.rules.joker == "yes",
                seat=self.seat,
                also=("tiny.blank",),
            )
        )
        return 0 if card < 0 else card

    def _pick(self):
        hand = self._hand()
        marks = bytes([rank(card) != 13 for card in hand])
        place = yield from self.ask(
            Peek("tiny.pick", self.seat, hand, picks=True, marks=marks, also=("tiny.fold",))
        )
        card = 0 if place < 0 else hand[place]
        yield from self.ask(Say("tiny.shown", (card,), seat=self.seat, card=card, reveals=True))
        return card

    def _shuffle(self):
        if self.seed:
            deck = pack(1, 2)
            shuffle(deck, self.seed)
            self.deck = bytes(deck)

    def _hand(self):
        first = self.turn * HAND % 52
        return self.deck[first : first + HAND]


def _unlucky(stake):
    return ("refuse.unlucky", stake) if stake == 13 else None
