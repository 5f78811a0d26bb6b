"""The views that take an entry: how the keys move, and what they answer."""

from stage import Stage

from bankier.rules.card import Card
from bankier.rules.questions import Choose, Number
from bankier.rules.tally import Tally
from bankier.screen.events import LEFT, RIGHT, event
from bankier.screen.views.view import BACK_OUT, TABLE_MENU
from bankier.words import LANGUAGES, Words


def number(low=0, high=10, **more):
    return Number("four.taken", low, high, **more)


def test_a_number_goes_round():
    stage = Stage(number())
    for keys, answer in (("o", 0), ("ro", 1), ("lo", 0), ("lo", 10), ("ro", 0)):
        assert stage.press(keys) == answer, keys


def test_extra_answers_lie_between_the_highest_number_and_the_lowest():
    question = number(start=5, also=("rank.skip", "four.none"))
    for keys, answer in (("o", -1), ("ro", 5), ("rlllllo", 0), ("llo", 10), ("lo", -2), ("llro", -2)):
        assert Stage(question).press(keys) == answer, keys
    stage = Stage(question, start=10)
    assert stage.press("ro") == -2 and stage.press("ro") == -1


def test_a_held_key_stops_at_the_ends():
    stage = Stage(number(high=1000, also=("rank.skip",)), start=990)
    stage.view.key(event(RIGHT, 50))
    assert stage.view.number == 1000
    stage.view.key(event(LEFT, 50))
    assert stage.view.number == 950
    stage.view.key(event(LEFT, 250))
    stage.view.key(event(LEFT, 250))
    stage.view.key(event(LEFT, 250))
    stage.view.key(event(LEFT, 250))
    assert stage.view.number == 0


def test_figures_are_typed_one_after_the_other():
    question = number(high=120)
    for keys, answer in (("A2o", 12), ("A20o", 120), ("5r6o", 6), ("0o", 0)):
        assert Stage(question).press(keys) == answer, keys


def test_what_is_typed_too_high_is_shown_and_left_to_the_question_to_refuse():
    stage = Stage(number(high=30))
    assert stage.press("45") is None and "45" in stage.text()
    assert stage.press("o") == 45
    assert stage.press("A2o") == 12, "and then begins anew"
    assert Stage(number(high=30)).press("45lo") == 29 and Stage(number(high=30)).press("45ro") == 0


def test_a_card_s_key_begins_anew_where_a_suit_is_looked_for():
    question = Card("turn.rank", suited=b"\x01\x0d", suit_first=2)
    assert Stage(question).press("AKo") == 0x2D and Stage(question).press("A5") == 5


def test_a_typed_figure_leaves_the_extra_answers():
    stage = Stage(number(also=("rank.skip",)))
    assert stage.press("7") is None and "7" in stage.text()
    assert stage.press("o") == 7


def test_a_rank_is_chosen_by_moves_or_by_its_key():
    for keys, answer in (("o", 1), ("ro", 2), ("lo", 13), ("Q", 12), ("0", 10), ("J", 11), ("A", 1)):
        assert Stage(Card("turn.rank")).press(keys) == answer, keys


def test_extra_answers_and_the_joker_are_on_the_ring():
    question = Card("turn.rank", joker=True, also=("rank.skip", "four.none"))
    for keys, answer in (("o", -1), ("ro", -2), ("rro", 1), ("lo", 14), ("*", 14), ("llo", 13)):
        assert Stage(question).press(keys) == answer, keys


def test_every_rank_is_at_most_eight_moves_away():
    question = Card("turn.rank", joker=True, also=("rank.skip", "four.none"))
    for answer in list(range(1, 15)) + [-1, -2]:
        reached = [
            steps for steps in range(9) for key in "lr" if Stage(question).press(key * steps + "o") == answer
        ]
        assert reached, answer


def test_without_a_joker_its_key_does_nothing():
    assert Stage(Card("turn.rank")).press("*") is None


def test_a_suit_is_asked_where_it_matters():
    question = Card("turn.rank", suited=b"\x0b")
    assert Stage(question).press("Q") == 12
    stage = Stage(question)
    assert stage.press("J") is None
    assert stage.lit() == ["♣"] and "D" in stage.text() and "S" in stage.text()
    assert stage.press("ro") == 0x2B
    assert Stage(question).press("JJo") == 0x4B, "J and Q move among the suits"
    assert Stage(question).press("JQQo") == 0x3B
    stage = Stage(question)
    assert stage.press("J" + "b") is None and stage.press("Q") == 12
    assert stage.press("b") == BACK_OUT


