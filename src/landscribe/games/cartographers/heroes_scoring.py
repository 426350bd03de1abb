"""The scoring cards of Cartographers Heroes; some have a rulebook's and a retail edition (H10)."""

from functools import partial

from landscribe.core.cells import (
    Tally,
    beside_two,
    clusters,
    column_of,
    count,
    each,
    enclosed,
    even_columns,
    full_columns,
    full_rows,
    has_all,
    kernel,
    longest_across,
    longest_down,
    lowest,
    neighbours,
    row_of,
    spread,
    square_starts,
)
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartographers import box
from landscribe.games.cartographers.base_scoring import terrains_in
from landscribe.games.cartographers.sheet import Sheet, empty, filled

CARDS: dict[str, box.Scoring] = {}
scoring = partial(box.scoring, CARDS)
retail = partial(box.retail, CARDS)


@scoring("forest", "Faunlost Thicket", solo=16, example="F..F./F..F./F.F../..F../....F")
def faunlost_thicket(grid: Grid, sheet: Sheet) -> Tally:
    """Two stars for each space of the longest unbroken column of forest."""
    runs = longest_down(grid, sheet.forest)
    return each(2, spread(lowest(runs.starts), runs.length, grid.cols))


@scoring("forest", "Deepwood", solo=18, example="FFF../FF.F./...FF/..VFF")
def deepwood(grid: Grid, sheet: Sheet) -> Tally:
    """Six stars for each cluster of five or more forest spaces beside no village."""
    stars, cells, homes = 0, grid.none, neighbours(grid, sheet.village)
    for wood in clusters(grid, sheet.forest):
        if count(wood) >= 5 and not wood & homes:
            stars += 6
            cells |= wood
    return Tally(stars, cells)


