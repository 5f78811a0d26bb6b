"""Bakarat: chemin de fer at home, with a bank that punters stake against. Rulebook, section 3.

One round is one bank: from its naming until it is broken, won, taken back or
handed on.
"""

from .. import of_options
from .carry import VERSION, banker, opening, unshown, voided
from .script import play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .options import OPTIONS as OPTIONS
    from .options import PARTS as PARTS

MODES = ("referee", "score", "deal")
SEATS = (2, 12)
MONEY = True
ASIDES = ()
IDLE = True


__getattr__ = of_options(__name__)


def deck_line(rules: "Any") -> bytes:
    """The line that describes the deck when the device deals."""
    from .shoe import Shoe

    return Shoe(rules.packs).line()


__all__ = (
    "IDLE",
    "ASIDES",
    "MODES",
    "MONEY",
    "SEATS",
    "VERSION",
    "banker",
    "deck_line",
    "opening",
    "play",
    "unshown",
    "voided",
)
