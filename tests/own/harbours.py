"""Cards of one's own: harbours, an oak that stands alone, a windmill, and a map of islands."""

from landscribe.core.cells import Tally, count, each, lowest, neighbours
from landscribe.core.grid import Grid
from landscribe.games.cartographers.own import explore, scoring, side
from landscribe.games.cartographers.sheet import Sheet
from landscribe.games.mapmaker import elements
from landscribe.games.mapmaker.own import mission


@scoring(
    "village",
    "Harbours",
    solo=16,
    example="WV../.V../V..W",
    en="2 stars for each village space beside water.",
    fr=("Ports", "2 étoiles pour chaque case Village adjacente à une case Eau."),
)
def harbours(grid: Grid, sheet: Sheet) -> Tally:
    """Two stars for each village space beside water."""
    return each(2, sheet.village & neighbours(grid, sheet.water))


@scoring(
    "forest", "Lone Oaks", solo=14, example="F.FF/..../F...", en='3 stars for each forest {alone}, "so".'
)
def lone_oaks(grid: Grid, sheet: Sheet) -> Tally:
    """Three stars for each forest space with no other beside it."""
    alone, left = grid.none, sheet.forest
    while left:
        tree = lowest(left)
        left ^= tree
        if not neighbours(grid, tree) & sheet.forest:
            alone |= tree
    return Tally(3 * count(alone), alone)


explore("Windmill", 1, "farm village", "##o", "##/##")
side(
    "Islands",
    *("M.........M", "...........", "..r.....r..", "...........", ".....#.....", "M...###...."),
    *(".....#.....", "...........", "..r.....r..", "...........", "M.........M"),
    fr="Îles",
)


@mission("Ferries", example="FW.W/..F.", en="1 point for each water field beside forest.")
def ferries(grid: Grid, sheet: elements.Sheet) -> Tally:
    """A point for each water field beside forest."""
    return each(1, sheet.water & neighbours(grid, sheet.forest))
