"""What may not be in a sentence: a declined name, a space that breaks, a letter that no font has."""

import re

import pytest
from letters import lacks
from words_all import CODES, GAMES, entries, sentences

from bankier.screen.fonts import load
from bankier.words import Words

NAMES = ("base", *GAMES)
HELPS = ("help", *(game + "_help" for game in GAMES))
NAME = r"\{\d:name\}"

DECLINED = {  # what puts a name in another form than the one that was typed
    "nl": NAME + r"('?s\b)",
    "en": NAME + r"'s?\b",
    "fr": r"\b(de|d'|du|que|qu'|le|la|l')[ _~]?" + NAME,
    "pl": r"\b(do|od|dla|z|za|na|u|o|w|przez|przed|po|ze|we)[ _~]" + NAME,
}


def texts(code: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    return [entry for name in names for entry in sentences(code, name)]


@pytest.mark.parametrize("code", sorted(DECLINED))
def test_no_name_is_declined(code: str) -> None:
    for key, template in texts(code, NAMES):
        assert not re.search(DECLINED[code], template), (key, template)


@pytest.mark.parametrize(
    ("code", "bad"),
    [
        ("nl", "{0:name}s kaart"),
        ("en", "{0:name}'s card"),
        ("fr", "la carte de {0:name}"),
        ("pl", "karta dla {0:name}"),
    ],
)
def test_a_declined_name_would_be_found(code: str, bad: str) -> None:
    assert re.search(DECLINED[code], bad)


def test_every_language_is_looked_at() -> None:
    assert sorted(DECLINED) == sorted(CODES)


def test_french_has_no_breaking_space_before_its_marks() -> None:
    for key, template in texts("fr", NAMES + HELPS):
        assert not re.search(r"[^~][:;!?»](?=$|[ |_~\"])", re.sub(r"\{[^}]*\}", "x", template)), (
            key,
            template,
        )


def test_polish_shows_nobodys_gender_and_no_number_agrees_with_a_verb() -> None:
    """No past tense beside a name, and none of the words that change with a number."""
    for key, template in texts("pl", NAMES):
        assert not re.search(NAME + r"[^|]*\w+(ł|ła|ły|li)\b", template), (key, template)
        assert not re.search(r"\b(został[oaiy]?|zostały|jest|są|było|były) \{", template), (key, template)


def test_dutch_has_no_franken() -> None:
    assert not [entry for entry in texts("nl", NAMES + HELPS) if "franken" in entry[1]]


@pytest.mark.parametrize("code", CODES)
def test_every_letter_is_in_the_fonts(code: str) -> None:
    every = "".join(template for name in NAMES + HELPS for _, template in entries(code, name))
    every += "".join(Words(code).card(card) for card in (0, 14, 0x11, 0x22, 0x33, 0x44)) + "\u00a0"
    for font in ("6x12", "10x20"):
        assert lacks(load(font), every.replace("\n", "")) == "", font


@pytest.mark.parametrize("code", CODES)
def test_what_is_shown_biggest_is_in_the_biggest_font(code: str) -> None:
    words = Words(code)
    words.unit = ("frank", 1000)
    shown = words.figure(-112) + "".join(words.rank(card) for card in range(1, 15))
    shown += "".join(words.suit_sign(suit) for suit in (1, 2, 3, 4))
    assert lacks(load("big"), shown) == ""


@pytest.mark.parametrize("code", CODES)
def test_spaces_are_single_and_lines_have_no_ends_of_space(code: str) -> None:
    for key, template in texts(code, NAMES + HELPS):
        assert not re.search(r"(^|[ _~|])[ _|]|[ _~|]$", template), (key, template)
