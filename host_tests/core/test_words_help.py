"""The words of house rules, and the help."""

import sys

from words_all import CODES, entries

from bankier.rules.games import load, names
from bankier.words import Words
from bankier.words.help import Help
from bankier.words.template import COLUMNS

_MOST = 330  # letters of a text: four screens of five lines


def test_every_house_rule_and_choice_has_its_words():
    for code in CODES:
        for game in names():
            told = Help(Words(code, game))
            for option in load(game).OPTIONS:
                _has_words(told, option, (code, game))


def _has_words(told, option, where):
    name = option.name
    about = where + (name,)
    assert 0 < len(told.option(name)) <= COLUMNS, about
    if not option.choices:
        assert told.meaning(name, option.low) and told.choice(name, 3) == "3", about
    for choice in option.choices:
        assert 0 < len(told.choice(name, choice)) <= COLUMNS, (about, choice)
        assert told.meaning(name, choice), (about, choice)


def test_the_rules_of_every_part_and_the_use_of_the_device_are_there():
    for code in CODES:
        for game in names():
            told = Help(Words(code, game))
            parts = len(load(game).PARTS)
            assert parts > 1 and told.part(parts) == "", (code, game)
            assert all(told.part(part) for part in range(parts)), (code, game)
        assert told.text("device.0") and told.text("device.4")
        assert told.text("device.5") == ""


def test_texts_are_short_and_can_be_broken_into_lines():
    for code in CODES:
        for name in ("help",) + tuple(game + "_help" for game in names()):
            told = Help(Words(code, name[:-5] or None))
            for key, _ in entries(code, name):
                text = told.text(key)
                assert 0 < len(text) <= _MOST and "  " not in text, (code, key, len(text))
                assert max([len(word) for word in text.split(" ")]) <= COLUMNS, (code, key)


def test_without_a_game_there_is_still_help():
    told = Help(Words("en"))
    assert told.text("device.0") and told.part(0) == "" and told.option("tie") == ""


def test_nothing_of_it_stays_in_memory():
    told = Help(Words("nl", "bankspel"))
    assert told.option("tie") == "Tegelijk"
    kept = [name for name in sys.modules if name.startswith("bankier.words.nl.")]
    assert kept == []
    assert not hasattr(sys.modules["bankier.words.nl"], "bankspel_help")


def test_a_house_rule_and_its_choice_fit_on_one_line_of_a_menu():
    for code in CODES:
        for game in names():
            told = Help(Words(code, game))
            for option in load(game).OPTIONS:
                for value in option.choices or (option.low, option.high):
                    line = told.option(option.name), told.choice(option.name, value)
                    assert len(line[0] + line[1]) < COLUMNS, (code, game, line)
