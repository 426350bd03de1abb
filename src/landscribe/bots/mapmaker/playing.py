"""Whole games of bots that do not search, played natively: the very games that the rules would play."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.mapmaker.lessons import SCHOOL, SOURCE
from landscribe.bots.mapmaker.native import worth_of
from landscribe.bots.mapmaker.players import Weights, greedy_weights, planner_weights
from landscribe.bots.mapmaker.value import foresee, worth
from landscribe.bots.minds import mind_of
from landscribe.bots.network import Mind
from landscribe.core.game import Outcome, Summary
from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below
from landscribe.games.mapmaker.elements import SEASONS, Sheet
from landscribe.games.mapmaker.rules import Options, new
from landscribe.games.mapmaker.turn import REVEAL, Stage
from landscribe.native.branches import Numbers
from landscribe.native.columns import Columns
from landscribe.native.compile import compiled, separate
from landscribe.native.mapmaker import NAMES as MISSIONS
from landscribe.native.mapmaker import columns_of, ends_of
from landscribe.native.mapmaker.driver import (
    Ask,
    Table,
    Workspace,
    driver,
    placed,
    put,
    start,
    table_of,
    workspace,
)
from landscribe.native.mapmaker.uniform import (
    ONE,
    PLAYERS,
    Results,
    blank_results,
    keep,
    set_up,
    stream_in,
)

RECKONERS = {"greedy": greedy_weights, "planner": planner_weights}
LEARNED, RANDOM = "master:1", "uniform"
NAMES = frozenset({*RECKONERS, LEARNED, RANDOM})
"""The bots whose games are played here, as matches write them."""


class Reckoner(NamedTuple):
    """Who takes what is worth most by weights."""

    is_random: bool  # whether it does not, but takes anything
    weights: NDArray[np.float64]  # by season


@separate
def _reckon(
    chance: Chance, ask: Ask, sheet: Sheet, _table: Table, work: Workspace, player: Reckoner
) -> tuple[Chance, int]:
    """The placement after which the map is worth most."""
    if player.is_random:
        return below(chance, ask.choices)
    row = player.weights[ask.season]
    weights = Weights(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7])
    best, chosen = -np.inf, 0
    for number in range(ask.choices):
        value = worth_of(work.missions, placed(ask, number, sheet, work), weights)
        if value > best:
            best, chosen = value, number
    return chance, chosen


@separate
def _glance(
    chance: Chance, ask: Ask, sheet: Sheet, table: Table, work: Workspace, mind: Mind
) -> tuple[Chance, int]:
    """The placement that promises most by the learned value."""
    outlook = foresee(ask, table, work, mind)
    best, chosen = -(1 << 62), 0
    for number in range(ask.choices):
        put(mind.boards, 0, placed(ask, number, sheet, work))
        value = worth(ask, outlook, mind)
        if value > best:
            best, chosen = value, number
    return chance, chosen


_reckon_on, _glance_on = driver(_reckon), driver(_glance)


@compiled(note("native-bots", game=note("web-game-mapmaker")))
def _play_reckoning(
    seed: Word, table: Table, work: Workspace, player: Reckoner, missions: Numbers, seasons: Numbers
) -> None:
    for game in range(len(missions)):
        set_up(seed, table, work)
        _reckon_on(stream_in(seed, PLAYERS, table), Stage(0, 0, REVEAL), 0, start, table, work, player)
        keep(game, work, missions, seasons)
        seed += ONE


@compiled(note("native-insight", game=note("web-game-mapmaker")))
def _play_at_a_glance(
    seed: Word, table: Table, work: Workspace, mind: Mind, missions: Numbers, seasons: Numbers
) -> None:
    set_up(seed, table, work)
    _glance_on(stream_in(seed, PLAYERS, table), Stage(0, 0, REVEAL), 0, start, table, work, mind)
    keep(0, work, missions, seasons)


def ended(
    name: str, options: Options, seats: int, seeds: range
) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How the games of these seeds end when this bot plays, and what it has earned then."""
    del seats  # one
    return ends_of(_played(name, options, seeds))


def columns(name: str, options: Options, seats: int, seeds: range) -> Columns:
    """The same, in columns."""
    del seats  # one
    return columns_of(_played(name, options, seeds))


def _played(name: str, options: Options, seeds: range) -> Results:
    results, work, table = blank_results(len(seeds)), workspace(traced=False), table_of(options)
    if name == LEARNED:
        for row, seed in enumerate(seeds):
            space: Any = (column[row : row + 1] for column in results)
            _play_at_a_glance(seed, table, work, _mind_for(options, seed), *space)
    else:
        weigh = RECKONERS.get(name, greedy_weights)
        weights = np.array([weigh(season) for season in range(len(SEASONS))])
        _play_reckoning(seeds.start, table, work, Reckoner(name == RANDOM, weights), *results)
    return results


def _mind_for(options: Options, seed: int) -> Mind:
    """The learned value for the missions that this seed deals."""
    missions = new(options, 1, seed).missions
    return mind_of(SCHOOL, SOURCE, tuple(map(MISSIONS.index, missions)))
