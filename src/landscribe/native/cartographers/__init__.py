"""Cartographers, Cartographers Heroes and their mixes, played natively by players who choose at random."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from landscribe.core.game import Outcome, Summary
from landscribe.games.cartographers.rules import ALWAYS, goal_of, rank_of, ranked, summed, title_message
from landscribe.games.cartographers.setup import Options
from landscribe.games.cartographers.solo import rating_of
from landscribe.games.cartographers.turn import Season, edicts_of
from landscribe.native.cartographers import asking
from landscribe.native.cartographers.asking import Choice, Workspace, workspace
from landscribe.native.cartographers.table import EDICTS, NAMES, table_of
from landscribe.native.cartographers.uniform import PILES, Results, blank_results, play
from landscribe.native.columns import Columns, by_goal, by_season, with_always

__all__ = [
    "EDICTS",
    "KNOWN",
    "NAMES",
    "Choice",
    "Results",
    "columns",
    "columns_of",
    "ended",
    "ends_of",
    "playouts",
    "traced",
]

KNOWN = frozenset(
    {
        *("map", "explore", "seasons", "ruins", "ambushes", "heroes"),
        *("scoring", "edicts", "edition", "ruins_fallback", "extra", "own"),
    }
)
"""The options that it plays by; a game with any other is left to the rules."""
GOALS = (*map(goal_of, EDICTS), *ALWAYS)
LOST = Season._fields.index("monsters")
HANDICAPS: Any = np.array([rating_of(0, (name,)) for name in EDICTS])
"""What each scoring card takes from a rating."""


def playouts(options: Options, seats: int, seed: int, games: int) -> Results:
    """Games of players who choose at random; the first has this seed, each further one the next."""
    return _played(options, workspace(seats, seats == 1, traced=False), seed, games)


def ended(options: Options, seats: int, seeds: range) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How such games end, and what each seat has earned then."""
    return ends_of(playouts(options, seats, seeds.start, len(seeds)))


def columns(options: Options, seats: int, seeds: range) -> Columns:
    """The same, in columns."""
    return columns_of(playouts(options, seats, seeds.start, len(seeds)))


def ends_of(results: Results) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How games ended, and what each seat had earned then."""
    deals: list[list[int]] = results.edicts.tolist()
    years: list[list[list[list[int]]]] = results.seasons.tolist()
    for numbers, sheets in zip(deals, years, strict=True):
        edicts = tuple(EDICTS[number] for number in numbers)
        seasons = tuple(tuple(Season(*line) for line in lines) for lines in sheets)
        yield ranked(seasons), tuple(summed(edicts, lines, len(seasons) == 1) for lines in seasons)


def columns_of(results: Results) -> Columns:
    """The same, in columns."""
    edicts, lines = results
    is_alone = lines.shape[1] == 1
    scores: Any = np.einsum("gsye->gs", lines)
    ranks: Any = rank_of(scores, np.einsum("gsy->gs", lines[:, :, :, LOST]))
    return Columns(
        scores=scores,
        winners=ranks == ranks.max(axis=1, keepdims=True),
        seasons=by_season(lines),
        goals=with_always(edicts, len(EDICTS), len(ALWAYS)),
        earned=by_goal(lines, edicts_of, PILES, len(ALWAYS)),
        names=GOALS,
        ratings=scores[:, 0] + HANDICAPS[edicts].sum(axis=1) if is_alone else None,
        title=title_message if is_alone else None,
    )


def traced(options: Options, seats: int, seed: int) -> tuple[list[Choice], Results]:
    """One such game, choice by choice."""
    work = workspace(seats, seats == 1, traced=True)
    results = _played(options, work, seed, 1)
    return asking.traced(work), results


def _played(options: Options, work: Workspace, seed: int, games: int) -> Results:
    results = blank_results(games, work.seats)
    play(seed, table_of(options), work, *results)
    return results
