"""Huit américain with four packs: shed your cards. Rulebook, section 2.

One round is one hand; the match ends when somebody's total reaches the limit.
"""

from .. import of_options
from .script import VERSION, play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .options import OPTIONS as OPTIONS
    from .options import PARTS as PARTS

MODES = ("referee", "score", "deal")
SEATS = (2, 12)
MONEY = False
ASIDES = ("count",)
ASIDE_MODES = ("referee",)


__getattr__ = of_options(__name__)


def opening(seat: int) -> "tuple[int, ...]":
    """What the first hand starts from: this seat deals."""
    return (VERSION, seat, 1)


def voided(carry: "Any") -> "tuple[int, ...]":
    """What the next hand starts from when one is given up: the same dealer, and the next number."""
    version, seat, number = carry
    return (version, seat, number + 1)


def deck_line(rules: "Any") -> bytes:
    """The line that describes the deck when the device deals."""
    from .deck import line

    return line(rules)


__all__ = (
    "MODES",
    "SEATS",
    "MONEY",
    "ASIDES",
    "ASIDE_MODES",
    "VERSION",
    "deck_line",
    "opening",
    "play",
    "voided",
)
