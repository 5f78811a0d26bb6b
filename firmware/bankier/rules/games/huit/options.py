"""The house rules of Huit américain."""

from ...options import Option

_PLAYED = ("referee", "deal")  # the modes in which the device follows every turn
_KNOWN = ("deal",)  # the mode in which it knows the hands

OPTIONS = (
    Option("same_rank", ("no", "yes"), modes=_PLAYED),
    Option("add", ("may", "must"), modes=_KNOWN),
    Option("two_any", ("no", "yes"), modes=_PLAYED),
    Option("draw", ("one", "three", "until"), modes=_PLAYED),
    Option("draw_able", ("no", "yes"), modes=_KNOWN),
    Option("extra_jokers", low=0, high=16, default=0),
    Option("extra_twos", low=0, high=16, default=0),
    Option("hand_size", low=7, high=15, default=7),
    Option("limit", low=50, high=1000, default=500),
    Option("run", ("mix", "like"), modes=_PLAYED),
    Option("last_call", ("off", "on"), modes=_PLAYED),
    Option("next_dealer", ("left", "loser")),
    Option("entry", ("rank", "suit"), modes=("referee",)),
)

#: For each part of the help, the beginnings of the keys of its questions; the first that fits.
PARTS = (
    "hand.deal hand.shuffle starter cut seed game leads",
    "turn pass.turn peek.turn draw peek.drawn suit laid reshuffle",
    "reverse skip",
    "run pass.run peek.run pick",
    "last out hand.over hand.stuck",
    "hand points kind",
)
