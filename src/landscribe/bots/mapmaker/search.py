"""The future of a map of The Mapmaker, imagined natively: the driver with a chooser that plans."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.mapmaker.native import cells_of, missions_in, worth_of
from landscribe.bots.mapmaker.players import Weights, planner_weights
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, below, forked
from landscribe.games.mapmaker.elements import SEASONS, Sheet, drawn
from landscribe.games.mapmaker.rules import Options, Place
from landscribe.games.mapmaker.turn import PLACE, Stage
from landscribe.games.mapmaker.views import View
from landscribe.native.branches import Numbers, Scratch, load
from landscribe.native.compile import compiled, part, separate
from landscribe.native.mapmaker.driver import (
    Ask,
    Choice,
    Table,
    Workspace,
    choices_in,
    driver,
    next_stage,
    placed,
    table_of,
    terrains,
    workspace,
)
from landscribe.native.rng import shuffle


class Plan(NamedTuple):
    """How the chooser plans."""

    samples: int  # so many placements it looks at
    missions: Numbers
    weights: NDArray[np.float64]  # of the planner, a row a season


class Position(NamedTuple):
    """Where imagined games begin: an element is placed, others are left in the deck."""

    stage: Stage
    element: int
    sheet: Sheet
    to_come: Numbers


@separate
def _choose(
    chance: Chance, ask: Ask, sheet: Sheet, _table: Table, work: Workspace, plan: Plan
) -> tuple[Chance, int]:
    """The best of a few placements."""
    rows, season = plan.weights, ask.season
    weights = Weights(
        rows[season, 0], rows[season, 1], rows[season, 2], rows[season, 3],
        rows[season, 4], rows[season, 5], rows[season, 6], rows[season, 7],
    )  # fmt: skip
    best, chosen = -1e300, 0
    for _ in range(min(plan.samples, ask.choices)):
        chance, number = below(chance, ask.choices)
        worth = worth_of(plan.missions, placed(ask, number, sheet, work), weights)
        if worth > best:
            best, chosen = worth, number
    return chance, chosen


_play_on = driver(_choose)


@compiled(note("native-search", game=note("web-game-mapmaker")))
def imagine(
    seed: Chance,
    position: Position,
    table: Table,
    plan: Plan,
    work: Workspace,
    cells: Scratch,
    totals: NDArray[np.float64],
) -> None:
    """What each placement (a row) brings in each imagined game (a column), on the same deals."""
    element = position.element
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            sheet = drawn(position.sheet, terrains[element], load(cells, row))
            chance = deal(forked(seed), position, plan.missions, work)
            stage = next_stage(position.stage, element, 1, work)
            _play_on(chance, stage, element, sheet, table, work, plan)
            for season in range(len(SEASONS)):
                for entry in range(3):
                    totals[row, world] += work.lines[season, entry]


@part
def deal(chance: Chance, position: Position, missions: Numbers, work: Workspace) -> Chance:
    """The elements to come in an order of chance, as `guess` deals them; the chance left over places them."""
    work.at, work.size, work.is_left = 0, len(position.to_come), False
    for place in range(work.size):
        work.deck[place] = position.to_come[place]
    chance = shuffle(chance, work.deck, work.size)
    work.deal[0], work.deal[1] = chance.value, chance.gamma
    for place in range(len(missions)):
        work.missions[place] = missions[place]
    for season in range(len(SEASONS)):
        for entry in range(3):
            work.lines[season, entry] = 0
    return forked(chance)


def futures(view: View, legal: Sequence[Place], rng: Chance, worlds: int, samples: int) -> list[list[float]]:
    """What each placement brings in each of so many imagined games, on common deals."""
    return _imagined(view, legal, rng, worlds, samples, workspace(traced=False))


def imagined(view: View, action: Place, rng: Chance, samples: int) -> tuple[list[Choice], int]:
    """One such game choice by choice, and what it brings."""
    work = workspace(traced=True)
    ((total,),) = _imagined(view, [action], rng, 1, samples, work)
    return choices_in(work), int(total)


def _imagined(
    view: View, legal: Sequence[Place], rng: Chance, worlds: int, samples: int, work: Workspace
) -> list[list[float]]:
    position = position_of(view)
    weights = np.array([planner_weights(season) for season in range(len(SEASONS))])
    plan = Plan(samples, missions_in(view), weights)
    totals = np.zeros((len(legal), worlds))
    imagine(rng, position, table_of(Options(rules=view.rules)), plan, work, cells_of(legal), totals)
    return totals.tolist()


def position_of(view: View) -> Position:
    """The view once its element is placed."""
    assert view.element is not None
    stage = Stage(view.time, view.season, PLACE)
    return Position(stage, view.element, view.sheet, np.array(view.to_come, np.int64))
