"""The course of The Mapmaker."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.mapmaker.players import FADING
from landscribe.bots.mapmaker.signs import CLOSED, GENERAL_SCALES
from landscribe.bots.mapmaker.training import study
from landscribe.bots.mapmaker.value import ALIVE, SIZE
from landscribe.bots.minds import Source
from landscribe.bots.network import GOALS, UNIT, YEAR, Net, Scales
from landscribe.bots.school import Desk, Lesson, School
from landscribe.bots.signs import OWN, OWN_SCALE
from landscribe.games.mapmaker.elements import ELEMENTS, Terrain, scored_in
from landscribe.games.mapmaker.pool import MISSIONS, SETS
from landscribe.games.mapmaker.rules import Options, missions_of
from landscribe.native.mapmaker.driver import SHEETS, table_of, workspace

POINT_SCALE = 0.1
MOMENT_SCALES = (1.0, 0.25, 0.03, *[0.2] * len(Terrain))
SCALES = Scales(
    np.array([*GENERAL_SCALES, *[POINT_SCALE, *[OWN_SCALE] * OWN] * GOALS], np.float32),
    np.array([*MOMENT_SCALES, *[1.0] * len(ELEMENTS)], np.float32),
)


def reckoning(net: Net) -> None:
    """The first unit: points of all seasons to come, and surrounded mountains."""
    for season in range(YEAR):
        later, unit = range(season, YEAR), UNIT * net.out[0, season, 0]
        net.general[:, season, CLOSED, 0] = len(later) / (GENERAL_SCALES[CLOSED] * unit)
        for letter in range(GOALS):
            worth = sum(FADING ** (q - season) for q in later if letter in scored_in(q))
            net.goal_own[:, letter, season, 0, 0] = worth / (POINT_SCALE * unit)


def _teach(lesson: Lesson, seed: int, desk: Desk) -> NDArray[np.int64]:
    """Plays and learns; what the games scored."""
    totals = np.zeros(len(desk.rates), np.int64)
    study(seed, table_of(lesson.options), workspace(traced=False), *desk, totals)
    return totals


def _own_lessons() -> Iterator[Lesson]:
    """Missions of one's own are never drawn: each is agreed on under every letter, beside all others."""
    printed, others = missions_of(Options()), GOALS - 1
    for own in SETS:
        for letter in range(GOALS):
            beside = printed[letter * others : (letter + 1) * others]
            yield Lesson(Options((*beside[:letter], own, *beside[letter:])), 1, 1)


SCHOOL = School(
    size=SIZE,
    words=SHEETS.words,
    alive=ALIVE,
    scales=SCALES,
    reckoning=reckoning,
    goals=list(MISSIONS),
    cards=[f"element {number}" for number in range(len(ELEMENTS))],
    lessons=(Lesson(Options(), 1, 8), *_own_lessons()),
    teach=_teach,
)
SOURCE = Source(Path(__file__).with_name("mapmaker.weights"))
