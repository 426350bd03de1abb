"""The twin of Cartouche agrees with murals that were worked out by hand."""

from collections import Counter

import pytest

from .cartouche import (
    CHAMBER_STORIES,
    ICONS,
    RIVER_STORIES,
    SIDE_A,
    SIDE_B,
    Mural,
    Placement,
    achievements_fulfilled,
    can_pay,
    chambers,
    icons_in,
    parse,
    placements,
    river_icons,
    rivers,
    stories_fulfilled,
    tokens,
)
from .maps import around

# A cat in the corner has a chamber of its own.
SHRINE = """
    CcS...b..
    .Cb.h...s
    s......h.
    ...c.s...
    .b.....c.
    ...h.b...
    .s......h
    h...s.c..
    ..c....b.
"""

# A cat river walls a human and a cat in; two snake icons are covered.
COURT = """
    .c....b..
    ..b.h...s
    s......h.
    ...c.s...
    .b.....c.
    ...h.b...
    CCCC....h
    h..CS.c..
    ..cCSS.b.
"""

# Around the start square: a cartouche joins cats and birds, a black tile joins nothing.
CENTRE = """
    .c...h...
    ...b..c.s
    .h..C....
    b...C#.h.
    ..cB+Cb..
    .sBO.CB.c
    ...OHC.s.
    h.bO.C...
    ...s...b.
"""

# Five chambers that touch at corners only.
CHECKS = """
    .B#######
    Bc#######
    ##.######
    ###s#####
    ####.####
    #########
    #########
    #########
    #########
"""


def padded(text: str) -> Mural:
    """Read a small diagram and surround it with black tiles to the right and below."""
    rows = [row.ljust(9, "#") for row in text.split("/")]
    return parse("/".join(rows + ["#" * 9] * (9 - len(rows))))


def laid(top: int, left: int, *rows: str) -> Placement:
    """Lay a tile just as it is drawn."""
    return frozenset(
        ((top + row, left + col), letter)
        for row, letters in enumerate(rows)
        for col, letter in enumerate(letters)
        if letter != "."
    )


def turned_clockwise(mural: Mural) -> Mural:
    return {(col, 8 - row): letter for (row, col), letter in mural.items()}


@pytest.mark.parametrize("mural", [SIDE_A, SIDE_B])
def test_a_mural_has_five_icons_of_each_animal_that_never_touch(mural: Mural) -> None:
    assert len(mural) == 81
    assert icons_in(mural, mural) == {"cat": 5, "snake": 5, "bird": 5, "human": 5}
    for cell, letter in mural.items():
        beside = icons_in(mural, around(mural, [cell]))
        assert beside.total() <= (0 if letter in ICONS else 2)


@pytest.mark.parametrize("mural", [SIDE_A, SIDE_B])
def test_a_quarter_turn_makes_cats_snakes_snakes_birds_birds_humans_and_humans_cats(mural: Mural) -> None:
    follower = str.maketrans("csbh", "sbhc")
    turned = turned_clockwise(mural)
    assert mural == {cell: letter.translate(follower) for cell, letter in turned.items()}


def test_only_side_b_has_a_start_square() -> None:
    assert "+" not in SIDE_A.values()
    assert [cell for cell, letter in SIDE_B.items() if letter == "+"] == [(4, 4)]


def test_a_mural_of_uneven_rows_or_unknown_letters_is_refused() -> None:
    with pytest.raises(ValueError, match="Row 1"):
        parse("c./...")
    with pytest.raises(ValueError, match="'x'"):
        parse("x")


def test_k12_the_open_mural_is_one_chamber() -> None:
    assert chambers(SIDE_A) == {frozenset(SIDE_A)}
    assert chambers(SIDE_B) == {frozenset(SIDE_B) - {(4, 4)}}


def test_k12_a_wall_cuts_a_chamber_from_the_rest() -> None:
    mural = parse(SHRINE)
    shrine = frozenset({(0, 1)})
    walls = {(0, 0), (0, 2), (1, 1)}
    assert chambers(mural) == {shrine, frozenset(mural) - walls - shrine}
    mural = parse(COURT)
    court = frozenset({(7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2)})
    walls = {(6, 0), (6, 1), (6, 2), (6, 3), (7, 3), (7, 4), (8, 3), (8, 4), (8, 5)}
    assert chambers(mural) == {court, frozenset(mural) - walls - court}
    mural = parse(CENTRE)
    cell = frozenset({(5, 4)})
    assert cell in chambers(mural)
    assert {len(chamber) for chamber in chambers(mural)} == {1, 65}


