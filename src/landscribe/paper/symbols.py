"""The drawings of terrains, animals and things: plain lines in a square of 40, the browser's own too."""

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

SIZE = 40
"""The side of the square in which a symbol is drawn, from its top left corner."""

_STROKE = re.compile(r"([MLHVQZ])([^MLHVQZ]*)")


class Stroke(NamedTuple):
    """A step of a drawing: M moves, L draws a line, Q a curve by its control point, Z goes back."""

    kind: str
    points: tuple[float, ...]


@cache
def symbols() -> dict[str, tuple[Stroke, ...]]:
    """Every symbol by its name."""
    text = (files(__package__ or "") / "symbols.json").read_text(encoding="utf-8")
    drawings: dict[str, str] = json.loads(text)
    return {name: tuple(_strokes(drawing)) for name, drawing in drawings.items()}


def _strokes(drawing: str) -> Iterator[Stroke]:
    """The steps of a path as SVG writes it, lines along an axis as any others."""
    x = y = 0.0
    for kind, numbers in _STROKE.findall(drawing):
        points = tuple(map(float, numbers.split()))
        match kind:
            case "H":
                x, kind, points = points[0], "L", (points[0], y)
            case "V":
                y, kind, points = points[0], "L", (x, points[0])
            case "Z":
                pass
            case _:
                x, y = points[-2:]
        yield Stroke(kind, points)
