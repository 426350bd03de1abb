"""Ambushes among several: who draws on whose map, what is seen of it, and what the monsters then do."""

import pytest
from hypothesis import given

from landscribe.core.game import IllegalAction
from landscribe.games.cartographers.actions import Destroy, Raid
from landscribe.games.cartographers.ambush import victim
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.rules import play, to_act
from landscribe.games.cartographers.setup import BOXES, CARDS, MAPS
from landscribe.games.cartographers.sheet import ALL_LETTERS, gorgon_prey, sheet_from, troll_prey
from landscribe.games.cartographers.state import Phase, State
from landscribe.games.cartographers.views import view
from tests.games.cartographers.helpers import (
    GRID,
    WITH_HEROES,
    acted,
    at,
    choices,
    corner,
    each_of,
    full_but,
    named,
    plagued,
    table,
    told,
)
from tests.reference import cartographers as naive
from tests.reference.maps import Cell, parse
from tests.strategies import maps

AMBUSHES = [card for box in BOXES.values() for card in box.ambushes]


def spaces(cells: set[Cell]) -> int:
    return sum(GRID.at(row, col) for row, col in cells)


# Who draws on whose map


def test_c9_maps_are_passed_to_the_next_seat_clockwise_or_to_the_previous_one() -> None:
    for card in AMBUSHES:
        for seats in (3, 4, 100):
            for seat in range(seats):
                owner = seat - 1 if card.clockwise else seat + 1
                assert victim(card, seat, seats) == owner % seats
    clockwise = [card.name for card in AMBUSHES if card.clockwise]
    assert clockwise == ["Bugbear Assault", "Kobold Onslaught", "Giant Troll Ravage", "Gorgon Gaze"]


def test_c9_with_two_seats_both_arrows_lead_to_the_other() -> None:
    for card in AMBUSHES:
        assert [victim(card, seat, 2) for seat in (0, 1)] == [1, 0]


def test_c9_each_seat_raids_the_map_it_was_passed_and_no_other() -> None:
    state = table("Kobold Onslaught", seats=3)  # clockwise
    assert state.phase is Phase.AMBUSH
    assert to_act(state) == {0, 1, 2}
    assert [choices(state, seat)[0].split()[:2] for seat in range(3)] == [
        ["raid", "3"],
        ["raid", "1"],
        ["raid", "2"],
    ]
    for action in (Raid(0, at("a1 a2 a3 b2")), Raid(1, at("a1 a2 a3 b2")), Raid(7, at("a1 a2 a3 b2"))):
        with pytest.raises(IllegalAction, match="it takes an action such as 'raid 3 "):
            play(state, 0, action)


def test_c9_nothing_of_a_raid_is_seen_until_all_have_drawn() -> None:
    before = table("Kobold Onslaught", "Hamlet", seats=3)
    waiting = acted(before, "a1 a2 a3 b2", "k1 k2 k3 j2")
    assert waiting.sheets == before.sheets
    assert told(waiting) == []
    for seat in (0, 2, None):
        seen = view(waiting, seat)
        assert seen.sheets == before.sheets
        assert seen.chosen == (True, True, False)
        assert str(seen.mine or "") == ("raid 3 a1 a2 b2 a3" if seat == 0 else "")
    after = acted(waiting, "c1 c2 c3 b2", seat=2)
    assert [named(sheet.monster) for sheet in after.sheets] == ["k1 j2 k2 k3", "c1 b2 c2 c3", "a1 a2 b2 a3"]
    assert told(after, "ambushed") == [
        "ambushed 3 Kobold Onslaught a1 a2 b2 a3",
        "ambushed 1 Kobold Onslaught k1 j2 k2 k3",
        "ambushed 2 Kobold Onslaught c1 b2 c2 c3",
    ]


def test_a_raid_may_turn_and_flip_the_monster_and_goes_anywhere_empty() -> None:
    state = table("Goblin Attack", seats=2)
    assert {"raid 2 i9 j10 k11", "raid 2 k9 j10 i11"} <= set(choices(state))
    with pytest.raises(IllegalAction, match="d2 cannot be drawn on"):
        acted(state, "raid 2 c1 d2 e3")
    with pytest.raises(IllegalAction, match="'a1 b1 c1' is not a shape of the card"):
        acted(state, "raid 2 a1 b1 c1")


