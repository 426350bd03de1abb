"""Each mission by the diagrams it shares with its naive twin, and by what that twin says of any map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.cells import Tally
from landscribe.core.text import cell_names, read_diagram
from landscribe.games.mapmaker.elements import LETTERS, Sheet
from landscribe.games.mapmaker.missions import MISSIONS, surrounded_mountains
from tests.reference import mapmaker as naive
from tests.reference.maps import parse
from tests.reference.test_reference import MISSION_DIAGRAMS
from tests.strategies import maps

DIRECTION_FREE = (
    "Edge of the forest",
    "Watering potatoes",
    "Borderlands",
    "Wealthy town",
    "Magicians' valley",
    "Empty site",
)


def tally(mission: str, diagram: str) -> Tally:
    grid, found = read_diagram(diagram.split("/"), "." + LETTERS)
    sheet = Sheet(*(found[letter] for letter in LETTERS))
    return (
        surrounded_mountains(grid, sheet) if mission == "mountains" else MISSIONS[mission].rule(grid, sheet)
    )


def points(mission: str, diagram: str) -> int:
    return tally(mission, diagram).stars


def cells(mission: str, diagram: str) -> str:
    grid, _ = read_diagram(diagram.split("/"), "." + LETTERS)
    return cell_names(grid, tally(mission, diagram).cells)


@pytest.mark.parametrize(("mission", "diagram", "expected"), MISSION_DIAGRAMS)
def test_points_of_the_shared_diagrams(mission: str, diagram: str, expected: int) -> None:
    assert points(mission, diagram) == expected


def test_every_mission_has_a_twin_and_diagrams() -> None:
    assert set(naive.MISSIONS) == set(MISSIONS) == {name for name, _, _ in MISSION_DIAGRAMS}


@pytest.mark.parametrize(
    ("diagram", "expected"),
    [
        (".F.F/FMFM/.F.F/....", 2),  # M4: an edge is as good as a filled field
        (".F../.MF./.F../....", 0),
        ("MM../FFF./..../....", 1),  # two mountains wall each other
    ],
)
def test_m4_points_of_surrounded_mountains(diagram: str, expected: int) -> None:
    assert points("mountains", diagram) == expected


@pytest.mark.parametrize(
    ("mission", "expected"),
    [("Wealthy town", 3), ("Tree line", 4), ("Watering potatoes", 0), ("Borderlands", 0)],
)
def test_the_map_on_the_page(mission: str, expected: int) -> None:
    page = (
        ".........../.M........./.......FF.W/......FFMWW/.......VVW./...M....VV."
        "/.........../.........../.........M./.....M...../..........."
    )
    assert points(mission, page) == expected


@pytest.mark.parametrize(
    ("mission", "diagram", "expected"),
    [
        ("Tree line", "F.F/F.F/...", "a1 a2"),
        ("Row of houses", "VV.VV/.....", "a1 b1 d1 e1"),
        ("Empty site", "V../...", "b1 a2"),
        ("Watering canal", "AW/WW/..", "a1 a2"),
        ("Rich countryside", "FVAWM./......", "a1 b1 c1 d1 e1"),
        ("mountains", "MF/F.", "a1"),
    ],
)
def test_the_cells_that_earned_it(mission: str, diagram: str, expected: str) -> None:
    assert cells(mission, diagram) == expected


@pytest.mark.parametrize("mission", [*MISSIONS, "mountains"])
@given(rows=maps("." + LETTERS))
def test_missions_agree_with_the_naive_twin(mission: str, rows: tuple[str, ...]) -> None:
    diagram = "/".join(rows)
    rule = naive.surrounded_mountains if mission == "mountains" else naive.MISSIONS[mission]
    assert points(mission, diagram) == rule(parse(diagram))


@pytest.mark.parametrize("mission", DIRECTION_FREE)
@given(rows=maps("." + LETTERS), turns=st.integers(1, 3), flip=st.booleans())
def test_a_turned_map_scores_the_same(mission: str, rows: tuple[str, ...], turns: int, flip: bool) -> None:
    turned = rows
    for _ in range(turns):
        turned = tuple("".join(row[col] for row in reversed(turned)) for col in range(len(turned[0])))
    if flip:
        turned = tuple(row[::-1] for row in turned)
    assert points(mission, "/".join(turned)) == points(mission, "/".join(rows))


@pytest.mark.parametrize("mission", ["Tree line", "Row of houses", "Sleepy valley", "Rich countryside"])
@given(rows=maps("." + LETTERS))
def test_missions_of_rows_and_columns_do_not_mind_a_mirror(mission: str, rows: tuple[str, ...]) -> None:
    for mirrored in (rows[::-1], tuple(row[::-1] for row in rows)):
        assert points(mission, "/".join(mirrored)) == points(mission, "/".join(rows))
