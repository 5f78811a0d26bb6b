"""Polish: how it counts and writes figures."""

LETTERS = "AKDW"  # of the usual pack: ace, king, queen, jack
GAP = "\u00a0"  # between a figure and what it counts: never broken
THOUSANDS = "\u00a0"
FORMS = {"few": 1, "many": 2, "acc": 3}  # dwa króle, pięć króli; dostaje króla


def form(number: int) -> int:
    """Which form of a noun goes with a number (0 or more): 0 one, 1 two to four, 2 all others.

    The last two figures decide: 22 króle, but 12 króli, and 21 and 101 króli.
    """
    if number == 1:
        return 0
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return 1 if few else 2
