"""Correct: an earlier entry is found, entered again, and what follows is seen to."""

from desk import Desk

HANDS = "QQQ83" + "Q8833" + "Q5555"


def lines(desk):
    menu = desk.view.question
    return [menu.line(place) for place in range(menu.size)]


def test_the_list_of_entries_is_three_presses_away():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA23")
        desk.pressed = 0
        desk.menu("Correct")
        assert desk.pressed <= 3
        assert [value for _, value in lines(desk)] == ["1 2 3", "K"]


def test_an_entry_is_corrected_and_the_money_follows():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA23").menu("Correct").press("o")
        assert desk.view.counts == [1, 2, 3]
        desk.press("432")
        assert desk.sees("Corrected")
        assert desk.match.purses()[:4] == (0, -4, -3, -2) and desk.key == "pays"


def test_with_nothing_entered_there_is_nothing_to_correct():
    with Desk("en") as desk:
        desk.begin("score").menu("Correct")
        assert desk.sees("There is nothing to correct")
        desk.read()
        assert desk.view.question is desk.question


def test_back_changes_nothing():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA23")
        before = desk.state()
        desk.menu("Correct").press("b")
        desk.menu("Correct").press("ob")
        assert desk.state() == before and desk.view.question is desk.question


def test_a_refused_correction_says_why_and_changes_nothing():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.press("QQQQQ" + "QQQ88" + "55555" + "A").menu("Correct")
        before = desk.state()
        desk.press("rro")
        assert desk.view.question.key == "hand.card"
        desk.press("Q")
        assert desk.sees("All 8 queens have been seen")
        desk.press("b")
        assert desk.state() == before


def test_an_entry_of_an_earlier_round():
    with Desk("en") as desk:
        desk.begin("score")
        desk.score_round()
        desk.score_round()
        desk.answer(0)
        desk.menu("Correct", "Earlier round")
        assert desk.sees("Round 2")
        desk.press("l").pick("Earlier round")
        assert desk.sees("Round 1")
        desk.press("o")
        assert desk.view.question.key == "four.taken" and desk.view.number == 3
        before = desk.match.purses()
        desk.press("8o")
        assert desk.sees("Corrected")
        change = tuple(now - then for now, then in zip(desk.match.purses(), before))
        assert change == (15, -5, -5, -5, 0, 0)
        assert desk.key == "pays.rank" and len(desk.match.history) == 2


def parted(desk, then=""):
    """A round in which one player is the first to turn all cards; then correct it to two.

    Somebody then had to say stop first, which nobody was asked.
    """
    desk.pick("New game", "Bankspel", "Keep the score", "House rules", "Tie", "first to say stop")
    desk.press("b").pick("Start")
    while desk.key != "unturned":
        desk.answer(0 if desk.question.kind == "say" else -1 if desk.question.also else (0,) * seats(desk))
    desk.answer((0, 1, 2, 3)).answer(0)
    desk.press(then)
    before = desk.state()
    desk.menu("Correct").pick("Not turned").press("00")
    desk.press("23")
    assert desk.sees("From here the rest no longer fits:")
    assert desk.state() == before
    desk.press("o")
    assert desk.sees("Drop the rest?")
    return before


def seats(desk):
    return len(desk.question.seats)


def test_where_old_and_new_part_nothing_changes_unless_it_is_dropped():
    with Desk("en") as desk:
        before = parted(desk, "8o")
        desk.pick("Leave it")
        assert desk.state() == before
        assert desk.view.question is desk.question


def test_where_old_and_new_part_the_rest_is_entered_again():
    with Desk("en") as desk:
        parted(desk, "8o")
        desk.pick("Drop it")
        assert desk.key == "stop.who" and desk.sees("Player 2", "Player 3")
        desk.press("2")
        assert desk.key == "stop.said" and desk.sees("+5", "Player 3")


def test_an_earlier_round_can_be_entered_again_from_where_it_parts():
    with Desk("en") as desk:
        parted(desk, "8o")
        desk.pick("Leave it").say_ok().answer(0)
        assert desk.key == "pays.rank" and desk.match.open.number == 1
        desk.menu("Correct", "Earlier round").pick("Not turned").press("0023")
        desk.press("o").pick("Drop it")
        assert desk.match.reentered and desk.key == "stop.who"
        desk.press("A").say_ok()
        desk.press("8o").say_ok()
        assert not desk.match.reentered and desk.key == "pays.rank"
        assert sum(desk.match.purses()) == 0 and len(desk.match.history) == 1


def test_what_was_taken_out_of_the_pot_goes_with_the_rest_that_no_longer_fits():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("K220")
        desk.menu("Hand over money", "pot", "Player 1").press("3oo").read()
        assert desk.match.purses()[:2] == (3, -2) and desk.match.purses()[-1] == 1
        desk.menu("Correct", "Kings").press("AA0")
        assert desk.sees("From here the rest no longer fits: Hand over money")
        desk.press("o").pick("Drop it")
        assert desk.match.purses()[:3] == (0, -1, -1) and desk.match.purses()[-1] == 2 and desk.key == "pays"
