"""Bots on common deals, on cases with a known answer."""

import pytest

from landscribe.core.game import Earned, Outcome, Summary
from landscribe.lab.contest import apart, best_title, difference, standings, together
from landscribe.lab.engine import Local
from landscribe.lab.match import Result, match_of
from landscribe.lab.simulation import Thinking, Timed, played, timed


def game(*scores: int, rating: int | None = None, title: str | None = None, seconds: float = 0.02) -> Timed:
    """A game of 10 moves a seat."""
    summaries = tuple(Summary((Earned("goal", (score,)),), rating, title) for score in scores)
    winners = frozenset(seat for seat, score in enumerate(scores) if score == max(scores))
    return Timed(Result(1, Outcome(scores, winners), summaries), (Thinking(10, seconds),) * len(scores))


def test_differences_are_of_the_same_deal() -> None:
    deals = apart(["a", "b"], [[game(10), game(50)], [game(7), game(49)]])
    found = difference("a", "b", deals)
    assert found.mean == 2  # 3 and 1
    assert found.error == pytest.approx(1.959964)  # their standard error is 1, that of each bot's mean 20
    assert difference("b", "a", deals).mean == -2


def test_who_has_most_on_a_deal_wins_it_and_shares_it_with_equals() -> None:
    deals = apart(["a", "b", "c"], [[game(9), game(5)], [game(7), game(5)], [game(1), game(4)]])
    wins = {row.bot: row.wins.mean for row in standings(["a", "b", "c"], deals)}
    assert wins == {"a": 0.75, "b": 0.25, "c": 0}


def test_at_one_table_the_rules_say_who_wins() -> None:
    match = match_of("cartographers", {}, ["greedy", "uniform"])
    deals = together(match, [game(10, 4), game(6, 6)])
    assert [row.wins.mean for row in standings(match.bots, deals)] == [0.75, 0.25]


def test_points_are_ratings_where_there_are_some_and_the_best_title_is_counted() -> None:
    good, bad = game(80, rating=31, title="legend"), game(90, rating=-7, title="doodler")
    deals = apart(["a", "b"], [[good, good], [bad, good]])
    first, second = standings(["b", "a"], deals)
    assert best_title(deals) == "legend"
    assert (first.bot, first.points.mean, first.titled) == ("a", 31, 1)
    assert (second.bot, second.points.mean, second.titled) == ("b", 12, 0.5)


def test_only_games_that_all_have_played_count() -> None:
    assert len(apart(["a", "b"], [[game(1), game(2), game(3)], [game(1)]])) == 1


def test_a_move_takes_its_share_of_the_time() -> None:
    deals = apart(["a", "b"], [[game(3, seconds=0.5)], [game(1, seconds=0.001)]])
    assert [row.milliseconds.mean for row in standings(["a", "b"], deals)] == pytest.approx([50, 0.1])


def test_games_with_times_are_the_same_games() -> None:
    match = match_of("mapmaker", {}, ["greedy"])
    found = list(timed(match, 2, 5, Local()))
    assert [one.result for one in found] == [played(match, seed) for seed in (5, 6)]
    assert all(one.thinking[0].moves > 10 and one.thinking[0].seconds > 0 for one in found)
