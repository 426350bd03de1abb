"""The missions of The Mapmaker, each with the cells that earn its points."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from landscribe.core.cells import (
    Tally,
    column_of,
    count,
    each,
    enclosed,
    even_columns,
    full_columns,
    full_lines,
    kernel,
    longest_across,
    longest_down,
    lowest,
    neighbours,
    row_of,
    spread,
)
from landscribe.core.grid import Grid
from landscribe.games.mapmaker.elements import Sheet, filled

Rule: TypeAlias = Callable[[Grid, Sheet], Tally]


class Mission(NamedTuple):
    """A mission: its rule, a small map as an example, and the version of the rules that brought it."""

    name: str
    rule: Rule
    example: str
    since: int
    is_own: bool = False  # declared in a file of one's own: played where it is asked for, and never drawn


MISSIONS: dict[str, Mission] = {}
"""Those that are printed; `pool` has those of one's own, too."""


def mission(name: str, example: str, since: int = 1) -> Callable[[Rule], Rule]:
    """Declares the mission with this name, with a small map that shows what scores and what does not."""

    def declare(rule: Rule) -> Rule:
        MISSIONS[name] = Mission(name, kernel(rule), example, since)
        return rule

    return declare


@mission("Edge of the forest", example="FF...F/....../.FF..F/..FF..")
def edge_of_the_forest(grid: Grid, sheet: Sheet) -> Tally:
    """A point for each forest field on the edge."""
    return each(1, sheet.forest & grid.edge)


@mission("Sleepy valley", example="F.F.F/FFFF./.FFF./....F")
def sleepy_valley(grid: Grid, sheet: Sheet) -> Tally:
    """Four points for each row with exactly three forest fields (M5)."""
    points, cells = 0, grid.none
    for row in range(grid.rows):
        woods = sheet.forest & row_of(grid, row)
        if count(woods) == 3:
            points += 4
            cells |= woods
    return Tally(points, cells)


@mission("Watering potatoes", example=".WAW./.A.../W...A/W..W.")
def watering_potatoes(grid: Grid, sheet: Sheet) -> Tally:
    """Two points for each water field beside a farm (M9)."""
    return each(2, sheet.water & neighbours(grid, sheet.farm))


@mission("Borderlands", example="FFVVM/W.A../WW.A./FA..M/W.A.F")
def borderlands(grid: Grid, sheet: Sheet) -> Tally:
    """Six points for each full row and each full column."""
    return full_lines(grid, filled(sheet), 6)


@mission("Tree line", example="F..F./F..F./F..F./..F..")
def tree_line(grid: Grid, sheet: Sheet) -> Tally:
    """Two points a field for the longest vertical run of forest, one run only (M7)."""
    runs = longest_down(grid, sheet.forest)
    return each(2, spread(lowest(runs.starts), runs.length, grid.cols))


@mission("Wealthy town", example=".F.../WVA../.V..V/.M..F")
def wealthy_town(grid: Grid, sheet: Sheet) -> Tally:
    """Three points for each village field beside three or more different terrains (M6)."""
    once = twice = thrice = grid.none
    for terrain in sheet:
        beside = neighbours(grid, terrain)
        thrice |= twice & beside
        twice |= once & beside
        once |= beside
    return each(3, sheet.village & thrice)


@mission("Watering canal", example="A.W../W.A.A/..W.A/....W")
def watering_canal(grid: Grid, sheet: Sheet) -> Tally:
    """Four points for each column with as many farms as waters, one of each at least."""
    return even_columns(grid, sheet.farm, sheet.water, 4)


@mission("Magicians' valley", example=".WMW./..A../W...M/....W")
def magicians_valley(grid: Grid, sheet: Sheet) -> Tally:
    """Three points for each water field beside a mountain (M9)."""
    return each(3, sheet.water & neighbours(grid, sheet.mountain))


@mission("Empty site", example=".F.../.VV../..F..")
def empty_site(grid: Grid, sheet: Sheet) -> Tally:
    """Two points for each empty field beside a village (M9)."""
    return each(2, neighbours(grid, sheet.village) & ~filled(sheet))


@mission("Row of houses", example="VVV../....V/.VVV./V....")
def row_of_houses(grid: Grid, sheet: Sheet) -> Tally:
    """Two points a field for the longest horizontal runs of villages, all that tie (M7)."""
    runs = longest_across(grid, sheet.village)
    return each(2, spread(runs.starts, runs.length, 1))


@mission("Odd numbered silos", example="FV.../WW.../AA.F./VW.FA")
def odd_numbered_silos(grid: Grid, sheet: Sheet) -> Tally:
    """Ten points for each full column with an odd number."""
    points, cells, odd = 0, grid.none, grid.none
    for col in range(0, grid.cols, 2):
        odd |= column_of(grid, col)
    for column in full_columns(grid, filled(sheet) & odd):
        points += 10
        cells |= column
    return Tally(points, cells)


@mission("Rich countryside", example="FVAWM/FFVVM/F.VAW")
def rich_countryside(grid: Grid, sheet: Sheet) -> Tally:
    """Four points for each row with forest, village, farm, water and mountain, all five (M8)."""
    points, cells = 0, grid.none
    for r in range(grid.rows):
        row = row_of(grid, r)
        if (
            sheet.forest & row
            and sheet.village & row
            and sheet.farm & row
            and sheet.water & row
            and sheet.mountain & row
        ):
            points += 4
            cells |= row & filled(sheet)
    return Tally(points, cells)


@kernel
def surrounded_mountains(grid: Grid, sheet: Sheet) -> Tally:
    """A point for each mountain whose four sides are filled (M4)."""
    return each(1, enclosed(grid, sheet.mountain, filled(sheet)))
