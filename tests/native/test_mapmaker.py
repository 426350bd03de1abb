"""The Mapmaker played natively is The Mapmaker of the rules."""

import pytest

from landscribe.games.mapmaker.rules import Options
from landscribe.native.mapmaker import playouts, traced
from tests.native.compared import assert_same_year

GAMES = 1_000
MISSIONS = ("Tree line", "Borderlands", "Empty site", "Rich countryside")


def test_native_games_are_those_of_the_rules_choice_by_choice() -> None:
    for seed in range(GAMES):
        assert_same_year(Options(), seed)


@pytest.mark.thorough
def test_thousands_of_native_games_are_those_of_the_rules() -> None:
    for seed in range(GAMES, 10 * GAMES):
        assert_same_year(Options(), seed)


@pytest.mark.parametrize("seed", [0, 1 << 63, (1 << 64) - 1])
def test_any_seed_and_agreed_missions_will_do(seed: int) -> None:
    assert_same_year(Options(MISSIONS), seed)


def test_a_batch_has_the_games_of_its_seeds() -> None:
    batch = playouts(Options(), 17, 50)
    for game in range(50):
        _, single = traced(Options(), 17 + game)
        assert (batch.missions[game] == single.missions[0]).all()
        assert (batch.seasons[game] == single.seasons[0]).all()


def test_a_batch_does_not_depend_on_how_it_is_cut() -> None:
    whole, halves = (
        playouts(Options(), 5, 40).totals,
        [
            *playouts(Options(), 5, 13).totals,
            *playouts(Options(), 18, 27).totals,
        ],
    )
    assert whole.tolist() == halves


def test_a_random_player_scores_as_measured_elsewhere() -> None:
    totals = sorted(playouts(Options(rules=1), 0, 100_000).totals.tolist())
    assert 30 <= totals[50_000] <= 33
