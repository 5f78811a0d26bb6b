"""What is proved by counting, for no number of decks would show it: that every place comes as often."""

from collections import Counter
from collections.abc import Callable
from itertools import repeat

VALUES = 1 << 16  #: that a scaler may be given
CARDS = range(2, 433)  #: in a deck: up to eight packs of 54

Scaler = Callable[[int, int], int]  #: (value, n) -> a place below n, or -1: not this value


def even(scaler: Scaler, n: int) -> bool:
    """Whether all values bring every place below n equally often, and no more are passed over than must."""
    counts = Counter(map(scaler, range(VALUES), repeat(n)))
    passed_over = counts.pop(-1, 0)
    each = {VALUES // n}
    return passed_over == VALUES % n and counts.keys() == set(range(n)) and set(counts.values()) == each