def test_k12_a_corner_joins_no_chambers() -> None:
    assert chambers(parse(CHECKS)) == {
        frozenset({(0, 0)}),
        frozenset({(1, 1)}),
        frozenset({(2, 2)}),
        frozenset({(3, 3)}),
        frozenset({(4, 4)}),
    }


def test_a_full_mural_has_no_chamber() -> None:
    assert chambers(padded("CSBHO+")) == set()


def test_icons_are_counted_where_no_tile_covers_them() -> None:
    court = [(row, col) for row in (7, 8) for col in range(9)]
    assert icons_in(SIDE_A, court) == {"human": 1, "snake": 1, "cat": 2, "bird": 1}
    assert icons_in(parse(COURT), court) == {"human": 1, "cat": 2, "bird": 1}
    assert icons_in(parse(COURT), [(6, 1), (6, 2), (7, 1)]) == Counter()
    assert icons_in(padded("cc#s"), [(0, 0), (0, 1), (0, 2)]) == {"cat": 2}


def test_k16_a_river_is_one_animal_with_its_cartouches() -> None:
    mural = parse(CENTRE)
    gold = {(5, 3), (6, 3), (7, 3)}
    assert rivers(mural, "cat") == {
        frozenset({(2, 4), (3, 4)}),
        frozenset({(4, 5), (5, 5), (6, 5), (7, 5)}),
        frozenset(gold),
    }
    assert rivers(mural, "bird") == {frozenset({(4, 3), (5, 2), *gold}), frozenset({(5, 6)})}
    assert rivers(mural, "human") == {frozenset({(6, 4), *gold})}
    assert rivers(mural, "snake") == {frozenset(gold)}


def test_k16_the_same_animal_at_a_corner_is_another_river() -> None:
    assert rivers(padded("C#/#C"), "cat") == {frozenset({(0, 0)}), frozenset({(1, 1)})}
    assert rivers(padded("CO/#C"), "cat") == {frozenset({(0, 0), (0, 1), (1, 1)})}
    assert rivers(SIDE_B, "cat") == set()


def test_a_river_touches_each_icon_once_and_none_at_a_corner() -> None:
    mural = parse(COURT)
    cats, snakes = rivers(mural, "cat"), rivers(mural, "snake")
    assert [river_icons(mural, river) for river in cats] == [Counter({"human": 2, "cat": 1})]
    assert [river_icons(mural, river) for river in snakes] == [Counter()]
    assert river_icons(padded("Cb/CC"), {(0, 0), (1, 0), (1, 1)}) == {"bird": 1}
    assert river_icons(padded("C./.b"), {(0, 0)}) == Counter()
    mural = parse(CENTRE)
    assert river_icons(mural, {(4, 3), (5, 2), (5, 3), (6, 3), (7, 3)}) == {
        "cat": 1,
        "snake": 2,
        "bird": 1,
    }


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        (["O"], 9),
        (["CC"], 8 + 9),
        (["CS"], 2 * (8 + 9)),
        (["CCC"], 7 + 9),
        (["CCS"], 2 * (7 + 9)),
        (["CCCC"], 6 + 9),
        (["CC", "C."], 4 * 8),
        (["SS", "C."], 8 * 8),
        (["CC", "CC"], 8),
        (["CCC", "C.."], 4 * 7 + 4 * 8),
        (["CCC", ".C."], 2 * 7 + 2 * 8),
        (["CC.", ".CC"], 2 * 7 + 2 * 8),
        (["CC.", ".SS"], 4 * 7 + 4 * 8),
        (["CCC", "C.C"], 2 * 7 + 2 * 8),
        (["C..", "CC.", ".CC"], 4 * 7),
        (["CCCC", "C..."], 4 * 6 + 4 * 8),
    ],
)
def test_k8_the_first_tile_of_side_a_stands_on_the_bottom_row(rows: list[str], count: int) -> None:
    assert len(placements(SIDE_A, rows, "A")) == count


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        (["O"], 4),
        (["CC"], 4 * 3),
        (["CS"], 2 * 4 * 3),
        (["CCC"], 4 * (3 + 1)),
        (["CCS"], 2 * 4 * (3 + 1)),
        (["CCCC"], 4 * (4 + 1)),
        (["CC", "C."], 4 * 2 * 3 + 4),
        (["SS", "C."], 2 * (4 * 2 * 3 + 4)),
        (["CC", "CC"], 4 * 2),
    ],
)
def test_k8_the_first_tile_of_side_b_touches_the_start_square(rows: list[str], count: int) -> None:
    assert len(placements(SIDE_B, rows, "B")) == count


