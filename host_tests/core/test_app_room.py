"""The flash fills with matches: it is said in time what to do, and none is begun that might not fit."""

from desk import Desk

from bankier.words import LANGUAGES

KB = 1024


def begun(desk):
    """The presses to a new match, up to whatever is said first."""
    say = desk.app.ui.say
    desk.pick(say("main.new"), say("game.bankspel"), say("mode.score"), say("setup.start"))
    return desk


def test_with_room_for_many_nothing_is_said():
    with Desk() as desk:
        desk.free = 160 * KB
        assert begun(desk).play


def test_it_is_said_before_it_is_full_and_the_match_is_begun():
    for code, _ in LANGUAGES:
        with Desk(code) as desk:
            desk.free = 60 * KB
            begun(desk)
            assert desk.view.question.key == "memory.low" and desk.view.question.facts == (3,)
            assert desk.sees("3")
            desk.press("o")
            assert desk.play and desk.question.kind == "say"


def test_a_match_that_might_not_fit_is_not_begun_and_one_that_is_open_goes_on():
    with Desk("en") as desk:
        begun(desk)
        desk.press("o")
        desk.free = 20 * KB
        desk.score_round()
        desk.press("m").pick("Main menu")
        begun(desk)
        assert desk.sees("No room for another game: delete one of the saved games first")
        desk.press("o")
        assert not desk.play
        desk.pick("Saved games").press("oo")
        assert desk.play and len(desk.match.history) == 1
