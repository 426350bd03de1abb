"""The scoring cards, ambushes and heroes of Cartographers and Cartographers Heroes, read a second time."""

from collections.abc import Callable, Iterable

from .maps import (
    DESTROYED,
    Cell,
    Map,
    around,
    cells_of,
    clusters,
    cols_of,
    empty_cells,
    has_terrain,
    is_filled,
    is_on_edge,
    is_ruins,
    longest_runs,
    neighbours,
    placements,
    rows_of,
    shape_cells,
    sides,
    terrain_of,
    turns_and_flips,
)

# Forest, first box


def sentinel_wood(grid: Map) -> int:
    """Give 1 for each forest on the rim of the map."""
    return sum(1 for cell in cells_of(grid, "forest") if is_on_edge(grid, cell))


def greenbough(grid: Map) -> int:
    """Give 1 for each row and each column in which a forest stands."""
    return sum(1 for line in rows_of(grid) + cols_of(grid) if _count(grid, line, "forest") > 0)


def treetower(grid: Map) -> int:
    """Give 1 for each forest without an empty neighbour."""
    return sum(1 for cell in cells_of(grid, "forest") if _is_shut_in(grid, cell))


def stoneside_forest(grid: Map) -> int:
    """Give 3 for each mountain that one cluster of forest joins to another mountain."""
    joined: set[Cell] = set()
    for wood in _clusters_of(grid, "forest"):
        mountains = around(grid, wood) & cells_of(grid, "mountain")
        if len(mountains) >= 2:
            joined |= mountains
    return 3 * len(joined)


# Farm and water, first box


def canal_lake(grid: Map) -> int:
    """Give 1 for each water beside a farm, and 1 for each farm beside a water."""
    water, farm = cells_of(grid, "water"), cells_of(grid, "farm")
    return len(water & around(grid, farm)) + len(farm & around(grid, water))


def mages_valley(grid: Map) -> int:
    """Give 2 for each water and 1 for each farm beside a mountain."""
    foothills = around(grid, cells_of(grid, "mountain"))
    return 2 * len(foothills & cells_of(grid, "water")) + len(foothills & cells_of(grid, "farm"))


def the_golden_granary(grid: Map) -> int:
    """Give 1 for each water beside ruins, filled or not (C15), and 3 for each farm upon ruins."""
    ruins = {cell for cell in grid if is_ruins(grid[cell])}
    stars = 3 * len(cells_of(grid, "farm") & ruins)
    for cell in cells_of(grid, "water"):
        if neighbours(grid, cell) & ruins:
            stars += 1
    return stars


def shoreside_expanse(grid: Map) -> int:
    """Give 3 for each cluster of farm or of water that touches neither the other terrain nor the rim."""
    stars = 0
    for terrain, other in (("farm", "water"), ("water", "farm")):
        for cluster in _clusters_of(grid, terrain):
            touches_rim = any(is_on_edge(grid, cell) for cell in cluster)
            if not touches_rim and not around(grid, cluster) & cells_of(grid, other):
                stars += 3
    return stars


# Village, first box


def wildholds(grid: Map) -> int:
    """Give 8 for each cluster of at least six villages."""
    return sum(8 for cluster in _clusters_of(grid, "village") if len(cluster) >= 6)


def great_city(grid: Map) -> int:
    """Give 1 for each village of the largest cluster among those away from mountains (C12)."""
    mountains = cells_of(grid, "mountain")
    sizes = [len(city) for city in _clusters_of(grid, "village") if not around(grid, city) & mountains]
    return max(sizes, default=0)


def greengold_plains(grid: Map) -> int:
    """Give 3 for each cluster of villages around which three terrain types lie (C11)."""
    return sum(
        3
        for cluster in _clusters_of(grid, "village")
        if len(_terrain_types(grid, around(grid, cluster))) >= 3
    )


def shieldgate(grid: Map) -> int:
    """Give 2 for each village of the second largest cluster (C13)."""
    sizes = sorted((len(cluster) for cluster in _clusters_of(grid, "village")), reverse=True)
    return 2 * sizes[1] if len(sizes) >= 2 else 0


# Spatial, first box


def borderlands(grid: Map) -> int:
    """Give 6 for each full row and each full column."""
    return sum(6 for line in rows_of(grid) + cols_of(grid) if _is_full(grid, line))


def lost_barony(grid: Map) -> int:
    """Give 3 for each space along one side of the largest full square."""
    best = 0
    for top, left in grid:
        size = 1
        while _is_full_square(grid, top, left, size):
            best = max(best, size)
            size += 1
    return 3 * best


