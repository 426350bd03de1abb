"""How games of Cartouche are imagined: one player follows a quick plan, the others do almost anything."""

from typing import NamedTuple

from landscribe.bots.cartouche.native import Scratch, all_placements, held_after, placement_in
from landscribe.bots.cartouche.worth import (
    NO_AIM,
    SLOT,
    Aim,
    Aims,
    Odds,
    OpenStories,
    Prizes,
    ankh_worth,
    kept_worth,
    paid,
    rounds_left,
    worth,
)
from landscribe.core.rng import Chance, below
from landscribe.games.cartouche.ankhs import TRADE, Ankh, ankh_choices
from landscribe.games.cartouche.mural import BLACK, Mural, laid
from landscribe.games.cartouche.tokens import NOTHING, Tokens, held_of, spent, total, ways_to_pay
from landscribe.games.cartouche.turn import (
    OPEN,
    TILES_KEPT,
    Phase,
    Step,
    claim_bar,
    has_to_drop,
    may_end,
    token_points,
)
from landscribe.native.branches import Numbers
from landscribe.native.cartouche.asking import CLAIM, COMPLETE, Move, ask
from landscribe.native.cartouche.cards import (
    PIECE_NAMES,
    PIECE_NUMBERS,
    TILE_COUNT,
    goods,
    grid,
    points,
    wanted_of,
)
from landscribe.native.cartouche.workspace import (
    Workspace,
    count_tiles,
    mural_of,
    tokens_of,
    told_of,
)
from landscribe.native.compile import part, separate

GAIN = 0.1  # what a bought cartouche has to bring
WAYS = 4  # of scoring that are compared
_SMALL = PIECE_NUMBERS["1x1"]
_ORDER = (Ankh.SMALL, Ankh.SCARABS, Ankh.LONG, Ankh.SQUARE, Ankh.PIECES, Ankh.REPEAT)
_ranks = tuple(2 * _ORDER.index(ankh) for ankh in Ankh)
_REPEATED = tuple(Ankh).index(Ankh.SCARABS)  # the bonus that is worth repeating


class Plan(NamedTuple):
    """Whose game is imagined, and how closely they look."""

    seat: int
    samples: int  # placements that are valued
    odds: Odds
    scratch: Scratch


@separate
def choose(chance: Chance, seat: int, choices: int, work: Workspace, plan: Plan) -> tuple[Chance, int]:
    """The number of a choice."""
    if choices == 1:
        return chance, 0
    if seat != plan.seat:
        return _anything(chance, seat, choices, work)
    if work.claiming[seat] >= 0:
        return chance, _ankh(seat, work)
    if work.phase == Phase.DRAFT:
        return _drafted(chance, seat, work, plan)
    if work.steps[seat] == Step.KEEP:
        return _kept(chance, seat, work, plan)
    if work.steps[seat] == Step.PLACE:
        return _placed(chance, seat, choices, work, plan)
    return chance, _scored(seat, choices, work, plan)


@part
def _anything(chance: Chance, seat: int, choices: int, work: Workspace) -> tuple[Chance, int]:
    """What others do: they draft by chance, place what they must, and score what they can."""
    if work.claiming[seat] >= 0 or work.steps[seat] == Step.KEEP:
        return chance, 0
    if work.phase == Phase.DRAFT:
        offered = work.story_offers + work.tile_offers
        return below(chance, choices if has_to_drop(work.open[seat]) else offered)
    if work.steps[seat] == Step.PLACE and count_tiles(seat, work) > TILES_KEPT:
        return below(chance, choices)
    if work.steps[seat] == Step.SCORE and ask(seat, 0, work).move.verb in (COMPLETE, CLAIM):
        return chance, 0
    return chance, choices - 1


# What a player can hope for


@part
def outlook(seat: int, work: Workspace, odds: Odds) -> float:
    """The points of a seat, and what it can still hope for."""
    scored = work.story_points[seat] + work.earned[seat].sum()
    if work.phase == Phase.OVER:
        return scored + token_points(tokens_of(seat, work))
    aims, kept = aims_of(seat, work), 0.0
    for piece in range(TILE_COUNT, len(PIECE_NAMES)):
        if work.reserve[seat, piece]:
            kept += work.reserve[seat, piece] * kept_worth(_size(piece), aims.rounds)
    return scored + kept + worth(grid, mural_of(seat, work), tokens_of(seat, work), aims, odds)


