"""Many games stepped by their rules, one after the other: for what native code cannot step."""

from typing import Any

import numpy as np

from landscribe.envs.episode import Episode, Setting, next_seed, packed
from landscribe.envs.observations import facts, planes, words_of
from landscribe.native.arrays import ACT, DEAL, DEAL_NEXT


class RulesBatch:
    """Games of one setting."""

    is_native = False

    def __init__(self, setting: Setting, number: int) -> None:
        self._setting, self._seeds = setting, [0] * number
        self._games: list[Episode | None] = [None] * number

    def step(self, actions: Any, orders: Any, seen: Any, earned: Any) -> None:
        """Does in each game what is ordered."""
        for row, game in enumerate(self._games):
            earned.rewards[row], earned.is_refused[row] = 0, False
            if orders[row] == DEAL_NEXT:
                self._seeds[row] = next_seed(self._seeds[row])
            if orders[row] >= DEAL or game is None:
                game = self._deal(row)
            elif orders[row] == ACT and game.to_act:
                played = game.play(0, int(actions[row]))
                earned.rewards[row], earned.is_refused[row] = played.rewards[0], played.refused is not None
            earned.is_over[row] = not game.to_act
            self._look(row, game, seen)

    def _deal(self, row: int) -> Episode:
        game = self._games[row] = Episode(self._setting, self._seeds[row])
        return game

    def _look(self, row: int, game: Episode, seen: Any) -> None:
        encoding, view = self._setting.encoding, game.view(0)
        if seen.planes.shape[1]:
            seen.planes[row] = planes(encoding, view).ravel()
        if seen.words.shape[1]:
            seen.words[row] = words_of(encoding, view).ravel()
        if seen.planes.shape[1] or seen.words.shape[1]:
            seen.facts[row] = facts(encoding, view)
        if seen.mask.shape[1]:
            seen.mask[row] = packed(game.mask(0)).view(np.uint64)

    def seed(self, row: int, seed: int) -> None:
        """Sets the seed from which a game is dealt next."""
        self._seeds[row] = seed

    def seed_of(self, row: int) -> int:
        """The seed that a game was dealt from."""
        return self._seeds[row]

    def state(self, row: int) -> Any:
        """A game as its rules have it."""
        game = self._games[row]
        assert game is not None
        return game.state
