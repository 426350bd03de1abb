"""The Mapmaker played natively: the kernels of its rules, and once more the loop that deals the elements."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.core.game import Outcome, Summary
from landscribe.core.grid import Cells, Grid
from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below, label_of, step_of
from landscribe.games.mapmaker.elements import (
    ELEMENTS,
    GRID,
    SEASON_TIME,
    SEASONS,
    START,
    YEAR,
    Sheet,
    drawn,
    filled,
    scored_in,
)
from landscribe.games.mapmaker.missions import MISSIONS, surrounded_mountains
from landscribe.games.mapmaker.rules import Options, Season, summed
from landscribe.native.branches import Scratch, placing, scorer, scratch_for, store
from landscribe.native.cells import joined
from landscribe.native.compile import compiled, part
from landscribe.native.crossing import crossing
from landscribe.native.rng import order, shuffle, stream_of

KNOWN = frozenset({"missions"})
"""The options that it plays by; a game with any other is left to the rules."""

NAMES = tuple(MISSIONS)
PLACES = 4  # A to D
ONE: Any = np.uint64(1)

_grid = crossing(Grid)(GRID)
_start = crossing(Sheet)(START)
_times = np.array([element.time for element in ELEMENTS])
_terrains: Any = np.array([element.terrain for element in ELEMENTS])
_stars = scorer([mission.rule for mission in MISSIONS.values()], GRID)
_found, _taken, _ = placing([element.forms for element in ELEMENTS])
_streams: Any = tuple(
    (np.uint64(label_of(name)), np.uint64(step_of(0, label_of(name))))
    for name in ("missions", "elements", "players")
)
MISSIONS_STREAM, ELEMENTS_STREAM, PLAYERS_STREAM = _streams
MOST_FORMS = max(len(element.forms) for element in ELEMENTS)


class Results(NamedTuple):
    """What games brought, a row each."""

    missions: NDArray[np.int64]  # A to D, by their places in NAMES
    seasons: NDArray[np.int64]  # for each season its two missions and the mountains

    @property
    def totals(self) -> NDArray[np.int64]:
        """The points of each game."""
        return self.seasons.sum(axis=(1, 2))


class Trace(NamedTuple):
    """One game, element by element."""

    elements: NDArray[np.int64]  # as they were revealed
    cells: tuple[Cells, ...]  # where each was placed: nowhere where it did not fit
    results: Results


def playouts(seed: int, games: int, missions: Sequence[str] = ()) -> Results:
    """Games of a player who places at random; the first has this seed, each further one the next."""
    return _played(seed, games, missions, np.zeros(0, np.int64), scratch_for(0))


def ended(options: Options, seats: int, seeds: range) -> Iterator[tuple[Outcome, tuple[Summary, ...]]]:
    """How such games end, and what was earned."""
    del seats  # one
    results = playouts(seeds.start, len(seeds), options.missions)
    deals: list[list[int]] = results.missions.tolist()
    years: list[list[list[int]]] = results.seasons.tolist()
    for numbers, lines in zip(deals, years, strict=True):
        seasons = tuple(Season(*line) for line in lines)
        summary = summed(tuple(NAMES[number] for number in numbers), seasons)
        yield Outcome((summary.total,), frozenset({0})), (summary,)


def traced(seed: int, missions: Sequence[str] = ()) -> Trace:
    """One such game in full."""
    elements, cells = np.full(YEAR, -1), scratch_for(YEAR)
    results = _played(seed, 1, missions, elements, cells)
    shown = elements[elements >= 0]
    return Trace(shown, tuple(map(joined, *cells[: len(shown)].T.tolist())), results)


def _played(
    seed: int, games: int, missions: Sequence[str], elements: NDArray[np.int64], cells: Scratch
) -> Results:
    agreed = np.array([NAMES.index(name) for name in missions], np.int64)
    results = Results(np.zeros((games, PLACES), np.int64), np.zeros((games, len(SEASONS), 3), np.int64))
    pile, deck = np.arange(len(MISSIONS)), np.arange(len(ELEMENTS))
    _play(seed, agreed, pile, deck, scratch_for(MOST_FORMS), *results, elements, cells)
    return results


@compiled(note("native-play", game=note("web-game-mapmaker")))
def _play(
    seed: Word,
    agreed: NDArray[np.int64],
    pile: NDArray[np.int64],
    deck: NDArray[np.int64],
    scratch: Scratch,
    missions: NDArray[np.int64],
    seasons: NDArray[np.int64],
    elements: NDArray[np.int64],
    cells: Scratch,
) -> None:
    """Plays as many games as there is space for results; traces the last one where there is space for it."""
    for game in range(len(missions)):
        order(pile)
        shuffle(stream_of(seed, *MISSIONS_STREAM), pile, len(pile))
        for place in range(PLACES):
            missions[game, place] = agreed[place] if len(agreed) else pile[place]
        rng, player = stream_of(seed, *ELEMENTS_STREAM), stream_of(seed, *PLAYERS_STREAM)
        _game(game, rng, player, deck, scratch, missions, seasons, elements, cells)
        seed += ONE


@part
def _game(
    game: int,
    rng: Chance,
    player: Chance,
    deck: NDArray[np.int64],
    scratch: Scratch,
    missions: NDArray[np.int64],
    seasons: NDArray[np.int64],
    elements: NDArray[np.int64],
    cells: Scratch,
) -> None:
    """One game from its first element on."""
    sheet, time, season, turn, left = _start, 0, 0, 0, 0
    while time < YEAR:
        if not left:  # M1
            order(deck)
            rng, left = shuffle(rng, deck, len(deck)), len(deck)
        element, left = deck[len(deck) - left], left - 1
        ways = _found(element, _grid.full & ~filled(sheet), scratch)
        spot = _grid.none
        if ways:  # M3
            player, number = below(player, ways)
            _, spot = _taken(element, number, scratch)
            sheet = drawn(sheet, _terrains[element], spot)
        if turn < len(elements):
            elements[turn] = element
            store(cells, turn, spot)
        time, turn = time + _times[element], turn + 1
        if time >= SEASON_TIME * (season + 1):  # M2
            first, second = scored_in(season)
            seasons[game, season, 0] = _stars(missions[game, first], sheet)
            seasons[game, season, 1] = _stars(missions[game, second], sheet)
            seasons[game, season, 2] = surrounded_mountains(_grid, sheet).stars
            season += 1
