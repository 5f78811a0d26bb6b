"""Money from hand to hand and who takes part, by the table menu."""

from desk import Desk

from bankier.rules.money import KITTY
from bankier.session.aside_rules import MOST
from bankier.session.asides import TRANSFER


def test_money_is_handed_over_with_a_reason():
    with Desk("en") as desk:
        desk.called().menu("Hand over money", "Player 1", "Player 3").press("20o").pick("Drinks")
        assert desk.match.purses()[:3] == (-20, -1, 18)
        assert sum(desk.match.purses()) == 0
        desk.menu("Why?", "Player 1→Player 3")
        assert desk.sees("20 francs", "Outside the game", "Drinks")


def test_the_pot_can_be_put_right_too():
    with Desk("en") as desk:
        desk.called().menu("Hand over money", "pot", "Player 3").press("2o").pick("Mistake")
        assert desk.match.purses() == (0, -1, 0, -3, 0, 4)


def test_back_in_the_middle_of_handing_over_hands_over_nothing():
    with Desk("en") as desk:
        desk.called()
        before = desk.match.purses()
        for words in ((), ("Player 1",), ("Player 1", "Player 2")):
            desk.menu("Hand over money", *words).press("b")
            assert desk.match.purses() == before and desk.view.question is desk.question


def test_sitting_out_and_coming_back():
    with Desk("en") as desk:
        desk.called().menu("Who is playing?", "Player 3", "Sits out")
        assert desk.sees("This holds from the next round on")
        desk.read()
        assert desk.match.open.seating()[1] == (2,)
        desk.menu("Who is playing?")
        assert desk.sees("sits out")
        desk.pick("Player 3", "Plays again").read()
        assert desk.match.open.seating()[1] == ()


def test_whoever_sits_out_is_not_asked_in_the_next_round():
    with Desk("en") as desk:
        desk.begin("score").menu("Who is playing?", "Player 3", "Sits out")
        assert desk.view.question is desk.question, "before the first answer it holds at once"
        desk.answer(0).answer(-1)
        assert desk.question.seats == (1, 3)


def test_a_new_player_is_spelled_and_sits_down():
    with Desk("en") as desk:
        desk.called().menu("Who is playing?", "New player", "New name").press("9o*").pick("Player 2").read()
        assert desk.match.open.seating()[0] == (0, 1, 4, 2, 3)
        assert desk.match.names[4] == "W"
        desk.menu("Standings")
        assert desk.sees("0 W")


def test_a_player_leaves():
    with Desk("en") as desk:
        desk.called().menu("Who is playing?", "Player 4", "Leaves").read()
        assert desk.match.open.seating()[0] == (0, 1, 2)


def test_a_seat_is_picked_up_carried_past_others_and_put_down():
    with Desk("en") as desk:
        desk.called().menu("Who is playing?", "Player 4", "Changes seats")
        assert desk.sees("OK: sits here") and desk.chosen() == ["Player 4"]
        desk.press("ll")
        assert desk.chosen() == ["Player 4"] and desk.text().index("Player 4") < desk.text().index("Player 2")
        desk.press("o").read()
        assert desk.match.open.seating()[0] == (0, 3, 1, 2)
        desk.press("b")
        assert desk.match.open.seating()[0] == (0, 1, 2, 3), "and back undoes it as any other act"
        desk.menu("Who is playing?", "Player 4", "Changes seats").press("rlo")
        assert desk.match.open.seating()[0] == (0, 1, 2, 3), "put down where it was: nothing happened"
        desk.menu("Who is playing?", "Player 4", "Changes seats").press("llb")
        assert desk.match.open.seating()[0] == (0, 1, 2, 3) and desk.view.question is desk.question


def test_who_leaves_between_rounds_is_paid_at_once_or_at_the_end():
    for settles in (False, True):
        with Desk("en") as desk:
            desk.begin("score").score_round()
            before = desk.match.purses()
            assert before[:4] == (9, -3, -3, -3)
            desk.menu("Who is playing?", "Player 1", "Leaves")
            assert desk.sees("Player 1", "9")
            desk.pick("Settle now" if settles else "Settle later")
            if settles:
                assert desk.sees("Player 2", "3")
            desk.read()
            assert desk.match.purses()[:4] == ((0, 0, 0, 0) if settles else before[:4])
            assert desk.match.open.seating()[0] == (1, 2, 3)
            desk.cut_power()
            assert desk.match.purses()[:4] == ((0, 0, 0, 0) if settles else before[:4])


