"""The cards of both boxes as numbers and arrays, and what the options of a game make of them."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

import numpy as np

from landscribe.core.grid import Cells
from landscribe.core.rng import label_of, step_of
from landscribe.core.shape import Form, forms_of
from landscribe.games.cartographers.ambush import anchors_of
from landscribe.games.cartographers.box import CATEGORIES, Ambush, Card, Explore, Hero
from landscribe.games.cartographers.drawing import attacks
from landscribe.games.cartographers.setup import (
    CARDS,
    KINDS,
    MONSTERS,
    NAMES,
    NUMBERS,
    SCORING,
    Options,
)
from landscribe.games.cartographers.sheet import GRID, MONSTER, TERRAINS, Sheet
from landscribe.games.cartographers.turn import FALLBACKS
from landscribe.native.branches import Numbers, Words, record, storing
from landscribe.native.cells import LOW

EDICTS = tuple(SCORING)
RULES = tuple(dict.fromkeys(rule for card in SCORING.values() for rule in (card.rulebook, card.retail)))
PLACES = GRID.rows * GRID.cols
SHEETS = storing(Sheet)


def row(numbers: Iterable[int], space: int) -> list[int]:
    """The numbers after how many there are, with space for more."""
    found = list(numbers)
    return [len(found), *found, *[0] * (space - len(found))]


def rows(lines: Iterable[Iterable[int]], space: int) -> Numbers:
    """Such rows, one below the other."""
    return np.array([row(line, space) for line in lines], np.int64)


def named(names: Iterable[str]) -> list[int]:
    """A row of cards by their names."""
    return row((NUMBERS[name] for name in names), len(NAMES))


def forms(card: Card) -> tuple[Form, ...]:
    """Every way the shapes of a card can lie."""
    match card:
        case Explore():
            return tuple(form for form, _ in card.forms())
        case Ambush():
            return forms_of(GRID, card.shape)
        case _:
            return ()


def halves(cells: Cells) -> tuple[int, int]:
    """A set of cells as two words."""
    return cells & LOW, cells >> 64


# By the number of a card; a row begins with its length

MOST_FORMS = max(len(forms(card)) for card in CARDS.values())

kinds: Any = np.array(KINDS)
times = np.array([card.time if isinstance(card, Explore) else 0 for card in CARDS.values()])
coins = rows(
    ([coin for _, coin in card.forms()] if isinstance(card, Explore) else () for card in CARDS.values()),
    MOST_FORMS,
)
monsters = np.array(MONSTERS)
sizes = np.array([len(card.shape.squares) if isinstance(card, Ambush) else 0 for card in CARDS.values()])
clockwise = np.array([isinstance(card, Ambush) and card.clockwise for card in CARDS.values()])
walks = rows((anchors_of(card) if isinstance(card, Ambush) else () for card in CARDS.values()), PLACES)

# By the number of a card and a cell: how often a hero there can attack differently, and what

MOST_ATTACKS = 8
attack_ways = np.zeros((len(CARDS), PLACES), np.int64)
attack_cells = np.zeros((len(CARDS), PLACES, MOST_ATTACKS, 2), np.uint64)
for _number, _card in enumerate(CARDS.values()):
    if isinstance(_card, Hero):
        for _place in range(PLACES):
            _patterns = attacks(_card, 1 << _place)
            attack_ways[_number, _place] = len(_patterns)
            attack_cells[_number, _place, : len(_patterns)] = [halves(cells) for cells in _patterns]


STREAMS = (*(f"edicts {kind}" for kind in CATEGORIES), "edicts", "ambushes", "heroes", "explore", "players")


class Table(Protocol):
    """What is agreed for a game, in numbers; rows begin with their length."""

    start: Words  # the map, in a row
    thresholds: Numbers
    deck: Numbers  # the cards of every season
    ambushes: Numbers
    heroes: Numbers
    piles: Numbers  # a row of scoring cards for each category
    agreed: Numbers  # the scoring cards under A to D, if they are not drawn
    rules: Numbers  # the rule of each scoring card, by its place in RULES
    terrains: Numbers  # what is drawn, by the fallback and the card
    streams: Words  # the label and the step of each stream of chance


@cache
def table_of(options: Options) -> Table:
    """The options in numbers."""
    pool = options.scoring_pool
    return record(
        start=SHEETS.packed([options.start]),
        thresholds=options.thresholds,
        deck=named(options.deck),
        ambushes=named(card.name for card in options.ambush_pool),
        heroes=named(card.name for card in options.hero_cards),
        piles=rows(
            ([EDICTS.index(card.name) for card in pool if card.category == kind] for kind in CATEGORIES),
            len(EDICTS),
        ),
        agreed=row(map(EDICTS.index, options.proclaimed), len(CATEGORIES)),
        rules=[RULES.index(options.rule(name)) for name in EDICTS],
        terrains=[
            rows((_terrains(options, card)[fallback] for card in CARDS.values()), len(TERRAINS))
            for fallback in range(len(FALLBACKS))
        ],
        streams=np.array([(label_of(name), step_of(0, label_of(name))) for name in STREAMS], np.uint64),
    )


def _terrains(options: Options, card: Card) -> tuple[tuple[int, ...], ...]:
    """What is drawn with a card, by the fallback."""
    return options.terrains(card) if isinstance(card, Explore) else ((MONSTER,),) * len(FALLBACKS)
