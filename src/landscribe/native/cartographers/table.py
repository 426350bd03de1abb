"""The cards of both boxes as numbers and arrays, and what the options of a game make of them."""

from collections.abc import Iterable
from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from landscribe.core.grid import Cells
from landscribe.core.rng import label_of, step_of
from landscribe.core.shape import Form, forms_of
from landscribe.games.cartographers.ambush import anchors_of, victim
from landscribe.games.cartographers.box import CATEGORIES, Ambush, Card, Explore, Hero, Ruins
from landscribe.games.cartographers.drawing import ANY_TERRAIN, attacks
from landscribe.games.cartographers.setup import CARDS, MAPS, SCORING, Options
from landscribe.games.cartographers.sheet import GRID, TERRAINS, Sheet
from landscribe.native.branches import record, storing
from landscribe.native.cells import LOW

Numbers = NDArray[np.int64]
Words = NDArray[np.uint64]

NAMES = tuple(CARDS)
EDICTS = tuple(SCORING)
RULES = tuple(dict.fromkeys(rule for card in SCORING.values() for rule in (card.rulebook, card.retail)))
KINDS = (Explore, Ruins, Ambush, Hero)
EXPLORE, RUINS, AMBUSH, HERO = range(4)
PLACES = GRID.rows * GRID.cols
MOST_SEATS = 100  # C19
SHEETS = storing(Sheet)


def row(numbers: Iterable[int], room: int) -> list[int]:
    """The numbers after how many there are, with room for more."""
    found = list(numbers)
    return [len(found), *found, *[0] * (room - len(found))]


def rows(lines: Iterable[Iterable[int]], room: int) -> Numbers:
    """Such rows, one below the other."""
    return np.array([row(line, room) for line in lines], np.int64)


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


def terrains_of(card: Card) -> tuple[int, ...]:
    """What a card offers to draw."""
    return card.terrains if isinstance(card, Explore) else ()


# By the number of a card; a row begins with its length

MOST_FORMS = max(len(forms(card)) for card in CARDS.values())

kinds = np.array([KINDS.index(type(card)) for card in CARDS.values()])
times = np.array([card.time if isinstance(card, Explore) else 0 for card in CARDS.values()])
terrains = rows(map(terrains_of, CARDS.values()), len(TERRAINS))
coins = rows(
    ([coin for _, coin in card.forms()] if isinstance(card, Explore) else () for card in CARDS.values()),
    MOST_FORMS,
)
monsters = np.array([card.monster if isinstance(card, Ambush) else 0 for card in CARDS.values()])
sizes = np.array([len(card.shape.squares) if isinstance(card, Ambush) else 0 for card in CARDS.values()])
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
    squares: Numbers  # the terrains of a card when no shape fits (C2), a row each
    on_ruins: Numbers  # its terrains when none fits over ruins (C3)
    streams: Words  # the label and the step of each stream of chance
    victims: Numbers  # whose map an ambush hands to each seat, a row each


@cache
def table_of(options: Options, seats: int) -> Table:
    """The options in numbers."""
    cards, pool = tuple(CARDS.values()), options.scoring_pool
    squares = [options.fallback(card) if isinstance(card, Explore) else () for card in cards]
    ruined = [ANY_TERRAIN if options.ruins_fallback == "any" else terrains_of(card) for card in cards]
    victims = [
        [victim(card, seat, seats) if isinstance(card, Ambush) else seat for seat in range(seats)]
        for card in cards
    ]
    return record(
        start=SHEETS.packed([MAPS[options.map]]),
        thresholds=options.thresholds,
        deck=row(map(NAMES.index, options.deck), len(NAMES)),
        ambushes=row((NAMES.index(card.name) for card in options.ambush_pool), len(NAMES)),
        heroes=row((NAMES.index(card.name) for card in options.hero_cards), len(NAMES)),
        piles=rows(
            ([EDICTS.index(card.name) for card in pool if card.category == kind] for kind in CATEGORIES),
            len(EDICTS),
        ),
        agreed=row(map(EDICTS.index, options.edicts), len(CATEGORIES)),
        rules=[RULES.index(options.rule(name)) for name in EDICTS],
        squares=rows(squares, len(TERRAINS)),
        on_ruins=rows(ruined, len(TERRAINS)),
        streams=np.array([(label_of(name), step_of(0, label_of(name))) for name in STREAMS], np.uint64),
        victims=rows(victims, MOST_SEATS),
    )
