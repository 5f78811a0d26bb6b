"""The purses by round, as an SVG picture within a page."""

from html import escape

from tools.export.matches import Exported

WIDTH, HEIGHT = 860, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 20, 40
LINE = 16  # from one name to the next, at least

# Eight colours that differ for colour-blind eyes too, and four ways to draw a line: 32 people.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#b8860b", "#7f3c8d", "#555555")
DASHES = ("", "7 4", "2 3", "9 3 2 3")


def svg(match: Exported) -> str:
    """A line for each person, from 0 at the start to the last round, with the name at its end."""
    people = range(len(match.people))
    lines = [[0, *(row.after[seat] for row in match.rounds)] for seat in people]
    low, high = min(map(min, lines)), max(map(max, lines))
    step = nice(high - low, 6)
    low, high = low // step * step, max(-(-high // step) * step, low // step * step + step)

    right = WIDTH - RIGHT

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(len(match.rounds), 1)

    def y(amount: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (amount - low) / (high - low)

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="chart">',
        f'<title id="chart">{escape(_title(match))}</title>',
    ]
    for amount in range(low, high + 1, step):
        kind = "zero" if amount == 0 else "grid"
        height = f"{y(amount):.1f}"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{right}" y1="{height}" y2="{height}"/>')
        parts.append(
            f'<text class="scale" x="{LEFT - 8}" y="{y(amount) + 4:.1f}" text-anchor="end">{amount}</text>'
        )
    for number in range(0, len(match.rounds) + 1, nice(len(match.rounds), 12)):
        parts.append(
            f'<text class="scale" x="{x(number):.1f}" y="{HEIGHT - 18}" text-anchor="middle">{number}</text>'
        )
    parts.append(f'<text class="scale" x="{right}" y="{HEIGHT - 2}" text-anchor="end">round</text>')
    places = spread([y(line[-1]) for line in lines], LINE, TOP, HEIGHT - BOTTOM)
    for seat in people:
        points = " ".join(f"{x(number):.1f},{y(amount):.1f}" for number, amount in enumerate(lines[seat]))
        colour = COLOURS[seat % len(COLOURS)]
        dash = DASHES[seat // len(COLOURS) % len(DASHES)]
        parts.append(f'<polyline points="{points}" stroke="{colour}" stroke-dasharray="{dash}"/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{places[seat] + 5:.1f}" fill="{colour}">'
            f"{escape(match.people[seat])} {lines[seat][-1]}</text>"
        )
    return "\n".join([*parts, "</svg>"])


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
