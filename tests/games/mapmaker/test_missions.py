"""Each mission by diagrams: the card's picture, a zero, and the edge that bites."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.cells import Tally
from landscribe.core.text import cell_names, read_diagram
from landscribe.games.mapmaker.elements import LETTERS, Sheet
from landscribe.games.mapmaker.missions import MISSIONS, surrounded_mountains
from tests.reference import mapmaker as naive
from tests.reference.maps import parse
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


@pytest.mark.parametrize(
    ("mission", "diagram", "expected"),
    [
        ("Edge of the forest", "F.FM/FFFW/M.WW/..WM", 3),
        ("Edge of the forest", "VVVV/VFFV/VFFV/VVVV", 0),
        ("Edge of the forest", "F..F/..../..../F..F", 4),  # a corner counts once
        ("Sleepy valley", "FFFF/FFF./M.../FFMF", 8),
        ("Sleepy valley", "FF../..../F.../....", 0),
        ("Sleepy valley", "FFFF/..../..../....", 0),  # M5: four are not three
        ("Watering potatoes", "WWWM/WAA./M.A./.WWM", 8),
        ("Watering potatoes", "WW../..AA/WW../....", 0),  # corners do not touch
        ("Watering potatoes", ".A../AWA./.A../....", 2),  # M9: once, however many farms
        ("Borderlands", "..VM/..VV/MVWV/VVWM", 24),
        ("Borderlands", ".FFF/FFFF/FFFF/FFF.", 24),
        ("Borderlands", ".F../F.F./.F.F/F.F.", 0),
        ("Borderlands", "MMMM/..../..../....", 6),  # mountains fill
        ("Tree line", "F.FM/FFFF/MF.F/.F.F", 6),
        ("Tree line", "FFFF/..../..../....", 2),  # M7: of four equal runs one scores
        ("Tree line", "F.../M.../F.../F...", 4),
        ("Tree line", "..../.V../..../....", 0),
        ("Wealthy town", "VVAM/AAAV/WWVV/FFVM", 9),
        ("Wealthy town", ".F../AVW./..../....", 3),
        ("Wealthy town", ".F../AV../..../....", 0),  # M6: empty is no terrain
        ("Wealthy town", ".F../AV../.V../....", 3),  # M6: a village beside it is one
        ("Watering canal", ".WAA/.WW./MAW./AAMW", 8),
        ("Watering canal", "A.W./A.W./..../....", 0),
        ("Watering canal", "F.../A.../W.../....", 4),  # the column need not be full
        ("Magicians' valley", "WWWM/WAA./M.A./.WWM", 9),
        ("Magicians' valley", "W.W./.M../W.W./....", 0),
        ("Magicians' valley", ".MWM/..../..../....", 3),  # M9: once beside two mountains
        ("Empty site", "FFFM/FVV./MVV./...M", 8),
        ("Empty site", "VVVV/VVVV/VVVV/VVVV", 0),
        ("Empty site", ".V.V/V.../..../....", 10),  # M9: an empty field counts once
        ("Row of houses", "..VM/..VV/MVWV/VVWM", 8),
        ("Row of houses", "VV.V/..../V.../V...", 4),
        ("Row of houses", "..VV/VV../..../....", 8),  # a run ends at the map's edge
        ("Row of houses", "..../..../..../....", 0),
        ("Odd numbered silos", "FFVM/FFVV/MVW./VVWM", 20),
        ("Odd numbered silos", ".F.F/.F.F/.F.F/.F.F", 0),
        ("Odd numbered silos", "M.../F.../F.../F...", 10),
        ("Rich countryside", "..VMW/.AVVV/MAWVV/VAWFF/VAWFM", 4),
        ("Rich countryside", "FVAW./FVA.M/.VAWM/FVAWF/.....", 0),
        ("mountains", ".F.F/FMFM/.F.F/....", 2),  # M4: an edge is as good as a filled field
        ("mountains", ".F../.MF./.F../....", 0),
        ("mountains", "MM../FFF./..../....", 1),  # two mountains wall each other
    ],
)
def test_points(mission: str, diagram: str, expected: int) -> None:
    assert points(mission, diagram) == expected


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
