"""The base of all games: house rules, the table and its money, questions and what they refuse."""

from matches import known

from bankier.rules import games
from bankier.rules.card import Card
from bankier.rules.dealing import Peek, Seed
from bankier.rules.games import bankspel
from bankier.rules.money import KITTY, LEFT, NOBODY, POT, RIGHT, Table, widen
from bankier.rules.options import Option, Rules
from bankier.rules.questions import Choose, Number, Question, Say
from bankier.rules.tally import Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


# House rules


def option(name):
    return next(option for option in bankspel.OPTIONS if option.name == name)


def test_the_usual_house_rules_are_those_of_the_rulebook():
    rules = Rules("referee", bankspel.OPTIONS, 4, {})
    usual = {
        "packs": 2,
        "tie": "share",
        "copies": "every",
        "short_pot": "bank_adds",
        "ace": "yes",
        "decline": "nothing",
        "no_match": "nothing",
        "collect": "stop",
        "next_bank": "left",
        "entry": "seat",
    }
    assert {name: getattr(rules, name) for name in usual} == usual
    assert sorted(usual) == sorted(option.name for option in bankspel.OPTIONS)
    assert rules.mode == "referee"


def test_two_packs_for_up_to_eleven_seats_and_three_for_more():
    packs = [option("packs").usual(seats) for seats in range(2, 17)]
    assert packs == [2] * 10 + [3] * 5


def test_choices_that_are_none_are_refused_and_the_usual_one_is_kept():
    assert option("packs").refuse(1) == ("refuse.range", 2, 8)
    assert option("packs").refuse(9) == ("refuse.range", 2, 8)
    assert option("packs").refuse("3") == ("refuse.range", 2, 8)
    assert option("packs").refuse(True) == ("refuse.range", 2, 8)
    assert option("packs").refuse(8) is None
    assert option("tie").refuse("first") is None
    for wrong in ("last", 0, None, ["first"]):
        assert option("tie").refuse(wrong) == ("refuse.choice", "tie")
    chosen: "Any" = {"packs": 1, "tie": "last", "ace": "no", "unheard": 5, "decline": None}
    rules = Rules("deal", bankspel.OPTIONS, 12, chosen)
    assert (rules.packs, rules.tie, rules.ace, rules.decline) == (3, "share", "no", "nothing")
    assert not hasattr(rules, "unheard")


def test_an_option_without_a_default_starts_with_the_first_or_the_lowest():
    assert Option("one", ("a", "b")).usual(4) == "a"
    assert Option("two", low=3, high=9).usual(4) == 3
    assert Option("three", ("a", "b"), default="b").usual(4) == "b"
    assert Option("four", low=3, high=9, default=lambda seats: seats + 1, modes=("deal",)).usual(4) == 5


# Games


def test_a_game_is_loaded_by_its_name():
    known("tiny")
    assert games.names()[0] == "bankspel"
    assert games.load("bankspel").OPTIONS[0].name == "packs"
    assert games.load("tiny").ASIDES == ("coins",)
    try:
        games.load("poker")
    except KeyError:
        return
    raise AssertionError("there is no such game")


# The table


def table(order=(0, 1, 2, 3), seats=(0, 1, 3), log=None):
    return Table(order, seats, [0, 0, 0, 0, 0, 10], log)


def test_neighbours_are_those_who_take_part():
    at = table()
    assert [at.next(seat) for seat in (0, 1, 2, 3)] == [1, 3, 3, 0]
    assert [at.next(seat, RIGHT) for seat in (0, 1, 2, 3)] == [3, 0, 1, 1]
    assert (at.present(2), at.present(2, RIGHT), at.present(1, LEFT)) == (3, 1, 1)
    assert at.left_of(1) == (3, 0)
    assert at.around(1) == (3, 0, 1)
    swapped = table((3, 1, 0), (3, 1, 0))
    assert swapped.around(3) == (1, 0, 3)


def test_money_moves_from_purse_to_purse_with_a_reason():
    moves = []
    at = table(log=lambda *move: moves.append(move))
    before = at.snapshot()
    at.pay(0, 1, 5, ("why.a",))
    at.pay(POT, 3, 4, ("why.b", 2))
    at.pay(1, KITTY, 2, ("why.c",))
    at.pay(1, 0, 0, ("why.nothing",))
    assert moves == [(0, 1, 5, ("why.a",)), (POT, 3, 4, ("why.b", 2)), (1, KITTY, 2, ("why.c",))]
    assert at.purses == [-5, 3, 0, 4, 2, 6]
    assert at.pot == 6
    assert at.since(before, (3, 1, 2)) == ((3, 4), (1, 3))
    assert sum(at.purses) == sum(before)
    table().pay(0, 1, 1, ("why.unlogged",))


def test_money_never_moves_backwards():
    at = table()
    for act in (at.pay, lambda *_: at.score(0, -1, ())):
        try:
            act(0, 1, -1, ())
        except ValueError:
            continue
        raise AssertionError(act)
    assert at.purses == [0, 0, 0, 0, 0, 10]


