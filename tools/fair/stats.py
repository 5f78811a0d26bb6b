"""The few functions of statistics that the battery needs, in plain Python."""

import math
from collections.abc import Iterable, Sequence


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The chance of a chi-square of `freedom` degrees that is at least `statistic`."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return 1 - front * _series(a, x)
    return front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """The lower incomplete gamma function of (a, x) over x^a e^-x, for x below a."""
    term = total = 1 / a
    while term > total * 1e-15:
        a += 1
        term *= x / a
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """The upper incomplete gamma function of (a, x) over x^a e^-x, for x above a: Lentz's method."""
    b = x + 1 - a
    c = 1e300
    d = 1 / b
    value = d
    for i in range(1, 100_000):
        step = i * (a - i)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return value


def fit(counts: Sequence[int], chances: Sequence[float]) -> float:
    """The p of `counts` under `chances`; neighbours are joined until each is expected ten times."""
    total = sum(counts)
    statistic, cells, seen, expected = 0.0, 0, 0, 0.0
    left = 1.0
    for count, chance in zip(counts, chances, strict=True):
        seen += count
        expected += chance * total
        left -= chance
        if expected >= 10 and left * total >= 10:
            statistic += (seen - expected) ** 2 / expected
            cells, seen, expected = cells + 1, 0, 0.0
    expected += left * total
    statistic += (seen - expected) ** 2 / expected
    return chi_square_tail(statistic, cells)


def normal_tail(z: float) -> float:
    """The chance of a standard normal that is at least `z`."""
    return math.erfc(z / math.sqrt(2)) / 2


def uniform_tail(values: Iterable[float]) -> float:
    """Kolmogorov-Smirnov: the chance that as many uniform numbers stray as far from uniform as these."""
    row = sorted(values)
    n = len(row)
    stray = max(max((i + 1) / n - value, value - i / n) for i, value in enumerate(row))
    scaled = (math.sqrt(n) + 0.12 + 0.11 / math.sqrt(n)) * stray
    terms = [math.exp(-2 * (k * scaled) ** 2) for k in range(1, 101)]
    return min(1.0, max(0.0, 2 * (sum(terms[0::2]) - sum(terms[1::2]))))
