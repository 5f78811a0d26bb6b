"""A sentence to read out, with who gets or pays how much."""

from ...rules.questions import ALL
from ...rules.questions import OK as SAID
from ..canvas import COLUMNS, HEAD, HEIGHT, LINE, ROW, wrap
from ..events import JOKER, LEFT, OK, RANK, RIGHT, kind_of
from ..rows import CLOSE, amount_row, table_row
from .view import BaseView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...rules.questions import Row
    from ..canvas import Canvas

_MARK = 82  # pixels: between a name and its amount
_LAID_MARK = 49  # pixels: between a name in small type and its cards
_NEXT = (LEFT, RIGHT, RANK, JOKER)  # keys of an entry


class View(BaseView):
    """A say: OK pages it and goes on from the last page."""

    def begin(self, start: "Any") -> None:
        """Lay out the pages."""
        question = self.question
        self.page = 0
        self._called = self.called()
        self._rows: "Any" = self._laid() if question.lays else question.rows
        lines = min(2, len(wrap(self.sentence(), COLUMNS)))
        self._top = HEAD if self._called else LINE * lines if self._rows else 0
        self._pitch = CLOSE if question.lays or not self._called and lines < 2 else ROW
        self._on_page = max((HEIGHT - self._top) // self._pitch, 1)
        self.pages = max((len(self._rows) + self._on_page - 1) // self._on_page, 1)

    def draw(self, canvas: "Canvas") -> None:
        """The head, then this page's lines."""
        if self._called:
            self.head(canvas)
            if not self._rows:
                canvas.lines(self.sentence(), HEAD + 4, 3)
        elif self._rows:
            self.prompt(canvas, 2)
        else:
            self._alone(canvas)
        first = self.page * self._on_page
        y = self._top
        for row in self._rows[first : first + self._on_page]:
            if self.question.lays:
                table_row(canvas, self.words, row, y)
            else:
                amount_row(canvas, self.words, row[0], row[1], y, not self.question.counts)
            y += self._pitch
        if self.page + 1 < self.pages:
            canvas.more_mark(_LAID_MARK if self.question.lays else _MARK)

    def handle(self, kind: int, value: int) -> "Any":
        """OK turns the page, and goes on from the last one."""
        if kind == OK:
            self.page += 1
            if self.page < self.pages:
                return None
            self.page = 0
            return SAID
        return None

    def key(self, code: int) -> "Any":
        """A key of the next entry goes there at once, unless the table has to act first."""
        if kind_of(code) in _NEXT:
            if self.question.waits:
                return None
            self.pushed = code
            return SAID
        return super().key(code)

    def _laid(self) -> "tuple[Row, ...]":
        """The rows to show: everything, or the open hands, or only one seat's."""
        rows: "tuple[Row, ...]" = self.question.spread()
        if self.question.lays == ALL:
            return rows
        seat = self.question.seat
        return tuple(row for row in rows if any(row[1]) and seat in (None, row[0]))

    def _alone(self, canvas: "Canvas") -> None:
        """Only a sentence: in table type if it fits, else in small type."""
        text = self.sentence()
        lines = wrap(text, 12)
        if len(lines) <= 3 and max(map(len, lines)) <= 12:
            y = (HEIGHT - ROW * len(lines)) // 2
            for line in lines:
                canvas.centre(canvas.table, line, y)
                y += ROW
        else:
            lines = wrap(text, COLUMNS)[:5]
            y = (HEIGHT - LINE * len(lines)) // 2
            for line in lines:
                canvas.centre(canvas.small, line, y)
                y += LINE
