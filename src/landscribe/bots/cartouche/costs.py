"""How many squares a mural of Cartouche still takes for a chamber or a river, as bots estimate it."""

from typing import NamedTuple

from landscribe.core.cells import cluster_of, count, kernel, lowest, neighbours, singles
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartouche.mural import Mural, all_icons, filled, icons
from landscribe.games.cartouche.tokens import Counts, total

FAR = 9  # more squares than anyone plans for
REACH = 7  # the longest way between two icons of one chamber
DEPTH = 6  # rivers are measured up to one square less


# Chambers: the walls that are missing


class Alone(NamedTuple):
    """The walls missing for chambers with a single icon of one animal, the cheapest four first."""

    first: int
    second: int
    third: int
    fourth: int


@kernel
def walls(grid: Grid, empty: Cells, others: Cells, region: Cells) -> int:
    """The fewest squares that close this region off; it grows as long as it meets no other icon."""
    least = FAR
    while True:
        edge = neighbours(grid, region) & empty & ~region
        least = min(least, count(edge))
        grown = region | (edge & ~others)
        if grown == region or least == 0:
            return least
        region = grown


@kernel
def alone(grid: Grid, mural: Mural, animal: int) -> Alone:
    """What chambers with one icon of this animal still take."""
    empty, every = grid.full & ~filled(mural), all_icons(mural)
    a, b, c, d = FAR, FAR, FAR, FAR
    for icon in singles(icons(mural, animal)):
        cost = walls(grid, empty, every ^ icon, icon)
        if cost < a:
            a, b, c, d = cost, a, b, c
        elif cost < b:
            b, c, d = cost, b, c
        elif cost < c:
            c, d = cost, c
        elif cost < d:
            d = cost
    return Alone(a, b, c, d)


@kernel
def way(grid: Grid, start: Cells, goal: Cells, through: Cells) -> Cells:
    """A shortest way from the start to a cell of the goal, which it includes; none beyond REACH."""
    ball = start
    balls = (start, start, start, start, start, start, start, start)  # the last ones, the widest first
    steps = 0
    while not neighbours(grid, ball) & goal:
        wider = ball | (neighbours(grid, ball) & through)
        steps += 1
        if wider == ball or steps > REACH:
            return grid.none
        ball = wider
        balls = (ball, balls[0], balls[1], balls[2], balls[3], balls[4], balls[5], balls[6])
    at = lowest(neighbours(grid, ball) & goal)
    found, back = at, 0
    while not neighbours(grid, at) & start:
        at = lowest(neighbours(grid, at) & balls[back])
        found |= at
        back += 1
    return found


@kernel
def lacking(mural: Mural, wanted: Counts, region: Cells) -> Cells:
    """The uncovered icons of the animals of which a region has not enough."""
    found = region ^ region
    for animal in range(4):
        those = icons(mural, animal)
        if count(those & region) < wanted[animal]:
            found |= those & ~region
    return found


@kernel
def joined_icons(grid: Grid, mural: Mural, wanted: Counts, seed: Cells) -> Cells:
    """A thin region from this icon to the nearest icons that are wanted with it; none where it is too far."""
    empty, every = grid.full & ~filled(mural), all_icons(mural)
    region = seed
    for _ in range(total(wanted) - 1):
        more = way(grid, region, lacking(mural, wanted, region), empty & ~every)
        if not more:
            return grid.none
        region |= more
    return region


@kernel
def together(grid: Grid, mural: Mural, wanted: Counts) -> int:
    """What one chamber with exactly these icons, two or more, still takes."""
    empty, every, least = grid.full & ~filled(mural), all_icons(mural), FAR
    for animal in range(4):
        if wanted[animal]:
            for icon in singles(icons(mural, animal)):
                region = joined_icons(grid, mural, wanted, icon)
                if region:
                    least = min(least, walls(grid, empty, every & ~region, region))
    return least


@kernel
def chamber_cost(grid: Grid, mural: Mural, first: Counts, second: Counts) -> int:
    """What a chamber story still takes; the walls of two chambers are added."""
    cost = one_chamber(grid, mural, first, 0)
    if total(second):
        cost += one_chamber(grid, mural, second, 1 if second == first else 0)
    return min(cost, FAR)


@kernel
def one_chamber(grid: Grid, mural: Mural, wanted: Counts, besides: int) -> int:
    """What the cheapest chamber with these icons takes, or the second cheapest of single icons."""
    if total(wanted) > 1:
        return together(grid, mural, wanted)
    for animal in range(4):
        if wanted[animal]:
            return alone(grid, mural, animal)[besides]
    return 0


# Rivers: the squares of one colour that are missing


class Flow(NamedTuple):
    """From which cells a river reaches an icon: the cells beside it, then those within 0 to 5 new squares."""

    beside: Cells
    none: Cells
    one: Cells
    two: Cells
    three: Cells
    four: Cells
    five: Cells


