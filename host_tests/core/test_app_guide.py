"""The first minute: the keys are learned on the real screens, and nothing of it is kept."""

import os

from desk import Desk

from bankier.words import LANGUAGES

MOST = 30  # presses: a minute
ABOUT = ("guide.ok", "guide.card", "guide.count", "guide.told", "guide.back", "guide.again", "guide.menu")


def guided(desk):
    """The lessons, from the main menu."""
    return desk.pick(desk.app.ui.say("main.guide"))


def lesson(desk):
    """The key of what is taught on the screen."""
    return desk.view.question.key


def test_it_comes_after_the_language_and_is_skipped_with_one_key():
    for place, (code, _) in enumerate(LANGUAGES):
        with Desk(language=None) as desk:
            desk.press("r" * place + "o")
            assert lesson(desk) == "guide.welcome" and desk.app.settings["language"] == code
            desk.press("b")
            assert desk.line() == desk.app.ui.say("main.new")
            desk.cut_power()
            assert desk.line() == desk.app.ui.say("main.new"), "and is not offered twice"


def test_every_key_is_learned_in_a_minute_on_the_real_game():
    with Desk("en") as desk:
        guided(desk)
        desk.pressed = 0
        told = []
        for keys in ("o", "oo", "olo", "oroo", "oo", "ob", "oo", "omb"):
            desk.press(keys)
            told.append(lesson(desk))
        assert tuple(told[:-1]) == ABOUT and told[-1] == "guide.end"
        assert desk.pressed <= MOST
        desk.press("o")
        assert desk.sees("New game", "Settings")


def test_what_was_not_done_is_told_again():
    with Desk("en") as desk:
        guided(desk).press("ooo")
        assert lesson(desk) == "guide.card"
        desk.press("ob")
        assert lesson(desk) == "round.deal", "back to where there is no card"
        desk.press("o")
        assert lesson(desk) == "guide.card"
        desk.press("olo")
        assert lesson(desk) == "guide.count"


def test_whoever_does_at_once_what_is_told_has_learned_it():
    with Desk("en") as desk:
        guided(desk).press("ooo" + "olo" + "ooo" + "oo")
        assert lesson(desk) == "guide.back"
        desk.press("b")
        assert lesson(desk) == "guide.again"
        desk.press("oo")
        assert lesson(desk) == "guide.menu"
        desk.press("m")
        assert desk.sees("Menu", "The table")
        desk.press("b")
        assert lesson(desk) == "guide.end"


def test_it_is_left_at_any_lesson_and_keeps_nothing():
    for keys in ("b", "ob", "ooob", "ooo" + "olo" + "b"):
        with Desk("en") as desk:
            guided(desk).press(keys)
            assert desk.sees("New game", "Settings"), keys
            assert not [name for name in os.listdir(desk.folder) if not name.startswith("settings")]
            desk.begin("score")
            assert desk.match.names[0] == "Player 1"


def test_its_menu_leads_to_the_main_menu_too():
    with Desk("en") as desk:
        guided(desk).press("oo").menu("Main menu")
        assert desk.sees("New game") and not desk.app.settings["table"]


def test_a_power_cut_in_the_midst_leads_to_the_main_menu():
    with Desk("en") as desk:
        guided(desk).press("oooo")
        desk.cut_power()
        assert desk.sees("New game") and "Saved" not in desk.text()
        guided(desk).press("ob")
        assert desk.sees("New game"), "the files that were left are no hindrance"


def test_on_a_full_flash_it_is_said():
    with Desk("en") as desk:
        desk.full = True
        guided(desk).press("o")
        assert desk.sees("The memory is full")
        desk.full = False
        desk.press("o")
        assert desk.sees("New game")


def test_what_is_chosen_from_the_menu_it_teaches_is_shown():
    with Desk("en") as desk:
        guided(desk)
        for keys in ("o", "oo", "olo", "oroo", "oo", "ob", "oo"):
            desk.press(keys)
        assert lesson(desk) == "guide.menu"
        desk.press("m").pick(desk.app.ui.say("menu.purses"))
        assert lesson(desk) == "menu.purses"


def test_another_card_than_the_king_is_asked_again():
    with Desk("en") as desk:
        guided(desk).press("ooo")
        assert lesson(desk) == "guide.card"
        desk.press("o2")
        assert lesson(desk) == "guide.card"
        desk.press("oK")
        assert lesson(desk) == "guide.count"
