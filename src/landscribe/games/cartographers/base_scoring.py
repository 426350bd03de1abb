"""The scoring cards of Cartographers, each with the cells that earn its stars."""

from functools import partial

from landscribe.core.cells import (
    Tally,
    clusters,
    column_of,
    count,
    each,
    enclosed,
    full_lines,
    has_all,
    kernel,
    lowest,
    neighbours,
    row_of,
    spread,
    square_starts,
)
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartographers import box
from landscribe.games.cartographers.sheet import Sheet, empty, filled

CARDS: dict[str, box.Scoring] = {}
scoring = partial(box.scoring, CARDS)


@scoring("forest", "Sentinel Wood", solo=25, example="FF...F/....../.FF..F/....../..FF..")
def sentinel_wood(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each forest space on the edge."""
    return each(1, sheet.forest & grid.edge)


@scoring("forest", "Greenbough", solo=22, example="F...V/..V../.FF../....W")
def greenbough(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each row and each column with forest."""
    stars = 0
    for row in range(grid.rows):
        if sheet.forest & row_of(grid, row):
            stars += 1
    for col in range(grid.cols):
        if sheet.forest & column_of(grid, col):
            stars += 1
    return Tally(stars, sheet.forest)


@scoring("forest", "Treetower", solo=17, example="FV.../FFV../WFF../.A...")
def treetower(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each forest space with filled spaces or the edge on all sides."""
    return each(1, enclosed(grid, sheet.forest, filled(sheet)))


@scoring("forest", "Stoneside Forest", solo=18, example="M.F../FFF.M/..FFF/M....")
def stoneside_forest(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each mountain that a cluster of forest connects to another."""
    peaks, woods = grid.none, grid.none
    for wood in clusters(grid, sheet.forest):
        reached = neighbours(grid, wood) & sheet.mountain
        if count(reached) > 1:
            peaks |= reached
            woods |= wood
    return Tally(3 * count(peaks), peaks | woods)


@scoring("farm-water", "Canal Lake", solo=24, example="WWA.W/.A.../...../A..WF")
def canal_lake(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each water space beside a farm and for each farm space beside water."""
    lakes = sheet.water & neighbours(grid, sheet.farm)
    return each(1, lakes | sheet.farm & neighbours(grid, sheet.water))


@scoring("farm-water", "Mages Valley", solo=22, example=".WM.W/.AA../..W../M.A..")
def mages_valley(grid: Grid, sheet: Sheet) -> Tally:
    """Two stars for each water space and one for each farm space beside a mountain."""
    valley = neighbours(grid, sheet.mountain)
    waters, farms = sheet.water & valley, sheet.farm & valley
    return Tally(2 * count(waters) + count(farms), waters | farms)


@scoring("farm-water", "The Golden Granary", solo=20, example="rW..r/.aA../...../W..a.")
def the_golden_granary(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each water space beside ruins, three for each farm space on ruins (C15)."""
    waters, farms = sheet.water & neighbours(grid, sheet.ruins), sheet.farm & sheet.ruins
    return Tally(count(waters) + 3 * count(farms), waters | farms)


@scoring("farm-water", "Shoreside Expanse", solo=27, example="......./.AA..W./.A...A./...W.../.....AA")
def shoreside_expanse(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each cluster of farm away from water and edge, and of water away from farm and edge."""
    farms = apart(grid, sheet.farm, grid.edge | neighbours(grid, sheet.water))
    waters = apart(grid, sheet.water, grid.edge | neighbours(grid, sheet.farm))
    return Tally(3 * (farms.stars + waters.stars), farms.cells | waters.cells)


@kernel
def apart(grid: Grid, cells: Cells, shunned: Cells) -> Tally:
    """The number of clusters that keep away from other cells, and those clusters."""
    stars, found = 0, grid.none
    for cluster in clusters(grid, cells):
        if not cluster & shunned:
            stars += 1
            found |= cluster
    return Tally(stars, found)


@scoring("village", "Wildholds", solo=16, example="VVV.V/.VV.V/.V..V/...VV")
def wildholds(grid: Grid, sheet: Sheet) -> Tally:
    """Eight stars for each cluster of six or more village spaces."""
    stars, cells = 0, grid.none
    for city in clusters(grid, sheet.village):
        if count(city) >= 6:
            stars += 8
            cells |= city
    return Tally(stars, cells)


@scoring("village", "Great City", solo=16, example="VVV../V.M../....V/VV.VV")
def great_city(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each space of the largest cluster of villages that touches no mountain (C12)."""
    largest, foothills = grid.none, neighbours(grid, sheet.mountain)
    for city in clusters(grid, sheet.village):
        if not city & foothills and count(city) > count(largest):
            largest = city
    return each(1, largest)


@scoring("village", "Greengold Plains", solo=21, example="FV.../WV.V./.A.F./.....")
def greengold_plains(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each cluster of villages beside three or more different terrains (C11)."""
    stars, cells = 0, grid.none
    for city in clusters(grid, sheet.village):
        if terrains_in(sheet, neighbours(grid, city) & ~sheet.village) >= 3:
            stars += 3
            cells |= city
    return Tally(stars, cells)


@kernel
def terrains_in(sheet: Sheet, cells: Cells) -> int:
    """How many different terrain types lie there; wasteland, ruins and destroyed are none (C11)."""
    number = 0
    number += 1 if sheet.forest & cells else 0
    number += 1 if sheet.village & cells else 0
    number += 1 if sheet.farm & cells else 0
    number += 1 if sheet.water & cells else 0
    number += 1 if sheet.monster & cells else 0
    number += 1 if sheet.hero & cells else 0
    number += 1 if sheet.mountain & cells else 0
    return number


@scoring("village", "Shieldgate", solo=20, example="VVV.V/V...V/..V..")
def shieldgate(grid: Grid, sheet: Sheet) -> Tally:
    """Two stars for each space of the second largest cluster of villages (C13)."""
    largest, second = grid.none, grid.none
    for city in clusters(grid, sheet.village):
        if count(city) > count(largest):
            largest, second = city, largest
        elif count(city) > count(second):
            second = city
    return each(2, second)


@scoring("spatial", "Borderlands", solo=24, example="FFVVM/W.A../WW.A./FA..M/W.A.X")
def borderlands(grid: Grid, sheet: Sheet) -> Tally:
    """Six stars for each full row and each full column."""
    return full_lines(grid, filled(sheet), 6)


@scoring("spatial", "Lost Barony", solo=24, example="FFV../WMV.A/AAW.A/....F")
def lost_barony(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each space along one side of the largest filled square."""
    side, starts, larger = 0, grid.none, filled(sheet)
    while larger:
        side, starts = side + 1, larger
        larger = square_starts(grid, starts)
    square = spread(spread(lowest(starts), side, 1), side, grid.cols)
    return Tally(3 * side, square)


@scoring("spatial", "The Broken Road", solo=24, example="F..../.V.../A.W../W..X.")
def the_broken_road(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each full diagonal from the left edge down to the bottom edge (C16)."""
    stars, cells, all_filled = 0, grid.none, filled(sheet)
    diagonal = spread(grid.first, grid.rows, grid.cols + 1)
    for row in range(max(0, grid.rows - grid.cols), grid.rows):
        road = diagonal << row * grid.cols & grid.full
        if has_all(all_filled, road):
            stars += 3
            cells |= road
    return Tally(stars, cells)


@scoring("spatial", "The Cauldrons", solo=20, example=".FV../F.W../.X.../..A.M")
def the_cauldrons(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each empty space with filled spaces or the edge on all sides (C14)."""
    return each(1, enclosed(grid, empty(grid, sheet), filled(sheet)))
