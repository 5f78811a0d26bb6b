"""Answers and acts in the terms of the wire, brought into those of a match."""

from bankier.session.asides import GAME, IN, LEAVE, MOVE, OUT, REASONS, TRANSFER, VOID
from bankier.session.past import drawn_seeds, seeds_in_play

from . import requests
from .people import LETTERS, is_name, is_taken, seat_of
from .refusals import Refused, shortened
from .telling import PURSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from bankier.rules.questions import Question, Refusal
    from bankier.session.match import Match

    from .telling import Teller

    Message = dict[str, Any]
    Messages = list[Message]
    Request = dict[str, Any]

_SEATS = {"out": OUT, "in": IN, "leave": LEAVE}


def answer(question: "Question", asked: "Request") -> "int | tuple[int, ...]":
    """The answer that a request holds: its number or numbers, or the place of an extra answer. Refused."""
    if "also" in asked:
        if asked["also"] not in question.also:
            raise Refused("wire.also", shortened(asked["also"]), ", ".join(question.also) or "-")
        return -1 - question.also.index(asked["also"])
    value: "Any" = asked["answer"]
    return tuple(value) if isinstance(value, list) else value


def aside(match: "Match", tell: "Teller", asked: "Request") -> "Messages":
    """Do something that answers no question. Refused, OSError."""
    name, value = requests.aside(asked, match.game.ASIDES)
    if name == "void":
        return _void(match, tell)
    if name == "join":
        _join(match, value["name"], seat_of(match, value["after"]))
    elif name == "move":
        _grant(match.aside(MOVE, (seat_of(match, value["who"]), seat_of(match, value["after"]))))
    elif name == "transfer":
        _transfer(match, value)
    elif name in _SEATS:
        _grant(match.aside(_SEATS[name], (seat_of(match, value),)))
    else:
        values = tuple([part if isinstance(part, int) else _named(match, part) for part in value])
        _grant(match.aside(GAME + match.game.ASIDES.index(name), values))
    return []


def end(match: "Match", tell: "Teller") -> "Messages":
    """Give up what is left of the round, settle up, and close the match for good. Refused, OSError."""
    if match.reentered:
        raise Refused("refuse.not.now")
    found = [tell.seed(match.open.number, seed) for seed in seeds_in_play(match)]
    match.end()
    return found


def _void(match: "Match", tell: "Teller") -> "Messages":
    """Give the round up; the seeds of its decks are told."""
    if match.misfit is not None:
        match.give_up_misfit()
        return []
    number, seeds = match.open.number, drawn_seeds(match)
    _grant(match.aside(VOID, ()))
    return [tell.seed(number, seed) for seed in seeds]


def _join(match: "Match", name: str, after: int) -> None:
    if not is_name(name):
        raise Refused("refuse.name", LETTERS)
    if is_taken(match, name):
        raise Refused("refuse.twice", name)
    _grant(match.join(name, after))


def _transfer(match: "Match", value: "Request") -> None:
    if not match.game.MONEY:
        raise Refused("refuse.not.now")
    giver, taker = _purse(match, value["from"]), _purse(match, value["to"])
    _grant(match.aside(TRANSFER, (giver, taker, value["amount"], _reason(value["reason"]))))


def _named(match: "Match", text: str) -> int:
    return _reason(text) if text.startswith("reason.") else seat_of(match, text)


def _purse(match: "Match", who: "int | str") -> int:
    if isinstance(who, str) and who in ("pot", "kitty"):
        return PURSES[who]
    return seat_of(match, who)


def _reason(key: str) -> int:
    if key not in REASONS:
        raise Refused("wire.unknown", shortened(key), ", ".join(REASONS))
    return REASONS.index(key)


def _grant(reason: "Refusal") -> None:
    if reason:
        raise Refused(str(reason[0]), *reason[1:])
