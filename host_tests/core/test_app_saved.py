"""The saved matches: the list, the rounds of each, a settled one looked at again, one deleted."""

import json
import os

from desk import Desk

from bankier.session.store import Log


def leave(desk):
    """To the main menu, the match left as it is."""
    desk.press("m").pick("Main menu")


def settle(desk):
    """Settle up, and read all that is said."""
    desk.press("m").pick("Settle up", "Settle up").read()


def test_the_list_tells_game_people_and_standing_the_first_first():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        leave(desk)
        desk.begin("score", "huit")
        leave(desk)
        desk.pick("Saved games")
        assert desk.sees("Saved games 1/2", "2 Huit américain", "Player 1 0, Player 2 0")
        desk.press("r")
        assert desk.sees("2/2", "1 Bankspel", "Player 1 +9,", "Player 2 -3")
        assert not desk.sees("✓")


def test_what_was_undone_is_not_counted():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        desk.press("bbb")
        assert desk.match.open.number == 0
        leave(desk)
        assert desk.pick("Saved games").sees("Player 1 0")


def test_where_coins_lie_on_the_table_only_the_people_are_told():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Keep the score", "Purses", "Start").score_round()
        leave(desk)
        desk.pick("Saved games")
        assert desk.sees("Player 1, Player 2", "Player 4") and not desk.sees("+9")


def test_a_stack_is_told_without_a_sign():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Keep the score", "Each starts with").press("20o").pick("Start")
        desk.score_round()
        leave(desk)
        desk.pick("Saved games")
        assert desk.sees("Player 1 29,", "Player 2 17")


def test_of_many_people_the_first_ones_are_told():
    with Desk("en") as desk:
        desk.begin("score", more=12)
        leave(desk)
        assert desk.pick("Saved games").sees("Player 1 0", "…")


def test_a_match_of_a_game_that_is_not_here_does_not_stand_in_the_way_of_the_others():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        header = dict(desk.match.header)
        header["game"] = "boer"
        leave(desk)
        Log(desk.folder + "/0002.m").append(b"H" + json.dumps(header).encode())
        desk.pick("Saved games")
        assert desk.sees("Saved games 1/2", "2 ?")
        desk.press("r")
        assert desk.sees("1 Bankspel", "Player 1 +9,")


def test_a_settled_match_that_cannot_be_read_now_stays_as_it_is():
    from bankier.app.matches import Matches  # here, or it would be in memory all the time

    def broken(self, number):
        raise OSError(5)

    with Desk("en") as desk:
        desk.begin("score").score_round()
        settle(desk)
        desk.press("b").pick("Saved games")
        resume, delete = Matches.resume, Matches.delete
        try:
            Matches.resume = Matches.delete = broken  # type: ignore[method-assign]
            desk.pick("1 ")
            assert desk.sees("Unreadable: 1.", "It stays as it is")
            Matches.resume = resume  # type: ignore[method-assign]
            desk.press("o").pick("1 ", "Delete", "Delete")
            assert desk.sees("The memory is full")
            Matches.delete = delete  # type: ignore[method-assign]
            desk.press("o").pick("Delete", "Delete")
            assert desk.sees("1 Bankspel") and desk.view.question.kind == "say"
        finally:
            Matches.resume, Matches.delete = resume, delete  # type: ignore[method-assign]


def test_deleting_asks_once_and_says_what_is_gone():
    with Desk("en") as desk:
        desk.begin("score")
        leave(desk)
        desk.begin("score")
        leave(desk)
        desk.pick("Saved games", "2 ", "Delete")
        assert desk.sees("Delete game 2?") and desk.line() == "Keep it"
        desk.press("o")
        assert desk.sees("2 Bankspel")
        desk.pick("2 ", "Delete", "Delete it")
        assert desk.sees("Deleted: 2 Bankspel")
        desk.press("o")
        assert desk.sees("1 Bankspel", "1/1")
        assert [name for name in os.listdir(desk.folder) if name.startswith("0002")] == []
        desk.pick("1 ", "Delete", "Delete it").press("o")
        assert desk.sees("New game") and not desk.sees("Saved games")


