"""The future of one mural of Cartouche, imagined natively: rounds drafted and placed by a quick planner."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.native import (
    Room,
    all_placements,
    grid,
    held_after,
    placement_in,
)
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
from landscribe.core.cells import lowest
from landscribe.core.grid import Cells
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
from landscribe.games.cartouche.mural import BLACK, Mural, icons, laid
from landscribe.games.cartouche.stories import STORIES, Kind, Told, chamber_sites, river_sites
from landscribe.games.cartouche.tiles import PIECES, Held
from landscribe.games.cartouche.tokens import NOTHING, Counts, Tokens, added, held_of, short, total
from landscribe.games.cartouche.turn import ITEMS
from landscribe.games.cartouche.turn import OPEN_STORIES as OPEN
from landscribe.native.compile import compiled, part
from landscribe.native.rng import shuffle

Numbers = NDArray[np.int64]

STORY_NAMES = tuple(STORIES)
STORY_NUMBERS = {name: number for number, name in enumerate(STORY_NAMES)}
TILES_FROM = 100  # items are stories by number, and above this tiles by number
TOKEN, CHAMBER = int(Kind.TOKEN), int(Kind.CHAMBER)

_rows = [(*map(int, (s.wanted.kind, s.points)), *s.wanted.first, *s.wanted.second, s.wanted.any_kind,
          s.wanted.colour, *s.wanted.black) for s in STORIES.values()]  # fmt: skip
_stories = np.array(_rows, np.int64)
_SMALL, _LONG, _SQUARE = (tuple(PIECES).index(name) for name in ("1x1", "4x1", "2x2"))
SMALL, LONG, SQUARE, SCARABS, DRAWS = range(5)
ORDER = (Ankh.SMALL, Ankh.SCARABS, Ankh.LONG, Ankh.SQUARE, Ankh.PIECES, Ankh.SCARABS)  # the last one repeated
_bonuses = np.array(
    [
        (
            *map(BONUSES[ankh].cartouches.count, ("1x1", "4x1", "2x2")),
            BONUSES[ankh].scarabs,
            BONUSES[ankh].draws,
        )
        for ankh in ORDER
    ]
)


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


class Bench(NamedTuple):
    """Room to work in, and what is known: the offer, and all that may be dealt."""

    open: Numbers  # stories by number, -1 where a place is free
    begun: Numbers  # the open stories at the start
    offer: Numbers
    first_offer: Numbers
    deck: Numbers
    unseen: Numbers
    bag: Numbers
    tiles: Numbers
    room: Room


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
    seed: Chance, mural: Mural, tokens: Tokens, aims: Aims, odds: Odds, plan: Plan, bench: Bench,
    totals: NDArray[np.float64],
) -> None:  # fmt: skip
    """What a position brings in each imagined game."""
    for world in range(len(totals)):
        seed = advanced(seed)
        game = Game(mural, tokens, aims.told, aims.prizes, aims.cards, 0.0, plan.ankhs, plan.small)
        totals[world] = _played_on(forked(seed), game, odds, plan, bench)


@part
def _played_on(chance: Chance, game: Game, odds: Odds, plan: Plan, bench: Bench) -> float:
    for place in range(len(bench.open)):
        bench.open[place] = bench.begun[place]
    for place in range(len(bench.unseen)):
        bench.deck[place] = bench.unseen[place]
    for place in range(len(bench.tiles)):
        bench.bag[place] = bench.tiles[place]
    chance = shuffle(chance, bench.deck, len(bench.deck))
    chance = shuffle(chance, bench.bag, len(bench.bag))
    dealt, drawn, rounds = 0, 0, plan.rounds
    size = len(bench.first_offer)
    for place in range(size):
        bench.offer[place] = bench.first_offer[place]
    for _ in range(plan.picks):
        chance, size = _thinned(chance, size, plan.others, bench)
        chance, size, game = _picked(chance, game, size, rounds, odds, plan, bench)
    chance, game = _scored(chance, game, rounds, odds, plan, bench)
    for _ in range(min(plan.ahead, plan.rounds)):
        rounds -= 1
        size = 0
        for _ in range(plan.stories):
            if dealt < len(bench.deck):
                bench.offer[size], size, dealt = bench.deck[dealt], size + 1, dealt + 1
        for _ in range(plan.tiles):
            if drawn < len(bench.bag):
                bench.offer[size], size, drawn = TILES_FROM + bench.bag[drawn], size + 1, drawn + 1
        for item in range(ITEMS):
            chance, size = _thinned(chance, size, plan.others if item else plan.others // 2, bench)
            chance, size, game = _picked(chance, game, size, rounds, odds, plan, bench)
        chance, game = _scored(chance, game, rounds, odds, plan, bench)
    if rounds == 0:
        rounds = -1
        chance, game = _scored(chance, game, rounds, odds, plan, bench)
    return game.points + worth(grid, game.mural, game.tokens, _aims(game, rounds, bench), odds)


@part
def _thinned(chance: Chance, size: int, number: int, bench: Bench) -> tuple[Chance, int]:
    """Others take what they like."""
    for _ in range(min(number, size)):
        chance, place = below(chance, size)
        size -= 1
        bench.offer[place] = bench.offer[size]
    return chance, size


@part
def _aim(number: int) -> Aim:
    if number < 0:
        return NO_AIM
    row = _stories[number]
    first, second = Counts(row[2], row[3], row[4], row[5]), Counts(row[6], row[7], row[8], row[9])
    return Aim(row[0], row[1], first, second, row[10], row[11])


@part
def _aims(game: Game, rounds: int, bench: Bench) -> Aims:
    now = bench.open
    stories = (_aim(now[0]), _aim(now[1]), _aim(now[2]), _aim(now[3]), _aim(now[4]))
    return Aims(stories, game.told, game.prizes, game.cards, rounds)


@part
def _picked(
    chance: Chance, game: Game, size: int, rounds: int, odds: Odds, plan: Plan, bench: Bench
) -> tuple[Chance, int, Game]:
    """The item that promises most, a tile placed at once in the best of a few places."""
    best, chosen, after = -1e300, -1, Held(game.mural, game.tokens, grid.none)
    aims = _aims(game, rounds, bench)
    free = 0
    while free < OPEN and bench.open[free] >= 0:
        free += 1
    for place in range(size):
        item = bench.offer[place]
        if item >= TILES_FROM:
            chance, value, held = _best_of(chance, game, item - TILES_FROM, aims, odds, plan.samples, bench)
            if value > best:
                best, chosen, after = value, place, held
        elif free < OPEN:
            bench.open[free] = item
            value = worth(grid, game.mural, game.tokens, _aims(game, rounds, bench), odds) - plan.slot
            bench.open[free] = -1
            if value > best:
                best, chosen, after = value, place, Held(game.mural, game.tokens, grid.none)
    if chosen < 0:
        return chance, size, game
    if bench.offer[chosen] < TILES_FROM:
        bench.open[free] = bench.offer[chosen]
    bench.offer[chosen] = bench.offer[size - 1]
    game = _with(game, after.mural, after.tokens, game.points, game.small)
    return chance, size - 1, game


@part
def _with(game: Game, mural: Mural, tokens: Tokens, points: float, small: int) -> Game:
    return Game(mural, tokens, game.told, game.prizes, game.cards, points, game.ankhs, small)


@part
def _best_of(
    chance: Chance, game: Game, piece: int, aims: Aims, odds: Odds, samples: int, bench: Bench
) -> tuple[Chance, float, Held]:
    """The best of a few placements: those that earn tokens are looked at first, then chance decides."""
    ways = all_placements(game.mural, piece, bench.room)
    best, chosen = -1e300, Held(game.mural, game.tokens, grid.none)
    if ways == 0:
        return chance, worth(grid, game.mural, game.tokens, aims, odds), chosen
    values = bench.room.values
    if ways > samples:
        had = sum(game.tokens)
        for row in range(ways):
            held = held_after(game.mural, game.tokens, piece, placement_in(bench.room, row))
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
        held = held_after(game.mural, game.tokens, piece, placement_in(bench.room, row))
        value = worth(grid, held.mural, held.tokens, aims, odds)
        if value > best:
            best, chosen = value, held
    return chance, best, chosen


# Scoring


@part
def _scored(
    chance: Chance, game: Game, rounds: int, odds: Odds, plan: Plan, bench: Bench
) -> tuple[Chance, Game]:
    """Stories told, achievements claimed, small cartouches placed where they help, as long as it goes on."""
    for _ in range(4):
        before, small = game.points, game.small
        game = _told_all(game, bench)
        chance, game = _claimed(chance, game, rounds, odds, plan, bench)
        chance, game = _closed(chance, game, rounds, odds, bench)
        if game.points == before and game.small == small:
            break
    return chance, game


@part
def _told_all(game: Game, bench: Bench) -> Game:
    for place in range(OPEN, -1, -1):
        number = bench.open[place]
        if number < 0:
            continue
        aim, row = _aim(number), _stories[number]
        mural, tokens, is_told = game.mural, game.tokens, False
        if aim.kind == TOKEN:
            if short(tokens, aim.first, aim.any_kind) == 0:
                tokens, is_told = paid(tokens, aim.first, aim.any_kind), True
        else:
            site = _site(mural, aim)
            if site:
                is_told = True
                for animal in range(4):
                    if row[12 + animal]:
                        mural = laid(mural, BLACK, lowest(icons(mural, animal) & site))
        if is_told:
            for later in range(place, OPEN):
                bench.open[later] = bench.open[later + 1]
            bench.open[OPEN] = -1
            told = game.told
            told = Told(
                told.token + (aim.kind == 0), told.chamber + (aim.kind == 1), told.river + (aim.kind == 2)
            )
            game = Game(
                mural, tokens, told, game.prizes, game.cards, game.points + aim.points, game.ankhs, game.small
            )
    return game


@part
def _site(mural: Mural, aim: Aim) -> Cells:
    if aim.kind == CHAMBER:
        for site in chamber_sites(grid, mural, aim.first, aim.second):
            return site
    else:
        for site in river_sites(grid, mural, aim.colour, aim.first):
            return site
    return grid.none


@part
def _claimed(
    chance: Chance, game: Game, rounds: int, odds: Odds, plan: Plan, bench: Bench
) -> tuple[Chance, Game]:
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
            chance, game = _bonus(chance, game, rounds, odds, plan, bench)
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
def _bonus(
    chance: Chance, game: Game, rounds: int, odds: Odds, plan: Plan, bench: Bench
) -> tuple[Chance, Game]:
    """The bonus of an ankh, in a fixed order: all but the small cartouches is placed at once."""
    bonus = _bonuses[len(_bonuses) - 1 - game.ankhs]
    tokens = added(game.tokens, Tokens(0, 0, 0, 0, bonus[SCARABS]))
    game = _with(game, game.mural, tokens, game.points, game.small + bonus[SMALL])
    for number in range(bonus[LONG] + bonus[SQUARE] + bonus[DRAWS]):
        piece = _LONG if number < bonus[LONG] else _SQUARE
        is_drawn = number >= bonus[LONG] + bonus[SQUARE]
        best, chosen = -1e300, Held(game.mural, game.tokens, grid.none)
        aims = _aims(game, rounds, bench)
        for _ in range(min(PIECES_DRAWN, len(bench.bag)) if is_drawn else 1):
            if is_drawn:
                chance, place = below(chance, len(bench.bag))
                piece = bench.bag[place]
            chance, value, held = _best_of(chance, game, piece, aims, odds, plan.samples, bench)
            if value > best:
                best, chosen = value, held
        game = _with(game, chosen.mural, chosen.tokens, game.points, game.small)
    return chance, game


@part
def _closed(chance: Chance, game: Game, rounds: int, odds: Odds, bench: Bench) -> tuple[Chance, Game]:
    """Small cartouches placed, from the reserve or bought, where they bring more than they are worth."""
    for _ in range(2):
        bought = game.small == 0
        t = game.tokens
        if bought:
            if total(held_of(t)) < TRADE:
                break
            t = paid(t, NOTHING, TRADE)
        aims = _aims(game, rounds, bench)
        now = worth(grid, game.mural, game.tokens, aims, odds) + (0.0 if bought or rounds < 0 else 0.8)
        trial = _with(game, game.mural, t, game.points, game.small)
        chance, value, held = _best_of(chance, trial, _SMALL, aims, odds, 12, bench)
        if value <= now + 0.1:
            break
        game = _with(game, held.mural, held.tokens, game.points, game.small - (0 if bought else 1))
    return chance, game
