"""Texts for a phone, each as a QR code."""

from ..canvas import HEIGHT, LINE, WIDTH, wrap
from ..events import OK
from ..qr import encode
from . import menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

_LARGE = 29  # modules a side of the largest code that is drawn with four pixels for a module
_WORDS = HEIGHT + 3  # x of what stands beside the code


class View(menu.View):
    """A menu that shows one of its lines at a time: the text as a code, the value beside it.

    Light modules are lit, and all round them a border. OK goes on to the
    next one, and leaves from the last.
    """

    def begin(self, start: "Any") -> None:
        """The first code."""
        super().begin(start)
        self._drawn = -1
        self._label = ""
        self._size, self._grid = 0, bytearray()

    def draw(self, canvas: "Canvas") -> None:
        """The code on the left; what it is on the right."""
        question = self.question
        if self._drawn != self.place:
            self._drawn = self.place
            text, self._label = question.line(self.place)
            self._size, self._grid = encode(text.encode())
        self._code(canvas)
        lines = wrap(question.title + "\n" + self._label, (WIDTH - _WORDS) // 6)
        if question.size > 1:
            lines.append("%d/%d" % (self.place + 1, question.size))
        for place, line in enumerate(lines):
            canvas.text(canvas.small, line, _WORDS, place * LINE)

    def handle(self, kind: int, value: int) -> "Any":
        """The next code, or the last one's place."""
        if kind != OK or self.place + 1 == self.question.size:
            return self.place if kind == OK else None
        self.move(1)
        return None

    def _code(self, canvas: "Canvas") -> None:
        size = self._size
        scale = 2 if size <= _LARGE else 1
        edge = (HEIGHT - size * scale) // 2
        canvas.fill(0, 0, HEIGHT, HEIGHT)
        at = self._grid.find(b"\x01")
        while at >= 0:
            canvas.fill(edge + at % size * scale, edge + at // size * scale, scale, scale, 0)
            at = self._grid.find(b"\x01", at + 1)
