"""Undo and its way back, with one press each."""

from desk import Desk

HANDS = "QQQ83" + "Q8833" + "Q5555"


def test_one_press_takes_back_and_ok_brings_back():
    with Desk("en") as desk:
        desk.begin().answer(0)
        for key in HANDS[:7]:
            desk.press(key)
        after = desk.state()
        desk.press("b")
        assert desk.sees("One step back: 8") and desk.question.facts == (2, 2)
        assert "8" in desk.chosen()
        desk.press("o")
        assert desk.state() == after


def test_several_steps_back_come_back_one_by_one():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.press(HANDS[:4])
        digests = [desk.state()]
        for _ in range(3):
            desk.press("b")
            digests.append(desk.state())
        for before in reversed(digests[:3]):
            desk.press("o")
            assert desk.state() == before


def test_another_answer_after_an_undo_counts():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.press("Q" + "b" + "5")
        assert desk.match.open.round.question.spread()[0][1] == bytes((5,))


def test_a_move_after_an_undo_and_ok_is_a_new_answer():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.press("Q" + "b" + "ro")
        assert desk.match.open.round.question.spread()[0][1] == bytes((13,))


def test_undo_goes_back_across_rounds_to_the_beginning_and_all_the_way_up_again():
    for mode in ("score", "referee"):
        with Desk("en") as desk:
            desk.begin(mode)
            if mode == "score":
                desk.score_round()
            desk.answer(0)
            start, after = 1, desk.state()
            steps = 0
            while desk.match.open.number or desk.match.open.round.answers:
                desk.press("b")
                steps += 1
                assert steps < 60
            assert desk.match.purses() == (0,) * 6 and steps >= start
            desk.press("b")
            assert desk.sees("There is nothing to take back")
            for _ in range(steps):
                desk.press("o")
            assert desk.state() == after


def test_an_undone_tally_has_its_numbers():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA23" + "b")
        assert desk.sees("One step back: 1 2 3") and desk.view.counts == [1, 2, 3]


def test_back_inside_a_tally_goes_to_the_seat_before_first():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA2" + "b" + "5" + "4")
        assert desk.key == "pays" and desk.sees("-1", "-5")
        desk.press("b" + "b")
        assert desk.key == "pays.rank"


def test_a_handed_over_sum_is_undone_as_a_step():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.menu("Hand over money", "Player 1", "Player 3").press("20o").pick("Loan")
        desk.press("b")
        assert desk.match.purses() == (0,) * 6 and desk.sees("One step back")
        desk.press("o")
        assert desk.match.purses()[0] == -20


def test_it_is_said_where_what_was_taken_back_is_no_longer_known():
    """OK would else go on from there with answers that nobody gave."""
    with Desk("en") as desk:
        desk.begin("score")
        while len(desk.match.history) < 3:
            desk.score_round()
        desk.press("b" * 100)
        assert desk.match.open.number == 0 and desk.match.forgotten
        again = 0
        while desk.match.undone:
            assert not desk.sees("Enter again")
            desk.press("o")
            again += 1
        assert again > 60 and desk.sees("Enter again what came next")
        desk.press("b")
        assert not desk.sees("Enter again")
        desk.press("o")
        assert desk.sees("Enter again")
