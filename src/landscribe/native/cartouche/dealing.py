"""A game of Cartouche set up natively: the same cards, stories and tiles as the rules deal from a seed."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

import numpy as np

from landscribe.core.rng import Chance, Word, below, label_of, step_of
from landscribe.games.cartouche.achievements import CARDS, FIXED, NAMES, rewards
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.mural import side_named
from landscribe.games.cartouche.rules import DECK, achievement_cards, starting_stories
from landscribe.games.cartouche.table import CORNERS, LEVELS, Options, cards_of, stories_of, tiles_of
from landscribe.games.cartouche.turn import SLOTS, Phase
from landscribe.native.branches import Numbers, Words, record
from landscribe.native.cartouche.cards import MURALS, PIECE_NUMBERS, STORY_NUMBERS, TILE_COUNT
from landscribe.native.cartouche.driver import begin_round
from landscribe.native.cartouche.workspace import CARDS_FROM, PLACES, SPACES, Workspace
from landscribe.native.compile import inlined, part
from landscribe.native.rng import shuffle, stream_of

STREAMS = ("stories", "tiles", "starting stories", "first player", "achievements", "players")
STORIES_ORDER, TILES_ORDER, STARTS_ORDER, FIRST, CARDS_ORDER, PLAYERS = range(len(STREAMS))
ALL_ANKHS = (1 << len(Ankh)) - 1


class Agreed(Protocol):
    """What is agreed, in numbers; rows of numbers begin with how many there are."""

    seats: int
    side: Words
    stories: Numbers
    deck: int  # so many of them are in the deck
    tiles: Numbers
    starting: Numbers
    cards: Numbers  # those to deal from
    agreed: Numbers  # those agreed on, or none
    readings: Numbers  # of each card, the one that is played
    rewards: Numbers  # of each place on the board, and of a card
    spaces: int
    level: int
    streams: Words


@cache
def agreed_on(options: Options, seats: int) -> Agreed:
    """The options in numbers."""
    places = [rewards(name, seats) for name in (*FIXED, NAMES[0])]
    readings = [CORNERS[options.corners].get(name, name) for name in NAMES]
    return record(
        seats=seats,
        side=MURALS.packed([side_named(options.side)]),
        stories=_row(map(STORY_NUMBERS.__getitem__, stories_of(options.rules)), len(STORY_NUMBERS)),
        deck=DECK[seats],
        tiles=_row(map(PIECE_NUMBERS.__getitem__, tiles_of(options.rules)), TILE_COUNT),
        starting=_row(map(STORY_NUMBERS.__getitem__, starting_stories(options.rules)), len(STORY_NUMBERS)),
        cards=_row(map(NAMES.index, cards_of(options.rules)), len(CARDS)),
        agreed=_row(map(NAMES.index, achievement_cards(options)), len(CARDS)),
        readings=[*map(NAMES.index, readings)],
        rewards=[[*spaces, *[0] * (SPACES - len(spaces))] for spaces in places],
        spaces=len(places[0]),
        level=LEVELS[options.level],
        streams=np.array([(label_of(name), step_of(0, label_of(name))) for name in STREAMS], np.uint64),
    )


def _row(numbers: Iterable[int], space: int) -> list[int]:
    given = list(numbers)
    return [len(given), *given, *[0] * (space - len(given))]


@part
def set_up(seed: Word, agreed: Agreed, work: Workspace) -> Chance:
    """Everything as it lies when the first round is dealt; the chance that fills the bag again."""
    _clear(agreed.seats, work)
    _, work.first = below(stream_in(seed, FIRST, agreed), agreed.seats)
    _shuffle(stream_in(seed, STORIES_ORDER, agreed), agreed.stories, work.deck)
    work.deck_size = min(agreed.deck, agreed.stories[0])
    deal = _shuffle(stream_in(seed, TILES_ORDER, agreed), agreed.tiles, work.bag)
    work.bag_size = agreed.tiles[0]
    _shuffle(stream_in(seed, STARTS_ORDER, agreed), agreed.starting, work.pile)
    for seat in range(agreed.seats):
        for word in range(agreed.side.shape[1]):
            work.murals[seat, word] = agreed.side[0, word]
        work.stories[seat, 0], work.open[seat] = work.pile[seat], 1
    _shuffle(stream_in(seed, CARDS_ORDER, agreed), agreed.cards, work.pile)
    for slot in range(SLOTS):
        card: Any = agreed.agreed[slot + 1] if agreed.agreed[0] else work.pile[slot]
        work.cards[slot] = agreed.readings[card]
    for place in range(PLACES):
        work.space_counts[place] = agreed.spaces
        for space in range(SPACES):
            work.rewards[place, space] = agreed.rewards[min(place, CARDS_FROM), space]
    return begin_round(deal, work)


@part
def _clear(seats: int, work: Workspace) -> None:
    work.seats, work.alone, work.phase, work.round, work.picks = seats, seats == 1, Phase.DRAFT, 0, 0
    work.dealt, work.drawn, work.story_offers, work.tile_offers = 0, 0, 0, 0
    work.rival_story_count, work.rival_points = 0, 0
    work.used[:], work.next[:], work.rivals[:], work.stack_sizes[:] = 0, 0, 0, 0
    for seat in range(seats):
        work.tokens[seat, :], work.told[seat, :], work.reserve[seat, :], work.earned[seat, :] = 0, 0, 0, 0
        work.story_points[seat], work.steps[seat], work.gained[seat], work.draws[seat] = 0, 0, 0, 0
        work.offered[seat], work.ankhs[seat], work.claiming[seat] = 0, ALL_ANKHS, -1
        work.spaces[seat, :] = -1


@inlined
def _shuffle(chance: Chance, items: Numbers, pile: Numbers) -> Chance:
    """Lays these items on a pile, shuffled."""
    for place in range(items[0]):
        pile[place] = items[place + 1]
    return shuffle(chance, pile, items[0])


@inlined
def stream_in(seed: Word, number: int, agreed: Agreed) -> Chance:
    """The chance of a stream of this number."""
    return stream_of(seed, agreed.streams[number, 0], agreed.streams[number, 1])
