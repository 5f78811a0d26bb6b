"""What chance makes of the games, as docs/rulebook.md gives it, and what the device's decks make of it."""

import math
from collections.abc import Iterable
from statistics import fmean, stdev
from typing import NamedTuple

_ERRORS = 3  # standard errors that the mean of a sample may stray


class Found(NamedTuple):
    """A figure and the mean of a sample."""

    what: str
    figure: float
    mean: float
    error: float  #: the standard error of the mean

    def agrees(self) -> bool:
        """Whether the mean is within three standard errors of the figure."""
        return abs(self.mean - self.figure) <= _ERRORS * self.error

    def __str__(self) -> str:
        strays = (self.mean - self.figure) / self.error
        return f"{self.what}: {self.figure:.6f}, found {self.mean:.6f}, {strays:+.2f} standard errors"


def amount(what: str, figure: float, sample: Iterable[float]) -> Found:
    """A figure that is the mean of amounts."""
    sample = list(sample)
    return Found(what, figure, fmean(sample), stdev(sample) / math.sqrt(len(sample)))


def share(what: str, figure: float, sample: Iterable[bool]) -> Found:
    """A figure that is how often something happens."""
    sample = list(sample)
    return Found(what, figure, fmean(sample), math.sqrt(figure * (1 - figure) / len(sample)))
