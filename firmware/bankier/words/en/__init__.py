"""English: how it counts and writes figures."""

LETTERS = "AKQJ"  # of the usual pack: ace, king, queen, jack
GAP = " "  # between a figure and what it counts
THOUSANDS = ","
FORMS = {"a": 2}  # with its article: "an ace", "a king"


def form(number: int) -> int:
    """Which form of a noun goes with a number (0 or more): 0 the singular, 1 the plural."""
    return 0 if number == 1 else 1
