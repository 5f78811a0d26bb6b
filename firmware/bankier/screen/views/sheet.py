"""A long list of which each line needs a page."""

from ..canvas import LINE, WIDTH
from . import menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..canvas import Canvas


class View(menu.View):
    """A menu that shows one line at a time: a lit heading with a value, and three lines of small type."""

    def draw(self, canvas: "Canvas") -> None:
        """The title and the place in the list, then the chosen line."""
        question = self.question
        words, value = question.line(self.place)
        heading, _, text = words.partition("\n")
        canvas.text(canvas.small, question.title, 0, 0)
        canvas.right(canvas.small, "%d/%d" % (self.place + 1, question.size), WIDTH, 0)
        canvas.bar(LINE + 1, LINE)
        canvas.text(canvas.small, heading, 2, LINE + 1, 0)
        canvas.right(canvas.small, value, WIDTH - 2, LINE + 1, 0)
        canvas.lines(text, 2 * LINE + 3, 3)
