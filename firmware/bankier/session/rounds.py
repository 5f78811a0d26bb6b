"""The rounds of a match: those that are finished, and how one is opened."""

from ..rules import games
from ..rules.options import Rules
from .history import History
from .opening import Opening
from .store import Log

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Rounds:
    """What a match was begun with, and its finished rounds.

    header -- game, mode, rules, unit, people and so on, as in the saved format.
    """

    def __init__(self, path: str, header: "dict[str, Any]") -> None:
        """The log is the file of that path with the ending .m."""
        self.header = header
        self.log = Log(path + ".m")
        self.history = History(self.log)
        self.game: "Any" = games.load(header["game"])
        self.rules = Rules(header["mode"], self.game.OPTIONS, len(header["people"]), header["rules"])

    @property
    def names(self) -> "list[str]":
        """The people by the number of their seat, those who left included."""
        people: "list[str]" = self.header["people"]
        return people

    def following(self, answers: "bytes | bytearray" = b"", bases: "list[int] | None" = None) -> Opening:
        """The round after the last finished one, with the answers it has so far. Misfit."""
        number = len(self.history)
        seating: "tuple[tuple[int, ...], tuple[int, ...]]" = self.chairs(), ()
        carry = self.game.opening(self.header["bank"])
        if number:
            last = self.history.read(number - 1)
            carry, seating = last.result, (last.next_order, last.next_out)
        totals = self.history.totals(len(self.names))
        return Opening(self.game, self.rules, number, carry, seating, totals, answers, bases)

    def chairs(self) -> "tuple[int, ...]":
        """All chairs after the last finished round; see asides.GONE."""
        number = len(self.history)
        return self.history.read(number - 1).next_order if number else tuple(range(self.header["seats"]))

    def reopened(
        self, number: int, answers: "bytes | bytearray | None" = None, bases: "list[int] | None" = None
    ) -> Opening:
        """A finished round as it stood, or with other answers, in segments up to the last of the bases.

        Misfit if it was played with another version of the script; ValueError
        if it is damaged.
        """
        from .earlier import reopened  # seldom needed

        return reopened(self, number, answers, bases)
