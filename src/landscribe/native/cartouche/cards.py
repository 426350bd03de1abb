"""Stories, tiles and cartouches of Cartouche by number, as tables that native code reads."""

from typing import Any

import numpy as np

from landscribe.core.grid import Grid
from landscribe.core.shape import Form
from landscribe.games.cartouche.ankhs import BONUSES, GOODS, Bonus
from landscribe.games.cartouche.mural import GRID, Mural
from landscribe.games.cartouche.stories import STORIES, Wanted
from landscribe.games.cartouche.tiles import CARTOUCHES, PIECES, TILES, Layers, Lie, lies_of
from landscribe.games.cartouche.tokens import Counts
from landscribe.native.branches import storing
from landscribe.native.cells import LOW, joined
from landscribe.native.compile import part
from landscribe.native.crossing import crossing

PIECE_NAMES = (*sorted(TILES), *sorted(CARTOUCHES))
"""Tiles, then cartouches, each by name: a reserve is in the order of their numbers."""
PIECE_NUMBERS = {name: number for number, name in enumerate(PIECE_NAMES)}
TILE_COUNT = len(TILES)
STORY_NAMES = tuple(STORIES)
STORY_NUMBERS = {name: number for number, name in enumerate(STORY_NAMES)}

grid = crossing(Grid)(GRID)
MURALS = storing(Mural)

ways = np.array([len(lies_of(name)) for name in PIECE_NAMES])
_layers = np.array([PIECES[name].layers for name in PIECE_NAMES])
lies = np.zeros((len(PIECE_NAMES), 8, 6), np.uint64)
for _piece, _name in enumerate(PIECE_NAMES):
    for _row, _lie in enumerate(lies_of(_name)):
        _sets = (_lie.form.cells, _lie.form.fits, _lie.first)
        lies[_piece, _row] = [half for cells in _sets for half in (cells & LOW, cells >> 64)]


@part
def lie_of(piece: int, row: int) -> Lie:
    """One of the ways a piece can lie."""
    lie = lies[piece, row]
    return Lie(Form(joined(lie[0], lie[1]), joined(lie[2], lie[3])), joined(lie[4], lie[5]))


@part
def layers_of(piece: int) -> Layers:
    """Where the regions of a piece go."""
    return Layers(_layers[piece, 0], _layers[piece, 1])


points = np.array([story.points for story in STORIES.values()])
_rows: Any = [
    (int(w.kind), *w.first, *w.second, w.any_kind, w.colour, *w.black)
    for w in (story.wanted for story in STORIES.values())
]
_wanted = np.array(_rows, np.int64)


@part
def wanted_of(story: int) -> Wanted:
    """What a story asks for."""
    row = _wanted[story]
    first, second = Counts(row[1], row[2], row[3], row[4]), Counts(row[5], row[6], row[7], row[8])
    return Wanted(row[0], first, second, row[9], row[10], Counts(row[11], row[12], row[13], row[14]))


def _brought(bonus: Bonus) -> list[int]:
    """How many of each cartouche, scarabs and draws."""
    return [*map(bonus.cartouches.count, PIECE_NAMES[TILE_COUNT:]), bonus.scarabs, bonus.draws]


SCARABS, DRAWS = len(CARTOUCHES), len(CARTOUCHES) + 1
goods = np.array([_brought(bonus) for bonus in GOODS.values()])
bonuses = np.array([_brought(bonus) for bonus in BONUSES.values()])
"""What trades and ankhs bring: so many of each cartouche, then scarabs, then draws."""
