"""The marks of a hand of Huit: starting from any of them goes on exactly as without it."""

from binascii import crc32

from huit_hands import new_round
from players import Chance, any_answer, entropy_from
from reference_huit import all_cards, full_rules

from bankier.rules.games import huit
from bankier.rules.games.huit.deal import Feeder
from bankier.rules.games.huit.packs import size
from bankier.rules.games.huit.state import State
from bankier.rules.money import Table
from bankier.rules.options import Rules
from bankier.session.codec import entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RULES: "tuple[dict[str, Any], ...]" = (
    {},
    {"draw": "three", "same_rank": "yes", "last_call": "on", "draw_able": "yes"},
    {"draw": "until", "run": "like", "two_any": "yes", "extra_twos": 5, "extra_jokers": 2},
)
FULL = {"extra_twos": 16, "extra_jokers": 16, "hand_size": 15}


def asked(question, table):
    """All of a question that can be seen by anybody, as one number."""
    seen = (
        question.kind,
        question.key,
        question.facts,
        question.seat,
        question.also,
        question.card,
        question.count,
        question.reveals,
        getattr(question, "cards", b""),
        getattr(question, "marks", b""),
        getattr(question, "suited", b""),
        getattr(question, "options", ()),
        table.spread(),
        table.secrets(),
    )
    return crc32(repr(seen).encode())


class Course:
    """A hand by random answers: what was asked, what was answered, each mark with its place among them."""

    def __init__(self, mode, seats, rules, seed, most):
        self.rules = Rules(mode, huit.OPTIONS, seats, rules)
        self.seats = tuple(range(seats))
        self.asked: "list[int]" = []
        self.answers: "list[Any]" = []
        self.marks: "list[tuple[int, bytes]]" = []
        chance, entropy = Chance(seed), entropy_from(seed)
        table, script = self.begin()
        answer = None
        while len(self.answers) < most:
            try:
                question = script.send(answer)
            except StopIteration:
                break
            if question.kind == "mark":
                self.marks.append((len(self.answers), question.state))
                answer = None
                continue
            answer = entropy() if question.kind == "seed" else any_answer(question, chance)
            self.asked.append(asked(question, table))
            self.answers.append(answer)

    def begin(self, mark=None):
        table = Table(self.seats, self.seats, [0] * (len(self.seats) + 2))
        return table, huit.play(table, huit.opening(0), self.rules, mark)

    def check_from(self, place, mark, most):
        """The script started from a mark asks the same as before, for so many questions."""
        table, script = self.begin(mark)
        answer = None
        for at in range(place, min(place + most, len(self.answers))):
            question = script.send(answer)
            while question.kind == "mark":
                assert at > place, "a mark made again at once"
                question = script.send(None)
            assert asked(question, table) == self.asked[at], (place, at, question.key)
            answer = self.answers[at]


def check_marks(mode, seats, rules, seed, most):
    course = Course(mode, seats, rules, seed, most)
    assert len(course.marks) > 1
    for number, (place, mark) in enumerate(course.marks):
        course.check_from(place, mark, 1000 if number == 0 else 60)
    return course


def test_a_referee_starts_from_every_mark():
    for number, rules in enumerate(RULES):
        course = check_marks("referee", 4 + number, rules, number, 250)
        assert max(len(mark) for _, mark in course.marks) <= 300


def test_a_dealer_starts_from_every_mark():
    for number, rules in enumerate(RULES):
        course = check_marks("deal", 3 + number, rules, number, 250)
        assert max(len(mark) for _, mark in course.marks) <= 1500


def test_marks_are_small_at_the_largest_table():
    for mode, most in (("referee", 300), ("deal", 1500)):
        course = Course(mode, 12, FULL, 1, 60)
        assert 0 < max(len(mark) for _, mark in course.marks) <= most


def test_in_every_mark_each_card_is_in_exactly_one_place():
    for number, rules in enumerate(RULES):
        course = Course("deal", 2 + 5 * number, rules, number, 300)
        everything = sorted(all_cards(full_rules(rules)))
        for _, mark in course.marks:
            table = Table(course.seats, course.seats, [])
            state = State(course.seats, 0, size(course.rules))
            feed = Feeder(table, state, course.rules, 1)
            feed.load(mark)
            cards = b"".join(feed.hands) + feed.deck
            cards += b"".join(bytes((card,)) * count for card, count in enumerate(state.pile))
            assert sorted(cards) == everything
            assert [len(hand) for hand in feed.hands] == list(state.counts)
            assert state.stock == len(feed.deck)


def test_dropping_all_marks_changes_nothing():
    for mode in ("referee", "deal"):
        game = new_round(mode, 6, {"draw": "three"})
        chance, entropy = Chance(5), entropy_from(3)
        while len(game.answers) < 120:
            question = game.question
            game.answer(entropy() if question.kind == "seed" else any_answer(question, chance))
        places = [end for _, _, end in entries(game.answers)]
        places.reverse()
        again = new_round(mode, 6, {"draw": "three"})
        again.redo(bytes(game.answers))
        assert game.question is not None
        for place in places[:100:9]:
            game.cut(place)
            again.marks = again.marks[:1]  # nothing but time depends on them
            again.cut(place)
            assert asked(again.question, again.table) == asked(game.question, game.table)
            assert (again.seal, again.table.purses) == (game.seal, game.table.purses)
