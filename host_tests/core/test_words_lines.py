"""Every sentence of every language: whole, and no line longer than the display."""

from words_all import CODES, GAMES, LONG_NAME, entries, facts_for, places, sentences, words_for

from bankier.app.describe import taken_back
from bankier.session.asides import OUT
from bankier.session.codec import add_aside
from bankier.words import Words, texts
from bankier.words.template import COLUMNS, fill

_MENU = 20  # columns of a line of a menu, and of a notice in its frame
_BUTTON = 12  # columns of one of two choices, in the type for the table
_TITLES = ("void.ask", "void.title", "end.ask", "correct.drop", "people.after")  # besides the lines of menus
_LISTS = ("main", "menu", "setup", "settings", "transfer", "reason", "mode", "text", "game", "purses")
_NOTICES = ("undo", "refuse")
_FREE = ("setup.help", "correct.parted", "code.pays")  # they are broken by the screen, or shown by a phone


def _check(code, game, name):
    words = words_for(code, game)
    for key, template in sentences(code, name):
        if key in _FREE or key.endswith(".help"):
            continue
        for unit in words.units() if ":money" in template else ("frank",):
            words.unit = (unit, 1)
            for facts in facts_for(key, template):
                said = words.say(key, facts)
                lines = said.split("\n")
                assert max([len(line) for line in lines]) <= COLUMNS, (code, key, lines)
                assert len(lines) <= 5 and min([len(line) for line in lines]) > 0, (code, key, lines)
                if "?" not in template:
                    assert "?" not in said, (code, key, facts, said)
                assert "{" not in said and "}" not in said and "\t" not in said, (code, key, said)


def test_no_line_of_the_common_words_is_too_long():
    for code in CODES:
        _check(code, None, "base")


def test_no_line_of_a_game_is_too_long():
    for code in CODES:
        for game in GAMES:
            _check(code, game, game)


def test_titles_and_lines_of_menus_are_one_line():
    for code in CODES:
        words = words_for(code)
        for key, _ in sentences(code, "base"):
            if (key.split(".")[0] in _LISTS or key in _TITLES) and not key.endswith(".help"):
                said = words.say(key, (1,))
                assert "\n" not in said and len(said) <= (COLUMNS if key in _TITLES else _MENU), (
                    code,
                    key,
                    said,
                )


def test_notices_fit_in_their_frame():
    for code in CODES:
        for name in ("base",) + GAMES:
            words = words_for(code, "bankspel" if name == "base" else name)
            for key, template in sentences(code, name):
                if key.split(".")[0] in _NOTICES or key in ("error.full", "correct.done"):
                    for facts in facts_for(key, template):
                        lines = words.say(key, facts).split("\n")
                        assert max([len(line) for line in lines]) <= _MENU, (code, key, lines)


def test_two_choices_fit_in_the_type_for_the_table():
    for code in CODES:
        words = words_for(code, "bankspel")
        keys = ["four.stop", "four.on", "four.none", "four.some"]
        for head in ("correct", "void", "end"):
            keys += [head + ".yes", head + ".no"]
        for key in keys:
            assert words.has(key) and len(words.say(key)) <= _BUTTON, (code, key)


def test_what_stands_beside_a_big_card_is_two_short_lines():
    for code in CODES:
        for game in GAMES:
            for key, template in sentences(code, game):
                if key.endswith(".brief"):
                    template = template.replace("{0:Number}", "dziesięć").replace("{0:name}", LONG_NAME)
                    lines = template.replace("{1:sign}", "♥").split("|")
                    assert len(lines) <= 2 and max([len(line) for line in lines]) <= 12, (code, key)


def test_no_key_is_there_twice():
    """But for what a game calls otherwise than the others: a round of Huit is a hand."""
    otherwise = (
        "menu.void",
        "menu.rounds",
        "rounds.void",
        "chart.none",
        "people.next",
        "undo.sealed",
        "void.ask",
        "void.done",
        "correct.round",
        "correct.earlier",
        "correct.goes",
        "correct.more",
        "correct.carry",
        "error.before",
        "why.none",
    )
    for code in CODES:
        for names in (("base",), ("help",)) + tuple(
            pair for game in GAMES for pair in ((game, "base"), (game + "_help",))
        ):
            seen = set()
            for name in names:
                for key, template in entries(code, name):
                    again = key in seen and not ("huit" in names and key in otherwise)
                    assert not again and template, (code, name, key)
                    seen.add(key)


