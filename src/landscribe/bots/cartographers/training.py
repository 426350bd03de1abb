"""How the value of a map of Cartographers is learned: games against oneself, natively."""

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartographers.value import foresee, see, worth
from landscribe.bots.network import (
    GOALS,
    YEAR,
    Net,
    Slopes,
    Student,
    clear,
    compose,
    learn,
    reckon,
    write,
)
from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below
from landscribe.games.cartographers.sheet import after
from landscribe.games.cartographers.turn import LAST, is_handed, opening
from landscribe.native.branches import Numbers
from landscribe.native.cartographers.asking import Ask, Workspace, grid, move_at, put, sheet_of
from landscribe.native.cartographers.driver import driver
from landscribe.native.cartographers.table import Table
from landscribe.native.cartographers.uniform import ONE, PLAYERS, set_up, stream_in
from landscribe.native.compile import compiled, separate


@separate
def _choose(chance: Chance, ask: Ask, table: Table, work: Workspace, student: Student) -> tuple[Chance, int]:
    """The best choice by the value of the map after it; on another's map the worst for them."""
    mind, sheet = student.mind, sheet_of(work.sheets, ask.on)
    outlook = foresee(ask, table, work, mind)
    sign = -1.0 if is_handed(ask.step) and not work.alone else 1.0
    best, chosen = -1e30, 0
    for number in range(ask.choices):
        put(mind.boards, 0, after(grid, sheet, move_at(ask, number, table, work)))
        value = sign * worth(ask, outlook, mind)
        if value > best:
            best, chosen = value, number
    chance, drawn = below(chance, 1 << 16)
    if drawn < student.curiosity and ask.choices:
        chance, chosen = below(chance, ask.choices)
    if outlook.season <= LAST:
        put(mind.boards, 0, after(grid, sheet, move_at(ask, chosen, table, work)))
        see(outlook.season, mind)
        write(ask.on, outlook.season, mind, student.notes)
    return chance, chosen


_play_on = driver(_choose, is_quick=False)


@compiled(note("native-train", game=note("web-game-cartographers")))
def study(
    seed: Word,
    table: Table,
    work: Workspace,
    student: Student,
    net: Net,
    first: Net,
    second: Net,
    slopes: Slopes,
    rates: NDArray[np.float64],
    memory: float,
    totals: Numbers,
) -> None:
    """Plays a game for each rate and learns from it; the first has this seed, each further one the next.

    `totals` is filled with what the first seat has scored, and its edicts.
    """
    mind, points = student.mind, np.zeros(YEAR, np.int64)
    for game in range(len(rates)):
        set_up(seed, table, work)
        for letter in range(GOALS):
            mind.goals[letter] = table.rules[work.edicts[letter]]
            totals[game, 1 + letter] = work.edicts[letter]
        compose(net, student)
        student.notes.size[0] = 0
        _play_on(stream_in(seed, PLAYERS, table), opening(0), 0, table, work, student)
        clear(slopes)
        for seat in range(work.seats):
            for season in range(YEAR):
                points[season] = work.lines[seat, season].sum()
            reckon(seat, memory, points, student, net, slopes)
            if seat == 0:
                totals[game, 0] = points.sum()
        learn(net, first, second, mind, slopes, rates[game])
        seed += ONE
