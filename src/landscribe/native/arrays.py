"""The arrays that a batch of games is stepped with, and what a step is told to do; Numba is not needed."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

REST, ACT, DEAL, DEAL_NEXT = range(4)
"""What a step does to a game: nothing, an action, a deal from its seed, or from the seed that follows."""


class Seen(NamedTuple):
    """Where observations and masks of a batch are written, a row a game; what has no columns is not."""

    planes: NDArray[np.uint8]  # a byte a cell, channel by channel
    words: NDArray[np.uint64]  # two words a channel
    facts: NDArray[np.int16]
    mask: NDArray[np.uint64]  # a bit an action


class Earned(NamedTuple):
    """What a step brought each game."""

    rewards: NDArray[np.float32]
    is_over: NDArray[np.bool_]
    is_refused: NDArray[np.bool_]
