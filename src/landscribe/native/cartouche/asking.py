"""What a seat is asked, natively: how many choices it has, and the move that each of them is.

Choices are numbered in the order in which the rules list legal actions.
"""

from typing import NamedTuple

from landscribe.core.cells import count
from landscribe.core.grid import Cells
from landscribe.games.cartouche.achievements import (
    FIXED,
    Stories,
    is_paid_for,
    mural_missing,
    stories_missing,
    ways_to_claim,
)
from landscribe.games.cartouche.ankhs import TRADE, ankh_choices
from landscribe.games.cartouche.stories import Kind, ways_to_cover
from landscribe.games.cartouche.tiles import placement_at, places
from landscribe.games.cartouche.tokens import NO_TOKENS, NOTHING, Tokens, ways_to_pay
from landscribe.games.cartouche.turn import OPEN, Phase, Step, claim_bar, has_to_drop, may_end
from landscribe.native.cartouche.cards import (
    PIECE_NAMES,
    TILE_COUNT,
    goods,
    grid,
    lie_of,
    wanted_of,
    ways,
)
from landscribe.native.cartouche.workspace import (
    PLACES,
    Workspace,
    count_tiles,
    mural_of,
    tokens_of,
    told_of,
)
from landscribe.native.cells import nth
from landscribe.native.compile import part

TAKE_STORY, TAKE_TILE, DROP, PLACE, TRADED, COMPLETE, CLAIM, ANKH, KEEP, DONE = range(10)
GOALS = tuple(Stories(int(goal.kind), goal.number) for goal in FIXED.values())


class Move(NamedTuple):
    """What a choice does: its verb, what it is about by number, what is paid, and the cells."""

    verb: int
    item: (
        int  # the place of an item among those offered or open; a piece; a place of the board; an ankh; goods
    )
    bonus: int  # of an ankh
    paid: Tokens
    first: Cells
    second: Cells


class Asked(NamedTuple):
    """How many choices there are, and the move with the number asked for."""

    choices: int
    move: Move


NOBODY_ASKED = Asked(0, Move(DONE, 0, 0, NO_TOKENS, grid.none, grid.none))


@part
def one_more(asked: Asked, number: int, verb: int, item: int) -> Asked:
    """One more choice, of an item."""
    return with_move(asked, number, Move(verb, item, 0, NO_TOKENS, grid.none, grid.none))


@part
def with_move(asked: Asked, number: int, move: Move) -> Asked:
    """One more choice."""
    return Asked(asked.choices + 1, move if asked.choices == number else asked.move)


@part
def ask(seat: int, number: int, work: Workspace) -> Asked:
    """How many choices a seat has now, and the move with this number."""
    asked = NOBODY_ASKED
    if work.claiming[seat] >= 0:
        for taken in ankh_choices(work.ankhs[seat]):
            move = Move(ANKH, taken.ankh, taken.bonus, NO_TOKENS, grid.none, grid.none)
            asked = with_move(asked, number, move)
        return asked
    if work.phase == Phase.DRAFT and has_to_drop(work.open[seat]):
        for place in range(work.open[seat]):
            asked = one_more(asked, number, DROP, place)
        return asked
    if work.steps[seat] == Step.KEEP:
        for place in range(work.offer_sizes[seat, 0]):
            asked = one_more(asked, number, KEEP, place)
        return asked
    if work.phase == Phase.DRAFT:
        for place in range(work.story_offers):
            asked = one_more(asked, number, TAKE_STORY, place)
        for place in range(work.tile_offers):
            asked = one_more(asked, number, TAKE_TILE, place)
        return _trades(asked, seat, number, work)
    fits = False
    if work.steps[seat] == Step.PLACE:
        asked, fits = _placings(asked, seat, number, work)
    else:
        asked = _claims(_completions(asked, seat, number, work), seat, number, work)
    asked = _trades(asked, seat, number, work)
    if may_end(work.phase, count_tiles(seat, work), fits):
        asked = one_more(asked, number, DONE, 0)
    return asked


@part
def _placings(asked: Asked, seat: int, number: int, work: Workspace) -> tuple[Asked, bool]:
    """Every placement of every piece in the reserve; and whether a tile fits."""
    mural, choices, move, fits = mural_of(seat, work), asked.choices, asked.move, False
    for piece in range(len(PIECE_NAMES)):
        if work.reserve[seat, piece]:
            for row in range(ways[piece]):
                lie = lie_of(piece, row)
                legal = places(grid, mural, lie)
                found = count(legal)
                if choices <= number < choices + found:
                    placement = placement_at(lie, nth(legal, number - choices))
                    move = Move(PLACE, piece, 0, NO_TOKENS, placement.first, placement.second)
                choices += found
                fits |= found > 0 and piece < TILE_COUNT
    return Asked(choices, move), fits


@part
def _trades(asked: Asked, seat: int, number: int, work: Workspace) -> Asked:
    for given in ways_to_pay(tokens_of(seat, work), NOTHING, TRADE):
        for got in range(len(goods)):
            asked = with_move(asked, number, Move(TRADED, got, 0, given, grid.none, grid.none))
    return asked


@part
def _completions(asked: Asked, seat: int, number: int, work: Workspace) -> Asked:
    mural, tokens = mural_of(seat, work), tokens_of(seat, work)
    for place in range(work.open[seat]):
        wanted = wanted_of(work.stories[seat, place])
        if wanted.kind == Kind.TOKEN:
            for payment in ways_to_pay(tokens, wanted.first, wanted.any_kind):
                move = Move(COMPLETE, place, 0, payment, grid.none, grid.none)
                asked = with_move(asked, number, move)
        else:
            for cover in ways_to_cover(grid, mural, wanted):
                move = Move(COMPLETE, place, 0, NO_TOKENS, cover.covered, grid.none)
                asked = with_move(asked, number, move)
    return asked


@part
def _claims(asked: Asked, seat: int, number: int, work: Workspace) -> Asked:
    mural, tokens = mural_of(seat, work), tokens_of(seat, work)
    for place in range(PLACES):
        if claim_bar(work.ankhs[seat], work.spaces[seat, place] >= 0, work.rivals[place]) != OPEN:
            continue
        if place < len(GOALS):
            if stories_missing(GOALS[place], told_of(seat, work)) == 0:
                asked = one_more(asked, number, CLAIM, place)
            continue
        card = work.cards[place - len(GOALS)]
        if is_paid_for(card):
            for payment in ways_to_claim(card, tokens):
                asked = with_move(asked, number, Move(CLAIM, place, 0, payment, grid.none, grid.none))
        elif mural_missing(card, grid, mural) == 0:
            asked = one_more(asked, number, CLAIM, place)
    return asked