def test_h9_where_a_monster_does_not_fit_several_seats_draw_a_square() -> None:
    state = table("Goblin Attack", "Hamlet", sheets=[MAPS["A"], full_but("a1 c1 e5")])
    assert choices(state, 0) == ["raid 2 a1", "raid 2 c1", "raid 2 e5"]
    after = acted(state, "raid 2 c1", "raid 1 a1 b2 c3")
    assert told(after, "ambushed", "squeezed") == [
        "squeezed 2 Goblin Attack c1",
        "ambushed 1 Goblin Attack a1 b2 c3",
    ]
    with pytest.raises(IllegalAction, match="'a1 c1' is not a single space"):
        acted(state, "raid 2 a1 c1")


@pytest.mark.parametrize("name", ["Dragon Inferno", "Giant Troll Ravage", "Gorgon Gaze"])
def test_h9_the_square_has_no_initial_and_no_effect(name: str) -> None:
    state = table(name, "Hamlet", sheets=[full_but("a1 c1"), full_but("a1 c1")], options=WITH_HEROES)
    after = acted(state, "raid 2 c1", "raid 1 c1")
    assert after.phase is Phase.DRAW  # nobody is asked what a Gorgon destroys
    for sheet in after.sheets:
        assert sheet.monster == at("c1")
        assert not sheet.dragon | sheet.troll | sheet.gorgon
        assert sheet.coins == 0


def test_h9_a_zombie_always_fits_where_there_is_room() -> None:
    state = table("Zombie Plague", "Hamlet", sheets=[full_but("a1"), full_but("k11")], options=WITH_HEROES)
    after = acted(state, "k11", "a1")
    assert [named(sheet.zombie) for sheet in after.sheets] == ["a1", "k11"]


# The Gorgon


def gorgons(*diagrams: str) -> State:
    """Gorgon Gaze on maps whose top left corners look like this; the Gorgon goes to the room left there."""
    sheets = [corner(diagram, rest="V") for diagram in diagrams]
    return table("Gorgon Gaze", "Hamlet", sheets=sheets, options=WITH_HEROES)


def test_h4_who_drew_the_gorgon_picks_what_it_destroys() -> None:
    state = gorgons(".F./V.A", ".F./V.A", ".F./V.A")
    asked = acted(state, "raid 3 a1 c1 b2", "raid 1 a1 c1 b2", "raid 2 a1 c1 b2")
    assert asked.phase is Phase.GAZE
    assert to_act(asked) == {0, 1, 2}
    assert choices(asked, 0) == each_of("destroy 3", "b1 d1 a2 c2 b3")
    assert choices(asked, 1)[0] == "destroy 1 b1"
    for action in (Destroy(0, at("b1")), Raid(2, at("b1"))):
        with pytest.raises(IllegalAction, match="it takes an action such as 'destroy 3 b1'"):
            play(asked, 0, action)
    for space in ("a1", "k11"):
        with pytest.raises(
            IllegalAction, match=f"^{space} cannot be destroyed: .* b1 d1 a2 c2 b3"
        ) as refused:
            play(asked, 0, Destroy(2, at(space)))
        assert (refused.value.culprits, refused.value.missing) == (at(space), at("b1 d1 a2 c2 b3"))
    after = acted(asked, "b1", "c2", "d1")
    assert [named(sheet.destroyed) for sheet in after.sheets] == ["c2", "d1", "b1"]
    assert told(after, "gaze") == ["gaze 3 b1", "gaze 1 c2", "gaze 2 d1"]
    assert after.sheets[2].forest == 0
    assert after.phase is Phase.DRAW


def test_h4_mountains_wastelands_and_destroyed_spaces_are_no_prey_and_without_prey_nobody_is_asked() -> None:
    state = gorgons(".M.*/#.#V/V*V", ".F./V.A")
    asked = acted(state, "raid 2 a1 c1 b2", "raid 1 a1 c1 b2")
    assert to_act(asked) == {0}  # who drew on map 2; on map 1 there is no prey
    assert asked.phase is Phase.GAZE
    assert acted(asked, "destroy 2 a2").phase is Phase.DRAW
    with pytest.raises(IllegalAction, match="Seat 2 has chosen already"):
        acted(asked, "destroy 1 a2", seat=1)