@kernel
def flow(grid: Grid, goal: Cells, own: Cells, free: Cells) -> Flow:
    """The cells from which squares of a colour reach one of these icons."""
    beside = neighbours(grid, goal) & (own | free)
    none = cluster_of(grid, beside & own, own)
    one = cluster_of(grid, none | ((neighbours(grid, none) | beside) & free), own)
    two = cluster_of(grid, one | (neighbours(grid, one) & free), own)
    three = cluster_of(grid, two | (neighbours(grid, two) & free), own)
    four = cluster_of(grid, three | (neighbours(grid, three) & free), own)
    five = cluster_of(grid, four | (neighbours(grid, four) & free), own)
    return Flow(beside, none, one, two, three, four, five)


@kernel
def meeting(a: Flow, b: Flow) -> int:
    """The squares that connect two icons."""
    for i in range(DEPTH):
        if a[i + 1] & b.beside:
            return i
    return FAR


@kernel
def meeting_three(a: Flow, b: Flow, c: Flow, free: Cells, least: int) -> int:
    """The squares that connect three icons, if fewer than so many; where all meet is counted once."""
    for i in range(DEPTH):
        for j in range(DEPTH):
            if i + j - 2 >= least:
                break
            both = a[i + 1] & b[j + 1]
            if both:
                for k in range(DEPTH):
                    if i + j + k - 2 >= least:
                        break
                    common = both & c[k + 1]
                    if common:
                        least = min(least, i + j + k - (2 if common & free else 0))
                        break
    return least


@kernel
def meeting_four(a: Flow, b: Flow, c: Flow, d: Flow, free: Cells) -> int:
    """The squares that connect four icons, all in one place."""
    least = FAR
    for i in range(DEPTH):
        for j in range(DEPTH):
            both = a[i + 1] & b[j + 1]
            for k in range(DEPTH):
                three = both & c[k + 1]
                if three and i + j + k - 3 < least:
                    for last in range(DEPTH):
                        common = three & d[last + 1]
                        if common:
                            least = min(least, i + j + k + last - (3 if common & free else 0))
                            break
    return least


@kernel
def nth_flow(grid: Grid, those: Cells, number: int, own: Cells, free: Cells) -> Flow:
    """The flow to one of these icons, by its number in row order; from nowhere where there are fewer."""
    for _ in range(number):
        those &= ~lowest(those)
    return flow(grid, lowest(those), own, free)


@kernel
def several(grid: Grid, those: Cells, number: int, other: Cells, own: Cells, free: Cells, least: int) -> int:
    """The squares that connect two or three different icons of an animal, or two with one of another.

    More than so many are not looked for.
    """
    flows = (
        nth_flow(grid, those, 0, own, free),
        nth_flow(grid, those, 1, own, free),
        nth_flow(grid, those, 2, own, free),
        nth_flow(grid, those, 3, own, free),
        nth_flow(grid, those, 4, own, free),
    )
    last = flow(grid, other, own, free)
    for i in range(5):
        for j in range(i):
            if number == 3:
                for k in range(j):
                    least = meeting_three(flows[i], flows[j], flows[k], free, least)
            elif other:
                least = meeting_three(flows[i], flows[j], last, free, least)
            else:
                least = min(least, meeting(flows[i], flows[j]))
    return least


@kernel
def river_of(grid: Grid, mural: Mural, colour: int, wanted: Counts, least: int) -> int:
    """What a river of this colour along these icons still takes, if it is less than so much."""
    empty, own = grid.full & ~filled(mural), mural[colour] | mural.cartouche
    kinds, kept, most, twin = 0, grid.none, 1, -1
    for animal in range(4):
        if wanted[animal]:
            kinds += 1
            kept |= icons(mural, animal)
            if wanted[animal] > 1:
                most, twin = wanted[animal], animal
    free = empty & ~kept
    if most > 1:
        those = icons(mural, twin)
        return several(grid, those, most, kept & ~those, own, free, least)
    a, b, c, d, number = grid.none, grid.none, grid.none, grid.none, 0
    for animal in range(4):
        if wanted[animal]:
            a, b, c, d = icons(mural, animal), a, b, c
            number += 1
    first, second = flow(grid, a, own, free), flow(grid, b, own, free)
    if kinds == 2:
        return meeting(first, second)
    third = flow(grid, c, own, free)
    if kinds == 3:
        return meeting_three(first, second, third, free, least)
    return meeting_four(first, second, third, flow(grid, d, own, free), free)


@kernel
def river_cost(grid: Grid, mural: Mural, colour: int, wanted: Counts) -> int:
    """What a river story still takes; without a colour of its own, in the best colour."""
    if colour >= 0:
        return river_of(grid, mural, colour, wanted, FAR)
    least, is_new = FAR, True
    for animal in range(4):
        if mural[animal] or is_new:  # colours that are not there yet are all the same
            least = min(least, river_of(grid, mural, animal, wanted, least))
        is_new = is_new and bool(mural[animal])
    return least
