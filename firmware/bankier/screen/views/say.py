"""A sentence to read out, with who gets or pays how much."""

from ...rules.questions import ALL
from ...rules.questions import OK as SAID
from ..canvas import COLUMNS, HEAD, HEIGHT, LINE, PITCH, ROW, TEXT, wrap
from ..events import JOKER, LEFT, OK, RANK, RIGHT, kind_of
from ..rows import CLOSE, amount_row, in_lines, table_row
from .view import BaseView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...rules.questions import Row
    from ..canvas import Canvas

_TABLE_COLUMNS = 12  # letters of table type on a line
_TABLE_LINES = 3
_LINES = 5  # of small type
_CLOSER = 2  # pixels by which rows come up: their capitals leave more than that free
# Where a sentence of 1 to 4 lines begins under the big figures, and how far its lines are apart.
_UNDER = ((TEXT, 16), (TEXT, 16), (26, 12), (22, 10))
_NEXT = (LEFT, RIGHT, RANK, JOKER)  # keys of an entry


class View(BaseView):
    """A say: OK pages it and goes on from the last page."""

    def begin(self, start: "Any") -> None:
        """Lay out the pages."""
        question = self.question
        self.page = 0
        self._called = self.called()
        self._rows: "Any" = self._laid() if question.lays else question.rows
        self.whole = not self._rows
        lines = min(2, len(wrap(self.sentence(), COLUMNS)))
        self._top = HEAD if self._called else LINE * lines - _CLOSER
        self._pitch = CLOSE if question.lays or not self._called and lines < 2 else PITCH
        self._on_page = (HEIGHT - self._top + _CLOSER) // self._pitch
        shown = self._rows
        self._text: "list[str]" = []
        if not shown and not self._called:
            shown = self._text = wrap(self.sentence(), COLUMNS)
            self._on_page = _LINES
        self.pages = max((len(shown) + self._on_page - 1) // self._on_page, 1)

    def draw(self, canvas: "Canvas") -> None:
        """The head, then this page's lines."""
        if self._called:
            self.head(canvas)
            if self.whole:
                self._under(canvas)
        elif self._rows:
            self.prompt(canvas, 2)
        else:
            self._alone(canvas)
        first = self.page * self._on_page
        y = self._top
        for place, row in enumerate(self._rows[first : first + self._on_page]):
            more = place + 1 == self._on_page and self.page + 1 < self.pages
            if self.question.lays:
                table_row(canvas, self.words, row, y, more)
            else:
                amount_row(canvas, self.words, row[0], row[1], y, not self.question.counts, more=more)
            y += self._pitch

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
        """Right and left turn the pages; on the last one a key of the next entry goes there at once.

        So does a card on every page; but not where the table has to act first.
        """
        kind = kind_of(code)
        if kind in (LEFT, RIGHT) and self.page + 1 < self.pages:
            self.page = max(self.page + (1 if kind == RIGHT else -1), 0)
            return None
        if kind in _NEXT:
            if self.question.waits:
                return None
            self.pushed = code
            return SAID
        return super().key(code)

    def _laid(self) -> "tuple[Row, ...]":
        """The rows to show: everything, or the open hands, or only one seat's."""
        rows: "tuple[Row, ...]" = self.question.spread()
        if self.question.lays == ALL:
            return in_lines(rows)
        seat = self.question.seat
        return in_lines(tuple(row for row in rows if any(row[1]) and seat in (None, row[0])))

    def _under(self, canvas: "Canvas") -> None:
        """The sentence under the big figures, at most four lines."""
        lines = wrap(self.sentence(), COLUMNS)[: len(_UNDER)]
        y, apart = _UNDER[len(lines) - 1]
        for line in lines:
            canvas.text(canvas.small, line, 0, y)
            y += apart

    def _alone(self, canvas: "Canvas") -> None:
        """Only a sentence: in table type if it fits, else in small type."""
        lines = wrap(_joined(self.sentence()), _TABLE_COLUMNS)
        font, step = canvas.table, ROW
        if len(lines) > _TABLE_LINES or max(map(len, lines)) > _TABLE_COLUMNS:
            first = self.page * _LINES
            lines = self._text[first : first + _LINES]
            font, step = canvas.small, LINE
        y = (HEIGHT - step * len(lines)) // 2 if self.pages == 1 else 0
        for line in lines:
            if self.pages == 1:
                canvas.centre(font, line, y)
            else:
                canvas.text(font, line, 0, y)
            y += step
        if self.page + 1 < self.pages:
            canvas.more_mark()


def _joined(text: str) -> str:
    """Lines made for small type put together again where a sentence goes on."""
    joined = ""
    for line in text.split("\n"):
        joined += (" " if joined and _is_small(line[:1]) else "\n") + line
    return joined[1:]


def _is_small(letter: str) -> bool:
    """Whether it is a small letter: MicroPython knows only the ASCII ones."""
    code = ord(letter or " ")
    if code < 0x100:
        return 0x61 <= code <= 0x7A or code >= 0xDF
    in_turns = 0x139 <= code <= 0x148 or 0x179 <= code <= 0x17E  # here the even ones are small, else the odd
    return (code & 1) != in_turns
