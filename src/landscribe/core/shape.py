"""Shapes: drawn as text, turned and flipped, and placed on a grid by shifts of whole sets."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from landscribe.core.cells import index, kernel, lowest, singles
from landscribe.core.grid import Cells, Grid
from landscribe.core.note import WrongValue


class Shape(NamedTuple):
    """A set of squares in its smallest box, in one orientation.

    >>> shape = Shape.parse("..#/.##/##.")
    >>> str(shape.turned())
    '#../##./.##'
    >>> len(shape.orientations())
    4
    """

    height: int
    width: int
    squares: tuple[tuple[int, int], ...]

    @staticmethod
    def parse(text: str) -> "Shape":
        """The shape drawn here: rows from the top joined by '/', '#' a square, '.' a gap."""
        rows = text.split("/")
        if set(text) - set("#./") or len({len(row) for row in rows}) != 1 or "#" not in text:
            raise WrongValue("refused-shape", text=text)
        squares = tuple((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#")
        shape = _boxed(squares)
        if (shape.height, shape.width) != (len(rows), len(rows[0])):
            raise WrongValue("refused-shape-border", text=text, shape=str(shape))
        return shape

    def __str__(self) -> str:
        squares = frozenset(self.squares)
        rows = (
            "".join("#" if (r, c) in squares else "." for c in range(self.width)) for r in range(self.height)
        )
        return "/".join(rows)

    def turned(self) -> "Shape":
        """The shape turned a quarter clockwise."""
        return _boxed((c, -r) for r, c in self.squares)

    def flipped(self) -> "Shape":
        """The shape seen in a mirror, left for right."""
        return _boxed((r, -c) for r, c in self.squares)

    def orientations(self) -> tuple["Shape", ...]:
        """The 1, 2, 4 or 8 different ways it can lie, itself first."""
        found: list[Shape] = []
        for start in (self, self.flipped()):
            shape = start
            for _ in range(4):
                if shape not in found:
                    found.append(shape)
                shape = shape.turned()
        return tuple(found)


def _boxed(squares: Iterable[tuple[int, int]]) -> Shape:
    marks = sorted(squares)
    top, left = marks[0][0], min(c for _, c in marks)
    moved = tuple((r - top, c - left) for r, c in marks)
    return Shape(moved[-1][0] + 1, max(c for _, c in moved) + 1, moved)


class Form(NamedTuple):
    """One orientation of a shape on one grid."""

    cells: Cells  # the shape, flush in the top left corner
    fits: Cells  # the anchors (top left cells of its box) at which it lies inside the grid


@cache
def form_of(grid: Grid, shape: Shape) -> Form:
    """The shape as it lies, on this grid."""
    cells = fits = 0
    if shape.height <= grid.rows and shape.width <= grid.cols:
        for r, c in shape.squares:
            cells |= grid.at(r, c)
        for r in range(grid.rows - shape.height + 1):
            for c in range(grid.cols - shape.width + 1):
                fits |= grid.at(r, c)
    return Form(cells, fits)


@cache
def forms_of(grid: Grid, shape: Shape) -> tuple[Form, ...]:
    """Every orientation of the shape, on this grid."""
    return tuple(form_of(grid, turned) for turned in shape.orientations())


@kernel
def anchors(form: Form, free: Cells) -> Cells:
    """All anchors at which every cell of the form is free."""
    legal, rest = form.fits, form.cells
    while rest:
        legal &= free >> index(rest)
        rest ^= lowest(rest)
    return legal


@kernel
def reaching(form: Form, wanted: Cells) -> Cells:
    """All anchors at which the form covers at least one wanted cell."""
    touching, rest = wanted ^ wanted, form.cells
    while rest:
        touching |= wanted >> index(rest)
        rest ^= lowest(rest)
    return touching & form.fits


@kernel
def placed(form: Form, anchor: Cells) -> Cells:
    """The cells that the form covers from this anchor."""
    return form.cells << index(anchor)


@kernel
def is_placed(form: Form, cells: Cells) -> bool:
    """Whether these cells are the form, lying anywhere on its grid."""
    shift = index(cells) - index(form.cells)
    if not cells or shift < 0 or form.cells << shift != cells:
        return False
    return lowest(form.fits >> shift) == lowest(form.fits)


def placements(forms: Iterable[Form], free: Cells) -> Iterator[Cells]:
    """Every way to place one of the forms on free cells, in a fixed order."""
    for form in forms:
        for anchor in singles(anchors(form, free)):
            yield placed(form, anchor)
