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

REMEMBERED = 4096  # sheets whose letters and scores are kept: those of the tables at which people play


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


@kernel
def settled(grid: Grid, sheet: Sheet) -> Sheet:
    """The sheet with the coins that its mountains (C8) and its dragon (H7) have come to owe."""
    free = empty(grid, sheet)
    closed = sheet.mountain & ~neighbours(grid, free) & ~sheet.paid
    coins, slain = sheet.coins + count(closed), sheet.slain
    if sheet.dragon and not slain and not neighbours(grid, sheet.dragon & sheet.monster) & free:
        coins, slain = coins + DRAGON_COINS, 1
    return Sheet(
        sheet.mountain,
        sheet.wasteland,
        sheet.ruins,
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        sheet.destroyed,
        sheet.dragon,
        sheet.zombie,
        sheet.troll,
        sheet.gorgon,
        sheet.pattern,
        sheet.paid | closed,
        slain,
        min(coins, COIN_TRACK),
    )


@kernel
def drawn(grid: Grid, sheet: Sheet, terrain: int, cells: Cells, coins: int) -> Sheet:
    """The sheet with these empty cells filled and the coins of the shape; H2 destroys monsters at once."""
    burnt = only_if(terrain == MONSTER, cells & sheet.pattern)
    land = cells & ~burnt
    return settled(
        grid,
        Sheet(
            sheet.mountain,
            sheet.wasteland,
            sheet.ruins,
            sheet.forest | only_if(terrain == FOREST, land),
            sheet.village | only_if(terrain == VILLAGE, land),
            sheet.farm | only_if(terrain == FARM, land),
            sheet.water | only_if(terrain == WATER, land),
            sheet.monster | only_if(terrain == MONSTER, land),
            sheet.hero | only_if(terrain == HERO, land),
            sheet.destroyed | burnt,
            sheet.dragon,
            sheet.zombie,
            sheet.troll,
            sheet.gorgon,
            sheet.pattern,
            sheet.paid,
            sheet.slain,
            sheet.coins + coins,
        ),
    )


@kernel
def ambushed(grid: Grid, sheet: Sheet, monster: int, cells: Cells) -> Sheet:
    """The sheet with these empty cells filled by a monster, its initial written where it has one."""
    named = Sheet(
        sheet.mountain,
        sheet.wasteland,
        sheet.ruins,
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        sheet.destroyed,
        sheet.dragon | only_if(monster == DRAGON, cells),
        sheet.zombie | only_if(monster == ZOMBIE, cells),
        sheet.troll | only_if(monster == TROLL, cells),
        sheet.gorgon | only_if(monster == GORGON, cells),
        sheet.pattern,
        sheet.paid,
        sheet.slain,
        sheet.coins,
    )
    return drawn(grid, named, MONSTER, cells, 0)


@kernel
def wrecked(grid: Grid, sheet: Sheet, cells: Cells, pattern: Cells) -> Sheet:
    """The sheet with these cells destroyed: filled, without terrain (H3); and more cells under attack."""
    left = ~cells
    return settled(
        grid,
        Sheet(
            sheet.mountain,
            sheet.wasteland,
            sheet.ruins,
            sheet.forest & left,
            sheet.village & left,
            sheet.farm & left,
            sheet.water & left,
            sheet.monster & left,
            sheet.hero & left,
            sheet.destroyed | cells,
            sheet.dragon,
            sheet.zombie,
            sheet.troll,
            sheet.gorgon,
            sheet.pattern | pattern,
            sheet.paid,
            sheet.slain,
            sheet.coins,
        ),
    )


@kernel
def defended(grid: Grid, sheet: Sheet, cell: Cells, pattern: Cells) -> Sheet:
    """The sheet with a hero drawn, who destroys every monster under attack now and later (H2)."""
    with_hero = drawn(grid, sheet, HERO, cell, 0)
    return wrecked(grid, with_hero, with_hero.monster & pattern, pattern)


@kernel
def spread_zombies(grid: Grid, sheet: Sheet) -> Sheet:
    """The sheet after one wave: every empty space beside a zombie becomes one (H6)."""
    wave = neighbours(grid, sheet.zombie & sheet.monster) & empty(grid, sheet)
    return ambushed(grid, sheet, ZOMBIE, wave)


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
