"""The shapes of the big font: card ranks, amounts and suits to be read across a table.

Letters and figures are strokes drawn with a round pen, in a box whose capitals are 24 pixels high;
suits and the joker's star are filled areas. Coordinates are pixels from the upper left corner of a
glyph, y downwards; angles are degrees, 0 to the right and 90 downwards.
"""

import math
from collections.abc import Callable
from functools import partial

HEIGHT = 24  #: rows of every glyph, all of them used by the capitals: nothing hangs below the line
GAP = 3  #: empty columns after every glyph
PEN = 1.95  #: half the width of a stroke: upright and level ones come out 4 pixels wide

Point = tuple[float, float]
Line = list[Point]
Bitmap = list[list[int]]


def _arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> Line:
    """Part of an ellipse around (x, y)."""
    steps = 24
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles]


def _round(left: float, right: float, r: float) -> Line:
    """A closed shape with round corners, as high as the capitals."""
    corners = (
        _arc(left + r, 2 + r, r, r, 180, 270)
        + _arc(right - r, 2 + r, r, r, 270, 360)
        + _arc(right - r, 22 - r, r, r, 0, 90)
        + _arc(left + r, 22 - r, r, r, 90, 180)
    )
    return [*corners, corners[0]]


def _bowl(top: float, bottom: float) -> Line:
    """The round part of B, P and R, open on the left."""
    r = (bottom - top) / 2
    return [(2, top), (12 - r, top), *_arc(12 - r, top + r, r, r, -90, 90), (2, bottom)]


_STEM: Line = [(2, 2), (2, 22)]
_SIX: list[Line] = [_arc(7, 16.5, 5, 5.5, 0, 360), [*_arc(7, 7.5, 5, 5.5, 330, 180), (2, 16.5)]]

# Every glyph that is written with the pen: how wide it is, and its strokes.
STROKES: dict[str, tuple[int, list[Line]]] = {
    "0": (14, [_round(2, 12, 5)]),
    "1": (9, [[(2, 7), (7, 2), (7, 22)]]),
    "2": (14, [[*_arc(7, 7, 5, 5, 190, 385), (2, 22), (12, 22)]]),
    "3": (14, [_arc(7, 7, 5, 5, 200, 450), _arc(7, 17, 5, 5, 270, 520)]),
    "4": (15, [[(10, 22), (10, 2), (2, 16), (13, 16)]]),
    "5": (14, [[(12, 2), (2.5, 2), (2, 11.5), *_arc(7, 16, 5, 6, 225, 515)]]),
    "6": (14, _SIX),
    "7": (14, [[(2, 2), (12, 2), (6, 22)]]),
    "8": (14, [_arc(7, 7, 4.7, 5, 0, 360), _arc(7, 17, 5, 5, 0, 360)]),
    "9": (14, [[(14 - x, 24 - y) for x, y in line] for line in _SIX]),
    "A": (16, [[(2, 22), (8, 2), (14, 22)], [(4, 17), (12, 17)]]),
    "B": (14, [_STEM, _bowl(2, 12), _bowl(12, 22)]),
    "C": (14, [[*_arc(7, 7, 5, 5, 350, 180), *_arc(7, 17, 5, 5, 180, 10)]]),
    "D": (14, [[(2, 22), (2, 2), (6, 2), *_arc(6, 8, 6, 6, 270, 360), *_arc(6, 16, 6, 6, 0, 90), (2, 22)]]),
    "E": (13, [[(11, 2), (2, 2), (2, 22), (11, 22)], [(2, 12), (10, 12)]]),
    "F": (13, [[(11, 2), (2, 2), (2, 22)], [(2, 12), (10, 12)]]),
    "G": (14, [[*_arc(7, 7, 5, 5, 340, 180), *_arc(7, 17, 5, 5, 180, 0), (12, 13), (8, 13)]]),
    "H": (14, [_STEM, [(12, 2), (12, 22)], [(2, 12), (12, 12)]]),
    "I": (4, [_STEM]),
    "J": (13, [[(11, 2), *_arc(6.5, 17, 4.5, 5, 0, 170)]]),
    "K": (15, [_STEM, [(12.5, 2), (2, 14)], [(6, 10), (13, 22)]]),
    "L": (13, [[(2, 2), (2, 22), (11, 22)]]),
    "M": (18, [[(2, 22), (2, 2), (9, 15), (16, 2), (16, 22)]]),
    "N": (15, [[(2, 22), (2, 2), (13, 22), (13, 2)]]),
    "O": (16, [_round(2, 14, 6)]),
    "P": (14, [_STEM, _bowl(2, 13)]),
    "Q": (16, [_round(2, 14, 6), [(9, 16), (14, 22)]]),
    "R": (15, [_STEM, _bowl(2, 12.5), [(6.5, 12.5), (13, 22)]]),
    "S": (14, [[*_arc(7, 7, 5, 5, 335, 90), *_arc(7, 17, 5, 5, 270, 515)]]),
    "T": (14, [[(2, 2), (12, 2)], [(7, 2), (7, 22)]]),
    "U": (14, [[(2, 2), *_arc(7, 17, 5, 5, 180, 0), (12, 2)]]),
    "V": (16, [[(2, 2), (8, 22), (14, 2)]]),
    "W": (22, [[(2, 2), (6, 22), (11, 6), (16, 22), (20, 2)]]),
    "X": (15, [[(2, 2), (13, 22)], [(13, 2), (2, 22)]]),
    "Y": (16, [[(2, 2), (8, 12), (14, 2)], [(8, 12), (8, 22)]]),
    "Z": (14, [[(2, 2), (12, 2), (2, 22), (12, 22)]]),
    " ": (6, []),
    "!": (4, [[(2, 2), (2, 14)], [(2, 22), (2, 22)]]),
    "?": (14, [[*_arc(7, 7, 5, 5, 190, 385), (7, 13), (7, 15)], [(7, 22), (7, 22)]]),
    "+": (14, [[(2, 13), (12, 13)], [(7, 8), (7, 18)]]),
    "-": (10, [[(2, 13), (8, 13)]]),
    "−": (14, [[(2, 13), (12, 13)]]),
    "×": (14, [[(2.5, 8.5), (11.5, 17.5)], [(11.5, 8.5), (2.5, 17.5)]]),
    "/": (13, [[(11, 2), (2, 22)]]),
    ".": (4, [[(2, 22), (2, 22)]]),
    ",": (5, [[(3, 19.5), (2, 22)]]),
    ":": (4, [[(2, 9), (2, 9)], [(2, 20), (2, 20)]]),
}


