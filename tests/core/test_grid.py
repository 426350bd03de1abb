import pytest

from landscribe.core.grid import grid_of


@pytest.mark.parametrize(("rows", "cols"), [(0, 3), (3, 0), (12, 11), (-1, -1)])
def test_a_grid_has_1_to_128_cells(rows: int, cols: int) -> None:
    with pytest.raises(ValueError, match=f"{rows}x{cols} is not possible"):
        grid_of(rows, cols)


def test_the_largest_grid_has_128_cells() -> None:
    assert grid_of(8, 16).full.bit_count() == 128
