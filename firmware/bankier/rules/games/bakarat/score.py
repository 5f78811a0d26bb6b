"""What Bakarat asks when only the results are entered."""

from ...questions import Choose
from .totals import BANKER, PUNTER, TIE, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...questions import Question
    from .bank import Bank

_WINNERS = (PUNTER, BANKER, TIE)  # in the order of the choices


class Feeder:
    """Score: of each coup who won it."""

    def __init__(self, bank: "Bank", rules: "Any", kept: "Any") -> None:
        self.bank = bank

    def open(self) -> "Generator[Question, Any, None]":
        """The table shuffles by itself."""
        yield from ()

    def coup(self, seat: int, stake: int) -> "Generator[Question, Any, Outcome | None]":
        """Who won: the punter, the banker or nobody."""
        self.bank.turn = seat
        options = (seat, self.bank.seat, "coup.tie")
        place = yield Choose("coup.won", options, facts=(seat, stake), seat=seat, amount=stake)
        return Outcome(_WINNERS[place])

    def kept(self) -> "tuple[()]":
        """Nothing is known of the cards."""
        return ()