def test_a_settled_match_can_be_looked_at_and_deleted():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        settle(desk)
        desk.pick("Saved games")
        assert desk.sees("1 Bankspel", "✓", "Player 1 +9")
        desk.press("o").pick("Settlement")
        assert desk.sees("The standings", "+9", "Player 1")
        desk.press("oo")
        assert desk.sees("Player 2", "→ Player 1", "Player 2 pays 3 francs to Player 1")
        desk.read().pick("Rounds")
        assert desk.line() == "1 Player 1" and desk.sees("+9")
        desk.press("b").pick("Chart")
        assert desk.sees("Chart")
        desk.press("b").pick("Delete", "Keep it").pick("Delete", "Delete it")
        assert desk.sees("Deleted: 1 Bankspel")
        desk.press("o")
        assert desk.sees("Same table")


def test_a_points_match_is_looked_at_without_payments():
    with Desk("en") as desk:
        desk.begin("score", "huit")
        settle(desk)
        desk.pick("Saved games", "1 ", "Settlement")
        assert desk.sees("The standings")
        desk.read()
        assert desk.line() == "Settlement"


def test_no_round_yet():
    with Desk("en") as desk:
        desk.begin("score").menu("Rounds")
        assert desk.sees("No round has been")


def test_the_rounds_tell_banker_and_what_everybody_won():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        desk.score_round()
        desk.menu("Rounds")
        assert desk.line() == "2 Player 2" and desk.sees("+9", "1 Player 1")
        desk.press("o")
        assert desk.sees("2. Bank: Player 2", "-3 Player 3", "-3 Player 4")
        desk.press("o")
        assert desk.sees("+9 Player 2")
        desk.press("o").press("b")
        assert desk.view.question is desk.question


def test_a_void_round_is_told():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.menu("Void this round", "Void it").read().menu("Rounds")
        assert desk.line() == "Round 1: void"
        desk.press("o")
        assert desk.sees("Round 1: void")


def play_deal(desk):
    """A round dealt by the device, to its end; the commitment and the seed that were shown."""
    number = desk.match.open.number
    sealed = seed = ""
    while desk.match.open.number == number:
        question = desk.question
        if question.key == "cut":
            sealed = question.facts[0] + question.facts[1]
            desk.answer(17)
        elif question.kind == "say":
            if question.key == "seed.shown":
                seed = "".join(question.facts)
            desk.say_ok()
        elif question.kind == "choose":
            desk.press("o")
        else:
            raise AssertionError(question.key)
    return sealed, seed


def test_of_a_deal_commitment_cut_and_seed_can_be_seen_again():
    with Desk("en") as desk:
        sealed, seed = play_deal(desk.begin("deal"))
        desk.menu("Rounds").press("o")
        while "Bank:" in desk.text():
            desk.press("o")
        assert desk.sees("bankspel packs=2", "Seal " + sealed[:13], sealed[13:], "Cut: 17")
        desk.press("o")
        assert desk.sees("This was the shuffle:", seed[:13], seed[39:])
        desk.press("o")
        assert desk.line() == "1 Player 1"


def test_the_seed_of_a_shoe_that_is_still_in_play_is_not_shown():
    with Desk("en") as desk:
        desk.begin("deal", "bakarat")
        desk.say_ok().answer(-1)  # shuffled, not cut
        while not desk.match.open.number:  # nobody stakes
            desk.say_ok() if desk.question.kind == "say" else desk.answer(-2 if desk.key == "stake" else 10)
        desk.menu("Rounds").press("o")
        while "Bank:" in desk.text():
            desk.press("o")
        assert desk.sees("bakarat packs=", "Seal", "No cut")
        desk.press("o")
        assert desk.line() == "1 Player 1"
        desk.press("b")
        settle(desk)
        desk.pick("Saved games", "1 ", "Rounds").press("o")
        while not desk.sees("This was the shuffle:"):
            desk.press("o")


def test_a_settled_match_goes_to_a_phone():
    with Desk("en") as desk:
        desk.begin("score").score_round()
        settle(desk)
        desk.pick("Saved games", "1 ", "QR code")
        assert desk.sees("QR code", "Standings")
        assert desk.buffer[0] == 255 and desk.buffer[63] == 255  # the border is lit
        assert "Player 2 → Player 1: 3 francs" in desk.view.question.line(0)[0]
        desk.press("o")
        assert desk.line() == "QR code"


def test_of_each_deck_a_phone_gets_the_command_that_checks_it():
    with Desk("en") as desk:
        sealed, seed = play_deal(desk.begin("deal"))
        settle(desk)
        desk.pick("Saved games", "1 ", "QR code").press("o")
        assert desk.sees("Round 1", "2/2")
        said = desk.view.question.line(1)[0]
        assert '--rules "bankspel packs=2" --cut 17 --commitment ' + sealed in said and seed in said
        desk.press("b")
        assert desk.line() == "QR code"
