"""Games of one setting in one native call, whatever game it is."""

from collections.abc import Callable
from typing import Any, NamedTuple

from landscribe.envs.episode import Setting
from landscribe.native.arrays import Earned, Seen
from landscribe.native.stepping import (
    NO_OBSERVATION,
    PACKED,
    PLANES,
    RATING,
    STARS,
    WIN,
    Codes,
    Games,
    Step,
    Terms,
)

REWARDS = {"stars": STARS, "rating": RATING, "win": WIN}


class Stepped(NamedTuple):
    """What native code steps: games, by what is agreed and by the numbers of their encoding."""

    step: Step
    table: Any
    games: Games
    codes: Codes


class NativeBatch:
    """Games of one setting."""

    is_native = True

    def __init__(self, setting: Setting, stepped: Stepped, state_of: Callable[[int], Any]) -> None:
        self._setting, self._stepped, self._state_of = setting, stepped, state_of

    def step(self, actions: Any, orders: Any, seen: Seen, earned: Earned) -> None:
        """Does in each game what is ordered."""
        step, table, games, codes = self._stepped
        step(_terms(self._setting, seen), table, games, codes, actions, orders, seen, earned)

    @property
    def bytes_a_game(self) -> int:
        """What a game takes in memory."""
        return int(self._stepped.games.itemsize)

    def seed(self, row: int, seed: int) -> None:
        """Sets the seed from which a game is dealt next."""
        self._stepped.games["seed"][row] = seed

    def seed_of(self, row: int) -> int:
        """The seed that a game was dealt from."""
        return int(self._stepped.games["seed"][row])

    def state(self, row: int) -> Any:
        """A game as its rules have it."""
        return self._state_of(row)


def _terms(setting: Setting, seen: Seen) -> Terms:
    """The terms of a step; where there is no space for observations, none are made."""
    observed = NO_OBSERVATION
    if seen.planes.shape[1]:
        observed = PLANES
    elif seen.words.shape[1]:
        observed = PACKED
    return Terms(observed, REWARDS[setting.reward], setting.illegal == "end", float(setting.cost))
