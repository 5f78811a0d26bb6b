"""Bankspel: pay, receive, turn over, one to ten. Rulebook, section 1.

One round is four parts; then the bank moves on one seat.
"""

from .. import of_options
from .script import VERSION, banker, play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .options import OPTIONS as OPTIONS
    from .options import PARTS as PARTS

MODES = ("referee", "score", "deal")
SEATS = (2, 16)
MONEY = True
ASIDES = ()


__getattr__ = of_options(__name__)


def opening(seat: int) -> "tuple[int, ...]":
    """What the first round starts from: this seat banks first."""
    return (VERSION, seat)


def deck_line(rules: "Any") -> bytes:
    """The line that describes the deck when the device deals."""
    from .deal import line

    return line(rules)


__all__ = (
    "MODES",
    "SEATS",
    "MONEY",
    "ASIDES",
    "VERSION",
    "banker",
    "deck_line",
    "opening",
    "play",
)
