"""The 68 animal tiles of Cartouche and its three cartouches, drawn, and every way to place them."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from landscribe.core.cells import has_all, index, kernel, singles
from landscribe.core.grid import Cells, Grid
from landscribe.core.shape import Form, anchors, placed, reaching
from landscribe.games.cartouche.mural import GRID, TILE_LETTERS, Mural, filled, touching


class Tile(NamedTuple):
    """A tile as it is drawn; its regions are places in a mural, an animal's or the cartouches'."""

    name: str
    rows: tuple[str, ...]
    regions: tuple[int, ...]  # one, or two different animals
    since: int  # the version of the rules that brought it

    @property
    def size(self) -> int:
        """How many cells it covers."""
        return sum(mark != "." for row in self.rows for mark in row)


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
    free, near = grid.full & ~filled(mural), touching(grid, mural)
    for lie in lies:
        for anchor in singles(anchors(lie.form, free) & reaching(lie.form, near)):
            first = lie.first << index(anchor)
            yield Placement(first, placed(lie.form, anchor) ^ first)


@kernel
def can_be_placed(grid: Grid, mural: Mural, lies: tuple[Lie, ...]) -> bool:
    """Whether there is a legal placement at all."""
    free, near, found = grid.full & ~filled(mural), touching(grid, mural), grid.none
    for lie in lies:
        found |= anchors(lie.form, free) & reaching(lie.form, near)
    return found != grid.none


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
