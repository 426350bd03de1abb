"""Potential-based shaping (Ng, Harada and Russell 1999): rewards earlier, and the same best play."""

from collections.abc import Callable
from typing import Any

import gymnasium

from landscribe.core.game import AnyGame
from landscribe.envs.solo import SoloEnv


def goals_now(game: AnyGame, view: Any) -> float:
    """What all goals of the page would score this moment."""
    return float(sum(goal.now for goal in game.page(view).goals))


class Shaped(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Adds to each reward by how much the potential of what is seen has grown; the end has none."""

    def __init__(
        self,
        env: gymnasium.Env[Any, Any],
        discount: float = 1.0,
        potential: Callable[[AnyGame, Any], float] = goals_now,
    ) -> None:
        super().__init__(env)
        self._discount, self._potential, self._last = discount, potential, 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deals a game."""
        found = super().reset(seed=seed, options=options)
        self._last = self._now()
        return found

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays a number."""
        seen, reward, is_over, is_cut, info = super().step(action)
        now = 0.0 if is_over else self._now()
        shaped, self._last = float(reward) + self._discount * now - self._last, now
        return seen, shaped, is_over, is_cut, info

    def _now(self) -> float:
        inner = self.unwrapped
        assert isinstance(inner, SoloEnv)
        return self._potential(inner.setting.game, inner.episode.view(0))
