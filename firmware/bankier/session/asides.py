"""Acts that answer no question: what may be done between two answers."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Chairs = tuple[int, ...]

TRANSFER = 0  #: giver, taker, amount, reason: money from purse to purse, pot and kitty too
OUT = 1  #: seat: sits out from the next round on
IN = 2  #: seat: takes part again
JOIN = 3  #: seat, after: a new chair, to the left of another one
LEAVE = 4  #: seat: gets up for good
VOID = 5  #: this round is given up and played again
MOVE = 6  #: seat, after: a chair goes to the left of another one, from the next round on
GAME = 16  #: and above: the game's own, in the order of its ASIDES; the last value is the reason

REASONS = ("reason.loan", "reason.drinks", "reason.swap", "reason.mistake", "reason.other", "reason.leaves")

CHAIRS = 100  #: of a match at most, those of people who left counted

GONE = 128  #: added to a chair in the order when its person has left for good: the bank still finds past it


def there(order: "Chairs") -> "Chairs":
    """The chairs of everybody who has not left for good."""
    return tuple(chair for chair in order if chair < GONE)


def ring(order: "Chairs") -> "Chairs":
    """All chairs that there ever were, clockwise."""
    return tuple(chair & ~GONE for chair in order)


def seat_change(code: int, values: "Chairs", order: "Chairs", out: "Chairs") -> "tuple[Chairs, Chairs]":
    """The order of chairs and those sitting out, after an aside; only one about a seat changes them."""
    if code in (JOIN, MOVE):
        order = tuple(chair for chair in order if chair != values[0])
        place = order.index(values[1]) + 1
        return order[:place] + values[:1] + order[place:], out
    if not OUT <= code <= LEAVE:
        return order, out
    seat = values[0]
    out = tuple(other for other in out if other != seat)
    if code == OUT:
        out += (seat,)
    elif code == LEAVE:
        order = tuple(chair | GONE if chair == seat else chair for chair in order)
    return order, out
