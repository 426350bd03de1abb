"""How many games ended, in columns: arrays with a row a game, and nothing that is built for each."""

from collections.abc import Callable, Iterable
from functools import reduce
from operator import add
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.native.branches import Numbers

Flags: TypeAlias = NDArray[np.bool_]


class Columns(NamedTuple):
    """What games brought: each column begins with the game, then the seat where each has its own."""

    scores: Numbers
    winners: Flags  # whether a seat is among them
    seasons: Numbers  # what each brought
    goals: Numbers  # what was in play, by number; the same for all seats
    earned: Numbers  # what each of them brought
    names: tuple[str, ...]  # the messages of all goals, by number
    ratings: Numbers | None = None  # alone, where the game has one
    title: Callable[[int], str] | None = None  # the message of the title that goes with a rating


def by_season(lines: Numbers) -> Numbers:
    """What each season brought, of lines by game, seat, season and entry."""
    return np.einsum("gsye->gsy", lines)  # several times quicker than sum


def by_goal(seasons: Numbers, scored_in: Callable[[int], Iterable[int]], places: int, always: int) -> Numbers:
    """What each goal brought: a season scores some of the places, then what is scored in all of them."""
    lines: Any = seasons
    scored = [list[Any]() for _ in range(places)]
    for season in range(lines.shape[2]):
        for entry, place in enumerate(scored_in(season)):
            scored[place].append(lines[:, :, season, entry])
    earned = np.empty((*lines.shape[:2], places + always), np.int64)
    for place, brought in enumerate(scored):
        earned[:, :, place] = reduce(add, brought)
    np.einsum("gsye->gse", lines[:, :, :, -always:], out=earned[:, :, places:])
    return earned


def with_always(goals: Numbers, known: int, always: int) -> Numbers:
    """The goals that were drawn, by number, and those that are in play in every game, which come last."""
    last = np.arange(known, known + always)
    return np.concatenate([goals, np.broadcast_to(last, (len(goals), always))], axis=1)