@part
def aims_of(seat: int, work: Workspace) -> Aims:
    """What a seat is after."""
    cartouches = 0
    for piece in range(TILE_COUNT, len(PIECE_NAMES)):
        cartouches += work.reserve[seat, piece]
    rounds = rounds_left(work.phase, work.round, work.steps[seat] == Step.PLACE and cartouches > 0)
    stories = _stories(work.stories[seat], work.open[seat], -1)
    cards = (work.cards[0], work.cards[1], work.cards[2])
    return Aims(stories, told_of(seat, work), _prizes(seat, rounds, work), cards, rounds)


@part
def _stories(row: Numbers, held: int, but: int) -> OpenStories:
    """The open stories, but the one in a place."""
    return (
        _aim(row, 0, held, but),
        _aim(row, 1, held, but),
        _aim(row, 2, held, but),
        _aim(row, 3, held, but),
        _aim(row, 4, held, but),
    )


@part
def _aim(row: Numbers, place: int, held: int, but: int) -> Aim:
    return NO_AIM if place >= held or place == but else _aim_at(row[place])


@part
def _aim_at(story: int) -> Aim:
    wanted = wanted_of(story)
    return Aim(wanted.kind, points[story], wanted.first, wanted.second, wanted.any_kind, wanted.colour)


@part
def _prizes(seat: int, rounds: int, work: Workspace) -> Prizes:
    return (
        _prize(seat, 0, rounds, work),
        _prize(seat, 1, rounds, work),
        _prize(seat, 2, rounds, work),
        _prize(seat, 3, rounds, work),
        _prize(seat, 4, rounds, work),
        _prize(seat, 5, rounds, work),
        _prize(seat, 6, rounds, work),
    )


@part
def _prize(seat: int, place: int, rounds: int, work: Workspace) -> float:
    """What an achievement brings if it is scored soon."""
    is_taken = work.spaces[seat, place] >= 0 or work.claiming[seat] == place
    if claim_bar(work.ankhs[seat], is_taken, work.rivals[place]) != OPEN:
        return 0.0
    return work.rewards[place, work.next[place]] + ankh_worth(rounds)


@part
def _with(aims: Aims, stories: OpenStories) -> Aims:
    return Aims(stories, aims.told, aims.prizes, aims.cards, aims.rounds)


@part
def _size(piece: int) -> int:
    """The squares of a cartouche; 0 for a tile."""
    return 0 if piece < TILE_COUNT else 1 if piece == _SMALL else 4


# What the player chooses


@part
def _ankh(seat: int, work: Workspace) -> int:
    """The next ankh in order."""
    best, chosen = 1000, 0
    for number, taken in enumerate(ankh_choices(work.ankhs[seat])):
        rank = _ranks[taken.ankh] + (taken.ankh != taken.bonus and taken.bonus != _REPEATED)
        if rank < best:
            best, chosen = rank, number
    return chosen


@part
def _drafted(chance: Chance, seat: int, work: Workspace, plan: Plan) -> tuple[Chance, int]:
    """The item that promises most, a tile in the best of a few places; or the story that is missed least."""
    mural, tokens, aims = mural_of(seat, work), tokens_of(seat, work), aims_of(seat, work)
    best, chosen, held = -1e300, 0, work.open[seat]
    if has_to_drop(held):
        for place in range(held):
            fewer = _with(aims, _stories(work.stories[seat], held, place))
            value = worth(grid, mural, tokens, fewer, plan.odds)
            if value > best:
                best, chosen = value, place
        return chance, chosen
    for place in range(work.story_offers):
        if has_to_drop(held + 1):
            break
        first, second, third, fourth, _ = aims.stories
        more = _with(aims, (first, second, third, fourth, _aim_at(work.stories_offered[place])))
        value = worth(grid, mural, tokens, more, plan.odds) - SLOT
        if value > best:
            best, chosen = value, place
    for place in range(work.tile_offers):
        tile = work.tiles_offered[place]
        chance, way = best_way(chance, mural, tokens, tile, aims, plan)
        if way.worth > best:
            best, chosen = way.worth, work.story_offers + place
    return chance, chosen


@part
def _kept(chance: Chance, seat: int, work: Workspace, plan: Plan) -> tuple[Chance, int]:
    """The tile that promises most."""
    mural, tokens, aims = mural_of(seat, work), tokens_of(seat, work), aims_of(seat, work)
    best, chosen = -1e300, 0
    for place in range(work.offer_sizes[seat, 0]):
        chance, way = best_way(chance, mural, tokens, work.offers[seat, 0, place], aims, plan)
        if way.worth > best:
            best, chosen = way.worth, place
    return chance, chosen


