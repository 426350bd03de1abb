"""Boards on a page, found by the names of their rows and columns."""

from typing import NamedTuple

import numpy as np

from landscribe.core.text import Board
from tests.paper.rendered import Box, Page, Picture

INSIDE = 0.45
"""How far from its middle a cell is looked at: not as far as its lines."""


class Printed(NamedTuple):
    """A board on a page: the middles of its columns and rows, and how far they are apart."""

    page: Page
    columns: tuple[float, ...]
    rows: tuple[float, ...]

    @property
    def step(self) -> float:
        return (self.columns[-1] - self.columns[0]) / (len(self.columns) - 1)

    def cell(self, row: int, col: int, part: float = INSIDE) -> Box:
        x, y, reach = self.columns[col], self.rows[row], self.step * part
        return Box(x - reach, y - reach, x + reach, y + reach)

    def picture(self, row: int, col: int, part: float = INSIDE) -> Picture:
        return self.page.crop(self.cell(row, col, part))


def printed(page: Page, rows: int, cols: int) -> Printed:
    """The board of so many rows and columns on a page."""
    letters = "".join(chr(ord("a") + col) for col in range(cols))
    numbers = [str(row + 1) for row in range(rows)]
    found = page.find(letters + "".join(numbers))
    columns = [letter.box.middle[0] for letter in found[:cols]]
    lines: list[float] = []
    at = cols
    for number in numbers:
        lines.append(found[at].box.middle[1])
        at += len(number)
    return Printed(page, evened(columns), evened(lines))


def evened(places: list[float]) -> tuple[float, ...]:
    """The places as they lie at equal distances: letters are not all as wide."""
    step, first = np.polyfit(range(len(places)), places, 1)
    even = tuple(float(first + step * number) for number in range(len(places)))
    assert max(abs(one - other) for one, other in zip(places, even, strict=True)) < 0.5
    return even


def by_letter(board: Printed, rules: Board) -> dict[str, list[Picture]]:
    """The pictures of all cells, by the letters that the rules have there."""
    found: dict[str, list[Picture]] = {}
    for row, letters in enumerate(rules.rows()):
        for col, letter in enumerate(letters):
            found.setdefault(letter, []).append(board.picture(row, col))
    return found
