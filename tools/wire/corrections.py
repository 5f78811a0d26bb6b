"""Corrections: found by the number of their round and entry, weighed, made, or dropped with the rest."""

from bankier.session.correct import DONE, correct, correctable, enter_again, has_more

from .acts import answer
from .refusals import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from bankier.rules.questions import Answer, Question
    from bankier.session.match import Match

    from .telling import Teller

    Message = dict[str, Any]
    Messages = list[Message]
    Request = dict[str, Any]


def round_number(match: "Match", asked: "bool | int") -> int:
    """The number, from 0, of a round asked for by its number from 1, or by true: the open one. Refused."""
    if asked is True:
        return match.open.number
    if not 1 <= asked <= max(len(match.history), match.open.number + 1):
        raise Refused("wire.round", asked)
    return asked - 1


class Corrections:
    """Changes entries; remembers the one correction after which the rest does not fit.

    waiting -- that correction, until it is made by drop() or something else is done; else None.
    """

    def __init__(self) -> None:
        self.waiting: "tuple[int, int, Answer, int] | None" = None

    def entries(self, match: "Match", number: int) -> "list[tuple[int, Question, Answer]]":
        """What may be corrected in a round (from 0)."""
        return list(correctable(match, number))

    def make(self, match: "Match", tell: "Teller", asked: "Request") -> "Messages":
        """Change an entry, or tell from where on nothing would fit then. Refused, OSError."""
        number = round_number(match, asked["round"])
        place, value = _find(match, number, asked)
        parted = correct(match, number, place, value)
        if parted == DONE:
            return [tell.corrected(number)]
        self.waiting = (number, place, value, parted)
        return [tell.parted(number, _first(match, number, parted), has_more(match, number, parted))]

    def drop(self, match: "Match") -> "Messages":
        """Make the correction that waits, and drop what does not fit. Refused, OSError."""
        if self.waiting is None:
            raise Refused("wire.drop")
        enter_again(match, *self.waiting)
        return []


def _find(match: "Match", number: int, asked: "Request") -> "tuple[int, Answer]":
    """The place of an entry and the answer that it shall have. Refused.

    The question must be looked at while the round is being run: its own checks know only where that stands.
    """
    count = 0
    for place, question, _ in correctable(match, number):
        count += 1
        if count == asked["entry"]:
            value = answer(question, asked)
            reason = question.refuse(value)
            if reason:
                raise Refused(str(reason[0]), *reason[1:])
            return place, value
    raise Refused("wire.entry", number + 1, count)


def _first(match: "Match", number: int, parted: int) -> "tuple[int, Question, Answer] | None":
    """The first entry that no longer fits: its number from 1, its question, its answer."""
    for count, (place, question, value) in enumerate(correctable(match, number), 1):
        if place >= parted:
            return count, question, value
    return None
