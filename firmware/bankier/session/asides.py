"""Acts that answer no question: what may be done between two answers."""

from ..rules.money import KITTY, POT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.questions import Refusal

    Chairs = tuple[int, ...]

TRANSFER = 0  #: giver, taker, amount, reason: money from purse to purse, pot and kitty too
OUT = 1  #: seat: sits out from the next round on
IN = 2  #: seat: takes part again
JOIN = 3  #: seat, after: a new chair, to the left of another one
LEAVE = 4  #: seat: gets up for good
VOID = 5  #: this round is given up and played again
GAME = 16  #: and above: the game's own, in the order of its ASIDES; the last value is the reason

REASONS = ("reason.loan", "reason.drinks", "reason.swap", "reason.mistake", "reason.other")

GONE = 128  #: added to a chair in the order when its person has left for good: the bank still finds past it
MOST = 99999  #: units of one transfer
CHAIRS = 100  #: of a match at most, those of people who left counted

_SIZES = b"\x04\x01\x01\x02\x01\x00"  # how many values each of the session's own has


def there(order: "Chairs") -> "Chairs":
    """The chairs of everybody who has not left for good."""
    return tuple(chair for chair in order if chair < GONE)


def ring(order: "Chairs") -> "Chairs":
    """All chairs that there ever were, clockwise."""
    return tuple(chair & ~GONE for chair in order)


def seat_change(code: int, values: "Chairs", order: "Chairs", out: "Chairs") -> "tuple[Chairs, Chairs]":
    """The order of chairs and those sitting out, after an aside; only one about a seat changes them."""
    if not OUT <= code <= LEAVE:
        return order, out
    seat = values[0]
    if code == JOIN:
        place = order.index(values[1]) + 1
        return order[:place] + (seat,) + order[place:], out
    out = tuple(other for other in out if other != seat)
    if code == OUT:
        out += (seat,)
    elif code == LEAVE:
        order = tuple(chair | GONE if chair == seat else chair for chair in order)
    return order, out


def refuse(
    code: int, values: "Chairs", order: "Chairs", out: "Chairs", chairs: int, game: "Any"
) -> "Refusal":
    """None, or why an aside cannot be done.

    order, out -- as they are after the asides so far; chairs -- the people of
    the match, by number.
    """
    if not all(type(value) is int for value in (code,) + values):
        return ("refuse.unknown",)
    if code >= GAME:
        known = code - GAME < len(game.ASIDES) and all(0 <= value <= MOST for value in values)
        return None if known else ("refuse.unknown",)
    if not 0 <= code < len(_SIZES) or len(values) != _SIZES[code]:
        return ("refuse.unknown",)
    if code == TRANSFER:
        return _refuse_transfer(values, ring(order))
    return None if code == VOID else _refuse_seat(code, values, order, out, chairs, game.SEATS)


def _refuse_transfer(values: "Chairs", chairs: "Chairs") -> "Refusal":
    giver, taker, amount, reason = values
    for purse in (giver, taker):
        if purse not in (POT, KITTY) and purse not in chairs:
            return ("refuse.unknown",)
    if giver == taker or amount < 1:
        return ("refuse.transfer",)
    if amount > MOST:
        return ("refuse.range", 1, MOST)
    return None if 0 <= reason < len(REASONS) else ("refuse.unknown",)


def _refuse_seat(
    code: int, values: "Chairs", order: "Chairs", out: "Chairs", chairs: int, limits: "tuple[int, int]"
) -> "Refusal":
    seat = values[0]
    seated = there(order)
    playing = len(seated) - len(out)
    if code == JOIN:
        known = 0 <= seat < chairs and seat not in ring(order) and values[1] in seated
    else:
        known = seat in seated and (code == LEAVE or (seat in out) == (code == IN))
    if not known:
        return ("refuse.unknown",)
    if code in (OUT, LEAVE) and seat not in out and playing <= limits[0]:
        return ("refuse.few", limits[0])
    if code in (IN, JOIN) and playing >= limits[1]:
        return ("refuse.many", limits[1])
    return None


def lent(asides: "list[Chairs]", size: int) -> "tuple[int, ...]":
    """What the transfers among asides (code first) come to, for each purse: it stays when a round is void.

    What went into the pot or came out of it is part of the round and does not stay.
    """
    net = [0] * size
    for aside in asides:
        if aside[0] == TRANSFER:
            _, giver, taker, amount, _ = aside
            if POT not in (giver, taker):
                net[giver] -= amount
                net[taker] += amount
    return tuple(net)
