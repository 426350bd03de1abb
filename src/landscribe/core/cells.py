"""Kernels: functions on sets of cells, plain Python on ints that also compiles to native code.

A kernel uses ints, bools, tuples, NamedTuples, simple loops and other kernels; no sets, dicts, strings or
exceptions, and no closures but over kernels and numbers. `count`, `lowest`, `index`, `has_at` and `only_if`
are the primitives for which native code has instructions.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from landscribe.core.grid import Cells, Grid

Function = TypeVar("Function", bound=Callable[..., Any])

KERNELS: list[Callable[..., Any]] = []


def kernel(function: Function) -> Function:
    """Marks a function that native code may call; here it stays what it is."""
    KERNELS.append(function)
    return function


def count(cells: Cells) -> int:
    """How many cells there are."""
    return cells.bit_count()


def lowest(cells: Cells) -> Cells:
    """The first cell in row order, as a set of one; nothing of nothing."""
    return cells & -cells


def index(cells: Cells) -> int:
    """The index of the first cell in row order."""
    return (cells & -cells).bit_length() - 1


def has_at(cells: Cells, place: int) -> bool:
    """Whether the cell with this index is there."""
    return cells >> place & 1 == 1


def only_if(wanted: bool, cells: Cells) -> Cells:
    """The cells if they are wanted, else nothing."""
    return cells if wanted else 0


class Tally(NamedTuple):
    """What a scoring rule gives: the stars, and the cells that earned them."""

    stars: int
    cells: Cells


class Runs(NamedTuple):
    """The longest straight runs in a set: their length, and the first cell of each."""

    length: int
    starts: Cells


@kernel
def each(stars: int, cells: Cells) -> Tally:
    """So many stars for each of these cells."""
    return Tally(stars * count(cells), cells)


@kernel
def singles(cells: Cells) -> Iterator[Cells]:
    """The cells one at a time, in row order."""
    while cells:
        cell = lowest(cells)
        yield cell
        cells ^= cell


@kernel
def neighbours(grid: Grid, cells: Cells) -> Cells:
    """Every cell that shares a side with one of these; one of these too where two of them touch."""
    sideways = ((cells << 1) & grid.not_left) | ((cells & grid.not_left) >> 1)
    return (sideways | (cells << grid.cols) | (cells >> grid.cols)) & grid.full


@kernel
def enclosed(grid: Grid, cells: Cells, walls: Cells) -> Cells:
    """Those of these cells whose four sides are each a wall or the edge of the grid."""
    return cells & ~neighbours(grid, grid.full & ~walls)


@kernel
def cluster_of(grid: Grid, seed: Cells, within: Cells) -> Cells:
    """The seed and everything connected to it, side by side, inside `within`."""
    grown = seed
    while True:
        more = grown | (neighbours(grid, grown) & within)
        if more == grown:
            return grown
        grown = more


@kernel
def clusters(grid: Grid, cells: Cells) -> Iterator[Cells]:
    """The clusters of a set, in row order of their first cells."""
    while cells:
        cluster = cluster_of(grid, lowest(cells), cells)
        yield cluster
        cells ^= cluster


@kernel
def row_of(grid: Grid, row: int) -> Cells:
    """All cells of a row."""
    return grid.top << row * grid.cols


@kernel
def column_of(grid: Grid, col: int) -> Cells:
    """All cells of a column."""
    return grid.left << col


@kernel
def has_all(cells: Cells, wanted: Cells) -> bool:
    """Whether every wanted cell is there."""
    return wanted & cells == wanted


@kernel
def full_rows(grid: Grid, cells: Cells) -> Iterator[Cells]:
    """The rows that lie wholly in a set, from the top."""
    for row in range(grid.rows):
        line = row_of(grid, row)
        if has_all(cells, line):
            yield line


@kernel
def full_columns(grid: Grid, cells: Cells) -> Iterator[Cells]:
    """The columns that lie wholly in a set, from the left."""
    for col in range(grid.cols):
        line = column_of(grid, col)
        if has_all(cells, line):
            yield line


@kernel
def full_lines(grid: Grid, cells: Cells, stars: int) -> Tally:
    """So many stars for each row and each column that lies wholly in a set."""
    total, found = 0, grid.none
    for row in full_rows(grid, cells):
        total += stars
        found |= row
    for column in full_columns(grid, cells):
        total += stars
        found |= column
    return Tally(total, found)


@kernel
def even_columns(grid: Grid, cells: Cells, others: Cells, stars: int) -> Tally:
    """So many stars for each column with as many cells of one set as of the other, one of each at least."""
    total, found = 0, grid.none
    for col in range(grid.cols):
        column = column_of(grid, col)
        here, there = cells & column, others & column
        if here and count(here) == count(there):
            total += stars
            found |= here | there
    return Tally(total, found)


@kernel
def longest_down(grid: Grid, cells: Cells) -> Runs:
    """The longest unbroken vertical runs."""
    length, starts, longer, follows = 0, grid.none, cells, cells
    while longer:
        length, starts = length + 1, longer
        follows >>= grid.cols
        longer = starts & follows
    return Runs(length, starts)


@kernel
def longest_across(grid: Grid, cells: Cells) -> Runs:
    """The longest unbroken horizontal runs."""
    length, starts, longer, follows = 0, grid.none, cells, cells
    while longer:
        length, starts = length + 1, longer
        follows = (follows & grid.not_left) >> 1
        longer = starts & follows
    return Runs(length, starts)


@kernel
def spread(starts: Cells, length: int, step: int) -> Cells:
    """The cells of runs of this length from these starts; a step is 1 across, the grid's width down."""
    cells = starts
    for i in range(1, length):
        cells |= starts << i * step
    return cells


@kernel
def beside_two(grid: Grid, cells: Cells) -> Cells:
    """Every cell that shares a side with two or more of these."""
    right, left = (cells << 1) & grid.not_left, (cells & grid.not_left) >> 1
    below, above = (cells << grid.cols) & grid.full, cells >> grid.cols
    return right & left | below & above | (right | left) & (below | above)


@kernel
def square_starts(grid: Grid, cells: Cells) -> Cells:
    """The top left cells of all squares of 2x2 in a set; of those, the starts of 3x3, and so on."""
    pairs = cells & ((cells & grid.not_left) >> 1)
    return pairs & (pairs >> grid.cols)
