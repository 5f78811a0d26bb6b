"""On every golden frame all text has room: nothing is cut off, covered or written over something else."""

from itertools import combinations

import pytest

from bankier.screen.canvas import Canvas
from bankier.screen.views import view_of
from bankier.words import LANGUAGES
from tools.golden import books
from tools.golden.album import Album, codes
from tools.golden.ink import Ink

LARGE = "say: a large amount"  # with five figures there is no room for whole names, nor for words
CROWDED = {  # what need not be whole, by the end of the frame's title
    LARGE,
    "say: a suited card and an amount",
    "say: the joker",
}
WORTH = 16  # letters of a line that say enough: a whole question seldom fits
_OK = codes("o")[0]
_MOST_PAGES = 20


class Checked(Album):
    """An album that looks at the room on what it takes."""

    def __init__(self, language):
        super().__init__(language, "bankspel", lambda title, pixels: None)
        self.complaints = []

    def shoot(self, title, question, keys="", start=None, notice="", spread=()):
        with Ink() as ink:
            super().shoot(title, question, keys, start, notice, spread)
            texts = ink.texts
            self._check_room(title, texts, len(notice.split("\n")) if notice else 0)
            if not notice and title not in CROWDED:
                self._check_words(title, question, texts, ink)

    def complain(self, title, what):
        self.complaints.append(f"{self.words.language}, {title}: {what}")

    def _check_room(self, title, texts, on_top):
        """All inside the screen; but for a notice, which covers what is below it, nothing on anything."""
        for text in texts:
            if text.text.startswith("?") and len(text.text) > 1:
                self.complain(title, f"there are no words for {text.text}")
            if not text.inside():
                self.complain(title, f"{text.text!r} is cut off")
            elif not on_top and not text.whole(self._buffer):
                self.complain(title, f"{text.text!r} is covered")
        below = texts[: len(texts) - on_top]
        dots = [set(text.dots()) for text in below]
        for one, other in combinations(range(len(below)), 2):
            if dots[one] & dots[other]:
                self.complain(title, f"{below[one].text!r} and {below[other].text!r} touch")

    def _check_words(self, title, question, texts, ink):
        """Everything that should be said is there, in whole words."""
        drawn = [text.text for text in texts]
        if question.kind == "menu":
            cut = self._cut_lines(question, drawn)
        elif question.kind in ("peek", "text", "sheet", "chart", "code"):
            cut = []
        else:
            if question.kind == "say":
                drawn = self._paged(question, ink)
            cut = sorted(set(self._sentence(question).split()) - set(" ".join(drawn).split()))
        for text in cut:
            self.complain(title, f"{text!r} is cut" if question.kind == "menu" else f"{text!r} is lost")

    def _cut_lines(self, menu, drawn):
        """The lines of a menu that do not say all they should: the chosen one all, others words or value."""
        shown = [menu.line(place) for place in range(menu.size)]
        begun = {text[:WORTH] for text in drawn}
        cut = [part for part in shown[menu.start] if part and part[:WORTH] not in begun]
        for text, value in shown:
            words = [part for part in drawn if part != menu.title and len(part) > 1 and text.startswith(part)]
            if words and not {text, value} & set(drawn):
                cut.append(text)
        return cut

    def _paged(self, question, ink):
        """All texts on the pages of a say."""
        view = view_of(question, self.words)
        ink.clear()
        for _ in range(_MOST_PAGES):
            self.canvas.clear()
            view.draw(self.canvas)
            if view.key(_OK) is not None:
                return [text.text for text in ink.texts]
        raise AssertionError("a say without end")

    def _sentence(self, question):
        """What the head of the screen has to say: the few words beside a big figure, or the sentence."""
        called = (question.card, question.amount, question.count) != (None, None, None)
        brief = question.key + ".brief"
        short = called and self.words.has(brief)
        return self.words.say(brief if short else question.key, question.facts)


@pytest.mark.parametrize("group", books.GROUPS)
@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
def test_all_text_has_room(language, group):
    album = Checked(language)
    books.GROUPS[group].pages(album)
    assert album.complaints == []


def test_text_without_room_is_seen():
    album = Checked("en")
    buffer = bytearray(1024)
    canvas = Canvas(buffer)
    with Ink() as ink:
        canvas.text(canvas.table, "Bernadet", 0, 0)
        canvas.right(canvas.table, "+14000", 128, 0)
        canvas.text(canvas.small, "cut off", 100, 30)
        canvas.text(canvas.small, "covered", 0, 40)
        canvas.bar(41, 12)
        canvas.text(canvas.small, "fine", 60, 30)
        album._buffer = buffer
        album._check_room("a frame", ink.texts, 0)
    assert [complaint.split(": ")[1] for complaint in album.complaints] == [
        "'cut off' is cut off",
        "'covered' is covered",
        "'Bernadet' and '+14000' touch",
    ]
