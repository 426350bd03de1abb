"""Cartographers' bots in native code: all moves valued in one call, and the futures of the best of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartographers.imagined import Bench, Future, imagine, worth_of
from landscribe.bots.cartographers.planner import Move, Weights, moved, planner_weights
from landscribe.core.note import note
from landscribe.core.rng import Chance
from landscribe.games.cartographers.box import Explore
from landscribe.games.cartographers.drawing import ANY_TERRAIN
from landscribe.games.cartographers.setup import CARDS
from landscribe.games.cartographers.sheet import GRID, TERRAINS, Sheet
from landscribe.games.cartographers.state import SEASONS, Phase
from landscribe.games.cartographers.view import View
from landscribe.native.branches import room_for
from landscribe.native.cartographers.play import grid
from landscribe.native.cartographers.table import MOST_FORMS, NAMES, RULES, SHEETS, Numbers, rows
from landscribe.native.cells import LOW, joined
from landscribe.native.compile import compiled, part


class Moves(NamedTuple):
    """Moves as rows of numbers, and their cells in rows of four halves."""

    numbers: Numbers
    halves: NDArray[np.uint64]


def worths(view: View, sheet: Sheet, moves: Sequence[Move], weights: Weights) -> list[float]:
    """What the map is worth after each move."""
    halves = [(m.cells & LOW, m.cells >> 64, m.more & LOW, m.more >> 64) for m in moves]
    packed = Moves(np.array([(m.change, m.kind, m.coins) for m in moves]), np.array(halves, np.uint64))
    found = np.empty(len(moves))
    _worths(_rules(view), sheet, packed, weights, found)
    return found.tolist()


def _rules(view: View) -> Numbers:
    """The rules under the edicts, by number."""
    return np.array([RULES.index(view.options.rule(name)) for name in view.edicts])


@part
def move_in(moves: Moves, row: int) -> Move:
    """The move in a row."""
    numbers, halves = moves.numbers, moves.halves
    cells, more = joined(halves[row, 0], halves[row, 1]), joined(halves[row, 2], halves[row, 3])
    return Move(numbers[row, 0], numbers[row, 1], numbers[row, 2], cells, more)


@compiled(note("native-worth", game=note("web-game-cartographers")))
def _worths(rules: Numbers, sheet: Sheet, moves: Moves, weights: Weights, found: NDArray[np.float64]) -> None:
    for row in range(len(found)):
        found[row] = worth_of(rules, moved(grid, sheet, move_in(moves, row)), weights)


def futures(view: View, moves: Sequence[Move], rng: Chance, worlds: int, samples: int) -> list[list[float]]:
    """What each move on the seat's own map brings in each of so many imagined games, on common deals."""
    seat, count = view.seat or 0, len(NAMES)
    sheets = SHEETS.packed([moved(GRID, view.sheets[seat], move) for move in moves])
    future = _future(view, samples)
    bench = Bench(
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        room_for(MOST_FORMS),
    )
    totals = np.zeros((len(moves), worlds))
    imagine(rng, future, bench, sheets, totals)
    return totals.tolist()


def _future(view: View, samples: int) -> Future:
    """What is known of the rest of the game once this card is done with."""
    card = view.card
    exploring = view.phase is Phase.DRAW and isinstance(card, Explore)
    pool = [c.name for c in view.options.ambush_pool]
    heroes = [c.name for c in view.options.hero_cards]
    unseen = [name for name in heroes if name not in view.heroes]
    return Future(
        season=view.season,
        time=view.time + (card.time if exploring and isinstance(card, Explore) else 0),
        ruins=view.ruins and not exploring,
        alone=len(view.sheets) == 1,
        samples=samples,
        lurking=view.season + 1 - len(view.ambushes),
        waiting=view.season + 1 - len(view.heroes) if unseen else 0,
        thresholds=np.array(view.options.thresholds),
        deck=_numbers(view.options.deck),
        squares=_offered(view.options.fallback),
        on_ruins=_offered(
            lambda card: ANY_TERRAIN if view.options.ruins_fallback == "any" else card.terrains
        ),
        rules=_rules(view),
        weights=np.array([planner_weights(season) for season in range(len(SEASONS))]),
        explore=_numbers([name for name in view.options.deck if name not in view.shown]),
        ambushes=_numbers([name for name in pool if name not in view.ambushes]),
        heroes=_numbers(unseen),
        shown=_numbers(view.ambushes),
    )


def _offered(terrains: Callable[[Explore], tuple[int, ...]]) -> Numbers:
    """What each card offers, a row each that begins with its length."""
    return rows((terrains(c) if isinstance(c, Explore) else () for c in CARDS.values()), len(TERRAINS))


def _numbers(names: Sequence[str]) -> Numbers:
    return np.array([NAMES.index(name) for name in names], np.int64)
