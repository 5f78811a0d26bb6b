"""A whole number, with the extra answers beside it."""

from ..canvas import HEIGHT, LINE, WIDTH
from ..events import OK, RANK
from .view import BaseView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...rules.questions import Answer, Refusal
    from ..canvas import Canvas
    from ..font import Font


_EDGE = 4  # pixels outside of the arrows
_ARROW = 16  # and with them, and what parts them from the number
_FIGURE = 6  # pixels of a figure beside the extra answers
_ROUND = 2  # and round all of them


class View(BaseView):
    """A figure that left and right change, or the keypad types; money is shown and typed as it is worth.

    The ring: high, the extra answers from the last to the first, low, and up
    to high again; right of the first extra answer is the usual number.
    """

    def begin(self, start: "Any") -> None:
        """The undone answer, else the first extra one, else the usual number."""
        question = self.question
        if start is None:
            start = -1 if question.also else question.start
        self._typed = False
        self._also = -1 - start if start < 0 else -1  # which extra answer is chosen, -1 for the number
        self._worth: int = self.words.unit[1] if question.money else 1
        self._low: int = question.low * self._worth
        self._high: int = question.high * self._worth
        self._usual: int = question.start * self._worth
        self.number: int = start * self._worth if start >= 0 else self._usual

    def draw(self, canvas: "Canvas") -> None:
        """The question, the number as large as fits, the extra answers."""
        y = self.prompt(canvas, 4)
        foot = HEIGHT - LINE if self.question.also else HEIGHT
        room = foot - y
        if room >= canvas.table.height:
            wide = canvas.big.width(str(self.number)) > WIDTH - 2 * _ARROW
            font = canvas.table if wide or room < canvas.big.height else canvas.big
            self._draw_number(canvas, font, y + (room - font.height) // 2)
            self.extras(canvas, self._also, foot, WIDTH)
        else:
            figures = len(str(self._high)) + 1  # one too many is typed, shown and refused
            x = self.extras(canvas, self._also, foot, WIDTH - _ROUND - figures * _FIGURE)
            text = str(self.number) if self._also < 0 else "..."
            canvas.cell(canvas.small, text, x, HEIGHT - LINE, WIDTH - x, self._also < 0)

    def _draw_number(self, canvas: "Canvas", font: "Font", y: int) -> None:
        chosen = self._also < 0
        text = str(self.number)
        middle = y + (font.height - canvas.table.height) // 2
        if chosen:
            canvas.centre(font, text, y)
            canvas.text(canvas.table, "←", _EDGE, middle)
        canvas.right(canvas.table, "→", WIDTH - _EDGE, middle)

    def handle(self, kind: int, value: int) -> "Any":
        """A figure, or OK."""
        if kind == RANK and value <= 10:
            self._type(value % 10)
        elif kind == OK:
            self._typed = False  # after a refusal the next figure begins anew
            return (self.number + self._worth - 1) // self._worth if self._also < 0 else -1 - self._also
        return None

    def refuse(self, answer: "Answer") -> "Refusal":
        """Money that no units make is refused, too; limits are told as what is shown."""
        if self._also < 0 and self.number < self._high and self.number % self._worth:
            return ("refuse.multiple", self.number, self._worth)
        reason = super().refuse(answer)
        if reason and reason[0] == "refuse.range":
            return reason[0], self._low, self._high
        return reason

    def move(self, step: int) -> None:
        """One step round the ring; longer ones stop at the ends of the numbers."""
        question = self.question
        self._typed = False
        if self._also >= 0:
            self._also += -1 if step > 0 else 1
            if self._also < 0:
                self.number = self._usual
            elif self._also == len(question.also):
                self._also, self.number = -1, self._high
            return
        self.number = min(self.number, self._high)  # of what was typed
        to = self.number // self._worth + step * question.step
        if question.low <= to <= question.high:
            self.number = to * self._worth
        elif self.number in (self._low, self._high) and step in (1, -1):
            self._turn(step)
        else:
            self.number = self._high if step > 0 else self._low

    def _turn(self, step: int) -> None:
        """Past the end of the numbers: to the extra answers, or to the other end."""
        if self.question.also:
            self._also = 0 if step < 0 else len(self.question.also) - 1
        else:
            self.number = self._low if step > 0 else self._high

    def _type(self, figure: int) -> None:
        """One figure more, and one beyond the highest number: the question says why that is too much."""
        if not self._typed or self._also >= 0:
            self.number = figure
        elif self.number <= self._high:
            self.number = self.number * 10 + figure
        self._also = -1
        self._typed = True
