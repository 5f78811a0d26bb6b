"""Bankspel: pay, receive, turn over, one to ten. Rulebook, section 1.

One round is four parts; then the bank moves on one seat.
"""

from ...options import Option
from .script import VERSION, banker, play

MODES = ("referee", "score", "deal")
SEATS = (2, 16)
MONEY = True
ASIDES = ()


def _packs(seats: int) -> int:
    return 2 if seats <= 11 else 3


OPTIONS = (
    Option("packs", low=2, high=8, default=_packs),
    Option("tie", ("share", "first", "nearest")),
    Option("copies", ("every", "one"), modes=("referee", "deal")),
    Option("short_pot", ("bank_adds", "bank_never")),
    Option("ace", ("yes", "no")),
    Option("decline", ("nothing", "pays")),
    Option("no_match", ("nothing", "pays")),
    Option("collect", ("stop", "every")),
    Option("next_bank", ("left", "right")),
    Option("entry", ("seat", "dealt"), modes=("referee",)),
)


def opening(seat: int) -> "tuple[int, ...]":
    """What the first round starts from: this seat banks first."""
    return (VERSION, seat)


def verify(rules: "object", seats: int) -> None:
    """Every choice goes with every other, and two packs deal for 16."""
    return None


__all__ = ("MODES", "SEATS", "MONEY", "ASIDES", "OPTIONS", "VERSION", "banker", "opening", "play", "verify")
