"""The end of a match: who has what, who pays whom, and who banked how often."""

from desk import Desk
from players import Chance, any_answer


def settle(desk):
    """Settle up, and tell all that is said till the main menu."""
    said = []
    desk.press("m").pick("Settle up", "Settle up")
    while desk.view.question.kind == "say":
        said.append(desk.text())
        desk.press("o")
    return said


def test_settling_lists_payments_that_square_everybody():
    with Desk("en") as desk:
        desk.begin("score")
        desk.score_round()
        said = settle(desk)
        assert "The standings +9 Player 1 -3 Player 2 -3 Player 3" in said[0]
        payments = [text for text in said if "→ Player 1" in text]
        assert len(payments) == 3 and "Player 4 pays 3 francs to Player 1" in payments[2]
        assert "Not everyone banked equally often" in said[-1]
        assert desk.sees("Same table")


def test_after_a_bank_each_all_have_banked_equally():
    with Desk("en") as desk:
        desk.begin("score")
        for _ in range(4):
            desk.score_round()
        said = settle(desk)
        assert "All square" in said[-2] and "Everyone has banked equally often" in said[-1]


def test_the_unfinished_round_does_not_count():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("KA23").menu("Settle up")
        assert desk.sees("Void this round?", "Play on", "Settle up"), "before it is lost"
        desk.press("b")
        said = settle(desk)
        assert "All square" in said[-1], "nothing of how often each has banked: nobody has"


def test_back_turns_the_pages_of_a_settlement_back():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        settle(desk)
        desk.pick("Saved games", "1 ", "Settlement")
        assert desk.sees("The standings")
        desk.press("ooo")
        assert desk.sees("Player 3 pays")
        desk.press("b")
        assert desk.sees("Player 2 pays")
        desk.press("bb")
        assert desk.sees("Settlement"), "back at the first page leaves"


def test_a_round_of_which_only_sentences_are_left_counts():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        desk.press("b")  # back to the last sentence of the round
        assert desk.key.startswith("four.") and desk.match.open.number == 0
        match = desk.match
        settle(desk)
        assert len(match.history) == 1 and not match.history.read(0).flags


def test_play_on_ends_nothing():
    with Desk("en") as desk:
        desk.begin("score").menu("Settle up", "Play on")
        assert desk.view.question is desk.question
        desk.menu("Settle up").press("b")
        assert desk.view.question is desk.question


def test_a_settled_match_is_over():
    with Desk("en") as desk:
        desk.begin("score")
        settle(desk)
        desk.pick("Saved games", "1 ")
        assert desk.sees("Settlement") and not desk.sees("Carry on")
        desk.cut_power()
        assert desk.sees("Same table")


def test_a_dealt_round_counts_from_the_moment_its_seed_is_shown():
    with Desk("en") as desk:
        desk.begin("deal")
        chance = Chance(4)
        while desk.key != "seed.shown":
            desk.match.answer(any_answer(desk.question, chance))
        desk.match.save()
        desk.cut_power()
        before = desk.match.purses()
        said = settle(desk)
        assert any(before) and not any("void" in text for text in said)
        best = max(before)
        assert "%+d" % best in said[0]
