"""Adding up a hand that lies on the table: as a number, or by kinds of card."""

from ...questions import Choose, Number
from .packs import KINDS, VALUES, all_kinds, kind, points

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...questions import Facts, Question, Refusal
    from .state import State

    Counted = Generator[Question, Any, tuple[int, int, Facts]]

_BY_KIND = -1
_ASKED = ("kind.0", "kind.1", "kind.2", "kind.3", "kind.4")
_LEAST = VALUES[-1]  # points of the cheapest cards
_MOST = 9995  # a number larger than any hand, so that too much is refused in words


class HandEntry:
    """Asks for the points of one hand after the other, in any order.

    left -- how many cards of each kind may still be in hands not counted yet;
    worth -- what those can come to together; exact -- whether it is known how
    many cards each hand has; kinds -- how many of the first kinds have been
    entered for the hand that is being counted.
    """

    def __init__(self, state: "State", rules: "Any", exact: bool) -> None:
        self.state = state
        self.exact = exact
        self.left = all_kinds(rules)
        for card, number in enumerate(state.pile):
            self.left[kind(card)] -= number
        self.worth = points(self.left)
        self.kinds: "list[int]" = []

    def next_hand(self, waiting: "tuple[int, ...]") -> "Counted":
        """Whose hand, what it comes to, and why."""
        seat = waiting[0]
        if len(waiting) > 1:
            seat = waiting[(yield Choose("hand.whose", waiting))]
        others = tuple([other for other in waiting if other != seat])
        found = yield Number(
            "hand.points",
            0,
            _MOST,
            facts=(seat,),
            seat=seat,
            also=("by.kind",),
            step=5,
            check=lambda number: self._refuse_points(seat, others, number),
        )
        why: "Facts" = ("why.points", found)
        if found == _BY_KIND:
            yield from self._by_kind(seat)
            found = points(self.kinds)
            why = ("why.kinds",) + tuple(self.kinds)
            self.kinds = []
        self.worth -= found
        return seat, found, why

    def _by_kind(self, seat: int) -> "Generator[Question, Any, None]":
        """Jokers, twos, aces, tens and figures, the rest; what follows from the others is not asked."""
        for place in range(KINDS):
            number = self._known(seat, place)
            if number < 0:
                number = yield Number(
                    _ASKED[place],
                    0,
                    self.state.total,
                    facts=(seat,),
                    seat=seat,
                    check=lambda number: self._refuse_kind(seat, number),
                )
            self.kinds.append(number)
        for place, number in enumerate(self.kinds):
            self.left[place] -= number

    def _known(self, seat: int, place: int) -> int:
        """How many of a kind a hand must have, after the kinds before it; -1 if that is not known."""
        rest = self.state.held(seat) - sum(self.kinds)
        if self.exact and (place == KINDS - 1 or not rest):
            return rest
        worth = self.worth - points(self.kinds)
        return 0 if not self.left[place] or not self.exact and worth < VALUES[place] else -1

    def _refuse_points(self, seat: int, others: "tuple[int, ...]", number: int) -> "Refusal":
        """Why a hand cannot come to so many points, with those of the others still to come."""
        if number % _LEAST:
            return ("refuse.multiple", number, 5)
        low = _LEAST * self.state.held(seat) if self.exact else 0
        kept = _LEAST * sum([self.state.held(other) for other in others]) if self.exact else 0
        most = max(self.worth - kept, low)
        if number > most:
            return ("refuse.packs", most)
        if self.exact:
            held = self.state.held(seat)
            high = self._dearest(held)
            if not low <= number <= high:
                return ("refuse.held", seat, held, low, high)
            if not _possible(held, min(held, self.left[0]), number):
                return ("refuse.sum", held)
        return None

    def _refuse_kind(self, seat: int, number: int) -> "Refusal":
        """Why a hand cannot hold so many cards of the kind that is asked for."""
        place = len(self.kinds)
        if number > self.left[place]:
            return ("refuse.kind", self.left[place])
        if self.exact:
            rest = self.state.held(seat) - sum(self.kinds) - number
            possible = 0 <= rest <= sum(self.left[place + 1 :])
            return None if possible else ("refuse.count", seat, self.state.held(seat))
        worth = max(self.worth - points(self.kinds), 0)
        return ("refuse.packs", self.worth) if number * VALUES[place] > worth else None

    def _dearest(self, cards: int) -> int:
        """The most that so many cards can come to."""
        total = 0
        for number, value in zip(self.left, VALUES):
            taken = min(number, cards)
            total += taken * value
            cards -= taken
        return total


def _possible(cards: int, jokers: int, number: int) -> bool:
    """Whether so many cards, up to so many of them jokers, can come to a number; others are 5 to 20 each."""
    joker, two, least = VALUES[0], VALUES[1], VALUES[-1]
    return any(
        joker * some + least * (cards - some) <= number <= joker * some + two * (cards - some)
        for some in range(jokers + 1)
    )
