"""Many solo games of Cartouche, each played on by one action at a time.

All of a game lies in its workspace, so that it stands still between two actions. What an action means is
found by listing all choices: each has its number in the encoding.
"""

from typing import Any, NamedTuple, Protocol

import numpy as np

from landscribe.core.note import note
from landscribe.core.rng import Chance, Word
from landscribe.games.cartouche.mural import GRID, Mural, filled
from landscribe.games.cartouche.turn import SLOTS, Phase, token_points
from landscribe.native import stepping
from landscribe.native.arrays import Earned, Seen
from landscribe.native.branches import Numbers, Words, layout
from landscribe.native.cartouche.asking import (
    ANKH,
    CLAIM,
    COMPLETE,
    DROP,
    KEEP,
    PLACE,
    TAKE_STORY,
    TAKE_TILE,
    TRADED,
    Laid,
    Move,
    listing,
    placing,
    plain,
)
from landscribe.native.cartouche.cards import PIECE_NAMES, goods, grid, points, wanted_of
from landscribe.native.cartouche.dealing import Agreed, set_up
from landscribe.native.cartouche.driver import play
from landscribe.native.cartouche.workspace import CARDS_FROM, PLACES, Workspace, fields, mural_of, tokens_of
from landscribe.native.cells import high_half, low_half
from landscribe.native.compile import compiled, inlined, part
from landscribe.native.stepping import (
    NO_ACTION,
    WIN,
    Bytes,
    Facts,
    Games,
    Play,
    Terms,
    allow,
    allow_one,
    bounded,
    stepper,
    write_cells,
)

CELLS = GRID.rows * GRID.cols
CHANNELS = len(Mural._fields)
MOST_ACTIONS = 512
"""So many are noted; pieces, tokens and ankhs run out before (`tests/envs/test_cartouche_bounds.py`)."""


class Codes(stepping.Codes, Protocol):
    """The numbers of actions and facts."""

    is_compact: bool  # whether things are meant by where they lie
    # where the numbers of each kind of action begin
    place: int
    take: int
    drop: int
    keep: int
    complete: int
    claim: int
    trade: int
    ankh: int
    # of pieces, cards, tokens given and ankhs
    ways: int  # to complete a story, or to pay for a claim, at most
    reserve: int  # different pieces of the reserve that have numbers where they are meant by their place
    lies: int  # of a piece, at most
    first_lie: Numbers  # by piece
    stories: int
    piece: Numbers
    given: Numbers  # by two tokens
    taken: Numbers  # by ankh and bonus
    # places of facts
    phase: Numbers
    round: int
    picks: int
    deck: int
    offered_story: Numbers
    offered_tile: Numbers
    unseen_story: Numbers
    unseen_tile: Numbers
    next_space: Numbers  # by place on the board,
    rivals: Numbers
    achievement: Numbers  # by slot and card,
    first: int
    step: Numbers
    story: Numbers
    in_reserve: Numbers
    drawn: Numbers
    tokens: int  # the first of them,
    told: int
    held: int  # ankhs
    scored: int
    claiming: int
    draws: int
    points: int
    rival_points: int
    stack: int
    rival_stories: int


class Game(stepping.Game, Workspace, Protocol):
    """A game of a batch: its workspace, the chance that fills its bag, and what was done in it."""

    deal: Words
    shuffled: int  # stories, those of the deck first
    rival_total: int  # what the opponent would count now
    count: int  # of actions
    actions: Numbers


GAME = layout(
    **fields(seats=1, number=np.int16),
    deal=np.zeros(2, np.uint64),
    seed=np.uint64(0),
    given=0,
    is_refused=False,
    is_over=False,
    total=0,
    shuffled=0,
    rival_total=0,
    count=0,
    actions=np.zeros(MOST_ACTIONS, np.uint16),
)


def games_for(number: int) -> Any:
    """Space for so many games, all of them over."""
    games: Any = np.zeros(number, GAME)
    games["is_over"] = True
    return games


# What an action means


class Wanted(NamedTuple):
    """What is done with every choice: one has the number of an action, and all are written into a mask."""

    action: int
    mask: Words  # empty where none is wanted
    game: Any
    codes: Any


