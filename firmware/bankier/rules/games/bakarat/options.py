"""The house rules of Bakarat."""

from ...options import Option

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

#: For each part of the help, the beginnings of the keys of its questions; the first that fits.
PARTS = (
    "seed",
    "hand",
    "bank. free banco in. covered",
    "plays shown peek buy bought stands coup",
    "tie punter banker wins natural broken found",
    "marker shoe round cut",
)
