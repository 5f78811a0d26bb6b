"""The kinds of question that are asked where the device deals: what one player sees alone, and chance."""

from .question import Question
from .questions import OK, whole, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .question import Refusal


class Peek(Question):
    """Cards for one seat's eyes, shown only while a key is held.

    cards -- what the seat sees. picks -- the answer is a place in cards;
    otherwise only the extra answers, or OK when there are none, go on.
    marks -- one byte a card, 1 where it may be chosen; empty: not marked.
    Its check looks at extra answers too: they are the same for everybody to
    see, but what may be chosen depends on the cards.
    """

    kind = "peek"

    def __init__(
        self,
        key: str,
        seat: int,
        cards: bytes,
        picks: bool = False,
        marks: bytes = b"",
        **common: "Any",
    ) -> None:
        super().__init__(key, seat=seat, **common)
        self.cards = cards
        self.picks = picks
        self.marks = marks

    def refuse(self, answer: "object") -> "Refusal":
        """As for any question; the check has the last word on extra answers too."""
        reason = super().refuse(answer)
        if reason is None and self.check and isinstance(answer, int) and answer < 0:
            reason = self.check(answer)
        return reason

    def limits(self, answer: "object") -> "Refusal":
        """None for a place where one is picked, else for OK if there is no other answer, else the reason."""
        if self.picks:
            return within(answer, 0, len(self.cards) - 1)
        if self.also:
            return ("refuse.unknown",)
        return None if whole(answer) and answer == OK else ("refuse.ok",)


class Seed(Question):
    """32 bytes of chance; the session answers it, never a player."""

    kind = "seed"

    def __init__(self) -> None:
        super().__init__("seed")

    def limits(self, answer: "object") -> "Refusal":
        """None for 32 bytes, else the reason."""
        good = isinstance(answer, bytes) and len(answer) == 32
        return None if good else ("refuse.unknown",)
