"""The shape of what may be asked: one object a line, one request an object."""

from .refusals import Refused, shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Shape = tuple[str, Callable[[object], bool]]
    Request = dict[str, Any]


def is_true(value: object) -> bool:
    """Whether this is JSON's true."""
    return value is True


def is_number(value: object) -> bool:
    """Whether this is a whole number, and not a truth value, which Python counts as one."""
    return type(value) is int


def is_text(value: object) -> bool:
    """Whether this is a text."""
    return isinstance(value, str)


def is_seat(value: object) -> bool:
    """Whether this can name a seat: by its number or by the person's name."""
    return is_number(value) or is_text(value)


def is_round(value: object) -> bool:
    """Whether this can name a round: true is the round being played."""
    return is_number(value) or is_true(value)


def is_answer(value: object) -> bool:
    """Whether this can be an answer: a whole number, or for a tally a list of them."""
    return is_number(value) or isinstance(value, list) and all(is_number(part) for part in value)


def is_object(value: object) -> bool:
    """Whether this is an object."""
    return isinstance(value, dict)


def is_values(value: object) -> bool:
    """Whether this can be what a game's own aside takes: numbers, names and reasons in a list."""
    return isinstance(value, list) and all(is_seat(part) for part in value)


_TRUE: "Shape" = ("true", is_true)
_NUMBER: "Shape" = ("a whole number", is_number)
_TEXT: "Shape" = ("a text", is_text)
_SEAT: "Shape" = ("a seat: its number or name", is_seat)
_ROUND: "Shape" = ("true or the number of a round", is_round)
_ANSWER: "Shape" = ("a whole number or a list of them", is_answer)
_OBJECT: "Shape" = ("an object", is_object)
VALUES: "Shape" = ("a list of numbers and texts", is_values)

#: What a line may ask for, and what the value is then.
REQUESTS: "dict[str, Shape]" = {
    "answer": _ANSWER,
    "also": _TEXT,
    "undo": _TRUE,
    "redo": _TRUE,
    "peek": _SEAT,
    "aside": _OBJECT,
    "correct": _OBJECT,
    "drop": _TRUE,
    "entries": _ROUND,
    "why": _ROUND,
    "purses": _TRUE,
    "end": _TRUE,
}

#: What besides may stand in the same object.
_COMPANIONS: "dict[str, dict[str, Shape]]" = {"answer": {"seat": _SEAT}, "also": {"seat": _SEAT}}

_TRANSFER = {"from": _SEAT, "to": _SEAT, "amount": _NUMBER, "reason": _TEXT}

#: The asides of every game, and what their value is: one thing, or an object of these.
ASIDES: "dict[str, Shape | dict[str, Shape]]" = {
    "transfer": _TRANSFER,
    "out": _SEAT,
    "in": _SEAT,
    "join": {"name": _TEXT, "after": _SEAT},
    "leave": _SEAT,
    "move": {"who": _SEAT, "after": _SEAT},
    "void": _TRUE,
}

_CORRECTION: "dict[str, Shape]" = {"round": _NUMBER, "entry": _NUMBER}


def request(value: object) -> "tuple[str, Request]":
    """What is asked for, and the whole object, in which everything is of the right type. Refused."""
    if not isinstance(value, dict):
        raise Refused("wire.object")
    name = _the_one(value, tuple(REQUESTS), ("seat",))
    shapes = {name: REQUESTS[name]}
    shapes.update(_COMPANIONS.get(name, {}))
    _check(value, shapes, (name,))
    return name, value


def aside(value: "Request", own: "tuple[str, ...]") -> "tuple[str, Any]":
    """Which aside, and its value; own -- the names of the game's own. Refused."""
    name = _the_one(value, tuple(ASIDES) + own)
    shape = ASIDES.get(name, VALUES)
    if isinstance(shape, dict):
        if not is_object(value[name]):
            raise Refused("wire.type", name, "an object")
        _check(value[name], shape, tuple(shape))
    else:
        _check(value, {name: shape}, ())
    return name, value[name]


def correction(value: "Request") -> "Request":
    """A correction, in which everything is there and of the right type. Refused."""
    new = _the_one(value, ("answer", "also"), tuple(_CORRECTION))
    shapes = {new: REQUESTS[new]}
    shapes.update(_CORRECTION)
    _check(value, shapes, tuple(_CORRECTION))
    return value


def _the_one(value: "Request", names: "tuple[str, ...]", besides: "tuple[str, ...]" = ()) -> str:
    """The one of the names that is in an object."""
    for key in sorted(value):
        if key not in names + besides:
            raise Refused("wire.unknown", shortened(key), ", ".join(sorted(names + besides)))
    found = sorted([key for key in value if key in names])
    if not found:
        raise Refused("wire.missing", " or ".join(sorted(names)))
    if len(found) > 1:
        raise Refused("wire.one", found[0], found[1])
    return found[0]


def _check(value: "Request", shapes: "dict[str, Shape]", needed: "tuple[str, ...]") -> None:
    """Refused if a key is not known, is missing, or has a value of another type."""
    for key in sorted(value):
        if key not in shapes:
            raise Refused("wire.unknown", shortened(key), ", ".join(sorted(shapes)))
        what, fits = shapes[key]
        if not fits(value[key]):
            raise Refused("wire.type", key, what)
    for key in sorted(needed):
        if key not in value:
            raise Refused("wire.missing", key)
