"""The keypad: one press for a card, figures for numbers, J and Q as left and right."""

from desk import Desk
from fingers import four_keys, keypad
from players import Chance, any_answer

HANDS = "QQQ83" + "Q8833" + "Q5555"


def test_every_card_is_one_press():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.pressed = 0
        desk.press(HANDS)
        assert desk.key == "hands.right"
        desk.press("A")
        desk.press("KQ8J2")
        desk.say_ok()
        assert desk.key == "hand.card" and desk.question.seat == 0
        for key in "A2345":
            desk.press(key)
        assert desk.key == "takes.rank"


def test_a_card_too_many_is_refused_in_words_and_changes_nothing():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.press("55555" + "555")
        before = desk.state()
        desk.press("5")
        assert desk.sees("All 8 fives have been seen") and desk.sounds[-1] == "refuse"
        assert desk.state() == before
        desk.press("6")
        assert "All 8" not in desk.text() and desk.question.facts == (2, 5)


def test_ok_takes_the_first_extra_answer():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("o")
        assert desk.key == "pays.tally.any"


def test_the_menu_key_and_back():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("K")
        desk.press("M")
        assert desk.sees("Menu")
        desk.press("QQ" + "J")
        assert desk.line() == "Correct"
        desk.press("b" + "b")
        assert desk.key == "pays.rank"


def test_a_line_of_a_list_has_a_figure():
    with Desk("en") as desk:
        desk.press("A")
        assert desk.line() == "Bakarat" or desk.sees("Bankspel")
        desk.pick("Bankspel")
        desk.press("2")
        assert desk.sees("score")


def test_the_joker_is_ok_held_long():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("*")
        assert desk.key == "pays.rank", "there is no joker in Bankspel"


def answers_match(mode, hand, seed, questions):
    """Play a match with these keys; each answer arrives as it was meant."""
    with Desk("en", seed) as desk:
        desk.begin(mode)
        chance = Chance(seed)
        for _ in range(questions):
            question = desk.question
            answer = any_answer(question, chance)
            if question.kind == "number" and hand is four_keys and question.high > 99:
                answer = -1
            given: "list[object]" = []
            take = desk.match.answer
            desk.match.answer = lambda value, given=given, take=take: (given.append(value), take(value))[1]
            desk.answer(answer, hand)
            desk.match.answer = take
            assert given == [answer], (question.key, answer, given)
            assert sum(desk.match.purses()) == 0


def test_the_keys_of_a_keypad_give_every_answer():
    for seed, mode in enumerate(("referee", "score", "deal")):
        answers_match(mode, keypad, seed, 60)


def test_left_right_and_ok_give_every_answer():
    for seed, mode in enumerate(("referee", "score", "deal")):
        answers_match(mode, four_keys, seed, 40)


def test_the_other_extra_answers_to_a_card_head_the_menu():
    with Desk("en") as desk:
        desk.pick("New game", "Huit", "Referee", "House rules", "Draw", "up to three")
        desk.press("b").pick("Start").answer(0)
        desk.answer(3 | 1 << 4)
        desk.press("o")
        assert desk.key == "drawn" and desk.question.also == ("act.again", "act.keep")
        seat = desk.question.seat
        desk.press("M")
        assert desk.line() == desk.app.ui.say("act.keep", seat, 1)
        desk.press("A")
        assert desk.key == "turn" and desk.question.seat != seat
        desk.press("M")
        assert desk.line() == "The table", "where there is one extra answer OK takes it"