def _disc(x: float, y: float, cx: float, cy: float, r: float) -> bool:
    return math.hypot(x - cx, y - cy) <= r


def _heart(x: float, y: float) -> bool:
    if y < 6.4:
        return _disc(x, y, 5.6, 6.2, 5.6) or _disc(x, y, 15.4, 6.2, 5.6)
    return abs(x - 10.5) <= 10.5 * (1 - math.pow((y - 6.4) / 17.4, 1.35))


def _foot(x: float, y: float, middle: float) -> bool:
    return y >= 14 and abs(x - middle) <= max(1.6, (y - 17.5) * 0.9)


def _spade(x: float, y: float) -> bool:
    upside_down = 23.8 - y * 1.22
    return (upside_down > 0 and _heart(x, upside_down)) or _foot(x, y, 10.5)


def _club(x: float, y: float) -> bool:
    discs = ((11.5, 5.3), (5.3, 13.2), (17.7, 13.2))
    middle = abs(x - 11.5) <= 2.6 and 6 <= y <= 16
    return any(_disc(x, y, cx, cy, 5.2) for cx, cy in discs) or middle or _foot(x, y, 11.5)


def _diamond(x: float, y: float) -> bool:
    return abs(x - 9.5) / 9.5 + abs(y - 12) / 12 <= 1


def _star(x: float, y: float) -> bool:
    """Five points 12.6 from the middle, the dents between them 5.6."""
    far = math.hypot(x - 12, y - 12.6)
    aside = abs((math.degrees(math.atan2(x - 12, 12.6 - y)) + 36) % 72 - 36)
    a, b = math.radians(aside), math.radians(36)
    edge = 12.6 * 5.6 * math.sin(b) / (12.6 * math.sin(a) + 5.6 * math.sin(b - a))
    return far <= edge


# Every glyph that is a filled area: how wide it is, and whether a point is in it.
AREAS: dict[str, tuple[int, Callable[[float, float], bool]]] = {
    "♣": (23, _club),
    "♦": (19, _diamond),
    "♥": (21, _heart),
    "♠": (21, _spade),
    "★": (24, _star),
}


def _to_segment(p: Point, a: Point, b: Point) -> float:
    """How far a point is from the straight line between two others."""
    (px, py), (ax, ay), (bx, by) = p, a, b
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length)) if length else 0.0
    return math.hypot(px - ax - t * dx, py - ay - t * dy)


def _inked(strokes: list[Line], x: float, y: float) -> bool:
    steps = (step for line in strokes for step in zip(line, [*line[1:], line[-1]]))
    return any(_to_segment((x, y), start, end) <= PEN for start, end in steps)


def _rows(width: int, inside: Callable[[float, float], bool]) -> Bitmap:
    columns = range(width + GAP)
    return [[int(x < width and inside(x + 0.5, y + 0.5)) for x in columns] for y in range(HEIGHT)]


def glyphs() -> dict[str, Bitmap]:
    """Every glyph of the font as rows of 0 and 1, its gap included."""
    found = {char: _rows(width, partial(_inked, strokes)) for char, (width, strokes) in STROKES.items()}
    found.update((char, _rows(width, inside)) for char, (width, inside) in AREAS.items())
    found["\xa0"] = found[" "]
    return found
