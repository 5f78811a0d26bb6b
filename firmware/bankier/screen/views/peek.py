"""Cards for one seat's eyes, shown only while OK is held down."""

from ...rules.questions import OK as SEEN
from ..canvas import COLUMNS, HEIGHT, LINE, ROW, WIDTH, wrap
from ..events import DOWN, JOKER, MENU, OK, UP, kind_of
from .view import TABLE_MENU, BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

_SUITED = 32  # pixels from one card to the next
_PLAIN = 25  # if no suit matters
_GAP = 2
_FIRST = 18  # where three lines begin, and how far apart they are, to fit between the name and the choice
_CLOSE = 11


class View(BaseView):
    """A ring of the cards (if one may be picked), the extra answers and, last, the table menu.

    Holding OK shows the cards; a short OK takes what is chosen, once the
    cards have been looked at.
    """

    def begin(self, start: "Any") -> None:
        """Closed, on the first card or the first extra answer."""
        question = self.question
        self._cards = len(question.cards) if question.picks else 0
        self._size = self._cards + max(len(question.also), 0 if question.picks else 1) + 1
        self.place = 0
        if start is not None:
            self.place = min(start, self._size - 1) if start >= 0 else self._cards - 1 - start
        self.open = False
        self._looked = False
        self._scroll = 0
        self._pitch = _SUITED if any(card >> 4 for card in question.cards) else _PLAIN
        self._shown = WIDTH // self._pitch  # cards at a time

    def draw(self, canvas: "Canvas") -> None:
        """Whose cards; then the cards while the key is held, else how to look."""
        seat = self.question.seat
        canvas.text(canvas.table, self.words.name(seat), 0, 0)
        if self.open:
            self._draw_cards(canvas)
        else:
            lines = wrap(self.sentence(), COLUMNS)[:2] + [self.words.say("peek.hold")]
            y = _FIRST + (3 - len(lines)) * _CLOSE // 2
            for line in lines:
                canvas.text(canvas.small, line, 0, y)
                y += _CLOSE
        self._draw_choice(canvas)

    def key(self, code: int) -> "Any":
        """Holding OK opens; so the menu is a choice here and no long press."""
        kind = kind_of(code)
        if kind == DOWN:
            self.open = True
        elif kind == UP:
            self.open = False
        elif self.open and kind in (MENU, JOKER):
            self._looked = True  # OK was held long enough to look
        elif kind == OK:
            if self.place == self._size - 1:
                return TABLE_MENU
            chooses = self._cards or self.question.also
            return self._answer() if self._looked or not chooses else None
        else:
            return super().key(code)
        return None

    def move(self, step: int) -> None:
        """Round the choices; while the cards are shown and none may be picked, along the cards."""
        self._looked = self._looked or self.open
        step = 1 if step > 0 else -1
        if self.open and not self._cards:
            self._scroll = ring(self._scroll, step, max(len(self.question.cards) - self._shown + 1, 1))
        else:
            self.place = ring(self.place, step, self._size)

    def _answer(self) -> "Any":
        if self.place < self._cards:
            return self.place
        return self._cards - 1 - self.place if self.question.also else SEEN

    def _draw_cards(self, canvas: "Canvas") -> None:
        question = self.question
        first = self._scroll
        if self._cards:
            first = min(max(self.place - 1, 0), max(self._cards - self._shown, 0))
        for column, place in enumerate(range(first, min(first + self._shown, len(question.cards)))):
            card = question.cards[place]
            x = column * self._pitch
            right = x + self._pitch - _GAP
            lit = place == self.place and self._cards > 0
            if lit:
                canvas.fill(x, ROW, right - x, ROW)
            end = canvas.text(canvas.table, self.words.rank(card), x + 1, ROW, not lit)
            if card >> 4:
                sign = self.words.suit_sign(card >> 4)
                canvas.text(canvas.table, sign, min(end, right - 10), ROW, not lit)
                canvas.text(canvas.small, self.words.suit_letter(card >> 4), x + 2, 2 * ROW)
            if question.marks and question.marks[place]:
                canvas.text(canvas.small, "*", right - 6, 2 * ROW)
        if len(question.cards) > self._shown:
            canvas.right(canvas.small, "%d/%d" % (first + 1, len(question.cards)), WIDTH, 0)

    def _draw_choice(self, canvas: "Canvas") -> None:
        """The chosen answer, if it is none of the hidden cards."""
        y = HEIGHT - LINE
        question = self.question
        if self.place < self._cards:
            text = self.words.say("peek.card", (self.place + 1, self._cards))
        elif self.place == self._size - 1:
            text = self.words.say("peek.menu")
        elif question.also:
            text = self.words.say(question.also[self.place - self._cards], question.facts)
        else:
            text = self.words.say("peek.seen")
        canvas.cell(canvas.small, text, 0, y, WIDTH, True)
