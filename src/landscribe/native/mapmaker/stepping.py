"""Many games of The Mapmaker, each played on by one action at a time.

A batch is a chooser of the driver: it answers the first question with the action that is given, and leaves at
the next one, which it notes, so that the game can be played on from there.
"""

from typing import Any, Protocol

import numpy as np

from landscribe.core.note import note
from landscribe.core.rng import Chance, Word
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, SEASON_TIME, SEASONS, Sheet, empty
from landscribe.games.mapmaker.rules import PLACES as MISSION_PLACES
from landscribe.games.mapmaker.turn import REVEAL, Stage
from landscribe.native import stepping
from landscribe.native.arrays import Earned, Seen
from landscribe.native.branches import Numbers, Words, layout, load, scratch_for
from landscribe.native.cells import high_half, low_half
from landscribe.native.compile import compiled, inlined, part, separate
from landscribe.native.mapmaker.driver import (
    CHOICES,
    MOST_FORMS,
    NAMES,
    SHEETS,
    Ask,
    Table,
    Workspace,
    driver,
    grid,
    placed,
    put,
    sheet_of,
    start,
)
from landscribe.native.mapmaker.uniform import set_up
from landscribe.native.stepping import (
    NO_ACTION,
    WIN,
    Bytes,
    Facts,
    Games,
    Play,
    Terms,
    allow,
    bounded,
    count_before,
    stepper,
    write_cells,
)

NOBODY: Any = np.uint64(0)
PLACES = GRID.rows * GRID.cols
FIELDS = len(Sheet._fields)
YEAR = len(SEASONS)
MOST_PLANES = sum(len(element.forms) for element in ELEMENTS)


class Codes(stepping.Codes, Protocol):
    """The numbers of actions and facts."""

    planes: Numbers  # by element and form
    slots: Numbers  # by element and plane: the form, or -1
    element: Numbers  # places of facts, by element,
    to_come: Numbers
    mission: Numbers  # by place and mission,
    season: Numbers  # by season
    season_time: int
    time: int
    points: int


class Game(stepping.Game, Workspace, Protocol):
    """A game of a batch: what the driver needs, and what was asked last."""

    is_ended: bool  # whether its year is over
    map: Words
    season: int
    asked: int  # the time of the question
    element: int


GAME = layout(
    deal=np.zeros(2, np.uint64),
    is_left=False,
    deck=np.zeros(len(ELEMENTS), np.int32),
    at=0,
    size=0,
    missions=np.zeros(MISSION_PLACES, np.int32),
    lines=np.zeros((YEAR, 3), np.int64),
    time=0,
    pile=np.zeros(len(NAMES), np.int32),
    anchors=scratch_for(MOST_FORMS),
    traced=0,
    choices=np.zeros((1, 3), np.int64),
    maps=np.zeros((1, SHEETS.words), np.uint64),
    seed=np.uint64(0),
    given=0,
    is_refused=False,
    is_over=False,
    is_ended=False,
    map=np.zeros((1, SHEETS.words), np.uint64),
    season=0,
    asked=0,
    element=0,
    total=0,
)


def games_for(number: int) -> Any:
    """Space for so many games, all of them over."""
    games: Any = np.zeros(number, GAME)
    games["traced"], games["is_over"] = CHOICES, True
    return games


# The chooser


@inlined
def _answer(
    chance: Chance, ask: Ask, sheet: Sheet, _table: Table, game: Any, codes: Codes
) -> tuple[Chance, int]:
    number = -1
    if game.given != NO_ACTION:
        number = _number_of(ask, game.given, game, codes)
        game.given, game.is_refused = NO_ACTION, number < 0
    if number < 0:
        game.is_left, number = True, 0
        game.season, game.asked, game.element = ask.season, ask.time, ask.element
        put(game.map, 0, sheet)
    else:
        put(game.map, 0, placed(ask, number, sheet, game))
    return chance, number


@separate
def _number_of(ask: Ask, action: int, game: Game, codes: Codes) -> int:
    """The number of the placement that an action is; -1 where it is none."""
    if action < 0 or action >= codes.idle:
        return -1
    place, form = action % PLACES, codes.slots[ask.element, action // PLACES]
    if form < 0:
        return -1
    legal = load(game.anchors, form)
    if not legal & grid.first << place:
        return -1
    number = count_before(legal, place)
    for row in range(form):
        number += count_before(load(game.anchors, row), 127)
    return number


_drive = driver(_answer)


# A game


@part
def _deal(seed: Word, table: Table, game: Game) -> None:
    set_up(seed, table, game)
    game.is_ended, game.season, game.asked, game.element = False, 0, 0, 0
    game.lines[:] = 0
    put(game.map, 0, start)


@inlined
def _play_on(table: Table, game: Game, codes: Codes) -> None:
    game.is_left = False
    game.at -= game.given != NO_ACTION  # the element is revealed once more, and its places are found
    stage, sheet = Stage(game.asked, game.season, REVEAL), sheet_of(game.map, 0)
    _drive(Chance(NOBODY, NOBODY), stage, game.element, sheet, table, game, codes)
    if not game.is_left:
        game.is_over, game.is_ended, game.season, game.asked = True, True, YEAR - 1, game.time


@part
def _points(game: Game) -> int:
    total = 0
    for season in range(YEAR):
        for entry in range(3):
            total += game.lines[season, entry]
    return total


@part
def _final(reward: int, game: Game, _codes: Codes) -> float:
    return 1.0 if reward == WIN else game.total


# What is seen


@inlined
def _show(row: int, observed: int, game: Game, _codes: Codes, seen: Seen) -> None:
    for channel in range(FIELDS):
        low, high = game.map[0, 2 * channel], game.map[0, 2 * channel + 1]
        write_cells(low, high, channel, PLACES, observed, row, seen)
    free = empty(grid, sheet_of(game.map, 0))
    write_cells(low_half(free), high_half(free), FIELDS, PLACES, observed, row, seen)


@inlined
def _tell(game: Game, codes: Codes, facts: Facts) -> None:
    if not game.is_ended:
        facts[codes.element[game.element]] = 1
    for place in range(game.at, game.size):
        facts[codes.to_come[game.deck[place]]] = 1
    for place in range(MISSION_PLACES):
        facts[codes.mission[place, game.missions[place]]] = 1
    facts[codes.season[game.season]] = 1
    facts[codes.season_time], facts[codes.time] = game.asked - SEASON_TIME * game.season, game.asked
    facts[codes.points] = bounded(game.total)


@inlined
def _allow(_table: Table, game: Game, codes: Codes, mask: Words) -> None:
    for form in range(MOST_FORMS):
        if codes.planes[game.element, form] >= 0:
            allow(mask, codes.planes[game.element, form] * PLACES, load(game.anchors, form))


_step = stepper(Play(_deal, _play_on, _points, _final, _show, _tell, _allow))


@compiled(note("native-steps", game=note("web-game-mapmaker")))
def step(
    terms: Terms,
    table: Table,
    games: Games,
    codes: Codes,
    actions: Numbers,
    orders: Bytes,
    seen: Seen,
    earned: Earned,
) -> None:
    """Does in every game what is ordered, and writes down what is seen and earned."""
    _step(terms, table, games, codes, actions, orders, seen, earned)
