"""MaskablePPO of sb3-contrib learns on our batches; `make thorough` installs it, and PyTorch with it."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from bench.ppo import bot_scores, learn, scores

pytestmark = pytest.mark.thorough
STEPS, DEALS, FIRST = 60_000, 400, 900_001


@pytest.mark.parametrize("name", ["cartographers", "heroes", "mapmaker", "cartouche"])
def test_batches_keep_the_contract_of_stable_baselines(name: str) -> None:
    masking: Any = import_module("sb3_contrib.common.maskable.utils")
    games: Any = import_module("landscribe.envs.stable_baselines").BatchVecEnv(name, 5, seed=3)
    assert masking.is_masking_supported(games)
    seen, ended = games.reset(), 0
    while not ended:
        assert seen.shape == (5, *games.observation_space.shape)
        masks = masking.get_action_masks(games)
        assert masks.shape == (5, games.action_space.n)
        seen, rewards, is_over, told = games.step(masks.argmax(axis=1))
        assert rewards.shape == (5,)
        ended += int(is_over.sum())
        for row in np.flatnonzero(is_over):
            assert told[row]["terminal_observation"].shape == seen[row].shape
            assert (told[row]["terminal_observation"] != seen[row]).any()


@pytest.mark.parametrize("observation", ["planes", "packed", "flat"])
def test_a_batch_of_stable_baselines_tells_ends_and_refusals(observation: str) -> None:
    made: Any = import_module("landscribe.envs.stable_baselines").BatchVecEnv
    games = made("mapmaker", 2, seed=3, observation=observation, illegal="end")
    games.reset()
    *_, is_over, told = games.step(np.array([games.env_method("action_masks")[0].argmax(), -1]))
    assert is_over.tolist() == [False, True]
    assert told[0] == {}
    assert told[1]["refused"] == "refused-action-number"
    assert games.observation_space.contains(told[1]["terminal_observation"])


def test_a_seed_that_is_set_is_dealt_at_the_next_reset() -> None:
    games: Any = import_module("landscribe.envs.stable_baselines").BatchVecEnv("mapmaker", 2, seed=3)
    first = games.reset()
    assert (games.reset() != first).any()
    games.seed(3)
    assert (games.reset() == first).all()


class Chance:
    """A policy that has learned nothing."""

    def __init__(self) -> None:
        self._rng = np.random.default_rng(1)

    def predict(self, _seen: Any, *, action_masks: NDArray[np.uint8], **_named: Any) -> tuple[Any, None]:
        return np.argmax(self._rng.random(action_masks.shape) * action_masks, axis=1), None


def test_a_policy_learns_to_beat_chance_and_not_yet_our_own_value() -> None:
    learned, chance = (
        np.array(scores(policy, "mapmaker", FIRST, DEALS))
        for policy in (learn("mapmaker", 1, steps=STEPS), Chance())
    )
    more = learned - chance  # on the same deals, which differ more than players do
    assert more.mean() > 2 * more.std(ddof=1) / np.sqrt(DEALS)
    assert learned.mean() < np.mean(bot_scores("master:1", "mapmaker", FIRST, DEALS))