def the_broken_road(grid: Map) -> int:
    """Give 3 for each full diagonal that falls from the left edge to the bottom edge (C16)."""
    bottom = max(row for row, _ in grid)
    stars = 0
    for start in range(bottom + 1):
        diagonal = [(row, row - start) for row in range(start, bottom + 1)]
        if all(cell in grid and is_filled(grid[cell]) for cell in diagonal):
            stars += 3
    return stars


def the_cauldrons(grid: Map) -> int:
    """Give 1 for each empty space without an empty neighbour (C14)."""
    return sum(1 for cell in empty_cells(grid) if _is_shut_in(grid, cell))


# Forest, second box


def faunlost_thicket(grid: Map) -> int:
    """Give 2 for each forest of one longest vertical run."""
    forest = cells_of(grid, "forest")
    return max(2 * len(run) for col in cols_of(grid) for run in longest_runs(col, forest) or [[]])


def deepwood(grid: Map) -> int:
    """Give 6 for each cluster of at least five forests that touches no village."""
    villages = cells_of(grid, "village")
    return sum(
        6 for wood in _clusters_of(grid, "forest") if len(wood) >= 5 and not around(grid, wood) & villages
    )


def heart_of_the_forest(grid: Map, retail: bool) -> int:
    """Give 3, or 2 in the retail edition, for each forest bordered by forest and rim alone."""
    hearts = [
        cell
        for cell in cells_of(grid, "forest")
        if all(side not in grid or has_terrain(grid, side, "forest") for side in sides(cell))
    ]
    return (2 if retail else 3) * len(hearts)


def sleepy_valley(grid: Map) -> int:
    """Give 4 for each row with three forests or more."""
    return sum(4 for row in rows_of(grid) if _count(grid, row, "forest") >= 3)


# Farm and water, second box


def craylund(grid: Map, retail: bool) -> int:
    """Give 6, or 7 in the retail edition, for each cluster of farms that touches three waters or more."""
    water = cells_of(grid, "water")
    wet = [farms for farms in _clusters_of(grid, "farm") if len(around(grid, farms) & water) >= 3]
    return (7 if retail else 6) * len(wet)


def ulems_wallow(grid: Map, retail: bool) -> int:
    """Give 3, or 4 in the retail edition, for each water that touches two farms or more."""
    farm = cells_of(grid, "farm")
    ponds = [cell for cell in cells_of(grid, "water") if len(neighbours(grid, cell) & farm) >= 2]
    return (4 if retail else 3) * len(ponds)


def clawsgrove_peaks(grid: Map) -> int:
    """Give 5 for each mountain that a cluster of water joins to a farm."""
    served: set[Cell] = set()
    for lake in _clusters_of(grid, "water"):
        shore = around(grid, lake)
        if shore & cells_of(grid, "farm"):
            served |= shore & cells_of(grid, "mountain")
    return 5 * len(served)


def jorekborg(grid: Map) -> int:
    """Give 4 for each column with as many farms as waters, one at least."""
    return sum(4 for col in cols_of(grid) if _count(grid, col, "farm") == _count(grid, col, "water") > 0)


# Village, second box


def traylo_monastery(grid: Map, retail: bool) -> int:
    """Give 6 for each cluster of five villages or more on the rim; retail, 7 for each with four in line."""
    if retail:
        return sum(7 for cluster in _clusters_of(grid, "village") if _has_four_in_line(cluster))
    return sum(
        6
        for cluster in _clusters_of(grid, "village")
        if len(cluster) >= 5 and any(is_on_edge(grid, cell) for cell in cluster)
    )


def outer_enclave(grid: Map) -> int:
    """Give 1 for each empty space around the cluster of villages that has most of them (C14)."""
    empty = empty_cells(grid)
    return max((len(around(grid, cluster) & empty) for cluster in _clusters_of(grid, "village")), default=0)


def gnomish_colony(grid: Map) -> int:
    """Give 6 for each cluster that holds a square of four villages."""
    return sum(6 for cluster in _clusters_of(grid, "village") if _has_two_by_two(cluster))


def caravansary(grid: Map) -> int:
    """Give 1 for each row and column reached by the cluster of villages that reaches most."""
    return max(
        (
            len({row for row, _ in cluster}) + len({col for _, col in cluster})
            for cluster in _clusters_of(grid, "village")
        ),
        default=0,
    )


# Spatial, second box


def dwarvenholds(grid: Map, retail: bool) -> int:
    """Give 8, or 7 in the retail edition, for each full row or column that crosses a mountain."""
    lines = [
        line
        for line in rows_of(grid) + cols_of(grid)
        if _is_full(grid, line) and _count(grid, line, "mountain") > 0
    ]
    return (7 if retail else 8) * len(lines)


