"""How bots value a map of The Mapmaker: what it scores now, and what it promises for the seasons to come."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from landscribe.bots.bot import Budget, best, halved, is_native
from landscribe.bots.master import mastered
from landscribe.core.cells import count, enclosed, kernel, neighbours
from landscribe.core.grid import Grid
from landscribe.core.rng import Chance
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, SEASONS, Sheet, drawn, empty, scored_in
from landscribe.games.mapmaker.missions import surrounded_mountains
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.games.mapmaker.rules import Place
from landscribe.games.mapmaker.views import View


class Weights(NamedTuple):
    """What a point of each mission, a surrounded mountain and the lie of the empty land are worth."""

    a: float
    b: float
    c: float
    d: float
    mountain: float
    hole: float  # an empty field with no empty neighbour
    border: float  # two empty fields side by side: room for elements to come
    slope: float  # a filled field beside a mountain


FADING = 0.85
"""A point that a later season would score is worth so much less a season: maps change."""


def greedy_weights(season: int) -> Weights:
    """What this season's end would score, and nothing else."""
    due = [1.0 if place in scored_in(season) else 0.0 for place in range(4)]
    return Weights(*due, mountain=1.0, hole=0.0, border=0.0, slope=0.0)


def planner_weights(season: int) -> Weights:
    """What all seasons to come would score, and room to place in; tuned by simulation."""
    points, mountain = [0.0] * 4, 0.0
    for later in range(season, len(SEASONS)):
        for place in scored_in(later):
            points[place] += FADING ** (later - season)
        mountain += 1.0
    return Weights(*points, mountain=mountain, hole=0.3, border=0.1, slope=0.1 * mountain)


@kernel
def land_worth(grid: Grid, sheet: Sheet, weights: Weights) -> float:
    """What the map is worth besides its missions."""
    free = empty(grid, sheet)
    pairs = count(free & (free >> grid.cols)) + count(free & ((free & grid.not_left) >> 1))
    worth = weights.border * pairs - weights.hole * count(enclosed(grid, free, grid.full & ~free))
    worth += weights.slope * count(neighbours(grid, sheet.mountain) & ~free)
    return worth + weights.mountain * surrounded_mountains(grid, sheet).stars


def ranked(view: View, legal: Sequence[Place], weights: Weights) -> Sequence[float]:
    """What the map would be worth after each placement."""
    assert view.element is not None
    terrain = ELEMENTS[view.element].terrain
    if is_native():
        native = import_module("landscribe.bots.mapmaker.native")
        return native.worths(view, legal, weights)
    found: list[float] = []
    for action in legal:
        after, worth = drawn(view.sheet, terrain, action.cells), 0.0
        for weight, name in zip(weights, view.missions, strict=False):
            if weight:
                worth += weight * MISSIONS[name].rule(GRID, after).stars
        found.append(worth + land_worth(GRID, after, weights))
    return found


def greedy(view: View, legal: Sequence[Place], rng: Chance) -> Place:
    """The placement that scores best if the season ended now."""
    del rng
    return best(legal, ranked(view, legal, greedy_weights(view.season)))


def planner(view: View, legal: Sequence[Place], rng: Chance) -> Place:
    """The placement that promises most over all seasons to come."""
    del rng
    return best(legal, ranked(view, legal, planner_weights(view.season)))


CANDIDATES = 64
PLAYOUTS = Budget(4_000)
SAMPLES = 32


def searcher(view: View, legal: Sequence[Place], rng: Chance, budget: Budget = PLAYOUTS) -> Place:
    """Of the planner's best placements, the one that does best in imagined games; it needs native code."""
    worth = ranked(view, legal, planner_weights(view.season))
    order = sorted(range(len(legal)), key=lambda place: -worth[place])[:CANDIDATES]
    if len(order) == 1 or not is_native():
        return legal[order[0]]
    search = import_module("landscribe.bots.mapmaker.search")
    actions = [legal[place] for place in order]
    return halved(
        actions, budget, lambda few, worlds, stream: search.futures(view, few, stream, worlds, SAMPLES), rng
    )


IMAGINED = Budget(800)


def master(view: View, legal: Sequence[Place], rng: Chance, budget: Budget = IMAGINED) -> Place:
    """Of the best placements by the learned value, the best in imagined games; it needs native code."""
    if not is_native():
        return planner(view, legal, rng)
    return mastered(import_module("landscribe.bots.mapmaker.judge").JUDGE, view, legal, rng, budget)
