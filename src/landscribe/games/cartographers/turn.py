"""The turn in numbers: what a card asks, what follows, the deck of a season, and what its end scores.

All of it are kernels that the rules call with names and tuples, and native code with numbers and arrays.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from landscribe.core.cells import kernel
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartographers.sheet import (
    GORGON,
    TROLL,
    ZOMBIE,
    Sheet,
    gorgon_prey,
    threatened,
    troll_prey,
)

SEASONS = ("spring", "summer", "fall", "winter")
LAST = len(SEASONS) - 1

EXPLORE_CARD, RUINS_CARD, AMBUSH_CARD, HERO_CARD = range(4)

STEPS = (
    *("draw", "ambush", "gaze", "hero", "ravage"),  # the seats are asked
    *("prepare", "reveal", "lurk", "score", "plague"),  # the game goes on by itself
    "over",
)
DRAW, AMBUSH, GAZE, HERO, RAVAGE, PREPARE, REVEAL, LURK, SCORE, PLAGUE, OVER = range(11)


class Stage(NamedTuple):
    """Where a game stands."""

    season: int
    time: int
    ruins: bool  # whether the next explore card must be drawn over ruins (C5)
    effect: int  # at a season's end, whose effect it is, by the place among the ambushes revealed
    step: int


@kernel
def opening(season: int) -> Stage:
    """The beginning of a season, ruins forgotten (C5)."""
    return Stage(season, 0, False, 0, PREPARE)


@kernel
def followed(
    stage: Stage, kind: int, time: int, threshold: int, monsters: Sequence[int], alone: bool
) -> Stage:
    """The next step, once this one is done.

    It depends on the kind and the time of the card on top, the season's threshold and the monsters of the
    ambushes revealed, in that order.
    """
    season, passed, ruins, effect, step = stage.season, stage.time, stage.ruins, stage.effect, stage.step
    if step == REVEAL:
        ruins = ruins or kind == RUINS_CARD
        step = asked_by(kind, alone)
    elif step == DRAW:
        passed, ruins = passed + time, False
        step = REVEAL if passed < threshold else SCORE
    elif step in (LURK, AMBUSH):
        step = GAZE if monsters[len(monsters) - 1] == GORGON else REVEAL
    elif step == SCORE and season == LAST:
        step = OVER
    elif step in (SCORE, PLAGUE, RAVAGE):
        effect = next_effect(monsters, 0 if step == SCORE else effect + 1)
        if effect == len(monsters):
            return opening(season + 1)
        step = PLAGUE if monsters[effect] == ZOMBIE else RAVAGE
    else:
        step = REVEAL
    return Stage(season, passed, ruins, effect, step)


@kernel
def asked_by(kind: int, alone: bool) -> int:
    """What a revealed card asks: the next one, a drawing, a hero, a monster on the maps of others."""
    if kind == RUINS_CARD:
        return REVEAL
    if kind == EXPLORE_CARD:
        return DRAW
    if kind == HERO_CARD:
        return HERO
    return LURK if alone else AMBUSH


@kernel
def next_effect(monsters: Sequence[int], place: int) -> int:
    """The place, from this one on, of the next monster with an effect at a season's end (H8)."""
    while place < len(monsters) and monsters[place] != ZOMBIE and monsters[place] != TROLL:
        place += 1
    return place


# What the seats are asked


@kernel
def is_handed(step: int) -> bool:
    """Whether the seats choose on the maps they were handed, and not on their own (C9, H4)."""
    return step in (AMBUSH, GAZE)


@kernel
def handed_to(clockwise: bool, seat: int, seats: int) -> int:
    """Whose map a seat is handed: maps are passed to the next seat clockwise, or to the previous one (C9)."""
    return (seat + (-1 if clockwise else 1)) % seats


@kernel
def prey_of(grid: Grid, sheet: Sheet, step: int, monster: int) -> Cells:
    """What the monster on top can destroy on a map at its gaze (H4), or a troll when it ravages (H5)."""
    if step == RAVAGE:
        return troll_prey(grid, sheet)
    return gorgon_prey(grid, sheet) if monster == GORGON else grid.none


@kernel
def is_asked(step: int, ways: int) -> bool:
    """Whether a seat with so many ways is asked: who has no prey passes at once, all others say so (C4)."""
    return ways > 0 or step not in (GAZE, RAVAGE)


FALLBACKS = ("", "shape", "ruins")
OWN, NO_SHAPE, NO_RUINS = range(3)


@kernel
def fallback_of(fits: bool, ruins: bool) -> int:
    """What is drawn: a shape of the card if one fits, else a square, for one reason (C2) or another (C3)."""
    if fits:
        return OWN
    return NO_RUINS if ruins else NO_SHAPE


# The season


class Season(NamedTuple):
    """A seat's line of the score sheet: two edicts, coins, and the stars lost to monsters (0 or less)."""

    first: int
    second: int
    coins: int
    monsters: int


NOTHING = Season(0, 0, 0, 0)


@kernel
def edicts_of(season: int) -> tuple[int, int]:
    """The two edicts a season scores, as places 0 to 3 for A to D."""
    return season, (season + 1) % 4


@kernel
def scored(grid: Grid, sheet: Sheet, first: int, second: int) -> Season:
    """The line of a season whose two edicts bring so many stars."""
    return Season(first, second, sheet.coins, threatened(grid, sheet).stars)


JOINING = 1
"""So many ambushes, and so many heroes, join the deck each season."""


@kernel
def gather(
    deck: list[int],
    explore: Sequence[int],
    left: Iterable[int],
    ambushes: Iterable[int],
    heroes: Iterable[int],
    kinds: Sequence[int],
) -> int:
    """Lays the cards of a deck there, to be shuffled, and says how many they are.

    They are all explore cards, others that the last deck did not reveal, and what joins it.
    """
    size = len(explore)
    for place in range(size):
        deck[place] = explore[place]
    for card in left:
        if kinds[card] in (AMBUSH_CARD, HERO_CARD):
            deck[size] = card
            size += 1
    for card in ambushes:
        deck[size] = card
        size += 1
    for card in heroes:
        deck[size] = card
        size += 1
    return size
