"""Many solo games as one Gymnasium vector environment, stepped in one call."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from landscribe.core.game import IllegalAction
from landscribe.core.note import WrongValue
from landscribe.envs.batches import Batch, batch_of
from landscribe.envs.encoding import checked
from landscribe.envs.episode import SEEDS, Setting, next_seed, packed_bytes, refusal_info, setting, unpacked
from landscribe.envs.observations import BatchObservationName
from landscribe.envs.spaces import observation_space
from landscribe.native.arrays import ACT, DEAL, DEAL_NEXT, REST, Earned, Seen

Info: TypeAlias = dict[str, Any]


class BatchEnv(VectorEnv[Any, Any, Any]):
    """`gymnasium.make_vec("landscribe/Cartographers-v0", num_envs=1024)` makes one.

    The arrays that a step returns are the caller's: with `copy`, each step writes into new ones, without,
    into those of the step before. Where observation or mask is "none", it is not made.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        observation: str = "planes",
        mask: str = "packed",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        if num_envs < 1:
            raise WrongValue("refused-few-envs", number=num_envs)
        if render_mode is not None:
            raise WrongValue("refused-none-of", name="render_mode", value=render_mode, known="None")
        self._observation = checked("observation", observation, BatchObservationName)
        self._mask, self._copy = mask, copy
        self.setting: Setting = setting(
            game,
            1,
            observation="packed" if observation == "none" else self._observation,
            mask="packed" if mask == "none" else mask,  # pyright: ignore[reportArgumentType] (checked there)
            **given,
        )
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode}
        self.num_envs, encoding = num_envs, self.setting.encoding
        self.single_action_space = spaces.Discrete(encoding.size)
        single: spaces.Space[Any] = spaces.Dict({})
        if observation != "none":
            single = observation_space(encoding, self.setting.observation)
        self.single_observation_space = single
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(single, num_envs)
        self._batch: Batch = batch_of(self.setting, num_envs)
        self._is_dealt = False
        self._arrays = self._new_arrays()

    @property
    def is_native(self) -> bool:
        """Whether native code steps the games; where it does not, their rules do, far more slowly."""
        return self._batch.is_native

    def state(self, row: int) -> Any:
        """A game of the batch as its rules have it, what is hidden included."""
        return self._batch.state(row)

    # Gymnasium

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Any, Info]:
        """Deals all games, or those of `options["reset_mask"]`: from the seed, each other from the next."""
        which = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            which = self._one_each("reset_mask", options["reset_mask"], np.bool_)
        orders = np.where(which, self._seed(seed, which), REST).astype(np.uint8)
        seen, earned = self._arrays = self._next_arrays()
        self._batch.step(np.zeros(self.num_envs, np.int64), orders, seen, earned)
        self._is_dealt = True
        return self._seen(seen), self._info(seen)

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Plays a number in every game that is not over; those that are, are dealt again as the mode says."""
        if not self._is_dealt:
            raise ResetNeeded("Call reset before anything else.")
        numbers = self._one_each("actions", actions, np.int64)
        was_over = self._arrays[1].is_over
        again = DEAL_NEXT if self._mode == AutoresetMode.NEXT_STEP else REST
        orders = np.where(was_over, again, ACT).astype(np.uint8)
        seen, earned = self._arrays = self._next_arrays()
        self._batch.step(numbers, orders, seen, earned)
        info: Info = {}
        if earned.is_refused.any():
            info |= self._refusals(numbers, earned.is_refused)
        is_over = earned.is_over
        if self._mode == AutoresetMode.SAME_STEP and is_over.any():
            info |= self._final(seen, is_over)
            orders = np.where(is_over, DEAL_NEXT, REST).astype(np.uint8)
            earned, is_over = self._same_step(numbers, orders, seen, earned), is_over.copy()
        info |= self._info(seen)
        return self._seen(seen), earned.rewards, is_over, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game, as sb3-contrib asks."""
        return unpacked(self._arrays[0].mask, self.setting.encoding.size).astype(bool)

    # Seeds

    def _seed(self, seed: int | Sequence[int | None] | None, which: NDArray[np.bool_]) -> Any:
        """Takes the seeds of these games over, at first those of all; what is ordered of each."""
        if seed is None and not self._is_dealt:
            seed = int(np.random.default_rng().integers(SEEDS))
        if seed is None:
            return DEAL_NEXT
        seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        self._one_each("seed", seeds, object)
        for row, given in enumerate(seeds):
            if which[row] or not self._is_dealt:
                self._batch.seed(row, next_seed(self._batch.seed_of(row)) if given is None else given)
        return DEAL

    # Arrays

    def _one_each(self, name: str, given: Any, kind: Any) -> NDArray[Any]:
        """What is given for each game; native code would read beyond an array that is too short."""
        array = np.ascontiguousarray(given, kind)
        if array.shape != (self.num_envs,):
            shape = ", ".join(map(str, np.shape(given)))
            raise WrongValue("refused-batch-shape", name=name, shape=f"({shape})", number=self.num_envs)
        return array

    def _new_arrays(self) -> tuple[Seen, Earned]:
        encoding, number = self.setting.encoding, self.num_envs
        channels, places = len(encoding.channels), encoding.grid.rows * encoding.grid.cols
        is_bytes, is_words = self._observation in ("planes", "flat"), self._observation == "packed"
        words = packed_bytes(encoding.size) // 8 if self._mask != "none" else 0
        seen = Seen(
            np.empty((number, channels * places if is_bytes else 0), np.uint8),
            np.empty((number, 2 * channels if is_words else 0), np.uint64),
            np.empty((number, len(encoding.facts) if is_bytes or is_words else 0), np.int16),
            np.empty((number, words), np.uint64),
        )
        flags = np.ones(number, np.bool_), np.zeros(number, np.bool_)
        return seen, Earned(np.zeros(number, np.float32), *flags)

    def _next_arrays(self) -> tuple[Seen, Earned]:
        """Arrays for the next step; before the first, nobody has seen those there are."""
        return self._new_arrays() if self._copy else self._arrays

    def _seen(self, seen: Seen) -> Any:
        grid, number = self.setting.encoding.grid, self.num_envs
        match self._observation:
            case "planes":
                return {"planes": seen.planes.reshape(number, -1, grid.rows, grid.cols), "facts": seen.facts}
            case "packed":
                return {"planes": seen.words.reshape(number, -1, 2), "facts": seen.facts}
            case "flat":
                return np.concatenate([seen.planes, seen.facts], axis=1, dtype=np.float32)
            case _:
                return {}

    def _info(self, seen: Seen) -> Info:
        if self._mask == "none":
            return {}
        return {"action_mask": self._given_mask(seen.mask)}

    def _given_mask(self, words: NDArray[np.uint64]) -> NDArray[Any]:
        return words.view(np.uint8) if self._mask == "packed" else unpacked(words, self.setting.encoding.size)

    # What seldom happens

    def _refusals(self, numbers: NDArray[np.int64], is_refused: NDArray[np.bool_]) -> Info:
        """The rule that refused each action, and its sentence; empty where none was."""
        told = {name: np.full(self.num_envs, "", object) for name in ("refused", "why")}
        for row in np.flatnonzero(is_refused):
            for name, text in refusal_info(self._why(int(row), int(numbers[row]))).items():
                told[name][row] = text
        return {**told, "_refused": is_refused.copy(), "_why": is_refused.copy()}

    def _why(self, row: int, number: int) -> IllegalAction:
        game, state = self.setting.game, self._batch.state(row)
        try:
            game.play(state, 0, self.setting.encoding.action(game.view(state, 0), number))
        except IllegalAction as refusal:
            return refusal
        raise AssertionError(f"The rules allow {number}, which was refused.")

    def _final(self, seen: Seen, is_over: NDArray[np.bool_]) -> Info:
        """What was seen at the end of the games that are dealt again at once."""
        copies: Any = (array.copy() for array in seen)
        last = Seen(*copies)
        return {
            "final_obs": self._seen(last),
            "_final_obs": is_over.copy(),
            "final_info": self._info(last),
            "_final_info": is_over.copy(),
        }

    def _same_step(self, numbers: Any, orders: Any, seen: Seen, earned: Earned) -> Earned:
        """Deals again what is over; what the step brought stays."""
        copies: Any = (array.copy() for array in earned)
        spare = Earned(*copies)
        self._batch.step(numbers, orders, seen, spare)
        self._arrays = (seen, spare)
        return earned
