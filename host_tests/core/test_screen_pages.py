"""The views that tell or list something: says, peeks, menus and spelling."""

from stage import Stage

from bankier.rules.dealing import Peek
from bankier.rules.question import COUNT
from bankier.rules.questions import ALL, OK, Choose, Say
from bankier.screen.events import DOWN, LEFT, MENU, RANK, RIGHT, event
from bankier.screen.rows import cut
from bankier.screen.summary import summary
from bankier.screen.views.menu import Menu
from bankier.screen.views.say import _is_small
from bankier.screen.views.text import Spell
from bankier.screen.views.view import BACK_OUT, TABLE_MENU
from bankier.words import Words

CARDS = b"\x0c\x0a\x0a\x01\x0d"
SUITED = b"\x3a\x4d\x0e\x12\x21\x4c"


def test_a_say_shows_all_its_rows_page_by_page():
    rows = tuple((seat, seat - 7) for seat in range(16))
    stage = Stage(Say("pays", (12, 5), card=12, amount=5, rows=rows))
    stage.words.names = ["N%d" % seat for seat in range(16)]
    seen = []
    for _ in range(20):
        seen += [text for text in stage.text().split(" ") if text[0] == "N"]
        if stage.press("o") == OK:
            break
    assert seen == stage.words.names


def test_a_long_text_is_told_to_its_end():
    words = ["word%d" % number for number in range(60)]
    stage = Stage(Say("setup.help", (" ".join(words),), waits=True))
    seen = []
    for _ in range(20):
        seen += stage.text().split(" ")
        if stage.press("o") == OK:
            break
    assert seen == words


def test_after_the_last_page_comes_the_first():
    stage = Stage(Say("end.standing", rows=tuple((seat % 4, seat) for seat in range(8))))
    first = stage.text()
    for _ in range(stage.view.pages):
        stage.press("o")
    assert stage.text() == first


def test_a_key_of_an_entry_is_handed_on():
    for code in (event(LEFT, 5), event(RIGHT), event(RANK, 12)):
        stage = Stage(Say("end.square"))
        assert stage.view.key(code) == OK and stage.view.pushed == code
        waits = Stage(Say("end.square", waits=True))
        assert waits.view.key(code) is None and not waits.view.pushed


def test_a_say_can_lay_out_the_table():
    say = Say("menu.table", lays=ALL)
    say.spread = lambda: ((0, CARDS, None, 1), ("pot", b"", 26, 0))
    stage = Stage(say)
    for text in ("Ann", "Q", "pot", "26"):
        assert text in stage.text(), text


def test_a_table_with_nothing_on_it_is_only_a_word():
    stage = Stage(Say("menu.table", lays=ALL))
    assert stage.text() == "The table" and stage.press("o") == OK


def cards_on(stage):
    return [text.text for text in stage.texts() if text.text in ("Q", "10", "A", "K", "2")]


def test_a_peek_shows_the_cards_only_while_ok_is_down():
    stage = Stage(Peek("bank.hand", 1, CARDS))
    assert cards_on(stage) == [] and "Bob" in stage.text()
    stage.press("d")
    assert cards_on(stage) == ["Q", "10", "10", "A", "K"] and "/5" not in stage.text()
    stage.press("u")
    assert cards_on(stage) == []
    assert stage.press("o") == OK


def test_a_card_is_picked_only_after_a_look():
    question = Peek("bank.hand", 1, SUITED, picks=True)
    for look in ("dmu", "drlu", "d*u", "dQJu"):
        stage = Stage(question)
        assert stage.press("o") is None, "not yet looked at"
        stage.press(look)
        assert stage.press("ro") == 1, look


def test_the_menu_of_a_peek_is_the_last_choice():
    question = Peek("bank.hand", 1, SUITED, picks=True, also=("rank.skip",))
    stage = Stage(question)
    stage.press("dmu")
    assert stage.press("lo") == TABLE_MENU
    stage = Stage(question)
    stage.press("dmu")
    assert stage.press("llo") == -1
    assert Stage(Peek("bank.hand", 1, CARDS)).press("ro") == TABLE_MENU
    assert Stage(question).press("lo") == TABLE_MENU, "it is there before anybody has looked, too"


def test_the_menu_key_of_a_keypad_opens_it_at_once():
    assert Stage(Peek("bank.hand", 1, CARDS)).press("M") == TABLE_MENU
    stage = Stage(Peek("bank.hand", 1, CARDS))
    stage.view.key(event(DOWN))
    assert stage.view.key(event(MENU)) is None, "OK held long only looks"


