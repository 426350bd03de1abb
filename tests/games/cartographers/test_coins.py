"""Coins: beside shapes, for mountains closed by anyone and anything, and the end of the track."""

from landscribe.core.cells import enclosed
from landscribe.games.cartographers.setup import BOXES, MAPS
from landscribe.games.cartographers.sheet import COIN_TRACK, FOREST, PLAIN, drawn, filled
from tests.games.cartographers.helpers import (
    GRID,
    acted,
    ambushed,
    at,
    corner,
    full_but,
    plagued,
    settled,
    table,
    told,
    wrecked,
)


def test_a_shape_with_a_coin_brings_it_and_the_other_does_not() -> None:
    assert told(acted(table("Hamlet"), "village a1 b1 b2"), "coins") == ["coins 1 1"]
    assert told(acted(table("Hamlet"), "village a1 b1 c1 a2 b2"), "coins") == []


def test_the_first_four_cards_of_each_box_have_a_shape_with_a_coin() -> None:
    for box in BOXES.values():
        coins = [[coin for _, coin in card.shapes] for card in box.explore]
        assert coins == [[1, 0]] * 4 + [[0]] * 7


def test_a_coin_shape_over_ruins_brings_its_coin() -> None:
    assert acted(table("Temple Ruins", "Hamlet"), "village f1 f2 e1").sheets[0].coins == 1


def test_c8_the_fourth_neighbour_closes_a_mountain_for_a_coin_once() -> None:
    state = table("Rift Lands", "Farmland", sheets=[corner(".F./FM./.F.", rest=".")])
    closed = acted(state, "water c2")
    assert told(closed, "mountain", "coins") == ["mountain 1 b2", "coins 1 1"]
    later = acted(closed, "farm d1 d2")
    assert told(later, "mountain") == []
    assert later.sheets[0].coins == 2  # the second is the shape's


def test_c8_one_drawing_may_close_two_mountains() -> None:
    sheet = corner(".F.F./FM.MF/.F.F.")
    assert drawn(GRID, sheet, FOREST, at("c2"), 0).coins == 2


def test_c8_the_edge_and_another_mountain_are_as_good_as_filled() -> None:
    assert settled(corner("MM/F.")).paid == at("a1")
    assert settled(corner("MMF/FF")).coins == 2


def test_c8_a_wasteland_closes_a_side() -> None:
    beside = MAPS["B"]  # f8 lies under the wasteland f7
    assert drawn(GRID, beside, FOREST, at("e8 g8"), 0).coins == 0
    assert drawn(GRID, beside, FOREST, at("e8 g8 f9"), 0).coins == 1


def test_c8_a_neighbours_monster_closes_a_mountain_for_its_owner() -> None:
    open_below = corner(".F./FMF/...")
    state = table("Goblin Attack", "Hamlet", sheets=[open_below, MAPS["A"]])
    after = acted(state, "raid 2 i9 j10 k11", "raid 1 b3 c4 d5")
    assert told(after, "mountain", "coins") == ["mountain 1 b2", "coins 1 1"]
    assert [sheet.coins for sheet in after.sheets] == [1, 0]


def test_c8_a_destroyed_space_and_a_wave_of_zombies_close_a_mountain() -> None:
    assert wrecked(corner(".F./FM./.F."), at("c2")).coins == 1
    assert plagued(corner(".F./FM.Z/.F.")).coins == 1
    burnt = corner(".F./FM./.F.")._replace(pattern=at("c2"))
    assert ambushed(burnt, PLAIN, at("c2")).coins == 1


def test_c8_destroying_a_filled_neighbour_of_a_closed_mountain_pays_no_second_coin() -> None:
    closed = settled(corner(".F./FMF/.F."))
    assert closed.coins == 1
    assert wrecked(closed, at("c2")).coins == 1


def test_c8_the_coin_track_ends_at_fourteen() -> None:
    state = table("Hamlet", sheets=[MAPS["A"]._replace(coins=COIN_TRACK - 1)])
    last = acted(state, "village a1 b1 b2")
    assert last.sheets[0].coins == COIN_TRACK == 14
    state = table("Hamlet", sheets=[MAPS["A"]._replace(coins=COIN_TRACK)])
    beyond = acted(state, "village a1 b1 b2")
    assert beyond.sheets[0].coins == COIN_TRACK
    assert told(beyond, "coins") == []


def test_c8_a_mountain_beyond_the_track_is_closed_without_a_coin() -> None:
    sheet = corner(".F./FM./.F.")._replace(coins=COIN_TRACK)
    after = acted(table("Rift Lands", sheets=[sheet]), "water c2")
    assert told(after, "mountain", "coins") == ["mountain 1 b2"]
    assert after.sheets[0].coins == COIN_TRACK


def test_every_mountain_of_a_full_map_is_surrounded() -> None:
    for side, sheet in MAPS.items():
        assert enclosed(GRID, sheet.mountain, filled(full_but("", side))) == sheet.mountain
        assert enclosed(GRID, sheet.mountain, filled(sheet)) == 0
        assert settled(full_but("", side)._replace(paid=0)).coins == 5
