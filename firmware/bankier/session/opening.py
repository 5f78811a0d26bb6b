"""The open round and its place in the match."""

from ..rules.shuffle import SEED_SIZE
from .asides import TRANSFER, seat_change
from .codec import ASIDE, SAID, entries
from .history import Record, segment
from .round import Round, Start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator

    from ..rules.questions import Carry
    from .store import Log

_TAIL = 384  # bytes of answers that are written again at each save; the rest is in segments


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
        order: "tuple[int, ...]",
        out: "tuple[int, ...]",
        purses: "tuple[int, ...]",
        answers: "bytes | bytearray" = b"",
        base: int = 0,
    ) -> None:
        """base -- how many bytes of the answers are in segments already. Misfit."""
        self.game = game
        self.rules = rules
        self.number = number
        self.carry = carry
        self.order = order
        self.out = out
        self.purses = purses
        self._bases = [0, base] if base else [0]
        self.begin(answers)

    def begin(self, answers: "bytes | bytearray") -> None:
        """Start the round (again) with these answers. Misfit if they are not its own."""
        order, out = self.order, self.out
        for code, values in _leading(answers):
            order, out = seat_change(code, values, order, out)
        seats = tuple(seat for seat in order if seat not in out)
        self.round = Round(Start(self.game, self.rules, self.carry, order, seats, self.purses), answers)

    def seating(self) -> "tuple[tuple[int, ...], tuple[int, ...]]":
        """The chairs and who sits out, from the next round on."""
        order, out = self.order, self.out
        for kind, value, _ in entries(self.round.answers):
            if kind == ASIDE:
                order, out = seat_change(value[0], value[1:], order, out)  # type: ignore[index,arg-type]
        return order, out

    def untouched(self) -> bool:
        """Whether nobody has answered anything yet."""
        return all(kind == ASIDE for kind, _, _ in entries(self.round.answers))

    def seeds(self) -> "list[bytes]":
        """The seeds drawn so far."""
        return [value for _, value, _ in entries(self.round.answers) if _is_seed(value)]  # type: ignore[misc]

    def record(self, flags: int) -> Record:
        """The round as it is kept once it is over. Of a void round only lent money stays."""
        net = self._transfers() if self.round.void else self.round.net()
        seating = (self.order, self.out) + self.seating()
        base = self._bases[-1]
        tail = bytes(self.round.answers[base:])
        return Record(self.number, flags, self.carry, self.round.result, seating, net, base, tail)

    def tail(self, log: "Log", all_of_it: bool = False) -> "tuple[int, bytes]":
        """The answers not yet in the log, and where they begin; long ones go to the log first.

        OSError when the flash is full.
        """
        answers = self.round.answers
        while self._bases[-1] > len(answers):
            self._bases.pop()
        base = self._bases[-1]
        if len(answers) - base > (0 if all_of_it else _TAIL):
            log.append(segment(self.number, base, answers[base:]))
            base = len(answers)
            self._bases.append(base)
        return base, bytes(answers[base:])

    def _transfers(self) -> "tuple[int, ...]":
        net = [0] * len(self.purses)
        for kind, value, _ in entries(self.round.answers):
            if kind == ASIDE and value[0] == TRANSFER:  # type: ignore[index]  # an aside is a tuple
                _, giver, taker, amount, _ = value  # type: ignore[misc]
                net[giver] -= amount
                net[taker] += amount
        return tuple(net)


def _leading(answers: "bytes | bytearray") -> "Iterator[tuple[int, tuple[int, ...]]]":
    """The asides before the first answer: they take effect in this round already."""
    for kind, value, _ in entries(answers):
        if kind != ASIDE:
            return
        yield value[0], value[1:]  # type: ignore[index,misc]


def _is_seed(value: "object") -> bool:
    return isinstance(value, bytes) and len(value) == SEED_SIZE
