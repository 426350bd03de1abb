"""The future of one map of Cartographers, imagined natively: many games played on by quick planners."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartographers.planner import Weights, land_worth
from landscribe.core.cells import count, index, singles
from landscribe.core.grid import Cells
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, below, forked
from landscribe.games.cartographers.ambush import first_met
from landscribe.games.cartographers.sheet import (
    GORGON,
    PLAIN,
    TROLL,
    ZOMBIE,
    Sheet,
    ambushed,
    defended,
    drawn,
    empty,
    gorgon_prey,
    spread_zombies,
    threatened,
    troll_prey,
    wrecked,
)
from landscribe.games.cartographers.state import SEASONS, edicts_of
from landscribe.native.branches import Room
from landscribe.native.cartographers.play import form_of, found, grid, narrowed, sheet_of, stars, taken
from landscribe.native.cartographers.table import (
    AMBUSH,
    EXPLORE,
    HERO,
    RUINS,
    Numbers,
    Words,
    attack_cells,
    attack_ways,
    coins,
    kinds,
    monsters,
    sizes,
    terrains,
    times,
    walks,
)
from landscribe.native.cells import joined, nth
from landscribe.native.compile import compiled, part
from landscribe.native.rng import shuffle

YEAR = len(SEASONS)


class Future(NamedTuple):
    """Where the imagined games begin, and what is known of the cards to come."""

    season: int
    time: int
    ruins: bool
    alone: bool
    samples: int  # so many drawings the quick planner looks at
    lurking: int  # ambushes in the deck
    waiting: int  # heroes in the deck
    thresholds: Numbers
    deck: Numbers  # the explore and ruins cards of every season
    squares: Numbers  # the terrains of a card when no shape fits (C2), a row each that begins with its length
    on_ruins: Numbers  # its terrains when none fits over ruins (C3)
    rules: Numbers  # under A to D, by number
    weights: NDArray[np.float64]  # of the planner, a row a season
    explore: Numbers  # explore and ruins cards in the deck
    ambushes: Numbers  # unseen
    heroes: Numbers  # unseen
    shown: Numbers  # ambushes revealed


class Bench(NamedTuple):
    """Room to work in."""

    deck: Numbers
    ambushes: Numbers
    heroes: Numbers
    shown: Numbers
    left: Numbers
    room: Room


@part
def weights_in(rows: NDArray[np.float64], row: int) -> Weights:
    """The weights of a season."""
    return Weights(
        rows[row, 0], rows[row, 1], rows[row, 2], rows[row, 3], rows[row, 4],
        rows[row, 5], rows[row, 6], rows[row, 7], rows[row, 8],
    )  # fmt: skip


@part
def worth_of(rules: Numbers, sheet: Sheet, weights: Weights) -> float:
    """What the map is worth."""
    worth = 0.0
    if weights.a:
        worth += weights.a * stars(rules[0], sheet)
    if weights.b:
        worth += weights.b * stars(rules[1], sheet)
    if weights.c:
        worth += weights.c * stars(rules[2], sheet)
    if weights.d:
        worth += weights.d * stars(rules[3], sheet)
    return worth + land_worth(grid, sheet, weights)


@compiled(note("native-search", game=note("web-game-cartographers")))
def imagine(seed: Chance, future: Future, bench: Bench, sheets: Words, totals: NDArray[np.float64]) -> None:
    """What each map (a row) brings in each imagined game (a column), on the same deals."""
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            totals[row, world] = _played_on(forked(seed), future, bench, sheet_of(sheets, row))


@part
def _played_on(chance: Chance, future: Future, bench: Bench, sheet: Sheet) -> int:
    """The stars that one imagined game brings from here on; chance deals and picks what is looked at."""
    deal, size = _dealt(chance, future, bench)
    chance = forked(deal)
    season, time, ruins, at, total = future.season, future.time, future.ruins, 0, 0
    seen = len(future.shown)
    for place in range(seen):
        bench.shown[place] = future.shown[place]
    while True:
        weights = weights_in(future.weights, season)
        while time < future.thresholds[season]:
            card, at = bench.deck[at], at + 1
            if kinds[card] == EXPLORE:
                chance, sheet = _drawn(chance, card, ruins, future, bench, weights, sheet)
                time, ruins = time + times[card], False
            elif kinds[card] == RUINS:
                ruins = True
            elif kinds[card] == HERO:
                chance, sheet = _defended(chance, card, future, weights, sheet)
            else:
                bench.shown[seen], seen = card, seen + 1
                chance, sheet = _ambushed(chance, card, future, bench, weights, sheet)
        first, second = edicts_of(season)
        total += stars(future.rules[first], sheet) + stars(future.rules[second], sheet)
        total += sheet.coins + threatened(grid, sheet).stars
        season, time, ruins = season + 1, 0, False
        if season == YEAR:
            return total
        sheet = _after_scoring(bench, seen, future, weights, sheet)
        deal, size = _prepared(deal, season, size, at, future, bench)
        at = 0


# The cards to come


@part
def _dealt(rng: Chance, future: Future, bench: Bench) -> tuple[Chance, int]:
    """The decks in an order of chance, and the size of the explore deck."""
    for place in range(len(future.ambushes)):
        bench.ambushes[place] = future.ambushes[place]
    rng = shuffle(rng, bench.ambushes, len(future.ambushes))
    for place in range(len(future.heroes)):
        bench.heroes[place] = future.heroes[place]
    rng = shuffle(rng, bench.heroes, len(future.heroes))
    size = len(future.explore)
    for place in range(size):
        bench.deck[place] = future.explore[place]
    for place in range(future.lurking):
        bench.deck[size], size = bench.ambushes[place], size + 1
    for place in range(future.waiting):
        bench.deck[size], size = bench.heroes[place], size + 1
    return shuffle(rng, bench.deck, size), size


@part
def _prepared(
    rng: Chance, season: int, size: int, at: int, future: Future, bench: Bench
) -> tuple[Chance, int]:
    """The deck of the next season: all explore cards, what was not revealed, one more of each."""
    left = 0
    for place in range(at, size):
        card = bench.deck[place]
        if kinds[card] == AMBUSH or kinds[card] == HERO:
            bench.left[left], left = card, left + 1
    size = len(future.deck)
    for place in range(size):
        bench.deck[place] = future.deck[place]
    for place in range(left):
        bench.deck[size], size = bench.left[place], size + 1
    step = season - future.season - 1
    if future.lurking + step < len(future.ambushes):
        bench.deck[size], size = bench.ambushes[future.lurking + step], size + 1
    if future.waiting + step < len(future.heroes):
        bench.deck[size], size = bench.heroes[future.waiting + step], size + 1
    return shuffle(rng, bench.deck, size), size


# What a quick planner does with them: the best of a few


@part
def _drawn(
    chance: Chance,
    card: int,
    ruins: bool,
    future: Future,
    bench: Bench,
    weights: Weights,
    sheet: Sheet,
) -> tuple[Chance, Sheet]:
    free = empty(grid, sheet)
    ways = found(card, free, bench.room)
    if ruins:
        ways = narrowed(card, sheet.ruins & free, bench.room)
    fits, offered = ways > 0, terrains
    if not fits:
        ways, offered = count(free), future.on_ruins if ruins else future.squares
    if not ways:
        return chance, sheet
    best, chosen = -1e300, sheet
    for _ in range(min(future.samples, ways * offered[card, 0])):
        chance, number = below(chance, ways * offered[card, 0])
        choice = 1
        while number >= ways:
            number, choice = number - ways, choice + 1
        cells, coin = grid.none, 0
        if fits:
            row, cells = taken(card, number, bench.room)
            coin = coins[card, row + 1]
        else:
            cells = nth(free, number)
        after = drawn(grid, sheet, offered[card, choice], cells, coin)
        worth = worth_of(future.rules, after, weights)
        if worth > best:
            best, chosen = worth, after
    return chance, chosen


@part
def _defended(
    chance: Chance, card: int, future: Future, weights: Weights, sheet: Sheet
) -> tuple[Chance, Sheet]:
    free = empty(grid, sheet)
    if not free:
        return chance, sheet
    best, chosen = -1e300, sheet
    for _ in range(future.samples):
        chance, number = below(chance, count(free))
        cell = nth(free, number)
        place = index(cell)
        chance, way = below(chance, attack_ways[card, place])
        pattern = joined(attack_cells[card, place, way, 0], attack_cells[card, place, way, 1])
        after = defended(grid, sheet, cell, pattern)
        worth = worth_of(future.rules, after, weights)
        if worth > best:
            best, chosen = worth, after
    return chance, chosen


@part
def _ambushed(
    chance: Chance, card: int, future: Future, bench: Bench, weights: Weights, sheet: Sheet
) -> tuple[Chance, Sheet]:
    """Alone the monster lurks where the rule says; others put it where it hurts most of a few places."""
    free = empty(grid, sheet)
    if future.alone:
        spot = first_met(grid, form_of(card, 0), free, walks[card, 1 : walks[card, 0] + 1])
        if spot:
            sheet = ambushed(grid, sheet, monsters[card], spot)
    else:
        ways = found(card, free, bench.room)
        fits, least, chosen = ways > 0, 1e300, sheet
        if not fits:
            ways = count(free)
        for _ in range(min(future.samples, ways)):
            chance, number = below(chance, ways)
            spot = nth(free, number)
            if fits:
                _, spot = taken(card, number, bench.room)
            after = ambushed(grid, sheet, monsters[card] if count(spot) == sizes[card] else PLAIN, spot)
            worth = worth_of(future.rules, after, weights)
            if worth < least:
                least, chosen = worth, after
        sheet = chosen
    if monsters[card] == GORGON:
        sheet = _wrecked(gorgon_prey(grid, sheet), future.alone, future, weights, sheet)
    return chance, sheet


@part
def _wrecked(prey: Cells, spared: bool, future: Future, weights: Weights, sheet: Sheet) -> Sheet:
    """The map with one space destroyed: what hurts least where it is one's own choice, else most."""
    best, chosen = -1e300, sheet
    for cell in singles(prey):
        after = wrecked(grid, sheet, cell, grid.none)
        worth = worth_of(future.rules, after, weights)
        if not spared:
            worth = -worth
        if worth > best:
            best, chosen = worth, after
    return chosen


@part
def _after_scoring(bench: Bench, seen: int, future: Future, weights: Weights, sheet: Sheet) -> Sheet:
    """The effects of the ambushes revealed so far, in that order (H8)."""
    for place in range(seen):
        monster = monsters[bench.shown[place]]
        if monster == ZOMBIE:
            sheet = spread_zombies(grid, sheet)
        if monster == TROLL:
            sheet = _wrecked(troll_prey(grid, sheet), True, future, weights, sheet)
    return sheet
