"""French: how it counts and writes figures."""

LETTERS = "1RDV"  # of the usual pack: ace, king, queen, jack
GAP = "\u00a0"  # between a figure and what it counts: never broken
THOUSANDS = "\u00a0"
FORMS = {"the": 2}  # with its article: "l'as", "le roi", "la dame"


def form(number: int) -> int:
    """Which form of a noun goes with a number (0 or more): 0 the singular (for none too), 1 the plural."""
    return 0 if number < 2 else 1
