"""A page that shows that keys and pixels work. It has no answer: back, or a long OK, twice leaves it."""

from ..canvas import HEIGHT, ROW, WIDTH
from ..events import BACK, DOWN, JOKER, MENU, OK, RANK, UP, kind_of, value_of
from .view import BACK_OUT, BaseView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Canvas

_NAMES = ("key.left", "key.right", "key.ok", "key.back", "key.menu")
_PAGES = 4  # the keys; all pixels; every second one; the others


class View(BaseView):
    """The last key by name, and how many there were; OK goes on to the pixels, and through them any key."""

    def begin(self, start: "Any") -> None:
        """Nothing pressed yet."""
        self._page = self._kind = self._count = 0
        self._name = ""

    def draw(self, canvas: "Canvas") -> None:
        """The keys, or one pattern of pixels."""
        page = self._page
        if not page:
            self.prompt(canvas, 3)
            canvas.text(canvas.table, self._name, 0, HEIGHT - ROW)
            canvas.right(canvas.table, str(self._count), WIDTH, HEIGHT - ROW)
            return
        canvas.bar(0, HEIGHT)
        if page > 1:
            for y in range(HEIGHT):
                for x in range(y + page & 1, WIDTH, 2):
                    canvas.fb.pixel(x, y, 0)

    def key(self, code: int) -> "Any":
        """Every key counts as itself."""
        kind = kind_of(code)
        if kind in (DOWN, UP):
            return None
        if kind == self._kind and kind in (BACK, MENU, JOKER):
            return BACK_OUT
        self._kind = kind
        self._count += 1
        self._name = self._called(kind, value_of(code))
        if self._page or kind == OK:
            self._page = (self._page + 1) % _PAGES
        return None

    def _called(self, kind: int, value: int) -> str:
        if kind == RANK:
            return self.words.rank(value)
        return self.words.say(_NAMES[min(kind, MENU) - 1])
