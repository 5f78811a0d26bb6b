"""What Huit américain asks when only the ends of hands are entered."""

from ...question import BANK, COUNT
from ...questions import Choose, Say
from .entry import HandEntry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Mark, Question, Row
    from .entry import Counted
    from .state import State

    Part = Generator[Question | Mark, Any, None]


class Feeder:
    """Score: who is out, then the points of the others in any order."""

    def __init__(self, table: "Table", state: "State", rules: "Any", number: int) -> None:
        """number -- of the hand, from 1."""
        self.table = table
        self.state = state
        self.rules = rules
        self.number = number
        table.spread = self.spread

    def open(self) -> "Part":
        """The hand is played without the device: only who was out is asked."""
        state = self.state
        yield Say("hand.deal", (state.dealer, self.rules.hand_size, self.number), seat=state.dealer)
        state.deal(self.rules.hand_size)
        seats = self.table.around(state.dealer)
        place = yield Choose("hand.who", seats + ("hand.nobody",))
        if place < len(seats):
            state.out = seats[place]
            state.hold(state.out, 0)
        state.over = True

    def count_hands(self) -> "Part":
        """The hands lie on the table to be added up."""
        self.entry = HandEntry(self.state, self.rules, exact=False)
        yield from ()

    def next_hand(self, waiting: "tuple[int, ...]") -> "Counted":
        """Whose hand is added up next, what it comes to, and why."""
        return (yield from self.entry.next_hand(waiting))

    def close(self) -> "Part":
        """Nothing more to tell."""
        yield from ()

    def set_right(self, values: "tuple[int, ...]") -> None:
        """No cards are counted here: ValueError."""
        raise ValueError("count of cards")

    def spread(self) -> "tuple[Row, ...]":
        """The totals, the dealer's marked."""
        state, purses = self.state, self.table.purses
        rows: "list[Row]" = []
        for seat in self.table.around(state.dealer):
            rows.append((seat, b"", purses[seat], COUNT | (BANK if seat == state.dealer else 0)))
        return tuple(rows)
