"""What a bot is: a function of a view, the legal actions and chance, that picks one of the actions."""

import os
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, TypeVar

from landscribe import native
from landscribe.core.rng import Chance, advanced

Item = TypeVar("Item")

Choose: TypeAlias = Callable[[Any, Sequence[Any], Chance], Any]
"""choose(view, legal, rng): the same view, actions and rng give the same action."""


def best(items: Sequence[Item], values: Sequence[float]) -> Item:
    """The item with the highest value, the first of equal ones."""
    return items[max(range(len(items)), key=lambda place: values[place])]


def is_native() -> bool:
    """Whether bots think in native code: where it is installed and LANDSCRIBE_NATIVE is not 'no'."""
    return native.is_available() and os.environ.get("LANDSCRIBE_NATIVE") != "no"


class Budget(NamedTuple):
    """How far a searcher looks: so many imagined games, or as many as fit into so many seconds."""

    playouts: int
    seconds: float = 0.0


def halved(
    items: Sequence[Item],
    budget: Budget,
    tried: Callable[[Sequence[Item], int, Chance], Sequence[Sequence[float]]],
    rng: Chance,
) -> Item:
    """The best item by sequential halving: the budget is spread over rounds, each keeping the better half.

    `tried(items, worlds, rng)` gives what each item brings in each of so many imagined worlds.
    """
    rounds = max(1, (len(items) - 1).bit_length())
    totals, times = [0.0] * len(items), [0] * len(items)
    left, end = list(range(len(items))), monotonic()
    for _ in range(rounds):
        worlds = max(1, budget.playouts // (rounds * len(left)))
        end, is_early = end + budget.seconds / rounds, True
        while is_early:
            rng = advanced(rng)
            results = tried([items[place] for place in left], worlds, rng)
            for place, result in zip(left, results, strict=True):
                totals[place] += sum(result)
                times[place] += worlds
            is_early = budget.seconds > 0 and monotonic() < end
        left.sort(key=lambda place: -totals[place] / times[place])
        left = left[: max(1, -(-len(left) // 2))]
    return items[left[0]]
