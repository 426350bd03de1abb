"""A solo game as a Gymnasium environment, over the rules."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from landscribe.core.note import WrongValue
from landscribe.envs.episode import SEEDS, Episode, next_seed, refusal_info, setting
from landscribe.envs.observations import described
from landscribe.envs.spaces import observation_space


class SoloEnv(gymnasium.Env[Any, Any]):
    """`gymnasium.make("landscribe/Cartographers-v0", map="B", observation="flat")` makes one.

    A reset with a seed deals the game that the rules deal from it; resets without one go on from there.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(self, game: str, render_mode: str | None = None, **given: Any) -> None:
        self.setting = setting(game, 1, **given)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise WrongValue("refused-none-of", name="render_mode", value=str(render_mode), known="ansi")
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.setting.encoding.size)
        self.observation_space = observation_space(self.setting.encoding, self.setting.observation)
        self._seed: int | None = None
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is played."""
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("Call reset before anything else.")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deals a game."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._seed = seed
        elif self._seed is None:
            self._seed = int(self.np_random.integers(SEEDS))
        else:
            self._seed = next_seed(self._seed)
        self._episode = Episode(self.setting, self._seed)
        return self.episode.observation(0), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays a number; what the rules do not allow is refused by their name in `info`."""
        played = self.episode.play(0, int(action))
        info = self._info()
        if played.refused is not None:
            info |= refusal_info(played.refused)
        return self.episode.observation(0), played.rewards[0], played.is_over, False, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.given_mask(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks."""
        return self.episode.mask(0).astype(bool)

    def render(self) -> Any:
        """The board as text."""
        words = described(self.setting.game, self.episode.view(0))
        return "\n\n".join(words[part] for part in ("status", "card", "boards", "task") if words[part])
