"""Bakarat: chemin de fer at home, with a bank that punters stake against. Rulebook, section 3.

One round is one bank: from its naming until it is broken, won, taken back or
handed on.
"""

from ...options import Option
from .carry import VERSION, banker, opening, unshown, voided
from .script import play

MODES = ("referee", "score", "deal")
SEATS = (2, 12)
MONEY = True
ASIDES = ()

_CARDS = ("referee", "deal")  # the modes in which the device knows the cards

OPTIONS = (
    Option("packs", low=1, high=8, default=2, modes=_CARDS),
    Option("coup", ("one", "all")),
    Option("unplayed", ("returned", "swept")),
    Option("winnings", ("purse", "stay")),
    Option("banco", ("no", "yes")),
    Option("buy", ("free", "casino"), modes=_CARDS),
    Option("bought", ("up", "down"), modes=_CARDS),
    Option("ties", ("final", "two"), modes=_CARDS),
    Option("marker", ("card", "aside"), modes=_CARDS),
    Option("commission", low=0, high=10, default=0),
)


def verify(rules: "object", seats: int) -> None:
    """Every choice goes with every other, and one pack is enough for a coup."""
    return None


__all__ = (
    "ASIDES",
    "MODES",
    "MONEY",
    "OPTIONS",
    "SEATS",
    "VERSION",
    "banker",
    "opening",
    "play",
    "unshown",
    "verify",
    "voided",
)
