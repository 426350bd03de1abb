"""Placements valued by what was learned, and imagined games that go a few elements and are valued then."""

from collections.abc import Sequence

import numpy as np

from landscribe.bots.bot import Depth
from landscribe.bots.mapmaker.lessons import SCHOOL, SOURCE
from landscribe.bots.mapmaker.native import cells_of, missions_in
from landscribe.bots.mapmaker.search import Position, deal, position_of
from landscribe.bots.mapmaker.value import SIZE, foresee, worth
from landscribe.bots.minds import mind_of
from landscribe.bots.network import POINT, Outlook, Player
from landscribe.bots.parts import Glance
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, below, forked, seeded
from landscribe.games.mapmaker.elements import SEASONS, Sheet, drawn
from landscribe.games.mapmaker.rules import Options, Place
from landscribe.games.mapmaker.views import View
from landscribe.native.branches import Numbers, Scratch, load
from landscribe.native.compile import compiled, separate
from landscribe.native.mapmaker.driver import (
    Ask,
    Table,
    Workspace,
    driver,
    next_stage,
    placed,
    put,
    table_of,
    terrains,
    workspace,
)


@separate
def _choose(
    chance: Chance, ask: Ask, sheet: Sheet, table: Table, work: Workspace, player: Player
) -> tuple[Chance, int]:
    """The best of a few placements."""
    mind, best, chosen = player.mind, -(1 << 62), 0
    outlook = foresee(ask, table, work, mind)
    for number in range(min(player.looks, ask.choices)):
        if ask.choices > player.looks:
            chance, number = below(chance, ask.choices)
        put(mind.boards, 0, placed(ask, number, sheet, work))
        value = worth(ask, outlook, mind)
        if value > best:
            best, chosen = value, number
    state = player.state
    state[0] -= 1
    if state[0] <= 0:
        state[1], work.is_left = best, True
    return chance, chosen


_play_on = driver(_choose)


@compiled(note("native-insight", game=note("web-game-mapmaker")))
def ponder(
    seed: Chance,
    position: Position,
    table: Table,
    player: Player,
    work: Workspace,
    cells: Scratch,
    values: Numbers,
    signs: Numbers,
    totals: Numbers,
) -> None:
    """What each placement (a row) promises at once, and in each imagined game (a column), on the same deals.

    Both in one entry point, for they share most of their code. The first rows' signs are written down, and
    where the placements lead is left in the player's state.
    """
    mind, stage, element = player.mind, position.stage, position.element
    deal(seed, position, mind.goals, work)
    ask = Ask(stage.season, stage.time, element, 0)
    outlook = foresee(ask, table, work, mind)
    for row in range(len(values)):
        put(mind.boards, 0, drawn(position.sheet, terrains[element], load(cells, row)))
        values[row] = worth(ask, outlook, mind)
        if row < len(signs):
            signs[row] = mind.board
    player.state[0], player.state[1] = outlook.ends, outlook.season
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            sheet = drawn(position.sheet, terrains[element], load(cells, row))
            totals[row, world] = _imagined(forked(seed), position, sheet, table, player, work)


@separate
def _imagined(
    chance: Chance, position: Position, sheet: Sheet, table: Table, player: Player, work: Workspace
) -> int:
    """What one imagined game brings: what its seasons score, and what its last map promises."""
    state = player.state
    state[0], state[1] = player.moves, 0
    chance = deal(chance, position, player.mind.goals, work)
    stage = next_stage(position.stage, position.element, 1, work)
    _play_on(chance, stage, position.element, sheet, table, work, player)
    total = state[1]
    for season in range(len(SEASONS)):
        for entry in range(3):
            total += work.lines[season, entry] * player.mind.point[0]
    return total


def glance(view: View, legal: Sequence[Place], signs: int = 0) -> Glance:
    """What the map will still bring after each placement, in points, with the signs of the first so many."""
    found, rows = np.zeros(len(legal), np.int64), np.zeros((signs, SIZE.board), np.int64)
    player = _ponder(view, legal, seeded(0), Depth(1, 1), found, rows, _none(len(legal)))
    outlook = Outlook(bool(player.state[0]), int(player.state[1]))
    return Glance((found / POINT).tolist(), rows, outlook, player.mind)


def futures(view: View, legal: Sequence[Place], rng: Chance, worlds: int, depth: Depth) -> list[list[float]]:
    """What each placement promises in each of so many imagined games, on common deals."""
    totals = np.zeros((len(legal), worlds), np.int64)
    _ponder(view, legal, rng, depth, np.zeros(0, np.int64), _none(0), totals)
    return (totals / POINT).tolist()


def _none(rows: int) -> Numbers:
    return np.zeros((rows, 0), np.int64)


def _ponder(
    view: View,
    legal: Sequence[Place],
    rng: Chance,
    depth: Depth,
    found: Numbers,
    signs: Numbers,
    totals: Numbers,
) -> Player:
    mind = mind_of(SCHOOL, SOURCE, tuple(map(int, missions_in(view))))
    player = Player(mind, *depth, np.zeros(2, np.int64))
    table, work = table_of(Options(rules=view.rules)), workspace(traced=False)
    ponder(rng, position_of(view), table, player, work, cells_of(legal), found, signs, totals)
    return player
