"""What many games say: statistics on cases with a known answer, and the same games on any number of cores."""

from math import sqrt

import pytest

from landscribe.core.game import Earned, Outcome, Summary
from landscribe.core.record import started
from landscribe.core.text import slug
from landscribe.games import GAMES
from landscribe.lab.engine import Local
from landscribe.lab.match import Result, match_of
from landscribe.lab.playouts import native_playouts
from landscribe.lab.simulation import played, simulated
from landscribe.lab.statistics import ratings_of, report_of, spread
from landscribe.lab.tally import tally_of
from landscribe.native import is_available
from tests.twins import twin

MATCH = match_of("mapmaker", {}, ["uniform"])


def result(*scores: int, winners: tuple[int, ...] = (0,)) -> Result:
    summaries = tuple(Summary((Earned("goal", (score, 0)),)) for score in scores)
    return Result(1, Outcome(scores, frozenset(winners)), summaries)


def test_the_mean_and_its_error_of_numbers_that_are_known() -> None:
    found = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.sd == pytest.approx(sqrt(32 / 7))
    assert found.high - found.mean == pytest.approx(1.959964 * sqrt(32 / 7 / 8))
    assert spread([3]).sd == 0


def test_a_report_counts_wins_shares_seasons_and_goals() -> None:
    match = match_of("cartographers", {}, ["uniform", "uniform"])
    results = [result(10, 4), result(2, 8, winners=(1,)), result(6, 6, winners=(0, 1))]
    first, second = report_of(match, tally_of(2, results), 5, 1)["seats"]
    assert (first["mean"], second["mean"]) == (6, 6)
    assert (first["wins"], second["wins"]) == (0.5, 0.5)
    assert first["seasons"] == [6, 0]
    assert second["goals"] == {"goal": {"games": 3, "mean": 6}}
    assert (first["least"], first["most"]) == (2, 10)


def test_ratings_follow_the_odds() -> None:
    deals = [{"strong": 1.0, "weak": 0.0}] * 75 + [{"strong": 0.0, "weak": 1.0}] * 25
    strong, weak = ratings_of(["weak", "strong"], deals)
    assert (strong.bot, weak.bot) == ("strong", "weak")
    assert strong.rating - weak.rating == pytest.approx(400 * 0.4771, abs=8)  # odds of 3 to 1
    assert 30 < strong.error < 68
    assert strong.rating + weak.rating == pytest.approx(3000)


def test_equal_bots_are_rated_equal() -> None:
    first, second = ratings_of(["a", "b"], [{"a": 1.0, "b": 1.0}] * 20)
    assert first.rating == pytest.approx(second.rating) == pytest.approx(1500)


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    alone = list(simulated(MATCH, 20, 7, Local(1)))
    assert list(simulated(MATCH, 20, 7, Local(2))) == alone
    assert [found.seed for found in alone] == list(range(7, 27))
    assert played(MATCH, 8) == alone[1]


@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
@pytest.mark.parametrize(
    ("game", "seats", "given"),
    [
        ("mapmaker", 1, {}),
        twin("cartographers", 1, {}),
        twin("heroes", 1, {"edition": "retail"}),
        ("cartographers", 3, {"heroes": "yes", "ambushes": "base, heroes", "scoring": "base, heroes"}),
        twin("cartouche", 1, {}),
        twin("cartouche", 1, {"side": "B", "level": "easy", "corners": "one-colour"}),
        ("cartouche", 2, {"achievements": "A8, A9, A6"}),
        twin("cartouche", 4, {"achievements": "starred"}),
    ],
)
def test_native_playouts_are_the_games_that_the_rules_play(
    game: str, seats: int, given: dict[str, str]
) -> None:
    match = match_of(game, given, ["uniform"] * seats)
    natively = native_playouts(match)
    assert natively is not None
    results = [played(match, seed) for seed in range(50, 62)]
    assert list(natively.results(range(50, 62))) == results
    assert natively.tally(range(50, 62)) == tally_of(seats, results)


@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
def test_an_option_that_native_code_does_not_know_is_left_to_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = match_of("cartographers", {"map": "B"}, ["uniform"])
    assert native_playouts(match) is not None
    monkeypatch.setattr("landscribe.native.cartographers.KNOWN", frozenset({"edicts"}))
    assert native_playouts(match) is None


def test_a_simulated_game_is_dealt_as_the_seed_says() -> None:
    for seed in range(8, 12):
        _, state = started(GAMES["mapmaker"], 1, seed, {})
        goals = [earned.goal for earned in played(MATCH, seed).summaries[0].earned]
        assert goals == [*(f"mapmaker-{slug(name)}" for name in state.missions), "mapmaker-mountains"]


@pytest.mark.parametrize(
    ("game", "given", "bots", "complaint"),
    [
        ("chess", {}, ["uniform"], "'chess' is no game here"),
        ("mapmaker", {}, ["deep blue"], "'deep blue' is no bot for mapmaker"),
        ("mapmaker", {}, ["uniform"] * 2, "2 seats are not possible"),
        ("cartographers", {"map": "Q"}, ["uniform"], "map: 'Q' is none of A, B, C, D"),
    ],
)
def test_an_impossible_match_is_refused_before_any_work(
    game: str, given: dict[str, str], bots: list[str], complaint: str
) -> None:
    with pytest.raises((ValueError, LookupError), match=complaint):
        match_of(game, given, bots)