def test_what_nobody_has_read_of_when_the_power_goes_is_still_owed():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        desk.menu("Who is playing?", "Player 1", "Leaves", "Settle now")
        assert desk.sees("Player 2", "3")
        desk.cut_power()
        assert desk.match.purses()[:4] == (6, 0, -3, -3)
        desk.menu("Settle up", "Settle up")
        said = desk.text()
        while desk.view.question.kind == "say":
            desk.press("o")
            said += desk.text()
        assert "Player 3" in said and "Player 4" in said and said.count("→") == 2


def test_more_than_can_change_hands_at_once_stays_owed():
    with Desk("en") as desk:
        desk.begin("score")
        for _ in range(2):
            assert desk.match.aside(TRANSFER, (1, 0, MOST, 0)) is None
        desk.menu("Who is playing?", "Player 1", "Leaves", "Settle now")
        assert not desk.sees("→") and desk.sees("Choose 1 to")
        desk.read()
        assert desk.match.purses()[:2] == (2 * MOST, -2 * MOST)


def test_who_leaves_pays_people_and_the_kitty_stays_for_those_who_stay():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        assert desk.match.aside(TRANSFER, (1, KITTY, 5, 4)) is None
        assert desk.match.purses() == (9, -8, -3, -3, 5, 0)
        desk.menu("Who is playing?", "Player 2", "Leaves", "Settle now").read()
        assert desk.match.purses() == (1, 0, -3, -3, 5, 0), "9 are due to player 1, and a share of the kitty"
        desk.cut_power()
        assert desk.match.purses() == (1, 0, -3, -3, 5, 0)


def test_what_was_owed_and_what_was_won_after_coming_back_is_set_off():
    with Desk("en") as desk:
        desk.come_back()
        assert desk.match.purses() == (-11, -3, -3, -3, 20, 0, 0)
        desk.menu("Standings")
        assert desk.sees("Player 2", "+17") and not desk.sees("+20")
        desk.read()
        desk.menu("Settle up", "Settle up")
        said = []
        while desk.view.question.kind == "say":
            said.append(desk.text())
            desk.press("o")
        payments = [text for text in said if "→" in text]
        assert len(payments) == 3 and all("→ Player 2" in text for text in payments)


def test_who_was_undone_or_has_left_may_sit_down_again():
    with Desk("en") as desk:
        desk.called().menu("Who is playing?", "New player")
        assert desk.sees("New player"), "the list of names says what it is for"
        desk.pick("New name").press("9o*").pick("Player 2").read()
        desk.press("b")
        assert desk.match.open.seating()[0] == (0, 1, 2, 3)
        desk.menu("Who is playing?", "New player", "W", "Player 2").read()
        assert desk.match.open.seating()[0] == (0, 1, 4, 2, 3)
        desk.menu("Who is playing?", "W", "Leaves").read()
        desk.menu("Who is playing?", "New player", "W", "Player 1").read()
        order = desk.match.open.seating()[0]
        assert len(order) == 5 and desk.match.names[order[1]] == "W"


def test_for_cards_no_reason_is_offered_that_is_for_money():
    with Desk("en") as desk:
        desk.begin("referee", "huit")
        while desk.key != "turn":
            desk.say_ok() if desk.question.kind == "say" else desk.press("o")
        desk.menu("Number of cards", "Player 1").press("2o")
        assert desk.sees("Mistake", "Something else") and not desk.sees("Loan") and not desk.sees("Settled")
        desk.press("b")
        assert desk.view.question is desk.question, "back sets nothing right"
        desk.menu("Number of cards", "Player 1")
        asked = desk.view.question
        assert (asked.low, asked.start) == (1, 7), "what the device believes, and nobody has none"
        desk.press("b")
        desk.menu("Number of cards", "Player 1").press("2o").pick("Something else").read()
        assert [row[2] for row in desk.question.spread() if row[0] == 0] == [2]


def test_two_must_stay_and_it_is_said():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Keep the score", "Players", "One fewer", "One fewer").press("b")
        desk.pick("Start").menu("Who is playing?", "Player 1", "Sits out")
        assert desk.sees("You need 2 players or more")
        desk.read()
        assert desk.match.open.seating()[1] == ()


def test_undo_tells_what_it_took_back_of_money_and_people():
    with Desk("en") as desk:
        desk.called()
        desk.menu("Hand over money", "Player 1", "Player 2").press("5o").pick("Loan")
        assert desk.match.purses()[0] == -5
        desk.press("b")
        assert desk.sees("One step back:", "Player 1→Player 2", "5") and desk.match.purses()[0] == 0
        desk.menu("Who is playing?", "Player 4", "Sits out").read()
        desk.press("b")
        assert desk.sees("One step back:", "Player 4: Sits out")
