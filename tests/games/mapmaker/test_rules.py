from itertools import pairwise

import pytest

from landscribe.core.game import IllegalAction
from landscribe.core.rng import seeded
from landscribe.core.shape import placements
from landscribe.core.text import read_cells
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, SEASON_TIME, START, YEAR, Sheet, board_of
from landscribe.games.mapmaker.missions import MISSIONS as CARDS
from landscribe.games.mapmaker.rules import (
    RULES,
    Options,
    Place,
    State,
    legal,
    new,
    outcome,
    play,
    to_act,
)
from landscribe.games.mapmaker.turn import Season
from landscribe.games.mapmaker.views import View, view
from tests.games.playing import random_game
from tests.reference.maps import parse
from tests.reference.maps import placements as naive_placements

MISSIONS = ("Edge of the forest", "Watering potatoes", "Borderlands", "Empty site")


def at(names: str) -> int:
    return read_cells(GRID, names)


def games(seeds: range) -> list[list[State]]:
    return [random_game("mapmaker", 1, seed)[1] for seed in seeds]


def nearly_full(empty: str, element: int, time: int = 0) -> State:
    """A state in which all but these fields are village and this element is to be placed."""
    free = at(empty)
    sheet = START._replace(village=GRID.full & ~START.mountain & ~free)
    deck = tuple(n for n in range(len(ELEMENTS)) if n != element)
    return State(RULES, MISSIONS, sheet, time, (), element, deck, seeded(1), 1, ())


@pytest.mark.parametrize(
    ("number", "ways"),
    list(enumerate((172, 172, 288, 584, 584, 288, 288, 340, 544, 288, 60, 253, 246, 246, 288, 80))),
)
def test_placements_of_each_element_on_the_empty_map(number: int, ways: int) -> None:
    element = ELEMENTS[number]
    found = list(placements(element.forms, GRID.full & ~START.mountain))
    assert len(found) == ways
    assert len(naive_placements(parse("/".join(board_of(START).rows())), str(element.shape))) == ways


def test_the_map_has_five_mountains() -> None:
    assert START.mountain == at("b2 i4 d6 j9 f10")


def test_sixteen_elements_take_27_time_units_and_66_fields() -> None:
    assert len(ELEMENTS) == 16
    assert sum(element.time for element in ELEMENTS) == 27
    assert sum(len(element.shape.squares) for element in ELEMENTS) == 66


def test_four_different_missions_are_drawn_and_every_mission_can_be() -> None:
    dealt = [new(Options(), 1, seed).missions for seed in range(60)]
    assert all(len(set(missions)) == 4 for missions in dealt)
    assert {name for missions in dealt for name in missions} == set(CARDS)


def test_missions_can_be_chosen() -> None:
    assert new(Options(MISSIONS), 1, 5).missions == MISSIONS


@pytest.mark.parametrize("missions", [MISSIONS[:3], (*MISSIONS[:3], MISSIONS[0])])
def test_missions_are_four_different_ones(missions: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="are not four different missions"):
        Options(missions)


def test_m1_all_elements_are_shuffled_again_when_the_deck_is_empty() -> None:
    for states in games(range(5)):
        again = [state for state in states if any(event.what == "reshuffled" for event in state.news)]
        assert len(again) == 1
        revealed = [event.number for state in states for event in state.news if event.what == "revealed"]
        assert sorted(revealed[:16]) == list(range(16))


def test_m2_time_runs_on_when_a_season_is_overshot() -> None:
    seen: set[int] = set()
    for states in games(range(20)):
        for before, after in pairwise(states):
            if len(after.seasons) > len(before.seasons):
                over = after.time - SEASON_TIME * (len(before.seasons) + 1)
                seen.add(over)
                page = view(after, 0)
                assert outcome(after) or page.season_time == over
        assert YEAR <= states[-1].time <= YEAR + 1
        assert len(states[-1].seasons) == 4
    assert seen >= {0, 1}


