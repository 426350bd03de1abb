"""Cartouche's bots in native code: pieces as tables, and every placement of a piece valued in one call."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.worth import Aims, Odds, worth
from landscribe.core.cells import count, index, singles
from landscribe.core.grid import Cells, Grid
from landscribe.core.shape import Form, anchors, placed, reaching
from landscribe.games.cartouche.mural import CARTOUCHE, GRID, Mural, filled, matches, touching
from landscribe.games.cartouche.tiles import PIECES, Placement, lies_of
from landscribe.games.cartouche.tokens import Tokens
from landscribe.native.cells import LOW, high_half, joined, low_half
from landscribe.native.compile import compiled, part
from landscribe.native.crossing import crossing

NAMES = tuple(PIECES)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
MOST = 8 * GRID.rows * GRID.cols  # no piece has more placements

grid = crossing(Grid)(GRID)
_ways = np.array([len(lies_of(name)) for name in NAMES])
_regions = np.array([(*PIECES[name].regions, CARTOUCHE)[:2] for name in NAMES])
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


class Held(NamedTuple):
    """What placing changes."""

    mural: Mural
    tokens: Tokens


@part
def all_placements(mural: Mural, piece: int, room: Room) -> int:
    """Writes down every placement of a piece, in the order of the rules, and counts them."""
    number = 0
    free, near = grid.full & ~filled(mural), touching(grid, mural)
    for row in range(_ways[piece]):
        lie = _lies[piece, row]
        form, own = Form(joined(lie[0], lie[1]), joined(lie[2], lie[3])), joined(lie[4], lie[5])
        for anchor in singles(anchors(form, free) & reaching(form, near)):
            first = own << index(anchor)
            second = placed(form, anchor) ^ first
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
def laid_on(mural: Mural, layer: int, cells: Cells) -> Mural:
    """The mural with these cells under an animal, a cartouche or black tiles."""
    return Mural(
        mural.cat | cells if layer == 0 else mural.cat,
        mural.snake | cells if layer == 1 else mural.snake,
        mural.bird | cells if layer == 2 else mural.bird,
        mural.human | cells if layer == 3 else mural.human,
        mural.cartouche | cells if layer == 4 else mural.cartouche,
        mural.black | cells if layer == 5 else mural.black,
        mural.start,
        mural.reeds,
        mural.cat_icons,
        mural.snake_icons,
        mural.bird_icons,
        mural.human_icons,
    )


@part
def with_piece(mural: Mural, piece: int, placement: Placement) -> Mural:
    """The mural with a piece placed so."""
    after = laid_on(mural, _regions[piece, 0], placement.first)
    return laid_on(after, _regions[piece, 1], placement.second)


@part
def earned(mural: Mural, tokens: Tokens, piece: int, placement: Placement) -> Tokens:
    """The tokens after placing a piece so on what is now this mural."""
    for layer in range(4):
        number = 0
        if _regions[piece, 0] == layer:
            number += count(matches(grid, mural, layer, placement.first))
        if _regions[piece, 1] == layer:
            number += count(matches(grid, mural, layer, placement.second))
        if number:
            tokens = Tokens(
                tokens.cat + number * (layer == 0),
                tokens.snake + number * (layer == 1),
                tokens.bird + number * (layer == 2),
                tokens.human + number * (layer == 3),
                tokens.scarab,
            )
    return tokens


@part
def held_after(mural: Mural, tokens: Tokens, piece: int, placement: Placement) -> Held:
    """What placing a piece so leaves."""
    after = with_piece(mural, piece, placement)
    return Held(after, earned(after, tokens, piece, placement))


@compiled("how bots value a mural of Cartouche")
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
