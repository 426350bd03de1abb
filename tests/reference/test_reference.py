"""The twins agree with the printed examples and with small maps counted by hand."""

import pytest

from .cartographers import (
    SCORING,
    attack_patterns,
    dragon_is_beaten,
    gorgon_choices,
    legal_draws,
    monster_penalty,
    solo_ambush,
    troll_choices,
    zombie_wave,
)
from .mapmaker import MISSIONS, surrounded_mountains
from .maps import Cell, Map, clusters, neighbours, orientations, parse, placements, terrain_of

MISSION_DIAGRAMS = [
    ("Edge of the forest", "F.FM/FFFW/M.WW/..WM", 3),
    ("Edge of the forest", "VVVV/VFFV/VFFV/VVVV", 0),
    ("Edge of the forest", "F..F/..../..../F..F", 4),  # a corner counts once
    ("Edge of the forest", ".../.F./...", 0),
    ("Sleepy valley", "FFFF/FFF./M.../FFMF", 8),
    ("Sleepy valley", "FF../..../F.../....", 0),
    ("Sleepy valley", "FFFF/..../..../....", 0),  # M5: four are not three
    ("Sleepy valley", "FF.F/F.F./FFFF", 4),
    ("Watering potatoes", "WWWM/WAA./M.A./.WWM", 8),
    ("Watering potatoes", "WW../..AA/WW../....", 0),  # corners do not touch
    ("Watering potatoes", ".A../AWA./.A../....", 2),  # M9: once, however many farms
    ("Watering potatoes", "W.A/.A./W.W", 0),
    ("Borderlands", "..VM/..VV/MVWV/VVWM", 24),
    ("Borderlands", ".FFF/FFFF/FFFF/FFF.", 24),
    ("Borderlands", ".F../F.F./.F.F/F.F.", 0),
    ("Borderlands", "MMMM/..../..../....", 6),  # mountains fill
    ("Borderlands", "FM/..", 6),
    ("Tree line", "F.FM/FFFF/MF.F/.F.F", 6),
    ("Tree line", "FFFF/..../..../....", 2),  # M7: of four equal runs one scores
    ("Tree line", "F.../M.../F.../F...", 4),
    ("Tree line", "..../.V../..../....", 0),
    ("Tree line", "FF/FF/.F/F.", 6),
    ("Tree line", "FFFF", 2),
    ("Wealthy town", "VVAM/AAAV/WWVV/FFVM", 9),
    ("Wealthy town", ".F../AVW./..../....", 3),
    ("Wealthy town", ".F../AV../..../....", 0),  # M6: empty is no terrain
    ("Wealthy town", ".F../AV../.V../....", 3),  # M6: a village beside it is one
    ("Wealthy town", ".F./.VA/...", 0),
    ("Wealthy town", "AVV/.M.", 3),
    ("Watering canal", ".WAA/.WW./MAW./AAMW", 8),
    ("Watering canal", "A.W./A.W./..../....", 0),
    ("Watering canal", "F.../A.../W.../....", 4),  # the column need not be full
    ("Watering canal", "A.W/..A/..W", 0),
    ("Magicians' valley", "WWWM/WAA./M.A./.WWM", 9),
    ("Magicians' valley", "W.W./.M../W.W./....", 0),
    ("Magicians' valley", ".MWM/..../..../....", 3),  # M9: once beside two mountains
    ("Magicians' valley", "MWM/.../W..", 3),
    ("Empty site", "FFFM/FVV./MVV./...M", 8),
    ("Empty site", "VVVV/VVVV/VVVV/VVVV", 0),
    ("Empty site", ".V.V/V.../..../....", 10),  # M9: an empty field counts once
    ("Empty site", "V.V/...", 6),
    ("Row of houses", "..VM/..VV/MVWV/VVWM", 8),
    ("Row of houses", "VV.V/..../V.../V...", 4),
    ("Row of houses", "..VV/VV../..../....", 8),  # a run ends at the map's edge
    ("Row of houses", "..../..../..../....", 0),
    ("Row of houses", "V.V/.V./V..", 8),
    ("Row of houses", "VVV/VV.", 6),
    ("Odd numbered silos", "FFVM/FFVV/MVW./VVWM", 20),
    ("Odd numbered silos", ".F.F/.F.F/.F.F/.F.F", 0),
    ("Odd numbered silos", "M.../F.../F.../F...", 10),
    ("Odd numbered silos", ".FF/.FF", 10),
    ("Rich countryside", "..VMW/.AVVV/MAWVV/VAWFF/VAWFM", 4),
    ("Rich countryside", "FVAW./FVA.M/.VAWM/FVAWF/.....", 0),
    ("Rich countryside", "FVAWA/MVAWW", 0),
]

