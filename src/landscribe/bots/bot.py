"""What a bot is: a function of a view, the legal actions and chance, that picks one of the actions."""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, TypeVar

from landscribe import native
from landscribe.core.rng import Chance, advanced, forked

Item = TypeVar("Item")

Choose: TypeAlias = Callable[[Any, Sequence[Any], Chance], Any]
"""choose(view, legal, rng): the same view, actions and rng give the same action."""


def best(items: Sequence[Item], values: Sequence[float]) -> Item:
    """The item with the highest value, the first of equal ones."""
    return items[max(range(len(items)), key=lambda place: values[place])]


_IS_PLAIN = ContextVar("_IS_PLAIN", default=False)


def is_native() -> bool:
    """Whether bots think in native code: where it is installed and LANDSCRIBE_NATIVE is not 'no'."""
    is_wanted = not _IS_PLAIN.get() and os.environ.get("LANDSCRIBE_NATIVE") != "no"
    return is_wanted and native.is_available()


@contextmanager
def in_plain_python() -> Generator[None]:
    """While native code is not to be compiled or loaded."""
    token = _IS_PLAIN.set(True)
    try:
        yield
    finally:
        _IS_PLAIN.reset(token)


class Budget(NamedTuple):
    """How far a searcher looks: so many imagined games, or as many as fit into so many seconds.

    Where both are given it is done with whichever ends first.
    """

    playouts: int
    seconds: float = 0.0


class Depth(NamedTuple):
    """How imagined games are played that end with a value: looks at so many choices a move, so many moves."""

    looks: int
    moves: int


ALL = 1 << 30
"""More choices than a move ever has."""


BATCH = 128
"""So many games are imagined, at most, before a searcher looks at the clock."""


def halved(
    items: Sequence[Item],
    budget: Budget,
    tried: Callable[[Sequence[Item], int, Chance], Sequence[Sequence[float]]],
    rng: Chance,
) -> Item:
    """The best item by sequential halving: the budget is spread over rounds, each keeping the better half.

    `tried(items, worlds, rng)` gives what each item brings in each of so many imagined worlds, which it makes
    of the steps of `rng`; every batch has a stream of its own, so that no world is imagined twice.
    """
    rounds = max(1, (len(items) - 1).bit_length())
    totals, times = [0.0] * len(items), [0] * len(items)
    left, end = list(range(len(items))), monotonic()
    for _ in range(rounds):
        end += budget.seconds / rounds
        for worlds in _batches(budget, budget.playouts // rounds, len(left), end):
            rng = advanced(rng)
            results = tried([items[place] for place in left], worlds, forked(rng))
            for place, result in zip(left, results, strict=True):
                totals[place] += sum(result)
                times[place] += worlds
        left.sort(key=lambda place: -totals[place] / times[place])
        left = left[: max(1, -(-len(left) // 2))]
    return items[left[0]]


def searched(
    items: Sequence[Item],
    budget: Budget,
    tried: Callable[[Sequence[Item], int, Chance], Sequence[Sequence[float]]],
    rng: Chance,
) -> Item:
    """The best of items that are already in order; with a budget of a single game the first of them."""
    if len(items) == 1 or budget.playouts == 1:
        return items[0]
    return halved(items, budget, tried, rng)


def _batches(budget: Budget, playouts: int, items: int, end: float) -> Iterator[int]:
    """The worlds of a round: all at once, or by and by while there is time."""
    worlds = max(1, playouts // items)
    if not budget.seconds:
        yield worlds
        return
    batch, done = max(1, BATCH // items), 0
    if budget.playouts:
        batch = min(batch, worlds)
    while done == 0 or (monotonic() < end and (not budget.playouts or done < worlds)):
        yield batch
        done += batch
