"""The missions of The Mapmaker, read a second time."""

from collections.abc import Callable

from .maps import (
    Cell,
    Map,
    around,
    cells_of,
    cols_of,
    empty_cells,
    is_filled,
    is_on_edge,
    longest_runs,
    neighbours,
    rows_of,
    terrain_of,
)


def surrounded_mountains(grid: Map) -> int:
    """Count the mountains that have no empty neighbour (M4)."""
    return sum(
        1
        for mountain in cells_of(grid, "mountain")
        if all(is_filled(grid[cell]) for cell in neighbours(grid, mountain))
    )


def edge_of_the_forest(grid: Map) -> int:
    """Give 1 for each forest field on the rim of the map."""
    return sum(1 for cell in cells_of(grid, "forest") if is_on_edge(grid, cell))


def sleepy_valley(grid: Map) -> int:
    """Give 4 for each row of exactly three forest fields (M5)."""
    return sum(4 for row in rows_of(grid) if _count(grid, row, "forest") == 3)


def watering_potatoes(grid: Map) -> int:
    """Give 2 for each water field beside a farm (M9)."""
    return 2 * len(cells_of(grid, "water") & around(grid, cells_of(grid, "farm")))


def borderlands(grid: Map) -> int:
    """Give 6 for each row and each column without an empty field."""
    return sum(6 for line in rows_of(grid) + cols_of(grid) if _is_full(grid, line))


def tree_line(grid: Map) -> int:
    """Give 2 for each field of one longest vertical run of forest (M7)."""
    forest = cells_of(grid, "forest")
    return max(2 * len(run) for col in cols_of(grid) for run in longest_runs(col, forest) or [[]])


def wealthy_town(grid: Map) -> int:
    """Give 3 for each village field whose neighbours show three terrains or more (M6)."""
    points = 0
    for village in cells_of(grid, "village"):
        kinds = {terrain_of(grid[cell]) for cell in neighbours(grid, village)} - {None}
        if len(kinds) >= 3:
            points += 3
    return points


def watering_canal(grid: Map) -> int:
    """Give 4 for each column with as many farms as waters, one at least."""
    return sum(4 for col in cols_of(grid) if _count(grid, col, "farm") == _count(grid, col, "water") > 0)


def magicians_valley(grid: Map) -> int:
    """Give 3 for each water field beside a mountain (M9)."""
    return 3 * len(cells_of(grid, "water") & around(grid, cells_of(grid, "mountain")))


def empty_site(grid: Map) -> int:
    """Give 2 for each empty field beside a village (M9)."""
    return 2 * len(empty_cells(grid) & around(grid, cells_of(grid, "village")))


def row_of_houses(grid: Map) -> int:
    """Give 2 for each field of every longest horizontal run of villages (M7)."""
    village = cells_of(grid, "village")
    runs = [run for row in rows_of(grid) for run in longest_runs(row, village)]
    longest = max((len(run) for run in runs), default=0)
    return sum(2 * len(run) for run in runs if len(run) == longest)


def odd_numbered_silos(grid: Map) -> int:
    """Give 10 for each full column among the first, third, fifth and so on."""
    return sum(10 for number, col in enumerate(cols_of(grid), 1) if number % 2 == 1 and _is_full(grid, col))


def rich_countryside(grid: Map) -> int:
    """Give 4 for each row that shows all five terrains (M8)."""
    five = {"forest", "village", "farm", "water", "mountain"}
    return sum(4 for row in rows_of(grid) if five <= {terrain_of(grid[cell]) for cell in row})


def _count(grid: Map, line: list[Cell], terrain: str) -> int:
    """Count the fields of a line that show this terrain."""
    return sum(1 for cell in line if terrain_of(grid[cell]) == terrain)


def _is_full(grid: Map, line: list[Cell]) -> bool:
    """Tell whether no field of a line is empty."""
    return all(is_filled(grid[cell]) for cell in line)


MISSIONS: dict[str, Callable[[Map], int]] = {
    "Edge of the forest": edge_of_the_forest,
    "Sleepy valley": sleepy_valley,
    "Watering potatoes": watering_potatoes,
    "Borderlands": borderlands,
    "Tree line": tree_line,
    "Wealthy town": wealthy_town,
    "Watering canal": watering_canal,
    "Magicians' valley": magicians_valley,
    "Empty site": empty_site,
    "Row of houses": row_of_houses,
    "Odd numbered silos": odd_numbered_silos,
    "Rich countryside": rich_countryside,
}
