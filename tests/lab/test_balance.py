"""How cards are weighed against their pool."""

import pytest

from landscribe.games import game_named
from landscribe.lab.balance import Balance, Games, Row, balances_of, plan_of, pool_of, rows_of
from landscribe.lab.engine import Local
from landscribe.lab.heat import heat_in, heats_of, hot_games, joined
from landscribe.lab.match import match_of
from landscribe.lab.simulation import played


def weighed(rows: list[Row], pool: tuple[str, ...]) -> dict[str, Balance]:
    plan = plan_of("mapmaker", {}, ["uniform"])
    return {one.goal: one for one in balances_of(Games(plan, pool, rows))}


def dealt(seed: int, points: float, **earned: int) -> Row:
    return Row(0, seed, points, earned)


def test_means_zeros_slots_and_pulls_are_those_of_the_games() -> None:
    rows = [
        *(dealt(seed, 10, one=4, two=6, always=0) for seed in range(10)),
        *(dealt(seed, 12, two=0, one=12, always=0) for seed in range(10, 20)),
        *(dealt(seed, 9, three=9, one=0, always=0) for seed in range(20, 30)),
    ]
    one = weighed(rows, ("one", "three", "two"))["one"].bots[0]
    assert (one.all.games, one.all.points.mean, one.all.nothing) == (30, 16 / 3, 1 / 3)
    first, second = one.slots
    assert first
    assert second
    assert (first.games, first.points.mean, second.games, second.points.mean) == (10, 4, 20, 6)
    (three, two) = sorted(weighed(rows, ("one", "three", "two"))["one"].pulls, key=lambda pull: pull.goal)
    assert (three.more, two.more) == (-8, 8)


def test_a_card_decides_where_its_points_make_the_difference() -> None:
    with_it = [dealt(0, 10, one=5, two=5), dealt(1, 8, one=0, two=8)] * 6
    without = [dealt(2, 20, two=2, three=18), dealt(3, 3, two=3, three=0)] * 6
    found = weighed(with_it + without, ("one", "three", "two"))
    assert found["one"].bots[0].decides == 1  # wherever it is in play
    assert found["two"].bots[0].decides == 0


def test_a_card_that_is_plainly_too_strong_is_called_so() -> None:
    plan = plan_of("mapmaker", {}, ["uniform"])
    rows = [row for part in rows_of(plan, 400, 1, Local(1)) for row in part]
    found = balances_of(Games(plan, pool_of(plan), rows))
    assert (found[0].goal, found[0].verdict) == ("mapmaker-empty-site", "strong")
    assert {one.verdict for one in found[1:]} == {"even"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_those_of_the_rules_on_every_map_however_many_work(jobs: int) -> None:
    plan = plan_of("cartographers", {}, ["uniform"])
    assert plan.maps == ("A", "B", "C", "D")
    rows = [row for part in rows_of(plan, 3, 7, Local(jobs)) for row in part]
    assert [(row.match, row.seed) for row in rows] == [
        (side, seed) for side in range(4) for seed in (7, 8, 9)
    ]
    for row in rows:
        (summary,) = played(plan.matches[row.match], row.seed).summaries
        assert row.earned == {goal.goal: goal.total for goal in summary.earned}
        assert row.points == summary.rating


def test_what_lies_there_in_every_game_is_not_of_the_pool() -> None:
    plan = plan_of("cartographers", {"map": "B"}, ["uniform"])
    pool = pool_of(plan)
    assert (plan.maps, len(pool)) == (("B",), 16)
    assert not any("coin" in goal or "monster" in goal for goal in pool)
    assert len(pool_of(plan_of("heroes", {"scoring": "base, heroes"}, ["uniform"]))) == 32


def test_heat_lies_where_the_card_can_score() -> None:
    goal, plan = "mapmaker-edge-of-the-forest", plan_of("mapmaker", {}, ["greedy"])
    rows = [row for part in rows_of(plan, 12, 1, Local(1)) for row in part]
    hot = hot_games(Games(plan, pool_of(plan), rows), goal, 2)
    one, other = heats_of(plan, goal, hot, Local(1))
    heat = joined(one, other)
    assert heat.scorings == one.scorings + other.scorings > 0
    edge = {cell for cell in range(121) if {cell // 11, cell % 11} & {0, 10}}
    assert set(heat.times) <= edge
    assert heat.times.total() > 0


def test_heat_counts_as_many_cells_as_the_card_has_points() -> None:
    goal, match = "mapmaker-edge-of-the-forest", match_of("mapmaker", {}, ["uniform"])
    game = game_named("mapmaker")
    seed = next(
        seed
        for seed in range(50)
        if goal in {each.goal for each in game.summary(game.new(game.options({}), 1, seed))[0].earned}
    )
    (summary,) = played(match, seed).summaries
    points = {each.goal: each.total for each in summary.earned}[goal]
    assert heat_in(match, seed, goal).times.total() == points