def test_m3_an_element_that_fits_nowhere_is_announced_and_its_time_passes() -> None:
    state = nearly_full("a1 b1 a2 j11 k11 k10", element=7)._replace(deck=(15, 1, 7))
    after = play(state, 0, Place(at("a1 b1 a2")))
    told = [(event.what, event.number) for event in after.news if event.what in ("revealed", "discarded")]
    assert told == [("revealed", 15), ("discarded", 15), ("revealed", 1), ("discarded", 1), ("revealed", 7)]
    assert after.time == ELEMENTS[7].time + ELEMENTS[15].time + ELEMENTS[1].time
    assert [str(action) for action in legal(after, 0)] == ["k10 j11 k11"]


def test_m3_a_full_map_ends_the_year_without_the_player() -> None:
    state = nearly_full("a1 b1 a2", element=7)
    over = play(state, 0, Place(at("a1 b1 a2")))
    assert not to_act(over)
    assert over.time >= YEAR
    assert len(over.seasons) == 4
    discarded = [event.number for event in over.news if event.what == "discarded"]
    assert sum(ELEMENTS[number].time for number in discarded) == over.time - ELEMENTS[7].time


def test_m4_surrounded_mountains_score_every_season_on_their_own_line() -> None:
    state = nearly_full("a1 b1 a2", element=7)
    over = play(state, 0, Place(at("a1 b1 a2")))
    assert [season.mountains for season in over.seasons] == [5, 5, 5, 5]
    assert outcome(over) is not None
    closing = nearly_full("b1 a1 c1 k1 k2 j1", element=1)
    after = play(closing, 0, Place(at("a1 b1 c1")))
    assert any(event.what == "mountain" and event.cells == at("b2") for event in after.news)


def test_missions_are_scored_ab_bc_cd_da() -> None:
    seasons = (Season(1, 2, 0), Season(10, 20, 0), Season(100, 200, 1), Season(1000, 2000, 1))
    page = View(RULES, MISSIONS, START, 28, seasons, None, (), 17, ())
    assert page.earned() == (2001, 12, 120, 1200)
    assert page.total == 3335


def test_a_season_scores_its_two_missions_as_the_map_stands() -> None:
    state = nearly_full("a1 b1 c1 k10 k11", element=0, time=5)
    sheet = Sheet(0, 0, state.sheet.village, 0, state.sheet.mountain)
    after = play(state._replace(sheet=sheet), 0, Place(at("a1 b1 c1")))
    assert after.seasons[0] == Season(0, 4, 5)  # b1 touches the mountain, not a farm


def test_the_element_may_be_turned_and_flipped() -> None:
    state = nearly_full("a1 a2 a3 b3 c3 d3 e3 e2", element=3)
    actions = {str(action) for action in legal(state, 0)}
    assert {"a1 a2 a3 b3", "e2 c3 d3 e3"} <= actions


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (Place(1 << 121), "lie outside the map"),
        (Place(at("b2 b3 b4")), "b2 cannot be covered"),
        (Place(at("a1 a2")), "'a1 a2' is not the shape ###"),
        (Place(0), "'' is not the shape ###"),
    ],
)
def test_an_illegal_placement_is_refused_with_the_reason(action: Place, complaint: str) -> None:
    state = new(Options(MISSIONS), 1, 3)._replace(element=0)
    with pytest.raises(IllegalAction, match=complaint):
        play(state, 0, action)


def test_games_of_chance_have_the_expected_level() -> None:
    totals = sorted(sum(sum(season) for season in states[-1].seasons) for states in games(range(100)))
    assert 22 <= totals[50] <= 42  # measured elsewhere: a median of 31


def test_a_game_can_begin_on_a_drawn_map_in_any_season() -> None:
    rows = board_of(START).rows()
    begun = new(Options(drawn="/".join(("FFF........", *rows[1:])), begins="winter"), 1, 5)
    assert board_of(begun.sheet).rows() == ("FFF........", *rows[1:])
    assert (begun.time, begun.seasons) == (3 * SEASON_TIME, (Season(0, 0, 0),) * 3)
    with pytest.raises(ValueError, match="begins: 'fall' is none of spring, summer, autumn, winter"):
        Options(begins="fall")
