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

_BIG = 3  # figures of a call that are in the biggest type, even if no words fit beside them
_GAP = 2  # pixels between words and a big figure
_CARD = 33  # pixels that the widest rank, a ten, takes in the biggest type with the gap after it
_MOVES = {11: -1, 12: 1}  # the jack and the queen of the keypad


class BaseView:
    """A question on the screen.

    pushed -- an event that ended this view but is meant for the next one.
    right -- where the big figure begins, in pixels, once the head is drawn.
    ranks -- the keypad's J and Q are cards here, not left and right.
    whole -- the sentence stands below the head: there are few words beside a big figure, or none.
    """

    ranks = False
    right = WIDTH
    whole = False

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
        edge = 0
        if question.card is not None:
            edge = self.big_card(canvas, question.card) + 4
        figure = self.words.figure(question.amount) if question.amount is not None else question.count
        text = "" if figure is None else str(figure)
        font, left, lines = self._beside(canvas, edge, text, most)
        canvas.right(font, text, WIDTH, 0)
        if most > 1 and len(lines) == 1 and canvas.table.width(lines[0]) <= self.right - left:
            canvas.text(canvas.table, lines[0], left, 2)
        else:
            for place, line in enumerate(lines[:most]):
                canvas.text(canvas.small, line[: (self.right - left) // 6], left, place * LINE)
        return HEAD

    def _beside(self, canvas: "Canvas", edge: int, text: str, most: int) -> "tuple[Any, int, list[str]]":
        """The type of a figure, where the words before it begin, and the words.

        They begin in a column if there is a letter's room to spare, else next to the card, which ends at
        edge; where there is none even there the figure is smaller. A call of few figures rather goes without
        words, and so does one that is said below.
        """
        rather_big = self.whole or self.question.kind == "say" and len(text) <= _BIG
        column = max(edge, _CARD) if edge else 0
        words = self._brief()
        for font in (canvas.big, canvas.table):
            self.right = WIDTH - (font.width(text) + _GAP if text else 0)
            for left in (column, edge):
                columns = (self.right - left) // 6 - (left > edge)
                lines = wrap(words, columns)
                if len(lines) <= most and max(map(len, lines)) <= columns:
                    return font, left, lines
            if rather_big and columns >= 0:
                return font, edge, []
        return font, edge, lines

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

    def _brief(self) -> str:
        """Few words for beside a big figure."""
        key = self.question.key + ".brief"
        return self.words.say(key, self.question.facts) if self.words.has(key) else self.sentence()


def ring(place: int, step: int, size: int) -> int:
    """The place after a move round a ring."""
    return (place + step) % size
