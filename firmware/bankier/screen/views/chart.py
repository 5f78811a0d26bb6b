"""Small charts: how purses or points went, and what each bank brought."""

from micropython import const

from ...rules.questions import OK as SEEN
from ...rules.questions import Say
from ..canvas import HEIGHT, LINE, WIDTH
from ..events import OK
from ..rows import cut
from .view import BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

    Series = list[tuple[str, list[int]]]

_TOP = const(13)  # of the chart, in pixels
_ROOM = const(94)  # its width; right of it are the names
_SAMPLE = const(97)  # where a piece of the line begins, before the name
_NAME = const(110)  # where the name begins
_LETTERS = const(3)  # of it
_PITCH = const(10)  # from one name to the next, at least: their capitals then do not touch
_HIGHEST = const(0)  # y of the first of six names
_LOWEST = const(52)  # and of the last

# Which of twelve pixels along a line are drawn, and how thick.
_STYLES = ((0xFFF, 1), (0x249, 1), (0xFFF, 2), (0x0FF, 1), (0x0C3, 2), (0x33F, 1))
_OTHERS = const(1)  # the style of all the lines but a chosen one
_CHOSEN = const(2)


class Chart(Say):
    """Numbers by round, to be looked at; the answer is OK.

    title -- in words already; series -- a name and its numbers, one a round;
    bars -- the first series is drawn as bars, up for a gain and down for a
    loss, on a page of its own; money -- the numbers are units of money.
    """

    kind = "chart"

    def __init__(self, title: str, series: "Series", bars: bool = False, money: bool = False) -> None:
        super().__init__("chart")
        self.title = title
        self.series = series
        self.bars = bars
        self.money = money


class View(BaseView):
    """At most six lines a page, each with its own strokes and its name beside its end; OK turns the page.

    Left and right single out one line. All pages of lines have the same scale.
    """

    def begin(self, start: "Any") -> None:
        """The first page."""
        self.page = 0
        self.place = 0  # of the line that is singled out, from 1; 0: none
        series = self.question.series
        self._pages: "list[Series]" = [series[:1]] if self.question.bars else []
        self._lines: "Series" = series[1:] if self.question.bars else series
        pages = (len(self._lines) + len(_STYLES) - 1) // len(_STYLES)
        size = (len(self._lines) + pages - 1) // max(pages, 1)
        self._pages.extend(self._lines[first : first + size] for first in range(0, len(self._lines), size))

    def draw(self, canvas: "Canvas") -> None:
        """The title and the scale, the line of zero, the numbers."""
        bars = self.question.bars and self.page == 0
        page = self._pages[self.page]
        numbers = [number for _, values in (page if bars else self._lines) for number in values] + [0]
        low, high = min(numbers), max(numbers)
        self._low, self._span = low, max(high - low, 1)
        self._head(canvas, page, low, high, WIDTH if bars else _ROOM)
        for x in range(0, WIDTH if bars else _ROOM, 4):
            canvas.fb.pixel(x, self._y(0), 1)
        if bars:
            self._bars(canvas, page[0][1])
            return
        for place, (_, values) in enumerate(page):
            self._line(canvas, values, self._style(place))
        self._names(canvas, page)

    def move(self, step: int) -> None:
        """Single out the next line, or none."""
        bars = self.question.bars and self.page == 0
        self.place = 0 if bars else ring(self.place, 1 if step > 0 else -1, len(self._pages[self.page]) + 1)

    def handle(self, kind: int, value: int) -> "Any":
        """OK turns the page, and leaves from the last one."""
        if kind == OK:
            self.page += 1
            self.place = 0
            if self.page == len(self._pages):
                self.page = 0
                return SEEN
        return None

    def _style(self, place: int) -> int:
        """How a line of the page is drawn."""
        if not self.place:
            return place
        return _CHOSEN if place + 1 == self.place else _OTHERS

    def _head(self, canvas: "Canvas", page: "Series", low: int, high: int, end: int) -> None:
        """The title, if there is room, the page and the scale; or who is singled out and how it ends."""
        if self.place:
            name, values = page[self.place - 1]
            start = canvas.right(canvas.small, self._figure(values[-1]), end, 0)
            if canvas.small.width(name) > start:
                name = cut(name, _LETTERS, [other for other, _ in self._lines])
            canvas.text(canvas.small, name, 0, 0)
            return
        scale = self._figure(low) + "…" + self._figure(high)
        fits = canvas.small.width(scale) <= end
        start = canvas.right(canvas.small, scale, end, 0) if fits else end
        pages = "%d/%d" % (self.page + 1, len(self._pages)) if len(self._pages) > 1 else ""
        for text in (self.question.title + " " + pages, pages):
            if canvas.small.width(text) < start:
                canvas.text(canvas.small, text, 0, 0)
                break

    def _figure(self, number: int) -> str:
        return self.words.signed(number) if self.question.money else str(number)

    def _y(self, number: int) -> int:
        return HEIGHT - 1 - (number - self._low) * (HEIGHT - 1 - _TOP) // self._span

    def _line(self, canvas: "Canvas", values: "list[int]", style: int) -> None:
        steps = max(len(values) - 1, 1)
        at = 0
        for place in range(1, len(values)):
            start, end = (place - 1) * _ROOM // steps, place * _ROOM // steps
            y = self._y(values[place - 1])
            at = _stroke(canvas, style, at, start, y, end - start, self._y(values[place]) - y)

    def _names(self, canvas: "Canvas", page: "Series") -> None:
        """Each as near to the end of its line as the others leave room, after a piece of the line."""
        names = [name for name, _ in self._lines]
        ends = sorted([(self._y(values[-1]), place) for place, (_, values) in enumerate(page)])
        tops = []
        free = _HIGHEST
        for y, _ in ends:
            tops.append(max(y - LINE // 2, free))
            free = tops[-1] + _PITCH
        room = _LOWEST
        for top, (_, place) in zip(reversed(tops), reversed(ends)):
            top = min(top, room)
            room = top - _PITCH
            _stroke(canvas, self._style(place), 0, _SAMPLE, top + LINE // 2, 11, 0)
            canvas.text(canvas.small, cut(page[place][0], _LETTERS, names), _NAME, top)

    def _bars(self, canvas: "Canvas", values: "list[int]") -> None:
        width = max(min(WIDTH // len(values), 12), 2)
        zero = self._y(0)
        for place, value in enumerate(values[-(WIDTH // width) :]):
            top, bottom = min(zero, self._y(value)), max(zero, self._y(value))
            canvas.fill(place * width, top, width - 1, bottom - top + 1)


def _stroke(canvas: "Canvas", style: int, at: int, x: int, y: int, right: int, down: int) -> int:
    """A line so many pixels to the right and down, in a style; where in its pattern it begins, and ends."""
    strokes, thick = _STYLES[style]
    length = max(right, abs(down), 1)
    for step in range(length):
        if strokes >> (at + step) % 12 & 1:
            canvas.fill(x + right * step // length, y + down * step // length, thick, thick)
    return (at + length) % 12
