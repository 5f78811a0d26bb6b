"""One view on a screen, for tests: keys go in, answers and text come out."""

from fingers import KEYS, RANKS

from bankier.screen.canvas import Canvas
from bankier.screen.events import RANK, event
from bankier.screen.views import view_of
from bankier.words import Words
from tools.golden.ink import Ink

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Stage:
    """A question on the screen; press() gives the answer, or None while there is none yet."""

    def __init__(self, question, start=None, language="en", unit=("frank", 1), game="bankspel"):
        self.words = Words(language, game)
        self.words.unit = unit
        self.words.names = ["Ann", "Bob", "Cis", "Dora"]
        self.buffer = bytearray(1024)
        self.canvas = Canvas(self.buffer)
        self.view: "Any" = view_of(question, self.words, start)

    def press(self, keys):
        answer = None
        for key in keys:
            for code in KEYS[key] if key in KEYS else (event(RANK, RANKS.index(key)),):
                reply = self.view.key(code)
                answer = reply if reply is not None else answer
        return answer

    def texts(self):
        """The texts that are whole on the screen."""
        self.canvas.clear()
        with Ink() as ink:
            self.view.draw(self.canvas)
        return [text for text in ink.texts if text.whole(self.buffer)]

    def text(self):
        return " ".join([text.text for text in self.texts()]).replace("\xa0", " ")

    def lit(self):
        return [text.text for text in self.texts() if not text.colour]
