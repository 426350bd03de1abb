"""How bots value a map of Cartographers: what it scores now, and what it promises for the seasons to come."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from landscribe.bots.bot import Budget, best, halved, is_native
from landscribe.bots.master import mastered
from landscribe.core.cells import count, enclosed, kernel, neighbours
from landscribe.core.grid import Grid
from landscribe.core.rng import Chance
from landscribe.games.cartographers.actions import Action, Pass, map_of
from landscribe.games.cartographers.drawing import move_of
from landscribe.games.cartographers.sheet import GRID, Move, Sheet, after, empty
from landscribe.games.cartographers.turn import SEASONS, edicts_of
from landscribe.games.cartographers.views import View


class Weights(NamedTuple):
    """What a star of each edict, a coin, a threatened space and the lie of the empty land are worth."""

    a: float
    b: float
    c: float
    d: float
    coin: float
    threat: float
    hole: float  # an empty space with no empty neighbour
    border: float  # two empty spaces side by side: room for shapes to come
    slope: float  # a filled space beside a mountain: a coin on its way


FADING = 0.85
"""A star that a later season would score is worth so much less a season: maps change."""
CLOSING = 0.7
"""A threatened space is likely to be closed until a later season by so much."""


def greedy_weights(season: int) -> Weights:
    """What this season's end would score, and nothing else."""
    due = [1.0 if place in edicts_of(season) else 0.0 for place in range(4)]
    return Weights(*due, coin=1.0, threat=1.0, hole=0.0, border=0.0, slope=0.0)


def planner_weights(season: int) -> Weights:
    """What all seasons to come would score, and room to draw in; tuned by simulation."""
    stars, coins, threat = [0.0] * 4, 0.0, 0.0
    for later in range(season, len(SEASONS)):
        for place in edicts_of(later):
            stars[place] += FADING ** (later - season)
        coins += 1.0
        threat += CLOSING ** (later - season)
    return Weights(*stars, coin=coins, threat=threat, hole=0.3, border=0.1, slope=0.1 * coins)


@kernel
def land_worth(grid: Grid, sheet: Sheet, weights: Weights) -> float:
    """What the map is worth besides its edicts."""
    free = empty(grid, sheet)
    pairs = count(free & (free >> grid.cols)) + count(free & ((free & grid.not_left) >> 1))
    worth = weights.coin * sheet.coins + weights.border * pairs
    worth -= weights.threat * count(neighbours(grid, sheet.monster) & free)
    worth -= weights.hole * count(enclosed(grid, free, grid.full & ~free))
    return worth + weights.slope * count(neighbours(grid, sheet.mountain) & ~free)


def worths(view: View, sheet: Sheet, moves: Sequence[Move], weights: Weights) -> Sequence[float]:
    """What the map is worth after each move."""
    if is_native():
        native = import_module("landscribe.bots.cartographers.native")
        return native.worths(view, sheet, moves, weights)
    rules = [view.options.rule(name) for name in view.edicts]
    found: list[float] = []
    for move in moves:
        changed, worth = after(GRID, sheet, move), 0.0
        for weight, rule in zip(weights, rules, strict=False):
            if weight:
                worth += weight * rule(GRID, changed).stars
        found.append(worth + land_worth(GRID, changed, weights))
    return found


def ranked(view: View, legal: Sequence[Action], weights: Weights) -> Sequence[float]:
    """How good each action is for the seat: for its own map, or against the one it is drawn on."""
    if isinstance(legal[0], Pass):
        return [0.0] * len(legal)
    on = map_of(legal[0], view.seat or 0)
    found = worths(view, view.sheets[on], [move_of(view.card, action) for action in legal], weights)
    return found if on == (view.seat or 0) else [-worth for worth in found]


def greedy(view: View, legal: Sequence[Action], rng: Chance) -> Action:
    """The action that scores best if the season ended now."""
    del rng
    return best(legal, ranked(view, legal, greedy_weights(view.season)))


def planner(view: View, legal: Sequence[Action], rng: Chance) -> Action:
    """The action that promises most over all seasons to come."""
    del rng
    return best(legal, ranked(view, legal, planner_weights(view.season)))


CANDIDATES = 64
PLAYOUTS = Budget(4_000)
SAMPLES = 32


def searcher(view: View, legal: Sequence[Action], rng: Chance, budget: Budget = PLAYOUTS) -> Action:
    """Of the planner's best actions, the one that does best in imagined games; it needs native code."""
    worth = ranked(view, legal, planner_weights(view.season))
    order = sorted(range(len(legal)), key=lambda place: -worth[place])[:CANDIDATES]
    first, seat = legal[order[0]], view.seat or 0
    if len(order) == 1 or map_of(first, seat) != seat or not is_native():
        return first
    search = import_module("landscribe.bots.cartographers.search")
    actions = [legal[place] for place in order]
    return halved(
        actions,
        budget,
        lambda few, worlds, stream: search.futures(
            view, [move_of(view.card, action) for action in few], stream, worlds, SAMPLES
        ),
        rng,
    )


IMAGINED = Budget(3_200)


def master(view: View, legal: Sequence[Action], rng: Chance, budget: Budget = IMAGINED) -> Action:
    """Of the best actions by the learned value, the best in imagined games; it needs native code."""
    if not is_native():
        return planner(view, legal, rng)
    return mastered(import_module("landscribe.bots.cartographers.judge").JUDGE, view, legal, rng, budget)
