"""The words of Bakarat: the model sentences letter for letter, every house rule with its help."""

from words_all import CODES, entries

from bankier.rules.games.bakarat import OPTIONS
from bankier.words import Words
from bankier.words.help import Help
from bankier.words.template import COLUMNS

A = 0
_MOST = 330  # letters of a text: four screens of five lines

# key, facts, then the lines of nl, fr, pl, en; ~ is a no-break space.
MODEL = (
    (
        "bank.named",
        (10,),
        "De bank: 10 frank|Zet maar in!",
        "La banque~: 10~francs|Faites vos jeux~!",
        "Bank: 10~zł|Można stawiać",
        "The bank is 10 francs|Place your stakes",
    ),
    (
        "free",
        (3, A),
        "Nog vrij: 3 frank|{A}, hoeveel?",
        "Il reste 3~francs|{A}, combien~?",
        "Wolne: 3~zł|Ile stawia {A}?",
        "Still free: 3 francs|{A}, how much?",
    ),
    (
        "refuse.stake",
        (3,),
        "Te veel: er is nog|maar 3 frank vrij",
        "Trop~: il ne reste|que 3~francs",
        "Za dużo!|Najwyżej 3~zł",
        "Too much: only|3 francs left",
    ),
    (
        "covered",
        (10,),
        "De bank is gedekt|Niet meer inzetten",
        "Banque couverte|Rien ne va plus",
        "W banku 10~zł|Koniec stawiania",
        "The bank is covered|No more stakes",
    ),
    (
        "in.bank",
        (9, 1),
        "In de bank: 9 frank|De bank neemt 1 terug",
        "En banque~: 9~francs|Le banquier reprend 1",
        "W banku 9~zł|Bankier odejmuje 1",
        "In the bank: 9 francs|Banker takes 1 back",
    ),
    (
        "plays",
        (A, 6),
        "{A} speelt|voor 6 frank",
        "{A} joue|6~francs",
        "Gra {A}|o 6~zł",
        "{A} plays|for 6 francs",
    ),
    (
        "natural",
        (9, A),
        "Meteen negen!|{A} wint",
        "{A} abat 9|et gagne le coup",
        "Od razu 9~oczek!|Wygrywa {A}",
        "A natural nine!|{A} wins",
    ),
    (
        "buy",
        (A,),
        "{A}: kopen|of passen?",
        "{A}~:|tirer ou rester~?",
        "{A}:|dokupić czy pas?",
        "{A}: buy|or stand?",
    ),
    (
        "tie",
        (6,),
        "Gelijk: 6 tegen 6|Opnieuw",
        "Égalité à 6|On rejoue le coup",
        "Remis 6:6|Gramy jeszcze raz",
        "A tie at 6|Play it again",
    ),
    (
        "broken",
        (A,),
        "De bank is gesprongen|Nieuwe bank: {A}",
        "La banque saute~!|Elle passe à {A}",
        "Bank rozbity!|Bankier: {A}",
        "The bank is broken!|Next banker: {A}",
    ),
    (
        "banker.wins",
        (6, A),
        "De bank wint|6 frank van {A}",
        "La banque gagne|6~francs",
        "Bankier wygrywa|6~zł",
        "The banker wins|6 francs",
    ),
    (
        "marker",
        (),
        "De merkkaart is eruit|Hierna schudden",
        "La carte de marque|est sortie~: on rebat|après ce coup",
        "Wyszła karta pionowa|Potem tasujemy",
        "The marker is out:|shuffle after this",
    ),
)

# Amounts of three figures: the last phrase moves to a line of its own.
LONG = (
    ("bank.named", "fr", (112,), "La banque~:|112~francs|Faites vos jeux~!"),
    ("bank.named", "en", (112,), "The bank is|112 francs|Place your stakes"),
    ("free", "en", (112, A), "Still free:|112 francs|Bernadet, how much?"),
    ("in.bank", "fr", (112, 1), "En banque~:|112~francs|Le banquier reprend 1"),
    ("in.bank", "en", (112, 1), "In the bank:|112 francs|Banker takes 1 back"),
    ("banker.wins", "nl", (112, A), "De bank wint|112 frank|van Bernadet"),
)


def words_of(code, name="{A}"):
    words = Words(code, "bakarat")
    words.names = [name, "{B}"]
    words.unit = ("zloty" if code == "pl" else "frank", 1)
    return words


def as_lines(text):
    return text.replace("~", "\u00a0").replace("|", "\n")


def test_every_model_sentence_comes_out_as_it_is_written():
    for place, code in enumerate(("nl", "fr", "pl", "en")):
        words = words_of(code)
        for entry in MODEL:
            said = words.say(entry[0], entry[1])
            assert said == as_lines(entry[2 + place]), (code, entry[0], said)


def test_a_long_line_is_broken_before_its_last_phrase():
    for key, code, facts, wanted in LONG:
        said = words_of(code, "Bernadet").say(key, facts)
        assert said == as_lines(wanted), (code, key, said)


def test_naming_the_bank_is_not_what_closes_the_staking():
    words = words_of("pl")
    assert "W banku" not in words.say("bank.named", (10,))
    assert words.say("in.bank", (9, 1)).startswith("W banku 9")


def test_what_is_taken_back_counts_the_worth_of_a_unit():
    words = words_of("nl")
    words.unit = ("frank", 5)
    assert words.say("in.bank", (9, 1)) == "In de bank: 45 frank\nDe bank neemt 5 terug"


def test_every_house_rule_and_choice_has_its_words():
    for code in CODES:
        told = Help(Words(code, "bakarat"))
        for option in OPTIONS:
            assert 0 < len(told.option(option.name)) <= COLUMNS, (code, option.name)
            if not option.choices:
                assert told.meaning(option.name, option.low) and told.choice(option.name, 3) == "3"
            for choice in option.choices:
                assert 0 < len(told.choice(option.name, choice)) <= COLUMNS, (code, option.name, choice)
                assert told.meaning(option.name, choice), (code, option.name, choice)


def test_the_rules_are_told_in_short_texts():
    for code in CODES:
        told = Help(Words(code, "bakarat"))
        assert [bool(told.part(part)) for part in range(7)] == [True] * 6 + [False], code
        for key, _ in entries(code, "bakarat_help"):
            text = told.text(key)
            assert 0 < len(text) <= _MOST and "  " not in text, (code, key, len(text))
            assert max([len(word) for word in text.split(" ")]) <= COLUMNS, (code, key)
