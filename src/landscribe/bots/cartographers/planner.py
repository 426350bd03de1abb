"""How bots value a map of Cartographers: what it scores now, and what it promises for the seasons to come."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from landscribe.bots.bot import Budget, best, halved, is_native
from landscribe.core.cells import count, enclosed, kernel, neighbours
from landscribe.core.grid import Cells, Grid
from landscribe.core.rng import Chance
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Pass, Raid
from landscribe.games.cartographers.box import Ambush, Explore
from landscribe.games.cartographers.drawing import coins_of, is_whole
from landscribe.games.cartographers.sheet import (
    GRID,
    PLAIN,
    Sheet,
    ambushed,
    defended,
    drawn,
    empty,
    wrecked,
)
from landscribe.games.cartographers.state import SEASONS, Phase, edicts_of
from landscribe.games.cartographers.view import View


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


DRAWN, AMBUSHED, DEFENDED, WRECKED = range(4)


class Move(NamedTuple):
    """What an action does to one map, in numbers: which change, its terrain or monster, coins, and cells."""

    change: int
    kind: int
    coins: int
    cells: Cells
    more: Cells


@kernel
def moved(grid: Grid, sheet: Sheet, move: Move) -> Sheet:
    """The map after the move."""
    if move.change == DRAWN:
        return drawn(grid, sheet, move.kind, move.cells, move.coins)
    if move.change == AMBUSHED:
        return ambushed(grid, sheet, move.kind, move.cells)
    if move.change == DEFENDED:
        return defended(grid, sheet, move.cells, move.more)
    return wrecked(grid, sheet, move.cells, grid.none)


def move_of(view: View, action: Action) -> Move:
    """The action in numbers."""
    match action, view.card:
        case Draw(terrain, cells), Explore() as card:
            return Move(DRAWN, terrain, coins_of(card, cells), cells, 0)
        case Raid(_, cells), Ambush() as card:
            return Move(AMBUSHED, card.monster if is_whole(card, cells) else PLAIN, 0, cells, 0)
        case Defend(cell, pattern), _:
            return Move(DEFENDED, 0, 0, cell, pattern)
        case Destroy(_, cell), _:
            return Move(WRECKED, 0, 0, cell, 0)
        case _:
            raise ValueError(f"'{action}' changes no map.")


def worths(view: View, sheet: Sheet, moves: Sequence[Move], weights: Weights) -> Sequence[float]:
    """What the map is worth after each move."""
    if is_native():
        native = import_module("landscribe.bots.cartographers.native")
        return native.worths(view, sheet, moves, weights)
    rules = [view.options.rule(name) for name in view.edicts]
    found: list[float] = []
    for move in moves:
        after = moved(GRID, sheet, move)
        worth = 0.0
        for weight, rule in zip(weights, rules, strict=False):
            if weight:
                worth += weight * rule(GRID, after).stars
        found.append(worth + land_worth(GRID, after, weights))
    return found


def ranked(view: View, legal: Sequence[Action], weights: Weights) -> Sequence[float]:
    """How good each action is for the seat: for its own map, or against the one it is drawn on."""
    if isinstance(legal[0], Pass):
        return [0.0] * len(legal)
    on = legal[0].on if isinstance(legal[0], Raid | Destroy) else view.seat or 0
    found = worths(view, view.sheets[on], [move_of(view, action) for action in legal], weights)
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
    first = legal[order[0]]
    mine = not isinstance(first, Raid | Pass) and (not isinstance(first, Destroy) or first.on == view.seat)
    if len(order) == 1 or not mine or not is_native() or view.phase is Phase.RAVAGE:
        return first
    native = import_module("landscribe.bots.cartographers.native")
    actions = [legal[place] for place in order]
    return halved(
        actions,
        budget,
        lambda few, worlds, stream: native.futures(
            view, [move_of(view, action) for action in few], stream, worlds, SAMPLES
        ),
        rng,
    )
