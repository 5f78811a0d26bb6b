"""Small charts: how purses or points went, and what each bank brought."""

from ...rules.questions import OK as SEEN
from ...rules.questions import Say
from ..canvas import HEIGHT, LINE, WIDTH
from ..events import OK
from .view import BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

    Series = list[tuple[str, list[int]]]

_LINES = 6  # that can be told apart
_NAMES = 20  # pixels at the right, for the ends of the lines
_TOP = LINE + 1


class Chart(Say):
    """Numbers by round, to be looked at; the answer is OK.

    title -- in words already; series -- a label of a letter or two and its numbers, one a round;
    bars -- the first series is drawn as bars, up for a gain and down for a loss, on a page of its own.
    """

    kind = "chart"

    def __init__(self, title: str, series: "Series", bars: bool = False) -> None:
        super().__init__("chart")
        self.title = title
        self.series = series
        self.bars = bars


class View(BaseView):
    """Six lines a page, each with its label at its end; left and right turn the page."""

    def begin(self, start: "Any") -> None:
        """The first page."""
        self.page = 0
        series = self.question.series
        pages = [series[:1]] if self.question.bars else []
        lines = series[1:] if self.question.bars else series
        pages.extend(lines[first : first + _LINES] for first in range(0, len(lines), _LINES))
        self._pages: "list[Series]" = pages

    def draw(self, canvas: "Canvas") -> None:
        """The title, the line of zero, the numbers."""
        canvas.text(canvas.small, self.question.title, 0, 0)
        page = self._pages[self.page]
        if len(self._pages) > 1:
            canvas.right(canvas.small, "%d/%d" % (self.page + 1, len(self._pages)), WIDTH, 0)
        numbers = [number for _, values in page for number in values] + [0]
        low, high = min(numbers), max(numbers)
        self._low, self._span = low, max(high - low, 1)
        for x in range(0, WIDTH - _NAMES, 4):
            canvas.fb.pixel(x, self._y(0), 1)
        if self.question.bars and self.page == 0:
            self._bars(canvas, page[0][1])
            return
        for label, values in page:
            self._line(canvas, label, values)

    def move(self, step: int) -> None:
        """Turn the page."""
        self.page = ring(self.page, 1 if step > 0 else -1, len(self._pages))

    def handle(self, kind: int, value: int) -> "Any":
        """OK leaves."""
        return SEEN if kind == OK else None

    def _y(self, number: int) -> int:
        return HEIGHT - 1 - (number - self._low) * (HEIGHT - 1 - _TOP) // self._span

    def _line(self, canvas: "Canvas", label: str, values: "list[int]") -> None:
        room = WIDTH - _NAMES - 1
        steps = max(len(values) - 1, 1)
        for place in range(1, len(values)):
            canvas.fb.line(
                (place - 1) * room // steps,
                self._y(values[place - 1]),
                place * room // steps,
                self._y(values[place]),
                1,
            )
        canvas.text(canvas.small, label, WIDTH - _NAMES + 2, min(self._y(values[-1]), HEIGHT - LINE))

    def _bars(self, canvas: "Canvas", values: "list[int]") -> None:
        width = max(min(WIDTH // len(values), 12), 2)
        zero = self._y(0)
        for place, value in enumerate(values[-(WIDTH // width) :]):
            top, bottom = min(zero, self._y(value)), max(zero, self._y(value))
            canvas.fill(place * width, top, width - 1, bottom - top + 1)
