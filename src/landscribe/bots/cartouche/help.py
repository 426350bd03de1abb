"""Which squares of a mural would help open stories: where to look first for good placements."""

from typing import NamedTuple

from landscribe.bots.cartouche.costs import FAR, Flow, flow, joined_icons, meeting, nth_flow
from landscribe.bots.cartouche.worth import CHAMBER, TOKEN
from landscribe.core.cells import count, neighbours, singles
from landscribe.core.grid import Cells
from landscribe.games.cartouche.mural import CARTOUCHE, Mural, all_icons, filled, icons
from landscribe.games.cartouche.tiles import Layers, Placement
from landscribe.games.cartouche.tokens import Counts, total
from landscribe.native.cartouche.cards import grid, wanted_of
from landscribe.native.cartouche.workspace import Workspace, mural_of
from landscribe.native.compile import part, separate

WALL, BANK, COVERED = 0.8, 1.0, -0.4
"""What a square is worth that closes a chamber, that lengthens a river, or that covers an icon."""


class Help(NamedTuple):
    """Squares that would close a chamber, that would lengthen a river of each colour, and all icons."""

    walls: Cells
    cat: Cells
    snake: Cells
    bird: Cells
    human: Cells
    icons: Cells


@separate
def help_for(seat: int, work: Workspace) -> Help:
    """What the open stories of a seat want."""
    mural = mural_of(seat, work)
    walls, cat, snake, bird, human = grid.none, grid.none, grid.none, grid.none, grid.none
    for place in range(work.open[seat]):
        wanted = wanted_of(work.stories[seat, place])
        if wanted.kind == CHAMBER:
            walls |= _walls(mural, wanted.first)
            if total(wanted.second):
                walls |= _walls(mural, wanted.second)
        elif wanted.kind != TOKEN:
            for colour in range(4):
                if wanted.colour in (-1, colour):
                    cells = _banks(mural, colour, wanted.first)
                    if colour == 0:
                        cat |= cells
                    elif colour == 1:
                        snake |= cells
                    elif colour == 2:
                        bird |= cells
                    else:
                        human |= cells
    return Help(walls, cat, snake, bird, human, all_icons(mural))


@part
def helped(found: Help, layers: Layers, placement: Placement) -> float:
    """How much a placement helps."""
    cells = placement.first | placement.second
    banks = count(placement.first & _wanted_by(found, layers.first))
    banks += count(placement.second & _wanted_by(found, layers.second))
    return WALL * count(cells & found.walls) + BANK * banks + COVERED * count(cells & found.icons)


@part
def _wanted_by(found: Help, layer: int) -> Cells:
    """The squares for a colour; for a cartouche those of all colours."""
    if layer == CARTOUCHE:
        return found.cat | found.snake | found.bird | found.human
    return found[1 + layer]


@separate
def _walls(mural: Mural, wanted: Counts) -> Cells:
    """The squares that close off the cheapest chamber with these icons."""
    empty, every = grid.full & ~filled(mural), all_icons(mural)
    least, best = FAR, grid.none
    for animal in range(4):
        if wanted[animal]:
            for icon in singles(icons(mural, animal)):
                region = joined_icons(grid, mural, wanted, icon)
                if region:
                    edge = _edge(empty, every & ~region, region)
                    if count(edge) < least:
                        least, best = count(edge), edge
    return best


@part
def _edge(empty: Cells, others: Cells, region: Cells) -> Cells:
    """The fewest squares that close this region off; it grows as long as it meets no other icon."""
    best = neighbours(grid, region) & empty & ~region
    while True:
        edge = neighbours(grid, region) & empty & ~region
        if count(edge) < count(best):
            best = edge
        grown = region | (edge & ~others)
        if grown == region:
            return best
        region = grown


@separate
def _banks(mural: Mural, colour: int, wanted: Counts) -> Cells:
    """The squares that connect two of these icons by a river of a colour."""
    empty, own, kept = grid.full & ~filled(mural), mural[colour] | mural.cartouche, grid.none
    for animal in range(4):
        if wanted[animal]:
            kept |= icons(mural, animal)
    free, found, last = empty & ~kept, grid.none, flow(grid, grid.none, own, empty)
    for animal in range(4):
        if wanted[animal]:
            those = icons(mural, animal)
            if wanted[animal] > 1:
                found |= _pairs(those, own, free)
            here = flow(grid, those, own, free)
            found |= _between(last, here, free)
            last = here
    return found


@part
def _pairs(those: Cells, own: Cells, free: Cells) -> Cells:
    """The squares between those two icons of an animal that are nearest to each other."""
    flows = (
        nth_flow(grid, those, 0, own, free),
        nth_flow(grid, those, 1, own, free),
        nth_flow(grid, those, 2, own, free),
        nth_flow(grid, those, 3, own, free),
        nth_flow(grid, those, 4, own, free),
    )
    least, found = FAR, grid.none
    for i in range(5):
        for j in range(i):
            squares = meeting(flows[i], flows[j])
            if squares < least:
                least, found = squares, _between(flows[i], flows[j], free)
    return found


@part
def _between(a: Flow, b: Flow, free: Cells) -> Cells:
    """The free squares on the shortest ways between two icons."""
    squares, found = meeting(a, b), grid.none
    if squares < FAR:
        for i in range(1, squares + 1):
            found |= a[i + 1] & b[squares + 2 - i] & free
    return found
