"""From power-on to the first question, in few presses."""

from desk import Desk

MOST_FIRST = 12
MOST_AGAIN = 4


def test_the_language_is_asked_once():
    with Desk(language=None) as desk:
        assert desk.sees("Nederlands", "français", "polski", "English")
        desk.press("rrrob")
        assert desk.sees("New game", "Settings")
        desk.cut_power()
        assert desk.sees("New game", "Settings")


def test_four_players_are_at_the_first_question_in_few_presses():
    for mode in ("referee", "score", "deal"):
        with Desk() as desk:
            desk.begin(mode)
            assert desk.match.header["mode"] == mode
            assert len(desk.match.names) == 4
            assert desk.question.kind == "say" and desk.sees("De bank: Speler 1")
            assert desk.pressed <= MOST_FIRST


def test_the_same_people_play_again_in_few_presses():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Keep the score", "House rules", "Bank moves", "right")
        desk.press("b").pick("First bank", "Purses", "Start")
        first = desk.match.header
        desk.press("m").pick("Settle up", "Settle up")
        while desk.view.question.kind == "say":
            desk.press("o")
        desk.pressed = 0
        desk.press("oo")
        assert desk.pressed <= MOST_AGAIN and desk.question.kind == "say"
        again = desk.match.header
        assert first["rules"] == {"next_bank": "right"} and first["bank"] == 1 and not first["kept"]
        for key in ("game", "mode", "people", "rules", "kept", "unit"):
            assert again[key] == first[key], key


def test_the_same_table_is_the_people_as_they_sat_last():
    with Desk("en") as desk:
        desk.begin("score").menu("Who is playing?", "Player 1", "Leaves")
        desk.menu("Who is playing?", "Player 4", "Changes seats").press("lo")
        desk.menu("Who is playing?", "New player", "New name").press("9o*").pick("Player 3")
        desk.menu("Main menu").pick("Same table").press("o")
        assert desk.match.names == ["Player 2", "Player 4", "Player 3", "W"]


def test_back_in_the_main_menu_and_in_the_language_goes_nowhere():
    with Desk(language=None) as desk:
        desk.press("bb")
        assert desk.sees("Nieuw spel")
        desk.press("bb")
        assert desk.sees("Nieuw spel")
        desk.press("obbob")
        assert desk.sees("Nieuw spel")


def test_a_match_that_was_left_is_the_first_thing_to_go_on_with():
    with Desk("en") as desk:
        desk.begin("score")
        desk.answer(0)
        key, number = desk.key, desk.app.settings["match"]
        desk.menu("Main menu")
        desk.cut_power()
        desk.press("o")
        assert desk.key == key and desk.app.settings["match"] == number
        desk.menu("Main menu").pick("Same table", "Start").menu("Settle up", "Settle up")
        desk.read()
        assert desk.sees("Carry on"), "another match was settled"
        desk.press("o")
        assert desk.key == key
        desk.menu("Settle up", "Settle up").read()
        assert desk.sees("Same table") and not desk.sees("Carry on"), "what was settled is over"
        desk.begin("score").menu("Main menu")
        assert desk.sees("Carry on")
        desk.pick("Saved games", "3 Bankspel", "Delete", "Delete").press("o")
        desk.press("b")
        assert desk.sees("Same table") and not desk.sees("Carry on"), "what was deleted is gone"


def test_a_saved_game_is_found_again():
    with Desk("en") as desk:
        desk.begin("score")
        desk.answer(0)
        key = desk.key
        desk.press("m").pick("Main menu")
        assert desk.sees("Same table", "Saved games")
        desk.pick("Saved games", "1 Bankspel", "Carry on")
        assert desk.key == key


def test_settings_hold_after_the_power_was_gone():
    with Desk("en") as desk:
        desk.pick("Settings", "Sound", "Contrast")
        assert desk.sees("Off", "250")
        desk.pick("Dim after", "Dark after", "Dark after", "Turn the screen")
        assert desk.sees("2 min", "On")
        desk.pick("Card letters")
        assert desk.sees("AHVB") and not desk.on
        desk.cut_power()
        assert desk.shown[-2:] == [("contrast", 250), ("flip", True)]
        assert not desk.on
        desk.begin("score")
        desk.answer(0)
        assert desk.sees("10 B V H")


def test_the_letters_of_the_pack_follow_the_language_until_they_are_chosen():
    with Desk("en") as desk:
        desk.pick("Settings", "Language", "Nederlands")
        assert desk.sees("AHVB")
        for letters in ("1RDV", "AKDW", "AKQJ", "AHVB"):
            desk.pick("Kaartletters")
            assert desk.sees(letters)
        desk.pick("Taal", "polski")
        assert desk.sees("AKDW")


def test_without_sound_nothing_is_heard():
    with Desk("en") as desk:
        desk.sounds.clear()
        desk.press("r")
        assert desk.sounds == ["tick"]
