"""What a bot is: a function of a view, the legal actions and a seed, that picks one of the actions."""

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from landscribe import native
from landscribe.core.rng import advanced

Item = TypeVar("Item")

Choose: TypeAlias = Callable[[Any, Sequence[Any], int], Any]
"""choose(view, legal, rng): the same view, actions and rng give the same action."""


def best(items: Sequence[Item], values: Sequence[float]) -> Item:
    """The item with the highest value, the first of equal ones."""
    return items[max(range(len(items)), key=lambda place: values[place])]


def is_native() -> bool:
    """Whether bots think in native code: where it is installed and LANDSCRIBE_NATIVE is not 'no'."""
    return native.is_available() and os.environ.get("LANDSCRIBE_NATIVE") != "no"


def halved(
    items: Sequence[Item],
    budget: int,
    tried: Callable[[Sequence[Item], int, int], Sequence[Sequence[float]]],
    rng: int,
) -> Item:
    """The best item by sequential halving: the budget is spread over rounds, each keeping the better half.

    `tried(items, worlds, rng)` gives what each item brings in each of so many imagined worlds.
    """
    rounds = max(1, (len(items) - 1).bit_length())
    totals, times = [0.0] * len(items), [0] * len(items)
    left = list(range(len(items)))
    for _ in range(rounds):
        rng = advanced(rng)
        worlds = max(1, budget // (rounds * len(left)))
        results = tried([items[place] for place in left], worlds, rng)
        for place, result in zip(left, results, strict=True):
            totals[place] += sum(result)
            times[place] += worlds
        left.sort(key=lambda place: -totals[place] / times[place])
        left = left[: max(1, -(-len(left) // 2))]
    return items[left[0]]
