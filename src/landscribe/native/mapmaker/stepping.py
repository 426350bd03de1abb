"""Many games of The Mapmaker, each played on by one action at a time.

A batch is a chooser of the driver: it answers the first question with the action that is given, and leaves at
the next one, which it notes, so that the game can be played on from there.
"""

from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.core.note import note
from landscribe.core.rng import Chance, Word
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, SEASON_TIME, SEASONS, Sheet, empty
from landscribe.games.mapmaker.rules import PLACES as MISSION_PLACES
from landscribe.games.mapmaker.turn import REVEAL, Stage
from landscribe.native.arrays import ACT, DEAL, REST, Earned, Seen
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
    NO_OBSERVATION,
    STARS,
    WIN,
    Bytes,
    Facts,
    Terms,
    allow,
    allow_one,
    count_before,
    next_seed,
    write_cells,
)

NO_ACTION = -1
NOBODY: Any = np.uint64(0)
PLACES = GRID.rows * GRID.cols
FIELDS = len(Sheet._fields)
YEAR = len(SEASONS)
MOST_POINTS = 999

Games: TypeAlias = NDArray[Any]
"""Games in a row, each a record."""


class Codes(NamedTuple):
    """What actions and facts are numbered by: arrays, so that all options run the same compiled code."""

    idle: int
    planes: Numbers  # by element and form
    slots: Numbers  # by element and plane: the form, or -1
    element: Numbers  # places of facts, by element,
    to_come: Numbers
    mission: Numbers  # by place and mission,
    season: Numbers  # by season
    season_time: int
    time: int
    points: int


class Game(Workspace, Protocol):
    """A game of a batch: what the driver needs, and what was asked last."""

    seed: Word
    given: int  # the action to be taken; NO_ACTION once it is
    is_refused: bool
    is_over: bool  # whether it goes on no more
    is_ended: bool  # whether its year is over
    map: Words
    season: int
    asked: int  # the time of the question
    element: int
    total: int  # points so far


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


_play_on = driver(_answer)


# A game


@part
def _deal(seed: Word, table: Table, game: Game) -> None:
    """Sets a game up; it is still to be played to its first question."""
    set_up(seed, table, game)
    game.seed, game.given = seed, NO_ACTION
    game.is_over, game.is_ended, game.total = False, False, 0
    game.season, game.asked, game.element = 0, 0, 0
    game.lines[:] = 0
    put(game.map, 0, start)


@part
def _close(is_dealt: bool, terms: Terms, game: Game) -> float:
    """Notes how a game stands after it was played on; what that brought."""
    if not game.is_left:
        game.is_over, game.is_ended, game.season, game.asked = True, True, YEAR - 1, game.time
    if is_dealt:
        return 0.0
    if game.is_refused:
        game.is_over = terms.ends
        return -terms.cost
    total = 0
    for season in range(YEAR):
        for entry in range(3):
            total += game.lines[season, entry]
    brought, game.total = total - game.total, total
    if terms.reward == STARS:
        return brought
    if not game.is_over:
        return 0.0
    return 1.0 if terms.reward == WIN else total


# What is seen


@part
def _look(row: int, terms: Terms, game: Game, codes: Codes, seen: Seen) -> None:
    if terms.observed != NO_OBSERVATION:
        for channel in range(FIELDS):
            low, high = game.map[0, 2 * channel], game.map[0, 2 * channel + 1]
            write_cells(low, high, channel, PLACES, terms.observed, row, seen)
        free = empty(grid, sheet_of(game.map, 0))
        write_cells(low_half(free), high_half(free), FIELDS, PLACES, terms.observed, row, seen)
        _tell(game, codes, seen.facts[row])
    if seen.mask.shape[1]:
        mask = seen.mask[row]
        mask[:] = 0
        if game.is_over:
            allow_one(mask, codes.idle)
        else:
            for form in range(MOST_FORMS):
                if codes.planes[game.element, form] >= 0:
                    allow(mask, codes.planes[game.element, form] * PLACES, load(game.anchors, form))


@part
def _tell(game: Game, codes: Codes, facts: Facts) -> None:
    """Writes the facts down."""
    facts[:] = 0
    if not game.is_ended:
        facts[codes.element[game.element]] = 1
    for place in range(game.at, game.size):
        facts[codes.to_come[game.deck[place]]] = 1
    for place in range(MISSION_PLACES):
        facts[codes.mission[place, game.missions[place]]] = 1
    facts[codes.season[game.season]] = 1
    facts[codes.season_time], facts[codes.time] = game.asked - SEASON_TIME * game.season, game.asked
    facts[codes.points] = min(max(game.total, -MOST_POINTS), MOST_POINTS)


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
    for row in range(len(games)):
        game, order = games[row], orders[row]
        earned.rewards[row], game.is_refused = 0, False
        if order >= DEAL:
            _deal(game.seed if order == DEAL else next_seed(game.seed), table, game)
        elif order == ACT and not game.is_over:
            game.given = actions[row]
            game.at -= 1  # the element is revealed once more, and its places are found
        else:
            order = REST
        if order != REST:
            game.is_left = False
            stage, sheet = Stage(game.asked, game.season, REVEAL), sheet_of(game.map, 0)
            _play_on(Chance(NOBODY, NOBODY), stage, game.element, sheet, table, game, codes)
            earned.rewards[row] = _close(order >= DEAL, terms, game)
        earned.is_over[row], earned.is_refused[row] = game.is_over, game.is_refused
        _look(row, terms, game, codes, seen)