def test_k8_a_single_square_finds_the_reeds_of_either_side() -> None:
    assert placements(SIDE_A, ["O"], "A") == {laid(8, col, "O") for col in range(9)}
    assert placements(SIDE_B, ["O"], "B") == {
        laid(3, 4, "O"),
        laid(4, 3, "O"),
        laid(4, 5, "O"),
        laid(5, 4, "O"),
    }


@pytest.mark.parametrize("letter", "CSBHO#")
def test_k9_a_tile_may_touch_a_tile_of_any_type_along_an_edge(letter: str) -> None:
    beside = {laid(0, 1, "O"), laid(1, 0, "O")}
    corner = {(0, 0): letter}
    assert placements(SIDE_A | corner, ["O"], "A") == {laid(8, col, "O") for col in range(9)} | beside
    assert placements(SIDE_B | corner, ["O"], "B") == placements(SIDE_B, ["O"], "B") | beside


def test_a_tile_may_cover_icons_but_nothing_else() -> None:
    mural = padded("c./.s")
    assert len(placements(mural, ["CC"], "A")) == 4
    assert len(placements(mural, ["SS", "C."], "A")) == 8
    assert placements(mural, ["HH", "HH"], "B") == {laid(0, 0, "HH", "HH")}
    assert placements(mural, ["CCC"], "A") == set()
    assert placements(padded("C+OB"), ["O"], "B") == set()


def test_a_tile_may_be_turned_and_flipped() -> None:
    assert placements(padded("...#/#.##"), ["CC.", ".SS"], "A") == set()
    assert placements(padded("..##/#.."), ["CC.", ".SS"], "A") == {
        laid(0, 0, "CC.", ".SS"),
        laid(0, 0, "SS.", ".CC"),
    }
    assert placements(padded("#../..#"), ["CC.", ".SS"], "A") == {
        laid(0, 0, ".CC", "SS."),
        laid(0, 0, ".SS", "CC."),
    }
    assert placements(padded(".#/../#."), ["CC.", ".SS"], "B") == {
        laid(0, 0, "C.", "CS", ".S"),
        laid(0, 0, "S.", "SC", ".C"),
    }


def test_there_is_no_third_side() -> None:
    with pytest.raises(ValueError, match="'C'"):
        placements(SIDE_A, ["O"], "C")


@pytest.mark.parametrize(
    ("placement", "earned"),
    [
        (laid(1, 1, "C"), {"cat": 1}),
        (laid(1, 0, "BB"), {"bird": 1}),
        (laid(0, 1, "CC"), {}),
        (laid(3, 4, "C..", "CCC"), {"cat": 2}),
        (laid(2, 2, "CCC", "C.C"), {"cat": 1}),
        (laid(2, 2, "CSC", "C.C"), {"cat": 2}),
        (laid(2, 3, "CCS"), {"cat": 1, "snake": 1}),
        (laid(2, 3, "SCC"), {}),
        (laid(3, 4, "CCS"), {"cat": 1}),
        (laid(2, 2, "C"), {}),
        (laid(1, 1, "OO"), {}),
        (laid(6, 3, "HH", ".S"), {"human": 1}),
        (laid(6, 3, "HS"), {"human": 1, "snake": 1}),
    ],
)
def test_k6_each_region_and_matching_icon_give_a_token(placement: Placement, earned: dict[str, int]) -> None:
    assert tokens(SIDE_A, placement) == earned


