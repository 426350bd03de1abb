"""Chance: SplitMix64, whose whole state is one int, so that a game replays bit for bit everywhere.

The generator is Steele, Lea and Flood's (2014); the tests hold its published values.
"""

from collections.abc import Sequence
from typing import TypeVar

from landscribe.core.note import WrongValue

Item = TypeVar("Item")

MASK = (1 << 64) - 1


def advanced(rng: int) -> int:
    """The state after one step."""
    return (rng + 0x9E3779B97F4A7C15) & MASK


def mixed(rng: int) -> int:
    """The 64 random bits of a state."""
    z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(rng: int, limit: int) -> tuple[int, int]:
    """The next state, and a number from 0 to limit - 1."""
    rng = advanced(rng)
    return rng, (mixed(rng) >> 32) * limit >> 32


def shuffled(rng: int, items: Sequence[Item]) -> tuple[int, tuple[Item, ...]]:
    """The next state, and the items in random order (Fisher and Yates, from the end)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        rng, other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return rng, tuple(order)


def seeded(seed: int) -> int:
    """The state a seed stands for: any whole number from 0 to 2^64 - 1."""
    if not 0 <= seed <= MASK:
        raise WrongValue("refused-seed", seed=str(seed), most=str(MASK))
    return seed
