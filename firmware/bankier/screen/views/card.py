"""A rank, and its suit where that matters."""

from ..canvas import HEIGHT, LINE, ROW, WIDTH
from ..events import JOKER, OK, RANK
from .view import BACK_OUT, BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

_CELL = 18  # pixels; seven to a row
_PER_ROW = 7
_JOKER = 14
_SUITS = 4
_FIGURE = 20  # pixels at the right that a big figure may take


class View(BaseView):
    """A ring of ranks, the joker and the extra answers; then, for some, a ring of suits."""

    def begin(self, start: "Any") -> None:
        """The cursor on the undone answer, else on the first extra one."""
        question = self.question
        self._ranks = _JOKER if question.joker else _JOKER - 1
        self._size = self._ranks + len(question.also)
        self.ranks = True
        self._rank = 0  # chosen, while its suit is asked
        self._suit = 0
        if start is None:
            start = -1 if question.also else 1
        self.place = (start & 15) - 1 if start >= 0 else self._ranks - 1 - start

    def draw(self, canvas: "Canvas") -> None:
        """The question, the extra answers under it, and the cells of the ring."""
        also = self.question.also
        self.head(canvas, 1 if also else 2)
        top = HEIGHT - 2 * ROW
        if self._rank:
            self._draw_suits(canvas, top)
            return
        if also:
            self._draw_also(canvas)
        for place in range(self._ranks):
            y = top + place // _PER_ROW * ROW
            text = self.words.rank(place + 1)
            canvas.cell(canvas.table, text, place % _PER_ROW * _CELL, y, _CELL, place == self.place)

    def key(self, code: int) -> "Any":
        """Back leaves the suits first."""
        answer = super().key(code)
        if answer is BACK_OUT and self._rank:
            self._rank = 0
            answer = None
        self.ranks = not self._rank
        return answer

    def move(self, step: int) -> None:
        """Round the suits, or round the cards."""
        step = 1 if step > 0 else -1
        if self._rank:
            self._suit = ring(self._suit, step, _SUITS)
        else:
            self.place = ring(self.place, step, self._size)

    def handle(self, kind: int, value: int) -> "Any":
        """OK, or the card's own key."""
        if kind == RANK and not self._rank:
            return self._take(value)
        if kind == JOKER and self.question.joker:
            return self._take(_JOKER)
        if kind == OK:
            if self._rank:
                return self._rank | (self._suit + 1) << 4
            if self.place >= self._ranks:
                return self._ranks - 1 - self.place
            return self._take(self.place + 1)
        return None

    def _take(self, rank: int) -> "int | None":
        if rank in self.question.suited:
            self._rank = rank
            return None
        return rank

    def _draw_also(self, canvas: "Canvas") -> None:
        """The extra answers side by side; when they are too long, from the chosen one on."""
        also = self.question.also
        chosen = max(self.place - self._ranks, 0)
        x = 0
        for place in range(chosen if self._too_wide() else 0, len(also)):
            text = self.words.say(also[place], self.question.facts)
            width = 6 * len(text) + 4
            if x and x + width > WIDTH - _FIGURE:
                break
            canvas.cell(canvas.small, text, x, LINE, width, self.place == self._ranks + place)
            x += width + 4

    def _too_wide(self) -> bool:
        texts = [self.words.say(key, self.question.facts) for key in self.question.also]
        return sum(6 * len(text) + 8 for text in texts) > WIDTH - _FIGURE

    def _draw_suits(self, canvas: "Canvas", top: int) -> None:
        canvas.text(canvas.table, self.words.rank(self._rank), 0, top)
        for place in range(_SUITS):
            text = self.words.suit_sign(place + 1)
            x = 24 + 26 * place
            canvas.cell(canvas.table, text, x, top, 24, place == self._suit)
            canvas.cell(canvas.small, self.words.suit_letter(place + 1), x, top + ROW, 24, False)