class Found(NamedTuple):
    """The move that is wanted, if it is legal; the last choice, and how many like it came before."""

    is_legal: bool
    move: Move
    verb: int
    item: int
    way: int


@part
def _one(found: Found, wanted: Wanted, move: Move) -> Found:
    is_like = move.verb == found.verb and move.item == found.item
    way = found.way + 1 if is_like else 0
    number = _number(move, way, wanted.game, wanted.codes)
    if wanted.mask.shape[0]:
        allow_one(wanted.mask, number)
    is_it = number == wanted.action
    return Found(found.is_legal or is_it, move if is_it else found.move, move.verb, move.item, way)


@part
def _number(move: Move, way: int, game: Any, codes: Any) -> int:
    """The number of a choice, the ways before it counted."""
    verb, item, is_compact = move.verb, move.item, codes.is_compact
    what: Any = item  # where a thing lies, or which it is
    if verb == TAKE_STORY:
        return codes.take + (what if is_compact else game.stories_offered[item])
    if verb == TAKE_TILE:
        tile = codes.stories + codes.piece[game.tiles_offered[item]]
        return codes.take + (game.story_offers + what if is_compact else tile)
    if verb == DROP:
        return codes.drop + (what if is_compact else game.stories[0, item])
    if verb == KEEP:
        return codes.keep + (what if is_compact else codes.piece[game.offers[0, 0, item]])
    if verb == TRADED:
        return codes.trade + _given(move, codes) * len(goods) + item
    if verb == ANKH:
        return codes.ankh + codes.taken[item, move.bonus]
    if verb not in (COMPLETE, CLAIM):
        return codes.idle
    if verb == COMPLETE:
        return codes.complete + (what if is_compact else game.stories[0, item]) * codes.ways + way
    is_card = item >= CARDS_FROM and not is_compact
    place = CARDS_FROM + game.cards[item - CARDS_FROM] if is_card else what
    return codes.claim + place * codes.ways + way


@part
def _given(move: Move, codes: Codes) -> int:
    """The number of the two tokens that are given for something."""
    first = 0
    while move.paid[first] == 0:
        first += 1
    second = first + (move.paid[first] == 1)
    while move.paid[second] == 0:
        second += 1
    return codes.given[first, second]


@part
def _lying(found: Found, wanted: Wanted, laid: Laid) -> Found:
    if not laid.legal:
        return found
    codes, place = wanted.codes, 0  # among the pieces that fit
    if found.verb == PLACE:
        place = found.way + (found.item != laid.piece)
    is_legal, move, plane = found.is_legal, found.move, codes.first_lie[laid.piece]
    if codes.is_compact:
        plane = place * codes.lies
    if not codes.is_compact or place < codes.reserve:
        first = codes.place + (plane + laid.row) * CELLS
        if wanted.mask.shape[0]:
            allow(wanted.mask, first, laid.legal)
        if first <= wanted.action < first + CELLS:
            anchor = grid.first << (wanted.action - first)
            if laid.legal & anchor:
                is_legal, move = True, placing(laid, anchor)
    return Found(is_legal, move, PLACE, laid.piece, place)


_choices = listing(_one, _lying)


# A game


@part
def _deal(seed: Word, agreed: Agreed, game: Game) -> None:
    deal = set_up(seed, agreed, game)
    game.deal[0], game.deal[1] = deal.value, deal.gamma
    game.shuffled, game.count = agreed.stories[0], 0
    _note_rival(agreed, game)


@part
def _play_on(agreed: Agreed, game: Game, codes: Codes) -> None:
    if game.given == NO_ACTION:
        return
    nothing = Found(False, plain(0, 0), -1, -1, 0)
    found = _choices(0, nothing, Wanted(game.given, game.deal[:0], game, codes), game)
    game.is_refused = not found.is_legal
    if found.is_legal:
        game.actions[game.count], game.count = game.given, game.count + 1
        deal = play(Chance(game.deal[0], game.deal[1]), 0, found.move, game)
        game.deal[0], game.deal[1] = deal.value, deal.gamma
        game.is_over = game.phase == Phase.OVER
        _note_rival(agreed, game)


