"""The games that the search imagines are games of the rules, choice by choice, from any position."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from landscribe.core.rng import seeded
from landscribe.games import GAMES
from landscribe.games.cartographers.actions import map_of
from landscribe.games.cartographers.state import Phase
from tests.games.playing import random_game
from tests.native.compared import assert_same_future, assert_same_rest

MIX = {
    "map": "B",
    "seasons": "heroes",
    "ambushes": "base, heroes",
    "heroes": "yes",
    "scoring": "base, heroes",
    "edition": "retail",
}
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "base": ("cartographers", {}),
    "heroes": ("heroes", {}),
    "mix": ("cartographers", MIX),
}


def searched(game: str, seats: int, seed: int, given: dict[str, str]) -> Iterator[tuple[Any, Any]]:
    """Views of a random game in which a seat chooses on its own map, each with something it may do."""
    rules, rng = GAMES[game], Random(seed)
    for state in random_game(game, seats, seed, given)[1]:
        for seat in rules.to_act(state):
            action = rng.choice(list(rules.legal(state, seat)))
            if game == "mapmaker" or map_of(action, seat) == seat:
                yield rules.view(state, seat), action


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("table", TABLES)
def test_imagined_games_are_those_of_the_rules_choice_by_choice(table: str, seats: int) -> None:
    game, given = TABLES[table]
    for seed in range(3):
        for number, (view, action) in enumerate(searched(game, seats, seed, given)):
            if number % (5 * seats) == seed or view.phase in (Phase.GAZE, Phase.RAVAGE, Phase.HERO):
                assert_same_future(view, action, seeded(number))


def test_every_phase_of_ones_own_map_can_be_searched() -> None:
    phases = {view.phase for seed in range(6) for view, _ in searched("heroes", 1, seed, {})}
    assert phases == {Phase.DRAW, Phase.HERO, Phase.GAZE, Phase.RAVAGE}


def test_imagined_years_are_those_of_the_rules_choice_by_choice() -> None:
    for seed in range(10):
        for number, (view, action) in enumerate(searched("mapmaker", 1, seed, {})):
            assert_same_rest(view, action, seeded(number))
