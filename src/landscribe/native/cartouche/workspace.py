"""A game of Cartouche in one block of memory, made from a state of the rules at any point of it."""

from typing import Any, NamedTuple, Protocol

import numpy as np

from landscribe.games.cartouche.achievements import FIXED, NAMES
from landscribe.games.cartouche.ankhs import PIECES_DRAWN, Ankh
from landscribe.games.cartouche.mural import Mural
from landscribe.games.cartouche.stories import STORIES, Told
from landscribe.games.cartouche.table import Opponent, Player, State
from landscribe.games.cartouche.tokens import Tokens
from landscribe.games.cartouche.turn import OPEN_STORIES, SLOTS
from landscribe.native.branches import Numbers, Words, record
from landscribe.native.cartouche.cards import MURALS, PIECE_NAMES, PIECE_NUMBERS, STORY_NUMBERS, TILE_COUNT
from landscribe.native.compile import inlined

_, _mural, put_mural, _, _ = MURALS
SEATS = 4
CARDS_FROM = len(FIXED)  # places of the board
PLACES = CARDS_FROM + SLOTS
SPACES = 3  # at most, of an achievement
DRAWN = 2  # draws of a player that can be owed: for *3 pieces*, and repeated


class Workspace(Protocol):
    """The state of a game."""

    seats: int
    alone: int  # 1 in a solo game
    phase: int
    round: int
    first: int
    picks: int
    pile: Numbers  # to draw starting stories and cards from
    deck: Numbers  # stories
    dealt: int  # stories dealt
    deck_size: int
    bag: Numbers  # tiles
    drawn: int  # tiles drawn from the bag
    bag_size: int
    used: Numbers  # of each tile, whether it is discarded
    stories_offered: Numbers
    story_offers: int
    tiles_offered: Numbers
    tile_offers: int
    # of each seat
    murals: Words
    tokens: Numbers
    stories: Numbers  # open
    open: Numbers  # how many
    reserve: Numbers  # of each piece, how many
    told: Numbers  # of each kind
    story_points: Numbers
    ankhs: Numbers  # a bit each
    spaces: Numbers  # of each place on the board, the space taken, or -1
    earned: Numbers  # of each place on the board, its points
    claiming: Numbers  # the place whose ankh is not chosen yet, or -1
    steps: Numbers
    gained: Numbers
    draws: Numbers
    offers: Numbers  # the tiles drawn, of which one is kept
    offer_sizes: Numbers
    offered: Numbers  # how many draws
    # of the board
    cards: Numbers
    rewards: Numbers
    space_counts: Numbers
    next: Numbers
    # of the solo opponent
    rival_stories: Numbers
    rival_story_count: int
    stacks: Numbers
    stack_sizes: Numbers
    rivals: Numbers  # of each place, the opponent's ankhs
    rival_points: int  # of its spaces


def fields(seats: int = SEATS, number: Any = np.int64) -> dict[str, Any]:
    """The fields of a workspace for so many seats; numbers of this size, but for what is reckoned with."""

    def zeros(*size: int) -> Any:
        return np.zeros(size, number)

    def whole(*size: int) -> Any:
        return np.zeros(size, np.int64)

    return {
        **dict.fromkeys(("seats", "phase", "round", "first", "picks", "dealt", "deck_size", "drawn"), 0),
        **dict.fromkeys(("bag_size", "story_offers", "tile_offers", "rival_story_count"), 0),
        **dict.fromkeys(("rival_points", "alone"), 0),
        "pile": zeros(len(STORIES)),
        "deck": zeros(len(STORIES)),
        "bag": zeros(TILE_COUNT),
        "used": zeros(TILE_COUNT),
        "stories_offered": zeros(len(STORIES)),
        "tiles_offered": zeros(TILE_COUNT),
        "murals": np.zeros((seats, MURALS.words), np.uint64),
        "tokens": whole(seats, len(Tokens._fields)),
        "stories": zeros(seats, OPEN_STORIES + 1),
        "reserve": zeros(seats, len(PIECE_NAMES)),
        "told": whole(seats, len(Told._fields)),
        **{name: zeros(seats, PLACES) for name in ("spaces", "earned")},
        "open": whole(seats),
        **{name: zeros(seats) for name in ("story_points", "ankhs", "claiming", "steps", "gained")},
        **{name: zeros(seats) for name in ("draws", "offered")},
        "offers": zeros(seats, DRAWN, PIECES_DRAWN),
        "offer_sizes": whole(seats, DRAWN),
        "cards": zeros(SLOTS),
        "rewards": zeros(PLACES, SPACES),
        **{name: zeros(PLACES) for name in ("space_counts", "next", "rivals")},
        "rival_stories": zeros(len(STORIES)),
        "stacks": zeros(SLOTS, TILE_COUNT),
        "stack_sizes": zeros(SLOTS),
    }


