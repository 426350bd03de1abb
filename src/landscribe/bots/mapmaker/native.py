"""The Mapmaker's bots in native code: all placements valued in one call, and the futures of the best."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.mapmaker.planner import Weights, land_worth, planner_weights
from landscribe.core.grid import Grid
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, below, forked
from landscribe.games.mapmaker.elements import (
    ELEMENTS,
    GRID,
    SEASON_TIME,
    SEASONS,
    YEAR,
    Sheet,
    drawn,
    filled,
    scored_in,
)
from landscribe.games.mapmaker.missions import MISSIONS, surrounded_mountains
from landscribe.games.mapmaker.rules import Place
from landscribe.games.mapmaker.view import View
from landscribe.native.branches import Scratch, load, placing, scorer, scratch_for
from landscribe.native.cells import LOW
from landscribe.native.compile import compiled, part
from landscribe.native.crossing import crossing
from landscribe.native.rng import order, shuffle

NAMES = tuple(MISSIONS)

_grid = crossing(Grid)(GRID)
_times = np.array([element.time for element in ELEMENTS])
_terrains = np.array([element.terrain for element in ELEMENTS])
_stars = scorer([mission.rule for mission in MISSIONS.values()], GRID)
_placing = placing([element.forms for element in ELEMENTS])
_found, _taken = _placing.found, _placing.taken
MOST_FORMS = max(len(element.forms) for element in ELEMENTS)


def worths(view: View, legal: Sequence[Place], weights: Weights) -> list[float]:
    """What the map would be worth after each placement."""
    found = np.empty(len(legal))
    _worths(_missions(view), view.sheet, _terrain(view), _cells(legal), weights, found)
    return found.tolist()


def _missions(view: View) -> NDArray[np.int64]:
    return np.array([NAMES.index(name) for name in view.missions])


def _terrain(view: View) -> int:
    assert view.element is not None
    return int(ELEMENTS[view.element].terrain)


def _cells(legal: Sequence[Place]) -> Scratch:
    return np.array([(action.cells & LOW, action.cells >> 64) for action in legal], np.uint64)


@part
def worth_of(missions: NDArray[np.int64], sheet: Sheet, weights: Weights) -> float:
    """What the map is worth."""
    worth = 0.0
    if weights.a:
        worth += weights.a * _stars(missions[0], sheet)
    if weights.b:
        worth += weights.b * _stars(missions[1], sheet)
    if weights.c:
        worth += weights.c * _stars(missions[2], sheet)
    if weights.d:
        worth += weights.d * _stars(missions[3], sheet)
    return worth + land_worth(_grid, sheet, weights)


@compiled(note("native-worth", game=note("web-game-mapmaker")))
def _worths(
    missions: NDArray[np.int64],
    sheet: Sheet,
    terrain: int,
    cells: Scratch,
    weights: Weights,
    found: NDArray[np.float64],
) -> None:
    for row in range(len(found)):
        found[row] = worth_of(missions, drawn(sheet, terrain, load(cells, row)), weights)


class Future(NamedTuple):
    """Where the imagined games begin, and what is known of the elements to come."""

    season: int
    time: int
    samples: int  # so many placements the quick planner looks at
    missions: NDArray[np.int64]
    weights: NDArray[np.float64]  # of the planner, a row a season
    to_come: NDArray[np.int64]


def futures(view: View, legal: Sequence[Place], rng: Chance, worlds: int, samples: int) -> list[list[float]]:
    """What each placement brings in each of so many imagined games, on common deals."""
    assert view.element is not None
    future = Future(
        view.season,
        view.time,
        samples,
        _missions(view),
        np.array([planner_weights(season) for season in range(len(SEASONS))]),
        np.array(view.to_come, np.int64),
    )
    totals, deck = np.zeros((len(legal), worlds)), np.zeros(len(ELEMENTS), np.int64)
    _imagine(rng, future, view.element, view.sheet, _cells(legal), deck, scratch_for(MOST_FORMS), totals)
    return totals.tolist()


@compiled(note("native-search", game=note("web-game-mapmaker")))
def _imagine(
    seed: Chance,
    future: Future,
    element: int,
    sheet: Sheet,
    cells: Scratch,
    deck: NDArray[np.int64],
    scratch: Scratch,
    totals: NDArray[np.float64],
) -> None:
    """What each placement (a row) brings in each imagined game (a column), on the same deals."""
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            after = drawn(sheet, _terrains[element], load(cells, row))
            totals[row, world] = _played_on(forked(seed), future, element, after, deck, scratch)


@part
def _played_on(
    chance: Chance, future: Future, element: int, sheet: Sheet, deck: NDArray[np.int64], scratch: Scratch
) -> int:
    """The points that one imagined game brings once this element lies there."""
    left = len(future.to_come)
    for place in range(left):
        deck[len(deck) - left + place] = future.to_come[place]
    deal = shuffle(chance, deck[len(deck) - left :], left)
    chance = forked(deal)
    season, time, total = future.season, future.time + _times[element], 0
    while True:
        if time >= SEASON_TIME * (season + 1):
            first, second = scored_in(season)
            total += _stars(future.missions[first], sheet)
            total += _stars(future.missions[second], sheet)
            total += surrounded_mountains(_grid, sheet).stars
            season += 1
        if time >= YEAR:
            return total
        if not left:
            order(deck)
            deal, left = shuffle(deal, deck, len(deck)), len(deck)
        element, left = deck[len(deck) - left], left - 1
        chance, sheet = _placed(chance, element, future, season, sheet, scratch)
        time += _times[element]


@part
def _placed(
    chance: Chance, element: int, future: Future, season: int, sheet: Sheet, scratch: Scratch
) -> tuple[Chance, Sheet]:
    """What a quick planner does with an element: the best of a few placements."""
    ways = _found(element, _grid.full & ~filled(sheet), scratch)
    rows = future.weights
    weights = Weights(
        rows[season, 0], rows[season, 1], rows[season, 2], rows[season, 3],
        rows[season, 4], rows[season, 5], rows[season, 6], rows[season, 7],
    )  # fmt: skip
    best, chosen = -1e300, sheet
    for _ in range(min(future.samples, ways)):
        chance, number = below(chance, ways)
        _, spot = _taken(element, number, scratch)
        after = drawn(sheet, _terrains[element], spot)
        worth = worth_of(future.missions, after, weights)
        if worth > best:
            best, chosen = worth, after
    return chance, chosen
