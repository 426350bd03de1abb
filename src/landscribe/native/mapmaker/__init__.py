"""The Mapmaker played natively by a player who chooses at random."""

from collections.abc import Iterator

import numpy as np

from landscribe.core.game import Outcome, Summary
from landscribe.games.mapmaker.elements import scored_in
from landscribe.games.mapmaker.rules import ALWAYS, PLACES, Options, goal_of, summed
from landscribe.games.mapmaker.turn import Season
from landscribe.native.columns import Columns, by_goal, by_season, with_always
from landscribe.native.mapmaker.driver import NAMES, Choice, Workspace, choices_in, table_of, workspace
from landscribe.native.mapmaker.uniform import Results, blank_results, play

__all__ = [
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

KNOWN = frozenset({"missions", "mixed", "own"})
"""The options that it plays by; a game with any other is left to the rules."""
GOALS = (*map(goal_of, NAMES), *ALWAYS)


def playouts(options: Options, seed: int, games: int) -> Results:
    """Games of a player who places at random; the first has this seed, each further one the next."""
    return _played(options, workspace(traced=False), seed, games)


def ended(options: Options, seats: int, seeds: range) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How such games end, and what was earned."""
    del seats  # one
    return ends_of(playouts(options, seeds.start, len(seeds)))


def columns(options: Options, seats: int, seeds: range) -> Columns:
    """The same, in columns."""
    del seats  # one
    return columns_of(playouts(options, seeds.start, len(seeds)))


def ends_of(results: Results) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How games ended, and what was earned."""
    deals: list[list[int]] = results.missions.tolist()
    years: list[list[list[int]]] = results.seasons.tolist()
    for numbers, lines in zip(deals, years, strict=True):
        seasons = tuple(Season(*line) for line in lines)
        summary = summed(tuple(NAMES[number] for number in numbers), seasons)
        yield Outcome((summary.total,), frozenset({0})), (summary,)


def columns_of(results: Results) -> Columns:
    """The same, in columns."""
    lines = results.seasons[:, np.newaxis]
    return Columns(
        scores=results.totals[:, np.newaxis],
        winners=np.ones((len(lines), 1), np.bool_),
        seasons=by_season(lines),
        goals=with_always(results.missions, len(NAMES), len(ALWAYS)),
        earned=by_goal(lines, scored_in, PLACES, len(ALWAYS)),
        names=GOALS,
    )


def traced(options: Options, seed: int) -> tuple[list[Choice], Results]:
    """One such game, choice by choice."""
    work = workspace(traced=True)
    results = _played(options, work, seed, 1)
    return choices_in(work), results


def _played(options: Options, work: Workspace, seed: int, games: int) -> Results:
    results = blank_results(games)
    play(seed, table_of(options), work, *results)
    return results
