"""A whole number, with the extra answers beside it."""

from ..canvas import HEIGHT, LINE, WIDTH
from ..events import OK, RANK
from .view import BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas
    from ..font import Font


_SMALL = 26  # pixels that the number takes beside the extra answers: four figures


class View(BaseView):
    """A figure that left and right change, or the keypad types.

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
        self.number = start if start >= 0 else question.start

    def draw(self, canvas: "Canvas") -> None:
        """The question, the number as large as fits, the extra answers."""
        y = self.prompt(canvas, 4)
        foot = HEIGHT - LINE if self.question.also else HEIGHT
        room = foot - y
        if room >= canvas.table.height:
            font = canvas.big if room >= canvas.big.height else canvas.table
            self._draw_number(canvas, font, y + (room - font.height) // 2)
            self.extras(canvas, self._also, foot, WIDTH)
        else:
            x = self.extras(canvas, self._also, foot, WIDTH - _SMALL)
            text = str(self.number) if self._also < 0 else "..."
            canvas.cell(canvas.small, text, x, HEIGHT - LINE, WIDTH - x, self._also < 0)

    def _draw_number(self, canvas: "Canvas", font: "Font", y: int) -> None:
        chosen = self._also < 0
        text = str(self.number)
        middle = y + (font.height - canvas.table.height) // 2
        if chosen:
            canvas.centre(font, text, y)
            canvas.text(canvas.table, "←", 4, middle)
        canvas.right(canvas.table, "→", WIDTH - 4, middle)

    def handle(self, kind: int, value: int) -> "Any":
        """A figure, or OK."""
        if kind == RANK and value <= 10:
            self._type(value % 10)
        elif kind == OK:
            self._typed = False  # after a refusal the next figure begins anew
            return self.number if self._also < 0 else -1 - self._also
        return None

    def move(self, step: int) -> None:
        """One step round the ring; longer ones stop at the ends of the numbers."""
        question = self.question
        self._typed = False
        if self._also >= 0:
            self._also += -1 if step > 0 else 1
            if self._also < 0:
                self.number = question.start
            elif self._also == len(question.also):
                self._also, self.number = -1, question.high
            return
        self.number = min(self.number, question.high)  # of what was typed
        to = self.number + step * question.step
        if question.low <= to <= question.high:
            self.number = to
        elif self.number in (question.low, question.high) and step in (1, -1):
            self._turn(step)
        else:
            self.number = question.high if step > 0 else question.low

    def _turn(self, step: int) -> None:
        """Past the end of the numbers: to the extra answers, or to the other end."""
        question = self.question
        if question.also:
            self._also = 0 if step < 0 else len(question.also) - 1
        else:
            self.number = (
                ring(self.number - question.low, step, question.high - question.low + 1) + question.low
            )

    def _type(self, figure: int) -> None:
        """One figure more, and one beyond the highest number: the question says why that is too much."""
        again = self._typed and self._also < 0 and self.number <= self.question.high
        self.number = self.number * 10 + figure if again else figure
        self._also = -1
        self._typed = True
