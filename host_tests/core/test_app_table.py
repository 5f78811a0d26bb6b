"""Setting the table: who plays, for what money, by whose purses."""

from desk import Desk


def open_table(desk, mode="Referee"):
    return desk.pick("New game", "Bankspel", mode)


def test_two_to_sixteen_can_play():
    with Desk("en") as desk:
        open_table(desk).pick("Players")
        for _ in range(12):
            desk.pick("One more")
        desk.pick("One more")
        assert desk.sees("From 2 to 16 players")
        desk.press("ob").pick("Start")
        assert len(desk.match.names) == 16
    with Desk("en") as desk:
        open_table(desk).pick("Players")
        for _ in range(3):
            desk.pick("One fewer")
        assert desk.sees("From 2 to 16 players")
        desk.press("ob").pick("Start")
        assert desk.match.names == ["Player 1", "Player 2"]


def test_a_name_is_spelled_with_the_four_keys_and_picked_the_next_time():
    with Desk("en") as desk:
        open_table(desk).pick("Players", "1", "New name")
        desk.press("rooo")
        assert desk.sees("Name", "Bbb_")
        desk.press("bbb")
        spell(desk, "ÉLODIE-Ł")
        assert desk.sees("Élodie-Ł")
        desk.press("b").pick("Start")
        assert desk.match.names[0] == "Élodie-Ł"
        desk.press("m").pick("Main menu", "New game", "Bankspel", "Referee", "Players", "2", "New name")
        spell(desk, "ANN")
        desk.pick("1")
        assert desk.sees("Élodie-Ł", "New name", "Player 2")
        desk.press("b").pick("2", "Player 2")
        desk.press("b").pick("Start")
        assert desk.match.names[:2] == ["Élodie-Ł", "Player 2"]


def test_back_from_the_table_keeps_it_as_it_was_set():
    with Desk("en") as desk:
        open_table(desk).pick("Players", "1", "New name")
        spell(desk, "ÉLODIE")
        desk.press("b").pick("House rules", "Tie", "first to say stop")
        desk.press("bb")
        assert desk.sees("Keep the score", "Referee")
        desk.pick("Keep the score", "Start")
        assert desk.match.names[0] == "Élodie" and len(desk.match.header["rules"]) == 1
        desk.menu("Settle up", "Settle up").read()
        desk.pick("New game", "Bankspel", "Referee", "Players", "2", "New name")
        spell(desk, "BO")
        desk.press("bbbb")
        assert desk.sees("Same table"), "back from the modes leaves"
        desk.pick("New game", "Bankspel", "Referee", "Players", "2", "Bo")
        assert desk.sees("Élodie", "Bo"), "a name that was spelled is there the next time"


def spell(desk, name):
    """Enter a name letter by letter, the shorter way round, and be done."""
    letters = desk.view.question.letters
    size = len(letters) + 1
    for letter in name:
        right = (letters.index(letter) + 1 - desk.view.place) % size
        desk.press(("r" * right if right * 2 < size else "l" * (size - right)) + "o")
    if desk.view.question.kind == "text":
        desk.press("m" if desk.view.place else "o")


def test_a_keypad_spells_as_on_a_telephone():
    with Desk("en") as desk:
        open_table(desk).pick("Players", "1", "New name")
        desk.press("22o" + "666o" + "22o" + "*")
        desk.press("b").pick("Start")
        assert desk.match.names[0] == "Bob"


def test_two_players_cannot_have_one_name():
    with Desk("en") as desk:
        open_table(desk).pick("Players", "2", "New name")
        spell(desk, "WIM")
        desk.pick("1", "New name")
        spell(desk, "WIM")
        assert desk.sees("Wim is already at the table")
        desk.press("o")
        spell(desk, "JO")
        desk.press("b").pick("Start")
        assert desk.match.names[:2] == ["Jo", "Wim"]


def test_an_empty_name_is_refused_in_words():
    with Desk("en") as desk:
        open_table(desk).pick("Players", "1", "New name").press("lo")
        assert desk.sees("A name has", "1 to 8 letters")
        assert desk.sounds[-1] == "refuse"
        desk.press("bb").pick("Start")
        assert desk.match.names[0] == "Player 1"


