"""Random games of The Mapmaker: every element is placed with equal chance."""

from typing import Any, NamedTuple

import numpy as np

from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below
from landscribe.games.mapmaker.elements import SEASONS, Sheet
from landscribe.games.mapmaker.rules import PLACES
from landscribe.games.mapmaker.turn import REVEAL, Stage
from landscribe.native.branches import Numbers
from landscribe.native.compile import compiled, inlined, part
from landscribe.native.mapmaker.driver import Ask, Table, Workspace, driver, shuffle_all, start
from landscribe.native.rng import shuffle, stream_of

ONE: Any = np.uint64(1)
MISSIONS_ORDER, ELEMENTS_ORDER, PLAYERS = range(3)  # of STREAMS


class Results(NamedTuple):
    """What games brought, a row each."""

    missions: Numbers  # A to D, by number
    seasons: Numbers  # for each season its two missions and the mountains

    @property
    def totals(self) -> Numbers:
        """The points of each game."""
        return self.seasons.sum(axis=(1, 2))


def blank_results(games: int) -> Results:
    """Space for so many games."""
    return Results(np.zeros((games, PLACES), np.int64), np.zeros((games, len(SEASONS), 3), np.int64))


@inlined
def _choose(
    chance: Chance, ask: Ask, _sheet: Sheet, _table: Table, _work: Workspace, _plan: int
) -> tuple[Chance, int]:
    return below(chance, ask.choices)


_play_on = driver(_choose)


@compiled(note("native-play", game=note("web-game-mapmaker")))
def play(seed: Word, table: Table, work: Workspace, missions: Numbers, seasons: Numbers) -> None:
    """Plays as many games as there is space for results; the first has this seed, each other the next."""
    for game in range(len(missions)):
        set_up(seed, table, work)
        _play_on(stream_in(seed, PLAYERS, table), Stage(0, 0, REVEAL), 0, start, table, work, 0)
        keep(game, work, missions, seasons)
        seed += ONE


@part
def keep(game: int, work: Workspace, missions: Numbers, seasons: Numbers) -> None:
    """Writes down what a game has brought, in its row."""
    for place in range(PLACES):
        missions[game, place] = work.missions[place]
    for season in range(len(SEASONS)):
        for entry in range(3):
            seasons[game, season, entry] = work.lines[season, entry]


@part
def set_up(seed: Word, table: Table, work: Workspace) -> None:
    """Four missions, and all elements shuffled."""
    pile, agreed = table.pile, table.agreed
    for place in range(pile[0]):
        work.pile[place] = pile[place + 1]
    shuffle(stream_in(seed, MISSIONS_ORDER, table), work.pile, pile[0])
    for place in range(PLACES):
        work.missions[place] = agreed[place + 1] if agreed[0] else work.pile[place]
    deal = stream_in(seed, ELEMENTS_ORDER, table)
    work.deal[0], work.deal[1] = deal.value, deal.gamma
    shuffle_all(table, work)


@inlined
def stream_in(seed: Word, number: int, table: Table) -> Chance:
    return stream_of(seed, table.streams[number, 0], table.streams[number, 1])
