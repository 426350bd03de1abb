"""A curve with its error band, drawn as text."""

from collections.abc import Sequence
from typing import NamedTuple

HEIGHT = 12
WIDE = 2  # columns a point


class Point(NamedTuple):
    """A value, how far it may be off, and whether it is marked."""

    value: float
    bar: float
    is_marked: bool = False


def curve_text(points: Sequence[Point]) -> list[str]:
    """The lines of the drawing: 'o' a point, 'x' a marked one, ':' as far as it may be off."""
    if not points:
        return []
    low = min(point.value - point.bar for point in points)
    high = max(point.value + point.bar for point in points)
    step = max((high - low) / (HEIGHT - 1), 1e-9)
    rows = [[" "] * WIDE * len(points) for _ in range(HEIGHT)]

    def at(value: float) -> int:
        return round((high - value) / step)

    for number, point in enumerate(points):
        for row in range(at(point.value + point.bar), at(point.value - point.bar) + 1):
            rows[row][WIDE * number] = ":"
        rows[at(point.value)][WIDE * number] = "x" if point.is_marked else "o"
    labels = (f"{high - step * row:6.0f} |" for row in range(HEIGHT))
    return [f"{label} {''.join(row)}".rstrip() for label, row in zip(labels, rows, strict=True)]
