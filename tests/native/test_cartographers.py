"""Cartographers played natively, alone and by many, is Cartographers of the rules."""

import pytest

from landscribe.games.cartographers.setup import Options
from landscribe.native.cartographers import playouts, traced
from tests.native.compared import assert_same_game

BASE = Options()
HEROES = Options(
    map="C", explore="heroes", seasons="heroes", ambushes=("heroes",), heroes=True, scoring=("heroes",)
)
MIX = Options(
    map="B",
    explore="base",
    seasons="heroes",
    ambushes=("base", "heroes"),
    heroes=True,
    scoring=("base", "heroes"),
)
RETAIL = Options(
    map="D",
    explore="heroes",
    ambushes=("heroes", "Gnoll Raid"),
    scoring=("heroes",),
    edition="retail",
    ruins_fallback="card",
)
AGREED = Options(edicts=("Wildholds", "Borderlands", "Greenbough", "Canal Lake"), ambushes=("heroes",))

TABLES = {"base": BASE, "heroes": HEROES, "mix": MIX, "retail": RETAIL, "agreed": AGREED}
GAMES = {1: 150, 2: 20, 4: 8, 8: 3}  # by the number of seats


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seats", GAMES)
def test_native_games_are_those_of_the_rules_choice_by_choice(name: str, seats: int) -> None:
    for seed in range(GAMES[seats]):
        assert_same_game(TABLES[name], seats, seed)


@pytest.mark.thorough
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_thousands_of_native_games_are_those_of_the_rules(name: str, seats: int) -> None:
    for seed in range(1_000, 1_000 + 2_000 // seats):
        assert_same_game(TABLES[name], seats, seed)


@pytest.mark.parametrize("seed", [1 << 63, (1 << 64) - 1])
def test_a_hundred_can_play_with_any_seed(seed: int) -> None:
    assert_same_game(MIX, 100, seed)


def test_a_batch_has_the_games_of_its_seeds_however_it_is_cut() -> None:
    whole = playouts(MIX, 2, 5, 40).seasons.tolist()
    assert whole == [*playouts(MIX, 2, 5, 13).seasons.tolist(), *playouts(MIX, 2, 18, 27).seasons.tolist()]
    assert whole[7] == traced(MIX, 2, 12)[1].seasons[0].tolist()


def test_a_random_player_scores_as_measured_elsewhere() -> None:
    totals = playouts(Options(rules=1), 1, 0, 100_000).seasons.sum(axis=(1, 2, 3))
    assert 26.0 < totals.mean() < 26.5
    assert 17.0 < totals.std() < 17.5
