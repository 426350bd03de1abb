"""Every game as a Python game of OpenSpiel, for its algorithms (`landscribe[openspiel]`).

Seats act one after the other; what they choose at the same time stays hidden from the others until all have.
A game begins with a node of chance, which of some numbered deals it is; all else follows from the seed of the
deal, and is hidden by what a seat observes. An algorithm that copies states and plays them on knows the deal.
"""

from importlib import import_module
from typing import Any

import numpy as np

from landscribe.envs.episode import Episode, Setting, setting
from landscribe.envs.observations import described, flat

pyspiel: Any = import_module("pyspiel")  # it is not typed

MOST_POINTS = 999.0


def load(game: str, seats: int = 1, deals: int = 1_000, **given: Any) -> "SpielGame":
    """The game under these options, with so many deals: those of the seeds from 0 on.

    Rewards fall at the end, as most algorithms ask for, unless `reward="stars"` is given.
    """
    given = {"reward": "rating", **given}
    return SpielGame(setting(game, seats, observation="flat", **given), deals)


class SpielGame(pyspiel.Game):
    """A game as it was agreed on."""

    def __init__(self, agreed: Setting, deals: int) -> None:
        self.setting, self.deals = agreed, deals
        models = pyspiel.GameType.RewardModel
        kind = pyspiel.GameType(
            short_name=f"landscribe_{agreed.game.name}",
            long_name=f"Landscribe: {agreed.game.name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=models.REWARDS if agreed.reward == "stars" else models.TERMINAL,
            max_num_players=agreed.seats,
            min_num_players=agreed.seats,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=agreed.encoding.size,
            max_chance_outcomes=deals,
            num_players=agreed.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=10_000,
        )
        pyspiel.Game.__init__(self, kind, facts, {})

    def new_initial_state(self) -> "SpielState":
        """A game whose deal is still to be sampled."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What observes a state for a seat."""
        del iig_obs_type, params
        return SpielObserver(self.setting)

    def __deepcopy__(self, memo: Any) -> "SpielGame":
        """The game itself, which never changes."""
        return self


class SpielState(pyspiel.State):
    """A game being played: the deal first, then what the seats do."""

    def __init__(self, game: SpielGame) -> None:
        pyspiel.State.__init__(self, game)
        self._game_of = game
        self._episode: Episode | None = None
        self._returns = np.zeros(game.setting.seats)
        self._rewards = np.zeros(game.setting.seats)

    @property
    def episode(self) -> Episode:
        """The game that was dealt."""
        assert self._episode is not None
        return self._episode

    def current_player(self) -> Any:
        """Chance for the deal, then the first seat that is to act."""
        if self._episode is None:
            return pyspiel.PlayerId.CHANCE
        return min(self._episode.to_act) if self._episode.to_act else pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, with the same chance."""
        deals = self._game_of.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """The legal numbers of a seat, in order."""
        return [int(number) for number in np.flatnonzero(self.episode.mask(player))]

    def _apply_action(self, action: int) -> None:
        """Deals, or plays a number for the seat that is to act."""
        if self._episode is None:
            self._episode = Episode(self._game_of.setting, action)
            return
        played = self._episode.play(min(self._episode.to_act), action)
        assert played.refused is None, played.refused
        self._rewards = np.array(played.rewards)
        self._returns = self._returns + self._rewards

    def _action_to_string(self, player: int, action: int) -> str:
        """The action as records write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._game_of.setting.encoding.action(self.episode.view(player), action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._episode is not None and not self._episode.to_act

    def rewards(self) -> list[float]:
        """What the last action brought each seat."""
        return self._rewards.tolist()

    def returns(self) -> list[float]:
        """What each seat has earned so far."""
        return self._returns.tolist()

    def __str__(self) -> str:
        return "" if self._episode is None else " ".join(map(str, self.history()))


class SpielObserver:
    """What a seat observes: the vector of its view, or the page in English."""

    def __init__(self, agreed: Setting) -> None:
        self._setting = agreed
        size = len(agreed.encoding.facts)
        size += len(agreed.encoding.channels) * agreed.encoding.grid.rows * agreed.encoding.grid.cols
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what the seat sees into the vector."""
        self.tensor[:] = 0
        if not state.is_chance_node():
            self.tensor[:] = flat(self._setting.encoding, state.episode.view(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees, in words."""
        if state.is_chance_node():
            return ""
        return "\n".join(described(self._setting.game, state.episode.view(player)).values())