def test_points_are_only_ever_added():
    moves = []
    at = table(log=lambda *move: moves.append(move))
    at.score(2, 20, ("why.points",))
    table().score(2, 20, ("why.points",))
    assert at.purses[2] == 20
    assert moves == [(NOBODY, 2, 20, ("why.points",))]


def test_a_purse_is_shared_equally_and_odd_units_go_to_the_first():
    at = table()
    at.share(POT, (3, 0, 1), ("why.share",))
    assert at.purses == [3, 3, 0, 4, 0, 0]


def test_the_pot_lies_on_the_table_and_nothing_is_secret():
    at = table()
    assert at.spread() == (("pot", b"", 10, 0),)
    assert at.secrets() == ()
    assert not Say("x").spread() and not Say("x").secrets()


def test_new_chairs_come_before_the_kitty_and_the_pot():
    purses = [1, 2, 30, 40]
    widen(purses, 4)
    widen(purses, 3)
    assert purses == [1, 2, 0, 0, 30, 40]


# Questions


def check(question, good, bad):
    for answer in good:
        assert question.refuse(answer) is None, answer
    for answer in bad:
        assert question.refuse(answer) is not None, answer


def even(answer):
    return ("refuse.odd", answer) if answer % 2 else None


WRONG = (None, True, 1.0, "1", b"1", [1], (1,), -1)


def test_a_say_takes_ok():
    check(Say("x"), (0,), (1,) + WRONG)
    assert Say("x").refuse(5) == ("refuse.ok",)
    rows = ((0, 5),)
    say = Say("x", (1,), rows, counts=True, waits=True, lays=True, seat=2, card=3, amount=4, reveals=True)
    assert (say.rows, say.counts, say.waits, say.lays) == (rows, True, True, True)
    assert (say.kind, say.key, say.facts, say.seat, say.card, say.amount) == ("say", "x", (1,), 2, 3, 4)
    assert say.reveals


def test_a_choice_is_a_place_in_the_list_or_an_extra_answer():
    check(Choose("x", ("a", "b")), (0, 1), (2,) + WRONG)
    check(Choose("x", ("a", 5), start=1, also=("c", "d")), (0, 1, -1, -2), (2, -3))
    assert Choose("x", ("a", "b")).refuse(2) == ("refuse.range", 0, 1)
    assert Choose("x", ("a", "b")).refuse(-1) == ("refuse.unknown",)


def test_a_number_has_limits_and_may_be_looked_at_more_closely():
    number = Number("x", 2, 9, check=even, also=("all",))
    check(number, (2, 4, 8, -1), (1, 10, 3, -2))
    assert number.refuse(3) == ("refuse.odd", 3)
    assert number.refuse(10) == ("refuse.range", 2, 9)
    assert number.start == 2
    assert Number("x", 2, 9, start=5).start == 5
    check(Number("x", 2, 9), (), WRONG)


def test_a_card_is_a_rank_with_its_suit_where_that_matters():
    check(Card("x"), range(1, 14), (0, 14, 15, 16, 17, 100) + WRONG)
    assert Card("x").refuse(14) == ("refuse.joker",)
    assert Card("x").refuse(0) == ("refuse.card",)
    eights = Card("x", suited=b"\x08", joker=True, also=("none",))
    check(eights, (1, 14, 0x18, 0x48, -1), (8, 0x11, 0x58, 0x1E, -2))
    assert eights.refuse(8) == ("refuse.suit.missing",)


def test_a_tally_has_a_number_for_each_seat():
    tally = Tally("x", (2, 0, 1), 5)
    check(tally, ((0, 0, 0), (5, 0, 1)), WRONG)
    check(tally, (), ((6, 0, 0), (0, 0), (0, 0, 0, 0), (0, True, 0), (0, "1", 0), 0))
    assert tally.refuse((1, 2)) == ("refuse.tally", 3)
    assert tally.refuse((6, 0, 0)) == ("refuse.range", 0, 5)


def test_a_peek_picks_a_card_or_only_looks():
    check(Peek("x", 0, b"\x11\x12"), (0,), (1,) + WRONG)
    check(Peek("x", 0, b"\x11\x12", also=("fold",)), (-1,), (0, 1, -2))
    picks = Peek("x", 0, b"\x11\x12", picks=True, also=("fold",), check=even)
    check(picks, (0,), (-1, 1, 2, -2, None))
    never = Peek("x", 0, b"\x11", picks=True, also=("fold",), check=lambda place: ("no", place))
    assert never.refuse(-1) == ("no", -1)
    assert (picks.seat, picks.cards) == (0, b"\x11\x12")


def test_a_seed_is_32_bytes():
    check(Seed(), (bytes(32),), (bytes(31), bytearray(32), 0) + WRONG)


def test_a_question_of_no_kind_knows_no_answer():
    try:
        Question("x").refuse(0)
    except ValueError:
        pass
    else:
        raise AssertionError("no limits")
