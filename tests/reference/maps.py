"""Maps as plain dicts of letters, with the few questions that both games ask of them."""

from collections.abc import Iterable

Cell = tuple[int, int]
Map = dict[Cell, str]

EMPTY = ".r"
DESTROYED = "*+"
TERRAINS = {
    "M": "mountain",
    "F": "forest",
    "V": "village",
    "A": "farm",
    "W": "water",
    "H": "hero",
    "X": "monster",
    "D": "monster",
    "Z": "monster",
    "T": "monster",
    "G": "monster",
}
LETTERS = EMPTY + DESTROYED + "#" + "MFVAWHXDZTG" + "fvawhxdztg"


def parse(text: str) -> Map:
    """Read a diagram whose rows are separated by newlines or slashes."""
    rows = [row.strip() for row in text.strip().replace("/", "\n").split("\n")]
    grid: Map = {}
    for row, letters in enumerate(rows):
        if len(letters) != len(rows[0]):
            raise ValueError(f"Row {row} of the map is {letters!r}, not {len(rows[0])} letters long.")
        for col, letter in enumerate(letters):
            if letter not in LETTERS:
                raise ValueError(f"A map holds no {letter!r}, only the letters {LETTERS}.")
            grid[row, col] = letter
    return grid


def rows_of(grid: Map) -> list[list[Cell]]:
    """List the rows of a map from the top, each as its cells from the left."""
    return [sorted(cell for cell in grid if cell[0] == row) for row in sorted({row for row, _ in grid})]


def cols_of(grid: Map) -> list[list[Cell]]:
    """List the columns of a map from the left, each as its cells from the top."""
    return [sorted(cell for cell in grid if cell[1] == col) for col in sorted({col for _, col in grid})]


def terrain_of(letter: str) -> str | None:
    """Name the terrain type a letter stands for, or None where there is no terrain."""
    return TERRAINS.get(letter.upper())


def is_empty(letter: str) -> bool:
    """Tell whether a space can still be drawn upon."""
    return letter in EMPTY


def is_filled(letter: str) -> bool:
    """Tell whether a space is taken, by terrain, rock, wasteland or destruction."""
    return letter not in EMPTY


def is_ruins(letter: str) -> bool:
    """Tell whether ruins are printed on a space, drawn upon or not."""
    return letter == "+" or letter.islower()


def has_terrain(grid: Map, cell: Cell, terrain: str) -> bool:
    """Tell whether a cell lies on the map and shows this terrain."""
    return cell in grid and terrain_of(grid[cell]) == terrain


def cells_of(grid: Map, terrain: str) -> set[Cell]:
    """Collect the cells that show this terrain."""
    return {cell for cell in grid if terrain_of(grid[cell]) == terrain}


def empty_cells(grid: Map) -> set[Cell]:
    """Collect the cells that are empty, ruins included."""
    return {cell for cell in grid if is_empty(grid[cell])}


def sides(cell: Cell) -> list[Cell]:
    """List the four cells that share a side with this one, on the map or not."""
    row, col = cell
    return [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]


def neighbours(grid: Map, cell: Cell) -> set[Cell]:
    """Collect the cells of the map that share a side with this one."""
    return {side for side in sides(cell) if side in grid}


def is_on_edge(grid: Map, cell: Cell) -> bool:
    """Tell whether a side of the cell is the edge of the map."""
    return any(side not in grid for side in sides(cell))


def around(grid: Map, cells: Iterable[Cell]) -> set[Cell]:
    """Collect the cells outside a group that share a side with one of its cells."""
    group = set(cells)
    return {side for cell in group for side in neighbours(grid, cell)} - group


def clusters(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Split cells into the groups that hang together by their sides."""
    left = set(cells)
    groups: list[set[Cell]] = []
    while left:
        start = min(left)
        left.remove(start)
        group = {start}
        queue = [start]
        while queue:
            for side in sides(queue.pop(0)):
                if side in left:
                    left.remove(side)
                    group.add(side)
                    queue.append(side)
        groups.append(group)
    return groups


def longest_runs(line: list[Cell], wanted: set[Cell]) -> list[list[Cell]]:
    """List the longest unbroken runs of wanted cells along a line, all of them if they tie."""
    runs: list[list[Cell]] = [[]]
    for cell in line:
        if cell in wanted:
            runs[-1].append(cell)
        else:
            runs.append([])
    longest = max(len(run) for run in runs)
    return [run for run in runs if run and len(run) == longest]


def shape_cells(shape: str) -> frozenset[Cell]:
    """Read a shape such as "..#/.##/##." with its bounding box at the origin."""
    cells = {
        (row, col)
        for row, letters in enumerate(shape.split("/"))
        for col, letter in enumerate(letters)
        if letter == "#"
    }
    return at_origin(cells)


def at_origin(cells: Iterable[Cell]) -> frozenset[Cell]:
    """Shift cells so that their first row and first column are 0."""
    group = set(cells)
    top = min(row for row, _ in group)
    left = min(col for _, col in group)
    return frozenset((row - top, col - left) for row, col in group)


def turns_and_flips(cell: Cell) -> list[Cell]:
    """List the eight images of a cell when the plane is turned and flipped about the origin."""
    row, col = cell
    return [
        (row, col),
        (col, -row),
        (-row, -col),
        (-col, row),
        (row, -col),
        (-col, -row),
        (-row, col),
        (col, row),
    ]


def orientations(shape: str) -> set[frozenset[Cell]]:
    """Collect the different ways to turn and flip a shape, each at the origin."""
    cells = shape_cells(shape)
    return {at_origin(turns_and_flips(cell)[way] for cell in cells) for way in range(8)}


def placements(grid: Map, shape: str) -> set[frozenset[Cell]]:
    """Collect every way to draw a shape, turned or flipped, upon empty spaces alone."""
    found: set[frozenset[Cell]] = set()
    for oriented in orientations(shape):
        for top, left in grid:
            cells = frozenset((top + row, left + col) for row, col in oriented)
            if all(cell in grid and is_empty(grid[cell]) for cell in cells):
                found.add(cells)
    return found
