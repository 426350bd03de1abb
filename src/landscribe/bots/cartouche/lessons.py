"""The course of Cartouche: mostly alone, on both sides of the mural, and now and then with others."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.native import scratch
from landscribe.bots.cartouche.signs import (
    BLOCK,
    GENERAL,
    GOALS,
    ICONS,
    KINDS,
    LADDERS,
    RESERVE,
    RUNG,
    RUNGS,
    SIDES,
    STEPS,
    STORIES,
    TOKENS,
)
from landscribe.bots.cartouche.signs import SCALES as GENERAL_SCALES
from landscribe.bots.cartouche.training import Learner, study
from landscribe.bots.cartouche.value import ALIVE, MOMENT_SCALES, SIZE, Player
from landscribe.bots.cartouche.worth import ODDS, ankh_worth, chance, kept_worth
from landscribe.bots.minds import Source
from landscribe.bots.network import GOALS as LETTERS
from landscribe.bots.network import MOST, UNIT, YEAR, Net, Scales
from landscribe.bots.school import Desk, Lesson, School
from landscribe.core.rng import seeded
from landscribe.games.cartouche.achievements import CARDS
from landscribe.games.cartouche.rules import new
from landscribe.games.cartouche.table import Options
from landscribe.games.cartouche.turn import SLOTS, TOKENS_A_POINT
from landscribe.native.cartouche.workspace import trace_for, workspace

SAMPLES, LOOKS = 12, 5
"""So many placements of a piece are valued while it learns."""
CARD_SCALES = (*[0.2] * (BLOCK - 1), 0.5)
SCALES = Scales(
    np.array([*GENERAL_SCALES, *CARD_SCALES * LETTERS], np.float32), np.array(MOMENT_SCALES, np.float32)
)
FAINT = 0.1
LEFT = (8, 5, 3, 0)
"""Rounds that are left, more or less, in each part of the game."""


def reckoning(net: Net) -> None:
    """The first unit: stories and achievements by what they lack, tokens, cartouches and icons.

    The others begin faintly, so that it plays sensibly from the first game on.
    """
    net.out[..., 1:] *= FAINT
    for season, left in enumerate(LEFT):
        unit, general = UNIT * net.out[0, season, 0], np.zeros(GENERAL)
        paces = (ODDS.token, ODDS.chamber, ODDS.river)
        for kind in range(KINDS):
            for missing in range(STEPS):
                general[STORIES + kind * STEPS + missing] = chance(missing, left, paces[kind])
        for ladder in range(len(LADDERS)):
            for missing in range(RUNGS):
                hope = ODDS.ladder * (left + 0.5)
                lacks = (missing + 0.3) ** 2 if missing else 0.0
                general[RUNG + ladder * RUNGS + missing] = hope / (hope + lacks)
        general[TOKENS + 2] = 1 / TOKENS_A_POINT + ODDS.spare * left
        general[TOKENS + 3] = ODDS.scarab if left else 0.0
        general[RESERVE + 1 : RESERVE + 4] = [max(0.0, kept_worth(size, left)) for size in (1, 4, 4)]
        general[RESERVE + 4] = ankh_worth(left)
        general[ICONS : ICONS + 5] = ODDS.icon * left
        net.general[:, season, :, 0] = general / (np.array(GENERAL_SCALES) * unit)
        for step, missing in enumerate((0, 1, 2, 3, 4, 6)):
            worth = chance(missing, left, ODDS.card) * (1 + ankh_worth(left) / 7)
            net.goal_own[: len(CARDS), :SLOTS, season, 1 + step, 0] = worth / (CARD_SCALES[1] * unit)


def _teach(lesson: Lesson, seed: int, desk: Desk) -> NDArray[np.int64]:
    """Plays and learns; what the first seat scored in each game."""
    options: Options = lesson.options
    games: Any = [workspace(new(options, lesson.seats, seed + game)) for game in range(len(desk.rates))]
    works: Any = np.zeros(len(games) + 1, games[0].dtype)
    for row, game in enumerate(games):
        works[row] = game
    player = Player(desk.student.mind, SAMPLES, LOOKS, works[len(games) :], scratch())
    learner = Learner(desk.student, player, np.zeros(MOST, np.int64))
    side, totals = len(CARDS) + SIDES.index(options.side), np.zeros(len(games), np.int64)
    study(seeded(seed), works, side, trace_for(0), learner, *desk[1:], totals)
    return totals


SCHOOL = School(
    size=SIZE,
    words=1,
    alive=ALIVE,
    scales=SCALES,
    reckoning=reckoning,
    goals=GOALS,
    cards=(),
    lessons=(
        Lesson(Options(), 1, 6),
        Lesson(Options(side="B"), 1, 3),
        Lesson(Options(), 2, 1),
        Lesson(Options(side="B"), 3, 1),
    ),
    teach=_teach,
)
SOURCE = Source(Path(__file__).with_name("cartouche.weights"))
assert len(LEFT) == YEAR
