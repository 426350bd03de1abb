"""The map, the sixteen elements and the calendar of The Mapmaker."""

from enum import IntEnum
from typing import NamedTuple

from landscribe.core.cells import kernel, only_if
from landscribe.core.grid import Cells, Grid, grid_of
from landscribe.core.shape import Form, Shape, forms_of
from landscribe.core.text import Board, drawn_board, read_diagram

GRID = grid_of(11, 11)


class Terrain(IntEnum):
    """What an element is made of; the value is its place in a sheet."""

    FOREST = 0
    VILLAGE = 1
    FARM = 2
    WATER = 3


class Sheet(NamedTuple):
    """A map: the cells of each terrain."""

    forest: Cells
    village: Cells
    farm: Cells
    water: Cells
    mountain: Cells


LETTERS = "FVAWM"  # in the order of the sheet's fields


@kernel
def filled(sheet: Sheet) -> Cells:
    """Every cell that is not empty; a mountain fills its cell."""
    return sheet.forest | sheet.village | sheet.farm | sheet.water | sheet.mountain


@kernel
def empty(grid: Grid, sheet: Sheet) -> Cells:
    """Every cell on which an element can lie."""
    return grid.full & ~filled(sheet)


@kernel
def drawn(sheet: Sheet, terrain: int, cells: Cells) -> Sheet:
    """The sheet with these cells drawn."""
    return Sheet(
        sheet.forest | only_if(terrain == Terrain.FOREST, cells),
        sheet.village | only_if(terrain == Terrain.VILLAGE, cells),
        sheet.farm | only_if(terrain == Terrain.FARM, cells),
        sheet.water | only_if(terrain == Terrain.WATER, cells),
        sheet.mountain,
    )


def board_of(sheet: Sheet) -> Board:
    """The sheet as letters."""
    return drawn_board(GRID, dict(zip(LETTERS, sheet, strict=True)))


def sheet_from(rows: tuple[str, ...]) -> Sheet:
    """The sheet drawn in eleven rows."""
    _, found = read_diagram(rows, "." + LETTERS, GRID)
    return Sheet(*(found[letter] for letter in LETTERS))


def small_map(diagram: str) -> tuple[Grid, Sheet]:
    """The map of an example, its rows apart by strokes."""
    rows = diagram.split("/")
    grid = grid_of(len(rows), len(rows[0]))
    _, found = read_diagram(rows, "." + LETTERS, grid)
    return grid, Sheet(*(found[letter] for letter in LETTERS))


class Element(NamedTuple):
    """A thing to place: its terrain, the time it takes, its shape, and the rules that brought it."""

    terrain: Terrain
    time: int
    shape: Shape
    since: int

    @property
    def forms(self) -> tuple[Form, ...]:
        """Its orientations on the map."""
        return forms_of(GRID, self.shape)


def _element(terrain: Terrain, time: int, rows: str, since: int = 1) -> Element:
    return Element(terrain, time, Shape.parse(rows), since)


ELEMENTS = (
    _element(Terrain.WATER, 2, "###"),
    _element(Terrain.VILLAGE, 2, "###"),
    _element(Terrain.FOREST, 1, "##./.##"),
    _element(Terrain.FARM, 2, "###/..#"),
    _element(Terrain.FOREST, 2, "###/..#"),
    _element(Terrain.VILLAGE, 2, "###/.#."),
    _element(Terrain.FARM, 2, "###/.#."),
    _element(Terrain.VILLAGE, 1, "##/#."),
    _element(Terrain.VILLAGE, 1, "###/##."),
    _element(Terrain.FARM, 1, "##./.##"),
    _element(Terrain.FARM, 1, ".#./###/.#."),
    _element(Terrain.WATER, 2, "###/#../#.."),
    _element(Terrain.WATER, 2, "#../###/#.."),
    _element(Terrain.FOREST, 2, "##./.##/..#"),
    _element(Terrain.FOREST, 2, "##./.##"),
    _element(Terrain.WATER, 2, "##/##"),
)

START = sheet_from(
    (
        "...........",
        ".M.........",
        "...........",
        "........M..",
        "...........",
        "...M.......",
        "...........",
        "...........",
        ".........M.",
        ".....M.....",
        "...........",
    )
)

SEASONS = ("spring", "summer", "autumn", "winter")
SEASON_TIME = 7
YEAR = SEASON_TIME * len(SEASONS)


@kernel
def scored_in(season: int) -> tuple[int, int]:
    """The two missions of a season, as places 0 to 3 for A to D."""
    return season, (season + 1) % 4
