"""What lasts from one bank to the next.

A carry is VERSION; the banker's seat; the bank that he is offered as the
usual one; the least that he may name, 0 if any; what he has won or lost since
he took the bank; 1 if he may hand it on at once. From KEPT on come the
cards, as the feeder of the mode keeps them.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...money import Table
    from ...questions import Carry

VERSION = 1
KEPT = 6  #: from this place on a carry is the feeder's own
SPENT = 9999  #: cards drawn from a shoe that is not played on, whatever is left in it

_USUAL = 10  # the first bank that is offered
_SEED = KEPT  # of the shoe in play; in the other modes there is none


def opening(seat: int) -> "tuple[int, ...]":
    """What the first bank starts from: this seat is the banker."""
    return (VERSION, seat, _USUAL, 0, 0, 0)


def banker(table: "Table", carry: "Any", rules: "object" = None) -> int:
    """Who banks in the round that starts from the carry."""
    return table.present(carry[1])


def voided(carry: "Carry") -> "Carry":
    """What is left for the next bank when one that started from this carry is given up.

    Its cards may have been looked into, or have left a real shoe uncounted: no shoe is played on.
    """
    return carry[:-1] + (SPENT,) if unshown(carry) else carry[:KEPT]  # type: ignore[index]  # it is a tuple


def unshown(carry: "Carry") -> "tuple[bytes, ...]":
    """The seeds not shown yet because their cards are still in play; the end of the match is the time to."""
    if carry is None or len(carry) != _SEED + 3:
        return ()
    return (carry[_SEED],)  # type: ignore[return-value]  # as the shoe keeps it
