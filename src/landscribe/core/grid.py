"""A grid: its size and the sets of cells that kernels start from."""

from functools import cache
from typing import Annotated, NamedTuple, TypeAlias

from landscribe.core.note import WrongValue

Cells: TypeAlias = Annotated[int, "cells"]
"""A set of cells: one bit a cell, in row order from the top left."""

LARGEST = 128


class Grid(NamedTuple):
    """The shape of a map, as kernels want it."""

    rows: int
    cols: int
    none: Cells  # the empty set; native code takes its type from here
    first: Cells  # the top left cell
    full: Cells  # every cell
    left: Cells  # the leftmost column
    not_left: Cells  # every cell but the leftmost column
    top: Cells  # the top row
    edge: Cells  # every cell on the border

    def at(self, row: int, col: int) -> Cells:
        """The cell in this row and column, as a set of one."""
        return 1 << (row * self.cols + col)

    def row_col(self, index: int) -> tuple[int, int]:
        """The row and column of the cell with this index."""
        return divmod(index, self.cols)


@cache
def grid_of(rows: int, cols: int) -> Grid:
    """The grid of this size; 128 cells at most.

    >>> grid_of(3, 3).edge == 0b111_101_111
    True
    """
    if rows < 1 or cols < 1 or rows * cols > LARGEST:
        raise WrongValue("refused-grid", rows=rows, cols=cols, most=LARGEST)
    full = (1 << rows * cols) - 1
    left = sum(1 << row * cols for row in range(rows))
    top = (1 << cols) - 1
    edge = left | left << cols - 1 | top | top << (rows - 1) * cols
    return Grid(rows, cols, 0, 1, full, left, full & ~left, top, edge)
