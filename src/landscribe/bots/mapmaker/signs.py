"""What a learned value looks at on a map of The Mapmaker.

Each mission has own signs beside its points: what is near to scoring, and what can no longer. A mission
without them is known by its points alone.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from landscribe.bots.signs import (
    ROOM,
    ROOM_SCALES,
    Land,
    Own,
    evening_columns,
    growing_down,
    is_in,
    lines_lacking,
    look_at_land,
    narrow_room,
    odd_columns_lacking,
)
from landscribe.core.cells import count, kernel, longest_across, neighbours, row_of
from landscribe.core.grid import Cells, Grid
from landscribe.games.mapmaker import missions
from landscribe.games.mapmaker.elements import Sheet
from landscribe.games.mapmaker.missions import Rule

Signs: TypeAlias = Callable[[Grid, Sheet, Land], Own]

SIGNS: dict[Rule, Signs] = {}
"""The own signs of each mission that has some."""


def signs(rule: Rule) -> Callable[[Signs], Signs]:
    """Declares the own signs of a mission."""

    def declare(function: Signs) -> Signs:
        SIGNS[rule] = function
        return kernel(function)

    return declare


CLOSED = 4
_MAP = 8
GENERAL = _MAP + ROOM


@kernel
def look(grid: Grid, sheet: Sheet, land: Land, found: Any) -> None:
    """Writes the general signs down."""
    found[0] = count(sheet.forest)
    found[1] = count(sheet.village)
    found[2] = count(sheet.farm)
    found[3] = count(sheet.water)
    found[CLOSED] = count(sheet.mountain & land.none)
    found[5] = count(sheet.mountain & land.one)
    found[6] = count(sheet.mountain & land.two)
    found[7] = count(sheet.mountain & land.three)
    look_at_land(grid, land, found, _MAP)


GENERAL_SCALES = (0.05, 0.05, 0.05, 0.05, 0.4, 0.4, 0.4, 0.4, *ROOM_SCALES)
"""What training multiplies the general signs with, so that all of them are of the size of 1."""
SUBJECTS = {"mountains": range(CLOSED, _MAP), "room": (*range(CLOSED), *range(_MAP, GENERAL))}
"""What the general signs are about: drawn terrain takes room."""


@signs(missions.edge_of_the_forest)
def edge_of_the_forest(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """The empty edge."""
    return narrow_room(grid, grid.edge, land)


@signs(missions.sleepy_valley)
def sleepy_valley(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Rows that lack one forest, two or three, and have room; lost ones; done ones that may change."""
    one, two, three, lost, exposed = 0, 0, 0, 0, 0
    for row in range(grid.rows):
        line = row_of(grid, row)
        missing, room = 3 - count(sheet.forest & line), count(land.free & line)
        if missing < 0 or missing > room:
            lost += 1
        else:
            one, two = one + is_in(missing, 1, 1), two + is_in(missing, 2, 2)
            three += is_in(missing, 3, 3)
            exposed += room if missing == 0 else 0
    return one, two, three, lost, exposed, 0, 0


@signs(missions.watering_potatoes)
def watering_potatoes(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Dry water that can still meet a farm, and the empty fields beside farms and waters."""
    wet, tilled = neighbours(grid, sheet.water), neighbours(grid, sheet.farm)
    dry = sheet.water & ~tilled
    return (
        count(dry & ~land.none),
        count(land.free & tilled & ~wet),
        count(land.free & tilled & wet),
        count(land.free & wet & ~tilled),
        count(land.free & neighbours(grid, dry)),
        0,
        0,
    )


@signs(missions.borderlands)
def borderlands(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """Lines by how few fields they lack."""
    return lines_lacking(grid, grid.full, land)


@signs(missions.tree_line)
def tree_line(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Where the longest columns of forest can grow."""
    return growing_down(grid, sheet.forest, land)


@signs(missions.wealthy_town)
def wealthy_town(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Villages beside two terrains, one or none that can have more, and where a village would score."""
    once = twice = thrice = grid.none
    for terrain in sheet:
        beside = neighbours(grid, terrain)
        thrice |= twice & beside
        twice |= once & beside
        once |= beside
    open_homes = sheet.village & ~thrice & ~land.none
    return (
        count(open_homes & twice),
        count(open_homes & once & ~twice),
        count(open_homes & ~once),
        count(sheet.village & ~thrice & land.none),
        count(land.free & thrice),
        count(land.free & twice & ~thrice),
        0,
    )


@signs(missions.watering_canal)
def watering_canal(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Columns by how uneven they are."""
    return evening_columns(grid, sheet.farm, sheet.water, land)


@signs(missions.magicians_valley)
def magicians_valley(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """The empty fields beside mountains."""
    return narrow_room(grid, neighbours(grid, sheet.mountain), land)


@signs(missions.empty_site)
def empty_site(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """How wide the empty fields beside villages are, and where villages can grow."""
    sites = land.free & neighbours(grid, sheet.village)
    return (
        count(sites & land.none),
        count(sites & land.one),
        count(sites & land.two),
        count(land.free & neighbours(grid, sites) & ~sites),
        0,
        0,
        0,
    )


@signs(missions.row_of_houses)
def row_of_houses(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """The longest rows of villages: how long and how many, where they and others can grow and join."""
    runs = longest_across(grid, sheet.village)
    last = runs.starts << (runs.length - 1) if runs.length else grid.none
    before, after = _left_of(grid, runs.starts) & land.free, _right_of(grid, last) & land.free
    left, right = _left_of(grid, sheet.village) & land.free, _right_of(grid, sheet.village) & land.free
    return (
        runs.length,
        count(runs.starts),
        count(before) + count(after),
        count(left) + count(right),
        count(left & right),
        count(before & right) + count(after & left),
        longest_across(grid, sheet.village | land.free).length,
    )


@kernel
def _left_of(grid: Grid, cells: Cells) -> Cells:
    """The cells one to the left."""
    return (cells & grid.not_left) >> 1


@kernel
def _right_of(grid: Grid, cells: Cells) -> Cells:
    """The cells one to the right."""
    return (cells << 1) & grid.not_left


@signs(missions.odd_numbered_silos)
def odd_numbered_silos(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """Odd columns by how few fields they lack."""
    return odd_columns_lacking(grid, land)


@signs(missions.rich_countryside)
def rich_countryside(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Rows with a mountain by how few terrains they lack, and those without room for them."""
    one, two, three, lost, room = 0, 0, 0, 0, 0
    for place in range(grid.rows):
        row = row_of(grid, place)
        if sheet.mountain & row:
            missing, free = 4, count(land.free & row)
            missing -= 1 if sheet.forest & row else 0
            missing -= 1 if sheet.village & row else 0
            missing -= 1 if sheet.farm & row else 0
            missing -= 1 if sheet.water & row else 0
            if missing > free:
                lost += 1
            else:
                one, two = one + is_in(missing, 1, 1), two + is_in(missing, 2, 2)
                three += is_in(missing, 3, 4)
                room += free if missing else 0
    return one, two, three, lost, room, 0, 0
