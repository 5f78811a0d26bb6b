"""What goes wrong is said in words, and the device goes on."""

import json
import os

from desk import Desk


def damage(desk, name, place=0):
    """Change some bytes of a file of the flash."""
    path = desk.folder + "/" + name
    with open(path, "r+b") as file:
        file.seek(place)
        file.write(b"\xff" * 40)


def files(desk):
    return sorted(os.listdir(desk.folder))


def test_a_match_that_cannot_be_read_is_set_aside_and_the_device_goes_on():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        damage(desk, "0001.m")
        desk.cut_power()
        assert desk.sees("Unreadable game, set aside as 0001.m.bad")
        assert "0001.m.bad" in files(desk) and "0001.m" not in files(desk)
        desk.press("o")
        assert desk.sees("Same table", "New game")
        desk.begin("score")
        assert desk.key == "round.deal"
        desk.cut_power()
        assert desk.key == "round.deal"


def test_a_saved_game_that_cannot_be_read_is_shown_with_a_question_mark():
    with Desk("en") as desk:
        desk.begin("score").menu("Main menu")
        damage(desk, "0001.m")
        desk.pick("Saved games")
        assert desk.sees("1 ?")
        desk.press("o").pick("Carry on")
        assert desk.sees("set aside as 0001.m.bad")


def test_a_round_that_is_damaged_in_mid_play_ends_the_way_back_with_a_sentence():
    with Desk("en") as desk:
        desk.begin("score")
        desk.score_round()
        size = os.stat(desk.folder + "/0001.m")[6]
        damage(desk, "0001.m", size - 60)
        state = desk.state()
        desk.press("b")
        assert desk.sees("The round before cannot be read") and desk.view.question is not desk.question
        desk.press("o")
        assert desk.state() == state and desk.view.question is desk.question
        for line in ("Correct", "Why?", "Chart"):
            desk.menu(line).read()
            if desk.view.question is not desk.question:
                desk.press("b")
            assert desk.state() == state, line
        desk.answer(0)
        purses = desk.match.purses()
        desk.cut_power()
        assert desk.sees("The last rounds are unreadable")
        desk.press("o")
        assert "0001.lost" in files(desk) and "0001.a.bad" in files(desk)
        assert purses != desk.match.purses() == (0,) * 6


def test_a_damaged_copy_of_the_open_round_is_told_and_set_aside():
    with Desk("en") as desk:
        desk.begin("score").answer(0)
        desk.press("K")
        damage(desk, "0001.a", 12)
        desk.cut_power()
        assert desk.sees("One of two copies was unreadable")
        desk.press("o")
        assert desk.key[:4] == "pays" and "0001.a.bad" in files(desk)
        desk.cut_power()
        assert desk.key[:4] == "pays" and desk.view.question is desk.question, "it is told once"


def test_settings_that_cannot_be_read_are_asked_again():
    with Desk("en") as desk:
        for name in files(desk):
            damage(desk, name)
        desk.cut_power()
        assert desk.sees("Nederlands", "English")
        desk.pick("English").press("b")
        assert desk.sees("The settings were unreadable")
        desk.press("o")
        assert desk.sees("New game") and "settings.a.bad" in files(desk)


def test_settings_of_another_kind_are_what_is_usual():
    with Desk("en") as desk:
        odd = {"language": "en", "match": "x", "table": 5, "sound": 1, "names": {}, "dim": None}
        settings = desk.app.settings
        settings._slots.save(json.dumps(odd).encode())
        desk.cut_power()
        assert desk.sees("New game")
        assert {key: desk.app.settings[key] for key in odd} == {
            "language": "en",
            "match": None,
            "table": None,
            "sound": True,
            "names": [],
            "dim": 1,
        }


def test_a_full_flash_is_told_and_the_game_goes_on():
    with Desk("en") as desk:
        desk.begin("score")
        desk.full = True
        desk.answer(0)
        assert desk.sees("The memory is full: this is not being saved")
        desk.press("K")
        assert desk.key == "pays.tally" and "full" not in desk.text(), "it is told once"
        desk.press("A23").full = False
        desk.say_ok()
        state = desk.state()
        desk.cut_power()
        assert desk.state() == state and desk.match.purses()[1] == -1


