"""What is measured on many decks; if all orders are equally likely its distribution is known exactly.

A measure takes the decks, each the cards 0, 1, 2 ... in dealt order, and returns p: the chance that a fair
dealer strays at least as far. Over fair dealers p is uniform between 0 and 1.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from operator import lt, mul, ne

from tools.fair.stats import chi_square_tail, fit, normal_tail

Decks = Sequence[bytes]


def places(decks: Decks) -> float:
    """Does every card come as often to every place?

    Each deck adds 1 to each row and column, which leaves (n-1)^2 degrees of freedom and makes the
    usual sum n/(n-1) times too large.
    """
    n, expected = len(decks[0]), len(decks) / len(decks[0])
    total = 0.0
    for column in zip(*decks, strict=True):
        counts = Counter(column)
        total += sum((counts[card] - expected) ** 2 for card in range(n)) / expected
    return chi_square_tail(total * (n - 1) / n, (n - 1) ** 2)


def neighbours(decks: Decks) -> float:
    """Does every card follow every other as often?

    One more card, put between the last and the first, closes each deck to a ring of m cards. Over all
    rings the counts of "b follows a" vary by 0 in two ways and independently in two more: the half
    that is the same backwards by 1/(m-1) a deck, the half that changes its sign by m/((m-1)(m-2)).
    """
    size = len(decks[0])
    m = size + 1
    columns = [*zip(*decks, strict=True), (size,) * len(decks)]
    counts: Counter[tuple[int, int]] = Counter()
    for left, right in zip(columns, columns[1:] + columns[:1], strict=True):
        counts.update(zip(left, right, strict=True))
    mean = len(decks) / (m - 1)
    alike = unlike = 0.0
    for a in range(m):
        for b in range(a):
            there, back = counts[a, b] - mean, counts[b, a] - mean
            alike += (there + back) ** 2 / 2
            unlike += (there - back) ** 2 / 2
    total = (alike + unlike * (m - 2) / m) / mean
    return chi_square_tail(total, m * (m - 3) // 2 + (m - 1) * (m - 2) // 2)


def serial(decks: Decks) -> float:
    """Does a deck resemble the one before it, place by place?"""
    n = len(decks[0])
    mean = (n - 1) / 2
    total = sum(sum(map(mul, one, two)) for one, two in zip(decks, decks[1:], strict=False))
    pairs = len(decks) - 1
    spread = n * (n * n - 1) / 12 / math.sqrt(n - 1)
    return normal_tail((total - pairs * n * mean * mean) / (spread * math.sqrt(pairs)))


def same_places(decks: Decks) -> float:
    """How many cards lie where they lay in the deck before? As many as a Poisson number of mean 1."""
    found = Counter(len(one) - sum(map(ne, one, two)) for one, two in zip(decks, decks[1:], strict=False))
    most = len(decks[0])
    chances = [math.exp(-1 - math.lgamma(k + 1)) for k in range(most + 1)]
    return fit([found[k] for k in range(most + 1)], chances)


def runs_up(decks: Decks) -> float:
    """How many runs of rising cards has a deck? Euler's numbers over n! say how often."""
    chances = [1.0]
    for n in range(2, len(decks[0]) + 1):
        wider = [0.0, *chances, 0.0]
        chances = [((k + 1) * wider[k + 1] + (n - k) * wider[k]) / n for k in range(n)]
    found = Counter(sum(map(lt, deck, deck[1:])) for deck in decks)
    return fit([found[k] for k in range(len(chances))], chances)


def turns(decks: Decks) -> float:
    """How often do the cards turn from rising to falling or back?"""
    n = len(decks[0])
    total = 0
    for deck in decks:
        rising = bytes(map(lt, deck, deck[1:]))
        total += sum(map(ne, rising, rising[1:]))
    mean, variance = 2 * (n - 2) / 3, (16 * n - 29) / 90
    return normal_tail((total - len(decks) * mean) / math.sqrt(len(decks) * variance))


def groups(decks: Decks, size: int) -> float:
    """Do `size` cards that lie together come in each of their orders as often?"""
    columns = list(zip(*decks, strict=True))
    found: Counter[tuple[bool, ...]] = Counter()
    for at in range(0, len(columns) - size + 1, size):
        pairs = [(at + i, at + j) for j in range(size) for i in range(j)]
        found.update(zip(*(map(lt, columns[i], columns[j]) for i, j in pairs), strict=True))
    orders = math.factorial(size)
    counts = [*found.values(), *[0] * (orders - len(found))]
    return fit(counts, [1 / orders] * orders)


def collector(decks: Decks) -> float:
    """How many cards are turned until each of four equal suits has shown?"""
    n = len(decks[0])
    suits = bytes(card % 4 for card in range(256))
    found = Counter(max(map(deck.translate(suits).index, range(4))) + 1 for deck in decks)
    shown = [_all_shown(n, t) for t in range(n + 1)]
    return fit([found[t] for t in range(1, n + 1)], [shown[t] - shown[t - 1] for t in range(1, n + 1)])


def _all_shown(n: int, turned: int) -> float:
    """The chance that `turned` of n cards show all four suits: less those that miss one, plus two ..."""
    ways: int = sum((-1) ** k * math.comb(4, k) * math.comb(n - k * n // 4, turned) for k in range(5))
    return ways / math.comb(n, turned)


MEASURES: dict[str, Callable[[Decks], float]] = {
    "place and card": places,
    "neighbours": neighbours,
    "serial correlation": serial,
    "same places": same_places,
    "runs up": runs_up,
    "turns": turns,
    "orders of 4": lambda decks: groups(decks, 4),
    "orders of 5": lambda decks: groups(decks, 5),
    "coupon collector": collector,
}