WHOLE_MAP = """
    ...........
    .M.........
    .......FF.W
    ......FFMWW
    .......VVW.
    ...M....VV.
    ...........
    ...........
    .........M.
    .....M.....
    ...........
"""

CARDS = [
    ("Sentinel Wood", "F.F/.F./F.F", 4),
    ("Sentinel Wood", ".../.F./V.W", 0),
    ("Sentinel Wood", "fF./.../..V", 2),
    ("Greenbough", "F../.../..F", 4),
    ("Greenbough", "VAW/.../.M.", 0),
    ("Greenbough", "FFF/F../F..", 6),
    ("Treetower", ".V./VFV/.V.", 1),
    ("Treetower", ".r./VFV/.V.", 0),
    ("Treetower", "F*./#.F/...", 1),
    ("Stoneside Forest", "MFM", 6),
    ("Stoneside Forest", "MM./F.F/FF.", 0),
    ("Stoneside Forest", "MFM/F../M..", 9),
    ("Stoneside Forest", "MF/FF", 0),
    ("Canal Lake", "WA/AW", 4),
    ("Canal Lake", "W.A/.A./W.W", 0),
    ("Canal Lake", "AWA/.A./...", 4),
    ("Mages Valley", ".W./AMF/.A.", 4),
    ("Mages Valley", "W.A/.M./A.W", 0),
    ("Mages Valley", "MWM/AF./...", 3),
    ("The Golden Granary", "rW./.a./...", 4),
    ("The Golden Granary", "W.A/..r/w..", 0),
    ("The Golden Granary", "Wv./xW./..W", 2),
    ("The Golden Granary", "W+", 1),
    ("Shoreside Expanse", "...../.AA../...../...W./.....", 6),
    ("Shoreside Expanse", "...../.AW../...../...../....A", 0),
    ("Shoreside Expanse", ".A.../.A.../...../..WW./.....", 3),
    ("Shoreside Expanse", "...../.AAA./...W./.W.../.....", 3),
    ("Wildholds", "VVV/VVV", 8),
    ("Wildholds", "VVV/VV./..V", 0),
    ("Wildholds", "VVVVVVV/......./VvVVVV.", 16),
    ("Great City", "VV.V/...V/V..V", 3),
    ("Great City", "VM/V.", 0),
    ("Great City", "VVVM/..../VV.V", 2),
    ("Greengold Plains", "FA./VVW/...", 3),
    ("Greengold Plains", "FF*/VV#/.A.", 0),
    ("Greengold Plains", "XVM/.H.", 3),
    ("Greengold Plains", "XVZ/.M.", 0),
    ("Shieldgate", "VVV./..../VV.V", 4),
    ("Shieldgate", "VVV/V..", 0),
    ("Shieldgate", "VV./.../.VV", 4),
    ("Borderlands", "FVA/..W/..M", 12),
    ("Borderlands", "FVr/.../...", 0),
    ("Borderlands", "M#*/XH+/FAw", 36),
    ("Lost Barony", "FV./WM./...", 6),
    ("Lost Barony", ".../r../...", 0),
    ("Lost Barony", "FVA/WrA/FFF", 3),
    ("Lost Barony", "#X*V/VVVV/+MFV", 9),
    ("The Broken Road", "F../.V./..M", 3),
    ("The Broken Road", ".FV/..A/...", 0),
    ("The Broken Road", "r../F../XW.", 6),
    ("The Broken Road", "/".join(["F" * 11] * 11), 33),
    ("The Cauldrons", "FVF/V.V/FVF", 1),
    ("The Cauldrons", "F../VV.", 0),
    ("The Cauldrons", "rM./#../.*.", 2),
    ("Faunlost Thicket", "F.F/F../F.F", 6),
    ("Faunlost Thicket", "VAW/.../...", 0),
    ("Faunlost Thicket", "FF/FF", 4),
    ("Faunlost Thicket", "F/*/F/F", 4),
    ("Deepwood", "FFFFF./.....V", 6),
    ("Deepwood", "FFFFF/....V", 0),
    ("Deepwood", "FFFF./....F", 0),
    ("Deepwood", "FFF/FFF/.../FFF/FF.", 12),
    ("Sleepy Valley", "FFF./F.FF/F.F.", 8),
    ("Sleepy Valley", "FF./.FF/F..", 0),
    ("Sleepy Valley", "FFFF/FfF.", 8),
    ("Clawsgrove Peaks", "MWWA/..../M...", 5),
    ("Clawsgrove Peaks", "M.WA/WW../F.AM", 0),
    ("Clawsgrove Peaks", "MWM/.A./M..", 10),
    ("Clawsgrove Peaks", "AWM/..W/..A", 5),
    ("Jorekborg", "A.A/W.W/..A", 4),
    ("Jorekborg", "A.W/A.W/...", 0),
    ("Jorekborg", "WA/AW/aF/wM", 8),
    ("Outer Enclave", ".V./...", 3),
    ("Outer Enclave", "MVM/.A.", 0),
    ("Outer Enclave", "V.V/..r/VV.", 3),
    ("Outer Enclave", "VV/Vr", 1),
    ("Gnomish Colony", "VV./VV./..V", 6),
    ("Gnomish Colony", "VVV/V.V/VVV", 0),
    ("Gnomish Colony", "VVV.VV/VVV.VV", 12),
    ("Caravansary", "VVV/V../..V", 5),
    ("Caravansary", "F.A/.M.", 0),
    ("Caravansary", "VVV../VVV../...../VVVVV", 6),
    ("Silos", "F.V/W.A", 20),
    ("Silos", ".F./.W.", 0),
    ("Silos", "FF#/rFM", 10),
    ("Starlit Sigil", "F...F/FFFFF", 4),
    ("Starlit Sigil", "F../F../FFF", 0),
    ("Starlit Sigil", "r.F/.F./FF./.FF", 4),
]