def silos(grid: Map) -> int:
    """Give 10 for each full column among the first, third, fifth and so on."""
    return sum(10 for number, col in enumerate(cols_of(grid), 1) if number % 2 == 1 and _is_full(grid, col))


def banded_hills(grid: Map, retail: bool) -> int:
    """Give 3 for each full row of five terrain types, or in retail 4 for each such row, full or not (C11)."""
    bands = [row for row in rows_of(grid) if len(_terrain_types(grid, row)) >= 5]
    if retail:
        return 4 * len(bands)
    return 3 * len([row for row in bands if _is_full(grid, row)])


def starlit_sigil(grid: Map) -> int:
    """Give 4 for each pocket of exactly three empty spaces (C14)."""
    return sum(4 for pocket in clusters(empty_cells(grid)) if len(pocket) == 3)


# What the cards share


def _clusters_of(grid: Map, terrain: str) -> list[set[Cell]]:
    """List the clusters of one terrain."""
    return clusters(cells_of(grid, terrain))


def _count(grid: Map, line: list[Cell], terrain: str) -> int:
    """Count the spaces of a line that show this terrain."""
    return sum(1 for cell in line if terrain_of(grid[cell]) == terrain)


def _is_full(grid: Map, line: list[Cell]) -> bool:
    """Tell whether no space of a line is empty."""
    return all(is_filled(grid[cell]) for cell in line)


def _is_full_square(grid: Map, top: int, left: int, size: int) -> bool:
    """Tell whether a square lies on the map and holds no empty space."""
    square = [(top + row, left + col) for row in range(size) for col in range(size)]
    return all(cell in grid and is_filled(grid[cell]) for cell in square)


def _is_shut_in(grid: Map, cell: Cell) -> bool:
    """Tell whether each side of a space is filled or the rim."""
    return all(is_filled(grid[side]) for side in neighbours(grid, cell))


def _terrain_types(grid: Map, cells: Iterable[Cell]) -> set[str]:
    """Collect the terrain types shown by some spaces."""
    found: set[str] = set()
    for cell in cells:
        terrain = terrain_of(grid[cell])
        if terrain is not None:
            found.add(terrain)
    return found


def _has_four_in_line(cells: set[Cell]) -> bool:
    """Tell whether four of these cells follow one another in a row or a column."""
    return any(
        all((row, col + step) in cells for step in range(4))
        or all((row + step, col) in cells for step in range(4))
        for row, col in cells
    )


def _has_two_by_two(cells: set[Cell]) -> bool:
    """Tell whether four of these cells form a square."""
    return any({(row, col + 1), (row + 1, col), (row + 1, col + 1)} <= cells for row, col in cells)


def _in_any_edition(score: Callable[[Map], int]) -> Callable[[Map, bool], int]:
    """Let a card that both editions print alike ignore the edition."""
    return lambda grid, retail: score(grid)


SCORING: dict[str, Callable[[Map, bool], int]] = {
    "Sentinel Wood": _in_any_edition(sentinel_wood),
    "Greenbough": _in_any_edition(greenbough),
    "Treetower": _in_any_edition(treetower),
    "Stoneside Forest": _in_any_edition(stoneside_forest),
    "Canal Lake": _in_any_edition(canal_lake),
    "Mages Valley": _in_any_edition(mages_valley),
    "The Golden Granary": _in_any_edition(the_golden_granary),
    "Shoreside Expanse": _in_any_edition(shoreside_expanse),
    "Wildholds": _in_any_edition(wildholds),
    "Great City": _in_any_edition(great_city),
    "Greengold Plains": _in_any_edition(greengold_plains),
    "Shieldgate": _in_any_edition(shieldgate),
    "Borderlands": _in_any_edition(borderlands),
    "Lost Barony": _in_any_edition(lost_barony),
    "The Broken Road": _in_any_edition(the_broken_road),
    "The Cauldrons": _in_any_edition(the_cauldrons),
    "Faunlost Thicket": _in_any_edition(faunlost_thicket),
    "Deepwood": _in_any_edition(deepwood),
    "Heart of the Forest": heart_of_the_forest,
    "Sleepy Valley": _in_any_edition(sleepy_valley),
    "Craylund": craylund,
    "Ulem's Wallow": ulems_wallow,
    "Clawsgrove Peaks": _in_any_edition(clawsgrove_peaks),
    "Jorekborg": _in_any_edition(jorekborg),
    "Traylo Monastery": traylo_monastery,
    "Outer Enclave": _in_any_edition(outer_enclave),
    "Gnomish Colony": _in_any_edition(gnomish_colony),
    "Caravansary": _in_any_edition(caravansary),
    "Dwarvenholds": dwarvenholds,
    "Silos": _in_any_edition(silos),
    "Banded Hills": banded_hills,
    "Starlit Sigil": _in_any_edition(starlit_sigil),
}


