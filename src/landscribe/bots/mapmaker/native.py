"""The Mapmaker's bots in native code: what a map is worth, and all placements valued in one call."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.mapmaker.players import Weights, land_worth
from landscribe.core.note import note
from landscribe.games.mapmaker.elements import ELEMENTS, Sheet, drawn
from landscribe.games.mapmaker.rules import Place
from landscribe.games.mapmaker.views import View
from landscribe.native.branches import Numbers, Scratch, load
from landscribe.native.cells import LOW
from landscribe.native.compile import compiled, part
from landscribe.native.mapmaker.driver import NAMES, grid, stars


def worths(view: View, legal: Sequence[Place], weights: Weights) -> list[float]:
    """What the map would be worth after each placement."""
    assert view.element is not None
    found, terrain = np.empty(len(legal)), int(ELEMENTS[view.element].terrain)
    _worths(missions_in(view), view.sheet, terrain, cells_of(legal), weights, found)
    return found.tolist()


def missions_in(view: View) -> Numbers:
    """The missions A to D, by number."""
    return np.array([NAMES.index(name) for name in view.missions])


def cells_of(legal: Sequence[Place]) -> Scratch:
    """The cells of placements, a row each."""
    return np.array([(action.cells & LOW, action.cells >> 64) for action in legal], np.uint64)


@part
def worth_of(missions: Numbers, sheet: Sheet, weights: Weights) -> float:
    """What the map is worth."""
    worth = 0.0
    if weights.a:
        worth += weights.a * stars(missions[0], sheet)
    if weights.b:
        worth += weights.b * stars(missions[1], sheet)
    if weights.c:
        worth += weights.c * stars(missions[2], sheet)
    if weights.d:
        worth += weights.d * stars(missions[3], sheet)
    return worth + land_worth(grid, sheet, weights)


@compiled(note("native-worth", game=note("web-game-mapmaker")))
def _worths(
    missions: Numbers,
    sheet: Sheet,
    terrain: int,
    cells: Scratch,
    weights: Weights,
    found: NDArray[np.float64],
) -> None:
    for row in range(len(found)):
        found[row] = worth_of(missions, drawn(sheet, terrain, load(cells, row)), weights)
