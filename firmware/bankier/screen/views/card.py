"""A rank, and its suit where that matters."""

from ..canvas import COLUMNS, EXTRA, FOOT, LINE, ROW, TEXT, WIDTH
from ..events import JOKER, OK, RANK
from ..rows import CLOSE, table_row
from ..summary import summary
from .view import BACK_OUT, BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

_GAP = 3  # pixels round a rank of the ring
_JOKER = 14
_SUITS = 4


class View(BaseView):
    """A ring of ranks, the joker and the extra answers; then, for some, a ring of suits."""

    def begin(self, start: "Any") -> None:
        """The cursor on the undone answer, else on the first extra one."""
        question = self.question
        self._offered: bytes = question.ranks or bytes(range(1, _JOKER + question.joker))
        self._ranks = len(self._offered)
        self._size = self._ranks + len(question.also)
        self.ranks = True
        self._rank = 0  # chosen, while its suit is asked
        self._suit = max(question.suit_first - 1, 0)
        if start is None:
            start = -1 if question.also else self._offered[0]
        at = self._offered.find(bytes((start & 15,)))
        self.place = max(at, 0) if start >= 0 else self._ranks - 1 - start

    def draw(self, canvas: "Canvas") -> None:
        """The question, what lies on the table, the extra answers, and the ring along the lower edge."""
        also = self.question.also
        y = self.head(canvas)
        if self._rank:
            self._draw_suits(canvas, y)
            return
        if also:
            self.extras(canvas, self.place - self._ranks, EXTRA, WIDTH)
        self._draw_table(canvas, y + 1 if also else TEXT, EXTRA if also else FOOT)
        self._draw_ring(canvas, FOOT)

    def _draw_table(self, canvas: "Canvas", y: int, foot: int) -> None:
        """The seat's own cards so far, or for a card from the book in few words what lies on the table."""
        rows = self.question.spread()
        for row in rows:
            if row[0] == self.question.seat and any(row[1]) and self.question.card is None:
                beside = self.right if y + 3 > foot - CLOSE else WIDTH  # there the big figure is as low
                table_row(canvas, self.words, row, min(y + 3, foot - CLOSE), right=beside)
                return
        lines = (foot - y) // LINE
        canvas.lines(summary(self.words, rows, COLUMNS * lines, self.question.seat), y, lines)

    def _draw_ring(self, canvas: "Canvas", y: int) -> None:
        x = 0
        gap = _GAP - 1 if self.question.joker else _GAP
        for place in range(self._ranks):
            text = self.words.rank(self._offered[place])
            width = canvas.small.width(text) + gap
            canvas.cell(canvas.small, text, x, y, width, place == self.place)
            x += width

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
        if kind == RANK:
            self._rank = 0  # whoever looks at suits still may mean another card
            return self._take(value)
        if kind == JOKER and self.question.joker:
            return self._take(_JOKER)
        if kind == OK:
            if self._rank:
                return self._rank | (self._suit + 1) << 4
            if self.place >= self._ranks:
                return self._ranks - 1 - self.place
            return self._take(self._offered[self.place])
        return None

    def _take(self, rank: int) -> "int | None":
        if rank in self.question.suited:
            self._rank = rank
            return None
        return rank

    def _draw_suits(self, canvas: "Canvas", y: int) -> None:
        canvas.text(canvas.table, self.words.rank(self._rank), 0, y + 4)
        for place in range(_SUITS):
            x = 24 + 26 * place
            canvas.cell(canvas.table, self.words.suit_sign(place + 1), x, y + 4, 24, place == self._suit)
            canvas.cell(canvas.small, self.words.suit_letter(place + 1), x, y + 4 + ROW, 24, False)