CARDS_BY_EDITION = [
    ("Heart of the Forest", ".F./FFF/.F.", 3, 2),
    ("Heart of the Forest", "FM./FF./.F.", 0, 0),
    ("Heart of the Forest", "FF./F../...", 3, 2),
    ("Craylund", "WWW/AAA", 6, 7),
    ("Craylund", "W.W/AAA", 0, 0),
    ("Craylund", "AAA/AWA/.W.", 0, 0),
    ("Craylund", "A.A/WWW/AAA", 6, 7),
    ("Ulem's Wallow", "AWA/.W./..A", 3, 4),
    ("Ulem's Wallow", "AW./W../...", 0, 0),
    ("Ulem's Wallow", "AA/AW", 3, 4),
    ("Traylo Monastery", "VVVVV/...../.....", 6, 7),
    ("Traylo Monastery", "...../.VV../.VV../.V.../.....", 0, 0),
    ("Traylo Monastery", "V/V/V/V/.", 0, 7),
    ("Traylo Monastery", "VV/VV/V.", 6, 0),
    ("Traylo Monastery", "VVVV/V.../V.../V...", 6, 7),
    ("Dwarvenholds", "FMV/.../...", 8, 7),
    ("Dwarvenholds", "FVA/.M./...", 0, 0),
    ("Dwarvenholds", "FMM/.W./.X.", 16, 14),
    ("Banded Hills", "FVAWM/.....", 3, 4),
    ("Banded Hills", "FVAW#*/FVAXZD", 0, 0),
    ("Banded Hills", "FVAWX./FVAWHM", 3, 8),
]


