"""Plurals, figures, cards and names."""

from bankier.words import LANGUAGES, LETTERS, Words
from bankier.words.template import capital, fill

# For each number: the Polish zloty (were it written in full), chip, point and a card taken up.
POLISH = (
    (0, "żetonów", "punktów", "kart"),
    (1, "żeton", "punkt", "kartę"),
    (2, "żetony", "punkty", "karty"),
    (4, "żetony", "punkty", "karty"),
    (5, "żetonów", "punktów", "kart"),
    (11, "żetonów", "punktów", "kart"),
    (12, "żetonów", "punktów", "kart"),
    (14, "żetonów", "punktów", "kart"),
    (21, "żetonów", "punktów", "kart"),
    (22, "żetony", "punkty", "karty"),
    (25, "żetonów", "punktów", "kart"),
    (101, "żetonów", "punktów", "kart"),
    (102, "żetony", "punkty", "karty"),
    (112, "żetonów", "punktów", "kart"),
    (113, "żetonów", "punktów", "kart"),
    (122, "żetony", "punkty", "karty"),
)
RANKS = {
    "nl": "azen tweeën drieën vieren vijven zessen zevens achten negens tienen boeren vrouwen heren jokers",
    "fr": "as deux trois quatre cinq six sept huit neuf dix valets dames rois jokers",
    "pl": "asy dwójki trójki czwórki piątki szóstki siódemki ósemki dziewiątki dziesiątki "
    "walety damy króle jokery",
    "en": "aces twos threes fours fives sixes sevens eights nines tens jacks queens kings jokers",
}
POLISH_FIVE = (
    "asów dwójek trójek czwórek piątek szóstek siódemek ósemek dziewiątek dziesiątek "
    "waletów dam króli jokerów"
)
NO_BREAK = "\u00a0"


def _say(words, template, *facts):
    return fill(template, facts, words.show)


def _money(code, unit, number):
    words = Words(code)
    words.unit = (unit, 1)
    return words.amount(number)


def test_dutch_money_stays_singular_and_things_do_not():
    assert [_money("nl", "frank", n) for n in (0, 1, 2, 112)] == [
        "0 frank",
        "1 frank",
        "2 frank",
        "112 frank",
    ]
    assert [_money("nl", "jeton", n) for n in (0, 1, 2)] == ["0 jetons", "1 jeton", "2 jetons"]
    assert _money("nl", "frank", -3) == "-3 frank"


def test_french_is_singular_below_two():
    spoken = [_money("fr", "frank", n).replace(NO_BREAK, " ") for n in (0, 1, -1, 2, -2, 112)]
    assert spoken == ["0 franc", "1 franc", "-1 franc", "2 francs", "-2 francs", "112 francs"]


def test_english_is_singular_for_one_only():
    spoken = [_money("en", "frank", n) for n in (0, 1, -1, 2)]
    assert spoken == ["0 francs", "1 franc", "-1 franc", "2 francs"]


def test_polish_counts_one_few_and_many():
    words = Words("pl")
    for number, chip, point, card in POLISH:
        figure = str(number) + NO_BREAK
        assert _money("pl", "jeton", number) == figure + chip
        assert _money("pl", "jeton", -number).endswith(chip)
        assert _say(words, "{0:points}", number) == figure + point
        assert _say(words, "{0:cards.acc}", number) == figure + card
        assert _money("pl", "zloty", number) == figure + "zł"


def test_polish_has_an_accusative_for_one_only():
    words = Words("pl")
    words.unit = ("match", 1)
    assert _say(words, "{0:money.acc}", 1) == "1\u00a0zapałkę"
    assert _say(words, "{0:money}", 1) == "1\u00a0zapałka"
    assert _say(words, "{0:money.acc}", 5) == "5\u00a0zapałek"
    words.unit = ("frank", 1)
    assert _say(words, "{0:money.acc}", 1) == "1\u00a0franka"
    assert _say(words, "{0:rank.acc}", 13) == "króla"


