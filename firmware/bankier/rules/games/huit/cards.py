"""What the ways to play Huit with each act known have in common: what lies on the table, and the stock."""

from ...cards import rank
from ...money import LEFT
from ...question import BANK, COUNT, TURN
from ...questions import Say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator

    from ...money import Table
    from ...questions import Facts, Mark, Question, Row
    from .state import State

    Part = Generator[Question | Mark, Any, None]
    Act = Generator[Question | Mark, Any, int]


class CardFeeder:
    """Keeps count of every hand, of the discards and of the stock."""

    def __init__(self, table: "Table", state: "State", rules: "Any", number: int) -> None:
        """number -- of the hand, from 1."""
        self.table = table
        self.state = state
        self.rules = rules
        self.number = number
        table.spread = self.spread

    def take(self, seat: int, wanted: int) -> "Act":
        """A seat takes cards from the stock, for which the discards are shuffled if need be. How many."""
        state = self.state
        taken = 0
        while taken < wanted and state.drawable:
            if not state.stock:
                yield from self.reshuffle()
            number = min(wanted - taken, state.stock)
            self.give(seat, number)
            taken += number
        return taken

    def spread(self) -> "tuple[Row, ...]":
        """Top card, suit, run, direction, the hands by number of cards as it goes, the stock."""
        state = self.state
        seats = list(self.table.around(state.dealer))
        rows: "list[Row]" = []
        if state.top:
            rows = [("top", bytes((state.top,)), None, 0), ("force.%d" % state.suit, b"", None, 0)]
            if state.run:
                rows.append(("run", b"", state.run, COUNT))
            rows.append(("goes.left" if state.step == LEFT else "goes.right", b"", None, 0))
            if state.step != LEFT:
                seats.reverse()
        rows.extend([self.row(seat) for seat in seats])
        rows.append(("stock", b"", state.stock, COUNT))
        return tuple(rows)

    def asked(self) -> "tuple[str, Facts]":
        """What whoever's turn it is has to do, as a key and its facts."""
        state = self.state
        if not state.run:
            return ("turn", (state.turn, state.suit)) if state.suit else ("turn.free", (state.turn,))
        if self.rules.run == "like":
            return "run.like", (state.turn, state.run, rank(state.top))
        return "run.ask", (state.turn, state.run)

    def row(self, seat: int) -> "Row":
        """A seat on the table: how many cards, who deals, whose turn it is."""
        state = self.state
        marks = (BANK if seat == state.dealer else 0) | (TURN if state.top and seat == state.turn else 0)
        return (seat, b"", state.held(seat), marks | COUNT)

    def give(self, seat: int, number: int) -> None:
        """Cards go from the stock to a hand."""
        self.state.hold(seat, self.state.held(seat) + number)

    def reshuffle(self) -> "Part":
        """The table shuffles all discards but the top one."""
        yield Say("reshuffle", waits=True)
        self.state.reshuffle()
