"""Spelling a name, letter by letter."""

from ...rules.questions import Question
from ..canvas import LINE, ROW, WIDTH
from ..events import JOKER, MENU, OK, RANK, event, kind_of
from .view import BACK_OUT, BaseView, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...rules.questions import Refusal
    from ..canvas import Canvas

LONGEST = 8  #: letters of a name
SIGN = 4  #: letters of an own sign for money

_NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÄĄÇĆÉÈÊËĘÎÏŁŃÔÖÓŚÛÜÙŹŻ0123456789-.' "
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ€$£.abcdefghijklmnopqrstuvwxyzł"
_DONE = event(JOKER)
_GROUPS = ("", "", "A", "D", "G", "J", "M", "P", "T", "W")  # where a figure key of a telephone begins
_SIZES = (0, 0, 3, 3, 3, 3, 3, 4, 3, 4)


class Spell(Question):
    """Asks for a name of 1 to 8 letters, or a sign for money of 1 to 4; the answer is a str."""

    kind = "text"

    def __init__(self, key: str, sign: bool = False) -> None:
        super().__init__(key)
        self.longest = SIGN if sign else LONGEST
        self.letters = _SIGNS if sign else _NAMES
        self.sign = sign

    def limits(self, answer: "object") -> "Refusal":
        """Not empty, not too long."""
        good = isinstance(answer, str) and 0 < len(answer.strip()) <= self.longest
        return None if good else ("refuse.name", self.longest)


class View(BaseView):
    """A ring of "done" and the letters; OK takes a letter, back deletes one, a long OK is "done".

    On the keypad a figure goes to its letters as on a telephone, J and Q are
    left and right.
    """

    def begin(self, start: "Any") -> None:
        """An empty name; the cursor on the first letter."""
        self.name = start or ""
        self.place = 1
        self._figure = 0  # of the keypad, pressed last
        self._letters: str = self.question.letters

    def draw(self, canvas: "Canvas") -> None:
        """The name so far, and the letters round the cursor."""
        self.prompt(canvas, 1)
        canvas.text(canvas.table, self.name + "_", 0, LINE)
        y = LINE + ROW + 4
        for offset in range(-4, 5):
            place = ring(self.place, offset, len(self._letters) + 1)
            x = WIDTH // 2 + offset * 14 - 7
            canvas.cell(canvas.table, self._letter(place), x, y, 14, offset == 0)

    def key(self, code: int) -> "Any":
        """Back deletes a letter first."""
        answer = super().key(_DONE if kind_of(code) == MENU else code)
        if answer is BACK_OUT and self.name:
            self.name = self.name[:-1]
            return None
        return answer

    def move(self, step: int) -> None:
        """Along the letters, at most five at a time."""
        self._figure = 0
        self.place = ring(self.place, min(max(step, -5), 5), len(self._letters) + 1)

    def handle(self, kind: int, value: int) -> "Any":
        """A letter, or done."""
        if kind == RANK and 2 <= value <= 9:
            self._telephone(value)
            return None
        self._figure = 0
        if kind == JOKER or kind == OK and self.place == 0:
            return self.name.strip()
        elif kind == OK and len(self.name) < self.question.longest:
            letter = self._letters[self.place - 1]
            inside = self.name and self.name[-1] not in " -" and not self.question.sign
            self.name += _small(letter) if inside else letter
            if len(self.name) == self.question.longest:
                self.place = 0
        return None

    def _telephone(self, figure: int) -> None:
        """The first letter of a figure; the next one, if it is pressed again."""
        first = self._letters.index(_GROUPS[figure]) + 1
        again = figure == self._figure
        self.place = first + (self.place - first + 1) % _SIZES[figure] if again else first
        self._figure = figure

    def _letter(self, place: int) -> str:
        return "✓" if place == 0 else self._letters[place - 1]


def _small(letter: str) -> str:
    """The small letter of a capital: MicroPython knows only the ASCII ones."""
    code = ord(letter)
    if code < 0x80:
        return letter.lower()
    return chr(code + (0x20 if code < 0x100 else 1))
