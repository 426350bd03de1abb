"""The solo opponent: K34 to K38, and the levels."""

from typing import Any

import pytest

from landscribe.core.game import IllegalAction
from landscribe.games.cartouche.rules import outcome
from landscribe.games.cartouche.solo import opponent_points, opponent_scored
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import Completed, Opponent, Options, Score, State
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.turn import ANKHS, Phase, slot_of
from tests.games.cartouche.helpers import (
    all_done,
    choices,
    drafting,
    mine,
    over,
    played,
    standing,
    take_any,
    what,
)

RIVERS = ("R01", "R02", "R03", "R04", "R05", "R06", "R07", "R08")
CHAMBERS = ("C01", "C02", "C03")
CATS = ("MC01", "MC02", "MC03", "MC04", "MC05")
BOTH = ("DCS1", "DCS2", "DCS3", "DCS4", "DCB1")


def against(
    opponent: Opponent, phase: Phase = Phase.PLACE, options: Options | None = None, **player: Any
) -> State:
    state = standing(phase, seats=1, options=options or Options(achievements=("A1", "A2", "A3")), **player)
    return state._replace(table=state.table._replace(opponent=opponent))


def opponent_of(state: State) -> Opponent:
    assert state.table.opponent is not None
    return state.table.opponent


def scored(state: State) -> list[tuple[str, int]]:
    return [(score.achievement, score.points) for score in opponent_of(state).scores]


def test_k34_tiles_are_sorted_by_their_animals() -> None:
    slots = {"MC01": 0, "MS05": 0, "MB01": 1, "MH11": 1, "DCS1": 2, "DBH4": 2, "DCH2": 2}
    assert {tile: slot_of(TILES[tile].layers) for tile in slots} == slots


def test_k35_the_opponent_scores_before_the_player_and_in_its_order() -> None:
    opponent = Opponent(stories=(*CHAMBERS, *RIVERS[:3]), stacks=(CATS, (), BOTH))
    state = all_done(against(opponent))
    assert scored(state) == [("rivers", 5), ("chambers", 5), ("A1", 7), ("A3", 7)]
    assert opponent_of(state).stories == ()
    assert opponent_of(state).stacks == ((), (), ())
    assert state.table.used_stories == (*RIVERS[:3], *CHAMBERS)
    assert state.table.used_tiles == tuple(sorted((*CATS, *BOTH)))
    assert state.table.phase == Phase.SCORE


def test_k35_five_identical_only_after_three_of_the_same_kind() -> None:
    state = against(Opponent(stories=RIVERS))
    table = opponent_scored(state.table)
    assert scored(state._replace(table=table)) == [("rivers", 5), ("identical", 8)]
    before = against(Opponent(stories=RIVERS[:5]))
    assert scored(all_done(before)) == [("rivers", 5)]
    assert opponent_of(all_done(before)).stories == RIVERS[3:5]  # the leftmost three are discarded
    once = Opponent(stories=RIVERS, scores=(Score("rivers", 0, 5), Score("identical", 0, 8)))
    assert len(opponent_of(all_done(against(once))).scores) == 2  # each once a game


def test_k36_after_six_ankhs_the_opponent_scores_no_more() -> None:
    used = tuple(Score("A2", 0, 7) for _ in range(ANKHS))
    state = all_done(against(Opponent(stories=RIVERS[:3], stacks=(CATS, (), ()), scores=used)))
    assert len(opponent_of(state).scores) == ANKHS
    assert opponent_of(state).stories == RIVERS[:3]


def test_k37_in_the_same_phase_the_player_takes_the_lower_space() -> None:
    state = all_done(
        against(Opponent(stories=RIVERS[:3]), completed=tuple(Completed(n, 0) for n in RIVERS[3:6]))
    )
    state = played(state, "claim rivers", "ankh 4x1")
    assert (scored(state), mine(state).scores[0].points) == ([("rivers", 5)], 3)


ROWS = over("A", "CCCCCCCCC SSSSSSSSS")


def test_k37_two_ankhs_of_the_opponent_close_a_card() -> None:
    twice = (Score("A2", 0, 7), Score("A2", 1, 4))
    state = against(Opponent(scores=twice), Phase.SCORE, mural=ROWS)
    assert choices(state, verb="claim") == []
    with pytest.raises(IllegalAction, match="closed"):
        played(state, "claim A2")
    once = against(Opponent(scores=twice[:1]), Phase.SCORE, mural=ROWS)
    assert choices(once, verb="claim") == ["claim A2"]


def test_k37_a_second_time_only_where_the_player_has_not_scored() -> None:
    first = Opponent(scores=(Score("A1", 0, 7),), stacks=(CATS, (), ()))
    assert len(opponent_of(all_done(against(first))).scores) == 2
    taken = against(first, scores=(Score("A1", 1, 4),))
    assert len(opponent_of(all_done(taken)).scores) == 1


def test_k37_tiles_for_a_closed_card_are_discarded() -> None:
    closed = Opponent(scores=(Score("A1", 0, 7), Score("A1", 1, 4)))
    state = drafting(1, options=Options(achievements=("A1", "A2", "A3")))
    table = state.table._replace(opponent=closed, tiles=("MC01", "MC02", "MB01"), stories=("R01", "T01"))
    state = take_any(take_any(state._replace(table=table), ("R01",)), ("T01",))
    assert opponent_of(state).stacks == ((), ("MB01",), ())
    assert state.table.used_tiles == ("MC01", "MC02")


def test_k37_in_the_final_phase_the_player_takes_the_last_space() -> None:
    state = against(Opponent(), Phase.FINAL, completed=tuple(Completed(n, 0) for n in RIVERS[3:6]))
    state = played(state, "done", "claim rivers", "ankh scarabs")
    assert mine(state).scores[0].points == 3


def test_k38_the_player_takes_two_of_five_and_the_rest_goes_to_the_opponent() -> None:
    state = drafting(1)
    stories, tiles = state.table.stories, state.table.tiles
    assert (len(stories), len(tiles)) == (2, 3)
    state = played(state, f"take {tiles[0]}", f"take {stories[1]}")
    assert state.table.phase == Phase.PLACE
    assert opponent_of(state).stories == stories[:1]
    assert sorted(tile for stack in opponent_of(state).stacks for tile in stack) == sorted(tiles[1:])
    assert what(state).count("opponent-takes") == 3


@pytest.mark.parametrize(("level", "points"), [("easy", -8), ("normal", 0), ("hard", 8), ("expert", 16)])
def test_the_level_is_added_to_the_opponents_count(level: str, points: int) -> None:
    opponent = Opponent(stories=("R01",), scores=(Score("A1", 0, 7),))
    state = against(opponent, Phase.FINAL, Options(level=level, achievements=("A1", "A2", "A3")))
    assert opponent_points(state.table) == STORIES["R01"].points + 7 + points


@pytest.mark.parametrize(("mine_told", "winners"), [(("R01", "C01"), {0}), (("R01",), set[int]())])
def test_a_tie_with_the_opponent_is_not_won(mine_told: tuple[str, ...], winners: set[int]) -> None:
    told = tuple(Completed(name, 0) for name in mine_told)
    state = all_done(all_done(against(Opponent(stories=("R02",)), Phase.FINAL, completed=told)))
    result = outcome(state)
    assert result is not None
    assert result.winners == winners