@scoring("forest", "Heart of the Forest", solo=22, example="FFF../FFF../.F..F")
def heart_of_the_forest(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each forest space with forest or the edge on all sides."""
    return each(3, enclosed(grid, sheet.forest, sheet.forest))


@retail("Heart of the Forest")
def heart_of_the_forest_retail(grid: Grid, sheet: Sheet) -> Tally:
    """Two stars instead."""
    return each(2, enclosed(grid, sheet.forest, sheet.forest))


@scoring("forest", "Sleepy Valley", solo=24, example="F.F.F/FF.../.FFF./....F")
def sleepy_valley(grid: Grid, sheet: Sheet) -> Tally:
    """Four stars for each row with three or more forest spaces."""
    stars, cells = 0, grid.none
    for row in range(grid.rows):
        woods = sheet.forest & row_of(grid, row)
        if count(woods) >= 3:
            stars += 4
            cells |= woods
    return Tally(stars, cells)


@kernel
def irrigated(grid: Grid, sheet: Sheet, stars: int) -> Tally:
    """Stars for each cluster of farms beside three or more water spaces."""
    total, cells = 0, grid.none
    for farm in clusters(grid, sheet.farm):
        waters = neighbours(grid, farm) & sheet.water
        if count(waters) >= 3:
            total += stars
            cells |= farm | waters
    return Tally(total, cells)


@scoring("farm-water", "Craylund", solo=12, example="WAA.A/.AW.W/.W...")
def craylund(grid: Grid, sheet: Sheet) -> Tally:
    """Six stars for each cluster of farms beside three or more water spaces."""
    return irrigated(grid, sheet, 6)


@retail("Craylund")
def craylund_retail(grid: Grid, sheet: Sheet) -> Tally:
    """Seven stars instead."""
    return irrigated(grid, sheet, 7)


@scoring("farm-water", "Ulem's Wallow", solo=14, example="AWA../.A..W/.WA.A")
def ulems_wallow(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each water space beside two or more farm spaces."""
    return each(3, sheet.water & beside_two(grid, sheet.farm))


@retail("Ulem's Wallow")
def ulems_wallow_retail(grid: Grid, sheet: Sheet) -> Tally:
    """Four stars instead."""
    return each(4, sheet.water & beside_two(grid, sheet.farm))


@scoring("farm-water", "Clawsgrove Peaks", solo=15, example="MWW.M/..WA./M...W")
def clawsgrove_peaks(grid: Grid, sheet: Sheet) -> Tally:
    """Five stars for each mountain that a cluster of water connects to a farm."""
    peaks, lakes, fields = grid.none, grid.none, neighbours(grid, sheet.farm)
    for lake in clusters(grid, sheet.water):
        reached = neighbours(grid, lake) & sheet.mountain
        if lake & fields and reached:
            peaks |= reached
            lakes |= lake
    return Tally(5 * count(peaks), peaks | lakes)


@scoring("farm-water", "Jorekborg", solo=18, example="A.W../W.A.A/..W.A/....W")
def jorekborg(grid: Grid, sheet: Sheet) -> Tally:
    """Four stars for each column with as many farm as water spaces, one of each at least."""
    return even_columns(grid, sheet.farm, sheet.water, 4)


@scoring("village", "Traylo Monastery", solo=14, example="VVV.../VV..../..VV../..VVV./......")
def traylo_monastery(grid: Grid, sheet: Sheet) -> Tally:
    """Six stars for each cluster of five or more village spaces on the edge of the map."""
    stars, cells = 0, grid.none
    for city in clusters(grid, sheet.village):
        if count(city) >= 5 and city & grid.edge:
            stars += 6
            cells |= city
    return Tally(stars, cells)


@retail("Traylo Monastery", example="VVVV../....V./.VV..V/.VV..V")
def traylo_monastery_retail(grid: Grid, sheet: Sheet) -> Tally:
    """Seven stars for each cluster with four village spaces in a straight line instead."""
    stars, cells = 0, grid.none
    for city in clusters(grid, sheet.village):
        if longest_across(grid, city).length >= 4 or longest_down(grid, city).length >= 4:
            stars += 7
            cells |= city
    return Tally(stars, cells)


@scoring("village", "Outer Enclave", solo=12, example=".F.../.VVF./..V../V....")
def outer_enclave(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each empty space beside one cluster of villages, the best (C14)."""
    best, free = grid.none, empty(grid, sheet)
    for city in clusters(grid, sheet.village):
        outside = neighbours(grid, city) & free
        if count(outside) > count(best):
            best = outside
    return each(1, best)


@scoring("village", "Gnomish Colony", solo=12, example="VV..../VV..V./....VV/...V..")
def gnomish_colony(grid: Grid, sheet: Sheet) -> Tally:
    """Six stars for each cluster of villages that holds a square of 2x2."""
    stars, cells = 0, grid.none
    for city in clusters(grid, sheet.village):
        if square_starts(grid, city):
            stars += 6
            cells |= city
    return Tally(stars, cells)


@scoring("village", "Caravansary", solo=16, example="VV..../.VVV../...V../V.....")
def caravansary(grid: Grid, sheet: Sheet) -> Tally:
    """A star for each row and each column that one cluster of villages reaches, the best."""
    stars, cells = 0, grid.none
    for city in clusters(grid, sheet.village):
        lines = 0
        for row in range(grid.rows):
            lines += 1 if city & row_of(grid, row) else 0
        for col in range(grid.cols):
            lines += 1 if city & column_of(grid, col) else 0
        if lines > stars:
            stars, cells = lines, city
    return Tally(stars, cells)


@kernel
def mountain_lines(grid: Grid, sheet: Sheet, stars: int) -> Tally:
    """Stars for each full row and each full column with a mountain."""
    total, cells, all_filled = 0, grid.none, filled(sheet)
    for row in full_rows(grid, all_filled):
        if row & sheet.mountain:
            total += stars
            cells |= row
    for column in full_columns(grid, all_filled):
        if column & sheet.mountain:
            total += stars
            cells |= column
    return Tally(total, cells)


@scoring("spatial", "Dwarvenholds", solo=28, example="FMVAW/.F..F/.MF../FWAVX")
def dwarvenholds(grid: Grid, sheet: Sheet) -> Tally:
    """Eight stars for each full row and each full column with a mountain."""
    return mountain_lines(grid, sheet, 8)


@retail("Dwarvenholds")
def dwarvenholds_retail(grid: Grid, sheet: Sheet) -> Tally:
    """Seven stars instead."""
    return mountain_lines(grid, sheet, 7)


@scoring("spatial", "Silos", solo=30, example="FV.../WW.../AA.F./VW.FA")
def silos(grid: Grid, sheet: Sheet) -> Tally:
    """Ten stars for each full column with an odd number."""
    stars, cells, all_filled = 0, grid.none, filled(sheet)
    for col in range(0, grid.cols, 2):
        column = column_of(grid, col)
        if has_all(all_filled, column):
            stars += 10
            cells |= column
    return Tally(stars, cells)


@kernel
def banded(grid: Grid, sheet: Sheet, within: Cells, stars: int) -> Tally:
    """Stars for each row wholly inside `within` that holds five or more different terrains (C11)."""
    total, cells = 0, grid.none
    for row in full_rows(grid, within):
        if terrains_in(sheet, row) >= 5:
            total += stars
            cells |= row
    return Tally(total, cells)


@scoring("spatial", "Banded Hills", solo=28, example="FVAWMX/FFVVAA/FVAW.X")
def banded_hills(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each full row with five or more different terrains."""
    return banded(grid, sheet, filled(sheet), 3)


@retail("Banded Hills")
def banded_hills_retail(grid: Grid, sheet: Sheet) -> Tally:
    """Four stars for each such row, full or not, instead."""
    return banded(grid, sheet, grid.full, 4)


@scoring("spatial", "Starlit Sigil", solo=30, example="..FVW/.FA../FVX.M/A..FW")
def starlit_sigil(grid: Grid, sheet: Sheet) -> Tally:
    """Four stars for each cluster of exactly three empty spaces (C14)."""
    stars, cells = 0, grid.none
    for sigil in clusters(grid, empty(grid, sheet)):
        if count(sigil) == 3:
            stars += 4
            cells |= sigil
    return Tally(stars, cells)
