"""Each scoring card by diagrams: an example, a zero, the edge that bites; and the naive twin's opinion."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.games.cartographers.box import CATEGORIES
from landscribe.games.cartographers.setup import BOXES, SCORING
from landscribe.games.cartographers.sheet import ALL_LETTERS, sheet_from, threatened
from tests.games.cartographers.helpers import GRID, cells, stars
from tests.reference import cartographers as naive
from tests.reference.maps import parse
from tests.reference.test_reference import CARDS, CARDS_BY_EDITION
from tests.strategies import maps

EDITIONS = ("rulebook", "retail")
EDITED = tuple(name for name, card in SCORING.items() if card.retail is not card.rulebook)


@pytest.mark.parametrize(("card", "diagram", "expected"), CARDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_stars_of_the_shared_diagrams(card: str, diagram: str, expected: int, edition: str) -> None:
    assert stars(card, diagram, edition) == expected


@pytest.mark.parametrize(("card", "diagram", "rulebook", "retail"), CARDS_BY_EDITION)
def test_h10_six_cards_have_two_editions(card: str, diagram: str, rulebook: int, retail: int) -> None:
    assert (stars(card, diagram), stars(card, diagram, "retail")) == (rulebook, retail)


def test_h10_no_other_card_has_two_editions() -> None:
    assert set(EDITED) == {name for name, *_ in CARDS_BY_EDITION}
    assert {name for name, *_ in (*CARDS, *CARDS_BY_EDITION)} == set(SCORING)


EDGES = [
    ("Sentinel Wood", "F.F/.../F.F", 4),  # a corner counts once
    ("Sentinel Wood", "F*f/#M#/+rF", 3),
    ("Greenbough", "f+*/.../...", 2),  # forest on ruins counts, a destroyed one does not
    ("Treetower", "F#/*M", 1),  # corner, wasteland, destroyed space
    ("Treetower", "FF/FF", 4),
    ("Treetower", "XF/Fr", 0),
    ("Stoneside Forest", "MFMFM", 9),  # the middle mountain counts once
    ("Stoneside Forest", "M*M/FFF/#.#", 6),
    ("Stoneside Forest", "MFXFM", 0),
    ("Canal Lake", "WA*/.../a.w", 2),
    ("Mages Valley", "MWM/A../M..", 3),  # once, beside two mountains
    ("Mages Valley", "#W#/A*A/#M#", 0),
    ("The Golden Granary", "wa", 4),  # water on ruins beside ruins
    ("The Golden Granary", "rwr", 1),
    ("The Golden Granary", "w", 0),
    ("Shoreside Expanse", "...../.A*W./...../.*.../.....", 6),
    ("Shoreside Expanse", "...../.A.../..W../.....", 6),  # corners do not touch
    ("Wildholds", "VVV#VVV/VV.*.VV", 0),
    ("Great City", "VVMV", 0),
    ("Greengold Plains", "XVD/ZMT", 0),  # every monster is the same terrain
    ("Greengold Plains", "*F#/rVA/.W.", 3),
    ("Greengold Plains", "HVH/FVA", 3),
    ("Shieldgate", "V.V.V", 2),  # three tie
    ("Borderlands", "MMM/.../*#+", 12),
    ("Lost Barony", "FV.VF/VF.FV/...../..F..", 6),  # two tie
    ("Lost Barony", "*", 3),
    ("The Broken Road", ".../.../*..", 3),
    ("The Broken Road", "F.F/.F./F.#", 6),
    ("The Cauldrons", ".M#/*X./r..", 1),
    ("Faunlost Thicket", "F.f/F.f/.F.", 4),
    ("Deepwood", "FFF*V/FF#..", 6),
    ("Heart of the Forest", "FFF/FFF/FF#", 18),
    ("Sleepy Valley", "F#F*F/FF+..", 4),
    ("Craylund", "WA/AW", 0),
    ("Craylund", "wAw/.W.", 6),
    ("Ulem's Wallow", "AWA/.A./...", 3),  # three farms, once
    ("Ulem's Wallow", "aWa/*W#/...", 3),
    ("Clawsgrove Peaks", "MWM/WAW/MWM", 20),
    ("Clawsgrove Peaks", "MW*WA", 0),
    ("Jorekborg", "A/W/*/#", 4),
    ("Traylo Monastery", "V#/VV/VV", 6),
    ("Outer Enclave", "VrV", 1),  # two clusters share it, one is chosen
    ("Outer Enclave", "*V#/.../r.V", 2),
    ("Gnomish Colony", "VV*/Vv#/*VV", 6),
    ("Caravansary", "V.V", 2),
    ("Dwarvenholds", "M*/#X", 16),
    ("Silos", "M.#/*.+", 20),
    ("Banded Hills", "FVAWD", 3),
    ("Banded Hills", "FVAWr", 0),
    ("Starlit Sigil", "..#r/.*r./###F", 8),
    ("Starlit Sigil", "../#.", 4),  # the corner is a wall
    ("Starlit Sigil", "..../####", 0),
]


@pytest.mark.parametrize(("card", "diagram", "expected"), EDGES)
def test_the_edges_that_bite(card: str, diagram: str, expected: int) -> None:
    assert stars(card, diagram) == expected
    assert naive.SCORING[card](parse(diagram), False) == expected


def test_every_card_has_an_example_a_zero_and_an_edge_that_bites() -> None:
    drawn = Counter(name for name, *_ in (*CARDS, *CARDS_BY_EDITION, *EDGES))
    assert [name for name in SCORING if drawn[name] < 3] == []


@pytest.mark.parametrize("card", SCORING)
@pytest.mark.parametrize("diagram", ["....", "*#+X", "/".join(["." * 11] * 11)])
def test_a_map_without_land_scores_only_what_is_full_or_empty(card: str, diagram: str) -> None:
    assert stars(card, diagram) == naive.SCORING[card](parse(diagram), False)


def test_c11_wasteland_ruins_and_destroyed_spaces_are_no_terrain() -> None:
    assert stars("Greengold Plains", "*F#/rVA/...") == 0
    assert stars("Banded Hills", "FVA#*r", "retail") == 0
    assert stars("Banded Hills", "FVAHM*") == 3  # hero and mountain are terrains
    assert stars("Banded Hills", "FFVVXD") == 0  # all monsters are one


def test_c12_the_great_city_is_the_largest_among_those_away_from_mountains() -> None:
    assert stars("Great City", "VVVVM/...../VV..V") == 2
    assert cells("Great City", "VVVVM/...../VV..V") == "a3 b3"


def test_c13_the_second_largest_city_may_be_as_large_as_the_largest() -> None:
    assert stars("Shieldgate", "VVV/.../VVV") == 6
    assert stars("Shieldgate", "VVV/.../VV.") == 4
    assert stars("Shieldgate", "VVV/VVV/VVV") == 0


def test_c14_unfilled_ruins_are_empty_spaces() -> None:
    assert cells("The Cauldrons", "rF/F.") == "a1 b2"
    assert cells("Starlit Sigil", "r.r/FFF") == "a1 b1 c1"
    assert cells("Outer Enclave", "Vr") == "b1"
    assert stars("Treetower", "Fr") == 0
    assert stars("Borderlands", "Fr") == 6  # one full column, no full row


def test_c15_filled_ruins_are_still_ruins() -> None:
    assert stars("The Golden Granary", "Wv") == 1
    assert stars("The Golden Granary", "W+") == 1
    assert stars("The Golden Granary", "aW") == 4


def test_c16_the_broken_road_has_eleven_diagonals() -> None:
    assert stars("The Broken Road", "/".join(["F" * 11] * 11)) == 33
    only_corner = "/".join(["." * 11] * 10 + ["F" + "." * 10])
    assert stars("The Broken Road", only_corner) == 3
    longest = "/".join("." * n + "V" + "." * (10 - n) for n in range(11))
    assert stars("The Broken Road", longest) == 3
    assert stars("The Broken Road", "/".join(reversed(longest.split("/")))) == 3  # the corner, again


@pytest.mark.parametrize(
    ("card", "diagram", "expected"),
    [
        ("Sentinel Wood", "F.F/.F./..F", "a1 c1 c3"),
        ("Greenbough", "F../.F.", "a1 b2"),
        ("Stoneside Forest", "MFM/F../..M", "a1 b1 c1"),
        ("Canal Lake", "WA./..A", "a1 b1"),
        ("The Golden Granary", "Wr/.a", "a1 b2"),
        ("Shoreside Expanse", "...../.A.../...../..W../.....", "b2 c4"),
        ("Great City", "VV.V", "a1 b1"),
        ("Shieldgate", "VV.V", "d1"),
        ("Borderlands", "F#/F./F.", "a1 b1 a2 a3"),
        ("Lost Barony", "FF./FFF/.FF", "a1 b1 a2 b2"),  # of equal squares the first
        ("The Broken Road", "F../.F./..F", "a1 b2 c3"),
        ("The Cauldrons", ".F./FF.", "a1"),
        ("Faunlost Thicket", "F.F/F.F", "a1 a2"),
        ("Craylund", "WAW/.W.", "a1 b1 c1 b2"),
        ("Clawsgrove Peaks", "MWA", "a1 b1"),
        ("Jorekborg", "A.A/W..", "a1 a2"),
        ("Outer Enclave", "V.M/..V", "b1 a2"),
        ("Caravansary", "V.V/VV.", "a1 a2 b2"),
        ("Dwarvenholds", "M./F./#.", "a1 a2 a3"),
        ("Starlit Sigil", "..F/.F./F..", "a1 b1 a2 c2 b3 c3"),
    ],
)
def test_the_cells_that_earned_it(card: str, diagram: str, expected: str) -> None:
    assert cells(card, diagram) == expected


# The twin


@pytest.mark.parametrize("category", CATEGORIES)
@given(rows=maps(ALL_LETTERS))
def test_cards_agree_with_the_naive_twin(category: str, rows: tuple[str, ...]) -> None:
    diagram = "/".join(rows)
    grid = parse(diagram)
    for name, card in SCORING.items():
        if card.category == category:
            assert (name, stars(name, diagram)) == (name, naive.SCORING[name](grid, False))
            assert (name, stars(name, diagram, "retail")) == (name, naive.SCORING[name](grid, True))


@given(rows=maps(ALL_LETTERS))
def test_monsters_cost_what_the_naive_twin_says(rows: tuple[str, ...]) -> None:
    lost = naive.monster_penalty(parse("/".join(rows)))
    assert threatened(GRID, sheet_from(rows)).stars == -lost


@pytest.mark.parametrize(
    ("diagram", "lost"),
    [("X.X/.../...", 3), ("XF./F.H/..M", 0), ("x*r/.*.", 1), ("Dr.Z/T..g", 4), ("*./.+", 0)],
)
def test_c14_each_empty_space_beside_a_monster_costs_one_star(diagram: str, lost: int) -> None:
    walled = "/".join([*(f"{row:#<11}" for row in diagram.split("/")), *["#" * 11] * 9])
    rows = tuple(walled.split("/")[:11])
    assert threatened(GRID, sheet_from(rows)).stars == -lost


# Symmetries

ROWS_OR_COLUMNS = ("Faunlost Thicket", "Sleepy Valley", "Jorekborg", "Silos", "Banded Hills")
DIRECTION_FREE = tuple(name for name in SCORING if name not in (*ROWS_OR_COLUMNS, "The Broken Road"))


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter clockwise."""
    return tuple("".join(row[col] for row in reversed(rows)) for col in range(len(rows[0])))


