"""Random arguments for any kernel, by its annotations and the names of its numbers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

from landscribe.core.grid import LARGEST, Cells, Grid, grid_of
from landscribe.core.shape import Form, Shape, form_of

GRIDS = tuple(grid_of(rows, cols) for rows, cols in ((11, 11), (9, 9), (4, 5), (8, 16)))
SHAPES = ("#", "##/#.", "###/.#.", "..#/.##/##.", "#.#", "####", "#.#/#.#")
ROW = 4  # native code is compiled for each length of a row

NUMBERS: dict[str, Callable[[Grid], range]] = {
    "animal": lambda grid: range(4),
    "ankhs": lambda grid: range(7),
    "any_kind": lambda grid: range(4),
    "before": lambda grid: range(3),
    "card": lambda grid: range(10),
    "coins": lambda grid: range(2),
    "col": lambda grid: range(grid.cols),
    "colour": lambda grid: range(4),
    "draws": lambda grid: range(3),
    "first": lambda grid: range(4),
    "held": lambda grid: range(64),
    "kind": lambda grid: range(4),
    "layer": lambda grid: range(6),
    "left": lambda grid: range(3),
    "length": lambda grid: range(6),
    "monster": lambda grid: range(5),
    "next": lambda grid: range(3),
    "number": lambda grid: range(10),
    "phase": lambda grid: range(5),
    "picks": lambda grid: range(9),
    "place": lambda grid: range(9),
    "rivals": lambda grid: range(3),
    "round": lambda grid: range(1, 11),
    "row": lambda grid: range(grid.rows),
    "season": lambda grid: range(4),
    "seat": lambda grid: range(4),
    "seats": lambda grid: range(1, 5),
    "second": lambda grid: range(20),
    "spaces": lambda grid: range(2, 4),
    "squares": lambda grid: range(1, 6),
    "stars": lambda grid: range(-1, 11),
    "step": lambda grid: range(1, grid.cols + 2),
    "stories": lambda grid: range(6),
    "terrain": lambda grid: range(6),
    "threshold": lambda grid: range(6, 9),
    "tiles": lambda grid: range(4),
    "time": lambda grid: range(3),
    "times": lambda grid: range(3),
    "used": lambda grid: range(7),
    "ways": lambda grid: range(3),
}
"""What each number of a kernel can be, by its name; a field of a NamedTuple can be a few."""

ROWS: dict[str, Callable[[Random], list[int]]] = {
    "deck": lambda rng: [0] * 40,
    "explore": lambda rng: rng.sample(range(LARGEST), 8),
    "kinds": lambda rng: rng.choices(range(4), k=LARGEST),
    "monsters": lambda rng: rng.choices(range(5), k=8),
}
"""What is in a row of numbers, by its name."""

SINGLES = ("anchor", "cell", "seed", "start")
"""Names of sets that hold one cell."""


def parameters(kernel: Callable[..., Any]) -> dict[str, Any]:
    hints = get_type_hints(kernel, include_extras=True)
    hints.pop("return")
    return hints


def arguments(kernel: Callable[..., Any], times: int) -> Iterator[tuple[Any, ...]]:
    """So many random rows of arguments, the same ones each time."""
    for number in range(times):
        rng = Random(number)
        grid = rng.choice(GRIDS)
        yield tuple(value(kind, name, grid, rng) for name, kind in parameters(kernel).items())


def value(kind: Any, name: str, grid: Grid, rng: Random) -> Any:
    """A random value of this kind."""
    if kind == Cells:
        return some_cell(grid, rng) if name in SINGLES else some_cells(grid, rng)
    if kind is Grid:
        return grid
    if kind is Form:
        return form_of(grid, rng.choice(Shape.parse(rng.choice(SHAPES)).orientations()))
    if kind is int:
        if name not in NUMBERS:
            raise LookupError(f"A number '{name}' of a kernel is unknown: say in NUMBERS what it can be.")
        return rng.choice(NUMBERS[name](grid))
    if kind is bool:
        return rng.random() < 0.5
    if kind in (Sequence[int], list[int]):
        if name not in ROWS:
            raise LookupError(f"A row '{name}' of a kernel is unknown: say in ROWS what is in it.")
        return ROWS[name](rng)
    if kind == Iterable[int]:
        return rng.sample(range(grid.rows * grid.cols), 8)
    if get_origin(kind) is tuple:
        return tuple(value(get_args(kind)[0], name, grid, rng) for _ in range(ROW))
    if hasattr(kind, "_fields"):
        return kind(*(field(part, grid, rng) for part in get_type_hints(kind, include_extras=True).values()))
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return rng.choice(tuple(kind))
    raise LookupError(f"No random {kind} for '{name}' is known: teach `value` to make one.")


def field(kind: Any, grid: Grid, rng: Random) -> Any:
    return rng.randrange(7) if kind is int else value(kind, "", grid, rng)


def some_cell(grid: Grid, rng: Random) -> int:
    return 1 << rng.randrange(grid.rows * grid.cols)


def some_cells(grid: Grid, rng: Random) -> int:
    """A set: sparse, even, dense or clumped, now and then none or all."""
    size = grid.rows * grid.cols
    match rng.randrange(6):
        case 0:
            return rng.choice((0, grid.full))
        case 1:
            return rng.getrandbits(size) & rng.getrandbits(size)
        case 2:
            return rng.getrandbits(size) | rng.getrandbits(size)
        case 3:
            return rng.getrandbits(size)
        case _:
            cells = 0
            for _ in range(rng.randrange(1, 5)):
                corner = form_of(grid, Shape.parse(rng.choice(("##/##", "###", "#/#/#", "##", "####/####"))))
                cells |= corner.cells << rng.randrange(size)
            return cells & grid.full
