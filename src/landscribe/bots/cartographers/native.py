"""Cartographers' bots in native code: what a map is worth, and all moves valued in one call."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartographers.players import Weights, land_worth
from landscribe.core.note import note
from landscribe.games.cartographers.sheet import GRID, Move, Sheet, after
from landscribe.games.cartographers.views import View
from landscribe.native.branches import Numbers, Words, scorer, storing
from landscribe.native.cartographers.asking import grid
from landscribe.native.cartographers.table import RULES
from landscribe.native.compile import compiled, part

MOVES = storing(Move)
_move_in = MOVES.taken
_stars = scorer(RULES, GRID)


def worths(view: View, sheet: Sheet, moves: Sequence[Move], weights: Weights) -> list[float]:
    """What the map is worth after each move."""
    found = np.empty(len(moves))
    _worths(rules_of(view), sheet, MOVES.packed(moves), weights, found)
    return found.tolist()


def rules_of(view: View) -> Numbers:
    """The rules under the edicts, by number."""
    return np.array([RULES.index(view.options.rule(name)) for name in view.edicts])


@part
def worth_of(rules: Numbers, sheet: Sheet, weights: Weights) -> float:
    """What the map is worth."""
    worth = 0.0
    if weights.a:
        worth += weights.a * _stars(rules[0], sheet)
    if weights.b:
        worth += weights.b * _stars(rules[1], sheet)
    if weights.c:
        worth += weights.c * _stars(rules[2], sheet)
    if weights.d:
        worth += weights.d * _stars(rules[3], sheet)
    return worth + land_worth(grid, sheet, weights)


@compiled(note("native-worth", game=note("web-game-cartographers")))
def _worths(rules: Numbers, sheet: Sheet, moves: Words, weights: Weights, found: NDArray[np.float64]) -> None:
    for row in range(len(found)):
        found[row] = worth_of(rules, after(grid, sheet, _move_in(moves, row)), weights)
