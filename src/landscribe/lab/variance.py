"""Where the spread of results comes from: deals, players and seats, each crossed with each other."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias, TypeVar

from landscribe.lab.statistics import NORMAL_95

Item = TypeVar("Item")

Crossed: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""The result of each player in each seat on each deal: `results[deal][player][seat]`."""

GROUPS = 20
"""An error comes of leaving out one of so many groups of deals after the other."""


class Share(NamedTuple):
    """A part of a whole, and how far it may be off (half of the 95 % interval)."""

    share: float
    error: float


class Shares(NamedTuple):
    """The parts of the variance of a result that player, seat and deal explain, and what is left."""

    player: Share
    seat: Share
    deal: Share
    rest: Share


class Parts(NamedTuple):
    """The variance of results in its parts."""

    player: float
    seat: float
    deal: float
    total: float


def shares_of(results: Crossed) -> Shares | None:
    """What explains the spread of results; None where there are too few or they are all the same."""
    if len(results) < 2 or len(results[0]) * len(results[0][0]) < 2:
        return None
    found = _shares(results)
    return found and Shares(*map(Share, found, jackknifed(results, lambda some: _shares(some) or found)))


def _shares(results: Crossed) -> tuple[float, float, float, float] | None:
    """Of player, seat, deal and the rest: a part that is estimated below nothing counts as nothing."""
    parts = parts_of(results)
    if parts.total <= 0:
        return None
    player, seat, deal = (max(0.0, part) / parts.total for part in parts[:3])
    whole = max(1.0, player + seat + deal)
    return player / whole, seat / whole, deal / whole, 1 - (player + seat + deal) / whole


def parts_of(results: Crossed) -> Parts:
    """Estimates without bias, where deals come by chance, and players and seats are those that there are.

    The variance of a player's, a seat's or a deal's mean is lessened by what chance alone would bring there.
    """
    deals, players, seats = len(results), range(len(results[0])), range(len(results[0][0]))
    cells = [[deal[player][seat] for player in players for seat in seats] for deal in results]
    by_player = [[mean(deal[player]) for player in players] for deal in results]
    by_seat = [[mean([deal[player][seat] for player in players]) for seat in seats] for deal in results]
    between = sampled_variance([mean(row) for row in cells])  # of deals
    within = _mean_variance(cells)
    many = len(cells[0])
    return Parts(
        player=_of_means(by_player) - (_mean_variance(by_player) - between) / deals,
        seat=_of_means(by_seat) - (_mean_variance(by_seat) - between) / deals,
        deal=between - (within - between) / (many - 1),
        total=within + _of_means(cells) - (within - between) / deals,
    )


def _mean_variance(rows: Sequence[Sequence[float]]) -> float:
    """How far deals lie apart in a column, on average over the columns."""
    return mean([sampled_variance(column) for column in zip(*rows, strict=True)])


def _of_means(rows: Sequence[Sequence[float]]) -> float:
    """How far the means of the columns lie apart: their variance, since no other columns exist."""
    means = [mean(column) for column in zip(*rows, strict=True)]
    return mean([(each - mean(means)) ** 2 for each in means])


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def sampled_variance(numbers: Sequence[float]) -> float:
    """The variance of what a sample was drawn from; 0 where it is a single number."""
    middle = mean(numbers)
    return sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)


def jackknifed(items: Sequence[Item], figures: Callable[[Sequence[Item]], Sequence[float]]) -> list[float]:
    """How far figures of independent items may be off: each is found again with a part of them left out."""
    groups = min(GROUPS, len(items))
    left_out = [
        figures([item for place, item in enumerate(items) if place % groups != group])
        for group in range(groups)
    ]
    factor = (groups - 1) / groups
    return [
        NORMAL_95 * sqrt(factor * sum((one - mean(column)) ** 2 for one in column))
        for column in zip(*left_out, strict=True)
    ]
