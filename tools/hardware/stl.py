"""Binary STL files: what is in them, and whether it can be printed."""

import struct
from collections import Counter
from pathlib import Path

Point = tuple[float, float, float]
Triangle = tuple[Point, Point, Point]

_HEAD = 80
_EACH = struct.Struct("<12fH")  # a normal, three corners, two bytes for whoever wants them


def read(path: Path) -> list[Triangle]:
    """The triangles of a binary STL file. ValueError if it is none."""
    data = path.read_bytes()
    if len(data) < _HEAD + 4:
        raise ValueError(f"{path.name} is too short")
    (count,) = struct.unpack_from("<I", data, _HEAD)
    if len(data) != _HEAD + 4 + count * _EACH.size:
        raise ValueError(f"{path.name} is not as long as {count} triangles are")
    return [(values[3:6], values[6:9], values[9:12]) for values in _EACH.iter_unpack(data[_HEAD + 4 :])]


def open_edges(triangles: list[Triangle]) -> int:
    """How many edges are not shared by just two triangles that go round in the same sense; 0: watertight."""
    edges = Counter(edge for a, b, c in triangles for edge in ((a, b), (b, c), (c, a)))
    return sum(count != 1 or edges[end, start] != 1 for (start, end), count in edges.items())


def volume(triangles: list[Triangle]) -> float:
    """Cubic millimetres inside; below 0 if the triangles are inside out."""
    return sum(_tetrahedron(*triangle) for triangle in triangles)


def size(triangles: list[Triangle]) -> Point:
    """Width, height and depth in millimetres."""
    axes = [[point[axis] for triangle in triangles for point in triangle] for axis in range(3)]
    return tuple(round(max(axis) - min(axis), 3) for axis in axes)  # type: ignore[return-value]  # three axes


def _tetrahedron(a: Point, b: Point, c: Point) -> float:
    """The signed volume between a triangle and the origin."""
    x = b[1] * c[2] - b[2] * c[1]
    y = b[2] * c[0] - b[0] * c[2]
    z = b[0] * c[1] - b[1] * c[0]
    return (a[0] * x + a[1] * y + a[2] * z) / 6
