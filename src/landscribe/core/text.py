"""Text forms: the names of cells, diagrams and boards."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from landscribe.core.cells import index, singles
from landscribe.core.grid import Cells, Grid, grid_of
from landscribe.core.note import WrongValue

Spots: TypeAlias = str
"""A set of cells as hexadecimal text."""


def spots(cells: Cells) -> Spots:
    """The cells as they stand on a page."""
    return f"{cells:x}"


class Board(NamedTuple):
    """A grid with a letter in every cell."""

    grid: Grid
    letters: str  # in row order

    def rows(self) -> tuple[str, ...]:
        """The letters row by row: the diagram."""
        cols = self.grid.cols
        return tuple(self.letters[start : start + cols] for start in range(0, len(self.letters), cols))


@lru_cache(4096)
def slug(name: str) -> str:
    """A name as part of a message's id.

    >>> slug("Magicians' valley")
    'magicians-valley'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def plain(text: str) -> str:
    """The text without capitals, accents and curved apostrophes, as one types in a hurry.

    >>> plain("Forêt d’Été ")
    "foret d'ete"
    """
    parts = unicodedata.normalize("NFD", text.strip().lower().replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part))


def spelled(text: str, known: Iterable[str]) -> str:
    """The name of those known that is written here in a hurry; the text itself where there is none.

    >>> spelled("tree LINE", ("Tree line", "Borderlands"))
    'Tree line'
    """
    return next((name for name in known if plain(name) == plain(text)), text)


def spelled_list(text: str, known: Collection[str]) -> list[str]:
    """The names of a list separated by commas, each as it is spelled."""
    return [spelled(part.strip(), known) for part in text.split(",") if part.strip()]


def cell_names(grid: Grid, cells: Cells) -> str:
    """The names of cells, column letter and row number, in row order.

    >>> cell_names(grid_of(11, 11), 1 << 2 | 1 << 13)
    'c1 c2'
    """
    names = _names(grid.rows, grid.cols)
    return " ".join([names[index(cell)] for cell in singles(cells)])


@cache
def _names(rows: int, cols: int) -> tuple[str, ...]:
    return tuple(f"{chr(ord('a') + col)}{row + 1}" for row in range(rows) for col in range(cols))


_CELL = re.compile(r"([a-z])([1-9][0-9]?)")


def read_cells(grid: Grid, text: str) -> Cells:
    """The cells named here, in any order."""
    cells = 0
    for name in text.split():
        found = _CELL.fullmatch(name.lower())
        row, col = (int(found[2]) - 1, ord(found[1]) - ord("a")) if found else (-1, -1)
        if not (0 <= row < grid.rows and 0 <= col < grid.cols):
            last = chr(ord("a") + grid.cols - 1)
            raise WrongValue("refused-space", name=name, last=last, rows=grid.rows)
        cell = grid.at(row, col)
        if cells & cell:
            raise WrongValue("refused-space-twice", name=name)
        cells |= cell
    return cells


def read_diagram(
    rows: Sequence[str], letters: str, size: Grid | None = None
) -> tuple[Grid, dict[str, Cells]]:
    """The grid drawn here and the cells of each letter; rows from the top, one character a space."""
    grid = size or grid_of(len(rows), len(rows[0]) if rows else 0)
    if len(rows) != grid.rows:
        raise WrongValue("refused-rows", number=len(rows), rows=grid.rows)
    found = dict.fromkeys(letters, 0)
    for r, row in enumerate(rows):
        if len(row) != grid.cols:
            raise WrongValue("refused-row", row=r + 1, text=row, number=len(row), cols=grid.cols)
        for c, letter in enumerate(row):
            if letter not in found:
                known = " ".join(letters)
                raise WrongValue("refused-letter", row=r + 1, col=c + 1, letter=letter, known=known)
            found[letter] |= grid.at(r, c)
    return grid, found


def drawn_board(grid: Grid, letters: Mapping[str, Cells]) -> Board:
    """The board with these letters on these cells, where several lie the last.

    It is written as one number, of which each cell is a byte.
    """
    size, taken = grid.rows * grid.cols, 0
    marks = int.from_bytes(b"." * size, "big")
    for letter, cells in reversed(list(letters.items())):
        if seen := cells & ~taken & grid.full:
            taken |= seen
            marks += (ord(letter) - ord(".")) * _a_byte_each(seen, size)
    return Board(grid, marks.to_bytes(size, "big").decode("latin-1")[::-1])


def _a_byte_each(cells: Cells, size: int) -> int:
    """A number with a byte for each of so many cells: 1 where it is one of these, else 0."""
    return int.from_bytes(f"{cells:0{size}b}".encode(), "big") - int.from_bytes(b"0" * size, "big")


def labelled(board: Board, lit: Cells = 0) -> str:
    """The board with its row and column names; lit cells stand in brackets.

    >>> print(labelled(Board(grid_of(2, 3), "F..M.W"), lit=1))
         a  b  c
     1  [F] .  .
     2   M  .  W
    """
    grid = board.grid
    lines = ["   " + "".join(f"  {chr(ord('a') + col)}" for col in range(grid.cols))]
    for row, letters in enumerate(board.rows()):
        marks = (f"[{x}]" if lit & grid.at(row, col) else f" {x} " for col, x in enumerate(letters))
        lines.append(f"{row + 1:2}  " + "".join(marks).rstrip())
    return "\n".join(lines)


def beside(blocks: Sequence[str], gap: int = 4) -> str:
    r"""Blocks of lines next to one another.

    >>> print(beside(["a\nbc", "d"], gap=1))
    a  d
    bc
    """
    columns = [block.split("\n") for block in blocks]
    widths = [max(map(len, lines)) + gap for lines in columns]
    rows = zip_longest(*columns, fillvalue="")
    return "\n".join(
        "".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
