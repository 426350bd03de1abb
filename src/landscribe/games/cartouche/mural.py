"""A mural of Cartouche: its two printed sides, chambers, rivers and matches, and its diagram."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from landscribe.core.cells import clusters, count, index, kernel, neighbours, only_if, singles
from landscribe.core.grid import Cells, Grid, grid_of
from landscribe.core.note import WrongValue
from landscribe.core.text import Board, drawn_board, read_diagram
from landscribe.games.cartouche.tokens import Counts

GRID = grid_of(9, 9)


class Mural(NamedTuple):
    """A mural: the cells of each animal, of cartouches and black tiles, and what its side prints."""

    cat: Cells
    snake: Cells
    bird: Cells
    human: Cells
    cartouche: Cells
    black: Cells
    start: Cells  # the start square of side B: filled, of no colour
    reeds: Cells  # the cells beside the reeds of side A
    cat_icons: Cells
    snake_icons: Cells
    bird_icons: Cells
    human_icons: Cells


CARTOUCHE, BLACK, ICONS = 4, 5, 8  # places in a mural; an animal's own place is its value

TILE_LETTERS = "CSBHO#"  # in the order of the mural's first fields
ICON_LETTERS = "csbh"
START_LETTER = "+"


@kernel
def tiled(mural: Mural) -> Cells:
    """Every cell under an animal or cartouche tile."""
    return mural.cat | mural.snake | mural.bird | mural.human | mural.cartouche


@kernel
def solid(mural: Mural) -> Cells:
    """What counts as filled for rows, columns and corners: no black tiles (K19), but the start square."""
    return tiled(mural) | mural.start


@kernel
def filled(mural: Mural) -> Cells:
    """Every cell that is not empty; an uncovered icon is empty (K20)."""
    return tiled(mural) | mural.start | mural.black


@kernel
def icons(mural: Mural, animal: int) -> Cells:
    """The uncovered icons of an animal."""
    return mural[ICONS + animal] & ~filled(mural)


@kernel
def all_icons(mural: Mural) -> Cells:
    """The uncovered icons of all animals."""
    printed = mural.cat_icons | mural.snake_icons | mural.bird_icons | mural.human_icons
    return printed & ~filled(mural)


@kernel
def counted(mural: Mural, cells: Cells) -> Counts:
    """How many uncovered icons of each animal lie on these cells."""
    uncovered = cells & ~filled(mural)
    return Counts(
        count(mural.cat_icons & uncovered),
        count(mural.snake_icons & uncovered),
        count(mural.bird_icons & uncovered),
        count(mural.human_icons & uncovered),
    )


@kernel
def touching(grid: Grid, mural: Mural) -> Cells:
    """The empty cells beside a reed (K8) or beside a tile of any kind (K9): a new tile needs one of them."""
    taken = filled(mural)
    return (neighbours(grid, taken) | mural.reeds) & ~taken


@kernel
def matches(grid: Grid, mural: Mural, animal: int, region: Cells) -> Cells:
    """The uncovered icons that a region of this animal, already on the mural, touches (K6)."""
    return neighbours(grid, region) & icons(mural, animal)


@kernel
def chambers(grid: Grid, mural: Mural) -> Iterator[Cells]:
    """The chambers: every connected group of empty cells (K12)."""
    for chamber in clusters(grid, grid.full & ~filled(mural)):  # noqa: UP028 (no `yield from` in native code)
        yield chamber


@kernel
def rivers(grid: Grid, mural: Mural, animal: int) -> Iterator[Cells]:
    """The rivers of an animal: connected cells of it and of cartouches (K16, K17)."""
    for river in clusters(grid, mural[animal] | mural.cartouche):  # noqa: UP028
        yield river


@kernel
def shores(grid: Grid, mural: Mural, river: Cells) -> Cells:
    """A river together with the uncovered icons that it touches."""
    return river | (neighbours(grid, river) & all_icons(mural))


@kernel
def laid(mural: Mural, layer: int, cells: Cells) -> Mural:
    """The mural with these cells under an animal, a cartouche or black tiles."""
    return Mural(
        mural.cat | only_if(layer == 0, cells),
        mural.snake | only_if(layer == 1, cells),
        mural.bird | only_if(layer == 2, cells),
        mural.human | only_if(layer == 3, cells),
        mural.cartouche | only_if(layer == CARTOUCHE, cells),
        mural.black | only_if(layer == BLACK, cells),
        mural.start,
        mural.reeds,
        mural.cat_icons,
        mural.snake_icons,
        mural.bird_icons,
        mural.human_icons,
    )


def _printed(reeds: Cells, rows: str) -> Mural:
    _, found = read_diagram(rows.split(), "." + ICON_LETTERS + START_LETTER, GRID)
    return Mural(0, 0, 0, 0, 0, 0, found[START_LETTER], reeds, *(found[letter] for letter in ICON_LETTERS))


SIDES = {
    "A": _printed(
        GRID.top << (GRID.rows - 1) * GRID.cols,  # K8
        """
        .c....b..
        ..b.h...s
        s......h.
        ...c.s...
        .b.....c.
        ...h.b...
        .s......h
        h...s.c..
        ..c....b.
        """,
    ),
    "B": _printed(
        GRID.none,
        """
        .c...h...
        ...b..c.s
        .h..s....
        b......h.
        ..c.+.b..
        .s......c
        ....h..s.
        h.b..c...
        ...s...b.
        """,
    ),
}


def side_named(name: str) -> Mural:
    """The empty mural of a side; ValueError with a sentence where there is none."""
    if name not in SIDES:
        first, second = SIDES
        raise WrongValue("refused-cartouche-side", name=name, first=first, second=second)
    return SIDES[name]


def board_of(mural: Mural) -> Board:
    """The mural as letters: icons small, tiles large."""
    printed = dict(zip(ICON_LETTERS, mural[ICONS:], strict=True))
    covers = dict(zip(TILE_LETTERS, mural[: BLACK + 1], strict=True))
    return drawn_board(GRID, {**printed, START_LETTER: mural.start, **covers})


def mural_from(rows: Sequence[str], side: str = "A") -> Mural:
    """The mural drawn in nine rows; what is not covered must be as the side prints it."""
    empty = side_named(side)
    _, found = read_diagram(rows, "." + ICON_LETTERS + START_LETTER + TILE_LETTERS, GRID)
    printed = board_of(empty).letters
    for letter, cells in found.items():
        for cell in singles(cells):
            _check_letter(index(cell), letter, printed[index(cell)], side)
    return Mural._make((*(found[letter] for letter in TILE_LETTERS), *empty[BLACK + 1 :]))


def _check_letter(place: int, letter: str, printed: str, side: str) -> None:
    row, col = GRID.row_col(place)
    if printed == START_LETTER and letter != START_LETTER:
        message = "refused-mural-start"
    elif letter not in TILE_LETTERS and letter != printed:
        message = "refused-mural-icon"
    elif letter == "#" and printed not in ICON_LETTERS:
        message = "refused-mural-black"
    else:
        return
    raise WrongValue(message, row=row + 1, col=col + 1, letter=letter, side=side, printed=printed)
