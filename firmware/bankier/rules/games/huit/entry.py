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
_MOST = 9995  # a number larger than any hand, so that too much is refused in words


class HandEntry:
    """Asks for the points of one hand after the other, in any order.

    left -- how many cards of each kind may still be in hands not counted yet;
    worth -- what they come to; exact -- whether the number of cards in each
    hand is known.
    """

    def __init__(self, state: "State", rules: "Any", exact: bool) -> None:
        self.state = state
        self.exact = exact
        self.left = all_kinds(rules)
        for card, number in enumerate(state.pile):
            self.left[kind(card)] -= number
        self.worth = points(self.left)
        self._kinds: "list[int]" = []  # of the hand that is being counted

    def next_hand(self, waiting: "tuple[int, ...]") -> "Counted":
        """Whose hand, what it comes to, and why."""
        seat = waiting[0]
        if len(waiting) > 1:
            seat = waiting[(yield Choose("hand.whose", waiting))]
        found = yield Number(
            "hand.points",
            0,
            _MOST,
            facts=(seat,),
            seat=seat,
            also=("by.kind",),
            step=5,
            check=lambda number: self._refuse_points(seat, number),
        )
        why: "Facts" = ("why.points", found)
        if found == _BY_KIND:
            yield from self._by_kind(seat)
            found = points(self._kinds)
            why = ("why.kinds",) + tuple(self._kinds)
        self.worth -= found
        return seat, found, why

    def _by_kind(self, seat: int) -> "Generator[Question, Any, None]":
        """Jokers, twos, aces, tens and figures, the rest; these follow from the number of cards, if known."""
        self._kinds = []
        for place in range(KINDS):
            if self.exact and place == KINDS - 1:
                number = self.state.held(seat) - sum(self._kinds)
            else:
                number = yield Number(
                    _ASKED[place],
                    0,
                    self.state.total,
                    facts=(seat,),
                    seat=seat,
                    check=lambda number: self._refuse_kind(seat, number),
                )
            self._kinds.append(number)
        for place, number in enumerate(self._kinds):
            self.left[place] -= number

    def _refuse_points(self, seat: int, number: int) -> "Refusal":
        """Why a hand cannot come to so many points."""
        if number % 5:
            return ("refuse.five", number)
        if number > self.worth:
            return ("refuse.packs", self.worth)
        if self.exact:
            held = self.state.held(seat)
            low, high = _bounds(self.left, held)
            if not low <= number <= high:
                return ("refuse.held", seat, held, low, high)
        return None

    def _refuse_kind(self, seat: int, number: int) -> "Refusal":
        """Why a hand cannot hold so many cards of the kind that is asked for."""
        place = len(self._kinds)
        if number > self.left[place] or number * VALUES[place] > self.worth - points(self._kinds):
            return ("refuse.kind", self.left[place])
        if self.exact:
            rest = self.state.held(seat) - sum(self._kinds) - number
            if not 0 <= rest <= sum(self.left[place + 1 :]):
                return ("refuse.count", seat, self.state.held(seat))
        return None


def _bounds(left: "list[int]", cards: int) -> "tuple[int, int]":
    """The least and the most that so many of the cards come to."""
    return _sum_of(left, cards, range(KINDS - 1, -1, -1)), _sum_of(left, cards, range(KINDS))


def _sum_of(left: "list[int]", cards: int, order: range) -> int:
    """What so many cards come to, taken from the first kinds of the order on."""
    total = 0
    for place in order:
        taken = min(max(left[place], 0), cards)
        total += taken * VALUES[place]
        cards -= taken
    return total
