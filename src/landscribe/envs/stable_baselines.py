"""Many solo games as a vector environment of Stable-Baselines3, as MaskablePPO asks (`landscribe[ppo]`)."""

from importlib import import_module
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from landscribe.envs.vector import BatchEnv

vec_env: Any = import_module("stable_baselines3.common.vec_env")  # what it is made of is not typed


class BatchVecEnv(vec_env.VecEnv):
    """`MaskablePPO("MlpPolicy", BatchVecEnv("mapmaker", 64, seed=1))` learns on 64 games at once.

    Episodes follow from the seed; a game that is over is dealt again in the same step, as is expected there.
    """

    def __init__(self, game: str, num_envs: int = 64, *, seed: int | None = None, **given: Any) -> None:
        given = {"actions": "compact", "observation": "flat", **given}
        self.batch: Any = BatchEnv(
            game, num_envs, mask="bytes", autoreset_mode=AutoresetMode.SAME_STEP, **given
        )
        self._actions = np.zeros(num_envs, np.int64)
        spaces = self.batch.single_observation_space, self.batch.single_action_space
        vec_env.VecEnv.__init__(self, num_envs, *spaces)
        if seed is not None:
            self.seed(seed)

    def reset(self) -> Any:
        """Deals all games; what is seen of them."""
        is_seeded = None not in self._seeds
        seen, _ = self.batch.reset(seed=self._seeds if is_seeded else None)
        self._reset_seeds()
        return seen

    def step_async(self, actions: Any) -> None:
        """Takes the actions over."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Plays them."""
        seen, rewards, is_over, _, info = self.batch.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(is_over):
            told[row]["terminal_observation"] = _of_row(info["final_obs"], int(row))
        for row in np.flatnonzero(info.get("_refused", False)):
            told[row] |= {name: info[name][row] for name in ("refused", "why")}
        return seen, rewards, is_over, told

    def close(self) -> None:
        """Nothing is left open."""

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        """What a method of the batch says of each game, as `action_masks` does."""
        said: Any = getattr(self.batch, method_name)(*args, **named)
        return [said[row] for row in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the batch, for each game."""
        return [getattr(self.batch, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """All games are of one setting, which stays as it is."""
        del value, indices
        raise AttributeError(f"{attr_name} of a batch of games cannot be set.")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game has a wrapper of its own."""
        del wrapper_class
        return [False for _ in self._get_indices(indices)]


def _of_row(seen: Any, row: int) -> Any:
    """What is seen of one game."""
    return seen[row] if isinstance(seen, np.ndarray) else {part: array[row] for part, array in seen.items()}
