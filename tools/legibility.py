"""How large what is on the screen is, measured on the golden frames: docs/legibility.md.

    python -m tools.legibility

The height of a capital or figure is that of its lit pixels. What it comes to in minutes of arc depends
on the panel and on how far away one sits.
"""

import math
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tools.options import Options
from tools.shims import ROOT, install

install()

from bankier.screen.canvas import ROW  # noqa: E402  # the firmware can be imported only now
from bankier.screen.font import Font  # noqa: E402  # only now is it found
from bankier.words import LANGUAGES  # noqa: E402  # only now is it found
from tools.golden import books  # noqa: E402  # only now is it found
from tools.golden.album import Album  # noqa: E402  # only now is it found
from tools.golden.ink import Ink, Text  # noqa: E402  # only now is it found

PAGE = ROOT / "docs" / "legibility.md"
PANELS = {'0.96"': 0.170, '1.3"': 0.230, '2.42"': 0.430}  # pixel pitch in mm
DISTANCES = (600, 800, 1000)  # mm
LEAST_ARC = 16.0  # minutes of arc, at least (ISO 9241); 20 is better
CALL = 21  # pixels at least: rank and amount of a public call
TABLE = 13  # pixels at least: what a player must read to act

_PLAIN = "ABCDEFGHIKLMNOPRSTUVWXYZ0123456789"  # without accent or tail

# What text is for:
CALLED = "the rank and the amount of a call"
LISTED = "who gets or pays how much"
OPEN = "open cards"
HIDDEN = "cards for one pair of eyes"
HELD = "words for whoever holds the device"

_INTRO = """# How far away it can be read

Made by `make golden`, measured on the golden frames of all languages: the height of the lit pixels of
capitals and figures. In minutes of arc: 16 at least, 20 is better (ISO 9241). 5 is the limit of a good eye.
"""
_ADVICE = """
The 2.42" panel is the one for a table of more than four; the 0.96" one is for the banker only. What is in
the hand of whoever holds the device is in small type; everything that the others must read is not.
"""


class Size(NamedTuple):
    """The heights of the capitals of one use of text: the smallest and the largest, in pixels."""

    least: int
    most: int


class Measured(Album):
    """An album that measures what it takes.

    found -- use of a text, what it says and how high it is; lacking -- the frames of public calls on which
    the rank or the amount is not to be seen.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language, "bankspel", lambda title, pixels: None)
        self.found: list[tuple[str, str, int]] = []
        self.lacking: list[str] = []

    def shoot(self, title: str, question: Any, keys: str = "", *args: Any, **more: Any) -> None:
        """Take the frame, and measure all text on it."""
        with Ink() as ink:
            super().shoot(title, question, keys, *args, **more)
        for text in ink.texts:
            use = self._use(text, question)
            for height in heights(text, self._buffer):
                self.found.append((use, f"{self.words.language}, {title}: {text.text}", height))
        seen = {text.text for text in ink.texts if text.y == 0 and text.whole(self._buffer)}
        if question.kind in ("say", "choose") and not self._called(question) <= seen:
            self.lacking.append(f"{self.words.language}, {title}")

    def _use(self, text: Text, question: Any) -> str:
        """What a text is for, by what it says and not by its type."""
        if text.y == 0 and text.text in self._called(question):
            return CALLED
        if question.kind == "say" and text.text in self._listed(question):
            return LISTED
        if question.kind == "say" and question.lays and text.text in self._open(question):
            return OPEN
        if question.kind == "peek" and text.y == ROW and text.text in self._ranks(question.cards):
            return HIDDEN
        return HELD

    def _called(self, question: Any) -> set[str]:
        words = self.words
        called = {words.rank(question.card)} if question.card else set()
        if question.amount is not None:
            called.add(words.figure(question.amount))
        elif question.count is not None:
            called.add(str(question.count))
        return called

    def _listed(self, question: Any) -> set[str]:
        rows = question.rows
        signs = {("+" if amount > 0 else "") + self.words.figure(amount) for _, amount in rows}
        return {self.words.name(seat) for seat, _ in rows} | (set() if question.counts else signs)

    def _open(self, question: Any) -> set[str]:
        """The letters of all cards on the table: those of a ten are drawn apart."""
        return set("".join(self._ranks(b"".join(row[1] for row in question.spread()))))

    def _ranks(self, cards: bytes) -> set[str]:
        return {self.words.rank(card) for card in cards if card}


def heights(text: Text, buffer: bytearray) -> Iterator[int]:
    """The height in pixels of each plain capital and figure of a text that is whole in the buffer."""
    if text.whole(buffer):
        for letter in text.text:
            if letter in _PLAIN:
                yield _height(text.font, letter)


@cache
def _height(font: Font, letter: str) -> int:
    rows = [y for _, y in Text(font, letter, 0, 0, 1).dots()]
    return max(rows) - min(rows) + 1


def albums() -> list[Measured]:
    """All frames in all languages, measured."""
    taken = []
    for language, _ in LANGUAGES:
        for group in books.GROUPS.values():
            album = Measured(language)
            group.pages(album)
            taken.append(album)
    return taken


def sizes(measured: list[Measured]) -> dict[str, Size]:
    """The sizes by use, over all these albums."""
    known: dict[str, Size] = {}
    for album in measured:
        for use, _, height in album.found:
            old = known.get(use, Size(height, height))
            known[use] = Size(min(old.least, height), max(old.most, height))
    return known


def arc(height: float, distance: float) -> float:
    """The angle under which a height is seen, both in mm, in minutes of arc."""
    return math.degrees(2 * math.atan(height / 2 / distance)) * 60


def page(known: dict[str, Size]) -> str:
    """The text of docs/legibility.md."""
    lines = [_INTRO]
    for panel, pitch in PANELS.items():
        lines.append(f"## On a {panel} panel\n")
        lines.append("| | pixels | at 60 cm | at 80 cm | at 100 cm | readable up to |")
        lines.append("|---|---|---|---|---|---|")
        for use, size in sorted(known.items(), key=lambda item: -item[1].least):
            height = size.least * pitch
            arcs = " | ".join(f"{arc(height, distance):.0f}'" for distance in DISTANCES)
            far = height / (2 * math.tan(math.radians(LEAST_ARC / 60) / 2)) / 10
            lines.append(f"| {use} | {size.least} | {arcs} | {far:.0f} cm |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n" + _ADVICE


def main() -> int:
    """Write the page again; returns an exit status."""
    PAGE.write_text(page(sizes(albums())), encoding="utf-8", newline="\n")
    print(f"{PAGE.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    Options("python -m tools.legibility", __doc__).parse_args()
    sys.exit(main())