@pytest.mark.parametrize(("name", "diagram", "points"), MISSION_DIAGRAMS)
def test_a_mission_scores_its_diagram(name: str, diagram: str, points: int) -> None:
    assert MISSIONS[name](parse(diagram)) == points


@pytest.mark.parametrize("name", list(MISSIONS))
def test_a_mission_scores_nothing_on_the_first_map(name: str) -> None:
    bare = WHOLE_MAP.replace("F", ".").replace("W", ".").replace("V", ".")
    assert MISSIONS[name](parse(bare)) == 0


def test_the_whole_map_example_scores_seven() -> None:
    grid = parse(WHOLE_MAP)
    scores = {name: MISSIONS[name](grid) for name in ("Wealthy town", "Tree line")}
    assert scores == {"Wealthy town": 3, "Tree line": 4}
    assert MISSIONS["Watering potatoes"](grid) == 0
    assert MISSIONS["Borderlands"](grid) == 0


def test_m4_a_mountain_is_surrounded_when_its_four_neighbours_are_filled() -> None:
    assert surrounded_mountains(parse(WHOLE_MAP)) == 1
    assert surrounded_mountains(parse(".F./VMW/.A.")) == 1
    assert surrounded_mountains(parse(".F./VM./.A.")) == 0


@pytest.mark.parametrize(("name", "diagram", "stars"), CARDS)
@pytest.mark.parametrize("retail", [False, True])
def test_a_card_scores_its_diagram(name: str, diagram: str, stars: int, retail: bool) -> None:
    assert SCORING[name](parse(diagram), retail) == stars


@pytest.mark.parametrize(("name", "diagram", "stars", "retail_stars"), CARDS_BY_EDITION)
def test_h10_a_card_scores_its_diagram_in_both_editions(
    name: str, diagram: str, stars: int, retail_stars: int
) -> None:
    assert SCORING[name](parse(diagram), False) == stars
    assert SCORING[name](parse(diagram), True) == retail_stars


def test_every_card_and_mission_has_a_diagram() -> None:
    assert {name for name, _, _ in MISSION_DIAGRAMS} == set(MISSIONS)
    assert {name for name, _, _ in CARDS} | {name for name, _, _, _ in CARDS_BY_EDITION} == set(SCORING)


def test_letters_name_their_terrain() -> None:
    assert [terrain_of(letter) for letter in "FVAW"] == ["forest", "village", "farm", "water"]
    assert [terrain_of(letter) for letter in "XDZTGxdztg"] == ["monster"] * 10
    assert [terrain_of(letter) for letter in "MHh"] == ["mountain", "hero", "hero"]
    assert [terrain_of(letter) for letter in ".r#*+"] == [None] * 5


def test_a_crooked_or_unknown_map_is_refused() -> None:
    with pytest.raises(ValueError, match="Row 1"):
        parse("FF/F")
    with pytest.raises(ValueError, match="holds no"):
        parse("F?")


def test_corners_do_not_touch() -> None:
    grid = parse("F./.F")
    assert neighbours(grid, (0, 0)) == {(0, 1), (1, 0)}
    assert clusters([(0, 0), (1, 1)]) == [{(0, 0)}, {(1, 1)}]


@pytest.mark.parametrize(
    ("shape", "count"),
    [
        ("#", 1),
        ("##/##", 1),
        (".#./###/.#.", 1),
        ("####", 2),
        ("#./.#", 2),
        ("#.#/#.#", 2),
        ("#./##", 4),
        ("#./##/.#", 4),
        ("..#/.##/##.", 4),
        ("..#/###/#..", 4),
        ("#.#/.#.", 4),
        ("###/..#", 8),
        (".##/#..", 8),
        ("###/##.", 8),
        ("..##/###.", 8),
    ],
)
def test_a_shape_has_its_orientations(shape: str, count: int) -> None:
    assert len(orientations(shape)) == count