def test_money_has_a_name_or_an_own_sign_and_a_worth():
    with Desk("en") as desk:
        open_table(desk, "Keep the score").pick("Money", "zlotys", "1 is worth")
        desk.press("50o").pick("Start")
        assert desk.match.header["unit"] == ["zloty", 50]
        desk.answer(0)
        desk.answer(13)
        assert desk.sees("50")
        desk.answer((1, 0, 0))
        assert desk.sees("Player 2", "-50")
    with Desk("en") as desk:
        open_table(desk).pick("Money", "Own sign")
        spell(desk, "€zł.")
        desk.pick("Start")
        assert desk.match.header["unit"] == ["€zł.", 1]
        assert desk.app.ui.words.amount(3) == "3 €zł."


def test_a_worth_may_be_a_thousand_and_no_more():
    with Desk("en") as desk:
        open_table(desk).pick("1 is worth").press("A000o").pick("1 is worth").press("A00Ao")
        assert desk.sees("Choose 1 to 1000")
        desk.press("b").pick("Start")
        assert desk.match.header["unit"][1] == 1000


def test_with_coins_on_the_table_there_are_no_purses_to_show():
    with Desk("en") as desk:
        open_table(desk, "Keep the score").pick("Purses", "Start")
        assert not desk.match.header["kept"]
        desk.answer(0)
        desk.answer(13)
        desk.answer((1, 0, 2))
        assert desk.sees("Player 2", "-1")
        desk.press("m")
        lines = [desk.view.question.line(place)[0] for place in range(desk.view.question.size)]
        assert "Why?" in lines and "Standings" not in lines
        desk.pick("Settle up", "Settle up")
        assert desk.sees("The round is void")
        desk.press("o")
        assert desk.sees("Same table")


def test_each_may_begin_with_a_stack_and_settling_brings_it_back():
    with Desk("en") as desk:
        open_table(desk, "Keep the score").pick("Each starts with").press("20o").pick("Start")
        desk.score_round()
        assert desk.match.purses()[:4] == (9, -3, -3, -3), "what is kept counts from 0"
        desk.menu("Standings")
        assert desk.sees("29", "Player 1", "17", "Player 2") and not desk.sees("+29")
        desk.read()
        desk.menu("Who is playing?", "New player", "New name").press("9o*").pick("Player 3")
        desk.menu("Standings")
        assert desk.sees("29", "Player 1", "20", "W")
        desk.read()
        desk.menu("Settle up", "Settle up")
        assert desk.sees("The standings", "29"), "nobody has played in this round, so none is called void"
        desk.read()
        desk.press("o")
        while desk.play:
            desk.press("o")
        assert desk.app.settings["table"]["stack"] == 20


def test_a_game_of_points_takes_no_stack_over_from_one_of_money():
    with Desk("en") as desk:
        open_table(desk, "Keep the score").pick("Each starts with").press("20o").pick("Start")
        desk.menu("Main menu").pick("New game", "Huit américain", "Keep the score", "Start")
        desk.menu("Main menu").pick("Saved games")
        assert desk.sees("Huit", "Player 1 0") and not desk.sees("+20")


def test_where_coins_are_on_the_table_nobody_begins_with_a_stack():
    with Desk("en") as desk:
        open_table(desk).pick("Purses")
        lines = [desk.view.question.line(place)[0] for place in range(desk.view.question.size)]
        assert "Each starts with" not in lines and "1 is worth" in lines


def test_the_bank_that_begins_and_the_mode_can_be_chosen():
    with Desk("en") as desk:
        open_table(desk).pick("First bank").press("oo").pick("Mode", "Start")
        assert desk.match.header["bank"] == 3 and desk.match.header["mode"] == "score"
        assert desk.sees("The bank: Player 4")


def test_fewer_players_take_the_first_bank_along():
    with Desk("en") as desk:
        open_table(desk).pick("First bank").press("oo").pick("Players", "One fewer").press("b").pick("Start")
        assert desk.match.header["bank"] == 0
