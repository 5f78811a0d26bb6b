"""The fonts have every character, are legible, small enough, and come from their sources."""

from functools import cache
from itertools import combinations

import pytest
from letters import lacks

from bankier.screen import fonts
from tools import make_fonts

CAPITALS = {"6x12": 7, "10x20": 13, "big": 24}
TEXT_FONTS = ("6x12", "10x20")
RANK_FONTS = ("6x12", "10x20", "big")

DUTCH = "áéíóúàèëïöüĳ"
FRENCH = "àâæçéèêëîïôœùûüÿ"
POLISH = "ąćęłńóśźż"
SIGNS = "\xa0€£♣♦♥♠←→↑↓↶↷×·…«»„”’–—½°★✓−"
BIG = "0123456789AKQJHVBRDWSTOP!+-−×/.,: \xa0♣♦♥♠★"
ALIKE = ("A4", "68", "5S", "B8", "1I", "1l", "Il")
INDEXES = ("AKQJ1234567890", "AHVB234567890", "1RDV234567890", "AKDW234567890")  # of four kinds of pack


@cache
def _faces():
    """Made when a test first asks: it takes seconds, which every process that collects would spend."""
    return {face.name: face for face in make_fonts.faces()}


def _difference(font: str, one: str, other: str) -> int:
    """How many pixels differ between two characters drawn in the same place."""
    a, b = (_faces()[font].glyphs[char] for char in (one, other))
    width = max(len(a[0]), len(b[0]))
    rows = zip(a, b, strict=True)
    return sum(p != q for r, s in rows for p, q in zip(_pad(r, width), _pad(s, width), strict=True))


def _pad(row: list[int], width: int) -> list[int]:
    return row + [0] * (width - len(row))


@pytest.mark.parametrize("name", CAPITALS)
def test_the_file_is_what_its_source_makes(name):
    made = make_fonts.file(_faces()[name])
    kept = (make_fonts.TARGET / f"{name}.font").read_bytes()
    assert made == kept, "run `make fonts`, and commit what it changes"


def test_every_font_file_has_a_source():
    assert {path.stem for path in make_fonts.TARGET.glob("*.font")} == set(_faces())


@pytest.mark.parametrize("name", TEXT_FONTS)
@pytest.mark.parametrize("letters", [DUTCH, FRENCH, POLISH])
def test_every_letter_of_the_languages_is_there(name, letters):
    assert lacks(fonts.load(name), letters + letters.upper()) == ""


@pytest.mark.parametrize("name", TEXT_FONTS)
def test_ascii_and_signs_are_there(name):
    assert lacks(fonts.load(name), make_fonts.ASCII + SIGNS) == ""


def test_what_is_called_out_loud_is_there_in_big():
    assert lacks(fonts.load("big"), BIG) == ""


@pytest.mark.parametrize("name", CAPITALS)
def test_capital_heights(name):
    font = fonts.load(name)
    assert font.caps == make_fonts.capitals(_faces()[name].glyphs)[1] == CAPITALS[name]


@pytest.mark.parametrize("name", RANK_FONTS)
def test_ranks_cannot_be_mistaken(name):
    glyphs = _faces()[name].glyphs
    pairs = [pair for pair in ALIKE if set(pair) <= set(glyphs)]
    pairs += [one + other for index in INDEXES for one, other in combinations(index, 2)]
    assert {pair for pair in pairs if _difference(name, *pair) < 4} == set()


@pytest.mark.parametrize("name", CAPITALS)
def test_suits_cannot_be_mistaken(name):
    assert {a + b for a, b in combinations("♣♦♥♠★", 2) if _difference(name, a, b) < 4} == set()


@pytest.mark.parametrize("name", CAPITALS)
def test_no_two_characters_look_the_same(name):
    seen: dict[str, str] = {}
    for char, rows in _faces()[name].glyphs.items():
        if char in "\xa0−–—-":  # a no-break space is a space, and short dashes may agree
            continue
        assert seen.setdefault(str(rows), char) == char


def test_ten_is_narrow_enough_for_a_rank_and_an_amount():
    assert fonts.load("big").width("10♥ 10") <= 128


def test_all_fonts_together_stay_small():
    sizes = {name: (make_fonts.TARGET / f"{name}.font").stat().st_size for name in CAPITALS}
    assert sum(sizes.values()) <= 16 * 1024, sizes
