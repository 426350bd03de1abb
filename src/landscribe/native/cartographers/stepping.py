"""Many solo games of Cartographers, each played on by one action at a time.

A batch is a chooser of the driver: it answers the first question with the action that is given, and leaves at
the next one, which it notes, so that the game can be played on from there.
"""

from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.core.cells import index, singles
from landscribe.core.note import note
from landscribe.core.rng import Chance, Word
from landscribe.games.cartographers.setup import NAMES
from landscribe.games.cartographers.sheet import empty
from landscribe.games.cartographers.turn import (
    AMBUSH_CARD,
    DRAW,
    HERO,
    HERO_CARD,
    OVER,
    OWN,
    Stage,
    opening,
)
from landscribe.native.arrays import ACT, DEAL, REST, Earned, Seen
from landscribe.native.branches import Numbers, Words, layout, load, scratch_for, store
from landscribe.native.cartographers.asking import (
    CHOICES,
    YEAR,
    Ask,
    Workspace,
    grid,
    put,
    sheet_of,
)
from landscribe.native.cartographers.driver import driver
from landscribe.native.cartographers.table import (
    MOST_FORMS,
    PLACES,
    SHEETS,
    Table,
    attack_ways,
    coins,
    kinds,
    times,
)
from landscribe.native.cartographers.uniform import set_up
from landscribe.native.cells import high_half, low_half
from landscribe.native.compile import compiled, inlined, part, separate
from landscribe.native.stepping import (
    NO_OBSERVATION,
    RATING,
    STARS,
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
MOST_STARS = 999


Games: TypeAlias = NDArray[Any]
"""Games in a row, each a record."""


class Codes(NamedTuple):
    """What actions and facts are numbered by: arrays, so that all options run the same compiled code."""

    idle: int
    destroy: int  # the plane of what destroys
    planes: Numbers  # by card, fallback, place of the terrain, form; -1 where there is none
    slots: Numbers  # by card, fallback and plane: the place of the terrain times MOST_FORMS, and the form
    directions: Numbers  # by card, cell and way: the direction of a hero's attack
    fields: Numbers  # of a sheet, by channel
    phase: Numbers  # places of facts, by step,
    card: Numbers  # by card,
    seen: Numbers
    edict: Numbers  # by place and edict,
    season: Numbers  # by season
    time: int
    ruins: int
    coins: int
    stars: int
    solo: Numbers  # the number of each scoring card for a rating


class Game(Workspace, Protocol):
    """A game of a batch: what the driver needs, and what was asked last."""

    seed: Word
    given: int  # the action to be taken; NO_ACTION once it is
    is_refused: bool
    is_over: bool
    step: int
    season: int
    time: int
    is_ruins: bool
    effect: int
    card: int
    fallback: int
    ways: int
    asked: Words  # where single spaces are picked
    total: int  # stars so far
    scanned: int  # cards of the deck that are among those revealed
    revealed: Numbers  # ambushes and heroes, in order
    revealed_count: int


def _zeros(*size: int) -> Any:
    return np.zeros(size, np.int32)


GAME = layout(
    seats=0,
    alone=False,
    deal=np.zeros(2, np.uint64),
    is_left=False,
    size=0,
    at=0,
    decks=np.zeros((2, len(NAMES)), np.uint32),
    ambushes=_zeros(len(NAMES)),
    heroes=_zeros(len(NAMES)),
    ambush=0,
    hero=0,
    ambush_count=0,
    hero_count=0,
    seen=0,
    monsters=_zeros(len(NAMES)),
    edicts=_zeros(YEAR),
    sheets=np.zeros((1, SHEETS.words), np.uint64),
    lines=np.zeros((1, YEAR, 4), np.int64),
    anchors=scratch_for(MOST_FORMS),
    barren=scratch_for(MOST_FORMS),
    before=_zeros(PLACES),
    traced=0,
    choices=np.zeros((1, 5), np.int64),
    maps=np.zeros((1, SHEETS.words), np.uint64),
    seed=np.uint64(0),
    given=0,
    is_refused=False,
    is_over=False,
    step=0,
    season=0,
    time=0,
    is_ruins=False,
    effect=0,
    card=0,
    fallback=0,
    ways=0,
    asked=scratch_for(1),
    total=0,
    scanned=0,
    revealed=_zeros(len(NAMES)),
    revealed_count=0,
)


def games_for(number: int) -> Any:
    """Space for so many games, all of them over."""
    games: Any = np.zeros(number, GAME)
    games["seats"], games["alone"], games["traced"], games["is_over"] = 1, True, CHOICES, True
    return games


# The chooser


@inlined
def _answer(chance: Chance, ask: Ask, _table: Table, game: Any, codes: Codes) -> tuple[Chance, int]:
    number = -1
    if game.given != NO_ACTION:
        number = _number_of(ask, game.given, game, codes)
        game.given, game.is_refused = NO_ACTION, number < 0
    if number < 0:
        _leave(ask, game)
        return chance, 0
    return chance, number


@separate
def _number_of(ask: Ask, action: int, game: Game, codes: Codes) -> int:
    """The number of the choice that an action is; -1 where it is none."""
    if action == codes.idle:
        return 0 if ask.choices == 0 else -1
    plane, place = action // PLACES, action % PLACES
    if action < 0 or action > codes.idle or ask.choices == 0:
        return -1
    cell = grid.first << place
    if ask.step not in (DRAW, HERO):
        return count_before(ask.cells, place) if plane == codes.destroy and ask.cells & cell else -1
    slot = codes.slots[ask.card, ask.fallback, plane]
    if slot < 0:
        return -1
    terrain, form = slot // MOST_FORMS, slot % MOST_FORMS
    if ask.step == HERO:
        if ask.cells & cell:
            for way in range(attack_ways[ask.card, place]):
                if codes.directions[ask.card, place, way] == form:
                    return game.before[count_before(ask.cells, place)] + way
        return -1
    if ask.fallback != OWN:
        return terrain * ask.ways + count_before(ask.cells, place) if ask.cells & cell else -1
    legal = load(game.anchors, form)
    if not legal & cell:
        return -1
    number = terrain * ask.ways + count_before(legal, place)
    for row in range(form):
        number += _size(load(game.anchors, row))
    return number


@inlined
def _size(cells: Any) -> int:
    return count_before(cells, 127)


@separate
def _leave(ask: Ask, game: Game) -> None:
    """Notes the question; the map is kept, as the driver goes on to make some move on it."""
    game.is_left = True
    game.step, game.season, game.time, game.card = ask.step, ask.season, ask.time, ask.card
    game.is_ruins, game.effect, game.fallback, game.ways = ask.ruins, ask.effect, ask.fallback, ask.choices
    store(game.asked, 0, ask.cells)
    put(game.maps, 0, sheet_of(game.sheets, 0))


_play_on = driver(_answer, is_quick=True)


# A game


@part
def _deal(seed: Word, table: Table, game: Game) -> None:
    """Sets a game up; it is still to be played to its first question."""
    set_up(seed, table, game)
    game.seed, game.given = seed, NO_ACTION
    game.is_over, game.total, game.scanned, game.revealed_count = False, 0, 0, 0
    game.lines[:] = 0
    start = opening(0)
    game.step, game.season, game.time, game.card = start.step, start.season, start.time, 0
    game.is_ruins, game.effect = start.ruins, start.effect


@part
def _close(is_dealt: bool, terms: Terms, game: Game, codes: Codes) -> float:
    """Notes how a game stands after it was played on; what that brought."""
    if game.is_left:
        put(game.sheets, 0, sheet_of(game.maps, 0))
    else:
        game.step, game.is_over, game.is_ruins = OVER, True, False
        game.time += times[game.card]
    _note_revealed(game)
    if is_dealt:
        return 0.0
    if game.is_refused:
        game.is_over = terms.ends
        return -terms.cost
    total: Any = 0
    for season in range(YEAR):
        for entry in range(4):
            total += game.lines[0, season, entry]
    brought, game.total = total - game.total, total
    if terms.reward == STARS:
        return brought
    if not game.is_over:
        return 0.0
    if terms.reward != RATING:
        return 1.0
    for place in range(YEAR):
        total -= codes.solo[game.edicts[place]]
    return total


@part
def _note_revealed(game: Game) -> None:
    if game.at < game.scanned:
        game.scanned = 0
    for place in range(game.scanned, game.at):
        card = game.decks[game.season % 2, place]
        if kinds[card] == AMBUSH_CARD or kinds[card] == HERO_CARD:
            game.revealed[game.revealed_count] = card
            game.revealed_count += 1
    game.scanned = game.at


# What is seen


@part
def _look(row: int, terms: Terms, table: Table, game: Game, codes: Codes, seen: Seen) -> None:
    if terms.observed != NO_OBSERVATION:
        channels = len(codes.fields)
        for channel in range(channels):
            word = 2 * codes.fields[channel]
            low, high = game.sheets[0, word], game.sheets[0, word + 1]
            write_cells(low, high, channel, PLACES, terms.observed, row, seen)
        free = empty(grid, sheet_of(game.sheets, 0))
        write_cells(low_half(free), high_half(free), channels, PLACES, terms.observed, row, seen)
        _tell(game, codes, seen.facts[row])
    if seen.mask.shape[1]:
        _allow(table, game, codes, seen.mask[row])


@part
def _tell(game: Game, codes: Codes, facts: Facts) -> None:
    """Writes the facts down."""
    facts[:] = 0
    facts[codes.phase[game.step]] = 1
    facts[codes.card[game.card]] = 1
    for place in range(game.at):
        facts[codes.seen[game.decks[game.season % 2, place]]] = 1
    for place in range(game.revealed_count):
        facts[codes.seen[game.revealed[place]]] = 1
    for place in range(YEAR):
        facts[codes.edict[place, game.edicts[place]]] = 1
    facts[codes.season[game.season]] = 1
    facts[codes.time], facts[codes.ruins] = game.time, game.is_ruins
    facts[codes.coins] = sheet_of(game.sheets, 0).coins
    facts[codes.stars] = min(max(game.total, -MOST_STARS), MOST_STARS)


@part
def _allow(table: Table, game: Game, codes: Codes, mask: Words) -> None:
    """Sets a bit for every legal action; the idle one where there is none."""
    mask[:] = 0
    card, fallback, cells = game.card, game.fallback, load(game.asked, 0)
    if game.is_over or game.ways == 0:
        allow_one(mask, codes.idle)
    elif game.step == HERO:
        for cell in singles(cells):
            place = index(cell)
            for way in range(attack_ways[card, place]):
                direction = codes.directions[card, place, way]
                allow_one(mask, codes.planes[card, 0, 0, direction] * PLACES + place)
    elif game.step != DRAW:
        allow(mask, codes.destroy * PLACES, cells)
    else:
        for terrain in range(table.terrains[fallback, card, 0]):
            if fallback != OWN:
                allow(mask, codes.planes[card, fallback, terrain, 0] * PLACES, cells)
            else:
                for form in range(coins[card, 0]):
                    allow(mask, codes.planes[card, OWN, terrain, form] * PLACES, load(game.anchors, form))


@compiled(note("native-steps", game=note("web-game-cartographers")))
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
    """Does in every game what is ordered, and writes down what is seen and earned.

    The driver is called from here: the deeper it lies, the longer all of it takes to compile.
    """
    for row in range(len(games)):
        game, order = games[row], orders[row]
        earned.rewards[row], game.is_refused = 0, False
        if order >= DEAL:
            _deal(game.seed if order == DEAL else next_seed(game.seed), table, game)
        elif order == ACT and not game.is_over:
            game.given = actions[row]
        else:
            order = REST
        if order != REST:
            game.is_left = False
            stage = Stage(game.season, game.time, game.is_ruins, game.effect, game.step)
            _play_on(Chance(NOBODY, NOBODY), stage, game.card, table, game, codes)
            earned.rewards[row] = _close(order >= DEAL, terms, game, codes)
        earned.is_over[row], earned.is_refused[row] = game.is_over, game.is_refused
        _look(row, terms, table, game, codes, seen)