# Drawing


def monster_penalty(grid: Map) -> int:
    """Count the empty spaces beside a monster, each once (C14)."""
    return len(empty_cells(grid) & around(grid, cells_of(grid, "monster")))


def legal_draws(grid: Map, shapes: list[str], ruins: bool) -> set[frozenset[Cell]]:
    """Collect the placements of a card's shapes; with ruins pending, those upon an empty ruins space."""
    draws: set[frozenset[Cell]] = set()
    for shape in shapes:
        for cells in placements(grid, shape):
            if not ruins or any(grid[cell] == "r" for cell in cells):
                draws.add(cells)
    return draws


def solo_ambush(grid: Map, shape: str, corner: str, arrow: str) -> frozenset[Cell] | None:
    """Find where an ambush falls upon a lone player, or None if there is no room (C10)."""
    cells = shape_cells(shape)
    height = 1 + max(row for row, _ in cells)
    width = 1 + max(col for _, col in cells)
    last_row = max(row for row, _ in grid)
    last_col = max(col for _, col in grid)
    ring = 0
    while last_row - 2 * ring + 1 >= height and last_col - 2 * ring + 1 >= width:
        lowest, rightmost = last_row - ring - height + 1, last_col - ring - width + 1
        for top, left in _walk(ring, ring, lowest, rightmost, corner, arrow):
            drawn = frozenset((top + row, left + col) for row, col in cells)
            if drawn <= empty_cells(grid):
                return drawn
        ring += 1
    return None


def _walk(top: int, left: int, bottom: int, right: int, corner: str, arrow: str) -> list[Cell]:
    """List the rim of a rectangle from one corner all the way round."""
    corners = {
        "top_left": (top, left),
        "top_right": (top, right),
        "bottom_right": (bottom, right),
        "bottom_left": (bottom, left),
    }
    names = list(corners)
    if arrow == "counterclockwise":
        names.reverse()
    start = names.index(corner)
    stops = [corners[names[(start + step) % 4]] for step in range(5)]
    here = stops[0]
    path = [here]
    for stop in stops[1:]:
        while here != stop:
            here = (here[0] + _sign(stop[0] - here[0]), here[1] + _sign(stop[1] - here[1]))
            path.append(here)
    return path


def _sign(number: int) -> int:
    """Reduce a number to -1, 0 or 1."""
    return (number > 0) - (number < 0)


# Heroes and monsters


def attack_patterns(
    offsets: Iterable[tuple[int, int]], hero_cell: Cell, rows: int, cols: int
) -> set[frozenset[Cell]]:
    """Collect what a hero may strike: the pattern turned and flipped about it, cut at the rim (H1)."""
    marks = list(offsets)
    patterns: set[frozenset[Cell]] = set()
    for way in range(8):
        struck: set[Cell] = set()
        for mark in marks:
            down, right = turns_and_flips(mark)[way]
            row, col = hero_cell[0] + down, hero_cell[1] + right
            if 0 <= row < rows and 0 <= col < cols:
                struck.add((row, col))
        patterns.add(frozenset(struck))
    return patterns


def zombie_wave(grid: Map) -> set[Cell]:
    """Collect the empty spaces beside a zombie, which all turn at once (H6)."""
    return empty_cells(grid) & around(grid, {cell for cell in grid if grid[cell] in "Zz"})


def troll_choices(grid: Map) -> set[Cell]:
    """Collect the empty spaces beside the troll, of which one is destroyed (H5)."""
    return empty_cells(grid) & around(grid, {cell for cell in grid if grid[cell] in "Tt"})


def gorgon_choices(grid: Map, gorgon_cells: Iterable[Cell]) -> set[Cell]:
    """Collect the spaces the gorgon may destroy: beside what survives of it, not M, # or destroyed (H4)."""
    choices: set[Cell] = set()
    for cell in gorgon_cells:
        if grid[cell] in "Gg":
            choices |= {near for near in neighbours(grid, cell) if grid[near] not in "M#" + DESTROYED}
    return choices


def dragon_is_beaten(grid: Map, dragon_cells: set[Cell]) -> bool:
    """Tell whether every space of a dragon is destroyed or has no empty neighbour (H7)."""
    if not dragon_cells:
        return False
    return all(
        grid[cell] in DESTROYED or not neighbours(grid, cell) & empty_cells(grid) for cell in dragon_cells
    )
