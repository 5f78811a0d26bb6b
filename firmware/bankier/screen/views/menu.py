"""Long lists for whoever holds the device: the menus."""

from ...rules.questions import Question
from ..canvas import COLUMNS, LINE, WIDTH
from ..events import OK, RANK
from .view import BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from ...rules.questions import Refusal
    from ..canvas import Canvas

_LINES = 4  # that fit under the title
_COLUMNS = 20  # letters of a line that has a value
_SHORT = 4  # letters of a value for which words are cut
_VALUE = 9  # and where they have no room even alone
_GAP = 4  # pixels between the words of a line and its value, at least


class Menu(Question):
    """A list to choose a line from: the answer is its place.

    title -- in words already; size -- how many lines; line -- the words of a
    line, and a value that is shown at the right; start -- where the cursor is.
    """

    kind = "menu"

    def __init__(
        self, title: str, size: int, line: "Callable[[int], tuple[str, str]]", start: int = 0
    ) -> None:
        super().__init__("menu")
        self.title = title
        self.size = size
        self.line = line
        self.start = start

    def limits(self, answer: "object") -> "Refusal":
        """A place in the list."""
        good = isinstance(answer, int) and 0 <= answer < self.size
        return None if good else ("refuse.unknown",)


class View(BaseView):
    """A title and four lines, the chosen one lit."""

    def begin(self, start: "Any") -> None:
        """The cursor where it was, or on the first line."""
        self.place = self.question.start if start is None else start
        self._moved = False

    def draw(self, canvas: "Canvas") -> None:
        """The title, and the lines round the cursor: the value of the chosen one is whole."""
        menu = self.question
        end = WIDTH
        if menu.size > _LINES:
            end = canvas.right(canvas.small, "%d/%d" % (self.place + 1, menu.size), WIDTH, 0)
        canvas.text(canvas.small, self._title()[: end // 6], 0, 0)
        canvas.fill(0, LINE, WIDTH, 1)
        first = min(max(self.place - _LINES // 2, 0), max(menu.size - _LINES, 0))
        y = LINE + 3
        for place in range(first, min(first + _LINES, menu.size)):
            self._line(canvas, place, y)
            y += LINE

    def move(self, step: int) -> None:
        """Round the list, faster while the key is held."""
        self.place = ring(self.place, step, self.question.size)
        self._moved = True
        self.question.start = self.place

    def handle(self, kind: int, value: int) -> "Any":
        """A line of the list."""
        if kind == RANK and value <= min(self.question.size, 10):
            self.place = value - 1
            return self.place
        return self.place if kind == OK else None

    def _title(self) -> str:
        """What the menu is about; after a move the words of the chosen line, if its value leaves no room."""
        text, value = self.question.line(self.place)
        room = _COLUMNS - len(value) if value else COLUMNS
        cut = self._moved and len(text) > room
        return text if cut else self.question.title  # type: ignore[no-any-return]  # it is a Menu

    def _line(self, canvas: "Canvas", place: int, y: int) -> None:
        text, value = self.question.line(place)
        lit = place == self.place
        if lit:
            canvas.bar(y, LINE)
        colour = not lit
        if len(value) > _COLUMNS:
            value = value[: _COLUMNS - 1] + "…"
        room = max(_COLUMNS - len(text), _SHORT if len(text) <= COLUMNS else _VALUE)
        if len(value) > room and not lit:
            value = ""
        end = WIDTH - 2
        if value:
            end = canvas.right(canvas.small, value, end, y, colour) - _GAP
        canvas.text(canvas.small, text[: max(end - 2, 0) // 6], 2, y, colour)
