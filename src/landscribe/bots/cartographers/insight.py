"""Moves valued by what was learned, and imagined games that go a few moves and are valued then."""

from collections.abc import Sequence

import numpy as np

from landscribe.bots.bot import Depth
from landscribe.bots.cartographers.lessons import SCHOOL, SOURCE
from landscribe.bots.cartographers.native import MOVES, rules_of
from landscribe.bots.cartographers.search import Position, deal, position_of
from landscribe.bots.cartographers.value import SIZE, foresee, kind_of, worth
from landscribe.bots.minds import mind_of
from landscribe.bots.network import POINT, Outlook, Player
from landscribe.bots.parts import Glance
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, below, forked, seeded
from landscribe.games.cartographers.sheet import Move, Sheet, after
from landscribe.games.cartographers.turn import AMBUSH, DRAW, HERO, OWN, is_handed
from landscribe.games.cartographers.views import View
from landscribe.native.branches import Numbers, Words
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
from landscribe.native.cartographers.driver import driver, next_stage
from landscribe.native.cartographers.table import Table, table_of
from landscribe.native.compile import compiled, separate

_move_in = MOVES.taken


@separate
def _choose(chance: Chance, ask: Ask, table: Table, work: Workspace, player: Player) -> tuple[Chance, int]:
    """The best of a few choices, of all where a space is destroyed; another seat picks the worst of them."""
    sheet, mind = sheet_of(work.sheets, ask.on), player.mind
    outlook = foresee(ask, table, work, mind)
    sign = -1 if is_handed(ask.step) and not work.alone else 1
    is_drawn = ask.step in (DRAW, AMBUSH, HERO)
    best, chosen = -(1 << 62), 0
    for number in range(min(player.looks, ask.choices) if is_drawn else ask.choices):
        if is_drawn and ask.choices > player.looks:
            chance, number = below(chance, ask.choices)
        put(mind.boards, 0, after(grid, sheet, move_at(ask, number, table, work)))
        value = sign * worth(ask, outlook, mind)
        if value > best:
            best, chosen = value, number
    state = player.state
    state[0] -= 1
    if state[0] <= 0 and ask.choices:
        state[1], work.is_left = sign * best, True
    return chance, chosen


_play_on = driver(_choose, is_quick=False)


@compiled(note("native-insight", game=note("web-game-cartographers")))
def ponder(
    seed: Chance,
    position: Position,
    table: Table,
    player: Player,
    work: Workspace,
    sheet: Sheet,
    moves: Words,
    values: Numbers,
    signs: Numbers,
    totals: Numbers,
) -> None:
    """What each move (a row) promises at once, and in each imagined game (a column), on the same deals.

    Both in one entry point, for they share most of their code. The first rows' signs are written down, and
    where the moves lead is left in the player's state.
    """
    mind, stage = player.mind, position.stage
    deal(seed, position, work)
    ask = Ask(stage.step, stage.season, stage.time, position.card, 0, 0, 0, 0, OWN, grid.none, False, 0)
    outlook = foresee(ask, table, work, mind)
    for row in range(len(values)):
        put(mind.boards, 0, after(grid, sheet, _move_in(moves, row)))
        values[row] = worth(ask, outlook, mind)
        if row < len(signs):
            signs[row] = mind.board
    player.state[0], player.state[1] = outlook.ends, outlook.season
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            put(work.sheets, 0, after(grid, sheet, _move_in(moves, row)))
            totals[row, world] = _imagined(forked(seed), position, table, player, work)


@separate
def _imagined(chance: Chance, position: Position, table: Table, player: Player, work: Workspace) -> int:
    """What one imagined game brings: what its seasons score, and what its last map promises."""
    state = player.state
    state[0], state[1] = player.moves, 0
    chance = deal(chance, position, work)
    stage = next_stage(position.stage, position.card, table, work)
    _play_on(chance, stage, position.card, table, work, player)
    total = state[1]
    for season in range(YEAR):
        for entry in range(4):
            total += work.lines[0, season, entry] * player.mind.point[0]
    return total


def glance(view: View, sheet: Sheet, moves: Sequence[Move], signs: int = 0) -> Glance:
    """What a map will still bring after each move, in stars, with the signs of the first so many."""
    found, rows = np.zeros(len(moves), np.int64), np.zeros((signs, SIZE.board), np.int64)
    player = _ponder(view, sheet, moves, seeded(0), Depth(1, 1), found, rows, _none(len(moves)))
    outlook = Outlook(bool(player.state[0]), int(player.state[1]))
    return Glance((found / POINT).tolist(), rows, outlook, player.mind)


def futures(
    view: View, sheet: Sheet, moves: Sequence[Move], rng: Chance, worlds: int, depth: Depth
) -> list[list[float]]:
    """What each move on a map promises in each of so many imagined games, on common deals."""
    totals = np.zeros((len(moves), worlds), np.int64)
    _ponder(view, sheet, moves, rng, depth, np.zeros(0, np.int64), _none(0), totals)
    return (totals / POINT).tolist()


def _none(rows: int) -> Numbers:
    return np.zeros((rows, 0), np.int64)


def _ponder(
    view: View,
    sheet: Sheet,
    moves: Sequence[Move],
    rng: Chance,
    depth: Depth,
    found: Numbers,
    signs: Numbers,
    totals: Numbers,
) -> Player:
    work = workspace(1, len(view.sheets) == 1, traced=False)
    mind = mind_of(SCHOOL, SOURCE, tuple(map(int, rules_of(view))), kind_of(view.options))
    player = Player(mind, *depth, np.zeros(2, np.int64))
    table, packed = table_of(view.options), MOVES.packed(moves)
    ponder(rng, position_of(view), table, player, work, sheet, packed, found, signs, totals)
    return player
