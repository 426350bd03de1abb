"""Columns of native games counted: a tally without anything built for a game."""

from collections import Counter
from typing import Any

import numpy as np

from landscribe.lab.tally import SeatTally, Tally
from landscribe.native.columns import Columns


def counted(columns: Columns) -> Tally:
    """The tally of the games in these columns."""
    games, seats = columns.scores.shape
    sharing = columns.winners.sum(axis=1)
    return Tally(games, [_seat(columns, seat, sharing) for seat in range(seats)])


def _seat(columns: Columns, seat: int, sharing: Any) -> SeatTally:
    goals, earned = _by_goal(columns, seat)
    ratings = Counter[int]() if columns.ratings is None else _histogram(columns.ratings)
    seasons: list[int] = columns.seasons[:, seat].sum(axis=0).tolist()
    titles = Counter[str]()
    if columns.title is not None:
        for rating, times in ratings.items():
            titles[columns.title(rating)] += times
    return SeatTally(
        scores=_histogram(columns.scores[:, seat]),
        wins=_histogram(sharing[columns.winners[:, seat]]),
        seasons=Counter(dict(enumerate(seasons))),
        goals=goals,
        earned=earned,
        ratings=ratings,
        titles=titles,
    )


def _histogram(numbers: Any) -> Counter[int]:
    """How often each number is there."""
    if not len(numbers):
        return Counter()
    least = int(numbers.min())
    times: list[int] = np.bincount(numbers - least).tolist()
    return Counter({least + above: count for above, count in enumerate(times) if count})


def _by_goal(columns: Columns, seat: int) -> tuple[Counter[str], Counter[str]]:
    """In how many games each goal was in play, and what it brought in all."""
    numbers: Any = columns.goals
    earned: Any = columns.earned[:, seat]
    known = len(columns.names)
    games = np.bincount(numbers.ravel(), minlength=known)
    # These sums are of whole numbers far below 2**53, where floats are exact.
    sums = np.bincount(numbers.ravel(), weights=earned.ravel(), minlength=known)
    rows = zip(columns.names, games.tolist(), sums.tolist(), strict=True)
    found = [(name, times, int(total)) for name, times, total in rows if times]
    goals = Counter({name: times for name, times, _ in found})
    return goals, Counter({name: total for name, _, total in found})