def test_ranks_are_counted():
    for code, _ in LANGUAGES:
        words = Words(code)
        for rank, plural in enumerate(RANKS[code].split(" "), 1):
            assert _say(words, "{0:ranks}", rank) == plural
            assert _say(words, "{1:rank*0}", 3, rank).replace(NO_BREAK, " ") == "3 " + plural
            assert _say(words, "{1:rank*0}", 1, rank)[2:] == _say(words, "{0:rank}", rank)
    words = Words("pl")
    for rank, many in enumerate(POLISH_FIVE.split(" "), 1):
        assert _say(words, "{1:rank*0}", 5, rank) == "5\u00a0" + many


def test_articles_go_with_the_rank():
    words = Words("fr")
    assert [_say(words, "{0:Rank.the}", rank) for rank in (1, 8, 12, 13)] == [
        "L'as",
        "Le huit",
        "La dame",
        "Le roi",
    ]
    words = Words("en")
    assert [_say(words, "{0:Rank.a}", rank) for rank in (1, 8, 11)] == ["An ace", "An eight", "A jack"]


def test_capitals_beyond_ascii():
    small, large = (
        "ósemka échec école świt żeton łaska œuf ace",
        "Ósemka Échec École Świt Żeton Łaska Œuf Ace",
    )
    assert " ".join([capital(word) for word in small.split(" ")]) == large


def test_the_factor_is_in_words_and_figures_only():
    words = Words("nl")
    words.unit = ("frank", 100)
    assert words.amount(3) == "300 frank"
    assert words.figure(-3) == "-300"
    words.unit = ("jeton", 1000)
    assert words.amount(1) == "1000 jetons"
    assert words.amount(112) == "112.000 jetons"
    assert words.figure(-1234567) == "-1.234.567.000"
    assert words.figure(0) == "0"


def test_an_own_sign_never_changes():
    words = Words("en")
    words.unit = ("pts", 5)
    assert (words.amount(0), words.amount(1), words.unit_name("pts")) == ("0 pts", "5 pts", "pts")


def test_every_language_names_the_same_kinds_of_money():
    kinds = None
    for code, _ in LANGUAGES:
        words = Words(code)
        assert kinds is None or sorted(words.units()) == kinds, code
        kinds = sorted(words.units())
        for unit in kinds:
            assert (
                words.unit_name(unit)
                and (unit == words.unit_name(unit)) == (unit in ("euro",))
                or code != "pl"
            )
    assert Words("pl").unit_name("jeton") == "żetony"
    assert Words("en").unit_name("frank") == "francs"


def test_cards_have_the_letters_of_the_pack():
    shown = {
        "AKQJ": "A 2 9 10 J Q K",
        "AHVB": "A 2 9 10 B V H",
        "1RDV": "1 2 9 10 V D R",
        "AKDW": "A 2 9 10 W D K",
    }
    for letters in LETTERS:
        words = Words("nl", letters=letters)
        assert " ".join([words.rank(rank) for rank in (1, 2, 9, 10, 11, 12, 13)]) == shown[letters]
    usual = [Words(code).letters for code in ("nl", "fr", "pl", "en")]
    assert usual == ["AHVB", "1RDV", "AKDW", "AKQJ"]
    assert all(Words(code).letters in LETTERS for code, _ in LANGUAGES), "Settings goes round the known ones"


def test_a_card_shows_its_suit_if_that_is_known():
    words = Words("en")
    assert [words.card(card) for card in (0x3D, 0x1A, 0x21, 0x44, 13, 14, 0)] == [
        "K♥",
        "10♣",
        "A♦",
        "4♠",
        "K",
        "★",
        "#",
    ]


def test_suits_differ_by_letter():
    for code, _ in LANGUAGES:
        letters = [Words(code).suit_letter(suit) for suit in (1, 2, 3, 4)]
        for place, letter in enumerate(letters):
            assert 1 <= len(letter) <= 2 and letter not in letters[:place], (code, letters)


def test_names_by_seat():
    words = Words("nl")
    words.names = ["Ann", "Bob"]
    assert [words.name(seat) for seat in (0, 1, 2, 11, -1, -2)] == [
        "Ann",
        "Bob",
        "Speler 3",
        "Speler12",
        "pot",
        "kas",
    ]
    assert (words.label(1), words.label("pot")) == ("Bob", "pot")
    words.names = ["Cis"]
    assert words.name(0) == "Cis"
