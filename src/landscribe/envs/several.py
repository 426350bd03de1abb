"""Games of 2 to 4 seats as PettingZoo environments, over the rules: one after the other, or all at once."""

from copy import deepcopy
from importlib import import_module
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from landscribe.core.game import Seat
from landscribe.core.note import WrongValue
from landscribe.envs.episode import SEEDS, Episode, Setting, next_seed, refusal_info, setting
from landscribe.envs.observations import described
from landscribe.envs.spaces import observation_space

pettingzoo: Any = import_module("pettingzoo")  # it is not typed

SEATS = range(2, 5)
RENDERED = ["ansi"]


def env(game: str, seats: int = 2, **given: Any) -> "TurnsEnv":
    """The game with one seat asked after the other, as PettingZoo's AEC."""
    return TurnsEnv(game, seats, **given)


def parallel_env(game: str, seats: int = 2, **given: Any) -> "AtOnceEnv":
    """The game with all seats asked at once, as PettingZoo's Parallel."""
    return AtOnceEnv(game, seats, **given)


class _Table:
    """What both have: a setting, a seed, and the game that is played."""

    def __init__(self, game: str, seats: int, given: dict[str, Any]) -> None:
        if seats not in SEATS:
            raise WrongValue("refused-seats", seats=seats, game=game, few=SEATS[0], many=SEATS[-1])
        self.setting: Setting = setting(game, seats, **given)
        self.agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.seed: int | None = None
        self.episode: Episode | None = None

    def deal(self, seed: int | None) -> None:
        """The next game, from this seed where one is named."""
        if seed is not None:
            self.seed = seed
        elif self.seed is None:
            self.seed = int(np.random.default_rng().integers(SEEDS))
        else:
            self.seed = next_seed(self.seed)
        self.episode = Episode(self.setting, self.seed)

    @property
    def playing(self) -> Episode:
        """The game that is played."""
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("Call reset before anything else.")
        return self.episode

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return self.agents.index(agent)

    def info(self, agent: str) -> dict[str, Any]:
        """What an agent is told besides its observation."""
        return {"action_mask": self.playing.given_mask(self.seat(agent))}

    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        """A space for each agent."""
        space = observation_space(self.setting.encoding, self.setting.observation)
        return {agent: deepcopy(space) for agent in self.agents}

    def rendered(self) -> str:
        """All boards, as the first seat sees them."""
        words = described(self.setting.game, self.playing.view(0))
        return "\n\n".join(words[part] for part in ("status", "card", "boards") if words[part])


class TurnsEnv(pettingzoo.AECEnv):
    """Seats are asked in their order; what they choose at the same time stays hidden until all have."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "landscribe_v0",
        "render_modes": RENDERED,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(self, game: str, seats: int, render_mode: str | None = None, **given: Any) -> None:
        pettingzoo.AECEnv.__init__(self)
        self.table = _Table(game, seats, given)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents = list[str]()
        size = self.table.setting.encoding.size
        self._action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._observation_spaces = self.table.observation_spaces()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent, each with chance of its own."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game."""
        del options
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.table.info(agent) for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Any:
        """What an agent sees."""
        return self.table.playing.observation(self.table.seat(agent))

    def action_masks(self, agent: str | None = None) -> NDArray[np.bool_]:
        """Which actions are legal for an agent, the one asked unless another is named."""
        return self.table.playing.mask(self.table.seat(agent or self.agent_selection)).astype(bool)

    def step(self, action: Any) -> None:
        """Plays a number for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        played = self.table.playing.play(self.table.seat(agent), int(action))
        self.rewards = dict(zip(self.possible_agents, played.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, played.is_over)
        self.infos = {each: self.table.info(each) for each in self.agents}
        if played.refused is not None:
            self.infos[agent] |= refusal_info(played.refused)
        self.agent_selection = self.agents[0] if played.is_over else self._next()
        self._accumulate_rewards()

    def _next(self) -> str:
        """The first of those who are to act."""
        return self.possible_agents[min(self.table.playing.to_act)]

    def render(self) -> Any:
        """The boards as text."""
        return self.table.rendered()

    def close(self) -> None:
        """Nothing is open."""


class AtOnceEnv(pettingzoo.ParallelEnv):
    """Every seat gives a number at each step; that of a seat that is not asked does nothing."""

    metadata: ClassVar[dict[str, Any]] = {"name": "landscribe_v0", "render_modes": RENDERED, "render_fps": 1}

    def __init__(self, game: str, seats: int, render_mode: str | None = None, **given: Any) -> None:
        self.table = _Table(game, seats, given)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents = list[str]()
        size = self.table.setting.encoding.size
        self._action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._observation_spaces = self.table.observation_spaces()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent, each with chance of its own."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deals a game."""
        del options
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: self.table.info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Plays the numbers of all who are asked, in the order of the seats."""
        game, agents = self.table.playing, self.agents
        rewards, refused = dict.fromkeys(agents, 0.0), dict[str, dict[str, str]]()
        for seat in sorted(game.to_act):
            if seat not in game.to_act:  # someone else has just ended the episode
                continue
            agent = self.possible_agents[seat]
            played = game.play(seat, int(actions[agent]))
            for other, reward in zip(self.possible_agents, played.rewards, strict=True):
                rewards[other] += reward
            if played.refused is not None:
                refused[agent] = refusal_info(played.refused)
        is_over = not game.to_act
        infos = {agent: self.table.info(agent) | refused.get(agent, {}) for agent in agents}
        seen = self._observations()
        self.agents = [] if is_over else agents
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.playing.observation(self.table.seat(agent)) for agent in self.agents}

    def action_masks(self, agent: str) -> NDArray[np.bool_]:
        """Which actions are legal for an agent."""
        return self.table.playing.mask(self.table.seat(agent)).astype(bool)

    def render(self) -> Any:
        """The boards as text."""
        return self.table.rendered()

    def close(self) -> None:
        """Nothing is open."""
