"""A table that plays Huit américain with known cards: answers what the script asks, in any mode.

    table = HuitTable(world, chance)
    match.answer(table.answer(match.question))

It decides by chance, plays when it can, and at every turn holds what the device thinks against the world.
"""

from reference_huit import JACK, JOKER, KEEP, MORE, TAKE, World, copies, full_rules, worth

from bankier.rules.decks import extras, pack
from bankier.rules.questions import OK
from bankier.rules.shuffle import shuffle

_TURNS = ("turn", "turn.free", "run.ask", "run.like")
_DRAWN = ("drawn", "drawn.free")


def dealt_world(seats, dealer, rules, seed, cut=0):
    """The world that the device deals from a seed."""
    whole = full_rules(rules)
    deck = pack(4, 2, extras(whole["extra_twos"], whole["extra_jokers"]))
    shuffle(deck, seed, cut)
    number = [0]

    def reshuffle(discards):
        number[0] += 1
        cards = bytearray(sorted(discards))
        shuffle(cards, seed, cut, number[0])
        return list(cards)

    return World(seats, dealer, deck, rules, reshuffle)


class HuitTable:
    """Answers for all seats of one hand.

    chance -- chance(n) is 0 to n - 1; lazy -- a seat that draws and picks up whenever it may, or None.
    """

    def __init__(self, world, chance, lazy=None):
        self.world = world
        self.chance = chance
        self.lazy = lazy
        self.course = world.play()
        self.wanted = self.course.send(None)
        self.hidden = False  # whether the device holds the cards
        self.called = False  # whether "last card" was just said
        self.turns = 0
        self.said = {}  # how often each key was asked

    def answer(self, question):
        """What the table answers. KeyError if it does not know the question."""
        key = question.key
        self.said[key] = self.said.get(key, 0) + 1
        if question.kind == "say":
            return OK
        if question.kind == "peek":
            return self.peek(question)
        if key in _TURNS + _DRAWN:
            return self.turn(question)
        return _ANSWERS[key.split(".")[0] if key[:5] == "kind." else key](self, question)

    # What is decided, and what becomes of it

    def decide(self):
        """A decision for what the world wants to know."""
        world, wanted = self.world, self.wanted
        what, seat = wanted[0], wanted[1]
        if what == "suit":
            return 1 + self.chance(4)
        if what == "call":
            return says_last(seat, len(world.pile))
        if what == "drawn":
            card, last = wanted[2], wanted[3]
            if not world.fits(card):
                return KEEP if last else MORE
            return KEEP if seat == self.lazy or self.chance(8) == 0 else card
        fitting = sorted([card for card in world.hands[seat] if world.fits(card)])
        lazy = seat == self.lazy or self.chance(8) == 0
        if not fitting or (lazy and self.may_take()):
            return TAKE
        return fitting[self.chance(len(fitting))]

    def may_take(self):
        """Whether who could lay a card may draw or pick up."""
        rules = self.world.rules
        if self.world.run:
            return rules["add"] == "may"
        return rules["draw_able"] == "yes" and self.world.can_draw()

    def go_on(self, decision):
        """Let the world go on until it wants to know something else."""
        try:
            self.wanted = self.course.send(decision)
        except StopIteration:
            self.wanted = ("end", None)
        if self.hidden and self.wanted[0] == "call":
            self.go_on(self.decide())  # it was said, or not, with the card

    # Questions of the referee

    def turn(self, question):
        world = self.world
        assert question.seat == world.turn == self.wanted[1]
        check_table(question, world)
        check_refusals(question, world, self.turns)
        decision = self.decide()
        self.turns += question.key in _TURNS
        also = question.also
        self.go_on(decision)
        if decision in (TAKE, KEEP):
            return -len(also)
        return -1 if decision == MORE else entered(decision, question)

    # Questions of the dealer

    def peek(self, question):
        world = self.world
        self.hidden = True
        drawn = question.key == "peek.drawn"
        assert question.seat == world.turn == self.wanted[1]
        check_table(question, world)
        assert sorted(question.cards) == sorted(world.hands[question.seat])
        assert [sorted(cards) for _, _, cards in question.secrets()] == [sorted(hand) for hand in world.hands]
        for place, card in enumerate(question.cards):
            fits = world.fits(card) and (not drawn or place == 0)
            assert question.marks[place] == fits and (question.refuse(place) is None) == fits
        may_take = drawn or not any(question.marks) or self.may_take()
        assert (question.refuse(-1) is None) == may_take, question.refuse(-1)
        assert not (self.called and "act.last" in question.also), "it is said once"
        self.called = False
        if "act.last" in question.also and says_last(question.seat, len(world.pile) + 1):
            self.called = True
            return -2
        decision = self.decide()
        self.turns += not drawn
        self.go_on(decision)
        while self.wanted[0] == "drawn" and not self.wanted[3] and not world.fits(self.wanted[2]):
            self.go_on(MORE)
        return -1 if decision in (TAKE, KEEP) else bytes(question.cards).find(bytes((decision,)))

    # Other questions

    def starter(self, question):
        return entered(self.world.pile[0], question)

    def suit_ask(self, question):
        assert self.wanted == ("suit", question.seat)
        assert question.start == max(self.world.suit - 1, 0), "the suit in force is highlighted first"
        suit = self.decide()
        self.go_on(suit)
        return suit - 1

    def last_call(self, question):
        assert self.wanted == ("call", question.seat)
        said = self.decide()
        self.go_on(said)
        return 0 if said else 1

    def who_is_out(self, question):
        out = self.world.first_out
        return len(question.options) - 1 if out is None else question.options.index(out)

    def points(self, question):
        """The sum, or by kind now and then; no other sum is taken without complaint."""
        total = sum(worth(card) for card in self.world.hands[question.seat])
        assert question.refuse(total) is None and question.refuse(total + 1)[0] == "refuse.multiple"
        return -1 if total % 3 == 0 else total

    def kind(self, question):
        place = int(question.key[-1])
        value = (50, 20, 15, 10, 5)[place]
        return sum(worth(card) == value for card in self.world.hands[question.seat])


