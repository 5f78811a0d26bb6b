"""Acts that answer no question: what may be done between two answers."""

TRANSFER = 0  #: giver, taker, amount, reason: money from purse to purse
OUT = 1  #: seat: sits out from the next round on
IN = 2  #: seat: takes part again
JOIN = 3  #: seat, after: a new chair, to the left of another one
LEAVE = 4  #: seat: gets up for good
VOID = 5  #: this round is given up and played again
GAME = 16  #: and above: the game's own, in the order of its ASIDES; the last value is the reason

REASONS = ("reason.loan", "reason.drinks", "reason.swap", "reason.mistake", "reason.other")


def seat_change(
    code: int, values: "tuple[int, ...]", order: "tuple[int, ...]", out: "tuple[int, ...]"
) -> "tuple[tuple[int, ...], tuple[int, ...]]":
    """The order of chairs and those sitting out, after an aside about a seat."""
    seat = values[0]
    if code == OUT:
        return order, out if seat in out else out + (seat,)
    if code == IN:
        return order, tuple(other for other in out if other != seat)
    if code == JOIN:
        place = order.index(values[1]) + 1
        return order[:place] + (seat,) + order[place:], out
    if code == LEAVE:
        return tuple(other for other in order if other != seat), tuple(other for other in out if other != seat)
    return order, out
