"""The ways a shape can lie on a board, and which of them comes next when it is turned or flipped.

A screen turns nothing itself: each lay names the next one, past those for which there is no place.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from landscribe.core.cells import singles
from landscribe.core.grid import Cells
from landscribe.core.text import Spots, spots


@dataclass(frozen=True, slots=True)
class Square:
    """A square of a form, relative to its anchor; part 0 is drawn, part 1 is what the action also names."""

    row: int
    col: int
    part: int = 0


@dataclass(frozen=True, slots=True)
class Lay:
    """One orientation of a shape, every cell its anchor may lie on, and the lays that come next."""

    squares: tuple[Square, ...]
    anchors: Spots
    shape: str  # the same for all orientations of a shape, and for a piece that is printed with it
    turned: int  # among the lays of the placing: a quarter clockwise, or more where that has no place
    flipped: int  # left for right


Form: TypeAlias = tuple[tuple[Square, ...], Cells]
"""Squares, and the legal anchors for them."""


def lays_of(forms: Iterable[tuple[Cells, Cells]], cols: int) -> tuple[Lay, ...]:
    """Forms (cells in the top left corner, legal anchors) as a page has them."""
    found = [(cells, anchors) for cells, anchors in forms if anchors]
    links = _links_of(tuple([cells for cells, _ in found]), cols)
    return tuple(
        [
            Lay(_squares(cells, cols), spots(anchors), *link)
            for (cells, anchors), link in zip(found, links, strict=True)
        ]
    )


@lru_cache(4096)
def _links_of(forms: tuple[Cells, ...], cols: int) -> "tuple[_Link, ...]":
    return _links(tuple(_squares(cells, cols) for cells in forms))


def laid_out(forms: Iterable[Form]) -> tuple[Lay, ...]:
    """The forms for which there is a place, each with those that come next."""
    found = [(squares, anchors) for squares, anchors in forms if anchors]
    links = _links(tuple(squares for squares, _ in found))
    return tuple(
        Lay(squares, spots(anchors), *link) for (squares, anchors), link in zip(found, links, strict=True)
    )


def shape_of(squares: Iterable[Square]) -> str:
    """The shape drawn as text, the same however it is turned or flipped.

    >>> shape_of([Square(0, 0), Square(1, 0), Square(1, 1)])
    '##/#.'
    """
    return _shape(frozenset((square.row, square.col, square.part) for square in squares))


@lru_cache(4096)
def _squares(cells: Cells, cols: int) -> tuple[Square, ...]:
    return tuple(Square(*divmod(cell.bit_length() - 1, cols)) for cell in singles(cells))


# Turning and flipping

_Marks: TypeAlias = frozenset[tuple[int, int, int]]
"""Row, column and part of each square."""


class _Link(NamedTuple):
    shape: str
    turned: int
    flipped: int


@lru_cache(4096)
def _links(forms: tuple[tuple[Square, ...], ...]) -> tuple[_Link, ...]:
    marks = [frozenset((square.row, square.col, square.part) for square in squares) for squares in forms]
    places = {_drawing(form): number for number, form in reversed(list(enumerate(marks)))}
    return tuple(
        _Link(_shape(form), _next(_turned(form), places, number), _next(_flipped(form), places, number))
        for number, form in enumerate(marks)
    )


def _next(form: _Marks, places: dict[str, int], otherwise: int) -> int:
    """The form, or the first of its further quarter turns that has a place."""
    for _ in range(4):
        if (place := places.get(_drawing(form))) is not None:
            return place
        form = _turned(form)
    return otherwise


def _turned(form: _Marks) -> _Marks:
    """A quarter clockwise."""
    return frozenset((col, -row, part) for row, col, part in form)


def _flipped(form: _Marks) -> _Marks:
    """Left for right."""
    return frozenset((row, -col, part) for row, col, part in form)


@lru_cache(4096)
def _shape(form: _Marks) -> str:
    drawings: list[str] = []
    for start in (form, _flipped(form)):
        for _ in range(4):
            drawings.append(_drawing(start))
            start = _turned(start)
    return min(drawings)


def _drawing(form: _Marks) -> str:
    """The form in its smallest box: '#' what is drawn, '+' what the action also names."""
    parts = {(row, col): part for row, col, part in form}
    rows, cols = {row for row, _ in parts}, {col for _, col in parts}
    return "/".join(
        "".join(
            "." if (row, col) not in parts else "#+"[parts[row, col]]
            for col in range(min(cols), max(cols) + 1)
        )
        for row in range(min(rows), max(rows) + 1)
    )
