"""Heroes: where they attack, what is destroyed, and what a Dragon leaves behind."""

import pytest
from hypothesis import given

from landscribe.core.cells import count
from landscribe.core.game import IllegalAction
from landscribe.games.cartographers.box import Hero
from landscribe.games.cartographers.drawing import attacks
from landscribe.games.cartographers.rules import to_act
from landscribe.games.cartographers.setup import BOXES, CARDS, MAPS
from landscribe.games.cartographers.sheet import (
    ALL_LETTERS,
    DRAGON,
    FOREST,
    MONSTER,
    Sheet,
    defended,
    drawn,
    empty,
    sheet_from,
    threatened,
)
from landscribe.games.cartographers.state import Phase
from tests.games.cartographers.helpers import (
    GRID,
    WITH_HEROES,
    acted,
    ambushed,
    at,
    choices,
    corner,
    full_but,
    named,
    settled,
    stars,
    table,
    told,
    wrecked,
)
from tests.reference import cartographers as naive
from tests.reference.maps import parse
from tests.strategies import maps

HEROES = BOXES["heroes"].heroes


def hero_card(name: str) -> Hero:
    card = CARDS[name]
    assert isinstance(card, Hero)
    return card


def patterns(name: str, space: str) -> set[str]:
    return {named(pattern) for pattern in attacks(hero_card(name), at(space))}


# Attack patterns


def test_h1_attack_patterns_are_turned_and_flipped() -> None:
    assert patterns("Dobrik of Lorkheim", "c3") == {"c2 b3 d3 c4"}
    assert patterns("Wren the Lioness", "f6") == {"h5 h6 h7", "d5 d6 d7", "e8 f8 g8", "e4 f4 g4"}
    assert patterns("Freyla the True", "f6") == {"g6 h6 i6", "c6 d6 e6", "f7 f8 f9", "f3 f4 f5"}
    assert patterns("Dal of Jolev", "f6") == {"e5 g5 e7 g7"}


def test_h1_attack_patterns_hang_over_the_edge() -> None:
    assert patterns("Dobrik of Lorkheim", "a1") == {"b1 a2"}
    assert patterns("Dal of Jolev", "k6") == {"j5 j7"}
    assert patterns("Wren the Lioness", "a1") == {"c1 c2", "a3 b3", ""}
    assert patterns("Freyla the True", "j1") == {"k1", "g1 h1 i1", "j2 j3 j4", ""}


@pytest.mark.parametrize("name", [card.name for card in HEROES])
def test_h1_attack_patterns_agree_with_the_naive_twin_everywhere(name: str) -> None:
    card = hero_card(name)
    for place in range(121):
        found = [named(pattern) for pattern in attacks(card, 1 << place)]
        twin = naive.attack_patterns(card.attack, GRID.row_col(place), 11, 11)
        assert len(found) == len(set(found))
        assert set(found) == {named(sum(GRID.at(*cell) for cell in pattern)) for pattern in twin}


def test_a_hero_is_drawn_on_any_empty_space_and_attacks_filled_spaces_too() -> None:
    state = table("Freyla the True", "Hamlet", options=WITH_HEROES, seats=2)
    assert state.phase is Phase.HERO
    assert to_act(state) == {0, 1}
    assert "hero c2 attacks d2 e2 f2" in choices(state)  # d2 is a mountain, f2 is ruins
    after = acted(state, "hero c2 attacks d2 e2 f2", "hero a1 attacks")
    assert [named(sheet.hero) for sheet in after.sheets] == ["c2", "a1"]
    assert [named(sheet.pattern) for sheet in after.sheets] == ["d2 e2 f2", ""]
    assert after.sheets[0].destroyed == 0  # only monsters are


