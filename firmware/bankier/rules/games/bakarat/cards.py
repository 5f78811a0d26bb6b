"""The course of a coup whose cards are known, whoever deals them."""

from .totals import judge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...questions import Question
    from .bank import Bank
    from .totals import Outcome

    Coup = Generator[Question, Any, Outcome | None]

MOST_CARDS = 6  #: of one coup


def play_coup(feed: "Any", bank: "Bank", seat: int, stake: int) -> "Coup":
    """Two cards each, perhaps a bought one each, then both hands are laid down.

    The outcome, or None if the coup is to be played again.
    """
    sides = (seat, bank.seat)
    bank.hands = {}
    bank.turn = seat
    at_once = yield from feed.first_two(sides, stake)
    if not at_once:
        for side in sides:
            bank.turn = side
            yield from feed.buy(side)
    counts = yield from feed.lay_down(sides, at_once)
    return judge(bank.hands[seat], bank.hands[bank.seat]) if counts else None
