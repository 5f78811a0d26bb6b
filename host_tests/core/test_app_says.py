"""What a say does with the keys: an entry's key counts there, unless the table has to act first."""

from desk import Desk


def call(desk):
    """Score: a king pays 1, and nobody but Player 2 has one."""
    desk.begin("score").answer(0)
    desk.press("KA00")
    assert desk.key == "pays"
    return desk


def test_a_key_of_the_next_entry_goes_there():
    for key, answer in (("Q", 12), ("7", 7), ("0", 10)):
        with Desk("en") as desk:
            call(desk).press(key)
            assert desk.key == "pays.tally" and desk.question.facts == (answer, 2)


def test_left_and_right_count_in_the_next_entry():
    with Desk("en") as desk:
        call(desk).press("r")
        assert desk.key == "pays.rank" and desk.chosen() == ["A"]
    with Desk("en") as desk:
        call(desk).press("l")
        assert desk.key == "pays.rank" and desk.chosen() == ["K"]


def test_ok_only_pages_and_goes_on():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA23")
        assert desk.sees("Player 2", "Player 3") and "Player 4" not in desk.text()
        desk.press("o")
        assert desk.key == "pays" and desk.sees("Player 4")
        desk.press("o")
        assert desk.key == "pays.rank" and desk.chosen() == ["Skip"]


def test_a_key_dismisses_all_pages_at_once():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA23" + "9")
        assert desk.key == "pays.tally"


def test_where_the_table_acts_first_only_ok_goes_on():
    for mode in ("score", "referee", "deal"):
        with Desk("en") as desk:
            desk.begin(mode)
            first = desk.key
            desk.press("lrQ7*")
            assert desk.key == first
            desk.press("o")
            assert desk.key != first


def test_a_say_before_a_say_takes_one_key_only():
    with Desk("en") as desk:
        desk.begin("deal").answer(0).answer(-1)
        assert desk.key == "hands.dealt"
        desk.press("r")
        assert desk.key == "pays" and desk.question.facts[1] == 1


def test_back_at_a_say_takes_back_the_entry_before():
    with Desk("en") as desk:
        call(desk).press("b")
        assert desk.key == "pays.tally" and desk.view.counts == [1, 0, 0]
        desk.press("o")
        assert desk.key == "pays"


def test_a_say_that_was_seen_is_one_step_of_undo():
    with Desk("en") as desk:
        call(desk).press("ob")
        assert desk.key == "pays" and desk.sees("One step back")
        desk.press("o")
        assert desk.key == "pays.rank"
