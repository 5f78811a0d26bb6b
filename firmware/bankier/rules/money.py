"""The table: who sits where, and what is in whose purse.

A seat is the number of a chair, from 0; it stays with its person for the
whole match. Money moves only from one purse to another, each time with a
reason; so the sum over all purses, pot and kitty never changes. Points, in
games that count them, are only ever added.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

    from .questions import Facts, Row, Secret

    Log = Callable[[int, int, int, Facts], None]

POT = -1  #: the purse of the pot
KITTY = -2  #: the purse that belongs to the whole table
NOBODY = -3  #: where points come from

LEFT = 1  #: to the next seat on the left, clockwise
RIGHT = -1


class Table:
    """The seats of one round and all the purses.

    order -- every chair of the match, clockwise; seats -- those that take
    part in this round, clockwise; purses -- one amount a chair, then the
    kitty and the pot; log -- is told of every transfer.
    """

    def __init__(
        self,
        order: "tuple[int, ...]",
        seats: "tuple[int, ...]",
        purses: "list[int]",
        log: "Log | None" = None,
    ) -> None:
        self.order = order
        self.seats = seats
        self.purses = purses
        self.log = log
        self.spread: "Callable[[], tuple[Row, ...]]" = self._pot_row
        self.secrets: "Callable[[], tuple[Secret, ...]]" = tuple

    @property
    def pot(self) -> int:
        """What lies in the pot, in units."""
        return self.purses[POT]

    def pay(self, giver: int, taker: int, amount: int, why: "Facts") -> None:
        """Move an amount (0 or more units) from purse to purse, and say why."""
        if amount < 0:
            raise ValueError("amount below zero")
        if amount:
            self.purses[giver] -= amount
            self.purses[taker] += amount
            if self.log:
                self.log(giver, taker, amount, why)

    def score(self, seat: int, points: int, why: "Facts") -> None:
        """Add points (0 or more) to a seat's total, and say why."""
        if points < 0:
            raise ValueError("points below zero")
        self.purses[seat] += points
        if self.log:
            self.log(NOBODY, seat, points, why)

    def share(self, giver: int, takers: "tuple[int, ...]", why: "Facts") -> None:
        """Share out a whole purse equally; odd units one each, first takers first."""
        amount = self.purses[giver]
        each, odd = divmod(amount, len(takers))
        for place, seat in enumerate(takers):
            self.pay(giver, seat, each + (place < odd), why)

    def next(self, seat: int, step: int = LEFT) -> int:
        """The next seat that takes part, to the left or (step -1) the right."""
        place = self.order.index(seat)
        while True:
            place = (place + step) % len(self.order)
            if self.order[place] in self.seats:
                return self.order[place]

    def present(self, seat: int, step: int = LEFT) -> int:
        """The seat itself if it takes part, else the next one that does."""
        return seat if seat in self.seats else self.next(seat, step)

    def left_of(self, seat: int) -> "tuple[int, ...]":
        """Every other seat, from the left neighbour round to the right one."""
        place = self.seats.index(seat)
        return self.seats[place + 1 :] + self.seats[:place]

    def around(self, seat: int) -> "tuple[int, ...]":
        """Every seat, from the left neighbour round to the seat itself."""
        return self.left_of(seat) + (seat,)

    def since(self, before: "tuple[int, ...]", seats: "tuple[int, ...]") -> "tuple[tuple[int, int], ...]":
        """Who of the seats gained (+) or lost (-) how much since a snapshot."""
        changes = ((seat, self.purses[seat] - before[seat]) for seat in seats)
        return tuple((seat, change) for seat, change in changes if change)

    def snapshot(self) -> "tuple[int, ...]":
        """All purses as they are now, for since()."""
        return tuple(self.purses)

    def _pot_row(self) -> "tuple[Row, ...]":
        return (("pot", b"", self.pot, 0),)


def widen(purses: "list[int]", chairs: int) -> None:
    """Make room for at least so many chairs, before the kitty and the pot."""
    while len(purses) < chairs + 2:
        purses.insert(len(purses) - 2, 0)
