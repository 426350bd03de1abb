"""The loop that deals Cartographers natively: what the cards do is in the kernels of the rules."""

from typing import Any, NamedTuple, Protocol

import numpy as np

from landscribe.core.cells import count, index, singles
from landscribe.core.grid import Cells, Grid
from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below
from landscribe.games.cartographers.ambush import first_met
from landscribe.games.cartographers.box import CATEGORIES
from landscribe.games.cartographers.setup import AMBUSHES
from landscribe.games.cartographers.sheet import (
    GORGON,
    GRID,
    PLAIN,
    TROLL,
    ZOMBIE,
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
from landscribe.native.branches import Room, held, kept, placing, record, room_for, scorer
from landscribe.native.cartographers import table as cards
from landscribe.native.cartographers.table import (
    AMBUSH,
    EXPLORE,
    HERO,
    MOST_FORMS,
    MOST_SEATS,
    NAMES,
    RUINS,
    SHEETS,
    Numbers,
    Table,
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
from landscribe.native.compile import compiled, inlined, part
from landscribe.native.crossing import crossing
from landscribe.native.rng import shuffle, stream_of

ONE: Any = np.uint64(1)
YEAR = len(SEASONS)
EDICTS_ORDER, AMBUSHES_ORDER, HEROES_ORDER, EXPLORE_ORDER, PLAYERS = range(4, 9)  # streams, after the piles'
PILES = len(CATEGORIES)
CHOICES = 1_000  # that can be traced

grid = crossing(Grid)(GRID)
stars = scorer(cards.RULES, GRID)
found, narrowed, taken, form_of = placing(
    [cards.forms(card) for card in cards.CARDS.values()],
    seldom=[number for number, kind in enumerate(kinds) if kind != EXPLORE],
)
_, sheet_of, put, _, _ = SHEETS


class Desk(Protocol):
    """Room to work in, and the state of a game."""

    seats: int
    edicts: Numbers  # A to D
    ambushes: Numbers
    heroes: Numbers
    deck: Numbers
    left: Numbers  # cards of the last season that stay in the deck
    shown: Numbers  # the ambushes revealed, in order
    sheets: Words
    room: Room  # where the forms of a card can lie
    spare: Room  # where else
    traced: int  # how many choices have been written down
    choices: Numbers  # of each choice, the card on top, the seat, and the number of ways it had
    maps: Words  # of each choice, the map on which it was made


class Results(NamedTuple):
    """What games brought, a row each."""

    edicts: Numbers  # the scoring cards under A to D
    seasons: Numbers  # of each seat, for each season its two edicts, coins and monsters


@compiled(note("native-play", game=note("web-game-cartographers")))
def play(seed: Word, table: Table, desk: Desk, edicts: Numbers, seasons: Numbers) -> None:
    """Plays as many games as there is room for results; the first has this seed, each other the next."""
    for game in range(len(edicts)):
        rng, player = _set_up(seed, table, desk), _stream(seed, PLAYERS, table)
        size, at, shown = 0, 0, 0
        for place in range(PILES):
            edicts[game, place] = desk.edicts[place]
        for season in range(YEAR):
            rng, size = _prepared(rng, season, size, at, table, desk)
            at, time, ruins, card = 0, 0, False, 0
            while time < table.thresholds[season]:
                card, at = desk.deck[at], at + 1
                if kinds[card] == EXPLORE:
                    player = _explored(player, card, ruins, table, desk)
                    time, ruins = time + times[card], False
                elif kinds[card] == RUINS:
                    ruins = True
                elif kinds[card] == HERO:
                    player = _heroes(player, card, desk)
                else:
                    desk.shown[shown], shown = card, shown + 1
                    player = _ambush(player, card, table, desk)
            first, second = edicts_of(season)
            for seat in range(desk.seats):
                sheet = sheet_of(desk.sheets, seat)
                seasons[game, seat, season, 0] = stars(table.rules[desk.edicts[first]], sheet)
                seasons[game, seat, season, 1] = stars(table.rules[desk.edicts[second]], sheet)
                seasons[game, seat, season, 2] = sheet.coins
                seasons[game, seat, season, 3] = threatened(grid, sheet).stars
            if season < YEAR - 1:
                player = _effects(player, card, shown, desk)
        seed += ONE


# Setup


@part
def _set_up(seed: Word, table: Table, desk: Desk) -> Chance:
    """The scoring cards of each category under the edicts, shuffled ambushes and heroes, blank maps."""
    for category in range(PILES):
        _shuffled(_stream(seed, category, table), table.piles[category], desk)
        desk.edicts[category] = desk.deck[0]
    shuffle(_stream(seed, EDICTS_ORDER, table), desk.edicts, PILES)
    for place in range(table.agreed[0]):
        desk.edicts[place] = table.agreed[place + 1]
    _shuffled(_stream(seed, AMBUSHES_ORDER, table), table.ambushes, desk)
    for place in range(AMBUSHES):
        desk.ambushes[place] = desk.deck[place]
    _shuffled(_stream(seed, HEROES_ORDER, table), table.heroes, desk)
    for place in range(table.heroes[0]):
        desk.heroes[place] = desk.deck[place]
    for seat in range(desk.seats):
        put(desk.sheets, seat, sheet_of(table.start, 0))
    return _stream(seed, EXPLORE_ORDER, table)


@inlined
def _stream(seed: Word, number: int, table: Table) -> Chance:
    return stream_of(seed, table.streams[number, 0], table.streams[number, 1])


@part
def _shuffled(rng: Chance, row: Numbers, desk: Desk) -> Chance:
    for place in range(row[0]):
        desk.deck[place] = row[place + 1]
    return shuffle(rng, desk.deck, row[0])


@part
def _prepared(rng: Chance, season: int, size: int, at: int, table: Table, desk: Desk) -> tuple[Chance, int]:
    """The deck of a season, shuffled, and its size; the last one's was `size`, and revealed up to `at`."""
    left = 0
    for place in range(at, size):
        if kinds[desk.deck[place]] in (AMBUSH, HERO):
            desk.left[left], left = desk.deck[place], left + 1
    size = table.deck[0]
    for place in range(size):
        desk.deck[place] = table.deck[place + 1]
    for place in range(left):
        desk.deck[size], size = desk.left[place], size + 1
    desk.deck[size], size = desk.ambushes[season], size + 1
    if table.heroes[0]:
        desk.deck[size], size = desk.heroes[season], size + 1
    return shuffle(rng, desk.deck, size), size


# What the cards ask of the seats


@inlined
def _explored(player: Chance, card: int, ruins: bool, table: Table, desk: Desk) -> Chance:
    """Every seat draws at random what the card offers."""
    for seat in range(desk.seats):
        free = empty(grid, sheet_of(desk.sheets, seat))
        ways, choices = found(card, free, desk.room), terrains[card, 0]
        if ruins:
            ways = _over_ruins(card, free, free & ~sheet_of(desk.sheets, seat).ruins, desk)
        fits = ways > 0
        if not fits:
            ways, choices = count(free), table.on_ruins[card, 0] if ruins else table.squares[card, 0]
        _note(card, seat, ways * choices, seat, desk)
        player, number = below(player, max(1, ways * choices))
        if not ways:  # C4
            continue
        choice = 1
        while number >= ways:
            number, choice = number - ways, choice + 1
        if fits:
            row, cells = taken(card, number, desk.room)
            terrain, coin = terrains[card, choice], coins[card, row + 1]
        else:
            terrain = table.on_ruins[card, choice] if ruins else table.squares[card, choice]
            cells, coin = nth(free, number), 0
        # Read again, so that the compiler sees which fields stay as they are and need not be written.
        put(desk.sheets, seat, drawn(grid, sheet_of(desk.sheets, seat), terrain, cells, coin))
    return player


@part
def _over_ruins(card: int, free: Cells, barren: Cells, desk: Desk) -> int:
    """Only those placements on free cells kept that do not lie on barren ones alone."""
    ways = 0
    if free != barren:
        found(card, barren, desk.spare)
        for row in range(coins[card, 0]):
            legal = held(desk.room, row) & ~held(desk.spare, row)
            kept(desk.room, row, legal)
            ways += count(legal)
    return ways


@part
def _ambush(player: Chance, card: int, table: Table, desk: Desk) -> Chance:
    """The monster on every map: where it lurks when alone (C10), else where others put it."""
    if desk.seats == 1:
        free, steps = empty(grid, sheet_of(desk.sheets, 0)), walks[card, 1 : walks[card, 0] + 1]
        spot = first_met(grid, form_of(card, 0), free, steps)
        if spot:
            put(desk.sheets, 0, ambushed(grid, sheet_of(desk.sheets, 0), monsters[card], spot))
    else:
        player = _raid(player, card, table, desk)
    if monsters[card] == GORGON:
        for seat in range(desk.seats):
            on = table.victims[card, seat + 1]
            prey = gorgon_prey(grid, sheet_of(desk.sheets, on))
            player = _destroyed(player, prey, card, seat, on, desk)
    return player


@part
def _raid(player: Chance, card: int, table: Table, desk: Desk) -> Chance:
    """Every seat draws the monster at random on the map it was handed."""
    for seat in range(desk.seats):
        on = table.victims[card, seat + 1]
        sheet = sheet_of(desk.sheets, on)
        free = empty(grid, sheet)
        ways = found(card, free, desk.room)
        fits = ways > 0
        if not fits:
            ways = count(free)
        _note(card, seat, ways, on, desk)
        player, number = below(player, max(1, ways))
        if not ways:  # C4
            continue
        cells = nth(free, number)
        if fits:
            _, cells = taken(card, number, desk.room)
        monster = monsters[card] if count(cells) == sizes[card] else PLAIN  # H9
        put(desk.sheets, on, ambushed(grid, sheet, monster, cells))
    return player


@part
def _heroes(player: Chance, card: int, desk: Desk) -> Chance:
    """Every seat draws the hero at random."""
    for seat in range(desk.seats):
        sheet = sheet_of(desk.sheets, seat)
        free, ways = empty(grid, sheet), 0
        for cell in singles(free):
            ways += attack_ways[card, index(cell)]
        _note(card, seat, ways, seat, desk)
        player, number = below(player, max(1, ways))
        for cell in singles(free):
            place = index(cell)
            if 0 <= number < attack_ways[card, place]:
                pattern = joined(attack_cells[card, place, number, 0], attack_cells[card, place, number, 1])
                put(desk.sheets, seat, defended(grid, sheet, cell, pattern))
            number -= attack_ways[card, place]
    return player


@part
def _destroyed(player: Chance, prey: Cells, card: int, seat: int, on: int, desk: Desk) -> Chance:
    """A space destroyed at random, if there is any to be destroyed."""
    if prey:
        _note(card, seat, count(prey), on, desk)
        player, number = below(player, count(prey))
        put(desk.sheets, on, wrecked(grid, sheet_of(desk.sheets, on), nth(prey, number), grid.none))
    return player


@part
def _effects(player: Chance, card: int, shown: int, desk: Desk) -> Chance:
    """The effects of the ambushes revealed so far, in that order (H8)."""
    for place in range(shown):
        monster = monsters[desk.shown[place]]
        for seat in range(desk.seats):
            if monster == ZOMBIE:
                put(desk.sheets, seat, spread_zombies(grid, sheet_of(desk.sheets, seat)))
            elif monster == TROLL:
                prey = troll_prey(grid, sheet_of(desk.sheets, seat))
                player = _destroyed(player, prey, card, seat, seat, desk)
    return player


@inlined
def _note(card: int, seat: int, ways: int, on: int, desk: Desk) -> None:
    """Writes a choice down before it is made, while there is room."""
    if desk.traced < CHOICES:
        _written_down(card, seat, ways, on, desk)


@part
def _written_down(card: int, seat: int, ways: int, on: int, desk: Desk) -> None:
    row = desk.traced
    desk.choices[row, 0], desk.choices[row, 1], desk.choices[row, 2] = card, seat, ways
    put(desk.maps, row, sheet_of(desk.sheets, on))
    desk.traced = row + 1


def desk_for(seats: int, traced: bool) -> Desk:
    """Room for a game of so many."""
    return record(
        seats=seats,
        edicts=np.zeros(PILES, np.int64),
        ambushes=np.zeros(AMBUSHES, np.int64),
        heroes=np.zeros(YEAR, np.int64),
        deck=np.zeros(len(NAMES), np.int64),
        left=np.zeros(len(NAMES), np.int64),
        shown=np.zeros(AMBUSHES, np.int64),
        sheets=np.zeros((MOST_SEATS, SHEETS.words), np.uint64),
        room=room_for(MOST_FORMS),
        spare=room_for(MOST_FORMS),
        traced=0 if traced else CHOICES,
        choices=np.zeros((CHOICES, 3), np.int64),
        maps=np.zeros((CHOICES, SHEETS.words), np.uint64),
    )
