"""Random games of Cartographers: every seat chooses with equal chance."""

from typing import Any, NamedTuple

import numpy as np

from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below
from landscribe.games.cartographers.box import CATEGORIES
from landscribe.games.cartographers.setup import AMBUSHES
from landscribe.games.cartographers.turn import opening
from landscribe.native.branches import Numbers
from landscribe.native.cartographers.asking import YEAR, Ask, Workspace, put, sheet_of
from landscribe.native.cartographers.driver import driver
from landscribe.native.cartographers.table import Table
from landscribe.native.compile import compiled, inlined, part
from landscribe.native.rng import shuffle, stream_of

ONE: Any = np.uint64(1)
PILES = len(CATEGORIES)
EDICTS_ORDER, AMBUSHES_ORDER, HEROES_ORDER, EXPLORE_ORDER, PLAYERS = range(PILES, PILES + 5)  # of STREAMS


class Results(NamedTuple):
    """What games brought, a row each."""

    edicts: Numbers  # the scoring cards under A to D
    seasons: Numbers  # of each seat, for each season its two edicts, coins and monsters


def blank_results(games: int, seats: int) -> Results:
    """Space for so many games."""
    return Results(np.zeros((games, PILES), np.int64), np.zeros((games, seats, YEAR, 4), np.int64))


@inlined
def _choose(chance: Chance, ask: Ask, _table: Table, _work: Workspace, _plan: int) -> tuple[Chance, int]:
    return below(chance, max(1, ask.choices))


_play_on = driver(_choose, is_quick=True)


@compiled(note("native-play", game=note("web-game-cartographers")))
def play(seed: Word, table: Table, work: Workspace, edicts: Numbers, seasons: Numbers) -> None:
    """Plays as many games as there is space for results; the first has this seed, each other the next."""
    for game in range(len(edicts)):
        set_up(seed, table, work)
        _play_on(stream_in(seed, PLAYERS, table), opening(0), 0, table, work, 0)
        keep(game, work, edicts, seasons)
        seed += ONE


@part
def keep(game: int, work: Workspace, edicts: Numbers, seasons: Numbers) -> None:
    """Writes down what a game has brought, in its row."""
    for place in range(PILES):
        edicts[game, place] = work.edicts[place]
    for seat in range(work.seats):
        for season in range(YEAR):
            for entry in range(4):
                seasons[game, seat, season, entry] = work.lines[seat, season, entry]


@part
def set_up(seed: Word, table: Table, work: Workspace) -> None:
    """The scoring cards of each category under the edicts, shuffled ambushes and heroes, blank maps."""
    pile = work.decks[0]
    for category in range(PILES):
        _shuffle(stream_in(seed, category, table), table.piles[category], pile)
        work.edicts[category] = pile[0]
    shuffle(stream_in(seed, EDICTS_ORDER, table), work.edicts, PILES)
    for place in range(table.agreed[0]):
        work.edicts[place] = table.agreed[place + 1]
    _shuffle(stream_in(seed, AMBUSHES_ORDER, table), table.ambushes, work.ambushes)
    _shuffle(stream_in(seed, HEROES_ORDER, table), table.heroes, work.heroes)
    work.ambush, work.ambush_count, work.hero, work.hero_count = 0, AMBUSHES, 0, table.heroes[0]
    work.size, work.at, work.seen = 0, 0, 0
    deal = stream_in(seed, EXPLORE_ORDER, table)
    work.deal[0], work.deal[1] = deal.value, deal.gamma
    for seat in range(work.seats):
        put(work.sheets, seat, sheet_of(table.start, 0))


@inlined
def stream_in(seed: Word, number: int, table: Table) -> Chance:
    return stream_of(seed, table.streams[number, 0], table.streams[number, 1])


@part
def _shuffle(chance: Chance, row: Numbers, pile: Numbers) -> Chance:
    """A row of a table in random order."""
    for place in range(row[0]):
        pile[place] = row[place + 1]
    return shuffle(chance, pile, row[0])
