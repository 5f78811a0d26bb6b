"""Every house rule can be chosen with the keys, and arrives in the match."""

from desk import Desk

from bankier.rules.games import load
from bankier.words.help import Help

OPTIONS = load("bankspel").OPTIONS


def choose(desk, option, value):
    """From the list of house rules: choose one, and come back to the list."""
    told = Help(desk.app.ui.words)
    desk.pick(told.option(option.name))
    if option.choices:
        desk.pick(told.choice(option.name, value))
    else:
        desk.press(str(value) + "o")


def test_every_choice_of_every_house_rule_arrives():
    with Desk("en") as desk:
        for turn in range(3):
            desk.pick("New game", "Bankspel", "Referee", "House rules")
            chosen = {}
            for option in OPTIONS:
                choices = option.choices or (2, 3, 8)
                value = choices[turn % len(choices)]
                choose(desk, option, value)
                if value != option.usual(4):
                    chosen[option.name] = value
            desk.press("b").pick("Start")
            assert desk.match.header["rules"] == chosen, turn
            for name in chosen:
                assert getattr(desk.match.rules, name) == chosen[name]
            desk.press("m").pick("Main menu")


def test_what_is_usual_is_not_noted_so_that_it_follows_the_table():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Deal", "House rules", "Packs").press("4o")
        desk.pick("Packs").press("2o").press("b").pick("Players")
        for _ in range(8):
            desk.pick("One more")
        desk.press("b").pick("Start")
        assert desk.match.header["rules"] == {} and desk.match.rules.packs == 3


def test_who_joins_changes_no_rule_of_the_match():
    with Desk("en") as desk:
        desk.begin("deal", more=7)
        assert desk.match.join("Late", 0) is None and len(desk.match.names) == 12
        desk.press("m").pick("Rules of the game")
        assert desk.view.question.line(0) == ("Packs of cards", "2") and desk.match.rules.packs == 2


def test_only_the_rules_that_matter_in_a_mode_are_asked():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Keep the score", "House rules")
        shown = desk.view.question.size
        assert shown == len([option for option in OPTIONS if not option.modes or "score" in option.modes])


def test_a_number_out_of_range_is_not_taken():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Referee", "House rules", "Packs").press("Ao")
        assert desk.sees("Choose 2 to 8")
        desk.press("bb").pick("Start")
        assert desk.match.rules.packs == 2


def test_a_long_ok_explains_a_choice():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel").press("m")
        assert desk.sees("Real cards")
        desk.press("o").pick("Referee", "House rules", "Doubles").press("rm")
        assert desk.sees("turns only one.")
        desk.press("o")
        assert desk.line() == "one at a time"


def test_a_long_ok_explains_a_rule_of_the_list_a_number_too():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Referee", "House rules").press("m")
        assert desk.sees("How many packs", "52 cards")
        desk.press("o")
        assert desk.line() == "Packs of cards"


def test_the_rules_in_force_can_be_read_in_mid_game():
    with Desk("en") as desk:
        desk.pick("New game", "Bankspel", "Referee", "House rules", "Ace counts", "no").press("b")
        desk.pick("Start")
        before = desk.key
        desk.press("m").pick("Rules of the game", "Ace counts")
        assert desk.sees("No card can match")
        desk.press("obb")
        assert desk.key == before and desk.view.question is desk.question
        assert desk.match.header["rules"] == {"ace": "no"}
