"""One bank as it lies on the table: who stakes what, whose turn it is, the open cards."""

from ...question import BANK, COUNT, TURN
from .carry import KEPT, VERSION, banker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...money import Table
    from ...questions import Facts, Row

LEAST = 1  #: units of a bank
MOST = 9999


class Bank:
    """The banker, the stakes against him and what has come of them.

    seat -- the banker; amount -- units in the bank: as named, from the end of
    staking on what is still at stake; covered -- what was at stake at first;
    banco -- one punter has claimed it all; stakes -- those not yet settled,
    by seat; net -- what the banker has won or lost so far; turn -- whose turn
    it is; hands -- the cards before a seat, as everybody sees them; left --
    cards in the shoe, None if nobody counts them; usual, least, series, stays
    -- see carry.
    """

    def __init__(self, table: "Table", carry: "Any") -> None:
        self.table = table
        _, seat, self.usual, self.least, self.series, self.stays = carry[:KEPT]
        self.seat = banker(table, carry)
        if self.seat != seat:
            self.least = self.series = self.stays = 0
        self.amount = 0
        self.covered = 0
        self.banco = False
        self.stakes: "dict[int, int]" = {}
        self.net = 0
        self.turn = self.seat
        self.hands: "dict[int, bytearray]" = {}
        self.left: "int | None" = None
        table.spread = self.spread

    def order(self) -> "tuple[int, ...]":
        """Those who still play, the highest stake first; of equal ones the nearest to the banker's left.

        Rulebook 3, step 3 and `equal_stakes`.
        """
        places = self.table.left_of(self.seat)
        return tuple(sorted(self.stakes, key=lambda seat: (-self.stakes[seat], places.index(seat))))

    def free(self) -> int:
        """How much of the bank is not covered yet."""
        return self.amount - sum(self.stakes.values())

    def pay(self, giver: int, taker: int, amount: int, why: "Facts") -> None:
        """Move money from purse to purse, and note what it is to the banker."""
        self.table.pay(giver, taker, amount, why)
        if self.seat in (giver, taker):
            self.net += amount if self.seat == taker else -amount

    def stay(self, least: int) -> "tuple[int, ...]":
        """The carry when the banker goes on; least -- what he has to name, 0 for any bank."""
        series = self.series + self.net
        return (VERSION, self.seat, self.usual, min(least, MOST), series, 1)

    def move(self) -> "tuple[int, ...]":
        """The carry when the seat on the left becomes banker."""
        return (VERSION, self.table.next(self.seat), self.usual, 0, 0, 0)

    def spread(self) -> "tuple[Row, ...]":
        """The stakes in the order of play, the bank, and what is left in the shoe."""
        seats = self.order()
        if self.turn not in seats and self.turn != self.seat:
            seats += (self.turn,)
        rows = tuple(self._row(seat, self.stakes.get(seat), 0) for seat in seats)
        rows += (self._row(self.seat, self.amount, BANK),)
        if self.stays or self.net:
            rows += (("series", b"", self.series + self.net, 0),)
        if self.left is not None:
            rows += (("shoe", b"", self.left, COUNT),)
        return rows

    def _row(self, seat: int, amount: "int | None", marks: int) -> "Row":
        """A seat's line; beside open cards there is no room for an amount."""
        turn = TURN if seat == self.turn else 0
        hand = bytes(self.hands.get(seat, b""))
        return (seat, hand, None if any(hand) else amount, marks | turn)
