"""The course of Cartographers: which games its network learns from."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartographers.players import CLOSING, FADING
from landscribe.bots.cartographers.signs import BESET, COINS, GENERAL_SCALES
from landscribe.bots.cartographers.training import study
from landscribe.bots.cartographers.value import ALIVE, SIZE, kind_of
from landscribe.bots.minds import Source
from landscribe.bots.network import GOALS, UNIT, YEAR, Net, Scales
from landscribe.bots.school import Desk, Lesson, School
from landscribe.bots.signs import OWN, OWN_SCALE
from landscribe.games.cartographers.box import Box
from landscribe.games.cartographers.setup import OWN as OWN_BOXES
from landscribe.games.cartographers.setup import SCORING, Options
from landscribe.games.cartographers.turn import edicts_of
from landscribe.native.cartographers.asking import workspace
from landscribe.native.cartographers.table import EDICTS, NAMES, RULES, SHEETS, table_of

STAR_SCALE = 0.1
MOMENT_SCALES = (1.0, 0.25, 0.03, 1.0, 0.06, 0.2, 0.2, 0.2, 0.2, 0.5, 1.0, 0.5)
SCALES = Scales(
    np.array([*GENERAL_SCALES, *[STAR_SCALE, *[OWN_SCALE] * OWN] * GOALS], np.float32),
    np.array([*MOMENT_SCALES, *[1.0] * len(NAMES)], np.float32),
)

_HEROES: dict[str, Any] = {
    "explore": "heroes",
    "seasons": "heroes",
    "ambushes": ("heroes",),
    "heroes": True,
    "scoring": ("heroes",),
}
_MIXED: dict[str, Any] = {"ambushes": ("base", "heroes"), "heroes": True, "scoring": ("base", "heroes")}


def _own_lesson(box: Box) -> Lesson:
    """Games with the cards of one's own set, beside those of the base box."""
    scoring = ("base", box.name) if box.scoring else ("base",)
    return Lesson(Options(scoring=scoring, extra=(box.name,) if box.explore else ()), 1, 5)


LESSONS = (
    Lesson(Options(), 1, 5),
    Lesson(Options(map="B"), 1, 3),
    Lesson(Options(map="C", **_HEROES), 1, 3),
    Lesson(Options(map="D", **_HEROES), 1, 2),
    Lesson(Options(map="C", edition="retail", **_HEROES), 1, 1),
    Lesson(Options(map="D", edition="retail", **_HEROES), 1, 1),
    Lesson(Options(map="B", **_MIXED), 1, 1),
    Lesson(Options(map="D", explore="heroes", seasons="heroes", edition="retail", **_MIXED), 1, 1),
    Lesson(Options(), 2, 2),
    Lesson(Options(map="C", **_HEROES), 2, 1),
    *(_own_lesson(box) for box in OWN_BOXES if box.scoring or box.explore),
)


def reckoning(net: Net) -> None:
    """The first unit: stars of all seasons to come, coins, and threatened spaces."""
    for season in range(YEAR):
        later, unit = range(season, YEAR), UNIT * net.out[0, season, 0]
        net.general[:, season, COINS, 0] = len(later) / (GENERAL_SCALES[COINS] * unit)
        beset = sum(CLOSING ** (q - season) for q in later)
        net.general[:, season, BESET, 0] = -beset / (GENERAL_SCALES[BESET] * unit)
        for letter in range(GOALS):
            worth = sum(FADING ** (q - season) for q in later if letter in edicts_of(q))
            net.goal_own[:, letter, season, 0, 0] = worth / (STAR_SCALE * unit)


_solo = np.array([SCORING[name].solo for name in EDICTS])


def _teach(lesson: Lesson, seed: int, desk: Desk) -> NDArray[np.int64]:
    """Plays and learns; the ratings of the first seat."""
    desk.student.mind.kind[0] = kind_of(lesson.options)
    totals = np.zeros((len(desk.rates), 1 + GOALS), np.int64)
    work = workspace(lesson.seats, lesson.seats == 1, traced=False)
    study(seed, table_of(lesson.options), work, *desk, totals)
    return totals[:, 0] - _solo[totals[:, 1:]].sum(1)


SCHOOL = School(
    size=SIZE,
    words=SHEETS.words,
    alive=ALIVE,
    scales=SCALES,
    reckoning=reckoning,
    goals=[rule.__name__ for rule in RULES],
    cards=NAMES,
    lessons=LESSONS,
    teach=_teach,
)
SOURCE = Source(Path(__file__).with_name("cartographers.weights"))