def test_a_full_flash_hides_nobody_who_has_won():
    points = {"hand.who": 0, "hand.whose": 0, "hand.points": 600}
    with Desk("en") as desk:
        desk.begin("score", "huit")
        while desk.match.question:
            desk.full = desk.full or desk.key == "hand.points"
            desk.answer(points.get(desk.key, 0))
            if desk.sees("The memory is full"):
                desk.press("l")
        assert desk.sees("The standings")
        desk.press("oo")
        assert desk.sees("The memory is full")
        desk.full = False
        desk.press("o")
        assert desk.sees("The standings"), "it is not settled, and can be once there is room"
        before = desk.match.purses()
        desk.cut_power()
        assert desk.sees("The standings") and desk.match.purses() == before and 600 in before


def test_a_full_flash_in_every_menu_stops_nothing():
    with Desk("en") as desk:
        desk.full = True
        desk.pick("Settings", "Language", "English", "Sound", "Contrast", "Card letters")
        desk.press("b").pick("New game", "Bankspel", "Referee", "Start")
        assert desk.sees("The memory is full")
        desk.press("o").full = False
        desk.begin("score").answer(0)
        desk.press("KA23").full = True
        desk.menu("Who is playing?", "New player", "New name").press("9o*").pick("Player 2")
        assert desk.sees("The memory is full")
        desk.read()
        desk.menu("Hand over money", "Player 1", "Player 2").press("5o").pick("Loan")
        assert desk.match.purses()[0] == -5
        desk.menu("Correct").press("o")
        desk.press("32A")
        assert desk.match.purses()[1] == -3 + 5
        assert desk.sees("The memory is full") and not desk.sees("Corrected"), "told again"
        desk.menu("Settle up", "Settle up").read()
        assert desk.sees("The memory is full") or desk.play


def test_the_power_goes_at_every_question_and_the_screen_comes_back():
    for mode in ("score", "referee", "deal"):
        with Desk("en") as desk:
            desk.begin(mode)
            times: "dict[str, int]" = {}
            while not desk.match.history:
                times[desk.key] = times.get(desk.key, 0) + 1
                if times[desk.key] <= 2:
                    picture = bytes(desk.buffer)
                    state = desk.state()
                    desk.cut_power()
                    assert desk.state() == state and bytes(desk.buffer) == picture, (mode, desk.key)
                question = desk.question
                if question.kind == "say":
                    desk.say_ok()
                elif question.also:
                    desk.answer(-1)
                else:
                    desk.answer((1,) * len(question.seats) if question.kind == "tally" else least(desk))


def least(desk):
    """The first answer that is not refused."""
    return next(answer for answer in range(14) if desk.question.refuse(answer) is None)


def test_undo_still_works_after_the_power_was_gone():
    with Desk("en") as desk:
        desk.begin().answer(0)
        desk.press("Q")
        state = desk.state()
        desk.press("8").cut_power()
        desk.press("b")
        assert desk.state() == state and desk.sees("One step back: 8")


def test_an_interrupt_is_never_swallowed():
    for keys in ("", "o", "o" + "o", "ooo", "ooo" + "m", "ooo" + "mro"):
        desk = Desk("en")
        with desk:
            desk.press(keys)
            try:
                desk.task.throw(KeyboardInterrupt)
            except KeyboardInterrupt:
                continue
            raise AssertionError("swallowed after " + keys)


def test_an_interrupt_while_saving_is_not_swallowed_either():
    with Desk("en") as desk:
        desk.begin("score").answer(0)

        def interrupt():
            raise KeyboardInterrupt

        desk.match.save = interrupt
        try:
            desk.press("K")
        except KeyboardInterrupt:
            return
        raise AssertionError("swallowed")


def take_up_with_a_new_script(desk, void):
    """A round in score, cut short; then the script is another, and the round may be given up."""
    desk.begin("score").answer(0)
    desk.press("KA23")
    game = desk.match.game
    game.VERSION += 1
    try:
        desk.cut_power()
        assert desk.sees("This round is from an older version and no longer fits. Void it?")
        desk.press("o")
        assert desk.sees("Void the round?")
        desk.pick("Void it" if void else "Play on")
    finally:
        game.VERSION -= 1


def test_a_round_of_an_older_script_may_be_given_up():
    with Desk("en") as desk:
        take_up_with_a_new_script(desk, True)
        assert desk.key == "round.deal" and len(desk.match.history) == 1
        assert desk.match.purses() == (0,) * 6


def test_a_round_of_an_older_script_may_wait():
    with Desk("en") as desk:
        take_up_with_a_new_script(desk, False)
        desk.pick("Saved games", "1 ", "Carry on")
        assert desk.key == "pays" and desk.match.purses()[3] == -3, "with the old script it is as it was"
