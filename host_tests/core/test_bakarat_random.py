"""Bakarat played at random, in all modes and by all house rules: what must hold at every question."""

from bakarat_bank import open_bank
from players import Chance, any_answer, entropy_from

from bankier.rules.games import bakarat
from bankier.rules.options import Rules

BANKS = 4
MATCHES = 36


def rules_at_random(mode, seats, chance):
    chosen = {}
    for option in bakarat.OPTIONS:
        size = len(option.choices) or option.high - option.low + 1
        pick = chance(size)
        chosen[option.name] = option.choices[pick] if option.choices else option.low + pick
    return Rules(mode, bakarat.OPTIONS, seats, chosen)


def state(played):
    """What anybody can tell of a bank."""
    question = played.question
    asked = None
    if question:
        asked = (question.key, question.facts, question.seat, question.spread(), question.secrets())
    return repr((asked, played.table.purses, played.result, played.seal))


def again_from(played, answers):
    """The same bank from its start, with these answers."""
    return open_bank(played.start.rules, played.start.carry, played.start.purses, (), answers)


class Watch:
    """Looks at every question of a bank: stakes, order of play, cards left."""

    def __init__(self, rules, seats):
        self.rules = rules
        self.seats = seats
        self.left = None

    def new_bank(self, carry):
        self.banker = carry[1]
        self.named = 0
        self.players = []
        self.stakes = {}

    def look(self, question, table):
        assert sum(table.purses) == 0 and table.pot == 0
        rows = {row[0]: row for row in question.spread()}
        stakes = {seat: rows[seat][2] for seat in rows if isinstance(seat, int) and rows[seat][2] is not None}
        bank = stakes.pop(self.banker, self.named)
        assert sum(stakes.values()) <= bank
        if question.key == "bank.named":
            self.named = bank
        if question.key in ("in.bank", "covered"):
            self.stakes = stakes
            assert sum(stakes.values()) == bank <= self.named
        if question.key in ("coup.won", "shown", "plays"):
            self.plays(question)
        if "shoe" in rows:
            self.count(rows["shoe"][2], question.key)

    def plays(self, question):
        """The highest stake of those not settled, of equal ones the first from the banker's left."""
        player, stake = question.facts
        rows = [row for row in question.spread() if isinstance(row[0], int) and row[0] != self.banker]
        waiting = {row[0]: row[2] for row in rows if row[2] is not None}
        best = max(waiting.values())
        place = self.banker
        while waiting.get(place) != best:
            place = (place + 1) % self.seats
        assert player == place
        assert stake == (sum(waiting.values()) if self.rules.coup == "all" else best)

    def count(self, left, key):
        """Cards only leave the shoe, six in a coup at most and one that is put aside, until a new one."""
        whole = 52 * self.rules.packs
        assert 0 <= left <= whole
        if self.left is not None and left > self.left:
            assert left == whole
        elif self.left is not None:
            assert self.left - left <= 7
        self.left = left


def play(seed, watch=None, each=None):
    """Play some banks at random; each -- is called with every open bank before an answer."""
    chance = Chance(seed)
    mode = bakarat.MODES[seed % 3]
    seats = 2 + chance(11)
    rules = rules_at_random(mode, seats, chance)
    carry, purses = bakarat.opening(chance(seats)), (0,) * (seats + 2)
    draw = entropy_from(seed)
    watcher = Watch(rules, seats) if watch else None
    for _ in range(BANKS):
        played = open_bank(rules, carry, purses)
        if watcher:
            watcher.new_bank(carry)
        questions = 0
        while played.question:
            if watcher and played.question.kind != "seed":
                watcher.look(played.question, played.table)
            if each:
                each(played, chance)
            seed_wanted = played.question.kind == "seed"
            played.answer(draw() if seed_wanted else any_answer(played.question, chance))
            questions += 1
            assert questions < 2000, "no end"
        carry, purses = played.result, tuple(played.table.purses)
        assert carry[0] == bakarat.VERSION and 0 <= carry[1] < seats
        assert all(isinstance(part, (int, bytes)) for part in carry)
        assert sum(purses) == 0
    return rules, carry


def test_what_holds_at_every_question():
    for seed in range(MATCHES):
        play(seed, watch=True)


def test_a_bank_taken_up_again_goes_on_the_same():
    def again(played, chance):
        if chance(6) == 0:
            assert state(again_from(played, bytes(played.answers))) == state(played)

    for seed in range(MATCHES, MATCHES + 12):
        play(seed, each=again)


def test_undo_goes_back_to_the_start_or_to_a_seal_and_redo_comes_back():
    reached = set()

    def back(played, chance):
        if chance(12):
            return
        before = state(played)
        undone = []
        while True:
            entry = played.undo()
            if entry is None:
                break
            undone.append(entry)
        assert len(played.answers) == played.seal
        reached.add((played.start.rules.mode, played.seal > 0))
        if not played.seal:
            assert state(played) == state(again_from(played, b""))
        for entry in reversed(undone):
            played.redo(entry)
        assert state(played) == before

    for seed in range(60, 72):
        play(seed, each=back)
    assert {("score", False), ("referee", False), ("deal", True)} <= reached
    assert not {("score", True), ("referee", True)} & reached


def test_cards_are_conserved_over_the_life_of_a_shoe():
    """Referee: no rank is entered more often than the packs hold it, and the count tells of every card."""
    chance = Chance(3)
    rules = Rules("referee", bakarat.OPTIONS, 3, {"packs": 1})
    carry, purses = bakarat.opening(0), (0,) * 5
    entered = [0] * 14
    shoes = 0
    while shoes < 4:
        played = open_bank(rules, carry, purses)
        while played.question:
            question = played.question
            if question.key == "shoe.shuffle":
                entered = [0] * 14
                shoes += 1
            # The marker is hardly ever told of, so that shoes are played to their end.
            answer = any_answer(question, chance)
            if question.kind == "card" and answer < 0 and question.also[-1 - answer] == "marker.out":
                continue
            if question.kind == "card" and answer > 0:
                entered[answer] += 1
            played.answer(answer)
            left = [row[2] for row in played.table.spread() if row[0] == "shoe"]
            assert left[0] in (52 - sum(entered), 52)
            assert max(entered) <= 4
        carry, purses = played.result, tuple(played.table.purses)
