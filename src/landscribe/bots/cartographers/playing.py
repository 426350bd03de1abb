"""Whole games of bots that do not search, played natively: the very games that the rules would play."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartographers.lessons import SCHOOL, SOURCE
from landscribe.bots.cartographers.native import worth_of
from landscribe.bots.cartographers.players import Weights, greedy_weights, planner_weights
from landscribe.bots.cartographers.value import foresee, kind_of, worth
from landscribe.bots.minds import mind_of
from landscribe.bots.network import GOALS, Mind
from landscribe.core.game import Outcome, Summary
from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below
from landscribe.games.cartographers.rules import new
from landscribe.games.cartographers.setup import Options
from landscribe.games.cartographers.sheet import after
from landscribe.games.cartographers.turn import opening
from landscribe.native.branches import Numbers
from landscribe.native.cartographers import EDICTS, columns_of, ends_of
from landscribe.native.cartographers.asking import (
    YEAR,
    Ask,
    Workspace,
    grid,
    move_at,
    put,
    sheet_of,
    workspace,
)
from landscribe.native.cartographers.driver import driver
from landscribe.native.cartographers.table import Table, table_of
from landscribe.native.cartographers.uniform import (
    ONE,
    PLAYERS,
    Results,
    blank_results,
    keep,
    set_up,
    stream_in,
)
from landscribe.native.columns import Columns
from landscribe.native.compile import compiled, separate

RECKONERS = {"greedy": greedy_weights, "planner": planner_weights}
LEARNED, RANDOM = "master:1", "uniform"
NAMES = frozenset({*RECKONERS, LEARNED, RANDOM})
"""The bots whose games are played here, as matches write them."""


class Reckoner(NamedTuple):
    """Who takes what is worth most by weights."""

    is_random: bool  # whether it does not, but takes anything
    weights: NDArray[np.float64]  # by season
    rules: Numbers  # of the edicts A to D, by number


@separate
def _reckon(chance: Chance, ask: Ask, table: Table, work: Workspace, player: Reckoner) -> tuple[Chance, int]:
    """The choice after which the map is worth most; on another's map, least."""
    if player.is_random:
        return below(chance, max(1, ask.choices))
    sheet, row = sheet_of(work.sheets, ask.on), player.weights[ask.season]
    weights = Weights(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8])
    sign = 1.0 if ask.on == ask.seat else -1.0
    best, chosen = -np.inf, 0
    for number in range(ask.choices):
        value = sign * worth_of(player.rules, after(grid, sheet, move_at(ask, number, table, work)), weights)
        if value > best:
            best, chosen = value, number
    return chance, chosen


@separate
def _glance(chance: Chance, ask: Ask, table: Table, work: Workspace, mind: Mind) -> tuple[Chance, int]:
    """The choice that promises most by the learned value; on another's map, least."""
    sheet, outlook = sheet_of(work.sheets, ask.on), foresee(ask, table, work, mind)
    sign = 1 if ask.on == ask.seat else -1
    best, chosen = -(1 << 62), 0
    for number in range(ask.choices):
        put(mind.boards, 0, after(grid, sheet, move_at(ask, number, table, work)))
        value = sign * worth(ask, outlook, mind)
        if value > best:
            best, chosen = value, number
    return chance, chosen


_reckon_on, _glance_on = driver(_reckon, is_quick=False), driver(_glance, is_quick=False)


@compiled(note("native-bots", game=note("web-game-cartographers")))
def _play_reckoning(
    seed: Word, table: Table, work: Workspace, player: Reckoner, edicts: Numbers, seasons: Numbers
) -> None:
    for game in range(len(edicts)):
        set_up(seed, table, work)
        for letter in range(GOALS):
            player.rules[letter] = table.rules[work.edicts[letter]]
        _reckon_on(stream_in(seed, PLAYERS, table), opening(0), 0, table, work, player)
        keep(game, work, edicts, seasons)
        seed += ONE


@compiled(note("native-insight", game=note("web-game-cartographers")))
def _play_at_a_glance(
    seed: Word, table: Table, work: Workspace, mind: Mind, edicts: Numbers, seasons: Numbers
) -> None:
    set_up(seed, table, work)
    _glance_on(stream_in(seed, PLAYERS, table), opening(0), 0, table, work, mind)
    keep(0, work, edicts, seasons)


def ended(
    name: str, options: Options, seats: int, seeds: range
) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How the games of these seeds end where every seat is this bot's, and what each has earned then."""
    return ends_of(_played(name, options, seats, seeds))


def columns(name: str, options: Options, seats: int, seeds: range) -> Columns:
    """The same, in columns."""
    return columns_of(_played(name, options, seats, seeds))


def _played(name: str, options: Options, seats: int, seeds: range) -> Results:
    results, work = blank_results(len(seeds), seats), workspace(seats, seats == 1, traced=False)
    table = table_of(options)
    if name == LEARNED:
        for row, seed in enumerate(seeds):
            space: Any = (column[row : row + 1] for column in results)
            _play_at_a_glance(seed, table, work, _mind_for(options, seed, table), *space)
    else:
        weigh = RECKONERS.get(name, greedy_weights)
        weights = np.array([weigh(season) for season in range(YEAR)])
        player = Reckoner(name == RANDOM, weights, np.zeros(GOALS, np.int64))
        _play_reckoning(seeds.start, table, work, player, *results)
    return results


def _mind_for(options: Options, seed: int, table: Table) -> Mind:
    """The learned value for the edicts that this seed deals."""
    edicts = (EDICTS.index(name) for name in new(options, 1, seed).edicts)
    return mind_of(SCHOOL, SOURCE, tuple(int(table.rules[edict]) for edict in edicts), kind_of(options))