def test_a_hero_card_leads_to_the_next_card_without_a_check() -> None:
    state = table("Dobrik of Lorkheim", "Hamlet", options=WITH_HEROES, time=3)
    after = acted(state, "hero c4")  # one way only: the pattern need not be written
    assert told(after) == ["hero 1 Dobrik of Lorkheim c4", "revealed Hamlet"]
    assert named(after.sheets[0].pattern) == "c3 b4 d4 c5"
    assert (after.time, after.phase) == (3, Phase.DRAW)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hero d2 attacks e2 f2 g2", "d2 cannot be drawn on"),
        ("hero a1 b1 attacks c1 d1", "'a1 b1' is not a single space"),
        ("hero a1 attacks b1 c1", "is not the attack of Freyla the True, however it is turned or flipped"),
        ("hero a1 attacks k11", "is not the attack of Freyla the True"),
        ("forest a1", "'forest a1' is not possible now: it takes an action such as 'hero a1 attacks"),
    ],
)
def test_an_illegal_hero_is_refused_with_the_reason(text: str, complaint: str) -> None:
    with pytest.raises(IllegalAction, match=complaint):
        acted(table("Freyla the True", options=WITH_HEROES), text)


# Destroying


def test_h2_a_hero_destroys_the_monsters_it_attacks_when_it_is_drawn() -> None:
    sheet = corner("XZ./XFX/.X.")
    state = table("Dobrik of Lorkheim", sheets=[corner("XZ./X.X/.X.")], options=WITH_HEROES)
    after = acted(state, "hero b2")
    assert named(after.sheets[0].destroyed) == "b1 a2 c2 b3"
    assert named(after.sheets[0].monster) == "a1"
    assert told(after, "burnt") == ["burnt 1 b1 a2 c2 b3"]
    assert named(defended(GRID, sheet, at("c1"), at("b1")).destroyed) == "b1"


def test_h2_monsters_drawn_into_a_pattern_later_are_destroyed_from_any_source() -> None:
    guarded = corner("....")._replace(pattern=at("a1 b1 j11"))
    by_rift = drawn(GRID, guarded, MONSTER, at("a1"), 0)
    by_raid = ambushed(guarded, DRAGON, at("c1 a2 b2 c2 b1"))
    assert (named(by_rift.monster), named(by_rift.destroyed)) == ("", "a1")
    assert (named(by_raid.monster), named(by_raid.destroyed)) == ("c1 a2 b2 c2", "b1")
    assert named(drawn(GRID, guarded, FOREST, at("a1"), 0).forest) == "a1"  # only monsters burn


def test_h2_the_solo_ambush_and_a_neighbours_raid_burn_alike() -> None:
    guarded = MAPS["A"]._replace(pattern=at("j10"))
    alone = table("Goblin Attack", "Hamlet", sheets=[guarded], options=WITH_HEROES)
    assert told(alone, "ambushed", "burnt") == ["ambushed 1 Goblin Attack i9 j10 k11", "burnt 1 j10"]
    both = table("Goblin Attack", "Hamlet", sheets=[guarded, MAPS["A"]], options=WITH_HEROES)
    after = acted(both, "raid 2 i9 j10 k11", "raid 1 i9 j10 k11")
    assert told(after, "burnt") == ["burnt 1 j10"]
    assert [named(sheet.monster) for sheet in after.sheets] == ["i9 k11", "i9 j10 k11"]


def test_h3_a_destroyed_space_is_filled_and_has_no_terrain() -> None:
    after = wrecked(corner("F.X"), at("a1 b1 c1"))
    assert not after.forest | after.monster
    assert empty(GRID, after) & at("a1 b1 c1") == 0
    assert threatened(GRID, after).stars == 0
    assert stars("Borderlands", "***/...") == 6
    assert stars("Greengold Plains", "*VF/.A.") == 0


def test_h3_an_empty_space_that_is_destroyed_cannot_be_drawn_on_any_more() -> None:
    state = table("Rift Lands", sheets=[wrecked(full_but("a1 b1"), at("a1"))])
    assert {text.split()[1] for text in choices(state)} == {"b1"}


