"""The turn in numbers, as kernels: what follows a step, and what a season scores.

The rules call them, and native code and the search through its driver.
"""

from typing import NamedTuple

from landscribe.core.cells import kernel
from landscribe.core.grid import Grid
from landscribe.games.mapmaker.elements import SEASON_TIME, YEAR, Sheet
from landscribe.games.mapmaker.missions import surrounded_mountains

STEPS = ("place", "shuffle", "reveal", "discard", "score", "over")
PLACE, SHUFFLE, REVEAL, DISCARD, SCORE, OVER = range(len(STEPS))


class Stage(NamedTuple):
    """Where a game stands."""

    time: int  # what has passed since spring began
    season: int
    step: int


class Season(NamedTuple):
    """What a season brought: its two missions and the surrounded mountains."""

    first: int
    second: int
    mountains: int


@kernel
def followed(stage: Stage, time: int, fits: bool, left: int) -> Stage:
    """The next step, once this one is done.

    It depends on the element just revealed, the time it takes and whether it fits anywhere, and on how many
    elements are left in the deck.
    """
    passed, season, step = stage.time, stage.season, stage.step
    if step == REVEAL:
        step = PLACE if fits else DISCARD  # M3
    elif step in (PLACE, DISCARD):
        passed += time
        step = SCORE if passed >= SEASON_TIME * (season + 1) else next_element(left)  # M2
    elif step == SCORE:
        season += 1
        step = OVER if passed >= YEAR else next_element(left)
    else:
        step = next_element(left)
    return Stage(passed, season, step)


@kernel
def next_element(left: int) -> int:
    """The way to the next element: all are shuffled again when none is left (M1)."""
    return REVEAL if left else SHUFFLE


@kernel
def scored(grid: Grid, sheet: Sheet, first: int, second: int) -> Season:
    """The season whose two missions bring so many points."""
    return Season(first, second, surrounded_mountains(grid, sheet).stars)
