"""What a map of Cartographers is worth, as learned: how its signs are seen, and those of the moment."""

from typing import Any

import numpy as np

from landscribe.bots.cartographers import base_signs, heroes_signs
from landscribe.bots.cartographers.signs import GENERAL, SIGNS, look
from landscribe.bots.network import (
    Mind,
    Outlook,
    Size,
    Weights,
    alive_by,
    attend,
    blank_mind,
    seer,
    signer,
    weigh,
)
from landscribe.bots.signs import OWN, Land, land_of, no_signs
from landscribe.games.cartographers.box import Explore
from landscribe.games.cartographers.setup import BOXES, CARDS, Options
from landscribe.games.cartographers.sheet import empty
from landscribe.games.cartographers.turn import (
    AMBUSH_CARD,
    DRAW,
    HERO_CARD,
    JOINING,
    LAST,
    RAVAGE,
    RUINS_CARD,
    edicts_of,
    scored,
)
from landscribe.native.ahead import ahead
from landscribe.native.branches import Words
from landscribe.native.cartographers.asking import Ask, Workspace, grid, sheet_of
from landscribe.native.cartographers.driver import stars
from landscribe.native.cartographers.table import NAMES, RULES, SHEETS, Table, kinds, times
from landscribe.native.compile import inlined, part, separate
from landscribe.native.toolchain import numba, types

DECLARED = (base_signs, heroes_signs)
"""The modules that declare the own signs of scoring cards."""

BLOCK = 1 + OWN
"""Of each scoring card: its stars, and its own signs."""
MOMENTS = 12
SIZE = Size(len(BOXES), len(RULES), GENERAL, BLOCK, MOMENTS, len(NAMES))
TERRAINS = 4

ALIVE = alive_by(edicts_of)
offers = np.array(
    [
        [isinstance(card, Explore) and terrain in card.terrains for terrain in range(TERRAINS)]
        for card in CARDS.values()
    ]
)


def kind_of(options: Options) -> int:
    """The kind of a game is the box that its explore cards are from."""
    return list(BOXES).index(options.explore)


own_signs = signer([SIGNS.get(rule, no_signs) for rule in RULES], grid, sheet_of)


@inlined
def _look(rows: Words, signs: Weights) -> Land:
    """The general signs, and how the empty land lies."""
    land = land_of(grid, empty(grid, sheet_of(rows, 0)))
    look(grid, sheet_of(rows, 0), land, signs)
    return land


see = seer(_look, stars, own_signs, GENERAL)
ahead(
    __name__,
    "see",
    see,
    lambda: (types.int64, numba.typeof(blank_mind(SIZE, ALIVE, SHEETS.words, is_whole=True))),
)


@part
def foresee(ask: Ask, table: Table, work: Workspace, mind: Mind) -> Outlook:
    """Where this decision leads; the network attends to that moment."""
    season, time, ends = ask.season, ask.time, False
    if ask.step == DRAW:
        time += times[ask.card]
        ends = time >= table.thresholds[season]
    is_next = ends or ask.step == RAVAGE
    if is_next:
        season, time = season + 1, 0
    if season <= LAST:
        _see_moment(season, time, is_next, table, work, mind.moment)
        attend(season, mind)
    return Outlook(ends, season)


@part
def _see_moment(
    season: int, time: int, is_next: bool, table: Table, work: Workspace, moment: Weights
) -> None:
    """The signs of a moment: the time left, and what the deck holds, in any order."""
    moment[:] = 0
    deck = work.decks[(season - 1 if is_next else season) % 2]
    lurking, waiting, size = 0, 0, 0
    for place in range(work.at, work.size):
        card = int(deck[place])
        if kinds[card] == AMBUSH_CARD:
            lurking += 1
        elif kinds[card] == HERO_CARD:
            waiting += 1
        elif not is_next:
            _count_card(card, moment)
            size += 1
    if is_next:
        lurking += min(JOINING, max(0, work.ambush_count - work.ambush))
        waiting += min(JOINING, max(0, work.hero_count - work.hero))
        size = table.deck[0]
        for place in range(size):
            _count_card(table.deck[place + 1], moment)
    left, size = table.thresholds[season] - time, size + lurking + waiting
    moment[0] = 1
    moment[1] = left
    moment[2] = left * left
    moment[3] = lurking
    moment[4] = 16 * lurking * left // max(1, size)
    moment[10] = 1 if work.alone else 0
    moment[11] = waiting


@part
def _count_card(card: int, moment: Weights) -> None:
    for terrain in range(TERRAINS):
        if offers[card, terrain]:
            moment[5 + terrain] += 1
    if kinds[card] == RUINS_CARD:
        moment[9] += 1
    moment[MOMENTS + card] = 1


@separate
def worth(ask: Ask, outlook: Outlook, mind: Mind) -> Any:
    """What the map in view brings from a decision on: a season's score if it ends, and what is to come."""
    total = mind.point[0] * 0
    if outlook.ends:
        first, second = edicts_of(ask.season)
        one, other = stars(mind.goals[first], mind.boards, 0), stars(mind.goals[second], mind.boards, 0)
        line = scored(grid, sheet_of(mind.boards, 0), one, other)
        total += mind.point[0] * (line.first + line.second + line.coins + line.monsters)
    if outlook.season <= LAST:
        see(outlook.season, mind)
        total += weigh(outlook.season, mind)
    return total
