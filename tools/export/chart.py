"""The purses by round, as an SVG picture within a page."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from tools.export.matches import Exported

WIDTH, HEIGHT = 860, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 20, 40
LINE = 16  # from one name to the next, at least

# Eight colours that differ for colour-blind eyes too, and four ways to draw a line: 32 people.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#b8860b", "#7f3c8d", "#555555")
DASHES = ("", "7 4", "2 3", "9 3 2 3")


class Scale(NamedTuple):
    """Where rounds and amounts are in the picture.

    rounds: of the match. low, high: the amounts at its lower and upper edge. step: from one line of the grid
    to the next.
    """

    rounds: int
    low: int
    high: int
    step: int

    def x(self, number: float) -> float:
        """Where a round is, 0 for the start."""
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(self.rounds, 1)

    def y(self, amount: float) -> float:
        """Where an amount is."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (amount - self.low) / (self.high - self.low)


def svg(match: Exported) -> str:
    """A line for each person, from 0 at the start to the last round, with the name at its end."""
    ways = [[0, *(row.after[seat] for row in match.rounds)] for seat in range(len(match.people))]
    scale = _scale(ways, len(match.rounds))
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="chart">',
        f'<title id="chart">{escape(_title(match))}</title>',
        *_amounts(scale),
        *_rounds(scale),
        *_people(scale, match.people, ways),
        "</svg>",
    ]
    return "\n".join(parts)


def _scale(ways: list[list[int]], rounds: int) -> Scale:
    """One in which all of them have room, with 0 and whole steps at its edges."""
    low, high = min(map(min, ways)), max(map(max, ways))
    step = nice(high - low, 6)
    low = low // step * step
    return Scale(rounds, low, max(-(-high // step) * step, low + step), step)


def _amounts(scale: Scale) -> Iterator[str]:
    """The grid, and what its lines mean."""
    for amount in range(scale.low, scale.high + 1, scale.step):
        kind, y = "zero" if amount == 0 else "grid", scale.y(amount)
        yield f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="scale" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{amount}</text>'


def _rounds(scale: Scale) -> Iterator[str]:
    """The numbers of the rounds."""
    for number in range(0, scale.rounds + 1, nice(scale.rounds, 12)):
        x = f"{scale.x(number):.1f}"
        yield f'<text class="scale" x="{x}" y="{HEIGHT - 18}" text-anchor="middle">{number}</text>'
    yield f'<text class="scale" x="{WIDTH - RIGHT}" y="{HEIGHT - 2}" text-anchor="end">round</text>'


def _people(scale: Scale, people: Sequence[str], ways: list[list[int]]) -> Iterator[str]:
    """Everybody's line, and the name where it ends."""
    places = spread([scale.y(way[-1]) for way in ways], LINE, TOP, HEIGHT - BOTTOM)
    for seat, (name, way, place) in enumerate(zip(people, ways, places)):
        points = " ".join(f"{scale.x(number):.1f},{scale.y(amount):.1f}" for number, amount in enumerate(way))
        colour = COLOURS[seat % len(COLOURS)]
        dash = DASHES[seat // len(COLOURS) % len(DASHES)]
        yield f'<polyline points="{points}" stroke="{colour}" stroke-dasharray="{dash}"/>'
        at = f'x="{WIDTH - RIGHT + 10}" y="{place + 5:.1f}"'
        yield f'<text {at} fill="{colour}">{escape(name)} {way[-1]}</text>'


def nice(span: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 ... that parts the span into at most so many steps."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power * most >= span:
                return digit * power
        power *= 10


def spread(places: list[float], apart: float, low: float, high: float) -> list[float]:
    """The places, moved as little as they have to be so far apart; closer where there is no room for that."""
    order = sorted(range(len(places)), key=lambda index: (places[index], index))
    apart = min(apart, (high - low) / max(len(places) - 1, 1))
    moved = list(places)
    at = low - apart
    for index in order:
        at = moved[index] = max(moved[index], at + apart)
    at = high + apart
    for index in reversed(order):
        at = moved[index] = min(moved[index], at - apart)
    return moved


def _title(match: Exported) -> str:
    return f"{'Purses' if match.unit else 'Points'} after each of {len(match.rounds)} rounds"
