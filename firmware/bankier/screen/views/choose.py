"""One of a few named choices, one a line."""

from ..canvas import COLUMNS, HEIGHT, LINE, ROW, WIDTH
from ..events import OK, RANK
from ..rows import cut
from .view import BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

_APART = 2  # pixels at least between big figures and the ground of the chosen line
_MARK = 8  # pixels that the mark of more choices takes


class View(BaseView):
    """A choice: left and right move, OK takes. Two choices are as large as for the table, if they fit."""

    def begin(self, start: "Any") -> None:
        """The cursor on the undone answer, else the first extra one, else the usual one."""
        question = self.question
        self._options = question.options + question.also
        self._hands = {row[0]: row for row in question.spread() if any(row[1])}
        if start is None:
            start = -1 if question.also else question.start
        self.place: int = start if start >= 0 else len(question.options) - 1 - start

    def draw(self, canvas: "Canvas") -> None:
        """The question, and as many choices as fit round the cursor."""
        y = self.head(canvas)
        step = ROW if len(self._options) <= 2 and self._fit(canvas) else LINE
        room = max((HEIGHT - y) // step, 1)
        if self.called():
            y = HEIGHT - room * step
        first = min(max(self.place - room // 2, 0), max(len(self._options) - room, 0))
        for place in range(first, min(first + room, len(self._options))):
            self._line(canvas, place, y, step)
            y += step
        if first + room < len(self._options):
            canvas.more_mark(WIDTH - _MARK)

    def move(self, step: int) -> None:
        """Round the ring of choices."""
        self.place = ring(self.place, 1 if step > 0 else -1, len(self._options))

    def handle(self, kind: int, value: int) -> "Any":
        """A choice, or a number of the keypad for a place."""
        size = len(self._options)
        if kind == RANK and value <= size:
            self.place = value - 1
            return self._answer()
        return self._answer() if kind == OK else None

    def _answer(self) -> int:
        options: int = len(self.question.options)
        return self.place if self.place < options else options - 1 - self.place

    def _text(self, option: "int | str") -> str:
        return self.words.label(option, self.question.facts)

    def _fit(self, canvas: "Canvas") -> bool:
        """Whether every choice has room in the type for the table."""
        return max([canvas.table.width(self._text(option)) for option in self._options]) <= WIDTH

    def _line(self, canvas: "Canvas", place: int, y: int, step: int) -> None:
        lit = place == self.place
        option = self._options[place]
        text = self._text(option)
        if option in self._hands and step == LINE:
            cards = " ".join(self.words.rank(card) for card in self._hands[option][1])
            text = cut(text, COLUMNS - 1 - len(cards), self.words.names)
            text += " " * (COLUMNS - len(text) - len(cards)) + cards
        if step == ROW:
            width = canvas.table.width(text) + 2 * LINE
            x = (WIDTH - width) // 2
            if lit:
                canvas.fill(x, y + _APART, width, ROW - _APART)
            canvas.text(canvas.table, text, x + LINE, y, not lit)
            return
        if lit:
            canvas.bar(y, LINE)
        canvas.text(canvas.small, text, 2, y, not lit)