@part
def _placed(chance: Chance, seat: int, choices: int, work: Workspace, plan: Plan) -> tuple[Chance, int]:
    """The best of a few placements of each piece, if it is better than to keep it; or a square is bought."""
    mural, tokens, aims = mural_of(seat, work), tokens_of(seat, work), aims_of(seat, work)
    now = worth(grid, mural, tokens, aims, plan.odds)
    best, chosen, number, fits = -1e300, -1, 0, False
    for piece in range(len(PIECE_NAMES)):
        if work.reserve[seat, piece]:
            chance, way = best_way(chance, mural, tokens, piece, aims, plan)
            value = way.worth - kept_worth(_size(piece), aims.rounds)
            if way.ways and value > best:
                best, chosen = value, number + way.number
            number += way.ways
            fits |= way.ways > 0 and piece < TILE_COUNT
    if best > now or not may_end(work.phase, count_tiles(seat, work), fits):
        return chance, chosen
    if work.reserve[seat, _SMALL] == 0 and total(held_of(tokens)) >= TRADE:
        left = paid(tokens, NOTHING, TRADE)
        chance, way = best_way(chance, mural, left, _SMALL, aims, plan)
        kept = kept_worth(1, aims.rounds) + worth(grid, mural, left, aims, plan.odds)
        if way.ways and way.worth > max(now + GAIN, kept):
            return chance, number + trade_for(tokens, left)
    return chance, choices - 1


@part
def trade_for(tokens: Tokens, left: Tokens) -> int:
    """The number of the trade for the first of all goods, a small cartouche, that leaves these tokens."""
    number = 0
    for given in ways_to_pay(tokens, NOTHING, TRADE):
        if spent(tokens, given) == left:
            break
        number += len(goods)
    return number


@part
def _scored(seat: int, choices: int, work: Workspace, plan: Plan) -> int:
    """The best of a few ways to tell a story, or else to score an achievement; done when there is none."""
    best, chosen = -1e300, choices - 1
    verb = ask(seat, 0, work).move.verb
    if verb not in (COMPLETE, CLAIM):
        return chosen
    aims = aims_of(seat, work)
    for number in range(min(WAYS, choices)):
        move = ask(seat, number, work).move
        if move.verb == verb:
            value = _worth_after(seat, move, aims, work, plan.odds)
            if value > best:
                best, chosen = value, number
    return chosen


@part
def _worth_after(seat: int, move: Move, aims: Aims, work: Workspace, odds: Odds) -> float:
    """What a story or an achievement brings, and leaves to hope for."""
    mural, tokens = mural_of(seat, work), spent(tokens_of(seat, work), move.paid)
    if move.verb == CLAIM:
        return worth(grid, mural, tokens, aims, odds)
    fewer = _with(aims, _stories(work.stories[seat], work.open[seat], move.item))
    gained = float(points[work.stories[seat, move.item]])
    return gained + worth(grid, laid(mural, BLACK, move.first), tokens, fewer, odds)


class Way(NamedTuple):
    """A placement by its number, what it promises, and how many there are."""

    number: int
    worth: float
    ways: int


@part
def best_way(
    chance: Chance, mural: Mural, tokens: Tokens, piece: int, aims: Aims, plan: Plan
) -> tuple[Chance, Way]:
    """The best of a few placements: those that earn tokens are looked at first, then chance decides."""
    ways = all_placements(mural, piece, plan.scratch)
    if ways == 0:
        return chance, Way(0, worth(grid, mural, tokens, aims, plan.odds), 0)
    best, chosen, values = -1e300, 0, plan.scratch.values
    if ways > plan.samples:
        had = sum(tokens)
        for row in range(ways):
            held = held_after(mural, tokens, piece, placement_in(plan.scratch, row))
            chance, noise = below(chance, 1000)
            values[row] = sum(held.tokens) - had + noise * 0.002
    for number in range(min(ways, plan.samples)):
        row = number
        if ways > plan.samples:
            row = 0
            for other in range(ways):
                if values[other] > values[row]:
                    row = other
            values[row] = -1.0
        held = held_after(mural, tokens, piece, placement_in(plan.scratch, row))
        value = worth(grid, held.mural, held.tokens, aims, plan.odds)
        if value > best:
            best, chosen = value, row
    return chance, Way(chosen, best, ways)