def workspace(state: State) -> Workspace:
    """The state as native code plays it on."""
    table, work = state.table, record(**fields())
    work.seats, work.alone = len(table.players), table.opponent is not None
    work.phase, work.round, work.first, work.picks = table.phase, table.round, table.first, table.picks
    work.deck_size = _listed(work.deck, [STORY_NUMBERS[name] for name in state.deck])
    work.bag_size = _listed(work.bag, [PIECE_NUMBERS[name] for name in state.bag])
    work.story_offers = _listed(work.stories_offered, [STORY_NUMBERS[name] for name in table.stories])
    work.tile_offers = _listed(work.tiles_offered, [PIECE_NUMBERS[name] for name in table.tiles])
    for name in table.used_tiles:
        work.used[PIECE_NUMBERS[name]] = 1
    for place, ladder in enumerate(table.board):
        work.space_counts[place] = _listed(work.rewards[place], list(ladder.rewards))
        work.next[place] = ladder.next
        if place >= CARDS_FROM:
            work.cards[place - CARDS_FROM] = NAMES.index(ladder.achievement)
    places = {ladder.achievement: place for place, ladder in enumerate(table.board)}
    for seat, player in enumerate(table.players):
        _fill(work, seat, player, places)
    if table.opponent is not None:
        _fill_opponent(work, table.opponent, places)
    return work


def _listed(row: Numbers, numbers: list[int]) -> int:
    """Writes numbers to the start of a row and counts them."""
    row[: len(numbers)] = numbers
    return len(numbers)


def _fill(work: Any, seat: int, player: Player, places: dict[str, int]) -> None:
    work.murals[seat] = MURALS.packed([player.mural])[0]
    work.tokens[seat], work.told[seat] = player.tokens, player.kinds
    work.open[seat] = _listed(work.stories[seat], [STORY_NUMBERS[name] for name in player.stories])
    for piece in (*player.tiles, *player.cartouches):
        work.reserve[seat, PIECE_NUMBERS[piece]] += 1
    work.story_points[seat] = player.story_points
    work.ankhs[seat] = sum(1 << tuple(Ankh).index(ankh) for ankh in player.ankhs)
    work.spaces[seat], work.claiming[seat] = -1, -1
    for score in player.scores:
        place = places[score.achievement]
        work.spaces[seat, place], work.earned[seat, place] = score.space, score.points
    if player.claiming is not None:
        work.claiming[seat] = places[player.claiming.achievement]
    work.steps[seat], work.gained[seat], work.draws[seat] = player.step, player.has_gained, player.draws
    work.offered[seat] = len(player.offers)
    for draw, offer in enumerate(player.offers):
        work.offer_sizes[seat, draw] = _listed(
            work.offers[seat, draw], [PIECE_NUMBERS[name] for name in offer]
        )


def _fill_opponent(work: Any, opponent: Opponent, places: dict[str, int]) -> None:
    work.rival_story_count = _listed(work.rival_stories, [STORY_NUMBERS[name] for name in opponent.stories])
    for slot, stack in enumerate(opponent.stacks):
        work.stack_sizes[slot] = _listed(work.stacks[slot], [PIECE_NUMBERS[name] for name in stack])
    for score in opponent.scores:
        work.rivals[places[score.achievement]] += 1
        work.rival_points += score.points


@inlined
def mural_of(seat: int, work: Workspace) -> Mural:
    """A seat's mural."""
    return _mural(work.murals, seat)


@inlined
def set_mural(seat: int, mural: Mural, work: Workspace) -> None:
    """Gives a seat this mural."""
    put_mural(work.murals, seat, mural)


@inlined
def tokens_of(seat: int, work: Workspace) -> Tokens:
    """A seat's tokens."""
    row = work.tokens[seat]
    return Tokens(row[0], row[1], row[2], row[3], row[4])


@inlined
def told_of(seat: int, work: Workspace) -> Told:
    """A seat's stories told."""
    row = work.told[seat]
    return Told(row[0], row[1], row[2])


@inlined
def set_tokens(seat: int, tokens: Tokens, work: Workspace) -> None:
    """Gives a seat these tokens."""
    for place in range(len(tokens)):
        work.tokens[seat, place] = tokens[place]


class Trace(NamedTuple):
    """What was chosen, as far as there is room: the seat, how many choices there were, and which it was."""

    made: Numbers  # how many
    choices: Numbers
    murals: Words
    tokens: Numbers


def trace_for(choices: int) -> Trace:
    """Room for so many choices."""
    sizes = (3, MURALS.words, len(Tokens._fields))
    kinds = (np.int64, np.uint64, np.int64)
    rows: Any = [np.zeros((choices, size), kind) for size, kind in zip(sizes, kinds, strict=True)]
    return Trace(np.zeros(1, np.int64), *rows)


@inlined
def count_tiles(seat: int, work: Workspace) -> int:
    """How many tiles lie in a seat's reserve."""
    tiles = 0
    for piece in range(TILE_COUNT):
        tiles += work.reserve[seat, piece]
    return tiles
