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

#: Why money changes hands or a number is set right: before MISTAKE for money only, LEAVES for who goes.
REASONS = ("reason.loan", "reason.drinks", "reason.swap", "reason.mistake", "reason.other", "reason.leaves")
MISTAKE = 3
LEAVES = 5

CHAIRS = 100  #: of a match at most, those of people who left counted

GONE = 128  #: added to a chair in the order when its person has left for good: the bank still finds past it


def there(order: "Chairs") -> "Chairs":
    """The chairs of everybody who has not left for good."""
    return tuple(chair for chair in order if chair < GONE)


def ring(order: "Chairs") -> "Chairs":
    """All chairs that there ever were, clockwise."""
    return tuple(chair & ~GONE for chair in order)