def test_k6_covered_icons_and_earlier_tiles_give_no_tokens() -> None:
    assert tokens(SIDE_A | {(3, 3): "#"}, laid(3, 4, "C..", "CCC")) == {"cat": 1}
    assert tokens(SIDE_A | {(3, 3): "S", (4, 7): "C"}, laid(3, 4, "C..", "CCC")) == {}
    assert tokens(SIDE_A | {(2, 3): "C"}, laid(2, 4, "CC")) == {}


def test_k6_two_tiles_at_one_icon_give_a_token_each() -> None:
    assert tokens(SIDE_A | {(2, 3): "C"}, laid(3, 4, "C")) == {"cat": 1}


@pytest.mark.parametrize(
    ("text", "stories"),
    [
        ("c", "C01 SC1"),
        ("s", "C02 SC2"),
        ("b", "C03 SC3"),
        ("h", "C04 SC4"),
        ("c#c", "C01 C05 SC1"),
        ("s#/#s", "C02 C06 SC2"),
        ("b#.b#b", "C03 C07 SC3"),
        ("h.#h#h", "C04 C08 SC4"),
        ("c.s", "C09"),
        ("s.b", "C10"),
        ("b.h", "C11"),
        ("c.h", "C12"),
        ("c.b", "C13"),
        ("s.h", "C14"),
        ("c.s/b.h", "C15"),
        ("c.b#s", "C02 C13 C16 SC2"),
        ("s.h#c", "C01 C14 C17 SC1"),
        ("c#b#s", "C01 C02 C03 SC1 SC2 SC3"),
        ("c.b.s", ""),
        ("c.c", ""),
        ("c.c#c", "C01 SC1"),
        ("...#.", ""),
        ("c+c", "C01 C05 SC1"),
    ],
)
def test_k13_k14_chamber_stories(text: str, stories: str) -> None:
    assert stories_fulfilled(padded(text)) == set(stories.split())


@pytest.mark.parametrize(
    ("text", "stories"),
    [
        ("bCb", "R01"),
        ("hSh", "R02"),
        ("cBc", "R03"),
        ("sHs", "R04"),
        ("#s#/bCh", "R05 SR2 SR3"),
        ("#c#/bSh", "R06 SR3 SR4"),
        ("#c#/sBh", "R07 SR1 SR4"),
        ("#c#/sHb", "R08 SR1 SR2"),
        ("#c#/hCh", "R09 SR4"),
        ("#s#/cSc", "R10 SR1"),
        ("#b#/sBs", "R11 SR2"),
        ("#h#/bHb", "R12 SR3"),
        ("#c#/cSc", "R13"),
        ("#s#/sCs", "R14"),
        ("#b#/bSb", "R15"),
        ("#h#/hBh", "R16"),
        ("#c#/bSh/#s#", "R06 R17 SR1 SR2 SR3 SR4"),
        ("#c#/bOh/#s#", "R05 R06 R07 R08 R17 SR1 SR2 SR3 SR4"),
        ("#c#/cOc", "R03 R13"),
        ("cBs", "SR1"),
        ("sCb", "SR2"),
        ("bSh", "SR3"),
        ("hBc", "SR4"),
        ("bSb", ""),
        ("Cb/CC", ""),
        ("bC##/##Cb", ""),
        ("bCSb", ""),
        ("bC+Cb", ""),
        ("bC#Cb", ""),
        ("bCOSb", ""),
        ("bCOCb", "R01"),
        ("##b##/bCOSh/##h##", "R01 R02 SR3"),
    ],
)
def test_k16_k17_river_stories(text: str, stories: str) -> None:
    found = stories_fulfilled(padded(text))
    assert {story for story in found if "R" in story} == set(stories.split())


def test_stories_on_whole_murals() -> None:
    assert stories_fulfilled(SIDE_A) == set()
    assert stories_fulfilled(SIDE_B) == set()
    assert stories_fulfilled(parse(SHRINE)) == {"C01", "SC1"}
    assert stories_fulfilled(parse(COURT)) == {"C12", "R09", "SR4"}
    # The birds touch two snakes and a bird; their cartouches alone touch a snake and a bird.
    assert stories_fulfilled(parse(CENTRE)) == {"R11", "SR1", "SR2"}


