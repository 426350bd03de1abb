"""What may be drawn where: shapes, ruins, the two squares in their stead, and passing."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.game import IllegalAction
from landscribe.games.cartographers.actions import Action, Draw, Pass
from landscribe.games.cartographers.box import Ambush, Explore
from landscribe.games.cartographers.drawing import Offer, legal_draws, legal_raids, offer_of
from landscribe.games.cartographers.rules import play
from landscribe.games.cartographers.setup import BOXES, CARDS, MAPS, Options
from landscribe.games.cartographers.sheet import ALL_LETTERS, FOREST, VILLAGE, WATER, Sheet, empty, sheet_from
from tests.games.cartographers.helpers import (
    EDICTS,
    GRID,
    PLAIN,
    WITH_HEROES,
    acted,
    at,
    choices,
    corner,
    drawn_out,
    full_but,
    table,
    terrains,
    told,
)
from tests.reference import cartographers as naive
from tests.reference.maps import Cell, parse
from tests.strategies import maps

HEROES_DECK = Options(
    map="C",
    explore="heroes",
    seasons="heroes",
    ambushes=("heroes",),
    heroes=True,
    edicts=("Deepwood", "Jorekborg", "Caravansary", "Silos"),
)

# How many ways there are on the empty maps: where, not in which terrain.
WAYS = {
    #                       A    B    C    D
    "Great River":         (406, 327, 418, 345),
    "Farmland":            (258, 224, 260, 226),
    "Hamlet":              (872, 714, 884, 719),
    "Forgotten Forest":    (464, 390, 468, 393),
    "Hinterland Stream":   (240, 183, 253, 205),
    "Homestead":           (284, 230, 288, 236),
    "Orchard":             (572, 465, 584, 482),
    "Treetop Village":     (476, 361, 488, 390),
    "Marshlands":          (236, 181, 246, 198),
    "Fishing Village":     (144, 114, 146, 122),
    "Rift Lands":          (116, 109, 116, 109),
    "Goblin Attack":       (136, 109, 139, 120),
    "Bugbear Assault":     (144, 116, 148, 122),
    "Kobold Onslaught":    (284, 230, 288, 236),
    "Gnoll Raid":          (268, 211, 276, 219),
    "Lagoon":              (464, 388, 468, 394),
    "Pasture":             (464, 389, 470, 399),
    "Settlement":          (436, 362, 446, 375),
    "Timber Grove":        (484, 408, 488, 409),
    "Hillside Terrace":    (80, 67, 80, 65),
    "Frontier Dwelling":   (236, 181, 246, 198),
    "Wildwood Garden":     (608, 507, 616, 524),
    "Woodland Crossroads": (58, 44, 60, 48),
    "Coastal Encampment":  (572, 465, 584, 482),
    "Mangrove Swamp":      (268, 211, 276, 219),
    "Kethra's Gates":      (116, 109, 116, 109),
    "Dragon Inferno":      (236, 181, 246, 198),
    "Zombie Plague":       (116, 109, 116, 109),
    "Giant Troll Ravage":  (284, 230, 288, 236),
    "Gorgon Gaze":         (304, 249, 308, 260),
}  # fmt: skip


def cells_of(spaces: int) -> frozenset[Cell]:
    return frozenset(GRID.row_col(place) for place in range(121) if spaces >> place & 1)


def shapes_of(card: Explore | Ambush) -> list[str]:
    return [str(card.shape)] if isinstance(card, Ambush) else [str(shape) for shape, _ in card.shapes]


def ways(card: Explore | Ambush, sheet: Sheet) -> list[frozenset[Cell]]:
    if isinstance(card, Ambush):
        return [cells_of(spaces) for spaces in legal_raids(card, empty(GRID, sheet))]
    draws = legal_draws(offer_of(PLAIN, card, sheet, ruins=False))
    return [cells_of(draw.cells) for draw in draws if draw.terrain == card.terrains[0]]


@pytest.mark.parametrize("name", WAYS)
def test_how_many_ways_a_card_can_be_drawn_on_the_empty_maps(name: str) -> None:
    card = CARDS[name]
    assert isinstance(card, Explore | Ambush)
    for side, expected in zip("ABCD", WAYS[name], strict=True):
        found = ways(card, MAPS[side])
        assert len(found) == expected
        twin = naive.legal_draws(parse(drawn_out(MAPS[side])), shapes_of(card), ruins=False)
        assert set(found) == twin
        assert len(twin) == expected


def test_every_card_that_is_drawn_has_its_ways_counted() -> None:
    drawn = [card.name for box in BOXES.values() for card in (*box.explore, *box.ambushes)]
    assert list(WAYS) == drawn


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("ruins", [False, True])
@given(rows=maps(ALL_LETTERS), number=st.integers(0, 10))
def test_draws_agree_with_the_naive_twin(box: str, ruins: bool, rows: tuple[str, ...], number: int) -> None:
    card, sheet, grid = BOXES[box].explore[number], sheet_from(rows), parse("/".join(rows))
    offer = offer_of(PLAIN, card, sheet, ruins)
    found = {(draw.terrain, cells_of(draw.cells)) for draw in legal_draws(offer)}
    twin = naive.legal_draws(grid, shapes_of(card), ruins)
    assert bool(offer.fallback) == (not twin)
    assert found == {(terrain, cells) for terrain in offer.terrains for cells in twin or squares(grid)}


def squares(grid: dict[Cell, str]) -> set[frozenset[Cell]]:
    return naive.legal_draws(grid, ["#"], ruins=False)


@given(rows=maps(ALL_LETTERS), number=st.integers(0, 7))
def test_raids_agree_with_the_naive_twin(rows: tuple[str, ...], number: int) -> None:
    card = [card for box in BOXES.values() for card in box.ambushes][number]
    grid = parse("/".join(rows))
    twin = naive.legal_draws(grid, shapes_of(card), ruins=False) or squares(grid)
    assert set(ways(card, sheet_from(rows))) == twin


# What a card offers


def test_a_card_offers_each_terrain_in_each_shape_turned_and_flipped() -> None:
    state = table("Orchard", sheets=[full_but("a1 a2 a3 b3 i1 j1 k1 k2")])
    assert choices(state) == [
        f"{terrain} {spaces}" for terrain in ("forest", "farm") for spaces in ("i1 j1 k1 k2", "a1 a2 a3 b3")
    ]


def test_a_shape_may_cover_ruins_and_need_not_touch_anything() -> None:
    state = table("Farmland")
    assert "farm f1 f2" in choices(state)  # f2 is a ruins space
    assert acted(state, "farm f1 f2").sheets[0].farm == at("f1 f2")
    assert drawn_out(acted(state, "f1 f2").sheets[0]).split("/")[1] == "...M.a....."


@pytest.mark.parametrize(
    ("deck", "sheet", "action", "complaint"),
    [
        ("Fishing Village", MAPS["A"], Draw(FOREST, at("a1 b1 c1 d1")), "'forest' cannot be chosen now"),
        ("Fishing Village", MAPS["A"], Draw(77, at("a1 b1 c1 d1")), "'77' cannot be chosen now"),
        ("Fishing Village", MAPS["A"], Draw(WATER, at("d1 d2 d3 d4")), "d2 cannot be drawn on"),
        ("Fishing Village", MAPS["B"], Draw(WATER, at("f4 f3 f2 f1")), "f4 cannot be drawn on"),
        ("Fishing Village", MAPS["A"], Draw(WATER, at("a1 b1 c1")), "is not a shape of the card"),
        ("Fishing Village", MAPS["A"], Draw(WATER, 0), "'' is not a shape of the card"),
        ("Fishing Village", MAPS["A"], Draw(WATER, 0b1111 << 118), "lie outside the map of 11x11 spaces"),
        ("Fishing Village", MAPS["A"], Draw(WATER, at("j1 k1 a2 b2")), "is not a shape of the card"),
        ("Fishing Village", MAPS["A"], Pass(), "'pass' is not possible now"),
        ("Fishing Village", full_but("a1 c1"), Draw(WATER, at("a1 c1")), "'a1 c1' is not a single space"),
        ("Fishing Village", full_but(""), Draw(WATER, at("a1")), "Your map is full: pass"),
        ("Temple Ruins", MAPS["A"], Draw(VILLAGE, at("a1 b1 c1 b2 c2")), "covers no ruins: one of f2 b3 j3"),
    ],
)
def test_an_illegal_drawing_is_refused_with_the_reason(
    deck: str, sheet: Sheet, action: Action, complaint: str
) -> None:
    with pytest.raises(IllegalAction, match=complaint):
        play(table(deck, "Hamlet", sheets=[sheet]), 0, action)


# The squares in a shape's stead


def test_c2_where_no_shape_fits_a_square_of_one_of_the_cards_terrains_is_drawn() -> None:
    state = table("Fishing Village", sheets=[full_but("a1 c1 e5")])
    assert choices(state) == [
        f"{kind} {space}" for kind in ("village", "water") for space in ("a1", "c1", "e5")
    ]
    after = acted(state, "water c1")
    assert told(after, "fallback", "drawn") == ["fallback 1 shape", "drawn 1 water c1"]


def test_c2_the_square_in_a_shapes_stead_brings_no_coin() -> None:
    after = acted(table("Farmland", sheets=[full_but("a1 c1")]), "farm a1")
    assert after.sheets[0].coins == 0
    assert acted(table("Farmland", sheets=[full_but("a1 a2 c1")]), "farm a1 a2").sheets[0].coins == 1


def test_c2_the_heroes_deck_allows_any_terrain_in_that_square() -> None:
    state = table("Mangrove Swamp", options=HEROES_DECK, sheets=[full_but("a1 c1", "C")])
    assert terrains(state) == ["forest", "village", "farm", "water", "monster", "hero"]
    after = acted(state, "hero a1")
    assert after.sheets[0].hero == at("a1")
    assert after.sheets[0].pattern == 0  # such a hero attacks nothing


def test_c2_without_hero_cards_that_square_is_no_hero() -> None:
    options = replace(HEROES_DECK, heroes=False)
    state = table("Mangrove Swamp", options=options, sheets=[full_but("a1 c1", "C")])
    assert terrains(state) == ["forest", "village", "farm", "water", "monster"]


def test_c3_where_ruins_cannot_be_covered_a_square_of_any_terrain_is_drawn_anywhere() -> None:
    state = table("Temple Ruins", "Farmland", sheets=[corner("..../.af.")])  # shapes would fit elsewhere
    assert terrains(state) == ["forest", "village", "farm", "water", "monster"]
    assert len(choices(state)) == 5 * (121 - 2)
    after = acted(state, "monster k11")
    assert told(after, "fallback", "drawn") == ["fallback 1 ruins", "drawn 1 monster k11"]
    assert after.sheets[0].coins == 0


def test_c3_ruins_that_no_shape_can_reach_are_no_better_than_none() -> None:
    walled_in = table("Temple Ruins", "Farmland", sheets=[corner("rM../M...")])
    assert terrains(walled_in) == ["forest", "village", "farm", "water", "monster"]
    assert "water a1" in choices(walled_in)
    assert "water e5" in choices(walled_in)


def test_c3_the_french_text_allows_the_cards_terrains_only() -> None:
    options = replace(PLAIN, ruins_fallback="card")
    state = table("Temple Ruins", "Orchard", sheets=[corner("v")], options=options)
    assert terrains(state) == ["forest", "farm"]
    assert len(choices(state)) == 2 * 120


def test_c3_no_hero_is_drawn_in_place_of_ruins() -> None:
    state = table("Temple Ruins", "Orchard", sheets=[corner("v")], options=WITH_HEROES)
    assert "hero" not in terrains(state)
    mixed = replace(HEROES_DECK, ruins="yes")
    state = table("Temple Ruins", "Mangrove Swamp", sheets=[full_but("a1", "C")], options=mixed)
    assert terrains(state) == ["forest", "village", "farm", "water", "monster"]


@pytest.mark.parametrize("deck", [("Hamlet",), ("Temple Ruins", "Hamlet"), ("Dal of Jolev",)])
def test_c4_on_a_full_map_there_is_nothing_but_to_pass(deck: tuple[str, ...]) -> None:
    state = table(*deck, "Orchard", sheets=[full_but("")], options=WITH_HEROES)
    assert choices(state) == ["pass"]
    after = acted(state, "pass")
    assert told(after, "passed", "drawn", "fallback", "hero") == ["passed 1"]
    assert after.sheets == state.sheets


def test_c4_who_must_raid_a_full_map_passes() -> None:
    state = table("Goblin Attack", "Hamlet", sheets=[full_but("a1"), full_but("")])
    assert choices(state, 0) == ["pass"]
    assert choices(state, 1) == ["raid 1 a1"]
    after = acted(state, "pass", "raid 1 a1")
    assert told(after, "passed", "squeezed") == ["passed 1", "squeezed 1 Goblin Attack a1"]


# Ruins


def test_ruins_oblige_to_cover_one() -> None:
    state = table("Temple Ruins", "Farmland")
    assert state.ruins
    ruins = MAPS["A"].ruins
    assert all(at(text.removeprefix("farm ")) & ruins for text in choices(state))
    assert "farm b3 b4" in choices(state)
    after = acted(state, "farm b3 b4")
    assert not after.ruins
    assert told(state, "revealed") == ["revealed Temple Ruins", "revealed Farmland"]


def test_c5_two_ruins_cards_oblige_once() -> None:
    state = acted(table("Temple Ruins", "Outpost Ruins", "Farmland", "Hamlet"), "farm b3 b4")
    assert not state.ruins
    assert "village a1 b1 c1 b2 c2" in choices(state)


@pytest.mark.parametrize("square", ["Rift Lands", "Kethra's Gates"])
def test_c6_the_square_of_the_rift_must_cover_ruins_too(square: str) -> None:
    options = PLAIN if square in PLAIN.deck else replace(HEROES_DECK, map="A", ruins="yes", edicts=EDICTS)
    state = table("Temple Ruins", square, options=options)
    spaces = {text.split()[1] for text in choices(state)}
    assert spaces == {"f2", "b3", "j3", "b9", "j9", "f10"}
    assert len(choices(state)) == 5 * 6
    gone = table("Temple Ruins", square, sheets=[corner("v")], options=options)
    assert len(choices(gone)) == 5 * 120  # C3
    assert told(acted(gone, "water b1"), "fallback") == ["fallback 1 ruins"]


def test_an_offer_says_why_it_is_a_square() -> None:
    card = CARDS["Hamlet"]
    assert isinstance(card, Explore)

    def offer(sheet: Sheet, ruins: bool) -> Offer:
        return offer_of(PLAIN, card, sheet, ruins)

    assert offer(MAPS["A"], False).fallback == offer(MAPS["A"], True).fallback == ""
    assert offer(full_but("a1"), False).fallback == "shape"
    assert offer(full_but("a1"), True).fallback == "ruins"
    assert offer(full_but("f2 f1 e1"), True).fallback == ""