def test_h3_a_destroyed_hero_keeps_its_pattern() -> None:
    with_hero = defended(GRID, MAPS["C"], at("f6"), at("f5 e6 g6 f7"))
    without = wrecked(with_hero, at("f6"))
    assert without.hero == 0
    after = ambushed(without, DRAGON, at("f5"))
    assert named(after.destroyed) == "f5 f6"


def test_h3_ruins_stay_ruins_when_destroyed() -> None:
    after = wrecked(MAPS["A"], at("f2"))
    assert after.ruins == MAPS["A"].ruins
    assert stars("The Golden Granary", "W+") == 1


# The Dragon


def dragon_in(diagram: str, rest: str = "V") -> Sheet:
    """A map with a Dragon (D) in its corner, drawn as an ambush would."""
    spaces = corner(diagram.replace("F", "."), ".").dragon
    land = corner(diagram.replace("D", "."), rest)
    return ambushed(land, DRAGON, spaces)


def test_h7_a_dragon_without_an_empty_neighbour_leaves_three_coins_once() -> None:
    sheet = dragon_in("..D./DDD./D...")
    assert (sheet.coins, sheet.slain) == (0, 0)
    closed = drawn(GRID, sheet, FOREST, at("a1 b1 c3 b3"), 0)
    assert closed.coins == 0  # d1 and d2 are still empty
    closed = drawn(GRID, closed, FOREST, at("d1 d2"), 0)
    assert (closed.coins, closed.slain) == (3, 1)
    again = defended(GRID, closed, at("d3"), at("c1 a2 b2 c2 a3"))
    assert again.coins == 3


def test_h7_a_dragon_that_is_destroyed_whole_leaves_three_coins() -> None:
    sheet = dragon_in("..D./DDD./D...", rest=".")
    wounded = wrecked(sheet, at("c1 a2 b2 c2"))
    assert wounded.coins == 0
    assert wrecked(wounded, at("a3")).coins == 3
    guarded = corner("....")._replace(pattern=at("c1 a2 b2 c2 a3"))
    assert ambushed(guarded, DRAGON, at("c1 a2 b2 c2 a3")).coins == 3  # as soon as it is drawn


def test_h7_destroyed_and_surrounded_parts_add_up() -> None:
    sheet = wrecked(dragon_in("..DF/DDDF/D..."), at("c1 a2 b2"))
    assert sheet.coins == 0
    assert drawn(GRID, sheet, FOREST, at("c3 b3 a4"), 0).coins == 3


def test_h7_a_dragon_surrounded_by_a_neighbours_raid_pays_the_owner_of_the_map() -> None:
    sheet = dragon_in("FFDF/DDD./DFF.")
    state = table("Zombie Plague", "Hamlet", sheets=[sheet, MAPS["A"]], options=WITH_HEROES)
    after = acted(state, "raid 2 k11", "raid 1 d2")
    assert told(after, "dragon", "coins") == ["dragon 1 3", "coins 1 3"]
    assert [s.coins for s in after.sheets] == [3, 0]


def test_h7_a_dragons_coins_stop_at_the_end_of_the_track() -> None:
    sheet = dragon_in("FFDF/DDD./DFF.")._replace(coins=13)
    assert drawn(GRID, sheet, FOREST, at("d2"), 0).coins == 14


@given(rows=maps(ALL_LETTERS))
def test_h7_dragons_agree_with_the_naive_twin(rows: tuple[str, ...]) -> None:
    grid, sheet = parse("/".join(rows)), sheet_from(rows)
    dragon = {cell for cell in grid if grid[cell] in "Dd*+"}
    memory = sheet._replace(dragon=sheet.dragon | sheet.destroyed)
    after = settled(memory)
    assert bool(after.slain) == naive.dragon_is_beaten(grid, dragon)
    assert after.coins == min(14, 3 * after.slain + count(after.paid))
