"""The players' guides show real screens, call things as those do, and say the same in all languages."""

import re
from pathlib import Path

import pytest
from words_all import GAMES

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
WORDS = ROOT / "firmware" / "bankier" / "words"
CODES = ("en", "nl", "fr", "pl")


def page_of(game: str, language: str) -> str:
    return f"play-{game}.md" if language == "en" else f"play-{game}.{language}.md"


PAGES = {page_of(game, code): (game, code) for game in GAMES for code in CODES}
PAIRS = [(page_of(game, "en"), page_of(game, code)) for game in GAMES for code in CODES[1:]]


def text(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def pictures(page: str) -> list[str]:
    """The pictures of a page in their order, without game and language."""
    names = re.findall(r"\]\(pictures/(.*?)\.png\)", text(page))
    prefix = "-".join(PAGES[page]) + "/"
    assert [name for name in names if not name.startswith(prefix)] == []
    return [name[len(prefix) :] for name in names]


def on_screen(game: str, language: str) -> set[str]:
    """All that the device may say in a game, without facts and line breaks."""
    lines = "".join(
        (WORDS / language / f"{name}.txt").read_text(encoding="utf-8")
        for name in ("base", game, f"{game}_help")
    ).splitlines()
    said = {line.split(": ", 1)[1] for line in lines if re.match(r"[\w.]+: ", line)}
    return {re.sub(r"[|_~]", " ", one).split(": {")[0].split(" {")[0].strip().casefold() for one in said}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#:]+)", text(page))
    assert links
    assert [link for link in links if not (DOCS / link).is_file()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_anchor_is_a_heading_of_the_rulebook(page):
    titles = re.findall(r"^#+ (.*)$", text("rulebook.md"), re.MULTILINE)
    known = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert set(re.findall(r"rulebook\.md#([^)]+)", text(page))) <= known


@pytest.mark.parametrize("page", PAGES)
def test_what_stands_in_italics_is_on_the_screen(page):
    named = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text(page).replace("\n", " "))
    said = on_screen(*PAGES[page])
    assert named
    assert [name for name in named if name.casefold() not in said] == []


@pytest.mark.parametrize(("english", "own"), PAIRS)
def test_every_language_shows_the_same(english, own):
    assert pictures(english) == pictures(own)
    assert text(english).count("\n#") == text(own).count("\n#")
    assert text(english).count("**") == text(own).count("**")


@pytest.mark.parametrize("page", PAGES)
def test_no_picture_was_made_for_nothing(page):
    made = {path.stem for path in (DOCS / "pictures" / "-".join(PAGES[page])).glob("*.png")}
    assert made == set(pictures(page))


@pytest.mark.parametrize("page", PAGES)
def test_a_row_on_top_leads_to_the_other_languages(page):
    game, own = PAGES[page]
    row = text(page).split("\n\n")[1].split(" · ")
    links = [re.sub(r".*\((.*)\)", r"\1", one) for one in row]
    assert [link for link in links if link in PAGES] == [page_of(game, code) for code in CODES if code != own]
    assert len(row) == len(CODES)


def test_the_readme_links_every_guide():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [page for page in PAGES if f"docs/{page}" not in readme] == []
    assert "docs/rulebook.md" in readme
