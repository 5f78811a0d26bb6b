"""What a finished round tells: who took part, who had the bank, which decks were dealt."""

from ..rules.money import Table, widen
from .asides import ring, there
from .codec import asides, entries
from .opening import leading, seated

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .match import Match
    from .record import Record

    Deck = tuple[bytes, int]


def present(match: "Match") -> "tuple[int, ...]":
    """Everybody who has not left, clockwise."""
    return there(_chairs(match))


def _chairs(match: "Match") -> "tuple[int, ...]":
    """The chairs as they stand now, clockwise, those of people who have left too."""
    return match.chairs() if match.ended else match.open.chairs()[0]


def playing(match: "Match") -> "tuple[int, ...]":
    """Who takes part in the open round, or took part in the last one of a match that has ended."""
    if not match.ended:
        return match.open.round.start.seats
    number = len(match.history)
    return took_part(match, match.history.read(number - 1))[0] if number else ()


def reckoned(match: "Match") -> "tuple[int, ...]":
    """All purses; in money all of somebody who left and came back is under the last chair that was his."""
    purses = list(match.purses())
    for seat, last in enumerate(last_chairs(match)):
        if last != seat:
            purses[last] += purses[seat]
            purses[seat] = 0
    return tuple(purses)


def last_chairs(match: "Match") -> "list[int]":
    """For each chair the last one of whoever had it; in points everybody who sits down is somebody new."""
    last = {match.names[seat]: seat for seat in sorted(ring(_chairs(match)))} if match.game.MONEY else {}
    return [last.get(name, seat) for seat, name in enumerate(match.names)]


def brought(match: "Match", record: "Record") -> "list[int]":
    """What a finished round itself brought each purse: without what people handed one another."""
    from .aside_rules import lent  # seldom needed

    handed = lent(asides(match.history.answers(record)[0]), len(record.net))
    return [net - by_hand for net, by_hand in zip(record.net, handed)]


def banked(match: "Match", record: "Record") -> int:
    """Who had the bank in a finished round; -1 where nobody banks, and then its answers are not read."""
    return took_part(match, record)[1] if hasattr(match.game, "banker") else -1


def took_part(match: "Match", record: "Record") -> "tuple[tuple[int, ...], int]":
    """The seats of a finished round, clockwise, and which of them had the bank, -1 where nobody banks."""
    # the asides before the first answer took effect in the round already
    order, out = seated(record.order, record.out, leading(match.history.answers(record)[0]))
    seats = tuple(seat for seat in there(order) if seat not in out)
    banker: "Any" = getattr(match.game, "banker", None)
    if not banker:
        return seats, -1
    purses = [0, 0]
    widen(purses, len(match.names))
    return seats, banker(Table(ring(order), seats, purses), record.carry, match.rules)


def decks(match: "Match", record: "Record") -> "list[Deck]":
    """The decks shuffled in a finished round: the seed and the cut, 0 for none."""
    found: "list[Deck]" = []
    uncut = False  # the answer after a seed is the cut
    for _, value, _ in entries(match.history.answers(record)[0]):
        if isinstance(value, bytes):
            found.append((value, 0))
            uncut = True
        elif uncut and isinstance(value, int):  # an aside may come between them
            found[-1] = found[-1][0], max(value, 0)
            uncut = False
    return found


def drawn_seeds(match: "Match") -> "list[bytes]":
    """The seeds drawn so far in the open round."""
    return [value for _, value, _ in entries(match.open.round.answers) if isinstance(value, bytes)]


def seeds_in_play(match: "Match") -> "list[bytes]":
    """The seeds of decks that are not played to their end: those of the open round, and one that lasts."""
    if match.question is None:
        return []
    unshown = getattr(match.game, "unshown", None)
    return (list(unshown(match.open.carry)) if unshown else []) + drawn_seeds(match)


def in_play(match: "Match") -> "list[bytes]":
    """The seeds of all decks from which cards may still come: nobody may see those."""
    if match.ended or match.question is None and match.misfit is None:
        return []
    seeds = drawn_seeds(match)
    number = len(match.history)
    carries = (match.open.carry or ()) + (number and match.history.read(number - 1).result or ())
    return seeds + [part for part in carries if isinstance(part, bytes)]
