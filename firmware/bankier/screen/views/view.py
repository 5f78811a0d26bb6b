"""What all views have in common: they draw a question, and make an answer of events."""

from ..canvas import HEAD, LINE, WIDTH, wrap
from ..events import BACK, LEFT, MENU, RANK, RIGHT, kind_of, value_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...rules.questions import Answer, Refusal
    from ...words import Words
    from ..canvas import Canvas

BACK_OUT: "tuple[str, ...]" = ("back",)  #: no answer: undo it, or leave
TABLE_MENU: "tuple[str, ...]" = ("menu",)  #: no answer: open the table menu

_ASKED = 45  # pixels that the words of a question need beside a figure; a call has rows or a sentence below
_FEWEST = 5  # letters for which it is worth to write beside a big figure
_GAP = 2  # pixels between words and a big figure
_CARD = 33  # pixels that the widest rank, a ten, takes in the biggest type with the gap after it
_MOVES = {11: -1, 12: 1}  # the jack and the queen of the keypad


class BaseView:
    """A question on the screen.

    pushed -- an event that ended this view but is meant for the next one.
    right -- where the big figure begins, in pixels, once the head is drawn.
    ranks -- the keypad's J and Q are cards here, not left and right.
    """

    ranks = False
    right = WIDTH

    def __init__(self, question: "Any", words: "Words", start: "Answer | None" = None) -> None:
        """start -- the answer to highlight first, or None for the question's own."""
        self.question = question
        self.words = words
        self.pushed = 0
        self.begin(start)

    def begin(self, start: "Any") -> None:
        """Set the cursor."""

    def draw(self, canvas: "Canvas") -> None:
        """Draw everything; the canvas is clear."""

    def key(self, code: int) -> "Any":
        """Take an event: the answer, BACK_OUT, TABLE_MENU, or None to go on."""
        kind, value = kind_of(code), value_of(code)
        if kind == BACK:
            return BACK_OUT
        if kind == MENU:
            return TABLE_MENU
        if kind == RANK and value in _MOVES and not self.ranks:
            return self.move(_MOVES[value])
        if kind in (LEFT, RIGHT):
            return self.move(value if kind == RIGHT else -value)
        return self.handle(kind, value)

    def move(self, step: int) -> "Any":
        """Left (below 0) or right, so many steps; on a keypad also J and Q."""

    def handle(self, kind: int, value: int) -> "Any":
        """Take any other event."""

    def refuse(self, answer: "Answer") -> "Refusal":
        """Why the question does not take an answer; None if it does."""
        reason: "Refusal" = self.question.refuse(answer)
        return reason

    # For drawing

    def sentence(self) -> str:
        """What is asked or told, in words."""
        return self.words.say(self.question.key, self.question.facts)

    def head(self, canvas: "Canvas", most: int = 2) -> int:
        """The band on top: the card and amount in the biggest type with few words, or the sentence.

        most -- lines of words. Returns the y below it.
        """
        question = self.question
        if not self.called():
            return self.prompt(canvas, most)
        left, right = 0, WIDTH
        if question.card is not None:
            left = max(self.big_card(canvas, question.card) + 4, _CARD)
        figure = self.words.figure(question.amount) if question.amount is not None else question.count
        if figure is not None:
            text = str(figure)
            room = WIDTH - left - (0 if question.kind == "say" else _ASKED)
            font = canvas.big if canvas.big.width(text) <= room else canvas.table  # or ten thousands
            right = canvas.right(font, text, WIDTH, 0) - _GAP
        self.right = right
        columns = (right - left) // 6
        lines = self._brief(columns, most) if columns >= _FEWEST else []
        if most > 1 and len(lines) == 1 and canvas.table.width(lines[0]) <= right - left:
            canvas.text(canvas.table, lines[0], left, 2)
        else:
            for place, line in enumerate(lines):
                canvas.text(canvas.small, line[:columns], left, place * LINE)
        return HEAD

    def called(self) -> bool:
        """Whether there is a card or a figure for the whole table."""
        question = self.question
        return not (question.card is None and question.amount is None and question.count is None)

    def prompt(self, canvas: "Canvas", most: int) -> int:
        """The sentence in small type, at most so many lines; the y below it."""
        return canvas.lines(self.sentence(), 0, most)

    def big_card(self, canvas: "Canvas", card: int) -> int:
        """A rank (a question mark for a back) and its suit, in the upper left corner; the x after it."""
        x = canvas.text(canvas.big, self.words.rank(card) if card else "?", 0, 0)
        if card >> 4:
            x = canvas.text(canvas.big, self.words.suit_sign(card >> 4), x, 0)
            x = canvas.text(canvas.small, self.words.suit_letter(card >> 4), x, 0)
        return x

    def extras(self, canvas: "Canvas", chosen: int, y: int, room: int) -> int:
        """The extra answers side by side in so many pixels; the x after them.

        When they are too long they begin with the chosen one.
        """
        texts = [self.words.say(key, self.question.facts) for key in self.question.also]
        wide = sum(6 * len(text) + 8 for text in texts) > room
        x = 0
        for place in range(max(chosen, 0) if wide else 0, len(texts)):
            text = texts[place]
            if x and x + 6 * len(text) + 4 > room:
                if x <= room - 2:  # there are more
                    x = canvas.text(canvas.small, "…", min(x, room - 6), y)
                break
            text = text[: (room - x - 4) // 6]
            width = 6 * len(text) + 4
            canvas.cell(canvas.small, text, x, y, width, place == chosen)
            x += width + 4
        return x

    def _brief(self, columns: int, most: int) -> "list[str]":
        """Few words for beside a big figure, in at most so many lines."""
        key = self.question.key + ".brief"
        brief = self.words.has(key)
        lines = wrap(self.words.say(key, self.question.facts) if brief else self.sentence(), columns)
        if len(lines) == 1 < most and len(lines[0]) > columns:  # one word that is too long
            lines = [lines[0][: columns - 1] + "-", lines[0][columns - 1 :]]
        return lines[:most]


def ring(place: int, step: int, size: int) -> int:
    """The place after a move round a ring."""
    return (place + step) % size
