"""The players' guides show real screens, call things as those do, and say the same in both languages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
WORDS = ROOT / "firmware" / "bankier" / "words"
PAGES = {  # game and language of each guide
    "play-bankspel.md": ("bankspel", "en"),
    "play-bankspel.nl.md": ("bankspel", "nl"),
    "play-huit.md": ("huit", "en"),
    "play-huit.fr.md": ("huit", "fr"),
    "play-bakarat.md": ("bakarat", "en"),
    "play-bakarat.pl.md": ("bakarat", "pl"),
}
PAIRS = [
    (page, f"{page[:-3]}.{own}.md") for page, own in zip(list(PAGES)[::2], ("nl", "fr", "pl"), strict=True)
]


def text(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def pictures(page: str) -> list[str]:
    """The pictures of a page in their order, without game and language."""
    names = re.findall(r"\]\(pictures/(.*?)\.png\)", text(page))
    prefix = "-".join(PAGES[page]) + "-"
    assert [name for name in names if not name.startswith(prefix)] == []
    return [name[len(prefix) :] for name in names]


def on_screen(game: str, language: str) -> set[str]:
    """All that the device may say in a game, without facts and line breaks."""
    lines = "".join(
        (WORDS / language / f"{name}.txt").read_text(encoding="utf-8")
        for name in ("base", game, f"{game}_help")
    ).splitlines()
    said = {line.split(": ", 1)[1] for line in lines if re.match(r"[\w.]+: ", line)}
    return {re.sub(r"[|_~]", " ", one).split(": {")[0].split(" {")[0].casefold() for one in said}


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
def test_both_languages_show_the_same(english, own):
    assert pictures(english) == pictures(own)
    assert text(english).count("\n#") == text(own).count("\n#")
    assert len(re.findall(r"\*\*.*?\*\*", text(english))) == len(re.findall(r"\*\*.*?\*\*", text(own)))


@pytest.mark.parametrize("page", PAGES)
def test_no_picture_was_made_for_nothing(page):
    prefix = "-".join(PAGES[page]) + "-"
    made = {path.stem[len(prefix) :] for path in (DOCS / "pictures").glob(prefix + "*.png")}
    assert made == set(pictures(page))


def test_the_readme_links_every_guide():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [page for page in PAGES if f"docs/{page}" not in readme] == []
    assert "docs/rulebook.md" in readme
