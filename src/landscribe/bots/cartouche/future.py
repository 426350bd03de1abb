"""The future of one mural of Cartouche, imagined natively: rounds drafted and placed by a quick planner."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.native import Scratch, all_placements, held_after, placement_in
from landscribe.bots.cartouche.worth import (
    GOALS,
    NO_AIM,
    PLACES,
    Aim,
    Aims,
    Odds,
    Prizes,
    paid,
    worth,
)
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, below, forked
from landscribe.games.cartouche.achievements import (
    best_price,
    is_paid_for,
    mural_missing,
    stories_missing,
    tokens_missing,
)
from landscribe.games.cartouche.ankhs import BONUSES, PIECES_DRAWN, TRADE, Ankh
from landscribe.games.cartouche.mural import BLACK, Mural, laid
from landscribe.games.cartouche.stories import Kind, Told, first_cover, told_more
from landscribe.games.cartouche.tiles import Held
from landscribe.games.cartouche.tokens import NOTHING, Tokens, added, held_of, short, total
from landscribe.games.cartouche.turn import ITEMS
from landscribe.games.cartouche.turn import OPEN_STORIES as OPEN
from landscribe.native.cartouche.cards import (
    DRAWS,
    PIECE_NUMBERS,
    SCARABS,
    TILE_COUNT,
    bonuses,
    grid,
    points,
    wanted_of,
)
from landscribe.native.compile import compiled, part
from landscribe.native.rng import shuffle

Numbers = NDArray[np.int64]

TILES_FROM = 100  # items are stories by number, and above this tiles by number
TOKEN = int(Kind.TOKEN)
_SMALL = PIECE_NUMBERS["1x1"]
# The order in which ankhs are taken; the last one repeats.
ORDER = (Ankh.SMALL, Ankh.SCARABS, Ankh.LONG, Ankh.SQUARE, Ankh.PIECES, Ankh.SCARABS)
_order = tuple(tuple(BONUSES).index(ankh) for ankh in ORDER)


class Plan(NamedTuple):
    """Where the imagined rounds begin and how they are dealt."""

    rounds: int  # still to be drafted after this one
    ahead: int  # so many of them are imagined, then what the mural promises counts
    picks: int  # items still to be taken this round
    others: int  # players who draft too
    stories: int  # dealt a round
    tiles: int  # dealt a round
    samples: int  # placements that the quick planner looks at closely
    ankhs: int
    small: int  # 1x1 cartouches in the reserve
    slot: float
    bonus: float  # what the bonus of an ankh counts for in a prize


class Workspace(NamedTuple):
    """Space to work in, and what is known: the offer, and all that may be dealt."""

    open: Numbers  # stories by number, -1 where a place is free
    begun: Numbers  # the open stories at the start
    offer: Numbers
    first_offer: Numbers
    deck: Numbers
    unseen: Numbers
    bag: Numbers
    tiles: Numbers
    scratch: Scratch


class Game(NamedTuple):
    """A player in an imagined game."""

    mural: Mural
    tokens: Tokens
    told: Told
    prizes: Prizes
    cards: tuple[int, int, int]
    points: float
    ankhs: int
    small: int


@compiled(note("native-search", game=note("web-game-cartouche")))
def imagine(
    seed: Chance, mural: Mural, tokens: Tokens, aims: Aims, odds: Odds, plan: Plan, work: Workspace,
    totals: NDArray[np.float64],
) -> None:  # fmt: skip
    """What a position brings in each imagined game."""
    for world in range(len(totals)):
        seed = advanced(seed)
        game = Game(mural, tokens, aims.told, aims.prizes, aims.cards, 0.0, plan.ankhs, plan.small)
        totals[world] = played_on(forked(seed), game, odds, plan, work)


@part
def played_on(chance: Chance, game: Game, odds: Odds, plan: Plan, work: Workspace) -> float:
    """What a game brings: the rounds that are imagined, then what the mural promises."""
    for place in range(len(work.open)):
        work.open[place] = work.begun[place]
    for place in range(len(work.unseen)):
        work.deck[place] = work.unseen[place]
    for place in range(len(work.tiles)):
        work.bag[place] = work.tiles[place]
    chance = shuffle(chance, work.deck, len(work.deck))
    chance = shuffle(chance, work.bag, len(work.bag))
    dealt, drawn, rounds = 0, 0, plan.rounds
    size = len(work.first_offer)
    for place in range(size):
        work.offer[place] = work.first_offer[place]
    for _ in range(plan.picks):
        chance, size = thinned(chance, size, plan.others, work)
        chance, size, game = picked(chance, game, size, rounds, odds, plan, work)
    chance, game = scored(chance, game, rounds, odds, plan, work)
    for _ in range(min(plan.ahead, plan.rounds)):
        rounds -= 1
        size = 0
        for _ in range(plan.stories):
            if dealt < len(work.deck):
                work.offer[size], size, dealt = work.deck[dealt], size + 1, dealt + 1
        for _ in range(plan.tiles):
            if drawn < len(work.bag):
                work.offer[size], size, drawn = TILES_FROM + work.bag[drawn], size + 1, drawn + 1
        for item in range(ITEMS):
            chance, size = thinned(chance, size, plan.others if item else plan.others // 2, work)
            chance, size, game = picked(chance, game, size, rounds, odds, plan, work)
        chance, game = scored(chance, game, rounds, odds, plan, work)
    if rounds == 0:
        rounds = -1
        chance, game = scored(chance, game, rounds, odds, plan, work)
    return game.points + worth(grid, game.mural, game.tokens, _aims(game, rounds, work), odds)


@part
def thinned(chance: Chance, size: int, number: int, work: Workspace) -> tuple[Chance, int]:
    """Others take what they like."""
    for _ in range(min(number, size)):
        chance, place = below(chance, size)
        size -= 1
        work.offer[place] = work.offer[size]
    return chance, size


@part
def _aim(number: int) -> Aim:
    if number < 0:
        return NO_AIM
    wanted = wanted_of(number)
    return Aim(wanted.kind, points[number], wanted.first, wanted.second, wanted.any_kind, wanted.colour)


@part
def _aims(game: Game, rounds: int, work: Workspace) -> Aims:
    now = work.open
    stories = (_aim(now[0]), _aim(now[1]), _aim(now[2]), _aim(now[3]), _aim(now[4]))
    return Aims(stories, game.told, game.prizes, game.cards, rounds)


@part
def picked(
    chance: Chance, game: Game, size: int, rounds: int, odds: Odds, plan: Plan, work: Workspace
) -> tuple[Chance, int, Game]:
    """The item that promises most, a tile placed at once in the best of a few places."""
    best, chosen, after = -1e300, -1, Held(game.mural, game.tokens, grid.none)
    aims = _aims(game, rounds, work)
    free = 0
    while free < OPEN and work.open[free] >= 0:
        free += 1
    for place in range(size):
        item = work.offer[place]
        if item >= TILES_FROM:
            chance, value, held = best_of(chance, game, item - TILES_FROM, aims, odds, plan.samples, work)
            if value > best:
                best, chosen, after = value, place, held
        elif free < OPEN:
            work.open[free] = item
            value = worth(grid, game.mural, game.tokens, _aims(game, rounds, work), odds) - plan.slot
            work.open[free] = -1
            if value > best:
                best, chosen, after = value, place, Held(game.mural, game.tokens, grid.none)
    if chosen < 0:
        return chance, size, game
    if work.offer[chosen] < TILES_FROM:
        work.open[free] = work.offer[chosen]
    work.offer[chosen] = work.offer[size - 1]
    game = _with(game, after.mural, after.tokens, game.points, game.small)
    return chance, size - 1, game


@part
def _with(game: Game, mural: Mural, tokens: Tokens, points: float, small: int) -> Game:
    return Game(mural, tokens, game.told, game.prizes, game.cards, points, game.ankhs, small)


@part
def best_of(
    chance: Chance, game: Game, piece: int, aims: Aims, odds: Odds, samples: int, work: Workspace
) -> tuple[Chance, float, Held]:
    """The best of a few placements: those that earn tokens are looked at first, then chance decides."""
    ways = all_placements(game.mural, piece, work.scratch)
    best, chosen = -1e300, Held(game.mural, game.tokens, grid.none)
    if ways == 0:
        return chance, worth(grid, game.mural, game.tokens, aims, odds), chosen
    values = work.scratch.values
    if ways > samples:
        had = sum(game.tokens)
        for row in range(ways):
            held = held_after(game.mural, game.tokens, piece, placement_in(work.scratch, row))
            chance, noise = below(chance, 1000)
            values[row] = sum(held.tokens) - had + noise * 0.002
    for number in range(min(ways, samples)):
        row = number
        if ways > samples:
            row = 0
            for other in range(ways):
                if values[other] > values[row]:
                    row = other
            values[row] = -1.0
        held = held_after(game.mural, game.tokens, piece, placement_in(work.scratch, row))
        value = worth(grid, held.mural, held.tokens, aims, odds)
        if value > best:
            best, chosen = value, held
    return chance, best, chosen


# Scoring


@part
def scored(
    chance: Chance, game: Game, rounds: int, odds: Odds, plan: Plan, work: Workspace
) -> tuple[Chance, Game]:
    """Stories told, achievements claimed, small cartouches placed where they help, as long as it goes on."""
    for _ in range(4):
        before, small = game.points, game.small
        game = told_all(game, work)
        chance, game = claimed(chance, game, rounds, odds, plan, work)
        chance, game = patched(chance, game, rounds, odds, work)
        if game.points == before and game.small == small:
            break
    return chance, game


@part
def told_all(game: Game, work: Workspace) -> Game:
    """Every open story told that can be, its price paid or its icons covered."""
    for place in range(OPEN, -1, -1):
        number = work.open[place]
        if number < 0:
            continue
        wanted, mural, tokens, is_told = wanted_of(number), game.mural, game.tokens, False
        if wanted.kind == TOKEN:
            if short(tokens, wanted.first, wanted.any_kind) == 0:
                tokens, is_told = paid(tokens, wanted.first, wanted.any_kind), True
        else:
            covered, site = first_cover(grid, mural, wanted)
            mural, is_told = laid(mural, BLACK, covered), bool(site)
        if is_told:
            for later in range(place, OPEN):
                work.open[later] = work.open[later + 1]
            work.open[OPEN] = -1
            told = told_more(game.told, wanted.kind)
            earned = game.points + float(points[number])
            game = Game(mural, tokens, told, game.prizes, game.cards, earned, game.ankhs, game.small)
    return game


@part
def claimed(
    chance: Chance, game: Game, rounds: int, odds: Odds, plan: Plan, work: Workspace
) -> tuple[Chance, Game]:
    """Every achievement scored that can be, each with its ankh."""
    for place in range(PLACES + len(game.cards)):
        prize = game.prizes[place]
        if prize == 0 or game.ankhs == 0:
            continue
        tokens, is_won = game.tokens, False
        if place < PLACES:
            is_won = stories_missing(GOALS[place], game.told) == 0
        else:
            card = game.cards[place - PLACES]
            if not is_paid_for(card):
                is_won = mural_missing(card, grid, game.mural) == 0
            elif tokens_missing(card, tokens) == 0:
                tokens, is_won = paid(tokens, best_price(card, tokens), 0), True
        if is_won:
            prizes = _without(game.prizes, place)
            points = game.points + prize - plan.bonus
            ankhs = game.ankhs - 1
            game = Game(game.mural, tokens, game.told, prizes, game.cards, points, ankhs, game.small)
            chance, game = with_bonus(chance, game, rounds, odds, plan, work)
    return chance, game


@part
def _without(prizes: Prizes, place: int) -> Prizes:
    return (
        0.0 if place == 0 else prizes[0],
        0.0 if place == 1 else prizes[1],
        0.0 if place == 2 else prizes[2],
        0.0 if place == 3 else prizes[3],
        0.0 if place == 4 else prizes[4],
        0.0 if place == 5 else prizes[5],
        0.0 if place == 6 else prizes[6],
    )


@part
def with_bonus(
    chance: Chance, game: Game, rounds: int, odds: Odds, plan: Plan, work: Workspace
) -> tuple[Chance, Game]:
    """The bonus of an ankh, in a fixed order: all but the small cartouches is placed at once."""
    bonus = bonuses[_order[len(_order) - 1 - game.ankhs]]
    tokens = added(game.tokens, Tokens(0, 0, 0, 0, bonus[SCARABS]))
    game = _with(game, game.mural, tokens, game.points, game.small + bonus[_SMALL - TILE_COUNT])
    for kind in range(1, SCARABS + 1):  # each larger cartouche, then the tiles drawn
        is_drawn, piece = kind == SCARABS, _SMALL + kind
        for _ in range(bonus[DRAWS] if is_drawn else bonus[kind]):
            best, chosen = -1e300, Held(game.mural, game.tokens, grid.none)
            aims = _aims(game, rounds, work)
            for _ in range(min(PIECES_DRAWN, len(work.bag)) if is_drawn else 1):
                if is_drawn:
                    chance, place = below(chance, len(work.bag))
                    piece = work.bag[place]
                chance, value, held = best_of(chance, game, piece, aims, odds, plan.samples, work)
                if value > best:
                    best, chosen = value, held
            game = _with(game, chosen.mural, chosen.tokens, game.points, game.small)
    return chance, game


@part
def patched(chance: Chance, game: Game, rounds: int, odds: Odds, work: Workspace) -> tuple[Chance, Game]:
    """Small cartouches placed, from the reserve or bought, where they bring more than they are worth."""
    for _ in range(2):
        bought = game.small == 0
        t = game.tokens
        if bought:
            if total(held_of(t)) < TRADE:
                break
            t = paid(t, NOTHING, TRADE)
        aims = _aims(game, rounds, work)
        now = worth(grid, game.mural, game.tokens, aims, odds) + (0.0 if bought or rounds < 0 else 0.8)
        trial = _with(game, game.mural, t, game.points, game.small)
        chance, value, held = best_of(chance, trial, _SMALL, aims, odds, 12, work)
        if value <= now + 0.1:
            break
        game = _with(game, held.mural, held.tokens, game.points, game.small - (0 if bought else 1))
    return chance, game
