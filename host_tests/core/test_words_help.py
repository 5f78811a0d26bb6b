"""The words of house rules, and the help."""

import sys

from words_all import CODES, entries

from bankier.rules.games import load, names
from bankier.words import Words
from bankier.words.template import COLUMNS

_MOST = 330  # letters of a text: four screens of five lines


def test_every_house_rule_and_choice_has_its_words():
    for code in CODES:
        for game in names():
            words = Words(code, game)
            for option in load(game).OPTIONS:
                _has_words(words, option)


def _has_words(words, option):
    name = option.name
    about = (words.language, words.game, name)
    assert 0 < len(words.option(name)) <= COLUMNS, about
    if not option.choices:
        assert words.help(name, option.low) and words.choice(name, 3) == "3", about
    for choice in option.choices:
        assert 0 < len(words.choice(name, choice)) <= COLUMNS, (about, choice)
        assert words.help(name, choice), (about, choice)


def test_the_rules_of_every_part_and_the_use_of_the_device_are_there():
    for code in CODES:
        for game in names():
            words = Words(code, game)
            parts = len(load(game).PARTS)
            assert parts > 1 and words.rules_help(parts) == "", (code, game)
            assert all(words.rules_help(part) for part in range(parts)), (code, game)
        assert words.help_text("device.0") and words.help_text("device.4")
        assert words.help_text("device.5") == ""


def test_texts_are_short_and_can_be_broken_into_lines():
    for code in CODES:
        for name in ("help",) + tuple(game + "_help" for game in names()):
            words = Words(code, name[:-5] or None)
            for key, _ in entries(code, name):
                text = words.help_text(key)
                assert 0 < len(text) <= _MOST and "  " not in text, (code, key, len(text))
                assert max([len(word) for word in text.split(" ")]) <= COLUMNS, (code, key)


def test_without_a_game_there_is_still_help():
    words = Words("en")
    assert words.help_text("device.0") and words.rules_help(0) == "" and words.option("tie") == ""


def test_only_the_texts_stay_in_memory():
    words = Words("nl", "bankspel")
    words.option("tie")
    kept = [name for name in sys.modules if name.startswith("bankier.words.nl.")]
    assert kept == []
    assert not hasattr(sys.modules["bankier.words.nl"], "bankspel_help")
    words.drop_help()
    assert words.option("tie") == "Tegelijk"


def test_a_house_rule_and_its_choice_fit_on_one_line_of_a_menu():
    for code in CODES:
        for game in names():
            words = Words(code, game)
            for option in load(game).OPTIONS:
                for value in option.choices or (option.low, option.high):
                    line = words.option(option.name), words.choice(option.name, value)
                    assert len(line[0] + line[1]) < COLUMNS, (code, game, line)
