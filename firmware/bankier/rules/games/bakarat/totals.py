"""What hands are worth, and who wins a coup."""

from ...cards import rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...questions import Facts

    Hand = bytes | bytearray

TIE = 0  #: who wins a coup
PUNTER = 1
BANKER = 2

NATURAL = 8  #: so much or more in two cards wins at once
MUST_BUY = 4  #: a punter of a casino buys up to this total
MUST_STAND = 6  #: and stands from this one on


def total(hand: "Hand") -> int:
    """The pips of a hand, modulo ten: ace 1, two to nine as printed, the others 0."""
    return sum(min(rank(card), 10) for card in hand) % 10


def is_natural(hand: "Hand") -> bool:
    """Whether these are two cards that win at once. Rulebook 3, step 3."""
    return len(hand) == 2 and total(hand) >= NATURAL


class Outcome:
    """How a coup has ended.

    winner -- TIE, PUNTER or BANKER; totals -- the winner's and the loser's,
    () if only the winner is known; natural -- it was won in two cards.
    """

    def __init__(self, winner: int, totals: "tuple[int, ...]" = (), natural: bool = False) -> None:
        self.winner = winner
        self.totals = totals
        self.natural = natural

    def why(self) -> "Facts":
        """The reason for paying."""
        if self.natural:
            return ("why.natural", self.totals[0])
        return ("why.totals",) + self.totals if self.totals else ("why.coup",)


def judge(punter: "Hand", banker: "Hand") -> Outcome:
    """The outcome of a coup when both hands lie open: the higher total wins. Rulebook 3, step 3."""
    ours, theirs = total(punter), total(banker)
    if ours == theirs:
        return Outcome(TIE, (ours, theirs))
    if ours > theirs:
        return Outcome(PUNTER, (ours, theirs), is_natural(punter))
    return Outcome(BANKER, (theirs, ours), is_natural(banker))