def mirrored(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Left for right."""
    return tuple(row[::-1] for row in rows)


def worth(rows: tuple[str, ...], cards: tuple[str, ...]) -> dict[str, int]:
    return {f"{card}, {ed}": stars(card, "/".join(rows), ed) for card in cards for ed in EDITIONS}


@given(rows=maps(ALL_LETTERS), turns=st.integers(0, 3), flip=st.booleans())
def test_a_turned_or_flipped_map_is_worth_the_same(rows: tuple[str, ...], turns: int, flip: bool) -> None:
    seen = mirrored(rows) if flip else rows
    for _ in range(turns):
        seen = turned(seen)
    assert worth(seen, DIRECTION_FREE) == worth(rows, DIRECTION_FREE)


@given(rows=maps(ALL_LETTERS))
def test_rows_and_columns_are_worth_the_same_from_either_end(rows: tuple[str, ...]) -> None:
    for seen in (mirrored(rows), rows[::-1]):
        assert worth(seen, ROWS_OR_COLUMNS) == worth(rows, ROWS_OR_COLUMNS)


@given(rows=maps(ALL_LETTERS))
def test_the_broken_road_is_worth_the_same_seen_from_its_other_end(rows: tuple[str, ...]) -> None:
    swapped = tuple("".join(row[col] for row in reversed(rows)) for col in reversed(range(11)))
    assert worth(swapped, ("The Broken Road",)) == worth(rows, ("The Broken Road",))


def test_each_box_is_printed_with_four_cards_of_each_category() -> None:
    for box in BOXES.values():
        kinds = [card.category for card in box.scoring if card.since == 1]
        assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys(
            ("forest", "farm-water", "village", "spatial"), 4
        )