def test_every_story_of_the_table_has_an_id_of_its_kind() -> None:
    chamber = {f"C{number:02}" for number in range(1, 18)} | {"SC1", "SC2", "SC3", "SC4"}
    river = {f"R{number:02}" for number in range(1, 18)} | {"SR1", "SR2", "SR3", "SR4"}
    assert set(CHAMBER_STORIES) == chamber
    assert set(RIVER_STORIES) == river


@pytest.mark.parametrize(
    ("hand", "need", "free", "pays"),
    [
        ({"cat": 3}, {"cat": 3}, 0, True),
        ({"cat": 5, "bird": 1}, {"cat": 3}, 0, True),
        ({"cat": 2, "snake": 4}, {"cat": 3}, 0, False),
        ({"cat": 2, "scarab": 1}, {"cat": 3}, 0, True),
        ({"scarab": 4}, {"bird": 4}, 0, True),
        ({"scarab": 3}, {"bird": 4}, 0, False),
        ({"cat": 1, "snake": 1, "scarab": 2}, {"cat": 2, "snake": 2}, 0, True),
        ({"cat": 1, "snake": 1, "scarab": 1}, {"cat": 2, "snake": 2}, 0, False),
        ({"cat": 3, "snake": 1}, {"cat": 2, "snake": 2}, 0, False),
        ({"cat": 1, "bird": 1, "scarab": 2}, {"cat": 1, "snake": 1, "bird": 1, "human": 1}, 0, True),
        ({"cat": 4}, {"cat": 1, "snake": 1, "bird": 1, "human": 1}, 0, False),
        ({"cat": 2, "bird": 2, "human": 1}, {}, 5, True),
        ({"cat": 2, "bird": 1, "scarab": 2}, {}, 5, True),
        ({"scarab": 5}, {}, 5, True),
        ({"cat": 2, "scarab": 2}, {}, 5, False),
        ({}, {}, 5, False),
        ({}, {"cat": 2}, 0, False),
    ],
)
def test_token_stories_are_paid_with_their_tokens_or_scarabs(
    hand: dict[str, int], need: dict[str, int], free: int, pays: bool
) -> None:
    assert can_pay(Counter(hand), need, free) is pays


CROSS = """
    ....C....
    ....C....
    ....C....
    ....S....
    CCCCOBBHH
    ....S....
    ....S....
    ....H....
    ....B....
"""

STAIRS = """
    CS.......
    .SB......
    ..BH.....
    ...HC....
    ....OO...
    .....CS..
    ......SB.
    .......BH
    ........H
"""

ROUND_THE_EDGE = """
    .......BO
    .......CS
    .......C.
    .......CH
    ........H
    .....BOOO
    .....H...
    CC...S...
    SCBBBS...
"""

SPIRAL = """
    ......CC.
    CCCC..C..
    ...C.CC..
    ...O.O...
    ...CCC...
    .........
    .........
    .........
    .........
"""


@pytest.mark.parametrize("text", [CROSS, CROSS.replace("O", "+"), CROSS.replace("O", "C")])
def test_k19_k20_a_full_row_and_a_full_column(text: str) -> None:
    assert achievements_fulfilled(parse(text)) == {"A1"}


@pytest.mark.parametrize("gap", ".#c")
def test_k19_k20_black_tiles_and_icons_fill_nothing(gap: str) -> None:
    assert achievements_fulfilled(parse(CROSS.replace("O", gap))) == set()
    rows = ["." * 9] * 7 + ["CCSSBBHHC", f"HHOO{gap}SSCB"]
    assert achievements_fulfilled(parse("/".join(rows))) == set()


