"""What batches of every game share: cells and masks written into arrays, and the seeds of episodes."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.core.cells import count
from landscribe.core.grid import Cells
from landscribe.core.rng import Word, advanced, label_of, mixed, step_of
from landscribe.native.arrays import Seen
from landscribe.native.branches import Words
from landscribe.native.cells import high_half, low_half
from landscribe.native.compile import inlined, part
from landscribe.native.rng import stream_of

Bytes: TypeAlias = NDArray[np.uint8]
Facts: TypeAlias = NDArray[np.int16]

NO_OBSERVATION, PLANES, PACKED = range(3)
STARS, RATING, WIN = range(3)
EPISODES = "episodes"
ONE: Any = np.uint64(1)
LAST_BIT: Any = np.uint64(63)
NONE: Any = np.uint64(0)
_LABEL: Any = np.uint64(label_of(EPISODES))
_GAMMA: Any = np.uint64(step_of(0, label_of(EPISODES)))


class Terms(NamedTuple):
    """What holds for all games of a batch."""

    observed: int
    reward: int
    ends: bool  # whether an illegal action ends the episode
    cost: float  # of an illegal action


@part
def next_seed(seed: Word) -> Word:
    """The seed of the episode that follows one with this seed."""
    return mixed(advanced(stream_of(seed, _LABEL, _GAMMA)).value) >> ONE


@inlined
def count_before(cells: Cells, place: int) -> int:
    """How many of the cells lie before a place."""
    return count(cells << (127 - place) << 1)


@part
def spread(low: Word, high: Word, row: Bytes, first: int, places: int) -> None:
    """Writes a byte a cell."""
    for place in range(64):
        row[first + place] = (low >> np.uint64(place)) & ONE
    for place in range(64, places):
        row[first + place] = (high >> np.uint64(place - 64)) & ONE


@inlined
def write_cells(
    low: Word, high: Word, channel: int, places: int, observed: int, row: int, seen: Seen
) -> None:
    """Writes a channel the way it is observed."""
    if observed == PLANES:
        spread(low, high, seen.planes[row], channel * places, places)
    else:
        seen.words[row, 2 * channel], seen.words[row, 2 * channel + 1] = low, high


@part
def allow(mask: Words, first: int, cells: Cells) -> None:
    """Sets the bits of cells, from this bit on."""
    low, high = low_half(cells), high_half(cells)
    word, shift = first >> 6, np.uint64(first & 63)
    if shift == NONE:
        mask[word] |= low
        mask[word + 1] |= high
        return
    back = np.uint64(64) - shift
    mask[word] |= low << shift
    mask[word + 1] |= low >> back | high << shift
    if high >> back:
        mask[word + 2] |= high >> back


@inlined
def allow_one(mask: Words, number: int) -> None:
    """Sets one bit."""
    mask[number >> 6] |= ONE << np.uint64(number & 63)
