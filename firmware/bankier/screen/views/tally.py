"""A small number for each seat."""

from ..canvas import PITCH
from ..events import OK, RANK
from ..rows import amount_row
from .view import BACK_OUT, BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

_SHOWN = 2  # seats at a time


class View(BaseView):
    """Seat by seat: left and right count, OK goes to the next seat, and answers after the last."""

    def begin(self, start: "Any") -> None:
        """All at the undone answer, or at the usual numbers."""
        self.counts = list(start or (0,) * len(self.question.seats))
        self.place = 0

    def draw(self, canvas: "Canvas") -> None:
        """The head, then the seats round the cursor."""
        y = self.head(canvas)
        seats = self.question.seats
        first = self.place - self.place % _SHOWN
        for place in range(first, min(first + _SHOWN, len(seats))):
            amount_row(canvas, self.words, seats[place], self.counts[place], y, False, place == self.place)
            y += PITCH
        if first + _SHOWN < len(seats):
            canvas.more_mark()

    def key(self, code: int) -> "Any":
        """Back goes to the seat before first."""
        answer = super().key(code)
        if answer is BACK_OUT and self.place:
            self.place -= 1
            return None
        return answer

    def move(self, step: int) -> None:
        """One more or one less, from the most on to none."""
        self.counts[self.place] = ring(self.counts[self.place], 1 if step > 0 else -1, self.question.high + 1)

    def handle(self, kind: int, value: int) -> "Any":
        """A figure of the keypad, or on to the next seat."""
        if kind == RANK and value <= 10 and value % 10 <= self.question.high:
            self.counts[self.place] = value % 10
            return self._next()
        return self._next() if kind == OK else None

    def _next(self) -> "tuple[int, ...] | None":
        self.place += 1
        if self.place < len(self.counts):
            return None
        self.place -= 1
        return tuple(self.counts)
