"""A map sheet: the cells of each terrain, and what drawing, destroying and attacking do to it."""

from functools import lru_cache
from typing import NamedTuple

from landscribe.core.cells import Tally, count, each, index, kernel, neighbours, only_if, singles
from landscribe.core.grid import Cells, Grid, grid_of
from landscribe.core.text import Board, drawn_board, read_diagram

GRID = grid_of(11, 11)

TERRAINS = ("forest", "village", "farm", "water", "monster", "hero")
FOREST, VILLAGE, FARM, WATER, MONSTER, HERO = range(6)

MONSTERS = ("", "Dragon", "Zombie", "Giant Troll", "Gorgon")
PLAIN, DRAGON, ZOMBIE, TROLL, GORGON = range(5)

COIN_TRACK = 14
DRAGON_COINS = 3

REMEMBERED = 3_072  # sheets whose letters and scores are kept: those of the tables at which people play


class Sheet(NamedTuple):
    """A player's map. What is drawn on a ruins space leaves it a ruins space (C15)."""

    mountain: Cells
    wasteland: Cells
    ruins: Cells
    forest: Cells
    village: Cells
    farm: Cells
    water: Cells
    monster: Cells
    hero: Cells
    destroyed: Cells
    dragon: Cells  # where each monster was drawn with its initial; it lives where it is still a monster
    zombie: Cells
    troll: Cells
    gorgon: Cells
    pattern: Cells  # every attack pattern
    paid: Cells  # mountains whose coin has been taken
    slain: int  # 1 once the dragon's coins have been taken
    coins: int


@kernel
def filled(sheet: Sheet) -> Cells:
    """Every space that cannot be drawn on any more."""
    land = sheet.forest | sheet.village | sheet.farm | sheet.water | sheet.monster | sheet.hero
    return land | sheet.destroyed | sheet.mountain | sheet.wasteland


@kernel
def empty(grid: Grid, sheet: Sheet) -> Cells:
    """Every space that can be drawn on; unfilled ruins are empty (C14)."""
    return grid.full & ~filled(sheet)


class Move(NamedTuple):
    """What someone or something does to a map: draws a terrain, attacks, destroys; none of it is to pass."""

    terrain: int  # drawn on the cells
    monster: int  # whose initial is written there
    coins: int  # of the shape
    cells: Cells
    pattern: Cells  # attacked from now on
    target: Cells  # destroyed


@kernel
def drawing(grid: Grid, terrain: int, cells: Cells, coins: int) -> Move:
    """A shape with its coins."""
    return Move(terrain, PLAIN, coins, cells, grid.none, grid.none)


@kernel
def ambushing(grid: Grid, monster: int, cells: Cells) -> Move:
    """A monster, with its initial where it has one."""
    return Move(MONSTER, monster, 0, cells, grid.none, grid.none)


@kernel
def is_whole(squares: int, cells: Cells) -> bool:
    """Whether these cells are a monster of so many squares, and not the square in its stead (H9)."""
    return count(cells) == squares


@kernel
def raiding(grid: Grid, monster: int, squares: int, cells: Cells) -> Move:
    """A monster of so many squares, or the square in its stead, which has no effect (H9)."""
    return ambushing(grid, monster if is_whole(squares, cells) else PLAIN, cells)


@kernel
def defending(grid: Grid, cell: Cells, pattern: Cells) -> Move:
    """A hero and what it attacks."""
    return Move(HERO, PLAIN, 0, cell, pattern, grid.none)


@kernel
def destroying(grid: Grid, cells: Cells) -> Move:
    """What a monster destroys."""
    return Move(MONSTER, PLAIN, 0, grid.none, grid.none, cells)