def test_a_peek_scrolls_through_many_cards():
    stage = Stage(Peek("bank.hand", 1, bytes(range(1, 14))))
    stage.press("d")
    first = stage.text()
    assert "1/13" in first
    stage.press("r")
    assert "2/13" in stage.text() and stage.text() != first
    stage.press("l")
    assert stage.text() == first


def menu(size=14):
    return Menu("Title", size, lambda line: ("line%d" % line, "v%d" % line))


def test_a_menu_keeps_its_cursor_in_sight():
    stage = Stage(menu())
    for place in range(14):
        assert stage.lit() == ["v%d" % place, "line%d" % place]
        stage.press("r")
    assert stage.lit() == ["v0", "line0"]
    stage.press("l")
    assert stage.lit() == ["v13", "line13"]


def test_a_line_is_taken_with_ok_or_its_figure():
    assert Stage(menu()).press("rro") == 2
    assert Stage(menu()).press("7") == 6
    assert Stage(menu(3)).press("7") is None
    assert Stage(menu()).press("QQJo") == 1
    assert Stage(menu()).press("b") == BACK_OUT


def test_a_value_that_leaves_no_room_has_its_words_above():
    stage = Stage(Menu("Title", 2, lambda line: ("a rather long line", "a long value")))
    assert "Title" in stage.text()
    stage.press("r")
    assert "a rather long line" in stage.text() and "a long value" in stage.text()


def spelled(keys, **more):
    return Stage(Spell("text.name", **more)).press(keys)


def test_a_name_begins_with_a_capital():
    assert spelled("rooo" + "m") == "Bbb"
    assert spelled("rooo" + "*") == "Bbb"
    assert spelled("22o" + "22o" + "M") == "Bb"


def test_the_ring_of_letters_begins_with_done():
    assert spelled("o" + "lo") == "A"


def test_back_takes_a_letter_away_before_it_leaves():
    stage = Stage(Spell("text.name"))
    assert stage.press("oob") is None and stage.view.name == "A"
    assert stage.press("b") is None and stage.view.name == ""
    assert stage.press("b") == BACK_OUT


def test_after_eight_letters_ok_is_done():
    assert spelled("o" * 8 + "o") == "Aaaaaaaa"


def test_a_sign_may_be_of_any_letters():
    stage = Stage(Spell("setup.sign", sign=True))
    letters = stage.view.question.letters
    for letter in "zł€":
        stage.view.place = letters.index(letter) + 1
        stage.press("o")
    assert stage.press("m") == "zł€"
    assert spelled("oooo" + "o", sign=True) == "AAAA"


def test_small_letters_of_all_languages():
    capitals = "ÀÂÄĄÇĆÉÈÊËĘÎÏŁŃÔÖÓŚÛÜÙŹŻ"
    small = "àâäąçćéèêëęîïłńôöóśûüùźż"
    for capital, letter in zip(capitals, small):
        stage = Stage(Spell("text.name"))
        stage.press("o")
        stage.view.place = stage.view.question.letters.index(capital) + 1
        stage.press("o")
        assert stage.view.name == "A" + letter


def test_a_sentence_goes_on_with_a_small_letter_of_any_language():
    """MicroPython's upper() knows only the ASCII ones."""
    stage = Stage(Say("why.none", waits=True), language="fr")
    assert [text.text for text in stage.texts()] == ["Rien n'a", "encore été", "payé"]
    small, capitals = "aéàœąćęłńóśźż", "AÉÀŒĄĆĘŁŃÓŚŹŻ0«♠ "
    assert all(_is_small(letter) for letter in small)
    assert not any(_is_small(letter) for letter in capitals) and not _is_small("")


def test_a_sentence_of_four_lines_under_the_figures_is_shown_whole():
    stage = Stage(Say("in.bank", (12500, 10000), amount=12500), language="fr")
    stage.words.use("fr", "bakarat")
    assert "reprend" in stage.text() and stage.text().endswith("10 000"), stage.text()


def test_a_number_of_cards_does_not_stand_behind_them_like_one_more():
    rows = ((0, bytes((0x11, 0x1C)), 2, COUNT), (1, bytes((0x21,) * 6), 6, COUNT))
    say = Say("hand.open", lays=ALL)
    say.spread = lambda: rows
    stage = Stage(say)
    assert "2" not in stage.text() and "6" in stage.text(), "six cards are on lines of their own"


