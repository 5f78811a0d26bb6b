"""The kind of question that only those ask who enter how many each has."""

from .question import Question
from .questions import within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .question import Refusal


class Tally(Question):
    """One small number, 0 to high, for each of the seats, in their order."""

    kind = "tally"

    def __init__(self, key: str, seats: "tuple[int, ...]", high: int, **common: "Any") -> None:
        super().__init__(key, **common)
        self.seats = seats
        self.high = high

    def limits(self, answer: "object") -> "Refusal":
        """None for a number of each seat, else the reason."""
        if not isinstance(answer, tuple) or len(answer) != len(self.seats):
            return ("refuse.tally", len(self.seats))
        for number in answer:
            reason = within(number, 0, self.high)
            if reason:
                return reason
        return None
