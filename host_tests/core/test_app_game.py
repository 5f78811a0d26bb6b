"""A made-up game from this folder, with its words beside it, is played through the screens.

No file of screen, session or device knows it; it asks every kind of question.
"""

import tiny_game  # noqa: F401  # in a small heap there is room to compile it now, not later
from desk import Desk
from fingers import four_keys, keypad
from players import Chance, any_answer

from bankier.rules import games
from bankier.words import texts

WORDS = __file__.rpartition("/")[0] + "/words"


class Offered:
    """While it is entered, the game is one of the device's."""

    def __enter__(self):
        games.GAMES.pop("tiny", None)  # other tests know it too, without offering it
        games.register("tiny", "tiny_game")
        texts.ELSEWHERE["tiny"] = texts.ELSEWHERE["tiny_help"] = WORDS

    def __exit__(self, *_):
        del games.GAMES["tiny"]
        games.ORDER.remove("tiny")
        texts.ELSEWHERE.clear()


def table(desk, mode):
    return desk.pick("New game", "Tiny", mode)


def test_it_is_set_up_with_its_house_rules():
    with Offered(), Desk("en") as desk:
        table(desk, "Referee")
        assert desk.sees("Tiny", "Start")
        desk.pick("House rules", "Turns").press("2o").pick("Joker", "no").press("b").pick("Start")
        assert desk.match.header["rules"] == {"turns": 2, "joker": "no"}
        assert desk.sees("It is Player 1's turn") or desk.sees("Player 1", "0")


def test_its_refusals_are_in_its_words():
    with Offered(), Desk("en") as desk:
        table(desk, "Keep the score").pick("Start").say_ok()
        desk.answer(0)
        before = desk.state()
        desk.press("A3o")
        assert desk.sees("13 brings bad luck") and desk.state() == before
        desk.press("A2o")
        assert desk.key == "tiny.tally"


def test_its_rules_may_not_go_together():
    with Offered(), Desk("en") as desk:
        table(desk, "Referee").pick("Players")
        for _ in range(4):
            desk.pick("One more")
        desk.press("b").pick("House rules", "Turns").press("200o").press("b").pick("Start")
        assert desk.sees("Too many turns for eight") and desk.play is None


def test_why_and_help_speak_of_it():
    with Offered(), Desk("en") as desk:
        table(desk, "Referee").pick("Start").say_ok()
        desk.answer(0).answer(7).answer(5)
        desk.menu("Why?").press("o")
        assert desk.sees("Player 1 → pot: 14 francs", "A stake on 5")
        desk.press("obb").menu("Help", "The whole game")
        assert desk.sees("meant to be fun")


def test_every_question_of_it_is_answered_with_the_keys():
    for mode in ("Referee", "Keep the score", "Deal"):
        for hand in (keypad, four_keys):
            asked = set()
            with Offered(), Desk("en") as desk:
                table(desk, mode).pick("Start")
                chance = Chance(7)
                while len(desk.match.history) < 2:
                    question = desk.question
                    asked.add(question.kind)
                    answer = any_answer(question, chance)
                    entered = len(desk.match.open.round.answers)
                    desk.answer(answer, hand)
                    assert desk.question is not question, (question.key, answer, entered)
                    assert sum(desk.match.purses()) == 0
            assert {"say", "choose", "number"} < asked


def test_it_is_peeked_at_and_taken_up_after_a_power_cut():
    with Offered(), Desk("en") as desk:
        table(desk, "Deal").pick("Start").say_ok()
        desk.say_ok()
        desk.answer(0).answer(7)
        assert desk.key == "tiny.pick" and desk.sees("Player 1", "Pick a card")
        hidden = bytes(desk.buffer)
        state = desk.state()
        desk.cut_power()
        assert bytes(desk.buffer) == hidden and desk.state() == state
        desk.press("o")
        assert desk.key == "tiny.pick", "nobody picks a card unseen"
        desk.press("d")
        assert bytes(desk.buffer) != hidden
        desk.press("u")
        assert bytes(desk.buffer) == hidden
        desk.press("dmu" + "o")
        assert desk.key == "tiny.shown"


def played_out(desk):
    """A match that has ended by its rules, at the standings."""
    table(desk, "Referee").pick("House rules", "Turns").press("Ao").pick("Rounds").press("Ao").press("b")
    desk.pick("Start").say_ok()
    desk.answer(0).answer(6).answer(4)
    desk.say_ok()
    assert desk.sees("The standings")


def test_it_ends_by_its_own_rules_and_is_settled():
    with Offered(), Desk("en") as desk:
        played_out(desk)
        desk.press("b")
        assert desk.key == "tiny.end", "even the last answer can be taken back"
        desk.press("o")
        said = []
        while desk.view.question.kind == "say":
            said.append(desk.text())
            desk.press("o")
        assert desk.sees("Same table")
        assert len(set(said)) == len(said), "nothing is told twice"
        assert not any("banked" in text for text in said), "nobody banks in it"


def test_it_is_found_again_among_the_saved_games():
    with Offered(), Desk("en") as desk:
        table(desk, "Referee").pick("Start").menu("Main menu", "Saved games")
        assert desk.sees("1 Tiny")


def test_what_a_correction_means_for_the_next_round_is_told_with_nothing_over_it():
    with Offered(), Desk("en") as desk:
        table(desk, "Referee").pick("House rules", "Turns").press("Ao").press("b").pick("Start").say_ok()
        for answer in (0, 5, 1, 0):  # 5 on an ace; and the next round is begun
            desk.answer(answer)
        desk.say_ok().answer(0)
        desk.menu("Correct", "Earlier round").press("oK")
        assert desk.match.history.read(0).flags and not desk.sees("Corrected")
        assert desk.sees("The next round began", "differently; it stays", "as it was played")
        desk.press("o")
        assert desk.view.question is desk.question


def test_the_menu_is_there_at_the_last_standings_and_ends_nothing():
    for line in ("The table", "Why?", "Standings", "Help", "House rules", "Correct", "Rounds"):
        with Offered(), Desk("en") as desk:
            played_out(desk)
            desk.press("m")
            assert desk.sees("Menu")
            lines = [desk.view.question.line(place)[0] for place in range(desk.view.question.size)]
            if line in lines:
                desk.pick(line)
            desk.press("bbb")
            assert not desk.match.ended
