"""What a seat is asked, natively: how many choices it has, and the move that each of them is.

Choices are numbered in the order in which the rules list legal actions.
"""

from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.core.cells import count, index, singles
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartographers.sheet import (
    GRID,
    Move,
    Sheet,
    defending,
    destroying,
    drawing,
    empty,
    raiding,
)
from landscribe.games.cartographers.turn import (
    AMBUSH,
    DRAW,
    EXPLORE_CARD,
    HERO,
    OWN,
    SEASONS,
    Stage,
    fallback_of,
    handed_to,
    is_handed,
    prey_of,
)
from landscribe.native.branches import (
    Numbers,
    Scratch,
    Words,
    blank,
    layout,
    load,
    placing,
    scratch_for,
    store,
)
from landscribe.native.cartographers.table import (
    CARDS,
    MOST_FORMS,
    NAMES,
    PLACES,
    SHEETS,
    Table,
    attack_cells,
    attack_ways,
    clockwise,
    coins,
    forms,
    kinds,
    monsters,
    sizes,
)
from landscribe.native.cells import joined, nth
from landscribe.native.compile import inlined, part
from landscribe.native.crossing import crossing

MOST_SEATS = 100  # C19
YEAR = len(SEASONS)
CHOICES = 1_000  # that can be traced

grid = crossing(Grid)(GRID)
found, taken, form_of = placing(
    [forms(card) for card in CARDS.values()],
    seldom=[number for number, kind in enumerate(kinds) if kind != EXPLORE_CARD],
)
_, sheet_of, put, _, _ = SHEETS


Cards: TypeAlias = NDArray[np.uint32]
"""Cards by number; being unsigned, they need no look whether they count from the end."""


class Workspace(Protocol):
    """The state of a game, and scratch for what is asked."""

    seats: int  # how many maps there are
    alone: bool  # whether the game is a solo game
    deal: Words  # the chance that deals, as its value and its step
    is_left: bool  # whether the game is not to be played on
    size: int  # of the deck
    at: int  # the next card of it
    decks: Cards  # of this season and the last one, by turns
    ambushes: Numbers  # to join the deck
    heroes: Numbers
    ambush: int  # the next of them
    hero: int
    ambush_count: int  # how many there are
    hero_count: int
    seen: int  # ambushes revealed
    monsters: Numbers  # theirs, in order
    edicts: Numbers  # A to D
    sheets: Words
    lines: Numbers  # of the score sheets, by seat and season
    anchors: Scratch  # where the forms of a card can lie
    barren: Scratch  # where they would miss the ruins
    before: Numbers  # of each empty space, the ways of a hero on those before it
    traced: int  # how many choices have been written down
    choices: Numbers  # of each choice, the card on top, step, seat, how many there were, and which it was
    maps: Words  # of each choice, the map on which it was made


WORKSPACE = layout(
    seats=0,
    alone=False,
    deal=np.zeros(2, np.uint64),
    is_left=False,
    size=0,
    at=0,
    decks=np.zeros((2, len(NAMES)), np.uint32),
    ambushes=np.zeros(len(NAMES), np.int64),
    heroes=np.zeros(len(NAMES), np.int64),
    ambush=0,
    hero=0,
    ambush_count=0,
    hero_count=0,
    seen=0,
    monsters=np.zeros(len(NAMES), np.int64),
    edicts=np.zeros(YEAR, np.int64),
    sheets=np.zeros((MOST_SEATS, SHEETS.words), np.uint64),
    lines=np.zeros((MOST_SEATS, YEAR, 4), np.int64),
    anchors=scratch_for(MOST_FORMS),
    barren=scratch_for(MOST_FORMS),
    before=np.zeros(PLACES, np.int64),
    traced=0,
    choices=np.zeros((CHOICES, 5), np.int64),
    maps=np.zeros((CHOICES, SHEETS.words), np.uint64),
)


def workspace(seats: int, alone: bool, traced: bool) -> Workspace:
    """Space for a game with so many maps."""
    work: Workspace = blank(WORKSPACE)
    work.seats, work.alone, work.traced = seats, alone, 0 if traced else CHOICES
    return work


class Ask(NamedTuple):
    """A question to a seat: which of so many choices it makes."""

    step: int
    season: int
    time: int
    card: int
    seat: int
    on: int  # whose map
    ways: int  # to place, with each terrain
    choices: int
    fallback: int
    cells: Cells  # where single spaces are picked
    ruins: bool  # of the stage, as its effect: with both, a game that is left can be played on
    effect: int