def says_last(seat, discards):
    """Whether a seat says "last card" with the card that makes so many discards."""
    return (seat + discards) % 3 > 0


def entered(card, question):
    """A card as it is entered: the suit only where it is asked for."""
    rank = card % 16
    return card if rank in question.suited or rank == JOKER else rank


def check_table(question, world):
    """What the device shows of the table is how it is."""
    rows = {}
    for label, cards, amount, marks in question.spread():
        rows[label] = (bytes(cards), amount, marks)
    top = rows["top"][0][0]
    assert top == world.pile[-1] or top == world.pile[-1] % 16 == JACK
    assert "force.%d" % world.suit in rows
    assert ("run" in rows) == bool(world.run)
    if world.run:
        assert rows["run"][1] == question.count == world.to_pick_up()
    assert ("goes.left" in rows) == world.to_left
    assert rows["stock"][1] == len(world.stock)
    for seat, hand in enumerate(world.hands):
        assert rows[seat][1] == len(hand)
        assert (rows[seat][2] & 2 == 2) == (seat == world.turn)


def check_refusals(question, world, turn):
    """A card that does not fit is refused, and one of which no copy is left; every seventh card is tried."""
    everything = [suit * 16 + rank for suit in (1, 2, 3, 4) for rank in range(1, 14)] + [JOKER]
    for card in everything[turn % 7 :: 7]:
        jacks = card % 16 == JACK
        lie_there = sum(other % 16 == JACK if jacks else other == card for other in world.pile)
        left = copies(card, world.rules) - lie_there
        reason = question.refuse(card)
        if not world.fits(card):
            expected = "refuse.run" if world.run else "refuse.suit"
            assert reason is not None and reason[0][: len(expected)] == expected, (card, reason)
        else:
            assert (reason is None) == (left > 0), (card, reason, left)


_ANSWERS = {
    "starter": HuitTable.starter,
    "suit.ask": HuitTable.suit_ask,
    "last.call": HuitTable.last_call,
    "hand.who": HuitTable.who_is_out,
    "hand.whose": lambda table, question: len(question.options) - 1,
    "hand.points": HuitTable.points,
    "kind": HuitTable.kind,
    "cut": lambda table, question: -1,
}
