"""Takes the pictures: a question, a few keys, and what is then on the screen. Runs on both interpreters."""

from bankier.screen.canvas import Canvas
from bankier.screen.events import BACK, DOWN, JOKER, LEFT, MENU, OK, RANK, RIGHT, UP, event
from bankier.screen.views import view_of
from bankier.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bankier.rules.questions import Answer, Question, Row

#: Names as long as names may be, with tails, accents and the widest letters.
NAMES = ("Bernadet", "Zbigniew", "Mścisław", "Gwendély", "Françoise"[:8], "Jo", "Wim", "Ann")
UNIT = ("frank", 37)  # so that small stakes make amounts of three figures

_KEYS = {"l": LEFT, "r": RIGHT, "o": OK, "b": BACK, "m": MENU, "d": DOWN, "u": UP, "*": JOKER}
_RANKS = "_A234567890JQK"


def codes(keys: str) -> "list[int]":
    """The events of a row of keys: l r o b m, d u for OK held and let go, the keypad's own, * the joker."""
    return [event(_KEYS[key]) if key in _KEYS else event(RANK, _RANKS.index(key)) for key in keys]


class Album:
    """Frames in one language, each handed to take(title, pixels) as it is made, and gone with the next."""

    def __init__(self, language: str, game: "str | None", take: "Callable[[str, bytearray], None]") -> None:
        self.words = Words(language, game)
        self.words.names = list(NAMES)
        self.words.unit = UNIT
        self._take = take
        self._buffer = bytearray(1024)
        self.canvas = Canvas(self._buffer)

    def say(self, key: str, *facts: "int | str") -> str:
        """A sentence, for titles and lines of menus."""
        return self.words.say(key, facts)

    def shoot(
        self,
        title: str,
        question: "Question",
        keys: str = "",
        start: "Answer | str | None" = None,
        notice: str = "",
        spread: "tuple[Row, ...]" = (),
    ) -> None:
        """A frame: the question after these keys, with a notice over it.

        start -- the answer that is highlighted first; spread -- what lies on the table.
        """
        if spread:
            question.spread = lambda: spread
        view: "Any" = view_of(question, self.words, start)  # type: ignore[arg-type]  # a name is a str
        for code in codes(keys):
            view.key(code)
        self.canvas.clear()
        view.draw(self.canvas)
        if notice:
            self.canvas.notice(notice)
        self._take(title, self._buffer)