def test_placements_avoid_filled_spaces_and_the_edge() -> None:
    assert len(placements(_blank(11, 11), "###")) == 2 * 11 * 9
    assert len(placements(_blank(11, 11), "###/..#")) == 8 * 9 * 10
    assert placements(parse("r.M/#.*"), "##") == {frozenset({(0, 0), (0, 1)}), frozenset({(0, 1), (1, 1)})}


def test_draws_are_those_of_all_shapes() -> None:
    grid = parse("..M/F.V")
    draws = legal_draws(grid, ["##", "##/.#"], ruins=False)
    assert draws == {
        frozenset({(0, 0), (0, 1)}),
        frozenset({(0, 1), (1, 1)}),
        frozenset({(0, 0), (0, 1), (1, 1)}),
    }


def test_pending_ruins_ask_for_an_empty_ruins_space() -> None:
    draws = legal_draws(parse("r../.../..v"), ["##"], ruins=True)
    assert draws == {frozenset({(0, 0), (0, 1)}), frozenset({(0, 0), (1, 0)})}
    assert legal_draws(parse("v../.../..."), ["##"], ruins=True) == set()
    assert legal_draws(parse("rM./M../..."), ["##"], ruins=True) == set()
    assert legal_draws(parse("F.F/VWA"), ["##"], ruins=False) == set()


@pytest.mark.parametrize(
    ("diagram", "lost"),
    [("X.X/.../...", 3), ("XF./F.H/..M", 0), ("x*r/.*.", 1), ("Dr.Z/T..g", 4), ("*./.+", 0)],
)
def test_c14_each_empty_space_beside_a_monster_costs_once(diagram: str, lost: int) -> None:
    assert monster_penalty(parse(diagram)) == lost


GOBLINS, BUGBEARS, KOBOLDS, GNOLLS = "#../.#./..#", "#.#/#.#", "#./##/#.", "##/#./##"


@pytest.mark.parametrize(
    ("shape", "corner", "arrow", "first", "second"),
    [
        (
            GOBLINS,
            "bottom_right",
            "counterclockwise",
            {(8, 8), (9, 9), (10, 10)},
            {(7, 8), (8, 9), (9, 10)},
        ),
        (
            BUGBEARS,
            "top_right",
            "clockwise",
            {(0, 8), (0, 10), (1, 8), (1, 10)},
            {(1, 8), (1, 10), (2, 8), (2, 10)},
        ),
        (
            KOBOLDS,
            "bottom_left",
            "clockwise",
            {(8, 0), (9, 0), (9, 1), (10, 0)},
            {(7, 0), (8, 0), (8, 1), (9, 0)},
        ),
        (
            GNOLLS,
            "top_left",
            "counterclockwise",
            {(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)},
            {(1, 0), (1, 1), (2, 0), (3, 0), (3, 1)},
        ),
        (
            GNOLLS,
            "top_left",
            "clockwise",
            {(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)},
            {(0, 1), (0, 2), (1, 1), (2, 1), (2, 2)},
        ),
    ],
)
def test_c10_a_solo_ambush_starts_in_its_corner_and_follows_the_arrow(
    shape: str, corner: str, arrow: str, first: set[Cell], second: set[Cell]
) -> None:
    grid = _blank(11, 11)
    assert solo_ambush(grid, shape, corner, arrow) == first
    corners = {"top_left": (0, 0), "top_right": (0, 10), "bottom_left": (10, 0), "bottom_right": (10, 10)}
    grid[corners[corner]] = "F"
    assert solo_ambush(grid, shape, corner, arrow) == second


def test_c10_a_solo_ambush_goes_all_the_way_round_before_it_moves_inwards() -> None:
    assert solo_ambush(_only({(0, 1), (1, 1)}), "#", "top_left", "counterclockwise") == {(0, 1)}
    assert solo_ambush(_only({(1, 1), (2, 1)}), "#", "top_left", "counterclockwise") == {(1, 1)}
    assert solo_ambush(_only({(5, 5)}), "#", "bottom_right", "clockwise") == {(5, 5)}
    middle = {(4, 4), (5, 5), (6, 6)}
    assert solo_ambush(_only(middle), GOBLINS, "bottom_right", "counterclockwise") == middle


