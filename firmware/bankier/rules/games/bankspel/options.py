"""The house rules of Bankspel."""

from ...options import Option


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

#: For each part of the help, the beginnings of the keys of its questions; the first that fits.
PARTS = (
    "round seed cut",
    "hand pays",
    "bank takes",
    "turn unturned stop book",
    "count four",
)
