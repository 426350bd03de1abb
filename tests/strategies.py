"""What the tests draw at random: grids, sets of cells, shapes, maps."""

from hypothesis import strategies as st

from landscribe.core.grid import Grid, grid_of
from landscribe.core.shape import Shape


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    rows = draw(st.integers(1, 12))
    return grid_of(rows, draw(st.integers(1, min(12, 128 // rows))))


def cell_sets(grid: Grid) -> st.SearchStrategy[int]:
    return st.integers(0, grid.full)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    squares = draw(st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6))
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    bottom, right = max(r for r, _ in squares), max(c for _, c in squares)
    rows = (
        "".join("#" if (r, c) in squares else "." for c in range(left, right + 1))
        for r in range(top, bottom + 1)
    )
    return Shape.parse("/".join(rows))


@st.composite
def maps(draw: st.DrawFn, letters: str, rows: int = 11, cols: int = 11) -> tuple[str, ...]:
    """A diagram; some are dense in few letters, so that clusters, runs and full lines occur."""
    few = draw(st.lists(st.sampled_from(letters), min_size=1, max_size=len(letters), unique=True))
    rng = draw(st.randoms(use_true_random=False))
    clumps = draw(st.integers(0, 8))
    marks = [rng.choice(few) for _ in range(rows * cols)]
    for _ in range(clumps):
        r, c = rng.randrange(rows), rng.randrange(cols)
        height, width, letter = rng.randint(1, 6), rng.randint(1, 6), rng.choice(few)
        for i in range(r, min(rows, r + height)):
            for j in range(c, min(cols, c + width)):
                marks[i * cols + j] = letter
    return tuple("".join(marks[start : start + cols]) for start in range(0, rows * cols, cols))
