"""The open round and its place in the match."""

from ..rules.money import widen
from .asides import ring, there
from .codec import ASIDE, asides, entries
from .round import Round, Start
from .segments import TAIL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.questions import Carry
    from .store import Log

    Chairs = tuple[int, ...]


class Opening:
    """A round that is being played, and what it was begun with.

    number -- in the match, given-up rounds counted; carry -- from the round
    before; order, out -- the chairs and who sits out, before the round's own
    asides; purses -- as it began; round -- the round itself.
    """

    def __init__(
        self,
        game: "Any",
        rules: "Any",
        number: int,
        carry: "Carry",
        seating: "tuple[Chairs, Chairs]",
        purses: "Chairs",
        answers: "bytes | bytearray" = b"",
        bases: "list[int] | None" = None,
    ) -> None:
        """bases -- where the segments end that the answers are in already. Misfit."""
        self.game = game
        self.rules = rules
        self.number = number
        self.carry = carry
        self.order, self.out = seating
        self.purses = purses
        self.begin(answers)
        self._bases = bases or [0]

    def begin(self, answers: "bytes | bytearray") -> None:
        """Start the round (again) with these answers. Misfit if they are not its own."""
        order, out = seated(self.order, self.out, leading(answers))
        chairs = ring(order)
        purses = list(self.purses)
        widen(purses, max(chairs) + 1)
        seats = tuple(seat for seat in there(order) if seat not in out)
        self.round = Round(Start(self.game, self.rules, self.carry, chairs, seats, tuple(purses)), answers)
        self._bases = [0]

    def chairs(self) -> "tuple[Chairs, Chairs]":
        """All chairs and who sits out, from the next round on; see asides.GONE."""
        return seated(self.order, self.out, asides(self.round.answers))

    def seating(self) -> "tuple[Chairs, Chairs]":
        """Who sits at the table and who of them sits out, from the next round on."""
        order, out = self.chairs()
        return there(order), out

    def untouched(self) -> bool:
        """Whether nobody has answered anything yet."""
        return all(kind == ASIDE for kind, _, _ in entries(self.round.answers))

    def tail(self, log: "Log", most: int = TAIL) -> "tuple[int, bytes]":
        """The answers not yet in the log, and where they begin.

        At most so many bytes: what is more goes to the log first. OSError when the flash is full.
        """
        bases = self.stored()
        tail = bytes(self.round.answers[bases[-1] :])
        if len(tail) > most:
            from .segments import store

            tail = store(log, self.number, bases, tail, most)
        return bases[-1], tail

    def stored(self) -> "list[int]":
        """Where the segments end that still hold the answers as they are."""
        while self._bases[-1] > self.round.unchanged:
            self._bases.pop()
        self.round.unchanged = len(self.round.answers)
        return self._bases


def seated(order: "Chairs", out: "Chairs", changes: "list[Chairs]") -> "tuple[Chairs, Chairs]":
    """The chairs and who sits out, after asides."""
    for change in changes:
        from .effects import seat_change  # seldom needed

        order, out = seat_change(change[0], change[1:], order, out)
    return order, out


def leading(answers: "bytes | bytearray") -> "list[Chairs]":
    """The asides before the first answer: they take effect in this round already."""
    found: "list[Chairs]" = []
    for kind, value, _ in entries(answers):
        if kind != ASIDE:
            break
        found.append(value)  # type: ignore[arg-type]  # an aside is a tuple
    return found
