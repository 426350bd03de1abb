"""Ambushes: whose map a seat draws on, and where the solo rule puts the monster."""

from collections.abc import Iterable
from functools import cache

from landscribe.core.cells import has_at, index, kernel
from landscribe.core.game import Seat
from landscribe.core.grid import Cells, Grid
from landscribe.core.shape import Form, Shape, anchors, form_of
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.sheet import GRID, Move, Sheet, ambushing, empty
from landscribe.games.cartographers.turn import handed_to


def victim(card: Ambush, seat: Seat, seats: int) -> Seat:
    """Whose map a seat is handed."""
    return handed_to(card.clockwise, seat, seats)


def lurking_place(card: Ambush, free: Cells) -> Cells:
    """Where the monster is drawn in a solo game: the first legal place of the walk, or nowhere (C10)."""
    return first_met(GRID, form_of(GRID, card.shape), free, anchors_of(card))


@kernel
def first_met(grid: Grid, form: Form, free: Cells, steps: Iterable[int]) -> Cells:
    """The form at the first of these anchors (by index) where it lies on free cells, or nothing."""
    legal = anchors(form, free)
    for step in steps:
        if has_at(legal, step):
            return form.cells << step
    return grid.none


@kernel
def lurking(grid: Grid, sheet: Sheet, monster: int, form: Form, steps: Iterable[int]) -> Move:
    """The solo ambush: the monster as printed, where the walk first finds room for it (C10)."""
    return ambushing(grid, monster, first_met(grid, form, empty(grid, sheet), steps))


@cache
def walk(grid: Grid, shape: Shape, corner: str, clockwise: bool) -> tuple[Cells, ...]:
    """Every anchor in the order of the solo rule: around the edge from the corner, then a ring further in."""
    found: dict[Cells, None] = {}
    for ring in range(min(grid.rows, grid.cols)):
        top, bottom = ring, grid.rows - ring - shape.height
        left, right = ring, grid.cols - ring - shape.width
        if top > bottom or left > right:
            break
        start = (bottom if "bottom" in corner else top, right if "right" in corner else left)
        for row, col in _around(top, bottom, left, right, start, clockwise):
            found.setdefault(grid.at(row, col))
    return tuple(found)


def _around(
    top: int, bottom: int, left: int, right: int, start: tuple[int, int], clockwise: bool
) -> list[tuple[int, int]]:
    """The places of a ring in the order they are passed; a flat ring is walked there and back."""
    cycle = [
        *((top, col) for col in range(left, right)),
        *((row, right) for row in range(top, bottom)),
        *((bottom, col) for col in range(right, left, -1)),
        *((row, left) for row in range(bottom, top, -1)),
    ] or [start]
    if not clockwise:
        cycle.reverse()
    first = cycle.index(start)
    return cycle[first:] + cycle[:first]


@cache
def anchors_of(card: Ambush) -> tuple[int, ...]:
    """The walk as cell indices."""
    return tuple(index(anchor) for anchor in walk(GRID, card.shape, card.corner, card.clockwise))


def way_to(card: Ambush, cells: Cells) -> tuple[int, ...]:
    """The walk up to where the monster was drawn, whose last step that is."""
    steps, form = anchors_of(card), form_of(GRID, card.shape)
    return steps[: 1 + next(number for number, step in enumerate(steps) if form.cells << step == cells)]
