"""docs/rulebook.md has every house rule of every game, with its choices and its default."""

import re
from pathlib import Path
from typing import Any

import pytest

from bankier.rules import games

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
SECTIONS = {"bankspel": 1, "huit": 2, "bakarat": 3}  # as the code cites them


def section(game: str) -> str:
    """The text of a game's section."""
    number = SECTIONS[game]
    (text,) = re.findall(rf"^## {number}\. .*?$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(text)


def rows(game: str) -> "dict[str, tuple[str, str]]":
    """The table of house rules: the point and the choices, by name."""
    table = section(game).split("### House rules")[1].split("###")[0]
    found = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*) \|$", table, re.MULTILINE)
    return {name: (point, choices) for name, point, choices in found}


def options(game: str) -> "dict[str, Any]":
    return {option.name: option for option in games.load(game).OPTIONS}


EACH = [(game, name) for game in SECTIONS for name in options(game)]


def test_every_game_has_a_section():
    assert set(SECTIONS) == set(games.names())


@pytest.mark.parametrize("game", SECTIONS)
def test_the_rules_are_those_of_the_game_in_its_order(game):
    assert list(rows(game)) == list(options(game))


@pytest.mark.parametrize(("game", "name"), EACH)
def test_each_rule_has_its_choices_the_usual_one_first(game, name):
    option, text = options(game)[name], rows(game)[name][1]
    assert option.choices or f"{option.low}-{option.high}; usually {option.usual(4)}" in text
    # A choice opens a sentence; other names in a row only refer to something.
    named = tuple(re.findall(r"(?:^|\. )`(\w+)`", text))
    assert named == option.choices
    assert not option.choices or option.usual(4) == named[0]


@pytest.mark.parametrize(("game", "name"), EACH)
def test_each_rule_says_in_which_modes_it_matters(game, name):
    option, point = options(game)[name], rows(game)[name][0]
    stated = re.findall(r"\((`.*?`) only\)", point)
    modes = re.findall(r"`(\w+)`", stated[0]) if stated else []
    assert modes == list(option.modes)


@pytest.mark.parametrize("game", SECTIONS)
def test_the_code_cites_the_section(game):
    text = (ROOT / "firmware" / "bankier" / "rules" / "games" / game / "__init__.py").read_text(
        encoding="utf-8"
    )
    assert f"Rulebook, section {SECTIONS[game]}" in text


def test_the_number_of_packs_grows_where_the_page_says():
    packs = options("bankspel")["packs"]
    seats = next(seats for seats in range(2, 17) if packs.usual(seats) != packs.usual(2))
    assert f"from {seats} players on {packs.usual(seats)}" in rows("bankspel")["packs"][1]