def test_the_likely_suit_comes_first():
    assert Stage(Card("turn.rank", suited=b"\x0b", suit_first=3)).press("Jo") == 0x3B


def test_the_undone_answer_is_highlighted():
    assert Stage(Card("turn.rank", also=("rank.skip",)), start=12).press("o") == 12
    assert Stage(Card("turn.rank", also=("rank.skip",)), start=-1).press("o") == -1
    assert Stage(number(), start=7).press("o") == 7
    assert Stage(number(also=("rank.skip",)), start=-1).press("o") == -1
    assert Stage(Choose("stop.who", (0, 1, 2)), start=2).press("o") == 2
    assert Stage(Tally("unturned", (0, 1), 5), start=(3, 4)).press("oo") == (3, 4)


def test_a_tally_is_counted_seat_by_seat():
    question = Tally("unturned", (1, 2, 0), 5)
    stage = Stage(question)
    assert stage.press("rro" + "lo") is None and stage.press("o") == (2, 5, 0)
    assert Stage(question).press("3" + "0" + "5") == (3, 0, 5)
    assert Stage(question).press("9") is None, "more than there can be"
    assert Stage(question).press("3b") == BACK_OUT or Stage(question).press("3b") is None
    stage = Stage(question)
    assert stage.press("3b4" + "00") == (4, 0, 0)


def test_back_before_the_first_seat_takes_back():
    assert Stage(Tally("unturned", (1, 2), 5)).press("b") == BACK_OUT


def test_a_choice_by_moves_or_by_its_figure():
    question = Choose("stop.who", (3, 1, 0), start=1, also=("hands.yes",))
    for keys, answer in (("o", -1), ("ro", 0), ("lo", 2), ("2", 1), ("4", -1)):
        assert Stage(question).press(keys) == answer, keys
    assert Stage(question).press("9") is None


def test_back_and_the_menu_are_told_from_every_view():
    for question in (
        number(),
        Card("turn.rank"),
        Tally("unturned", (0, 1), 5),
        Choose("stop.who", (0, 1)),
    ):
        assert Stage(question).press("b") == BACK_OUT
        assert Stage(question).press("m") == TABLE_MENU
        assert Stage(question).press("M") == TABLE_MENU


def test_where_few_ranks_come_in_question_the_ring_has_no_others():
    question = Card("run.ask", suited=b"\x02", joker=True, also=("act.pick",), ranks=b"\x02\x0e")
    stage = Stage(question)
    assert stage.press("o") == -1
    assert stage.press("lo") == 14
    assert Stage(question).press("roo") == 2 | 1 << 4
    assert Stage(question).press("7") == 7, "a keypad enters any card, so that it can be refused in words"
    assert Stage(question, start=14).press("o") == 14


def test_figures_after_one_too_many_change_nothing():
    """A number far too high is refused, and not taken for its last figure."""
    stage = Stage(number(high=30))
    stage.press("455")
    assert "45" in stage.text() and stage.press("o") == 45


def test_money_is_shown_and_typed_as_it_is_worth():
    def cents():
        return Stage(Number("four.taken", 3, 50, start=10, money=True), unit=("cent", 5))

    assert "50" in cents().text()
    for keys, answer in (("o", 10), ("ro", 11), ("llo", 8), ("35o", 7), ("A8lo", 3), ("A8ro", 4)):
        assert cents().press(keys) == answer, keys
    odd = cents()
    assert odd.view.refuse(odd.press("A8o")) == ("refuse.multiple", 18, 5)
    low = cents()
    assert low.view.refuse(low.press("5o")) == ("refuse.range", 15, 250), "the limits as they are shown"
    assert low.view.refuse(low.press("20o")) is None
    high = cents()
    assert high.view.refuse(high.press("253o")) == ("refuse.range", 15, 250), "too much comes first"


def test_beside_the_extra_answers_there_is_room_for_one_figure_too_many_in_every_language():
    for code, _ in LANGUAGES:
        words = Words(code, "bankspel")
        question = Number("cut", 1, 9999, facts=("ABCDEFGHIJKL", "MNOPQRSTUVWX", 0), also=("cut.none",))
        stage = Stage(question, language=code)
        stage.press("25683")
        assert "25683" in stage.text() and words.say("cut.none") in stage.text(), code
