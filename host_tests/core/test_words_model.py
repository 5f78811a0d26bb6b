"""The model sentences come out letter for letter, in every language."""

from bankier.words import Words

BOER, DAME, HEER = 11, 12, 13
A, B = 0, 1

# key, facts, then the lines of nl, fr, pl, en. The space after a figure and before : ; ! ? that
# French and Polish never break is a no-break space; here it is written as ~.
MODEL = (
    ("pays", (1, 1), "De aas betaalt|1 frank", "L'as paie|1~franc", "As płaci|1~zł", "Aces pay|1 franc"),
    (
        "pays",
        (7, 2),
        "De zeven betaalt|2 frank",
        "Le sept paie|2~francs",
        "Siódemka płaci|2~zł",
        "Sevens pay|2 francs",
    ),
    (
        "pays",
        (DAME, 5),
        "De vrouw betaalt|5 frank",
        "La dame paie|5~francs",
        "Dama płaci|5~zł",
        "Queens pay|5 francs",
    ),
    (
        "takes",
        (HEER, 1),
        "De heer krijgt|1 frank",
        "Le roi reçoit|1~franc",
        "Król dostaje|1~zł",
        "Kings take|1 franc",
    ),
    (
        "turn",
        (BOER,),
        "Boer:|boeren omdraaien",
        "Valet~: retournez|vos valets",
        "Walet:|odwracamy walety",
        "Jack: turn over|your jacks",
    ),
    (
        "stop.said",
        (A,),
        "{A} zegt stop!|1 frank per kaart",
        "{A} dit stop~!|1~franc par carte",
        "{A} mówi: stop!|1~zł za każdą kartę",
        "{A} says stop!|1 franc for each card",
    ),
    (
        "stop.who",
        (),
        "Wie zei het eerst|stop?",
        "Qui a dit stop|en premier~?",
        "Kto pierwszy|powiedział stop?",
        "Who said stop|first?",
    ),
    (
        "four.offer",
        (3, 3),
        "Drie op drie!|Stoppen of verder?",
        "Un trois à trois~!|Stop ou encore~?",
        "Trójka na trzy!|Stop czy dalej?",
        "A three on three!|Stop or go on?",
    ),
    (
        "four.demand",
        (3,),
        "Iedereen betaalt|3 frank",
        "Chacun paie|3~francs",
        "Każdy płaci|3~zł",
        "Everyone pays|3 francs",
    ),
    (
        "four.nothing",
        (0,),
        "Tien kaarten:|niets gewonnen",
        "Dix cartes~:|rien de gagné",
        "Dziesięć kart:|nic z tego",
        "Ten cards:|nothing won",
    ),
    (
        "why.pays",
        (2, HEER, 3),
        "2 heren × 3 frank",
        "2~rois × 3~francs",
        "2~króle × 3~zł",
        "2 kings × 3 francs",
    ),
    (
        "end.settle",
        (A, B, 12),
        "{A} betaalt|12 frank aan {B}",
        "{A} paie|12~francs à {B}",
        "Płaci {A},|dostaje {B}:|12~zł",
        "{A} pays|12 francs to {B}",
    ),
    ("end.square", (), "Iedereen staat quitte", "Tout le monde|est quitte", "Wszyscy są kwita", "All square"),
    (
        "peek",
        (A,),
        "Alleen voor {A}:|houd OK ingedrukt",
        "Pour {A}~:|maintenir OK appuyé",
        "Tylko {A}:|przytrzymaj OK",
        "For {A} only:|hold OK down",
    ),
)
CODES = ("nl", "fr", "pl", "en")

# Amounts of three figures: the last phrase moves to a line of its own.
LONG = (
    ("end.settle", "nl", (A, B, 112), "Bernadet betaalt|112 frank|aan Zbigniew"),
    ("end.settle", "en", (A, B, 112), "Bernadet pays|112 francs|to Zbigniew"),
)


def _words(code):
    words = Words(code, "bankspel")
    words.names = ["{A}", "{B}"]
    words.unit = ("zloty" if code == "pl" else "frank", 1)
    return words


def _lines(text):
    return text.replace("~", "\u00a0").replace("|", "\n")


def test_every_model_sentence_comes_out_as_it_is_written():
    for place, code in enumerate(CODES):
        words = _words(code)
        for entry in MODEL:
            said = words.say(entry[0], entry[1])
            if entry[0] == "peek":  # how to look has its own place on the screen, after the cards
                said += ("~:\n" if code == "fr" else ":\n").replace("~", "\u00a0") + words.say("peek.hold")
            assert said == _lines(entry[2 + place]), (code, entry[0], said)


def test_a_long_line_is_broken_before_its_last_phrase():
    for key, code, facts, lines in LONG:
        words = _words(code)
        words.names = ["Bernadet", "Zbigniew"]
        said = words.say(key, facts)
        assert said == _lines(lines), (code, key, said)
