"""The end of a hand of Huit américain: points, totals, who has won."""

from ...questions import Say
from .state import NOT_YET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Mark, Question
    from .state import State


def settle(table: "Table", state: "State", feed: "Any") -> "Generator[Question | Mark, Any, dict[int, int]]":
    """Rulebook 2, end of hand: every seat adds up its cards. The points by seat."""
    if state.out == NOT_YET:
        yield Say("hand.stuck")
    else:
        yield Say("hand.over", (state.out,), seat=state.out)
    yield from feed.count_hands()
    lost: "dict[int, int]" = {}
    waiting: "list[int]" = []
    for seat in table.around(state.dealer):
        if state.held(seat):
            waiting.append(seat)
        else:
            lost[seat] = 0
            table.score(seat, 0, ("why.out",))
    while waiting:
        seat, points, why = yield from feed.next_hand(tuple(waiting))
        waiting.remove(seat)
        lost[seat] = points
        table.score(seat, points, why)
        yield Say("points", (seat, points, table.purses[seat]), seat=seat, count=points)
    yield from feed.close()
    return lost


def is_won(table: "Table", rules: "Any") -> "Generator[Question, Any, bool]":
    """Tell the totals, the lowest first; once one has reached the limit the lowest wins, or several do.

    Rulebook 2, end of hand, and `limit`.
    """
    ranking = sorted([(table.purses[seat], place, seat) for place, seat in enumerate(table.seats)])
    rows = tuple([(seat, total) for total, _, seat in ranking])
    leader, least = rows[0]
    shared = rows[1][1] == least
    won: bool = rows[-1][1] >= rules.limit
    key = ("game.shared" if shared else "game.won") if won else ("leads.shared" if shared else "leads")
    yield Say(key, (leader, least), rows=rows, counts=True, count=least if won else None)
    return won


def next_dealer(table: "Table", dealer: int, lost: "dict[int, int]", rules: "Any") -> int:
    """The seat to the left, or the loser of the hand: of several the nearest to the dealer's left.

    Rulebook 2, `next_dealer`.
    """
    if rules.next_dealer == "left":
        return table.next(dealer)
    most = max(lost.values())
    return [seat for seat in table.around(dealer) if lost[seat] == most][0]