@kernel
def after(grid: Grid, sheet: Sheet, move: Move) -> Sheet:
    """The map after a move.

    Monsters under attack are destroyed, those drawn now as well (H2): filled, without terrain (H3). Mountains
    (C8) and the dragon (H7) pay what they have come to owe.
    """
    pattern, left = sheet.pattern | move.pattern, ~move.target
    monster = (sheet.monster | only_if(move.terrain == MONSTER, move.cells)) & left
    lost = move.target | monster & pattern
    free = empty(grid, sheet) & ~move.cells & left
    dragon = sheet.dragon | only_if(move.monster == DRAGON, move.cells)
    closed = sheet.mountain & ~neighbours(grid, free) & ~sheet.paid
    coins, slain = sheet.coins + move.coins + count(closed), sheet.slain
    if dragon and not slain and not neighbours(grid, dragon & monster & ~pattern) & free:
        coins, slain = coins + DRAGON_COINS, 1
    return Sheet(
        sheet.mountain,
        sheet.wasteland,
        sheet.ruins,
        (sheet.forest | only_if(move.terrain == FOREST, move.cells)) & left,
        (sheet.village | only_if(move.terrain == VILLAGE, move.cells)) & left,
        (sheet.farm | only_if(move.terrain == FARM, move.cells)) & left,
        (sheet.water | only_if(move.terrain == WATER, move.cells)) & left,
        monster & ~pattern,
        (sheet.hero | only_if(move.terrain == HERO, move.cells)) & left,
        sheet.destroyed | lost,
        dragon,
        sheet.zombie | only_if(move.monster == ZOMBIE, move.cells),
        sheet.troll | only_if(move.monster == TROLL, move.cells),
        sheet.gorgon | only_if(move.monster == GORGON, move.cells),
        pattern,
        sheet.paid | closed,
        slain,
        min(coins, COIN_TRACK),
    )


@kernel
def drawn(grid: Grid, sheet: Sheet, terrain: int, cells: Cells, coins: int) -> Sheet:
    """The map with these cells drawn, and the coins of the shape."""
    return after(grid, sheet, drawing(grid, terrain, cells, coins))


@kernel
def defended(grid: Grid, sheet: Sheet, cell: Cells, pattern: Cells) -> Sheet:
    """The map with a hero drawn."""
    return after(grid, sheet, defending(grid, cell, pattern))


@kernel
def plaguing(grid: Grid, sheet: Sheet) -> Move:
    """One wave of zombies: every empty space beside one becomes one (H6)."""
    return ambushing(grid, ZOMBIE, neighbours(grid, sheet.zombie & sheet.monster) & empty(grid, sheet))


@kernel
def troll_prey(grid: Grid, sheet: Sheet) -> Cells:
    """What the Giant Troll can destroy: the empty spaces beside it (H5)."""
    return neighbours(grid, sheet.troll & sheet.monster) & empty(grid, sheet)


@kernel
def gorgon_prey(grid: Grid, sheet: Sheet) -> Cells:
    """What the Gorgon can destroy: the spaces beside it, filled or not, that can be destroyed (H4)."""
    lasting = sheet.mountain | sheet.wasteland | sheet.destroyed
    return neighbours(grid, sheet.gorgon & sheet.monster) & ~lasting


@kernel
def threatened(grid: Grid, sheet: Sheet) -> Tally:
    """What the monsters cost: a star for each empty space beside one or more of them."""
    return each(-1, neighbours(grid, sheet.monster) & empty(grid, sheet))


LETTERS = {"M": "mountain", "#": "wasteland", "*": "destroyed", **dict(zip("FVAWXH", TERRAINS, strict=True))}
INITIALS = {"D": "dragon", "Z": "zombie", "T": "troll", "G": "gorgon"}
ON_RUINS = {".": "r", "*": "+"} | {letter: letter.lower() for letter in "FVAWXHDZTG"}
ALL_LETTERS = "." + "".join(LETTERS) + "".join(INITIALS) + "".join(ON_RUINS.values())


@lru_cache(REMEMBERED)
def board_of(sheet: Sheet, grid: Grid = GRID) -> Board:
    """The sheet as letters, lower case where something is drawn on ruins."""
    sets = {letter: getattr(sheet, field) for letter, field in LETTERS.items()}
    sets |= {letter: getattr(sheet, field) & sheet.monster for letter, field in INITIALS.items()}
    letters = list(drawn_board(grid, sets).letters)
    for cell in singles(sheet.ruins):
        place = index(cell)
        letters[place] = ON_RUINS[letters[place]]
    return Board(grid, "".join(letters))


def sheet_from(rows: tuple[str, ...], grid: Grid = GRID) -> Sheet:
    """The sheet drawn in these rows, without coins, patterns and memories."""
    _, found = read_diagram(rows, ALL_LETTERS, grid)
    ruins = 0
    for letter, low in ON_RUINS.items():
        ruins |= found[low]
        found[letter] |= found[low]
    sets = {field: found[letter] for letter, field in (LETTERS | INITIALS).items()}
    for field in INITIALS.values():
        sets["monster"] |= sets[field]
    return Sheet(ruins=ruins, pattern=0, paid=0, slain=0, coins=0, **sets)


def small_map(diagram: str) -> tuple[Grid, Sheet]:
    """The map of an example, its rows apart by strokes."""
    rows = tuple(diagram.split("/"))
    grid = grid_of(len(rows), len(rows[0]))
    return grid, sheet_from(rows, grid)
