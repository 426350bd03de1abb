"""What achievement cards ask of a mural: the cells that fulfil each, and how far it is."""

from landscribe.core.cells import (
    cluster_of,
    column_of,
    count,
    full_columns,
    full_rows,
    kernel,
    neighbours,
    row_of,
)
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartouche.mural import Mural, chambers, counted, filled, rivers, solid
from landscribe.games.cartouche.tokens import total

NEVER = 99  # a distance that black tiles have made endless


@kernel
def row_and_column(grid: Grid, mural: Mural) -> Cells:
    """The full rows and columns, when there is one of each."""
    rows, columns = grid.none, grid.none
    for row in full_rows(grid, solid(mural)):
        rows |= row
    for column in full_columns(grid, solid(mural)):
        columns |= column
    return rows | columns if rows and columns else grid.none


@kernel
def row_and_column_distance(grid: Grid, mural: Mural) -> int:
    """The squares to fill for the easiest row with the easiest column."""
    least, done = NEVER, solid(mural)
    for row in range(grid.rows):
        for col in range(grid.cols):
            least = min(least, _to_fill(row_of(grid, row) | column_of(grid, col), done, mural.black))
    return least


@kernel
def two_lines(grid: Grid, mural: Mural) -> Cells:
    """The full rows when there are two or more, and the full columns likewise."""
    rows, columns, cells = grid.none, grid.none, grid.none
    for row in full_rows(grid, solid(mural)):
        if rows:
            cells |= rows | row
        rows |= row
    for column in full_columns(grid, solid(mural)):
        if columns:
            cells |= columns | column
        columns |= column
    return cells


@kernel
def two_lines_distance(grid: Grid, mural: Mural) -> int:
    """The squares to fill for the two easiest rows or the two easiest columns."""
    least, done = NEVER, solid(mural)
    for one in range(grid.rows):
        for other in range(one):
            rows, columns = (
                row_of(grid, one) | row_of(grid, other),
                column_of(grid, one) | column_of(grid, other),
            )
            least = min(least, _to_fill(rows, done, mural.black), _to_fill(columns, done, mural.black))
    return least


@kernel
def _to_fill(cells: Cells, done: Cells, black: Cells) -> int:
    """How many of these cells are not filled; NEVER where a black tile lies among them (K19)."""
    return NEVER if cells & black else count(cells & ~done)


@kernel
def chamber_of_eight(grid: Grid, mural: Mural) -> Cells:
    """The first chamber with exactly eight icons (K29)."""
    for chamber in chambers(grid, mural):
        if total(counted(mural, chamber)) == 8:
            return chamber
    return grid.none


@kernel
def chamber_of_eight_distance(grid: Grid, mural: Mural) -> int:
    """The icons that the nearest chamber lacks or has too many."""
    least = 8
    for chamber in chambers(grid, mural):
        least = min(least, abs(8 - total(counted(mural, chamber))))
    return least


@kernel
def chamber_of_twins(grid: Grid, mural: Mural) -> Cells:
    """The first chamber whose only icons are two of one animal (K29)."""
    for chamber in chambers(grid, mural):
        found = counted(mural, chamber)
        if total(found) == 2 and max(found.cat, found.snake, found.bird, found.human) == 2:
            return chamber
    return grid.none


@kernel
def chamber_of_twins_distance(grid: Grid, mural: Mural) -> int:
    """The icons that the nearest chamber lacks or has too many."""
    least = 2
    for chamber in chambers(grid, mural):
        found = counted(mural, chamber)
        most = max(found.cat, found.snake, found.bird, found.human)
        least = min(least, abs(2 - most) + total(found) - most)
    return least


@kernel
def four_alone(grid: Grid, mural: Mural) -> Cells:
    """The chambers with one icon, when four or more hold the same animal (K29)."""
    for animal in range(4):
        cells = grid.none
        number = 0
        for chamber in chambers(grid, mural):
            found = counted(mural, chamber)
            if total(found) == 1 and found[animal] == 1:
                cells |= chamber
                number += 1
        if number >= 4:
            return cells
    return grid.none


@kernel
def four_alone_distance(grid: Grid, mural: Mural) -> int:
    """The chambers that are missing to four, for the best animal."""
    most = 0
    for animal in range(4):
        number = 0
        for chamber in chambers(grid, mural):
            found = counted(mural, chamber)
            if total(found) == 1 and found[animal] == 1:
                number += 1
        most = max(most, number)
    return max(4 - most, 0)


@kernel
def corner_to_corner(grid: Grid, mural: Mural) -> Cells:
    """The connected tiles of any kind that hold two opposite corners (K28)."""
    for left, right in _corners(grid):
        if left & solid(mural):
            group = cluster_of(grid, left, solid(mural))
            if group & right:
                return group
    return grid.none


@kernel
def corner_to_corner_distance(grid: Grid, mural: Mural) -> int:
    """The squares to fill between two opposite corners."""
    least = NEVER
    for left, right in _corners(grid):
        least = min(least, gap(grid, left, right, solid(mural), grid.full & ~filled(mural)))
    return least


@kernel
def river_to_corner(grid: Grid, mural: Mural) -> Cells:
    """The first river that holds two opposite corners: the strict reading of the card (K28)."""
    for animal in range(4):
        for left, right in _corners(grid):
            river = mural[animal] | mural.cartouche
            if left & river:
                group = cluster_of(grid, left, river)
                if group & right:
                    return group
    return grid.none


@kernel
def river_to_corner_distance(grid: Grid, mural: Mural) -> int:
    """The squares of one animal to fill between two opposite corners."""
    least = NEVER
    for animal in range(4):
        for left, right in _corners(grid):
            river = mural[animal] | mural.cartouche
            least = min(least, gap(grid, left, right, river, grid.full & ~filled(mural)))
    return least


@kernel
def _corners(grid: Grid) -> tuple[tuple[Cells, Cells], tuple[Cells, Cells]]:
    last_row, last_col = (grid.rows - 1) * grid.cols, grid.cols - 1
    return (
        (grid.first, grid.first << last_row + last_col),
        (grid.first << last_row, grid.first << last_col),
    )


@kernel
def side_to_side(grid: Grid, mural: Mural) -> Cells:
    """The first river that touches two opposite sides."""
    for animal in range(4):
        for river in rivers(grid, mural, animal):
            for one, other in _sides(grid):
                if river & one and river & other:
                    return river
    return grid.none


@kernel
def side_to_side_distance(grid: Grid, mural: Mural) -> int:
    """The squares of one animal to fill between two opposite sides."""
    least = NEVER
    for animal in range(4):
        for one, other in _sides(grid):
            river = mural[animal] | mural.cartouche
            least = min(least, gap(grid, one, other, river, grid.full & ~filled(mural)))
    return least


@kernel
def _sides(grid: Grid) -> tuple[tuple[Cells, Cells], tuple[Cells, Cells]]:
    return (
        (grid.top, grid.top << (grid.rows - 1) * grid.cols),
        (grid.left, grid.left << grid.cols - 1),
    )


@kernel
def gap(grid: Grid, start: Cells, goal: Cells, through: Cells, free: Cells) -> int:
    """The fewest free cells to add so that cells of `through` connect the start with the goal."""
    reached = cluster_of(grid, start & through, through)
    for number in range(NEVER):
        if reached & goal:
            return number
        wider = reached | ((neighbours(grid, reached) | start) & free)
        wider = cluster_of(grid, wider, through)
        if wider == reached:
            return NEVER
        reached = wider
    return NEVER