def test_two_full_rows_or_two_full_columns() -> None:
    rows = ["." * 9] * 4 + ["CCSS+HHBC", "." * 9, "." * 9, "CCSSBBHHC", "." * 9]
    columns = ["C.......B", "C.......B", "S.......B", "S.......O", "B.......O", "B.......H", "H.......H"]
    assert achievements_fulfilled(parse("/".join(rows))) == {"A2"}
    assert achievements_fulfilled(parse("/".join([*columns, "C.......S", "C.......S"]))) == {"A2"}
    assert achievements_fulfilled(parse("/".join([*columns, "C.......S", "C........"]))) == set()


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("cccssbbh", "A3"),
        ("cccssbb", ""),
        ("cccssbbhh", ""),
        ("ccc.ssbb./c###.####", "A3"),
        ("cccs#sbbh", ""),
        ("c.c", "A4"),
        ("h/h", "A4"),
        ("c.c.c", ""),
        ("c.c.s", ""),
        ("c.s", ""),
        ("c#c", ""),
        ("cc#cc#b.b", "A4"),
        ("c#c#c#c", "A5"),
        ("c#/#c#/##c#/###c", "A5"),
        ("s#s#s#s#s", "A5"),
        ("c#c#c", ""),
        ("c#c#c#s", ""),
        ("c#c#c#cs", ""),
        ("b#b#b#b.#/#########/h.....h", "A4 A5"),
    ],
)
def test_k29_achievements_of_chambers(text: str, cards: str) -> None:
    assert achievements_fulfilled(padded(text)) == set(cards.split())


def test_k12_the_open_mural_serves_for_achievements() -> None:
    rows = ["." * 9] * 8
    assert achievements_fulfilled(parse("/".join([*rows, "c.s.b.h.."]))) == set()
    assert achievements_fulfilled(parse("/".join([*rows, "c.......c"]))) == {"A4"}
    assert achievements_fulfilled(parse("/".join(["csbbh.c.s", *rows[1:], "........b"]))) == {"A3"}
    assert achievements_fulfilled(SIDE_A) == set()
    assert achievements_fulfilled(SIDE_B) == set()


def test_k28_tiles_of_any_colour_link_opposite_corners() -> None:
    assert achievements_fulfilled(parse(STAIRS)) == {"A6"}
    assert achievements_fulfilled(parse(STAIRS.replace("OO", "+O"))) == {"A6"}
    assert achievements_fulfilled(parse(STAIRS.replace("OO", "#O"))) == set()
    assert achievements_fulfilled(parse(STAIRS.replace("OO", ".O"))) == set()
    mirrored = "/".join(row[::-1] for row in STAIRS.split())
    assert achievements_fulfilled(parse(mirrored)) == {"A6"}
    assert achievements_fulfilled(parse(ROUND_THE_EDGE)) == {"A6"}
    assert achievements_fulfilled(parse(ROUND_THE_EDGE.replace("SCBBBS", "SCB.BS"))) == set()


def test_k28_strictly_a_river_of_one_animal_links_opposite_corners() -> None:
    river = STAIRS.translate(str.maketrans("SBH", "CCC"))
    assert achievements_fulfilled(parse(river)) == {"A6", "A6R", "A7"}
    assert achievements_fulfilled(parse(river.replace("OO", "+O"))) == {"A6"}
    assert achievements_fulfilled(parse(river.replace("OO", "BO"))) == {"A6"}
    mirrored = "/".join(row[::-1] for row in river.split())
    assert achievements_fulfilled(parse(mirrored)) == {"A6", "A6R", "A7"}


def test_corners_on_one_side_are_not_opposite() -> None:
    rows = ["CSBHCSBHO"] + ["." * 9] * 8
    assert achievements_fulfilled(parse("/".join(rows))) == set()


def test_a_river_crosses_the_mural_from_side_to_side() -> None:
    across = ["." * 9] * 4 + ["HHHOOHHHH"] + ["." * 9] * 4
    assert achievements_fulfilled(parse("/".join(across))) == {"A7"}
    down = [".C......."] * 3 + [".CO......", "..O......"] + ["..C......"] * 4
    assert achievements_fulfilled(parse("/".join(down))) == {"A7"}
    down[4] = "..#......"
    assert achievements_fulfilled(parse("/".join(down))) == set()
    down[4] = "..S......"
    assert achievements_fulfilled(parse("/".join(down))) == set()
    down[4] = "..+......"
    assert achievements_fulfilled(parse("/".join(down))) == set()


def test_cartouches_alone_cross_the_mural() -> None:
    assert achievements_fulfilled(parse("/".join([".......O."] * 9))) == {"A7"}


def test_a_river_that_joins_two_neighbouring_sides_does_not_cross() -> None:
    assert achievements_fulfilled(parse(SPIRAL)) == set()


def test_a_river_may_cross_by_a_corner_square() -> None:
    assert achievements_fulfilled(parse(SPIRAL.replace("......CC.", "......CCC"))) == {"A7"}
