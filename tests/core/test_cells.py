from hypothesis import given
from hypothesis import strategies as st

from landscribe.core import cells as k
from landscribe.core.grid import Grid, grid_of
from tests.strategies import cell_sets, grids

Place = tuple[int, int]


def places(grid: Grid, cells: int) -> set[Place]:
    return {(r, c) for r in range(grid.rows) for c in range(grid.cols) if cells & grid.at(r, c)}


def beside(grid: Grid, wanted: set[Place]) -> set[Place]:
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    everywhere = places(grid, grid.full)
    return {(r + dr, c + dc) for r, c in wanted for dr, dc in steps} & everywhere


@st.composite
def filled_grids(draw: st.DrawFn) -> tuple[Grid, int]:
    grid = draw(grids())
    return grid, draw(cell_sets(grid))


@given(filled_grids())
def test_neighbours_share_a_side(case: tuple[Grid, int]) -> None:
    grid, cells = case
    assert places(grid, k.neighbours(grid, cells)) == beside(grid, places(grid, cells))


@given(filled_grids(), st.data())
def test_enclosed_cells_have_walls_or_the_edge_on_all_sides(
    case: tuple[Grid, int], data: st.DataObject
) -> None:
    grid, cells = case
    walls = data.draw(cell_sets(grid))
    inside = {p for p in places(grid, cells) if beside(grid, {p}) <= places(grid, walls)}
    assert places(grid, k.enclosed(grid, cells, walls)) == inside


@given(filled_grids())
def test_clusters_part_a_set_into_connected_pieces_that_do_not_touch(case: tuple[Grid, int]) -> None:
    grid, cells = case
    found = list(k.clusters(grid, cells))
    assert sum(found) == cells
    assert sum(k.count(cluster) for cluster in found) == k.count(cells)
    for cluster in found:
        reached = {min(places(grid, cluster))}
        while more := (beside(grid, reached) & places(grid, cluster)) - reached:
            reached |= more
        assert reached == places(grid, cluster)
        assert k.neighbours(grid, cluster) & cells & ~cluster == 0


@given(filled_grids())
def test_the_edge_is_where_a_neighbour_is_missing(case: tuple[Grid, int]) -> None:
    grid, _ = case
    assert places(grid, grid.edge) == {p for p in places(grid, grid.full) if len(beside(grid, {p})) < 4}


@given(filled_grids())
def test_longest_runs_are_those_of_a_plain_search(case: tuple[Grid, int]) -> None:
    grid, cells = case
    there = places(grid, cells)
    for runs, (dr, dc) in (
        (k.longest_down(grid, cells), (1, 0)),
        (k.longest_across(grid, cells), (0, 1)),
    ):
        lengths: dict[Place, int] = {}
        for r, c in there:
            n = 0
            while (r + n * dr, c + n * dc) in there:
                n += 1
            lengths[r, c] = n
        best = max(lengths.values(), default=0)
        assert runs.length == best
        assert places(grid, runs.starts) == {p for p, n in lengths.items() if n == best}


@given(filled_grids())
def test_full_lines_and_single_cells(case: tuple[Grid, int]) -> None:
    grid, cells = case
    there = places(grid, cells)
    rows = {r for r in range(grid.rows) if all((r, c) in there for c in range(grid.cols))}
    cols = {c for c in range(grid.cols) if all((r, c) in there for r in range(grid.rows))}
    assert {k.index(row) // grid.cols for row in k.full_rows(grid, cells)} == rows
    assert {k.index(column) for column in k.full_columns(grid, cells)} == cols
    assert [grid.row_col(k.index(cell)) for cell in k.singles(cells)] == sorted(there)
    assert places(grid, k.lowest(cells)) == ({min(there)} if there else set())


def test_a_run_spreads_across_and_down() -> None:
    grid = grid_of(4, 4)
    assert k.spread(grid.at(0, 1), 3, 1) == 0b1110
    assert k.spread(grid.at(1, 0), 3, grid.cols) == 0b0001_0001_0001_0000


def test_kernels_use_nothing_that_native_code_cannot_take() -> None:
    forbidden = {"MAKE_CLOSURE", "BUILD_SET", "BUILD_MAP", "BUILD_STRING", "RAISE_VARARGS", "SETUP_FINALLY"}
    import dis

    for function in k.KERNELS:
        used = {instruction.opname for instruction in dis.get_instructions(function)}
        assert not used & forbidden, function.__name__
        held = [cell.cell_contents for cell in function.__closure__ or ()]
        assert all(isinstance(value, int) or value in k.KERNELS for value in held), function.__name__
