"""Lays: which orientation comes next, past those without a place."""

import pytest

from landscribe.core.grid import grid_of
from landscribe.core.lays import Lay, Square, laid_out, lays_of, shape_of
from landscribe.core.shape import Shape, forms_of

GRID = grid_of(11, 11)
ALL = (1 << 121) - 1


def drawn(lay: Lay) -> str:
    """The squares of a lay as text; what the action also names in lower case."""
    cells = {(square.row, square.col): "Aa"[square.part] for square in lay.squares}
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    bottom, right = max(row for row, _ in cells), max(col for _, col in cells)
    columns = range(left, right + 1)
    return "/".join("".join(cells.get((r, c), ".") for c in columns) for r in range(top, bottom + 1))


def lays(text: str, without: str = "") -> tuple[Lay, ...]:
    """Every orientation of the shape drawn here, but those that have no place."""
    shape = Shape.parse(text)
    forms = zip(shape.orientations(), forms_of(GRID, shape), strict=True)
    return lays_of(
        [(form.cells, 0 if str(lie) in without.split() else ALL) for lie, form in forms], GRID.cols
    )


def turns(found: tuple[Lay, ...], start: int = 0) -> list[str]:
    """What one sees who turns until the first lay comes again."""
    seen, at = [drawn(found[start])], found[start].turned
    while at != start:
        seen.append(drawn(found[at]))
        at = found[at].turned
    return seen


@pytest.mark.parametrize(
    ("shape", "around"),
    [
        ("#", ["A"]),
        ("##/##", ["AA/AA"]),
        ("###", ["AAA", "A/A/A"]),
        ("##/#.", ["AA/A.", "AA/.A", ".A/AA", "A./AA"]),
        (".##/##.", [".AA/AA.", "A./AA/.A"]),
        ("#../###", ["A../AAA", "AA/A./A.", "AAA/..A", ".A/.A/AA"]),
    ],
)
def test_turning_goes_around_clockwise_and_comes_back(shape: str, around: list[str]) -> None:
    assert turns(lays(shape)) == around


@pytest.mark.parametrize("shape", ["#../###", ".##/##.", "#.#/###", "##/#.", "###", "#"])
def test_flipping_twice_is_nothing_and_once_is_the_mirror(shape: str) -> None:
    found = lays(shape)
    for number, lay in enumerate(found):
        assert found[lay.flipped].flipped == number
        assert drawn(found[lay.flipped]) == "/".join(row[::-1] for row in drawn(lay).split("/"))


def test_what_has_no_place_is_turned_past() -> None:
    assert turns(lays("##/#.", without="##/.#")) == ["AA/A.", ".A/AA", "A./AA"]
    assert turns(lays("##/#.", without="##/.# .#/## #./##")) == ["AA/A."]


def test_a_mirror_without_a_place_is_turned_on_to_the_next() -> None:
    found = lays("#../###", without="..#/###")
    assert drawn(found[0]) == "A../AAA"
    assert drawn(found[found[0].flipped]) == "A./A./AA"


def test_where_no_mirror_has_a_place_flipping_changes_nothing() -> None:
    found = lays("#../###", without="..#/### #./#./## ###/#.. ##/.#/.#")
    assert [lay.flipped for lay in found] == [0, 1, 2, 3]


def test_two_shapes_are_never_mixed() -> None:
    forms = [*forms_of(GRID, Shape.parse("##/#.")), *forms_of(GRID, Shape.parse("###"))]
    found = lays_of([(form.cells, ALL) for form in forms], GRID.cols)
    assert len(found) == 6
    for lay in found:
        assert found[lay.turned].shape == found[lay.flipped].shape == lay.shape
    assert {lay.shape for lay in found} == {"##/#.", "###"}


def test_two_parts_turn_together() -> None:
    squares = (Square(0, 0), Square(0, 1, 1), Square(0, 2, 1))
    forms = [squares, tuple(Square(-s.col, 0, s.part) for s in squares)]
    found = laid_out((form, ALL) for form in forms)
    assert [drawn(lay) for lay in found] == ["Aaa", "a/a/A"]
    assert [lay.turned for lay in found] == [1, 0]  # the two others have no place
    assert len({lay.shape for lay in found}) == 1
    assert shape_of(squares) != shape_of(Square(s.row, s.col) for s in squares)