@part
def _note_rival(agreed: Agreed, game: Game) -> None:
    total: Any = agreed.level + game.rival_points
    for place in range(game.rival_story_count):
        total += points[game.rival_stories[place]]
    game.rival_total = total


@part
def _points(game: Game) -> int:
    total = game.story_points[0] + token_points(tokens_of(0, game))
    for place in range(PLACES):
        total += game.earned[0, place]
    return total


@part
def _final(reward: int, game: Game, _codes: Codes) -> float:
    if reward == WIN:
        return 1.0 if game.total > game.rival_total else 0.0
    return game.total


# What is seen


@inlined
def _show(row: int, observed: int, game: Game, _codes: Codes, seen: Seen) -> None:
    for channel in range(CHANNELS):
        low, high = game.murals[0, 2 * channel], game.murals[0, 2 * channel + 1]
        write_cells(low, high, channel, CELLS, observed, row, seen)
    free = grid.full & ~filled(mural_of(0, game))
    write_cells(low_half(free), high_half(free), CHANNELS, CELLS, observed, row, seen)


@part
def _tell(game: Game, codes: Codes, facts: Facts) -> None:
    facts[codes.phase[game.phase]] = 1
    facts[codes.round], facts[codes.picks] = game.round, game.picks
    facts[codes.deck] = game.deck_size - game.dealt
    for place in range(game.story_offers):
        facts[codes.offered_story[game.stories_offered[place]]] = 1
    for place in range(game.tile_offers):
        facts[codes.offered_tile[game.tiles_offered[place]]] = 1
    for place in range(game.dealt, game.shuffled):
        facts[codes.unseen_story[game.deck[place]]] = 1
    for place in range(game.drawn, game.bag_size):
        facts[codes.unseen_tile[game.bag[place]]] = 1
    for place in range(PLACES):
        facts[codes.next_space[place]], facts[codes.rivals[place]] = game.next[place], game.rivals[place]
    for slot in range(SLOTS):
        facts[codes.achievement[slot, game.cards[slot]]] = 1
    _tell_of_player(game, codes, facts)
    facts[codes.rival_points] = bounded(game.rival_total)
    for slot in range(SLOTS):
        facts[codes.stack + slot] = game.stack_sizes[slot]
    for place in range(game.rival_story_count):
        facts[codes.rival_stories + wanted_of(game.rival_stories[place]).kind] += 1


@part
def _tell_of_player(game: Game, codes: Codes, facts: Facts) -> None:
    facts[codes.first] = 1
    facts[codes.step[game.steps[0]]] = 1
    for place in range(game.open[0]):
        facts[codes.story[game.stories[0, place]]] = 1
    for piece in range(len(PIECE_NAMES)):
        facts[codes.in_reserve[piece]] = game.reserve[0, piece]
    if game.offered[0]:
        for place in range(game.offer_sizes[0, 0]):
            facts[codes.drawn[game.offers[0, 0, place]]] = 1
    for token in range(len(game.tokens[0])):
        facts[codes.tokens + token] = game.tokens[0, token]
    for kind in range(len(game.told[0])):
        facts[codes.told + kind] = game.told[0, kind]
    for ankh in range(codes.taken.shape[0]):
        facts[codes.held + ankh] = game.ankhs[0] >> ankh & 1
    for place in range(PLACES):
        facts[codes.scored + place] = game.earned[0, place]
    if game.claiming[0] >= 0:
        facts[codes.claiming + game.claiming[0]] = 1
    facts[codes.draws], facts[codes.points] = game.draws[0], bounded(game.total)


@part
def _allow(_agreed: Agreed, game: Game, codes: Codes, mask: Words) -> None:
    _choices(0, Found(False, plain(0, 0), -1, -1, 0), Wanted(NO_ACTION, mask, game, codes), game)


_step = stepper(Play(_deal, _play_on, _points, _final, _show, _tell, _allow))


@compiled(note("native-steps", game=note("web-game-cartouche")))
def step(
    terms: Terms,
    table: Agreed,
    games: Games,
    codes: Codes,
    actions: Numbers,
    orders: Bytes,
    seen: Seen,
    earned: Earned,
) -> None:
    """Does in every game what is ordered, and writes down what is seen and earned."""
    _step(terms, table, games, codes, actions, orders, seen, earned)
