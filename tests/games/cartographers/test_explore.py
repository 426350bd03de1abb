"""The deck: what is revealed, what ruins oblige to, and which cards it holds season by season."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from landscribe.games.cartographers.box import CATEGORIES, Ambush, Explore, Hero, Ruins
from landscribe.games.cartographers.rules import new
from landscribe.games.cartographers.setup import CARDS, MAPS, SCORING, Options
from landscribe.games.cartographers.state import Phase, State
from tests.games.cartographers.helpers import EDICTS, PLAIN, WITH_HEROES, acted, at, choices, table, told
from tests.games.playing import random_game

MIXED = {"ambushes": "base, heroes", "heroes": "yes", "scoring": "base, heroes", "map": "D"}


def ruins_are_covered(state: State, seat: int = 0) -> bool:
    """Whether everything the seat can draw covers ruins."""
    ruins = state.sheets[seat].ruins
    return all(at(text.split(" ", 1)[1]) & ruins for text in choices(state, seat))


# Setup


def test_c1_one_card_of_each_category_lies_under_the_edicts_in_any_order() -> None:
    places: Counter[tuple[int, str]] = Counter()
    for seed in range(200):
        edicts = new(Options(), 1, seed).edicts
        kinds = [SCORING[name].category for name in edicts]
        assert sorted(kinds) == sorted(CATEGORIES)
        places.update(enumerate(kinds))
    assert len(places) == 16
    assert min(places.values()) > 25


def test_c1_every_scoring_card_of_a_box_can_be_dealt() -> None:
    for options in (Options(), Options(scoring=("base", "heroes"))):
        dealt = {name for seed in range(200) for name in new(options, 1, seed).edicts}
        assert dealt == {card.name for card in options.scoring_pool}


def test_a_game_begins_in_spring_on_blank_maps_with_a_card_revealed() -> None:
    state = new(replace(PLAIN, map="B"), 3, 5)
    assert (state.season, state.time) == (0, 0)
    assert state.sheets == (MAPS["B"],) * 3
    assert state.seasons == ((), (), ())
    assert len(state.shown) + len(state.deck) == 13 + 1
    assert state.news[-1].name == state.shown[-1]


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert new(Options(), 4, 7) == new(Options(), 4, 7)
    assert len({new(Options(), 1, seed).deck for seed in range(20)}) == 20


# Ruins, ambush, hero


def test_c5_ruins_survive_an_ambush_for_several() -> None:
    state = table("Temple Ruins", "Goblin Attack", "Farmland", seats=2)
    assert state.phase is Phase.AMBUSH
    assert state.ruins
    state = acted(state, "raid 2 i9 j10 k11", "raid 1 i9 j10 k11")
    assert state.phase is Phase.DRAW
    assert state.ruins
    assert ruins_are_covered(state, 0)
    assert ruins_are_covered(state, 1)


def test_c5_ruins_ambush_ruins_oblige_once() -> None:
    deck = ("Temple Ruins", "Goblin Attack", "Outpost Ruins", "Farmland", "Hamlet")
    state = table(*deck)
    assert told(state, "revealed") == [f"revealed {name}" for name in deck[:4]]
    assert ruins_are_covered(state)
    after = acted(state, "farm b3 b4")
    assert not after.ruins
    assert not ruins_are_covered(after)


def test_c5_two_ruins_in_a_row_oblige_once() -> None:
    after = acted(table("Outpost Ruins", "Temple Ruins", "Farmland", "Hamlet"), "farm b3 b4")
    assert not after.ruins


def test_c5_ruins_survive_a_hero() -> None:
    state = table("Temple Ruins", "Dal of Jolev", "Farmland", options=WITH_HEROES)
    assert state.phase is Phase.HERO
    assert "hero a1 attacks b2" in choices(state)  # the hero itself covers no ruins
    state = acted(state, "hero a1 attacks b2")
    assert state.ruins
    assert ruins_are_covered(state)


def test_c5_ruins_survive_a_gorgons_gaze() -> None:
    state = table("Temple Ruins", "Gorgon Gaze", "Farmland", options=WITH_HEROES)
    assert state.phase is Phase.GAZE
    assert state.ruins
    state = acted(state, "destroy 1 k11")
    assert state.ruins
    assert ruins_are_covered(state)


def test_c5_ruins_oblige_each_map_by_its_own_spaces() -> None:
    no_ruins_left = MAPS["A"]._replace(forest=MAPS["A"].ruins)
    state = table("Temple Ruins", "Farmland", sheets=[MAPS["A"], no_ruins_left])
    assert ruins_are_covered(state, 0)
    assert "water a1" in choices(state, 1)  # C3


def test_c5_pending_ruins_end_with_the_season() -> None:
    for given in ({}, MIXED):
        for seed in range(30):
            for before, after in pairwise(random_game("cartographers", 2, seed, dict(given))[1]):
                if after.season > before.season:
                    fresh = any(isinstance(CARDS[name], Ruins) for name in after.shown)
                    assert after.ruins == fresh  # only by cards of the new season
    old = table("Hamlet", time=7, ruins=True)
    new_season = acted(old, "village f1 f2 e1")
    assert new_season.season == 1
    assert new_season.ruins == any(isinstance(CARDS[name], Ruins) for name in new_season.shown)


# Time


@pytest.mark.parametrize("name", ["Temple Ruins", "Goblin Attack", "Dal of Jolev", "Rift Lands"])
def test_c7_ruins_ambushes_and_heroes_take_no_time(name: str) -> None:
    state = table(name, "Farmland", "Orchard", options=WITH_HEROES, time=7)
    if name == "Dal of Jolev":
        state = acted(state, "hero a1 attacks b2")
    if name == "Rift Lands":
        state = acted(state, "water a1")
    assert (state.season, state.time) == (0, 7)
    assert state.card.name == "Farmland"
    assert acted(state, "farm b3 b4").season == 1


def test_a_season_ends_when_its_threshold_is_met_or_passed_and_time_starts_again() -> None:
    assert acted(table("Hamlet", "Orchard", time=6), "village a1 b1 b2").time == 7
    for card, spaces in (("Hamlet", "village a1 b1 b2"), ("Orchard", "farm a1 b1 c1 c2")):
        after = acted(table(card, time=7), spaces)
        assert (after.season, after.time) == (1, 0)


@pytest.mark.parametrize(("seasons", "times"), [("base", (8, 8, 7, 6)), ("heroes", (8, 7, 7, 6))])
def test_the_thresholds_of_each_box(seasons: str, times: tuple[int, ...]) -> None:
    options = replace(PLAIN, seasons=seasons)
    assert options.thresholds == times
    for season, time in enumerate(times):
        short = table("Hamlet", "Orchard", options=options, season=season, time=time - 2)
        assert acted(short, "village a1 b1 b2").season == season
        ended = acted(short._replace(time=time - 1), "village a1 b1 b2")
        assert ended.phase is Phase.OVER if season == 3 else ended.season == season + 1


# The deck season by season


@pytest.mark.parametrize(
    ("name", "given"), [("cartographers", {}), ("heroes", {}), ("cartographers", MIXED), ("heroes", MIXED)]
)
def test_one_ambush_and_one_hero_join_each_season_and_the_unrevealed_stay(
    name: str, given: dict[str, str]
) -> None:
    stayed = 0
    for seed in range(12):
        _, states = random_game(name, 1, seed, given)
        options: Options = states[0].options
        openings = [states[0], *(b for a, b in pairwise(states) if b.season > a.season)]
        assert len(openings) == 4
        gone: Counter[str] = Counter()
        for season, state in enumerate(openings):
            cards = Counter((*state.shown, *state.deck))
            assert all(cards[explore] == 1 for explore in options.deck)
            ambushes = [card for card in cards if isinstance(CARDS[card], Ambush)]
            heroes = [card for card in cards if isinstance(CARDS[card], Hero)]
            assert len(ambushes) + gone["ambush"] == season + 1
            assert len(heroes) + gone["hero"] == (season + 1 if options.heroes else 0)
            assert len(cards) == len(options.deck) + len(ambushes) + len(heroes)
            stayed += len(ambushes) > 1
            last = [s for s in states if s.season == season][-1]
            gone = Counter({"ambush": len(last.ambushes), "hero": len(last.heroes)})
    assert stayed  # it does occur that one stays


def test_a_revealed_ambush_never_comes_back() -> None:
    for seed in range(20):
        _, states = random_game("heroes", 2, seed)
        last = states[-1]
        assert len(set(last.ambushes)) == len(last.ambushes) <= 4
        assert len(set(last.heroes)) == len(last.heroes) <= 4


def test_each_season_reshuffles_all_explore_cards() -> None:
    ended = acted(table("Hamlet", time=7), "village a1 b1 b2")
    cards = (*ended.shown, *ended.deck)
    assert sorted(name for name in cards if isinstance(CARDS[name], Explore | Ruins)) == sorted(PLAIN.deck)
    assert ended.edicts == EDICTS
