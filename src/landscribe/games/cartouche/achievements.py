"""The achievements of Cartouche: four about stories, cards, what each still takes, and their rewards."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from landscribe.core.cells import (
    cluster_of,
    column_of,
    count,
    full_columns,
    full_rows,
    kernel,
    neighbours,
    row_of,
)
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartouche.mural import GRID, Mural, chambers, counted, filled, rivers, solid
from landscribe.games.cartouche.stories import Kind
from landscribe.games.cartouche.tokens import Counts, Tokens, short, total

Test: TypeAlias = Callable[[Grid, Mural], Cells]
"""The cells that fulfil a card; none while it is not fulfilled."""

Distance: TypeAlias = Callable[[Grid, Mural], int]
"""How much a card still takes: squares, icons or chambers."""

NEVER = 99  # a distance that black tiles have made endless

TESTS: dict[str, Test] = {}
DISTANCES: dict[str, Distance] = {}


class Card(NamedTuple):
    """An achievement card: what its distance counts, a mural that fulfils it, a star for a first game."""

    name: str
    unit: str
    example: str = ""  # none where it is paid for
    star: bool = False
    since: int = 1  # the version of the rules that brought it


CARDS = {
    "A1": Card("A row and a column", "squares", "CCCB/S.h./S..b/OcBB"),
    "A2": Card("Two rows or two columns", "squares", "CCBB/s..h/HHSO/.b.H", star=True),
    "A3": Card("A chamber of eight", "icons", "csbhC/hbscC/CCCCC/c...s"),
    "A4": Card("A chamber of twins", "icons", "ccS.b/SSS.s", star=True),
    "A5": Card("Four alike, each alone", "chambers", "cBcBs/BBBB./cBcB."),
    "A6": Card("From corner to corner", "squares", "C..O/CSS./..BH/H..H"),
    "A7": Card("From side to side", "squares", "C.B./CCO./..CC/B...", star=True),
    "A8": Card("Six alike", "tokens"),
    "A9": Card("Two of each", "tokens"),
}


# What the two cards that are paid for cost: A8 six of one animal, A9 two of each.
PRICES = {
    "A8": (Counts(cat=6), Counts(snake=6), Counts(bird=6), Counts(human=6)),
    "A9": (Counts(2, 2, 2, 2),),
}

# The achievements of every game: so many completed stories of one kind, or of any one kind.
BY_KIND = {"rivers": Kind.RIVER, "chambers": Kind.CHAMBER, "tokens": Kind.TOKEN}
OF_A_KIND, IDENTICAL = 3, 5
FIXED = (*BY_KIND, "identical")


def fulfilled_by(name: str) -> Callable[[Test], Test]:
    """Declares which cells fulfil the card with this name."""

    def declare(rule: Test) -> Test:
        TESTS[name] = kernel(rule)
        return rule

    return declare


def distance(name: str) -> Callable[[Distance], Distance]:
    """Declares how much the card with this name still takes: 0 where its test finds cells."""

    def declare(rule: Distance) -> Distance:
        DISTANCES[name] = kernel(rule)
        return rule

    return declare


@fulfilled_by("A1")
def row_and_column(grid: Grid, mural: Mural) -> Cells:
    """The full rows and columns, when there is one of each."""
    rows, columns = grid.none, grid.none
    for row in full_rows(grid, solid(mural)):
        rows |= row
    for column in full_columns(grid, solid(mural)):
        columns |= column
    return rows | columns if rows and columns else grid.none


@distance("A1")
def row_and_column_distance(grid: Grid, mural: Mural) -> int:
    """The squares to fill for the easiest row with the easiest column."""
    least, done = NEVER, solid(mural)
    for row in range(grid.rows):
        for col in range(grid.cols):
            least = min(least, _to_fill(row_of(grid, row) | column_of(grid, col), done, mural.black))
    return least


@fulfilled_by("A2")
def two_lines(grid: Grid, mural: Mural) -> Cells:
    """The full rows when there are two or more, and the full columns likewise."""
    rows, columns, cells = grid.none, grid.none, grid.none
    for row in full_rows(grid, solid(mural)):
        if rows:
            cells |= rows | row
        rows |= row
    for column in full_columns(grid, solid(mural)):
        if columns:
            cells |= columns | column
        columns |= column
    return cells


@distance("A2")
def two_lines_distance(grid: Grid, mural: Mural) -> int:
    """The squares to fill for the two easiest rows or the two easiest columns."""
    least, done = NEVER, solid(mural)
    for one in range(grid.rows):
        for other in range(one):
            rows, columns = (
                row_of(grid, one) | row_of(grid, other),
                column_of(grid, one) | column_of(grid, other),
            )
            least = min(least, _to_fill(rows, done, mural.black), _to_fill(columns, done, mural.black))
    return least


@kernel
def _to_fill(cells: Cells, done: Cells, black: Cells) -> int:
    """How many of these cells are not filled; NEVER where a black tile lies among them (K19)."""
    return NEVER if cells & black else count(cells & ~done)


@fulfilled_by("A3")
def chamber_of_eight(grid: Grid, mural: Mural) -> Cells:
    """The first chamber with exactly eight icons (K29)."""
    for chamber in chambers(grid, mural):
        if total(counted(mural, chamber)) == 8:
            return chamber
    return grid.none


@distance("A3")
def chamber_of_eight_distance(grid: Grid, mural: Mural) -> int:
    """The icons that the nearest chamber lacks or has too many."""
    least = 8
    for chamber in chambers(grid, mural):
        least = min(least, abs(8 - total(counted(mural, chamber))))
    return least


@fulfilled_by("A4")
def chamber_of_twins(grid: Grid, mural: Mural) -> Cells:
    """The first chamber whose only icons are two of one animal (K29)."""
    for chamber in chambers(grid, mural):
        found = counted(mural, chamber)
        if total(found) == 2 and max(found.cat, found.snake, found.bird, found.human) == 2:
            return chamber
    return grid.none


@distance("A4")
def chamber_of_twins_distance(grid: Grid, mural: Mural) -> int:
    """The icons that the nearest chamber lacks or has too many."""
    least = 2
    for chamber in chambers(grid, mural):
        found = counted(mural, chamber)
        most = max(found.cat, found.snake, found.bird, found.human)
        least = min(least, abs(2 - most) + total(found) - most)
    return least


@fulfilled_by("A5")
def four_alone(grid: Grid, mural: Mural) -> Cells:
    """The chambers with one icon, when four or more hold the same animal (K29)."""
    for animal in range(4):
        cells = grid.none
        number = 0
        for chamber in chambers(grid, mural):
            found = counted(mural, chamber)
            if total(found) == 1 and found[animal] == 1:
                cells |= chamber
                number += 1
        if number >= 4:
            return cells
    return grid.none


@distance("A5")
def four_alone_distance(grid: Grid, mural: Mural) -> int:
    """The chambers that are missing to four, for the best animal."""
    most = 0
    for animal in range(4):
        number = 0
        for chamber in chambers(grid, mural):
            found = counted(mural, chamber)
            if total(found) == 1 and found[animal] == 1:
                number += 1
        most = max(most, number)
    return max(4 - most, 0)


@fulfilled_by("A6")
def corner_to_corner(grid: Grid, mural: Mural) -> Cells:
    """The connected tiles of any kind that hold two opposite corners (K28)."""
    for left, right in _corners(grid):
        if left & solid(mural):
            group = cluster_of(grid, left, solid(mural))
            if group & right:
                return group
    return grid.none


@distance("A6")
def corner_to_corner_distance(grid: Grid, mural: Mural) -> int:
    """The squares to fill between two opposite corners."""
    least = NEVER
    for left, right in _corners(grid):
        least = min(least, gap(grid, left, right, solid(mural), grid.full & ~filled(mural)))
    return least


@kernel
def _corners(grid: Grid) -> tuple[tuple[Cells, Cells], tuple[Cells, Cells]]:
    last_row, last_col = (grid.rows - 1) * grid.cols, grid.cols - 1
    return (
        (grid.first, grid.first << last_row + last_col),
        (grid.first << last_row, grid.first << last_col),
    )


@fulfilled_by("A7")
def side_to_side(grid: Grid, mural: Mural) -> Cells:
    """The first river that touches two opposite sides."""
    for animal in range(4):
        for river in rivers(grid, mural, animal):
            for one, other in _sides(grid):
                if river & one and river & other:
                    return river
    return grid.none


@distance("A7")
def side_to_side_distance(grid: Grid, mural: Mural) -> int:
    """The squares of one animal to fill between two opposite sides."""
    least = NEVER
    for animal in range(4):
        for one, other in _sides(grid):
            river = mural[animal] | mural.cartouche
            least = min(least, gap(grid, one, other, river, grid.full & ~filled(mural)))
    return least


@kernel
def _sides(grid: Grid) -> tuple[tuple[Cells, Cells], tuple[Cells, Cells]]:
    return (
        (grid.top, grid.top << (grid.rows - 1) * grid.cols),
        (grid.left, grid.left << grid.cols - 1),
    )


@kernel
def gap(grid: Grid, start: Cells, goal: Cells, through: Cells, free: Cells) -> int:
    """The fewest free cells to add so that cells of `through` connect the start with the goal."""
    reached = cluster_of(grid, start & through, through)
    for number in range(NEVER):
        if reached & goal:
            return number
        wider = reached | ((neighbours(grid, reached) | start) & free)
        wider = cluster_of(grid, wider, through)
        if wider == reached:
            return NEVER
        reached = wider
    return NEVER


def cells_for(name: str, mural: Mural) -> Cells:
    """The cells that fulfil a card; none for a card that is paid for."""
    return TESTS[name](GRID, mural) if name in TESTS else GRID.none


def missing_for(name: str, mural: Mural, tokens: Tokens, completed: tuple[int, ...]) -> int:
    """How much an achievement still takes; `completed` are the stories told of each kind."""
    if name in BY_KIND:
        return max(OF_A_KIND - completed[BY_KIND[name]], 0)
    if name == "identical":
        return max(IDENTICAL - max(completed), 0)
    if name in PRICES:
        return min(short(tokens, price, 0) for price in PRICES[name])
    return DISTANCES[name](GRID, mural)


def unit_of(name: str) -> str:
    """What `missing_for` counts."""
    return CARDS[name].unit if name in CARDS else "stories"


def rewards(name: str, seats: int) -> tuple[int, ...]:
    """The reward spaces of an achievement, the best first; one and two players use the same side."""
    few, many = _REWARDS.get(name, _REWARDS["card"])
    return few if seats <= 2 else many


_REWARDS = {
    "rivers": ((5, 3), (6, 4, 2)),
    "chambers": ((5, 3), (6, 4, 2)),
    "tokens": ((5, 3), (6, 4, 2)),
    "identical": ((8, 5), (9, 7, 5)),
    "card": ((7, 4), (8, 6, 4)),
}
