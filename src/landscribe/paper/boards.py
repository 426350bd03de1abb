"""Boards and pieces as they are printed: grids whose cells have names, signs in cells, outlines to cut."""

from collections.abc import Iterator, Mapping, Sequence

from landscribe.core.text import Board
from landscribe.paper.pen import FINE, MIDDLE, THICK, THIN, Pen

LAND = {
    "M": "mountain",
    "r": "ruins",
    "F": "forest",
    "V": "village",
    "A": "farm",
    "W": "water",
    "X": "monster",
    "H": "hero",
    "x": "attack",
}
ANIMALS = {"C": "cat", "S": "snake", "B": "bird", "H": "human"}
MURAL = {
    **ANIMALS,
    **{letter.lower(): name for letter, name in ANIMALS.items()},
    "O": "cartouche",
    "K": "scarab",
    "+": "start",
}
WASTE = "#"
"""What is hatched: nothing can be drawn there."""

FRAMED = {"r": 0.8, "+": 0.0}
"""What stands in a frame, with the length of its dashes: ruins are seen below what is drawn there."""

LABELS = 4.6
"""The room for the names of rows and columns."""


def draw_board(pen: Pen, x: float, y: float, cell: float, board: Board, signs: Mapping[str, str]) -> None:
    """A board with the names of its rows and columns to the left of it and above."""
    rows, cols = board.grid.rows, board.grid.cols
    for number, letters in enumerate(board.rows()):
        for col, letter in enumerate(letters):
            draw_cell(pen, x + col * cell, y + number * cell, cell, letter, signs)
    across = [(x, y + row * cell, x + cols * cell, y + row * cell) for row in range(1, rows)]
    down = [(x + col * cell, y, x + col * cell, y + rows * cell) for col in range(1, cols)]
    pen.lines([*across, *down], THIN)
    pen.box(x, y, cols * cell, rows * cell, THICK)
    for col in range(cols):
        pen.text(x + (col + 0.5) * cell, y - 1.5, chr(ord("a") + col), 8, align="middle")
    for row in range(rows):
        pen.text(x - 1.3, y + (row + 0.5) * cell + 1, str(row + 1), 8, align="right")


def draw_cell(
    pen: Pen, x: float, y: float, cell: float, letter: str, signs: Mapping[str, str], line: float = MIDDLE
) -> None:
    """What is printed in a cell: nothing where it is empty."""
    if letter == WASTE:
        pen.lines(_hatching(x, y, cell), min(line, THIN))
    elif letter in FRAMED:
        inset = cell * 0.07
        pen.symbol(signs[letter], x + cell * 0.19, y + cell * 0.19, cell * 0.62, min(line, THIN))
        pen.lines(_frame(x + inset, y + inset, cell - 2 * inset), min(line, THIN), FRAMED[letter])
    elif letter in signs:
        pen.symbol(signs[letter], x + cell * 0.13, y + cell * 0.13, cell * 0.74, line)


def _frame(x: float, y: float, side: float) -> Iterator[tuple[float, float, float, float]]:
    yield x, y, x + side, y
    yield x + side, y, x + side, y + side
    yield x + side, y + side, x, y + side
    yield x, y + side, x, y


def _hatching(x: float, y: float, cell: float, lines: int = 6) -> Iterator[tuple[float, float, float, float]]:
    """Strokes from the lower left to the upper right."""
    for number in range(1, 2 * lines):
        along = number * cell / lines
        before, after = max(0.0, along - cell), min(cell, along)
        yield x + before, y + after, x + after, y + before


def draw_piece(
    pen: Pen,
    x: float,
    y: float,
    cell: float,
    rows: Sequence[str],
    signs: Mapping[str, str],
) -> None:
    """A piece with its outline; between its squares the lines are fine."""
    taken = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."}
    inner: list[tuple[float, float, float, float]] = []
    outer: list[tuple[float, float, float, float]] = []
    for (r, c), mark in taken.items():
        left, top = x + c * cell, y + r * cell
        draw_cell(pen, left, top, cell, "." if mark == WASTE else mark, signs)
        sides = {
            (r - 1, c): (left, top, left + cell, top),
            (r + 1, c): (left, top + cell, left + cell, top + cell),
            (r, c - 1): (left, top, left, top + cell),
            (r, c + 1): (left + cell, top, left + cell, top + cell),
        }
        for other, side in sides.items():
            (inner if other in taken else outer).append(side)
    pen.lines(inner, FINE)
    pen.lines(outer, MIDDLE)
