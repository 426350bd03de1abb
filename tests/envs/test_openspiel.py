"""OpenSpiel's own random simulation test passes, and one of its algorithms plays."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from landscribe.envs.openspiel import load

pyspiel: Any = import_module("pyspiel")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")


@pytest.mark.parametrize(
    ("name", "seats"), [("cartographers", 1), ("heroes", 2), ("mapmaker", 1), ("cartouche", 2)]
)
def test_openspiel_simulates_every_game(name: str, seats: int) -> None:
    game = load(name, seats, deals=3, actions="compact")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiels_search_plays_a_game() -> None:
    game = load("mapmaker", deals=2, actions="compact")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(2):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 3
