import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.grid import grid_of
from landscribe.core.text import cell_names, drawn_board, read_cells, read_diagram

GRID = grid_of(11, 11)


@given(st.integers(0, GRID.full))
def test_names_of_cells_read_back(cells: int) -> None:
    assert read_cells(GRID, cell_names(GRID, cells)) == cells


def test_cells_are_named_by_column_letter_and_row_number_in_any_order() -> None:
    assert read_cells(GRID, "k11 A1") == GRID.at(10, 10) | GRID.at(0, 0)


@pytest.mark.parametrize("text", ["l1", "a12", "a0", "11", "c", "c4,", "c4 c4", "é1", "a\u0661"])
def test_a_name_of_no_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text.split()[0]}' is"):
        read_cells(GRID, text)


def test_a_diagram_reads_back() -> None:
    rows = ("F.M", "..W")
    grid, found = read_diagram(rows, ".FMW")
    assert drawn_board(grid, found).rows() == rows


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        (("...", ".."), "row 2 '..' has 2 spaces: it takes 3"),
        (("...", ".Q."), "row 2, column 2: 'Q' is no space; use . F"),
    ],
)
def test_a_wrong_diagram_is_refused_with_the_place(rows: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_diagram(rows, ".F")
