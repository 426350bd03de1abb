"""What a learned value looks at on any map: signs, which are whole numbers, of how its empty land lies."""

from typing import Any, NamedTuple, TypeAlias

from landscribe.core.cells import (
    column_of,
    count,
    kernel,
    longest_down,
    neighbours,
    row_of,
    square_starts,
)
from landscribe.core.grid import Cells, Grid

OWN = 7
"""So many own signs a goal has at most, beside what it scores."""
Own: TypeAlias = tuple[int, int, int, int, int, int, int]


class Land(NamedTuple):
    """The empty spaces, and all spaces by how many of their neighbours are empty."""

    free: Cells
    none: Cells
    one: Cells
    two: Cells
    three: Cells
    four: Cells


@kernel
def land_of(grid: Grid, cells: Cells) -> Land:
    """How these cells lie: for all spaces at once, a binary sum of the four neighbours among them."""
    right, left = (cells << 1) & grid.not_left, (cells & grid.not_left) >> 1
    below, above = (cells << grid.cols) & grid.full, cells >> grid.cols
    across, both_across = right ^ left, right & left
    down, both_down = below ^ above, below & above
    ones, carried = across ^ down, across & down
    twos, fours = both_across ^ both_down ^ carried, both_across & both_down
    odd, even = ones & ~twos, twos & ~ones
    return Land(cells, grid.full & ~(ones | twos | fours), odd, even, ones & twos, fours)


ROOM = 10


@kernel
def look_at_land(grid: Grid, land: Land, found: Any, at: int) -> None:
    """Writes down, from a place on, how wide the empty land is, and what room for shapes it has."""
    free = land.free
    found[at] = count(free & land.none)
    found[at + 1] = count(free & land.one)
    found[at + 2] = count(free & land.two)
    found[at + 3] = count(free & land.three)
    found[at + 4] = count(free & land.four)
    found[at + 5] = count(free & grid.edge)
    pairs = free & ((free & grid.not_left) >> 1)
    threes = pairs & ((pairs & grid.not_left) >> 1)
    fours = threes & ((threes & grid.not_left) >> 1)
    down = free & (free >> grid.cols)
    downs = down & (down >> grid.cols)
    squares = square_starts(grid, free)
    found[at + 6] = count(threes) + count(downs)
    found[at + 7] = count(fours) + count(downs & (downs >> grid.cols))
    found[at + 8] = count(squares)
    found[at + 9] = count(square_starts(grid, squares))


ROOM_SCALES = (0.1, 0.1, 0.1, 0.05, 0.05, 0.1, 0.05, 0.05, 0.05, 0.1)
"""What training multiplies them with, so that all of them are of the size of 1."""
OWN_SCALE = 0.2


@kernel
def no_signs(_grid: Grid, _sheet: Any, _land: Land) -> Own:
    """Of a goal that has none of its own."""
    return 0, 0, 0, 0, 0, 0, 0


@kernel
def open_sides(grid: Grid, cluster: Cells, land: Land) -> int:
    """How many empty spaces a cluster can grow on."""
    return count(neighbours(grid, cluster) & land.free)


@kernel
def ranked(size: int, tie: int, last: int) -> int:
    """A number by which clusters are compared: by size, where they tie by something else, and by a last."""
    return size << 14 | tie << 7 | last


@kernel
def size_of(rank: int) -> int:
    """The size in it."""
    return rank >> 14


@kernel
def tie_of(rank: int) -> int:
    """What decides ties in it."""
    return rank >> 7 & 127


@kernel
def last_of(rank: int) -> int:
    """What decides last."""
    return rank & 127


@kernel
def is_in(number: int, low: int, high: int) -> int:
    """1 where a number lies between two, both included, else 0."""
    return 1 if low <= number <= high else 0


@kernel
def tallied(gaps: int, gap: int) -> int:
    """Counts a line by the number of its gaps, up to six: a byte for each number."""
    return gaps + (1 << 8 * min(gap, 6))


@kernel
def with_gap(gaps: int, gap: int) -> int:
    """How many lines have so many gaps."""
    return gaps >> 8 * gap & 255


# Signs of goals that more than one game has


@kernel
def narrow_room(_grid: Grid, within: Cells, land: Land) -> Own:
    """The empty spaces in a region, and how many of them are narrow."""
    room = land.free & within
    return count(room), count(room & land.none), count(room & land.one), 0, 0, 0, 0


@kernel
def lines_lacking(grid: Grid, within: Cells, land: Land) -> Own:
    """Rows and columns that meet a region, by how few spaces they lack, and those with a narrow gap."""
    gaps, narrow = 0, 0
    for place in range(grid.rows + grid.cols):
        line = row_of(grid, place) if place < grid.rows else column_of(grid, place - grid.rows)
        if line & within:
            gap = count(line & land.free)
            gaps = tallied(gaps, gap)
            if gap < 6 and line & land.free & land.none:
                narrow += 1
    one, two, three = with_gap(gaps, 1), with_gap(gaps, 2), with_gap(gaps, 3)
    return one, two, three, with_gap(gaps, 4), with_gap(gaps, 5), narrow, 0


@kernel
def odd_columns_lacking(grid: Grid, land: Land) -> Own:
    """Odd columns by how few spaces they lack, and those with a narrow gap."""
    gaps, narrow = 0, 0
    for col in range(0, grid.cols, 2):
        column = column_of(grid, col) & land.free
        gaps = tallied(gaps, count(column))
        narrow += 1 if column & land.none else 0
    one, two, three = with_gap(gaps, 1), with_gap(gaps, 2), with_gap(gaps, 3)
    return one, two, three, with_gap(gaps, 4), with_gap(gaps, 5), with_gap(gaps, 6), narrow


@kernel
def growing_down(grid: Grid, cells: Cells, land: Land) -> Own:
    """Where the longest vertical runs can grow, and how long they can become."""
    runs = longest_down(grid, cells)
    above = (runs.starts >> grid.cols) & land.free
    below = (runs.starts << runs.length * grid.cols) & land.free if runs.length else grid.none
    upper, lower = (cells >> grid.cols) & land.free, (cells << grid.cols) & land.free
    longest = longest_down(grid, cells | land.free).length
    ends, all_ends = count(above) + count(below), count(upper) + count(lower)
    return ends, all_ends, count(upper & lower), longest, count(runs.starts), 0, 0


@kernel
def evening_columns(grid: Grid, cells: Cells, others: Cells, land: Land) -> Own:
    """Columns that lack one of two kinds, two or more; bare ones; even ones that may change; lost ones."""
    one, two, more, bare, exposed, lost = 0, 0, 0, 0, 0, 0
    for col in range(grid.cols):
        column = column_of(grid, col)
        here, there, room = count(cells & column), count(others & column), count(land.free & column)
        missing = here - there if here > there else there - here
        if missing > room or (here + there == 0 and room < 2):
            lost += 1
        elif here + there == 0:
            bare += 1
        else:
            one, two = one + is_in(missing, 1, 1), two + is_in(missing, 2, 2)
            more += is_in(missing, 3, 99)
            exposed += room if missing == 0 else 0
    return one, two, more, bare, exposed, lost, 0
