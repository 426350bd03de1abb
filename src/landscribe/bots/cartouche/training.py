"""How the value of a seat of Cartouche is learned: games against oneself, natively."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.value import Player, attention, earned, move_of, pick, promise
from landscribe.bots.network import (
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
from landscribe.core.rng import Chance, advanced, below, forked
from landscribe.games.cartouche.turn import ROUNDS, SLOTS, Phase, token_points
from landscribe.native.branches import Numbers
from landscribe.native.cartouche.driver import driver
from landscribe.native.cartouche.workspace import Trace, Workspace, tokens_of
from landscribe.native.compile import compiled, separate


class Learner(NamedTuple):
    """Who learns, how it plays, and what it had earned at each foretelling."""

    student: Student
    player: Player
    earned: Numbers


@separate
def _choose(chance: Chance, seat: int, choices: int, work: Workspace, learner: Learner) -> tuple[Chance, int]:
    """What promises most, seldom anything; what is foretold is written down."""
    student, player = learner.student, learner.player
    chance, number = pick(chance, seat, choices, work, player)
    if choices == 1:
        return chance, number
    chance, drawn = below(chance, 1 << 16)
    if drawn < student.curiosity:
        chance, number = below(chance, choices)
    season, move = attention(seat, work, student.mind), move_of(seat, number, work)
    chance, _ = promise(chance, season, seat, move, work.phase == Phase.DRAFT, work, player)
    after: Any = player.spare[0]
    row = student.notes.size[0]
    if after.phase != Phase.OVER and row < len(learner.earned):
        write(seat, season, student.mind, student.notes)
        learner.earned[row] = earned(seat, after)
    return chance, number


_play_on = driver(_choose)


@compiled(note("native-train", game=note("web-game-cartouche")))
def study(
    seed: Chance,
    works: NDArray[np.void],
    side: int,
    trace: Trace,
    learner: Learner,
    net: Net,
    first: Net,
    second: Net,
    slopes: Slopes,
    rates: NDArray[np.float64],
    memory: float,
    totals: Numbers,
) -> None:
    """Plays each of these games to its end and learns from it; `totals` is what the first seat scores.

    What is foretold is compared with all points at the end, so what was earned before is added to it.
    """
    student, points = learner.student, np.zeros(YEAR, np.int64)
    for game in range(len(rates)):
        seed = advanced(seed)
        work: Any = works[game]
        for slot in range(SLOTS):
            student.mind.goals[slot] = work.cards[slot]
        student.mind.goals[SLOTS] = side
        compose(net, student)
        student.notes.size[0] = 0
        deal = forked(seed)
        _play_on(deal, forked(deal), ROUNDS, work, trace, learner)
        for row in range(student.notes.size[0]):
            student.notes.values[row] += learner.earned[row]
        clear(slopes)
        for seat in range(work.seats):
            points[YEAR - 1] = earned(seat, work) + token_points(tokens_of(seat, work))
            reckon(seat, memory, points, student, net, slopes)
        totals[game] = earned(0, work) + token_points(tokens_of(0, work))
        learn(net, first, second, student.mind, slopes, rates[game])
