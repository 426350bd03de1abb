"""The own signs of the scoring cards of Cartographers Heroes."""

from landscribe.bots.cartographers.signs import signs
from landscribe.bots.signs import (
    Land,
    Own,
    evening_columns,
    growing_down,
    is_in,
    land_of,
    last_of,
    lines_lacking,
    odd_columns_lacking,
    open_sides,
    ranked,
    size_of,
    tie_of,
)
from landscribe.core.cells import (
    beside_two,
    clusters,
    column_of,
    count,
    longest_across,
    longest_down,
    neighbours,
    row_of,
    square_starts,
)
from landscribe.core.grid import Grid
from landscribe.games.cartographers import heroes_scoring as cards
from landscribe.games.cartographers.base_scoring import terrains_in
from landscribe.games.cartographers.sheet import Sheet


@signs(cards.faunlost_thicket)
def faunlost_thicket(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Where the longest columns of forest can grow, and how long they can become."""
    return growing_down(grid, sheet.forest, land)


@signs(cards.deepwood)
def deepwood(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Woods away from villages that lack a space, two or more; those that are spoiled or cannot grow."""
    one, two, more, spoiled, stuck, sides, exposed = 0, 0, 0, 0, 0, 0, 0
    homes = neighbours(grid, sheet.village)
    for wood in clusters(grid, sheet.forest):
        size, around = count(wood), open_sides(grid, wood, land)
        if wood & homes:
            spoiled += 1
        elif size >= 5:
            exposed += around
        elif not around:
            stuck += 1
        else:
            one, two, more = one + is_in(size, 4, 4), two + is_in(size, 3, 3), more + is_in(size, 1, 2)
            sides += around
    return one, two, more, spoiled, stuck, sides, exposed


@signs(cards.heart_of_the_forest, cards.heart_of_the_forest_retail)
def heart_of_the_forest(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Forest that lacks forest on one side or two, where these sides are empty."""
    others = land_of(grid, grid.full & ~sheet.forest)
    return (
        count(sheet.forest & others.one & land.one),
        count(sheet.forest & others.two & land.two),
        count(sheet.forest & others.one & land.none),
        count(land.free & others.none),
        count(land.free & others.one),
        count(sheet.forest & grid.edge),
        count(square_starts(grid, sheet.forest)),
    )


@signs(cards.sleepy_valley)
def sleepy_valley(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Rows that lack one forest, two or three, and have room for them."""
    one, two, three, lost = 0, 0, 0, 0
    for row in range(grid.rows):
        line = row_of(grid, row)
        missing, room = 3 - count(sheet.forest & line), count(land.free & line)
        if missing > room:
            lost += 1
        else:
            one, two = one + is_in(missing, 1, 1), two + is_in(missing, 2, 2)
            three += is_in(missing, 3, 3)
    return one, two, three, lost, 0, 0, 0


@signs(cards.craylund, cards.craylund_retail)
def craylund(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Farms that lack one water, two or three, and have room for them."""
    one, two, three, lost, sides = 0, 0, 0, 0, 0
    for farm in clusters(grid, sheet.farm):
        missing, room = 3 - count(neighbours(grid, farm) & sheet.water), open_sides(grid, farm, land)
        if missing > room:
            lost += 1
        else:
            one, two = one + is_in(missing, 1, 1), two + is_in(missing, 2, 2)
            three, sides = three + is_in(missing, 3, 3), sides + room
    return one, two, three, lost, sides, open_sides(grid, sheet.water, land), 0


@signs(cards.ulems_wallow, cards.ulems_wallow_retail)
def ulems_wallow(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Waters that lack a farm or two, and empty spaces beside farms."""
    tilled, two = neighbours(grid, sheet.farm), beside_two(grid, sheet.farm)
    wide = sheet.water & ~land.none & ~land.one
    return (
        count(sheet.water & tilled & ~two & ~land.none),
        count(wide & ~tilled),
        count(land.free & two),
        count(land.free & tilled & ~two),
        count(land.free & neighbours(grid, sheet.water & ~two)),
        0,
        0,
    )


@signs(cards.clawsgrove_peaks)
def clawsgrove_peaks(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Lakes that lack a farm or a mountain, and mountains that water can still reach."""
    dry, low, sides, peaks = 0, 0, 0, grid.none
    fields = neighbours(grid, sheet.farm)
    for lake in clusters(grid, sheet.water):
        reached = neighbours(grid, lake) & sheet.mountain
        if lake & fields:
            low += 0 if reached else 1
            sides += open_sides(grid, lake, land)
        elif reached and open_sides(grid, lake, land):
            dry, peaks = dry + 1, peaks | reached
    unreached = sheet.mountain & ~neighbours(grid, sheet.water)
    return (
        count(peaks),
        dry,
        low,
        sides,
        count(unreached & ~land.none),
        count(land.free & neighbours(grid, unreached) & neighbours(grid, sheet.water)),
        0,
    )


@signs(cards.jorekborg)
def jorekborg(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Columns that lack a farm or water, two or more; bare ones; and even ones that may change."""
    return evening_columns(grid, sheet.farm, sheet.water, land)


@signs(cards.traylo_monastery)
def traylo_monastery(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Villages on the edge that lack a space, two or more; those away from it; those that cannot grow."""
    one, two, more, inner, stuck, sides = 0, 0, 0, 0, 0, 0
    for city in clusters(grid, sheet.village):
        size, around = count(city), open_sides(grid, city, land)
        if size >= 5 and city & grid.edge:
            continue
        if not around:
            stuck += 1
        elif city & grid.edge:
            one, two, more = one + is_in(size, 4, 4), two + is_in(size, 3, 3), more + is_in(size, 1, 2)
            sides += around
        else:
            inner += 1
    return one, two, more, inner, stuck, sides, count(land.free & grid.edge)


@signs(cards.traylo_monastery_retail)
def traylo_monastery_retail(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Villages by their longest straight line."""
    three, two, one, stuck, sides = 0, 0, 0, 0, 0
    for city in clusters(grid, sheet.village):
        length = max(longest_across(grid, city).length, longest_down(grid, city).length)
        around = open_sides(grid, city, land)
        if length >= 4:
            continue
        if not around:
            stuck += 1
        three, two, one = three + is_in(length, 3, 3), two + is_in(length, 2, 2), one + is_in(length, 1, 1)
        sides += around
    return three, two, one, stuck, sides, 0, 0


@signs(cards.outer_enclave)
def outer_enclave(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """The second best village, how long the best is, and the empty land around it that is wide."""
    first, second = 0, 0
    for city in clusters(grid, sheet.village):
        outside = neighbours(grid, city) & land.free
        wide = count(outside & ~land.none & ~land.one)
        rank = ranked(count(outside), count(city), wide)
        first, second = max(first, rank), max(second, min(first, rank))
    return size_of(second), tie_of(first), last_of(first), 0, 0, 0, 0


@signs(cards.gnomish_colony)
def gnomish_colony(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Villages without a square, by what it takes to make one; and room for new ones."""
    near, far, stuck, merged = 0, 0, 0, 0
    room = square_starts(grid, land.free & ~neighbours(grid, sheet.village))
    for city in clusters(grid, sheet.village):
        around = neighbours(grid, city) & land.free
        if square_starts(grid, city):
            merged += count(around)
        elif not square_starts(grid, city | around):
            stuck += 1
        elif count(city) >= 2:
            near += 1
        else:
            far += 1
    return near, far, stuck, merged, count(room), 0, 0


@signs(cards.caravansary)
def caravansary(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """The largest village: its size, where it can grow, and how far its growing reaches new lines."""
    first, others = 0, 0
    for city in clusters(grid, sheet.village):
        if count(city) < size_of(first):
            others = max(others, count(city))
            continue
        grown, reach = neighbours(grid, city) & land.free, 0
        for place in range(grid.rows + grid.cols):
            line = row_of(grid, place) if place < grid.rows else column_of(grid, place - grid.rows)
            reach += 1 if grown & line and not city & line else 0
        rank = ranked(count(city), count(grown), reach)
        first, others = max(first, rank), max(others, size_of(min(first, rank)))
    return size_of(first), tie_of(first), last_of(first), others, 0, 0, 0


@signs(cards.dwarvenholds, cards.dwarvenholds_retail)
def dwarvenholds(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Lines with a mountain by how few spaces they lack."""
    return lines_lacking(grid, sheet.mountain, land)


@signs(cards.silos)
def silos(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """Odd columns by how few spaces they lack, and those with a narrow gap."""
    return odd_columns_lacking(grid, land)


@signs(cards.banded_hills)
def banded_hills(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Rows with five terrains, or four, by how few spaces they lack; full ones that lack terrains."""
    rich, rich_soon, poor, poor_soon, lost = 0, 0, 0, 0, 0
    for row in range(grid.rows):
        line = row_of(grid, row)
        gap, terrains = count(line & land.free), terrains_in(sheet, line)
        if gap == 0 or terrains + gap < 5:
            lost += 1 if terrains < 5 else 0
        elif terrains >= 5:
            rich, rich_soon = rich + 1, rich_soon + is_in(gap, 1, 2)
        elif terrains == 4:
            poor, poor_soon = poor + 1, poor_soon + is_in(gap, 1, 3)
    return rich, rich_soon, poor, poor_soon, lost, 0, 0


@signs(cards.banded_hills_retail)
def banded_hills_retail(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Rows by how few terrains they lack, and those without room for them."""
    one, two, three, lost = 0, 0, 0, 0
    for row in range(grid.rows):
        line = row_of(grid, row)
        room, missing = count(line & land.free), 5 - terrains_in(sheet, line)
        if missing > room:
            lost += 1
        else:
            one, two, three = (
                one + is_in(missing, 1, 1),
                two + is_in(missing, 2, 2),
                three + is_in(missing, 3, 3),
            )
    return one, two, three, lost, 0, 0, 0


@signs(cards.starlit_sigil)
def starlit_sigil(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """Clusters of empty spaces that are a little too large, or already too small."""
    four, five, seven, ten, small = 0, 0, 0, 0, 0
    for hollow in clusters(grid, land.free):
        size = count(hollow)
        four, five, seven = four + is_in(size, 4, 4), five + is_in(size, 5, 5), seven + is_in(size, 6, 7)
        ten, small = ten + is_in(size, 8, 10), small + is_in(size, 1, 2)
    return four, five, seven, ten, small, 0, 0
