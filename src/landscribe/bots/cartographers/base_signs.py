"""The own signs of the scoring cards of Cartographers."""

from landscribe.bots.cartographers.signs import signs
from landscribe.bots.signs import (
    Land,
    Own,
    is_in,
    lines_lacking,
    narrow_room,
    open_sides,
    ranked,
    size_of,
    tallied,
    tie_of,
    with_gap,
)
from landscribe.core.cells import (
    clusters,
    column_of,
    count,
    kernel,
    neighbours,
    row_of,
    spread,
    square_starts,
)
from landscribe.core.grid import Grid
from landscribe.games.cartographers import base_scoring as cards
from landscribe.games.cartographers.base_scoring import terrains_in
from landscribe.games.cartographers.sheet import Sheet, filled


@signs(cards.sentinel_wood)
def sentinel_wood(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """The empty edge, and how much of it is narrow."""
    return narrow_room(grid, grid.edge, land)


@signs(cards.greenbough)
def greenbough(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Lines without forest, by the room that is left in them."""
    rooms = 0
    for place in range(grid.rows + grid.cols):
        line = row_of(grid, place) if place < grid.rows else column_of(grid, place - grid.rows)
        if not sheet.forest & line:
            rooms = tallied(rooms, count(land.free & line))
    narrow = with_gap(rooms, 1) + with_gap(rooms, 2)
    wide = with_gap(rooms, 3) + with_gap(rooms, 4) + with_gap(rooms, 5)
    return narrow, wide, with_gap(rooms, 6), 0, 0, 0, 0


@signs(cards.treetower)
def treetower(_grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Forest by how many sides are open."""
    wide = sheet.forest & (land.three | land.four)
    return count(sheet.forest & land.one), count(sheet.forest & land.two), count(wide), 0, 0, 0, 0


@signs(cards.stoneside_forest)
def stoneside_forest(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Mountains that forest touches, and those that it would connect if it grew by a space."""
    woods, linked, number = grid.none, grid.none, 0
    for wood in clusters(grid, sheet.forest):
        peaks = count(neighbours(grid, wood) & sheet.mountain)
        if peaks:
            woods, number = woods | wood, number + 1
        if peaks > 1:
            linked |= wood
    grown, soon = woods | neighbours(grid, woods) & land.free, grid.none
    for wood in clusters(grid, grown):
        reached = neighbours(grid, wood) & sheet.mountain
        if count(reached) > 1:
            soon |= reached
    return (
        count(neighbours(grid, woods) & sheet.mountain),
        number,
        count(soon),
        open_sides(grid, woods, land),
        open_sides(grid, linked, land),
        count(sheet.forest & neighbours(grid, land.free)),
        0,
    )


@signs(cards.canal_lake)
def canal_lake(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Lonely farms and waters that can still meet, and the empty spaces beside them."""
    wet, tilled, near = neighbours(grid, sheet.water), neighbours(grid, sheet.farm), ~land.none
    return (
        count(sheet.water & ~tilled & near),
        count(sheet.farm & ~wet & near),
        count(land.free & wet & ~tilled),
        count(land.free & tilled & ~wet),
        count(land.free & tilled & wet),
        0,
        0,
    )


@signs(cards.mages_valley)
def mages_valley(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """The empty spaces beside mountains, and how many of them are narrow."""
    return narrow_room(grid, neighbours(grid, sheet.mountain), land)


@signs(cards.the_golden_granary)
def the_golden_granary(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Empty ruins and the empty spaces beside ruins, and how many of them are narrow."""
    ruins, banks = land.free & sheet.ruins, land.free & neighbours(grid, sheet.ruins)
    narrow = land.none | land.one
    return count(ruins), count(banks), count(ruins & narrow), count(banks & narrow), 0, 0, 0


@signs(cards.shoreside_expanse)
def shoreside_expanse(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Clusters that are safe, open or spoiled, and the land where further ones can lie."""
    wet, tilled = neighbours(grid, sheet.water), neighbours(grid, sheet.farm)
    safe, sides, size, spoiled = 0, 0, 0, 0
    for kind in range(2):
        cells, shunned = (sheet.farm, wet | grid.edge) if kind else (sheet.water, tilled | grid.edge)
        for cluster in clusters(grid, cells):
            if cluster & shunned:
                spoiled += 1
            else:
                around = open_sides(grid, cluster, land)
                safe, sides, size = safe + is_in(around, 0, 0), sides + around, size + count(cluster)
    inner = land.free & ~grid.edge
    return (
        safe,
        sides,
        size,
        spoiled,
        count(inner & ~wet),
        count(inner & ~tilled),
        count(inner & ~wet & ~tilled),
    )


@signs(cards.wildholds)
def wildholds(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Villages that lack one, two, three or more spaces, and those that cannot grow."""
    one, two, three, more, stuck, sides = 0, 0, 0, 0, 0, 0
    for city in clusters(grid, sheet.village):
        size, around = count(city), open_sides(grid, city, land)
        if size < 6 and not around:
            stuck += 1
        elif size < 6:
            one, two, three = one + is_in(size, 5, 5), two + is_in(size, 4, 4), three + is_in(size, 3, 3)
            more, sides = more + is_in(size, 1, 2), sides + around
    return one, two, three, more, stuck, sides, 0


@signs(cards.great_city)
def great_city(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Where the largest cities away from mountains can grow."""
    foothills, first, second = neighbours(grid, sheet.mountain), 0, 0
    for city in clusters(grid, sheet.village & ~foothills):
        if neighbours(grid, city) & sheet.village & foothills:
            continue
        rank = ranked(count(city), count(neighbours(grid, city) & land.free & ~foothills), 0)
        first, second = max(first, rank), max(second, min(first, rank))
    stuck = 0 if tie_of(first) else size_of(first)
    return tie_of(first), size_of(second), tie_of(second), stuck, count(sheet.village & foothills), 0, 0


@signs(cards.greengold_plains)
def greengold_plains(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """Villages beside two terrains, one or none that can grow, and those that cannot."""
    two, one, bare, stuck = 0, 0, 0, 0
    for city in clusters(grid, sheet.village):
        beside = neighbours(grid, city) & ~sheet.village
        terrains = terrains_in(sheet, beside)
        if terrains >= 3:
            continue
        if not beside & land.free:
            stuck += 1
        two, one, bare = (
            two + is_in(terrains, 2, 2),
            one + is_in(terrains, 1, 1),
            bare + is_in(terrains, 0, 0),
        )
    return two, one, bare, stuck, count(land.free & neighbours(grid, sheet.village)), 0, 0


@signs(cards.shieldgate)
def shieldgate(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """The largest and the third largest city, and where the three can grow."""
    first, second, third = 0, 0, 0
    for city in clusters(grid, sheet.village):
        rank = ranked(count(city), open_sides(grid, city, land), 0)
        third = max(third, min(second, rank))
        first, second = max(first, rank), max(second, min(first, rank))
    stuck = 0 if tie_of(second) else size_of(second)
    return size_of(first), size_of(third), tie_of(first), tie_of(second), tie_of(third), stuck, 0


@signs(cards.borderlands)
def borderlands(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """Lines by how few spaces they lack."""
    return lines_lacking(grid, grid.full, land)


@kernel
def least_gap(grid: Grid, land: Land, side: int) -> int:
    """How many empty spaces, at least, a square of this side holds."""
    square = spread(spread(grid.first, side, 1), side, grid.cols)
    least = 99
    for row in range(grid.rows - side + 1):
        for col in range(grid.cols - side + 1):
            least = min(least, count(land.free & square << (row * grid.cols + col)))
    return least


@signs(cards.lost_barony)
def lost_barony(grid: Grid, sheet: Sheet, land: Land) -> Own:
    """What the next larger squares lack."""
    side, larger = 0, filled(sheet)
    while larger:
        side, larger = side + 1, square_starts(grid, larger)
    gap, further = least_gap(grid, land, side + 1), least_gap(grid, land, side + 2)
    return (
        is_in(gap, 0, 1),
        is_in(gap, 2, 2),
        is_in(gap, 3, 4),
        is_in(gap, 5, 7),
        min(gap, 20),
        min(further, 20),
        is_in(further, 0, 4),
    )


@signs(cards.the_broken_road)
def the_broken_road(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """Diagonals by how few spaces they lack, and those with a narrow gap."""
    gaps, narrow, left = 0, 0, 0
    diagonal = spread(grid.first, grid.rows, grid.cols + 1)
    for row in range(max(0, grid.rows - grid.cols), grid.rows):
        road = diagonal << row * grid.cols & land.free
        gap = count(road)
        gaps = tallied(gaps, gap)
        if gap > 3:
            left += gap
        elif road & land.none:
            narrow += 1
    return with_gap(gaps, 1), with_gap(gaps, 2), with_gap(gaps, 3), narrow, left, 0, 0


@signs(cards.the_cauldrons)
def the_cauldrons(grid: Grid, _sheet: Sheet, land: Land) -> Own:
    """Empty spaces with one open side or two, and those from which no closed one is near."""
    closed = land.free & land.none
    around = neighbours(grid, neighbours(grid, closed))
    return (
        count(land.free & land.one),
        count(land.free & land.two),
        count(land.free & ~closed & ~around),
        count(land.none & ~land.free),
        0,
        0,
        0,
    )
