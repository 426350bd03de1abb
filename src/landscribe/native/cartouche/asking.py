"""What a seat is asked, natively: how many choices it has, and the move that each of them is.

Choices are numbered in the order in which the rules list legal actions.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

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
from landscribe.games.cartouche.tiles import Lie, placement_at, places
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


class Laid(NamedTuple):
    """A piece that lies so, and all anchors from which it can."""

    piece: int
    row: int
    lie: Lie
    legal: Cells


One: TypeAlias = "Callable[[Any, Any, Move], Any]"
"""one(listed, wanted, move): what becomes of all that is listed when one more choice is."""
Lying: TypeAlias = Callable[[Any, Any, Laid], Any]
"""The same for all anchors of a piece that lies so, the lowest first."""


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


def listing(one: One, lying: Lying) -> Callable[[int, Any, Any, Workspace], Any]:
    """What hands a seat's choices on, one after the other, and all ways in which a piece can lie at once."""

    @part
    def choices(seat: int, listed: Any, wanted: Any, work: Workspace) -> Any:
        if work.claiming[seat] >= 0:
            for taken in ankh_choices(work.ankhs[seat]):
                move = Move(ANKH, taken.ankh, taken.bonus, NO_TOKENS, grid.none, grid.none)
                listed = one(listed, wanted, move)
            return listed
        if work.phase == Phase.DRAFT and has_to_drop(work.open[seat]):
            for place in range(work.open[seat]):
                listed = one(listed, wanted, plain(DROP, place))
            return listed
        if work.steps[seat] == Step.KEEP:
            for place in range(work.offer_sizes[seat, 0]):
                listed = one(listed, wanted, plain(KEEP, place))
            return listed
        if work.phase == Phase.DRAFT:
            for place in range(work.story_offers):
                listed = one(listed, wanted, plain(TAKE_STORY, place))
            for place in range(work.tile_offers):
                listed = one(listed, wanted, plain(TAKE_TILE, place))
            return trades(seat, listed, wanted, work)
        fits = False
        if work.steps[seat] == Step.PLACE:
            listed, fits = placings(seat, listed, wanted, work)
        else:
            listed = completions(seat, listed, wanted, work)
            listed = claims(seat, listed, wanted, work)
        listed = trades(seat, listed, wanted, work)
        if may_end(work.phase, count_tiles(seat, work), fits):
            listed = one(listed, wanted, plain(DONE, 0))
        return listed

    @part
    def placings(seat: int, listed: Any, wanted: Any, work: Workspace) -> tuple[Any, bool]:
        """Every placement of every piece in the reserve; and whether a tile fits."""
        mural, fits = mural_of(seat, work), False
        for piece in range(len(PIECE_NAMES)):
            if work.reserve[seat, piece]:
                for row in range(ways[piece]):
                    lie = lie_of(piece, row)
                    legal = places(grid, mural, lie)
                    listed = lying(listed, wanted, Laid(piece, row, lie, legal))
                    fits |= legal != grid.none and piece < TILE_COUNT
        return listed, fits

    @part
    def trades(seat: int, listed: Any, wanted: Any, work: Workspace) -> Any:
        for given in ways_to_pay(tokens_of(seat, work), NOTHING, TRADE):
            for got in range(len(goods)):
                listed = one(listed, wanted, Move(TRADED, got, 0, given, grid.none, grid.none))
        return listed

    @part
    def completions(seat: int, listed: Any, wanted: Any, work: Workspace) -> Any:
        mural, tokens = mural_of(seat, work), tokens_of(seat, work)
        for place in range(work.open[seat]):
            asked = wanted_of(work.stories[seat, place])
            if asked.kind == Kind.TOKEN:
                for payment in ways_to_pay(tokens, asked.first, asked.any_kind):
                    listed = one(listed, wanted, Move(COMPLETE, place, 0, payment, grid.none, grid.none))
            else:
                for cover in ways_to_cover(grid, mural, asked):
                    move = Move(COMPLETE, place, 0, NO_TOKENS, cover.covered, grid.none)
                    listed = one(listed, wanted, move)
        return listed

    @part
    def claims(seat: int, listed: Any, wanted: Any, work: Workspace) -> Any:
        mural, tokens = mural_of(seat, work), tokens_of(seat, work)
        for place in range(PLACES):
            if claim_bar(work.ankhs[seat], work.spaces[seat, place] >= 0, work.rivals[place]) != OPEN:
                continue
            if place < len(GOALS):
                if stories_missing(GOALS[place], told_of(seat, work)) == 0:
                    listed = one(listed, wanted, plain(CLAIM, place))
                continue
            card = work.cards[place - len(GOALS)]
            if is_paid_for(card):
                for payment in ways_to_claim(card, tokens):
                    listed = one(listed, wanted, Move(CLAIM, place, 0, payment, grid.none, grid.none))
            elif mural_missing(card, grid, mural) == 0:
                listed = one(listed, wanted, plain(CLAIM, place))
        return listed

    return choices


@part
def plain(verb: int, item: int) -> Move:
    """A move that is about an item, and no more."""
    return Move(verb, item, 0, NO_TOKENS, grid.none, grid.none)


@part
def placing(laid: Laid, anchor: Cells) -> Move:
    """The move that lays a piece so, from this anchor."""
    placement = placement_at(laid.lie, anchor)
    return Move(PLACE, laid.piece, 0, NO_TOKENS, placement.first, placement.second)


# A choice by its number


class Asked(NamedTuple):
    """How many choices there are, and the move with the number asked for."""

    choices: int
    move: Move


NOBODY_ASKED = Asked(0, Move(DONE, 0, 0, NO_TOKENS, grid.none, grid.none))


@part
def _one(asked: Asked, number: int, move: Move) -> Asked:
    return Asked(asked.choices + 1, move if asked.choices == number else asked.move)


@part
def _lying(asked: Asked, number: int, laid: Laid) -> Asked:
    found, move = count(laid.legal), asked.move
    if asked.choices <= number < asked.choices + found:
        move = placing(laid, nth(laid.legal, number - asked.choices))
    return Asked(asked.choices + found, move)


_choices = listing(_one, _lying)


@part
def ask(seat: int, number: int, work: Workspace) -> Asked:
    """How many choices a seat has now, and the move with this number."""
    return _choices(seat, NOBODY_ASKED, number, work)
