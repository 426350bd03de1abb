"""Cartographers, Cartographers Heroes and their mixes, played natively by players who choose at random."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from landscribe.core.game import Outcome, Summary
from landscribe.games.cartographers.rules import ranked, summed
from landscribe.games.cartographers.setup import Options
from landscribe.games.cartographers.sheet import Sheet
from landscribe.games.cartographers.state import Season
from landscribe.native.cartographers.play import PILES, YEAR, Desk, Results, desk_for, play
from landscribe.native.cartographers.table import EDICTS, NAMES, SHEETS, table_of

__all__ = ["EDICTS", "KNOWN", "NAMES", "Choice", "Results", "ended", "playouts", "traced"]

KNOWN = frozenset(
    {
        *("map", "explore", "seasons", "ruins", "ambushes", "heroes"),
        *("scoring", "edicts", "edition", "ruins_fallback"),
    }
)
"""The options that it plays by; a game with any other is left to the rules."""


class Choice(NamedTuple):
    """A choice as it was put to a seat."""

    card: str  # on top
    seat: int
    ways: int
    sheet: Sheet  # the map on which it chose


def playouts(options: Options, seats: int, seed: int, games: int) -> Results:
    """Games of players who choose at random; the first has this seed, each further one the next."""
    return _played(options, desk_for(seats, traced=False), seed, games)


def ended(options: Options, seats: int, seeds: range) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How such games end, and what each seat has earned then."""
    results = playouts(options, seats, seeds.start, len(seeds))
    deals: list[list[int]] = results.edicts.tolist()
    years: list[list[list[list[int]]]] = results.seasons.tolist()
    for numbers, sheets in zip(deals, years, strict=True):
        edicts = tuple(EDICTS[number] for number in numbers)
        seasons = tuple(tuple(Season(*line) for line in lines) for lines in sheets)
        yield ranked(seasons), tuple(summed(edicts, lines, seats == 1) for lines in seasons)


def traced(options: Options, seats: int, seed: int) -> tuple[list[Choice], Results]:
    """One such game, choice by choice."""
    desk = desk_for(seats, traced=True)
    results = _played(options, desk, seed, 1)
    choices, sheets = desk.choices[: desk.traced].tolist(), SHEETS.unpacked(desk.maps[: desk.traced])
    made = zip(choices, sheets, strict=True)
    return [Choice(NAMES[card], seat, ways, sheet) for (card, seat, ways), sheet in made], results


def _played(options: Options, desk: Desk, seed: int, games: int) -> Results:
    results = Results(np.zeros((games, PILES), np.int64), np.zeros((games, desk.seats, YEAR, 4), np.int64))
    play(seed, table_of(options, desk.seats), desk, *results)
    return results