def test_c10_the_inner_ring_starts_flush_in_the_same_corner() -> None:
    inside = {(row, col) for row in range(1, 10) for col in range(1, 10)}
    troll = {(1, 7), (1, 8), (1, 9), (2, 8)}
    assert solo_ambush(_only(inside), "###/.#.", "top_right", "clockwise") == troll


def test_c10_a_solo_ambush_is_never_turned_and_may_find_no_place() -> None:
    falling = {(2, 2), (3, 3), (4, 4)}
    rising = {(2, 4), (3, 3), (4, 2)}
    assert solo_ambush(_only(falling), GOBLINS, "top_left", "clockwise") == falling
    assert solo_ambush(_only(rising), GOBLINS, "top_left", "clockwise") is None
    assert solo_ambush(_only(set()), "#", "top_left", "clockwise") is None


def test_h1_attack_patterns_turn_flip_and_overlap_the_edge() -> None:
    dobrik = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    wren = [(-1, 2), (0, 2), (1, 2)]
    freyla = [(0, 1), (0, 2), (0, 3)]
    dal = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    assert attack_patterns(dobrik, (0, 0), 11, 11) == {frozenset({(0, 1), (1, 0)})}
    assert attack_patterns(dal, (5, 10), 11, 11) == {frozenset({(4, 9), (6, 9)})}
    assert attack_patterns(wren, (5, 5), 11, 11) == {
        frozenset({(4, 7), (5, 7), (6, 7)}),
        frozenset({(4, 3), (5, 3), (6, 3)}),
        frozenset({(7, 4), (7, 5), (7, 6)}),
        frozenset({(3, 4), (3, 5), (3, 6)}),
    }
    assert attack_patterns(freyla, (0, 9), 11, 11) == {
        frozenset({(0, 10)}),
        frozenset({(0, 8), (0, 7), (0, 6)}),
        frozenset({(1, 9), (2, 9), (3, 9)}),
        frozenset[Cell](),
    }


def test_h6_zombies_spread_in_one_wave_to_their_empty_neighbours() -> None:
    assert zombie_wave(parse(".Z./r../.*z")) == {(0, 0), (0, 2), (1, 1), (1, 2)}
    assert zombie_wave(parse("X../.*.")) == set()


def test_h5_the_troll_ravages_an_empty_neighbour() -> None:
    assert troll_choices(parse("T.F/r../...")) == {(0, 1), (1, 0)}
    assert troll_choices(parse("TF./M..")) == set()


def test_h4_the_gorgon_spares_mountains_wastelands_and_what_is_destroyed() -> None:
    assert gorgon_choices(parse("MG#/.F./*g."), {(0, 1), (2, 1)}) == {(1, 1), (2, 2)}
    assert gorgon_choices(parse("F*F/.V."), {(0, 1)}) == set()
    assert gorgon_choices(parse("MG#/.+."), {(0, 1)}) == set()


def test_h7_the_dragon_is_beaten_when_each_space_is_destroyed_or_hemmed_in() -> None:
    dragon: set[Cell] = {(0, 2), (1, 0), (1, 1), (1, 2), (2, 0)}
    assert not dragon_is_beaten(parse("..D./DDD./D..."), dragon)
    assert dragon_is_beaten(parse("..*./**+./*..."), dragon)
    assert dragon_is_beaten(parse("FMDA/DDDW/D#X."), dragon)
    assert dragon_is_beaten(parse("FF*./DDDF/DFF."), dragon)
    assert not dragon_is_beaten(parse("FF*./DDDr/DFF."), dragon)


def _blank(rows: int, cols: int) -> Map:
    """Make a map of empty spaces."""
    return {(row, col): "." for row in range(rows) for col in range(cols)}


def _only(empty: set[Cell]) -> Map:
    """Make a full map of 11 by 11 with these spaces alone left empty."""
    return {cell: "." if cell in empty else "F" for cell in _blank(11, 11)}