def test_names_that_are_cut_stay_different():
    names = ["Player 1", "Player 2", "Małgorza", "Małgosia", "Bo"]
    assert [cut(name, 8, names) for name in names] == names
    assert cut("Ann", 8, ["Ann", "Bob", "Ann"]) == "Ann", "who came back is nobody else"
    assert cut("Ann", 0, ["Ann", "Bob"]) == ""
    assert [cut(name, 6, names) for name in names] == ["Playe1", "Playe2", "Małgor", "Małgos", "Bo"]
    assert [cut(name, 3, names) for name in names] == ["Pl1", "Pl2", "Mza", "Mia", "Bo"]


def test_what_lies_on_the_table_begins_with_whose_turn_it_is_and_says_that_there_is_more():
    words = Words("en", "huit")
    words.names = ["Player %d" % (seat + 1) for seat in range(12)]
    rows = tuple((seat, b"", 7 + seat % 2, COUNT) for seat in range(12))
    assert summary(words, rows, 21, 10).replace("\xa0", " ") == "11 7 12 8 P1 7 P2 8 …"
    assert summary(words, rows[:3], 21, 1).replace("\xa0", " ") == "Pla2 8 Pla3 7 Pla1 7"
    words.names = ["Ann", "Bob", "Cis", "Dora"]
    assert summary(words, rows[:4], 21).replace("\xa0", " ") == "Ann7 Bob8 Cis7 Dor8"


def test_beside_ten_thousand_a_question_is_whole():
    thousands = ("frank", 1000)
    asked = Choose("shown", ("shown.nobody", 0, 1), facts=(0,), amount=10)
    text = Stage(asked, unit=thousands, game="bakarat").text()
    assert "Ann:" in text and "8/9: who?" in text and "10,000" in text


def test_a_call_of_thousands_says_what_is_called_in_every_language():
    """Beside the figure the words are whole, or the sentence stands below."""
    for code, words, pot in (
        ("nl", "betaalt", "krijgt, pot: 0"),
        ("fr", "paie", "reçoit, pot : 0"),
        ("pl", "płaci", "dostaje pula: 0"),
        ("en", "pays", "takes, pot: 0"),
    ):
        for card, amount in ((13, 1), (10, 1), (13, 10)):
            call = Say("pays", (card, amount), card=card, amount=amount, rows=((1, -amount),))
            assert words in Stage(call, language=code, unit=("frank", 1000)).text()
        for worth in (500, 1000):
            rows = ((1, 1), (0, -1))
            call = Say("takes.short", (5, 1), card=5, amount=1, rows=rows)
            text = Stage(call, language=code, unit=("frank", worth)).text()
            assert pot in text and str(worth) in text, (code, worth, text)
    told = Say("end.settle", (0, 1, 12000), amount=12000, waits=True)
    stage = Stage(told, language="nl")
    stage.words.names = ["Émilienn", "Żółciśła"]
    assert stage.text() == "12.000 Émilienn betaalt 12.000 frank aan Żółciśła"


def test_an_arrow_turns_the_page_before_it_goes_on():
    rows = tuple((seat % 4, seat) for seat in range(6))
    stage = Stage(Say("pays", (12, 5), card=12, amount=5, rows=rows))
    pages = stage.view.pages
    assert pages > 1
    assert stage.press("l") is None and stage.view.page == 0
    for page in range(1, pages):
        assert stage.press("r") is None and stage.view.page == page
        if page + 1 < pages:
            assert stage.press("l") is None and stage.view.page == page - 1
            assert stage.press("r") is None
    assert stage.press("r") == OK and stage.view.pushed == event(RIGHT)


def test_names_beside_cards_that_are_cut_stay_different():
    names = ["Player %d" % (seat + 1) for seat in range(16)]
    say = Say("hand.open", lays=ALL)
    say.spread = lambda: tuple((seat, bytes((10, 11, 10, 12, 10)), None, 0) for seat in (8, 9, 15))
    stage = Stage(say)
    stage.words.names = names
    shown = [text for text in stage.text().split(" ") if text[0] == "P"]
    assert len(set(shown)) == 3
    hands = Choose("hands.right", ("hands.yes", 0, 15))
    hands.spread = lambda: tuple((seat, bytes((10, 11, 10, 12, 10)), None, 0) for seat in (0, 15))
    chosen = Stage(hands)
    chosen.words.names = names
    assert len(set(chosen.text().split("Pla")[1:])) == 2
