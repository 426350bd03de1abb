"""The 68 animal tiles of Cartouche and its three cartouches, drawn, and every way to place them."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from landscribe.core.cells import count, has_all, index, kernel, singles
from landscribe.core.grid import Cells, Grid
from landscribe.core.shape import Form, anchors, placed, reaching
from landscribe.games.cartouche.mural import (
    CARTOUCHE,
    GRID,
    TILE_LETTERS,
    Mural,
    filled,
    laid,
    matches,
    touching,
)
from landscribe.games.cartouche.tokens import Tokens, more


class Tile(NamedTuple):
    """A tile as it is drawn; its regions are places in a mural, an animal's or the cartouches'."""

    name: str
    rows: tuple[str, ...]
    regions: tuple[int, ...]  # one, or two different animals
    since: int  # the version of the rules that brought it

    @property
    def layers(self) -> "Layers":
        """Where its regions go in a mural."""
        return Layers(*(*self.regions, NO_LAYER)[:2])

    @property
    def size(self) -> int:
        """How many cells it covers."""
        return sum(mark != "." for row in self.rows for mark in row)


class Layers(NamedTuple):
    """Where the first and the second region of a tile go in a mural."""

    first: int
    second: int


NO_LAYER = CARTOUCHE  # of a second region without cells: cartouches earn nothing


class Lie(NamedTuple):
    """One way a tile can lie: its form, and those of the form's cells that belong to its first region."""

    form: Form
    first: Cells


class Placement(NamedTuple):
    """Where a tile lies: the cells of its first region and those of its second, if it has two."""

    first: Cells
    second: Cells


@kernel
def placements(grid: Grid, mural: Mural, lies: tuple[Lie, ...]) -> Iterator[Placement]:
    """Every legal placement, in a fixed order: on empty cells (K20), beside a reed or a tile."""
    for lie in lies:
        for anchor in singles(places(grid, mural, lie)):
            yield placement_at(lie, anchor)


@kernel
def places(grid: Grid, mural: Mural, lie: Lie) -> Cells:
    """Every anchor at which a tile can be placed, lying so."""
    free, near = grid.full & ~filled(mural), touching(grid, mural)
    return anchors(lie.form, free) & reaching(lie.form, near)


@kernel
def placement_at(lie: Lie, anchor: Cells) -> Placement:
    """What a tile that lies so covers from this anchor."""
    first = lie.first << index(anchor)
    return Placement(first, placed(lie.form, anchor) ^ first)


@kernel
def can_be_placed(grid: Grid, mural: Mural, lies: tuple[Lie, ...]) -> bool:
    """Whether there is a legal placement at all."""
    found = grid.none
    for lie in lies:
        found |= places(grid, mural, lie)
    return found != grid.none


class Held(NamedTuple):
    """What placing a tile changes, and the icons that it matched."""

    mural: Mural
    tokens: Tokens
    matched: Cells


@kernel
def after(grid: Grid, mural: Mural, tokens: Tokens, layers: Layers, placement: Placement) -> Held:
    """The tile on the mural, and a token for every match of each of its regions (K6, K7)."""
    mural = laid(laid(mural, layers.first, placement.first), layers.second, placement.second)
    matched = grid.none
    if layers.first < CARTOUCHE:
        found = matches(grid, mural, layers.first, placement.first)
        tokens, matched = more(tokens, layers.first, count(found)), matched | found
    if layers.second < CARTOUCHE:
        found = matches(grid, mural, layers.second, placement.second)
        tokens, matched = more(tokens, layers.second, count(found)), matched | found
    return Held(mural, tokens, matched)


@kernel
def is_shape(grid: Grid, lies: tuple[Lie, ...], first: Cells, second: Cells) -> bool:
    """Whether a tile that can lie so can cover exactly these cells, wherever they are."""
    cells = first | second
    for lie in lies:
        shift = index(cells) - index(lie.form.cells)
        if shift >= 0 and lie.form.cells << shift == cells and lie.first << shift == first:
            return has_all(lie.form.fits, grid.first << shift)
    return False


@cache
def lies_of(name: str) -> tuple[Lie, ...]:
    """The different ways a tile or cartouche can lie, flipped and turned."""
    tile = PIECES[name]
    first = TILE_LETTERS[tile.regions[0]]
    found: dict[tuple[str, ...], Lie] = {}
    for start in (tile.rows, tuple(row[::-1] for row in tile.rows)):
        rows = start
        for _ in range(4):
            found.setdefault(rows, _lie(rows, first))
            rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return tuple(found.values())


def _lie(rows: tuple[str, ...], first: str) -> Lie:
    marks = [(GRID.at(r, c), mark) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."]
    height, width = len(rows), len(rows[0])
    fits = sum(GRID.at(r, c) for r in range(GRID.rows - height + 1) for c in range(GRID.cols - width + 1))
    cells = sum(cell for cell, _ in marks)
    return Lie(Form(cells, fits), sum(cell for cell, mark in marks if mark == first))


def _tile(name: str, rows: str, since: int = 1) -> Tile:
    letters = sorted(set(rows) - set("./"), key=TILE_LETTERS.index)
    return Tile(name, tuple(rows.split("/")), tuple(map(TILE_LETTERS.index, letters)), since)


# One animal: eleven shapes for each, MC01 to MH11.
_ONE = {
    "01": "xx",
    "02": "xxx",
    "03": "xx/x.",
    "04": "xxxx",
    "05": "xxx/x..",
    "06": "xxx/.x.",
    "07": "xx./.xx",
    "08": "xx/xx",
    "09": "xxxx/x...",
    "10": "xxx/x.x",
    "11": "x../xx./.xx",
}

# Two animals: four shapes for each pair, DCS1 to DBH4; x is the animal named first.
_TWO = {
    "1": "xxy",
    "2": "yy/x.",
    "3": "xxy/..y",
    "4": "xx./.yy",
}

TILES = {
    tile.name: tile
    for tile in (
        *(_tile(f"M{x}{number}", rows.replace("x", x)) for x in "CSBH" for number, rows in _ONE.items()),
        *(
            _tile(f"D{x}{y}{number}", rows.replace("x", x).replace("y", y))
            for x, y in combinations("CSBH", 2)
            for number, rows in _TWO.items()
        ),
    )
}

CARTOUCHES = {
    tile.name: tile
    for tile in (
        _tile("1x1", "O"),
        _tile("4x1", "OOOO"),
        _tile("2x2", "OO/OO"),
    )
}

PIECES = {**TILES, **CARTOUCHES}
