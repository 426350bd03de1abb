"""What a seat of Cartouche may still expect, as learned, and the quick player who goes by it."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.chooser import trade_for
from landscribe.bots.cartouche.help import help_for, helped
from landscribe.bots.cartouche.native import Scratch, all_placements, held_after, placement_in
from landscribe.bots.cartouche.signs import BLOCK, GENERAL, GOALS, look
from landscribe.bots.cartouche.worth import paid
from landscribe.bots.network import GOALS as LETTERS
from landscribe.bots.network import YEAR, Mind, Size, attend, weigh
from landscribe.core.rng import Chance, below
from landscribe.games.cartouche.ankhs import TRADE
from landscribe.games.cartouche.tokens import NOTHING, held_of, total
from landscribe.games.cartouche.turn import (
    ITEMS,
    ROUNDS,
    Phase,
    Step,
    has_to_drop,
    may_end,
    space_claimed,
    token_points,
)
from landscribe.native.cartouche.asking import CLAIM, COMPLETE, DONE, KEEP, Move, ask
from landscribe.native.cartouche.cards import PIECE_NAMES, PIECE_NUMBERS, TILE_COUNT, layers_of
from landscribe.native.cartouche.driver import play
from landscribe.native.cartouche.workspace import (
    PLACES,
    Workspace,
    count_tiles,
    mural_of,
    set_mural,
    set_tokens,
    tokens_of,
)
from landscribe.native.compile import part, separate

MOMENTS = 10
MOMENT_SCALES = (1.0, 0.1, 0.01, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0, 0.3)
SIZE = Size(1, len(GOALS), GENERAL, BLOCK, MOMENTS, 0)
ALIVE = np.ones((YEAR, LETTERS), np.bool_)

WAYS = 4  # of scoring that are compared
GAIN = 4  # a bought cartouche has to bring one part in so many of a point
_SMALL = PIECE_NUMBERS["1x1"]


class Player(NamedTuple):
    """Who plays by a learned value, trying things in a workspace of its own."""

    mind: Mind
    samples: int  # placements that are valued before one is made,
    looks: int  # and where it is only asked what a tile would bring
    spare: NDArray[np.void]
    scratch: Scratch


# What is worth how much


@separate
def attention(seat: int, work: Workspace, mind: Mind) -> int:
    """The network attends to this moment; the part of the game it lies in."""
    left, moment = ROUNDS - work.round, mind.moment
    moment[:] = 0
    moment[0] = 1
    moment[1] = left
    moment[2] = left * left
    moment[3 + work.phase] = 1
    if work.phase == Phase.DRAFT:
        taken = work.picks // work.seats
        place = (seat - work.first) % work.seats
        moment[7] = ITEMS - taken - (place < work.picks % work.seats)
    moment[8] = work.alone
    moment[9] = work.seats - 1
    season = (work.round - 1) * YEAR // ROUNDS
    attend(season, mind)
    return season


@separate
def worth(season: int, seat: int, work: Workspace, mind: Mind) -> Any:
    """All points of a seat, those that it may still expect too."""
    point = mind.point[0]
    total = point * earned(seat, work)
    if work.phase == Phase.OVER:
        return total + point * token_points(tokens_of(seat, work))
    look(seat, work, mind.board)
    return total + weigh(season, mind)


@part
def earned(seat: int, work: Workspace) -> int:
    """The points that a seat has, but for those of tokens; a claim counts before its ankh is chosen."""
    points: int = work.story_points[seat]
    for place in range(PLACES):
        points += scored_at(seat, place, work)
    return points


@part
def scored_at(seat: int, place: int, work: Workspace) -> int:
    """The points that a seat has of a place of the board."""
    if work.claiming[seat] != place:
        return work.earned[seat, place]
    return work.rewards[place, space_claimed(work.phase, work.next[place], work.space_counts[place])]


@separate
def move_of(seat: int, number: int, work: Workspace) -> Move:
    """The move that a choice is."""
    return ask(seat, number, work).move


@separate
def promise(
    chance: Chance, season: int, seat: int, move: Move, settles: bool, work: Workspace, player: Player
) -> tuple[Chance, Any]:
    """What a move promises; it may be that tiles in the reserve are placed first."""
    player.spare[0] = work
    after: Any = player.spare[0]
    if move.verb != DONE:
        play(chance, seat, move, after)
    if (settles and move.verb != DONE) or move.verb == KEEP:
        chance = _settle(chance, season, seat, after, player)
    return chance, worth(season, seat, after, player.mind)


@part
def _settle(chance: Chance, season: int, seat: int, work: Workspace, player: Player) -> Chance:
    """Places the tiles of the reserve, each in the best of a few places."""
    if count_tiles(seat, work):
        for tile in range(TILE_COUNT):
            if work.reserve[seat, tile]:
                chance, way = best_way(chance, season, seat, tile, player.looks, work, player)
                if way.ways:
                    held = held_after(
                        mural_of(seat, work),
                        tokens_of(seat, work),
                        tile,
                        placement_in(player.scratch, way.number),
                    )
                    set_mural(seat, held.mural, work)
                    set_tokens(seat, held.tokens, work)
                    work.reserve[seat, tile] -= 1
    return chance


class Way(NamedTuple):
    """A placement by its number, what it promises, and how many there are."""

    number: int
    worth: Any
    ways: int


@separate
def best_way(
    chance: Chance, season: int, seat: int, piece: int, samples: int, work: Workspace, player: Player
) -> tuple[Chance, Way]:
    """The best of a few placements: those that earn tokens and help stories are looked at first."""
    mural, tokens, values = mural_of(seat, work), tokens_of(seat, work), player.scratch.values
    ways, best, chosen = all_placements(mural, piece, player.scratch), least(player.mind), 0
    if ways > samples:
        found = help_for(seat, work)
        for row in range(ways):
            held = held_after(mural, tokens, piece, placement_in(player.scratch, row))
            helps = helped(found, layers_of(piece), placement_in(player.scratch, row))
            chance, noise = below(chance, 1000)
            values[row] = sum(held.tokens) + helps + noise * 0.001
    work.reserve[seat, piece] -= 1
    for number in range(min(ways, samples)):
        row = number
        if ways > samples:
            row = 0
            for other in range(ways):
                if values[other] > values[row]:
                    row = other
            values[row] = -1e9
        held = held_after(mural, tokens, piece, placement_in(player.scratch, row))
        set_mural(seat, held.mural, work)
        set_tokens(seat, held.tokens, work)
        value = worth(season, seat, work, player.mind)
        if value > best:
            best, chosen = value, row
    work.reserve[seat, piece] += 1
    set_mural(seat, mural, work)
    set_tokens(seat, tokens, work)
    return chance, Way(chosen, best, ways)


@part
def least(mind: Mind) -> Any:
    """Less than anything is worth."""
    return mind.point[0] * 0 - (1 << 60)


# What the quick player chooses


@separate
def pick(chance: Chance, seat: int, choices: int, work: Workspace, player: Player) -> tuple[Chance, int]:
    """The number of the choice that promises most; trades are made only to place what they bring."""
    if choices == 1:
        return chance, 0
    season = attention(seat, work, player.mind)
    if work.claiming[seat] < 0 and work.steps[seat] == Step.PLACE:
        return _placed(chance, season, seat, choices, work, player)
    is_scoring = work.claiming[seat] < 0 and work.steps[seat] == Step.SCORE
    best, chosen = least(player.mind), choices - 1
    for number in range(_looks(seat, choices, work)):
        move = move_of(seat, number, work)
        if is_scoring and move.verb not in (COMPLETE, CLAIM):
            break
        chance, value = promise(chance, season, seat, move, work.phase == Phase.DRAFT, work, player)
        if value > best:
            best, chosen = value, number
    return chance, chosen


@part
def _looks(seat: int, choices: int, work: Workspace) -> int:
    """How many choices are looked at, from the first on."""
    if work.claiming[seat] >= 0 or work.steps[seat] == Step.KEEP:
        return choices
    if work.phase != Phase.DRAFT:
        return min(WAYS, choices)
    return choices if has_to_drop(work.open[seat]) else work.story_offers + work.tile_offers


@part
def _placed(
    chance: Chance, season: int, seat: int, choices: int, work: Workspace, player: Player
) -> tuple[Chance, int]:
    """The best of a few placements of each piece, if it is better than to keep it; or a square is bought."""
    now = worth(season, seat, work, player.mind)
    best, chosen, number, fits = least(player.mind), -1, 0, False
    for piece in range(len(PIECE_NAMES)):
        if work.reserve[seat, piece]:
            chance, way = best_way(chance, season, seat, piece, player.samples, work, player)
            if way.ways and way.worth > best:
                best, chosen = way.worth, number + way.number
            number += way.ways
            fits |= way.ways > 0 and piece < TILE_COUNT
    if not may_end(work.phase, count_tiles(seat, work), fits):
        return chance, chosen
    if best > now:
        return chance, chosen
    tokens = tokens_of(seat, work)
    if work.reserve[seat, _SMALL] == 0 and total(held_of(tokens)) >= TRADE:
        left = paid(tokens, NOTHING, TRADE)
        set_tokens(seat, left, work)
        work.reserve[seat, _SMALL] += 1
        chance, way = best_way(chance, season, seat, _SMALL, player.samples, work, player)
        work.reserve[seat, _SMALL] -= 1
        set_tokens(seat, tokens, work)
        if way.ways and (way.worth - now) * GAIN > player.mind.point[0]:
            return chance, number + trade_for(tokens, left)
    return chance, choices - 1
