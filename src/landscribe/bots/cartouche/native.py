"""Cartouche's bots in native code: every placement of a piece valued in one call."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.worth import Aims, Odds, worth
from landscribe.core.cells import singles
from landscribe.core.grid import Cells
from landscribe.core.note import note
from landscribe.games.cartouche.mural import GRID, Mural
from landscribe.games.cartouche.tiles import Held, Placement, after, placement_at, places
from landscribe.games.cartouche.tokens import Tokens
from landscribe.native.cartouche.cards import PIECE_NUMBERS, grid, layers_of, lie_of, ways
from landscribe.native.cells import high_half, joined, low_half
from landscribe.native.compile import compiled, part

MOST = 8 * GRID.rows * GRID.cols  # no piece has more placements


class Scratch(NamedTuple):
    """Space for placements: the halves of both regions, and a number for each."""

    cells: NDArray[np.uint64]
    values: NDArray[np.float64]


def scratch() -> Scratch:
    """Space for the placements of any piece."""
    return Scratch(np.zeros((MOST, 4), np.uint64), np.zeros(MOST))


@part
def all_placements(mural: Mural, piece: int, found: Scratch) -> int:
    """Writes down every placement of a piece, in the order of the rules, and counts them."""
    number = 0
    for row in range(ways[piece]):
        lie = lie_of(piece, row)
        for anchor in singles(places(grid, mural, lie)):
            first, second = placement_at(lie, anchor)
            found.cells[number, 0], found.cells[number, 1] = low_half(first), high_half(first)
            found.cells[number, 2], found.cells[number, 3] = low_half(second), high_half(second)
            number += 1
    return number


@part
def placement_in(found: Scratch, row: int) -> Placement:
    """The placement in a row."""
    cells = found.cells[row]
    return Placement(joined(cells[0], cells[1]), joined(cells[2], cells[3]))


@part
def held_after(mural: Mural, tokens: Tokens, piece: int, placement: Placement) -> Held:
    """What placing a piece so leaves."""
    return after(grid, mural, tokens, layers_of(piece), placement)


@compiled(note("native-worth", game=note("web-game-cartouche")))
def _tried(mural: Mural, tokens: Tokens, aims: Aims, odds: Odds, piece: int, found: Scratch) -> int:
    """Values the position as it is, or after every placement of a piece."""
    if piece < 0:
        found.values[0] = worth(grid, mural, tokens, aims, odds)
        return 1
    number = all_placements(mural, piece, found)
    for row in range(number):
        held = held_after(mural, tokens, piece, placement_in(found, row))
        found.values[row] = worth(grid, held.mural, held.tokens, aims, odds)
    return number


def promised(mural: Mural, tokens: Tokens, aims: Aims, odds: Odds) -> float:
    """What the position promises."""
    found = Scratch(np.zeros((1, 4), np.uint64), np.zeros(1))
    _tried(mural, tokens, aims, odds, -1, found)
    return float(found.values[0])


def tried(
    mural: Mural, tokens: Tokens, aims: Aims, odds: Odds, piece: str
) -> list[tuple[float, Cells, Cells]]:
    """Every placement of a piece, and what the position promises after it."""
    found = scratch()
    number = _tried(mural, tokens, aims, odds, PIECE_NUMBERS[piece], found)
    values, cells = found.values[:number].tolist(), found.cells[:number].tolist()
    return [(value, a | b << 64, c | d << 64) for value, (a, b, c, d) in zip(values, cells, strict=True)]
