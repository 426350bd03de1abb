"""How the value of a map of The Mapmaker is learned: games against oneself, natively."""

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.mapmaker.value import foresee, see, worth
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
from landscribe.games.mapmaker.elements import Sheet
from landscribe.games.mapmaker.turn import REVEAL, Stage
from landscribe.native.branches import Numbers
from landscribe.native.compile import compiled, separate
from landscribe.native.mapmaker.driver import Ask, Table, Workspace, driver, placed, put, start
from landscribe.native.mapmaker.uniform import ONE, PLAYERS, set_up, stream_in


@separate
def _choose(
    chance: Chance, ask: Ask, sheet: Sheet, table: Table, work: Workspace, student: Student
) -> tuple[Chance, int]:
    """The best placement by the value of the map after it."""
    mind = student.mind
    outlook = foresee(ask, table, work, mind)
    best, chosen = -1e30, 0
    for number in range(ask.choices):
        put(mind.boards, 0, placed(ask, number, sheet, work))
        value = worth(ask, outlook, mind)
        if value > best:
            best, chosen = value, number
    chance, drawn = below(chance, 1 << 16)
    if drawn < student.curiosity:
        chance, chosen = below(chance, ask.choices)
    if outlook.season < YEAR:
        put(mind.boards, 0, placed(ask, chosen, sheet, work))
        see(outlook.season, mind)
        write(0, outlook.season, mind, student.notes)
    return chance, chosen


_play_on = driver(_choose)


@compiled(note("native-train", game=note("web-game-mapmaker")))
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

    `totals` is filled with what they scored.
    """
    mind, points = student.mind, np.zeros(YEAR, np.int64)
    for game in range(len(rates)):
        set_up(seed, table, work)
        for letter in range(GOALS):
            mind.goals[letter] = work.missions[letter]
        compose(net, student)
        student.notes.size[0] = 0
        _play_on(stream_in(seed, PLAYERS, table), Stage(0, 0, REVEAL), 0, start, table, work, student)
        for season in range(YEAR):
            points[season] = work.lines[season].sum()
        totals[game] = points.sum()
        clear(slopes)
        reckon(0, memory, points, student, net, slopes)
        learn(net, first, second, mind, slopes, rates[game])
        seed += ONE
