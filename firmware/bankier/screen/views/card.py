"""A rank, and its suit where that matters."""

from ..canvas import HEIGHT, LINE, ROW
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


class View(BaseView):
    """A ring of ranks, the joker and the extra answers; then, for some, a ring of suits."""

    def begin(self, start: "Any") -> None:
        """The cursor on the undone answer, else on the first extra one."""
        question = self.question
        self._ranks = _JOKER if question.joker else _JOKER - 1
        self._size = self._ranks + len(question.also)
        self.ranks = True
        self._rank = 0  # chosen, while its suit is asked
        self._suit = max(question.suit_first - 1, 0)
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
            self.extras(canvas, self.place - self._ranks, LINE, self.right)
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

    def _draw_suits(self, canvas: "Canvas", top: int) -> None:
        canvas.text(canvas.table, self.words.rank(self._rank), 0, top)
        for place in range(_SUITS):
            text = self.words.suit_sign(place + 1)
            x = 24 + 26 * place
            canvas.cell(canvas.table, text, x, top, 24, place == self._suit)
            canvas.cell(canvas.small, self.words.suit_letter(place + 1), x, top + ROW, 24, False)
