"""Which acts that answer no question can be done, and what stays of them when a round is given up."""

from ..rules.money import KITTY, POT
from .asides import GAME, IN, JOIN, LEAVE, MOVE, OUT, REASONS, TRANSFER, VOID, ring, there

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.questions import Refusal
    from .asides import Chairs

MOST = 999999  #: units of one transfer

_SIZES = b"\x04\x01\x01\x02\x01\x00\x02"  # how many values each of the session's own asides has


def refuse(
    code: int, values: "Chairs", order: "Chairs", out: "Chairs", chairs: int, game: "Any", pot: int
) -> "Refusal":
    """None, or why an aside cannot be done.

    order, out -- as they are after the asides so far; chairs -- the people of
    the match, by number; pot -- what lies in it, and more cannot be taken out.
    """
    if not all(type(value) is int for value in (code,) + values):
        return ("refuse.unknown",)
    if code >= GAME:
        known = code - GAME < len(game.ASIDES) and all(0 <= value <= MOST for value in values)
        return None if known else ("refuse.unknown",)
    if not 0 <= code < len(_SIZES) or len(values) != _SIZES[code]:
        return ("refuse.unknown",)
    if code == TRANSFER:
        return _refuse_transfer(values, ring(order), pot)
    return None if code == VOID else _refuse_seat(code, values, order, out, chairs, game.SEATS)


def _refuse_transfer(values: "Chairs", chairs: "Chairs", pot: int) -> "Refusal":
    giver, taker, amount, reason = values
    for purse in (giver, taker):
        if purse not in (POT, KITTY) and purse not in chairs:
            return ("refuse.unknown",)
    most = pot if giver == POT else MOST
    if giver == taker or amount < 1 or most < 1:
        return ("refuse.transfer",)
    if amount > most:
        return ("refuse.range", 1, most)
    return None if 0 <= reason < len(REASONS) else ("refuse.unknown",)


def _refuse_seat(
    code: int, values: "Chairs", order: "Chairs", out: "Chairs", chairs: int, limits: "tuple[int, int]"
) -> "Refusal":
    seat = values[0]
    seated = there(order)
    playing = len(seated) - len(out)
    if code == JOIN:
        known = 0 <= seat < chairs and seat not in ring(order) and values[1] in seated
    elif code == MOVE:
        known = seat in seated and values[1] in seated and seat != values[1]
    else:
        known = seat in seated and (code == LEAVE or (seat in out) == (code == IN))
    if not known:
        return ("refuse.unknown",)
    if code in (OUT, LEAVE) and seat not in out and playing <= limits[0]:
        return ("refuse.few", limits[0])
    if code in (IN, JOIN) and playing >= limits[1]:
        return ("refuse.many", limits[1])
    return None


def stays(aside: "Chairs") -> bool:
    """Whether an aside (code first) is none of the round's own, and stays when the round does not.

    What went into the pot or came out of it is part of the round.
    """
    return aside[0] < GAME and aside[0] != VOID and not (aside[0] == TRANSFER and POT in aside[1:3])


def lent(asides: "list[Chairs]", size: int) -> "tuple[int, ...]":
    """What the transfers among asides (code first) come to, for each purse: it stays when a round is void."""
    net = [0] * size
    for aside in asides:
        if aside[0] == TRANSFER and stays(aside):
            _, giver, taker, amount, _ = aside
            net[giver] -= amount
            net[taker] += amount
    return tuple(net)
