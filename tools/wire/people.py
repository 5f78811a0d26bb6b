"""Who is meant: seats by number or name, purses by seat or by their own names."""

from bankier.screen.fonts.font_6x12 import CHARS
from bankier.screen.views.text import LONGEST
from bankier.session.asides import ring

from .refusals import Refused, shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from bankier.session.match import Match

    Name = int | str

LETTERS = LONGEST  #: of a name, at most


def seat_of(match: "Match", who: "Name") -> int:
    """The number of the seat that a number or a name stands for. Refused."""
    seats = ring(match.open.chairs()[0])
    for seat in seats:
        if who == seat or who == match.names[seat]:
            return seat
    names = ", ".join([match.names[seat] for seat in seats])
    raise Refused("wire.seat", shortened(str(who)), names)


def is_name(name: str) -> bool:
    """Whether the device could show this name and a person could spell it."""
    good = 0 < len(name) <= LETTERS and name == name.strip()
    return good and all(char in CHARS for char in name)


def is_taken(match: "Match", name: str) -> bool:
    """Whether somebody at the table, or who has left it, has this name."""
    return name in [match.names[seat] for seat in ring(match.open.chairs()[0])]
