"""Many solo games of Cartographers, each played on by one action at a time.

A batch is a chooser of the driver: it answers the first question with the action that is given, and leaves at
the next one, which it notes, so that the game can be played on from there.
"""

from typing import Any, Protocol

import numpy as np

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
from landscribe.native import stepping
from landscribe.native.arrays import Earned, Seen
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
    NO_ACTION,
    RATING,
    Bytes,
    Facts,
    Games,
    Play,
    Terms,
    allow,
    allow_one,
    bounded,
    count_before,
    stepper,
    write_cells,
)

NOBODY: Any = np.uint64(0)
MOST_PLANES = 256


class Codes(stepping.Codes, Protocol):
    """The numbers of actions and facts."""

    destroy: int  # the plane of what destroys
    planes: Numbers  # by card, fallback, place of the terrain, form; -1 where there is none
    slots: Numbers  # by card, fallback and plane: the place of the terrain times MOST_FORMS, and the form
    directions: Numbers  # by card, cell and way: the direction of a hero's attack
    channels: int  # but for what is empty
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


class Game(stepping.Game, Workspace, Protocol):
    """A game of a batch: what the driver needs, and what was asked last."""

    step: int
    season: int
    time: int
    is_ruins: bool
    effect: int
    card: int
    fallback: int
    ways: int
    asked: Words  # where single spaces are picked
    scanned: int  # cards of the deck that are among those revealed
    revealed: Numbers  # ambushes and heroes, in order
    revealed_count: int


def _cards(*size: int) -> Any:
    """Numbers of cards, in a byte each: the smaller a game, the more of them a processor has at hand."""
    return np.zeros(size, np.uint8)


GAME = layout(
    seats=0,
    alone=False,
    deal=np.zeros(2, np.uint64),
    is_left=False,
    size=0,
    at=0,
    decks=_cards(2, len(NAMES)),
    ambushes=_cards(len(NAMES)),
    heroes=_cards(len(NAMES)),
    ambush=0,
    hero=0,
    ambush_count=0,
    hero_count=0,
    seen=0,
    monsters=_cards(len(NAMES)),
    edicts=_cards(YEAR),
    sheets=np.zeros((1, SHEETS.words), np.uint64),
    lines=np.zeros((1, YEAR, 4), np.int64),
    anchors=scratch_for(MOST_FORMS),
    barren=scratch_for(MOST_FORMS),
    before=np.zeros(PLACES, np.int16),
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
    revealed=_cards(len(NAMES)),
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


_drive = driver(_answer, is_quick=True)


# A game


@part
def _deal(seed: Word, table: Table, game: Game) -> None:
    set_up(seed, table, game)
    game.scanned, game.revealed_count = 0, 0
    game.lines[:] = 0
    start = opening(0)
    game.step, game.season, game.time, game.card = start.step, start.season, start.time, 0
    game.is_ruins, game.effect = start.ruins, start.effect


@inlined
def _play_on(table: Table, game: Game, codes: Codes) -> None:
    game.is_left = False
    season = game.season
    stage = Stage(game.season, game.time, game.is_ruins, game.effect, game.step)
    _drive(Chance(NOBODY, NOBODY), stage, game.card, table, game, codes)
    if game.is_left:
        put(game.sheets, 0, sheet_of(game.maps, 0))
    else:
        game.step, game.is_over, game.is_ruins = OVER, True, False
        game.time += times[game.card]
    if game.season != season:  # another deck: it may have come as far as the last one by the first question
        game.scanned = 0
    _note_revealed(game)


@part
def _note_revealed(game: Game) -> None:
    for place in range(game.scanned, game.at):
        card = game.decks[game.season % 2, place]
        if kinds[card] == AMBUSH_CARD or kinds[card] == HERO_CARD:
            game.revealed[game.revealed_count] = card
            game.revealed_count += 1
    game.scanned = game.at


@part
def _points(game: Game) -> int:
    total = 0
    for season in range(YEAR):
        for entry in range(4):
            total += game.lines[0, season, entry]
    return total


@part
def _final(reward: int, game: Game, codes: Codes) -> float:
    if reward != RATING:
        return 1.0
    rating: Any = game.total
    for place in range(YEAR):
        rating -= codes.solo[game.edicts[place]]
    return rating


# What is seen


@inlined
def _show(row: int, observed: int, game: Game, codes: Codes, seen: Seen) -> None:
    for channel in range(codes.channels):
        word = 2 * codes.fields[channel]
        low, high = game.sheets[0, word], game.sheets[0, word + 1]
        write_cells(low, high, channel, PLACES, observed, row, seen)
    free = empty(grid, sheet_of(game.sheets, 0))
    write_cells(low_half(free), high_half(free), codes.channels, PLACES, observed, row, seen)


@inlined
def _tell(game: Game, codes: Codes, facts: Facts) -> None:
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
    facts[codes.stars] = bounded(game.total)


@inlined
def _allow(table: Table, game: Game, codes: Codes, mask: Words) -> None:
    card, fallback, cells = game.card, game.fallback, load(game.asked, 0)
    if game.ways == 0:
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


_step = stepper(Play(_deal, _play_on, _points, _final, _show, _tell, _allow))


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
    """Does in every game what is ordered, and writes down what is seen and earned."""
    _step(terms, table, games, codes, actions, orders, seen, earned)
