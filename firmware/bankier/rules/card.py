"""The kind of question that only those ask who have cards entered."""

from .question import Question
from .questions import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .question import Refusal


class Card(Question):
    """A card: a rank (1 to 13), with its suit where the rank is in suited.

    suited -- the ranks whose suit matters, as bytes; suit_first -- the suit
    highlighted first, 0 for none in particular.
    joker -- the joker is among the answers.
    free -- the suit may be told with any rank; suited only says with which it must.
    ranks -- those that come in question at all, where they are few; empty: any.
    """

    kind = "card"

    def __init__(
        self,
        key: str,
        suited: bytes = b"",
        joker: bool = False,
        suit_first: int = 0,
        free: bool = False,
        ranks: bytes = b"",
        **common: "Any",
    ) -> None:
        super().__init__(key, **common)
        self.ranks = ranks
        self.suited = suited
        self.joker = joker
        self.suit_first = suit_first
        self.free = free

    def limits(self, answer: "object") -> "Refusal":
        """None for a card with a suit where it matters, and only there, else the reason."""
        if not isinstance(answer, int) or not whole(answer):
            return ("refuse.card",)
        rank, suit = answer & 15, answer >> 4
        if rank == 14 and suit == 0:
            return None if self.joker else ("refuse.joker",)
        if not 1 <= rank <= 13 or not 0 <= suit <= 4:
            return ("refuse.card",)
        if suit == 0 and rank in self.suited:
            return ("refuse.suit.missing",)
        if suit and rank not in self.suited and not self.free:
            return ("refuse.card",)
        return None
