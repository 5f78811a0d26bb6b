"""Huit américain with four packs: shed your cards. Rulebook, section 2.

One round is one hand; the match ends when somebody's total reaches the limit.
"""

from .packs import line as deck_line
from .script import VERSION, play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .options import OPTIONS as OPTIONS
    from .options import PARTS as PARTS

MODES = ("referee", "score", "deal")
SEATS = (2, 12)
MONEY = False
ASIDES = ("count",)
ASIDE_MODES = ("referee",)


def __getattr__(name: str) -> "object":
    """OPTIONS, the house rules, and PARTS take memory only while somebody looks at them."""
    if name not in ("OPTIONS", "PARTS"):
        raise AttributeError(name)
    from .options import OPTIONS, PARTS

    return OPTIONS if name == "OPTIONS" else PARTS


def opening(seat: int) -> "tuple[int, ...]":
    """What the first hand starts from: this seat deals."""
    return (VERSION, seat, 1)


def verify(rules: "object", seats: int) -> None:
    """Every choice goes with every other: twelve hands of fifteen leave 36 of the 216 cards."""
    return None


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
    "verify",
)