@inlined
def ask_of(step: int, stage: Stage, card: int, seat: int, table: Table, work: Workspace) -> Ask:
    """What a step asks of a seat, with this card on top."""
    on = handed_to(clockwise[card], seat, work.seats) if is_handed(step) else seat
    sheet = sheet_of(work.sheets, on)
    cells, fallback = empty(grid, sheet), OWN
    if step in (DRAW, AMBUSH):
        ways = found(card, cells, work.anchors)
        if step == DRAW and stage.ruins:
            ways = _over_ruins(card, cells, cells & ~sheet.ruins, work)
        fallback = fallback_of(ways > 0, stage.ruins)
        if fallback != OWN:
            ways = count(cells)
        choices = ways * table.terrains[fallback, card, 0]
    elif step == HERO:
        ways = choices = _attacks(card, cells, work)
    else:
        cells = prey_of(grid, sheet, step, monsters[card])
        ways = choices = count(cells)
    return Ask(
        step,
        stage.season,
        stage.time,
        card,
        seat,
        on,
        ways,
        choices,
        fallback,
        cells,
        stage.ruins,
        stage.effect,
    )


@part
def _over_ruins(card: int, free: Cells, barren: Cells, work: Workspace) -> int:
    """Only those placements on free cells kept that do not lie on barren ones alone."""
    ways = 0
    if free != barren:
        found(card, barren, work.barren)
        for row in range(coins[card, 0]):
            legal = load(work.anchors, row) & ~load(work.barren, row)
            store(work.anchors, row, legal)
            ways += count(legal)
    return ways


@part
def _attacks(card: int, free: Cells, work: Workspace) -> int:
    """How many ways a hero has, those before each empty space written down."""
    ways, place = 0, 0
    for cell in singles(free):
        work.before[place], place = ways, place + 1
        ways += attack_ways[card, index(cell)]
    return ways


@inlined
def move_at(ask: Ask, number: int, table: Table, work: Workspace) -> Move:
    """The move that a choice is; to pass where there is none (C4)."""
    card = ask.card
    if not ask.choices:
        return destroying(grid, grid.none)
    if ask.step == HERO:
        return _defence(ask, number, work)
    if ask.step not in (DRAW, AMBUSH):
        return destroying(grid, nth(ask.cells, number))
    terrain, coin = 1, 0
    while number >= ask.ways:
        number, terrain = number - ask.ways, terrain + 1
    if ask.fallback == OWN:
        row, cells = taken(card, number, work.anchors)
        coin = coins[card, row + 1]
    else:
        cells = nth(ask.cells, number)
    if ask.step == AMBUSH:
        return raiding(grid, monsters[card], sizes[card], cells)
    return drawing(grid, table.terrains[ask.fallback, card, terrain], cells, coin)


@part
def _defence(ask: Ask, number: int, work: Workspace) -> Move:
    """The hero on the last empty space that has no more than so many ways before it."""
    least, most = 0, count(ask.cells) - 1
    while least < most:
        middle = (least + most + 1) // 2
        if work.before[middle] <= number:
            least = middle
        else:
            most = middle - 1
    cell = nth(ask.cells, least)
    place, way = index(cell), number - work.before[least]
    pattern = joined(attack_cells[ask.card, place, way, 0], attack_cells[ask.card, place, way, 1])
    return defending(grid, cell, pattern)


@inlined
def note(ask: Ask, number: int, work: Workspace) -> None:
    """Writes a choice down while there is space."""
    if work.traced < CHOICES:
        _note(ask, number, work)


@part
def _note(ask: Ask, number: int, work: Workspace) -> None:
    row = work.traced
    choices = work.choices
    choices[row, 0], choices[row, 1], choices[row, 2] = ask.card, ask.step, ask.seat
    choices[row, 3], choices[row, 4] = ask.choices, number
    put(work.maps, row, sheet_of(work.sheets, ask.on))
    work.traced = row + 1


class Choice(NamedTuple):
    """A choice as it was put to a seat, and what was chosen."""

    card: str  # on top
    step: int
    seat: int
    choices: int
    number: int
    sheet: Sheet  # the map on which it chose


def traced(work: Workspace) -> list[Choice]:
    """What was written down."""
    numbers: list[list[int]] = work.choices[: work.traced].tolist()
    made = zip(numbers, SHEETS.unpacked(work.maps[: work.traced]), strict=True)
    return [
        Choice(NAMES[card], step, seat, choices, number, sheet)
        for (card, step, seat, choices, number), sheet in made
    ]