def test_h4_a_gorgon_that_heroes_destroy_at_once_gazes_at_nothing() -> None:
    guarded = corner(".F./V.A", rest="V")._replace(pattern=at("a1 b1 c1 a2 b2 c2"))
    state = table("Gorgon Gaze", "Hamlet", sheets=[guarded, corner(".F./V.A", rest="V")], options=WITH_HEROES)
    asked = acted(state, "raid 2 a1 c1 b2", "raid 1 a1 c1 b2")
    assert to_act(asked) == {0}
    assert told(asked, "burnt") == ["burnt 1 a1 c1 b2"]


def test_h4_only_what_is_left_of_the_gorgon_gazes() -> None:
    guarded = corner(".F./V.A", rest="V")._replace(pattern=at("a1 c1"))
    state = table("Gorgon Gaze", "Hamlet", sheets=[guarded, corner(".F./V.A", rest="V")], options=WITH_HEROES)
    asked = acted(state, "raid 2 a1 c1 b2", "raid 1 a1 c1 b2")
    assert choices(asked, 1) == each_of("destroy 1", "b1 a2 c2 b3")


def test_h4_the_gorgon_may_destroy_an_empty_space_a_hero_or_ruins() -> None:
    state = gorgons(".H./r..", ".F./V.A")
    asked = acted(state, "raid 2 a1 c1 b2", "raid 1 a1 c1 b2")
    assert choices(asked, 1) == each_of("destroy 1", "b1 d1 a2 c2 b3")
    after = acted(asked, "b1", "a2")
    assert after.sheets[0].destroyed & after.sheets[0].ruins == at("a2")


@given(rows=maps(ALL_LETTERS))
def test_h4_the_gorgons_prey_agrees_with_the_naive_twin(rows: tuple[str, ...]) -> None:
    grid = parse("/".join(rows))
    gorgon = {cell for cell in grid if grid[cell] in "Gg"}
    assert gorgon_prey(GRID, sheet_from(rows)) == spaces(naive.gorgon_choices(grid, gorgon))


# Troll and zombies


@given(rows=maps(ALL_LETTERS))
def test_h5_the_trolls_prey_agrees_with_the_naive_twin(rows: tuple[str, ...]) -> None:
    assert troll_prey(GRID, sheet_from(rows)) == spaces(naive.troll_choices(parse("/".join(rows))))


@given(rows=maps(ALL_LETTERS))
def test_h6_the_wave_of_zombies_agrees_with_the_naive_twin(rows: tuple[str, ...]) -> None:
    before = sheet_from(rows)
    after = plagued(before)
    assert after.zombie & ~before.zombie == spaces(naive.zombie_wave(parse("/".join(rows))))
    assert after.zombie & after.monster == after.zombie
    assert plagued(before._replace(pattern=GRID.full & ~before.monster)).monster == before.monster


def test_h6_zombies_spread_in_one_wave() -> None:
    after = plagued(corner("..../.Z../....", rest="#"))
    assert named(after.zombie) == "b1 a2 b2 c2 b3"
    assert named(plagued(after).zombie) == "a1 b1 c1 a2 b2 c2 d2 a3 b3 c3"


def test_h6_zombies_that_spread_into_an_attack_pattern_are_destroyed() -> None:
    before = corner("..../.Z../....", rest="#")._replace(pattern=at("b1 c2"))
    after = plagued(before)
    assert named(after.zombie & after.monster) == "a2 b2 b3"
    assert named(after.destroyed) == "b1 c2"
    assert named(plagued(after).monster) == "a1 a2 b2 a3 b3 c3"  # the destroyed do not spread


def test_every_ambush_card_is_an_ambush() -> None:
    assert all(isinstance(CARDS[card.name], Ambush) for card in AMBUSHES)
    assert [card.monster for card in AMBUSHES] == [0, 0, 0, 0, 1, 2, 3, 4]


def test_an_action_of_another_phase_is_refused() -> None:
    with pytest.raises(IllegalAction, match="'destroy 2 a1' is not possible now"):
        play(table("Goblin Attack", seats=2), 0, Destroy(1, at("a1")))