def test_every_language_has_the_same_keys():
    for name in ("base", "help") + GAMES + tuple(game + "_help" for game in GAMES):
        kept: "set[str]" = set()
        for code in CODES:
            # a Polish number is not said with its noun where a verb would have to agree with it
            keys = {key for key, _ in entries(code, name) if not key.startswith("noun.")}
            assert not kept or keys == kept, (code, name, keys ^ kept)
            kept = keys


_FAMILY = {"ranks": "rank", "card": "rank", "": "number", "2": "number", "sign": "suit", "figure": "money"}
_ALONE = ("name", "money", "rank", "suit", "reason")


def _families(template):
    """What each fact is, as far as the template tells: a name, money, a rank, a number ..."""
    families: "dict[str, set[str]]" = {}
    for fact, kind, _, count in places(template):
        kind = _FAMILY.get(kind, kind)
        families.setdefault(fact, set()).add(kind if kind in _ALONE else "number")
        if count:
            families.setdefault(count, set()).add("number")
    return families


def test_a_fact_is_the_same_thing_in_every_language():
    for name in ("base",) + GAMES:
        first = dict(sentences(CODES[0], name))
        for code in CODES[1:]:
            for key, template in sentences(code, name):
                mine, other = _families(template), _families(first[key])
                for fact in mine:
                    assert fact not in other or mine[fact] == other[fact], (code, key, fact)


def test_every_place_in_a_template_is_one_that_the_words_know():
    for code in CODES:
        words = words_for(code)
        forms = texts.grammar(code).FORMS
        for name in ("base",) + GAMES:
            for key, template in sentences(code, name):
                for _, kind, form, _ in places(template):
                    known = kind in (
                        "",
                        "2",
                        "name",
                        "card",
                        "money",
                        "figure",
                        "reason",
                        "sign",
                        "rank",
                        "ranks",
                        "suit",
                        "number",
                    )
                    assert known or words.has("noun." + kind), (code, key, kind)
                    assert not form or form in forms, (code, key, form)


def test_a_sentence_that_is_not_there_shows_its_key():
    words = Words("nl")
    assert words.say("no.such.key", (1, 2)) == "?no.such.key"
    assert not words.has("no.such.key") and not words.has("pay") and words.has("why.line")
    assert not words.has("pays") and Words("nl", "bankspel").has("pays")


def test_facts_that_do_not_fit_show_as_a_question_mark():
    words = Words("nl", "bankspel")
    assert words.say("pays", ()) == "De ? betaalt\n?"
    assert words.say("pays", (15, 2)) == "De ? betaalt\n2 frank"
    assert words.say("count", (11, 2)) == "?: twee"
    assert words.say("why.aside", (99,)) == "Tussendoor: ?"


def test_marks_of_a_template():
    def show(kind, form, fact, number):
        return "%s.%s.%s.%s" % (kind, form, fact, number)

    assert fill("a~b|c_d", (), show) == "a\u00a0b\nc d"
    assert fill("twelve words_and ten more", (), show) == "twelve words\nand ten more"
    assert fill("one_two_three four five_six", (), show) == "one two\nthree four five six"
    assert fill("{0}{1:X.y*0}{#7:z}", (3, "é"), show) == "..3.-1X.y.é.3z..7.-1"


def test_another_language_takes_the_place_of_the_first():
    words = Words("nl", "bankspel")
    words.names = ["Ann"]
    words.use("en", "bankspel", "1RDV")
    assert words.say("pays", (13, 2)) == "Kings pay\n2 francs"
    assert (words.rank(13), words.name(0), words.language) == ("R", "Ann", "en")
    words.use("fr")
    assert words.say("on") == "Oui" and not words.has("pays") and words.rank(13) == "R"


def test_no_language_tells_a_fact_that_no_other_knows():
    """A fact that a sentence does not have shows as a question mark."""
    alone = ("covered", "banker.wins")  # told by one language only, and there
    for name in ("base",) + GAMES:
        used: "dict[str, list[set[str]]]" = {}
        for code in CODES:
            for key, template in sentences(code, name):
                used.setdefault(key, []).append(set(_families(template)))
        for key, sets in used.items():
            for facts in sets:
                known = {fact for others in sets if others is not facts for fact in others}
                assert facts <= known or key in alone, (name, key, facts - known)


def test_what_was_done_about_somebody_has_the_colon_of_the_language():
    for code, said in (("fr", "Ann\u00a0: "), ("nl", "Ann: "), ("pl", "Ann: "), ("en", "Ann: ")):
        words = Words(code, "bankspel")
        words.names = ["Ann"]
        undone = bytearray()
        add_aside(undone, OUT, (0,))
        assert said + words.say("people.out") in taken_back(words, None, bytes(undone)), code
