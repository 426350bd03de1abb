"""What a learned value looks at on a map of Cartographers.

General signs tell of coins, monsters and the lie of the empty land. Each scoring card has own ones beside its
stars: what is near to scoring, and what can no longer. A card without own signs is known by its stars alone.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from landscribe.bots.signs import ROOM, ROOM_SCALES, Land, Own, look_at_land
from landscribe.core.cells import count, kernel, neighbours
from landscribe.core.grid import Grid
from landscribe.games.cartographers.box import Rule
from landscribe.games.cartographers.sheet import Sheet, gorgon_prey, troll_prey

Signs: TypeAlias = Callable[[Grid, Sheet, Land], Own]

SIGNS: dict[Rule, Signs] = {}
"""The own signs of each scoring rule that has some."""


def signs(*rules: Rule) -> Callable[[Signs], Signs]:
    """Declares the own signs of rules."""

    def declare(function: Signs) -> Signs:
        for rule in rules:
            SIGNS[rule] = function
        return kernel(function)

    return declare


COINS, BESET = 0, 1
_MAP = 20
GENERAL = _MAP + ROOM


@kernel
def look(grid: Grid, sheet: Sheet, land: Land, found: Any) -> None:
    """Writes the general signs down."""
    free = land.free
    beset = free & neighbours(grid, sheet.monster)
    found[COINS] = sheet.coins
    found[BESET] = count(beset)
    found[2] = count(beset & land.none)
    found[3] = count(beset & land.one)
    found[4] = count(sheet.forest)
    found[5] = count(sheet.village)
    found[6] = count(sheet.farm)
    found[7] = count(sheet.water)
    found[8] = count(sheet.monster)
    found[9] = count(sheet.mountain & land.none)
    found[10] = count(sheet.mountain & land.one)
    found[11] = count(sheet.mountain & land.two)
    found[12] = count(sheet.mountain & land.three)
    found[13] = count(sheet.ruins & free)
    found[14] = count(sheet.pattern & free)
    found[15] = count(neighbours(grid, sheet.zombie & sheet.monster) & free)
    found[16] = count(troll_prey(grid, sheet))
    found[17] = count(gorgon_prey(grid, sheet))
    found[18] = 0 if sheet.slain else count(neighbours(grid, sheet.dragon & sheet.monster) & free)
    found[19] = count(sheet.hero)
    look_at_land(grid, land, found, _MAP)


GENERAL_SCALES = (
    *(0.1, 0.1, 0.25, 0.2, 0.05, 0.05, 0.05, 0.05, 0.1, 0.4),
    *(0.4, 0.4, 0.4, 0.2, 0.2, 0.3, 0.3, 0.2, 0.2, 0.3),
    *ROOM_SCALES,
)
"""What training multiplies the general signs with, so that all of them are of the size of 1."""
SUBJECTS = {
    "coins": (COINS, 9, 10, 11, 12),
    "monsters": (BESET, 2, 3, 8, 15, 16, 17, 18),
    "ruins": (13,),
    "heroes": (14, 19),
    "room": (4, 5, 6, 7, *range(_MAP, GENERAL)),
}
"""What the general signs are about: mountains bring coins, drawn terrain takes room."""
