"""The words of Huit: the model sentences letter for letter, and words for every house rule."""

from words_all import CODES, entries

from bankier.rules.games.huit import OPTIONS
from bankier.words import Words
from bankier.words.help import Help
from bankier.words.template import COLUMNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

A = 0
CLUBS, HEARTS = 1, 3
_MOST = 330  # letters of a text of the help: four screens of five lines

# key, facts, then the lines of nl, fr, pl, en; ~ is a space that is never broken.
MODEL: "tuple[tuple[Any, ...], ...]" = (
    (
        "turn",
        (A, HEARTS),
        "Het is aan {A}|Kleur: harten ♥",
        "À {A} de jouer|Couleur~: cœur ♥",
        "Teraz gra {A}|Kolor: kier ♥",
        "{A} to play|Suit: hearts ♥",
    ),
    (
        "refuse.suit",
        (HEARTS,),
        "Mag niet: leg|harten, een boer|of een joker",
        "Refusé~: il faut|du cœur, un valet|ou un joker",
        "Tak nie wolno:|tylko kier, walet|albo joker",
        "Not allowed: play|a heart, a jack|or a joker",
    ),
    (
        "refuse.run",
        (),
        "In een reeks alleen|een 2 of een joker",
        "Dans une série~:|2 ou joker seulement",
        "W serii tylko|dwójka albo joker",
        "In a run only|a 2 or a joker",
    ),
    (
        "reverse",
        (),
        "Heer: de richting|draait om",
        "Roi~: le jeu|change de sens",
        "Król: zmiana|kierunku gry",
        "King: the direction|is reversed",
    ),
    (
        "skip",
        (A,),
        "Acht: {A}|slaat een beurt over",
        "Huit~: {A}|passe son tour",
        "Ósemka: {A}|traci kolejkę",
        "Eight: {A}|misses a turn",
    ),
    (
        "suit.ask",
        (A,),
        "Boer: {A},|welke kleur?",
        "Valet~: {A},|quelle couleur~?",
        "Walet: {A},|jaki kolor?",
        "Jack: {A},|which suit?",
    ),
    (
        "suit.named",
        (A, CLUBS),
        "{A} kiest|klaveren ♣",
        "{A} demande|trèfle ♣",
        "{A} żąda koloru|trefl ♣",
        "{A} names|clubs ♣",
    ),
    (
        "run.ask",
        (A, 7),
        "Leg 2 of joker bij|of pak 7 kaarten",
        "Un 2, un joker,|ou piocher 7~cartes",
        "Dołóż 2 lub jokera|albo dobierz 7~kart",
        "Add a 2 or a joker,|or pick up 7 cards",
    ),
    (
        "run.ask",
        (A, 22),
        "Leg 2 of joker bij|of pak 22 kaarten",
        "Un 2, un joker,|ou piocher 22~cartes",
        "Dołóż 2 lub jokera|albo dobierz 22~karty",
        "Add a 2 or a joker,|or pick up 22 cards",
    ),
    (
        "draw",
        (A, 1),
        "{A} kan niet:|pak 1 kaart",
        "{A}~:|piocher 1~carte",
        "{A}: brak ruchu,|dobierz 1~kartę",
        "{A} cannot play:|draw 1 card",
    ),
    (
        "last.card",
        (A,),
        "{A}:|laatste kaart!",
        "{A}~:|dernière carte~!",
        "{A}:|ostatnia karta!",
        "{A}:|last card!",
    ),
    (
        "hand.over",
        (A,),
        "{A} is uit!|De ronde is gedaan",
        "{A} a fini~!|La manche est finie",
        "{A} kończy!|Koniec rozdania",
        "{A} is out!|The hand is over",
    ),
    (
        "points",
        (A, 35, 310),
        "{A}: 35 punten|samen 310",
        "{A}~: 35~points|total 310",
        "{A}: 35~punktów|razem 310",
        "{A}: 35 points|310 in all",
    ),
    (
        "reshuffle",
        (),
        "De stapel is op:|opnieuw schudden",
        "Pioche vide~:|on rebat les cartes",
        "Koniec stosu:|tasujemy odrzucone",
        "The stock is empty:|shuffle the discards",
    ),
    (
        "game.won",
        (A, 310),
        "{A} wint|met 310 punten",
        "{A} gagne|avec 310~points",
        "{A} wygrywa:|310~punktów",
        "{A} wins|with 310 points",
    ),
)


def test_every_model_sentence_comes_out_as_it_is_written():
    for place, code in enumerate(("nl", "fr", "pl", "en")):
        words = Words(code, "huit")
        words.names = ["{A}"]
        for key, facts, *lines in MODEL:
            expected = lines[place].replace("~", "\u00a0").replace("|", "\n")
            assert words.say(key, facts) == expected, (code, key, words.say(key, facts))


def test_forms_in_refusals_and_runs():
    french = Words("fr", "huit")
    french.names = ["Ann"]
    assert french.say("run.like", (A, 4, 2)) == "Un deux,\nou piocher 4\u00a0cartes"
    assert french.say("why.kinds", (1, 2, 1, 0, 3))[:7] == "1\u00a0joker"
    english = Words("en", "huit")
    assert (
        english.say("refuse.suit.one", (HEARTS, 8))
        == "Not allowed: play\na heart, an eight,\na jack or a joker"
    )
    polish = Words("pl", "huit")
    assert polish.say("run.like", (A, 5, 14)) == "Dołóż jokera\nalbo dobierz 5\u00a0kart"


def test_every_house_rule_and_choice_has_its_words():
    for code in CODES:
        told = Help(Words(code, "huit"))
        for option in OPTIONS:
            assert 0 < len(told.option(option.name)) <= COLUMNS, (code, option.name)
            if not option.choices:
                assert told.meaning(option.name, option.low), (code, option.name)
            for choice in option.choices:
                assert 0 < len(told.choice(option.name, choice)) <= COLUMNS, (code, option.name, choice)
                assert told.meaning(option.name, choice), (code, option.name, choice)
        parts = [told.part(part) for part in range(7)]
        assert [bool(text) for text in parts] == [True] * 6 + [False], code


def test_texts_of_the_help_are_short_and_can_be_broken_into_lines():
    for code in CODES:
        told = Help(Words(code, "huit"))
        for key, _ in entries(code, "huit_help"):
            text = told.text(key)
            assert 0 < len(text) <= _MOST and "  " not in text, (code, key, len(text))
            assert max([len(word) for word in text.split(" ")]) <= COLUMNS, (code, key)
