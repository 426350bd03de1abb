"""Cards explained: what each says, its shapes, and a small board that shows what it is worth."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from landscribe.core.grid import Cells
from landscribe.core.note import Note, Value
from landscribe.core.page import Piece
from landscribe.core.text import Board, Spots, spots

CardTable: TypeAlias = tuple[tuple[Value, ...], ...]
"""Cards of a kind as the rules list them: a row a card, a value a column."""

ExampleKind: TypeAlias = Literal["board", "row"]
"""A part of a board, whose cells have names, or things in a row."""


@dataclass(frozen=True, slots=True)
class Example:
    """A small board: a letter a cell in row order, the cells that count, the points, and these in words."""

    kind: ExampleKind
    rows: int
    cols: int
    letters: str
    cells: Spots
    points: int
    worth: Note


@dataclass(frozen=True, slots=True)
class Explained:
    """A card with its name, its texts, its shapes, and examples where it has some."""

    id: str  # the message of its text, or the name by which the rules know it
    name: Note
    texts: tuple[Note, ...]
    pieces: tuple[Piece, ...] = ()
    examples: tuple[Example, ...] = ()


def example(board: Board, cells: Cells, points: int, worth: Note, kind: ExampleKind = "board") -> Example:
    """The board with the cells that count."""
    rows, cols = board.grid.rows, board.grid.cols
    return Example(kind, rows, cols, board.letters, spots(cells), points, worth)
