import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.cells import singles
from landscribe.core.grid import grid_of
from landscribe.core.shape import Shape, anchors, form_of, forms_of, is_placed, placed, placements, reaching
from tests.reference.maps import parse
from tests.reference.maps import placements as naive_placements
from tests.strategies import maps, shapes


@given(shapes())
def test_a_shape_is_its_text(shape: Shape) -> None:
    assert Shape.parse(str(shape)) == shape


@given(shapes())
def test_four_turns_and_two_flips_are_none(shape: Shape) -> None:
    assert shape.turned().turned().turned().turned() == shape == shape.flipped().flipped()
    assert len(shape.orientations()) in (1, 2, 4, 8)
    assert (
        set(shape.turned().orientations()) == set(shape.orientations()) == set(shape.flipped().orientations())
    )


@pytest.mark.parametrize(
    ("text", "ways"),
    [("#", 1), ("##/##", 1), (".#./###/.#.", 1), ("####", 2), ("##./.##", 4), ("##/#.", 4), ("###/#..", 8)],
)
def test_a_shape_lies_in_1_2_4_or_8_ways(text: str, ways: int) -> None:
    assert len(Shape.parse(text).orientations()) == ways


@pytest.mark.parametrize("text", ["", "...", "##/#", "#x", ".#/.#", "#./..", "/"])
def test_a_bad_shape_is_refused_by_its_text(text: str) -> None:
    with pytest.raises(ValueError, match="'"):
        Shape.parse(text)


@given(shapes(), maps("..rF", 7, 6))
def test_placements_are_those_of_the_naive_twin(shape: Shape, rows: tuple[str, ...]) -> None:
    grid = grid_of(7, 6)
    free = sum(grid.at(r, c) for r in range(7) for c in range(6) if rows[r][c] in ".r")
    found = list(placements(forms_of(grid, shape), free))
    assert len(found) == len(set(found))
    as_places = {frozenset(grid.row_col(cell.bit_length() - 1) for cell in singles(cells)) for cells in found}
    assert as_places == naive_placements(parse("/".join(rows)), str(shape))


@given(shapes(), st.integers(0, (1 << 42) - 1))
def test_reaching_anchors_cover_a_wanted_cell(shape: Shape, wanted: int) -> None:
    grid = grid_of(7, 6)
    form = form_of(grid, shape)
    touching = reaching(form, wanted)
    for anchor in singles(anchors(form, grid.full)):
        assert bool(touching & anchor) == bool(placed(form, anchor) & wanted)


@given(shapes(), st.integers(0, (1 << 42) - 1))
def test_cells_are_a_placement_only_where_the_form_can_lie(shape: Shape, cells: int) -> None:
    grid = grid_of(7, 6)
    form = form_of(grid, shape)
    everywhere = set(placements([form], grid.full))
    assert is_placed(form, cells) == (cells in everywhere)
    for placement in everywhere:
        assert is_placed(form, placement)
        assert not is_placed(form, placement << 1) or placement << 1 in everywhere


def test_a_shape_larger_than_the_grid_lies_nowhere() -> None:
    assert not list(placements(forms_of(grid_of(2, 2), Shape.parse("###")), 0b1111))
