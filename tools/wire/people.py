"""Who is meant: seats by number or name, purses by seat or by their own names."""

from bankier.screen.views.text import LONGEST, SIGN
from bankier.session.asides import ring
from bankier.session.past import present

from .refusals import Refused, shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from bankier.session.match import Match

    Name = int | str

LETTERS = LONGEST  #: of a name, at most
SIGNS = SIGN  #: letters of an own sign for money, at most

#: What a name or sign is spelled with: what every font of the device can show.
ALPHABET = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.' "
    "ÀÂÄĄÇĆÉÈÊËĘÎÏŁŃÔÖÓŚÛÜÙŹŻàâäąçćéèêëęîïłńôöóśûüùźż€£$"
)


def seat_of(match: "Match", who: "Name", first: "tuple[int, ...]" = ()) -> int:
    """The number of the seat that a number or a name stands for. Refused.

    Of several with one name it is the newest; first: but before others it is one of these.
    """
    for seat in sorted(first)[::-1] + sorted(ring(match.open.chairs()[0]))[::-1]:
        if who in (seat, match.names[seat]):
            return seat
    raise Refused("wire.seat", shortened(str(who)), ", ".join(match.names))


def is_name(name: str, longest: int = LETTERS) -> bool:
    """Whether the device can show this name."""
    good = 0 < len(name) <= longest and name[0] != " " != name[-1]
    return good and all(char in ALPHABET for char in name)


def is_taken(match: "Match", name: str) -> bool:
    """Whether somebody at the table has this name; whoever has left it may come back under it."""
    return name in [match.names[seat] for seat in present(match)]
