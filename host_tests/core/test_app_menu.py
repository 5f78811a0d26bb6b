"""Every line of the table menu, at a question in mid-game."""

from desk import Desk

HANDS = "QQQ83" + "Q8833" + "Q5555"


def test_the_menu_comes_at_any_question_and_goes_with_back():
    with Desk("en") as desk:
        desk.begin("score")
        for answer in (0, 13, (0, 1, 0), 0, -1):
            asked = desk.key
            desk.press("m")
            assert desk.sees("Menu", "The table", "Correct", "Why?")
            desk.press("b")
            assert desk.key == asked and desk.view.question is desk.question
            desk.answer(answer)


def test_what_lies_on_the_table_is_shown():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.press(HANDS)
        desk.menu("The table")
        assert desk.sees("The table", "Player 2", "Q", "8", "3")
        desk.read()
        assert desk.key == "hands.right"


def test_why_tells_the_card_and_the_rule():
    with Desk("en") as desk:
        desk.called().menu("Why?")
        assert desk.sees("Player 4→pot", "3", "Player 2→pot")
        desk.press("o")
        assert desk.sees("Player 4 → pot: 3 francs", "3 kings", "1 franc")
        desk.press("obb")
        assert desk.view.question is desk.question


def test_why_looks_back_at_the_round_before_while_nothing_is_paid():
    with Desk("en") as desk:
        desk.begin("score").menu("Why?")
        assert desk.sees("Nothing has been paid yet")
        desk.read()
        desk.score_round()
        desk.menu("Why?")
        assert desk.sees("Why?", "Player 2→Player 1", "3")
        desk.press("b")


def test_purses_are_shown_the_richest_first():
    with Desk("en") as desk:
        desk.called().menu("Standings")
        assert desk.text().split(" ")[1:4] == ["0", "Player", "1"]
        desk.press("o")
        assert desk.sees("-3", "Player 4")


def test_a_round_is_voided_only_after_a_question():
    with Desk("en") as desk:
        desk.called().menu("Void this round", "Play on")
        assert desk.match.purses()[1] == -1
        desk.menu("Void this round", "Void it")
        assert desk.sees("The round is void")
        desk.read()
        assert desk.match.purses() == (0,) * 6 and desk.key == "round.deal"


def test_the_help_tells_first_the_part_that_is_played():
    with Desk("en") as desk:
        desk.called().menu("Help").press("o")
        assert desk.sees("Pay. Each gets five")
        desk.read()
        assert desk.view.question is desk.question
        while desk.key != "unturned":
            desk.answer(-1 if desk.question.also else (0,) * len(getattr(desk.question, "seats", ())))
        desk.menu("Help").press("o")
        assert desk.sees("Turn over.")


def test_the_whole_game_and_the_use_of_the_device_are_read_page_by_page_or_left():
    with Desk("en") as desk:
        desk.called().menu("Help", "The whole game")
        assert desk.sees("Bankspel: one player")
        desk.read()
        assert desk.view.question is desk.question
        desk.menu("Help", "The device")
        assert desk.sees("Left and right")
        desk.press("oo")
        assert desk.sees("A knob: turn")
        desk.press("b")
        assert desk.view.question is desk.question
        desk.menu("Help").press("b")
        assert desk.view.question is desk.question


def test_the_language_changes_the_screen_at_once():
    with Desk("en") as desk:
        desk.called().menu("Settings", "Language", "polski")
        assert desk.sees("Ustawienia", "pl")
        desk.press("b")
        assert desk.sees("płaci")
        desk.cut_power()
        assert desk.sees("płaci")


def test_the_screen_turns_round_in_one_choice_and_back_in_the_same():
    with Desk("en") as desk:
        desk.called()
        for on in (True, False):
            asked = desk.key
            desk.press("mlo")
            assert desk.shown[-1] == ("flip", on) and desk.app.settings["flip"] is on
            assert desk.key == asked and desk.view.question is desk.question


def test_one_step_back_from_the_menu():
    with Desk("en") as desk:
        desk.called().menu("One step back")
        assert desk.key == "pays.tally" and desk.sees("One step back: 1 2 3")


def test_the_main_menu_leaves_the_match_as_it_is():
    with Desk("en") as desk:
        desk.called().menu("Main menu")
        assert desk.play is None
        desk.pick("Saved games", "1 ", "Carry on")
        assert desk.key == "pays" and desk.match.purses()[3] == -3


def test_an_ok_on_a_refusal_only_takes_it_away():
    with Desk("en") as desk:
        desk.begin().answer(0)
        for rank in HANDS:
            desk.press(rank)
        desk.answer(0)
        for _ in range(3):
            desk.press("Qo")
        desk.press("Q")
        assert desk.sees("All 8 queens have been seen") and desk.key == "pays.rank"
        before = desk.state()
        desk.press("o")
        assert desk.state() == before and not desk.sees("All 8 queens"), "it was read"
        desk.press("o")
        assert desk.state() != before, "now it answers"
