"""Cartouche's bots in native code: pieces as tables, and every placement of a piece valued in one call."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.worth import Aims, Odds, worth
from landscribe.core.cells import singles
from landscribe.core.grid import Cells, Grid
from landscribe.core.note import note
from landscribe.core.shape import Form
from landscribe.games.cartouche.mural import GRID, Mural
from landscribe.games.cartouche.tiles import (
    PIECES,
    Held,
    Layers,
    Lie,
    Placement,
    after,
    lies_of,
    placement_at,
    places,
)
from landscribe.games.cartouche.tokens import Tokens
from landscribe.native.cells import LOW, high_half, joined, low_half
from landscribe.native.compile import compiled, part
from landscribe.native.crossing import crossing

NAMES = tuple(PIECES)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
MOST = 8 * GRID.rows * GRID.cols  # no piece has more placements

grid = crossing(Grid)(GRID)
_ways = np.array([len(lies_of(name)) for name in NAMES])
_layers = np.array([PIECES[name].layers for name in NAMES])
_lies = np.zeros((len(NAMES), 8, 6), np.uint64)
for _piece, _name in enumerate(NAMES):
    for _row, _lie in enumerate(lies_of(_name)):
        _sets = (_lie.form.cells, _lie.form.fits, _lie.first)
        _lies[_piece, _row] = [half for cells in _sets for half in (cells & LOW, cells >> 64)]


class Room(NamedTuple):
    """Room for placements: the halves of both regions, and a number for each."""

    cells: NDArray[np.uint64]
    values: NDArray[np.float64]


def room() -> Room:
    """Room for the placements of any piece."""
    return Room(np.zeros((MOST, 4), np.uint64), np.zeros(MOST))


@part
def lie_of(piece: int, row: int) -> Lie:
    """One of the ways a piece can lie."""
    lie = _lies[piece, row]
    return Lie(Form(joined(lie[0], lie[1]), joined(lie[2], lie[3])), joined(lie[4], lie[5]))


@part
def all_placements(mural: Mural, piece: int, room: Room) -> int:
    """Writes down every placement of a piece, in the order of the rules, and counts them."""
    number = 0
    for row in range(_ways[piece]):
        lie = lie_of(piece, row)
        for anchor in singles(places(grid, mural, lie)):
            first, second = placement_at(lie, anchor)
            room.cells[number, 0], room.cells[number, 1] = low_half(first), high_half(first)
            room.cells[number, 2], room.cells[number, 3] = low_half(second), high_half(second)
            number += 1
    return number


@part
def placement_in(room: Room, row: int) -> Placement:
    """The placement in a row."""
    cells = room.cells[row]
    return Placement(joined(cells[0], cells[1]), joined(cells[2], cells[3]))


@part
def layers_of(piece: int) -> Layers:
    """Where the regions of a piece go."""
    return Layers(_layers[piece, 0], _layers[piece, 1])


@part
def held_after(mural: Mural, tokens: Tokens, piece: int, placement: Placement) -> Held:
    """What placing a piece so leaves."""
    return after(grid, mural, tokens, layers_of(piece), placement)


@compiled(note("native-worth", game=note("web-game-cartouche")))
def _tried(mural: Mural, tokens: Tokens, aims: Aims, odds: Odds, piece: int, room: Room) -> int:
    """Values the position as it is, or after every placement of a piece."""
    if piece < 0:
        room.values[0] = worth(grid, mural, tokens, aims, odds)
        return 1
    number = all_placements(mural, piece, room)
    for row in range(number):
        held = held_after(mural, tokens, piece, placement_in(room, row))
        room.values[row] = worth(grid, held.mural, held.tokens, aims, odds)
    return number


_ROOM = room()


def promised(mural: Mural, tokens: Tokens, aims: Aims, odds: Odds) -> float:
    """What the position promises."""
    _tried(mural, tokens, aims, odds, -1, _ROOM)
    return float(_ROOM.values[0])


def tried(
    mural: Mural, tokens: Tokens, aims: Aims, odds: Odds, piece: str
) -> list[tuple[float, Cells, Cells]]:
    """Every placement of a piece, and what the position promises after it."""
    number = _tried(mural, tokens, aims, odds, NUMBERS[piece], _ROOM)
    values, cells = _ROOM.values[:number].tolist(), _ROOM.cells[:number].tolist()
    return [(value, a | b << 64, c | d << 64) for value, (a, b, c, d) in zip(values, cells, strict=True)]
