"""The driver: a game of Cartouche played natively from any state on, as the kernels of the rules say."""

from collections.abc import Callable
from typing import Any, TypeAlias

from landscribe.core.rng import Chance
from landscribe.games.cartouche.achievements import ANY_ONE
from landscribe.games.cartouche.ankhs import PIECES_DRAWN
from landscribe.games.cartouche.mural import BLACK, laid
from landscribe.games.cartouche.rules import DEALT
from landscribe.games.cartouche.tiles import Placement, after
from landscribe.games.cartouche.tokens import Tokens, added, spent
from landscribe.games.cartouche.turn import (
    CLOSED,
    SCORINGS,
    Phase,
    Step,
    are_drawn,
    claim_bar,
    drafter_at,
    first_after,
    has_to_drop,
    is_drafted,
    is_due,
    phase_after,
    slot_of,
    space_after,
    space_claimed,
    step_after_done,
    step_after_draws,
    step_in,
)
from landscribe.native.ahead import ahead
from landscribe.native.branches import Numbers, layout
from landscribe.native.cartouche.asking import (
    ANKH,
    CLAIM,
    COMPLETE,
    DONE,
    DROP,
    KEEP,
    PLACE,
    TAKE_STORY,
    TAKE_TILE,
    TRADED,
    Move,
    ask,
    plain,
)
from landscribe.native.cartouche.cards import (
    DRAWS,
    SCARABS,
    TILE_COUNT,
    bonuses,
    goods,
    grid,
    layers_of,
    points,
    wanted_of,
)
from landscribe.native.cartouche.workspace import (
    CARDS_FROM,
    PLACES,
    Trace,
    Workspace,
    fields,
    mural_of,
    put_mural,
    set_mural,
    set_tokens,
    tokens_of,
)
from landscribe.native.compile import part
from landscribe.native.crossing import crossing
from landscribe.native.rng import shuffle
from landscribe.native.toolchain import numba, types

Choose: TypeAlias = Callable[[Chance, int, int, Workspace, Any], tuple[Chance, int]]
"""choose(chance, seat, choices, work, plan): the number of a choice; the plan is the chooser's own."""

_DEALT = tuple(DEALT[seats] for seats in sorted(DEALT))


def driver(choose: Choose) -> Callable[[Chance, Chance, int, Workspace, Trace, Any], None]:
    """What plays a game on to the end of a round; one chance fills the bag, the other is the chooser's."""

    @part
    def play_on(deal: Chance, chance: Chance, last: int, work: Workspace, trace: Trace, plan: Any) -> None:
        number = -1  # first it is asked how many choices there are, then for the move
        while work.phase != Phase.OVER and work.round <= last:
            seat = who_acts(work)
            asked = ask(seat, number, work)
            if number < 0:
                chance, number = choose(chance, seat, asked.choices, work, plan)
                _note(seat, asked.choices, number, work, trace)
            else:
                deal, number = play(deal, seat, asked.move, work), -1

    return play_on


@part
def who_acts(work: Workspace) -> int:
    """The first seat that is to act; -1 when everyone waits."""
    if work.phase == Phase.DRAFT:
        return drafter_at(work.first, work.picks, work.seats)
    for seat in range(work.seats):
        if work.steps[seat] != Step.IDLE:
            return seat
    return -1


@part
def _note(seat: int, choices: int, number: int, work: Workspace, trace: Trace) -> None:
    """Writes a choice down while there is room."""
    row, tokens = trace.made[0], tokens_of(seat, work)
    if row < len(trace.choices):
        trace.choices[row, 0], trace.choices[row, 1], trace.choices[row, 2] = seat, choices, number
        put_mural(trace.murals, row, mural_of(seat, work))
        for place in range(len(tokens)):
            trace.tokens[row, place] = tokens[place]
        trace.made[0] = row + 1


@part
def play(deal: Chance, seat: int, move: Move, work: Workspace) -> Chance:
    """Carries a move out, and all that follows from it."""
    if move.verb in (TAKE_STORY, TAKE_TILE, DROP):
        return _draft(deal, seat, move, work)
    if move.verb == KEEP:
        return _keep(deal, seat, move.item, work)
    if move.verb == DONE:
        has_gained, step = work.gained[seat] > 0, work.steps[seat]
        work.steps[seat] = step_after_done(work.phase, step, has_gained, work.draws[seat])
        work.gained[seat] = has_gained and work.steps[seat] == Step.IDLE
        return _settle(deal, work)
    tokens = spent(tokens_of(seat, work), move.paid)
    if move.verb == PLACE:
        placement = Placement(move.first, move.second)
        held = after(grid, mural_of(seat, work), tokens, layers_of(move.item), placement)
        set_mural(seat, held.mural, work)
        work.reserve[seat, move.item] -= 1
        tokens = held.tokens
    elif move.verb == COMPLETE:
        _complete(seat, move, work)
    elif move.verb == CLAIM:
        work.claiming[seat] = move.item
    set_tokens(seat, tokens, work)
    if move.verb == TRADED:
        _gain(seat, goods[move.item], work)
    elif move.verb == ANKH:
        _take_ankh(seat, move, work)
        if are_drawn(work.draws[seat], work.alone > 0, False):
            deal = _draw_pieces(deal, work)
    return deal


ahead(
    __name__,
    "play",
    play,
    lambda: (
        numba.typeof(crossing(Chance)(Chance(0, 0))),
        types.int64,
        numba.typeof(crossing(Move)(plain(DONE, 0))),
        numba.from_dtype(layout(**fields())),
    ),
)


# What a player does alone


@part
def _complete(seat: int, move: Move, work: Workspace) -> None:
    story = work.stories[seat, move.item]
    _remove(work.stories[seat], move.item, work.open[seat])
    work.open[seat] -= 1
    work.told[seat, wanted_of(story).kind] += 1
    work.story_points[seat] += points[story]
    set_mural(seat, laid(mural_of(seat, work), BLACK, move.first), work)


@part
def _gain(seat: int, brought: Numbers, work: Workspace) -> None:
    """What a trade or an ankh brings."""
    for size in range(SCARABS):
        work.reserve[seat, TILE_COUNT + size] += brought[size]
        work.gained[seat] |= brought[size] > 0
    set_tokens(seat, added(tokens_of(seat, work), Tokens(0, 0, 0, 0, brought[SCARABS])), work)
    work.draws[seat] += brought[DRAWS]


@part
def _take_ankh(seat: int, move: Move, work: Workspace) -> None:
    place: int = work.claiming[seat]
    space = space_claimed(work.phase, work.next[place], work.space_counts[place])
    work.spaces[seat, place], work.earned[seat, place] = space, work.rewards[place, space]
    work.claiming[seat] = -1
    work.ankhs[seat] ^= 1 << move.item
    _gain(seat, bonuses[move.bonus], work)


@part
def _remove(row: Numbers, place: int, size: int) -> None:
    """Closes the gap that an item leaves."""
    for later in range(place, size - 1):
        row[later] = row[later + 1]


# The draft


@part
def _draft(deal: Chance, seat: int, move: Move, work: Workspace) -> Chance:
    if move.verb == DROP:
        _remove(work.stories[seat], move.item, work.open[seat])
        work.open[seat] -= 1
    elif move.verb == TAKE_STORY:
        work.stories[seat, work.open[seat]] = work.stories_offered[move.item]
        work.open[seat] += 1
        _remove(work.stories_offered, move.item, work.story_offers)
        work.story_offers -= 1
    else:
        work.reserve[seat, work.tiles_offered[move.item]] += 1
        _remove(work.tiles_offered, move.item, work.tile_offers)
        work.tile_offers -= 1
    if not has_to_drop(work.open[seat]):
        work.picks += 1
        if is_drafted(work.picks, work.seats):
            _clear_offer(work)
            _begin(phase_after(work.phase, work.round), work)
    return deal


@part
def _clear_offer(work: Workspace) -> None:
    """The rest is discarded (K33), or goes to the opponent (K38), but for tiles above a closed card."""
    for place in range(work.story_offers):
        if work.alone:
            work.rival_stories[work.rival_story_count] = work.stories_offered[place]
            work.rival_story_count += 1
    for place in range(work.tile_offers):
        tile = work.tiles_offered[place]
        slot = slot_of(layers_of(tile))
        if work.alone and claim_bar(1, False, work.rivals[CARDS_FROM + slot]) != CLOSED:
            work.stacks[slot, work.stack_sizes[slot]] = tile
            work.stack_sizes[slot] += 1
        else:
            work.used[tile] = 1
    work.story_offers = work.tile_offers = 0


# What follows


@part
def _begin(phase: int, work: Workspace) -> None:
    work.phase = phase
    for seat in range(work.seats):
        work.steps[seat], work.gained[seat] = step_in(phase), 0


@part
def _settle(deal: Chance, work: Workspace) -> Chance:
    """What follows when nobody is left to act."""
    while work.phase != Phase.OVER and who_acts(work) < 0:
        draws = 0
        for seat in range(work.seats):
            draws += work.draws[seat]
        if are_drawn(draws, work.alone > 0, True):
            deal = _draw_pieces(deal, work)
            continue
        if work.phase == Phase.PLACE and work.alone:
            _score_opponent(work)
        if work.phase == Phase.SCORE:
            _advance(work)
        phase = phase_after(work.phase, work.round)
        if phase == Phase.DRAFT:
            work.first = first_after(work.first, work.seats)
            deal = begin_round(deal, work)
        _begin(phase, work)
    return deal


@part
def _advance(work: Workspace) -> None:
    """The spaces taken this round are closed."""
    for place in range(PLACES):
        taken = 0
        for seat in range(work.seats):
            taken += work.spaces[seat, place] == work.next[place]
        if taken:
            work.next[place] = space_after(work.next[place], work.space_counts[place])


@part
def begin_round(deal: Chance, work: Workspace) -> Chance:
    """Deals the stories and tiles of the next round."""
    stories, tiles = _DEALT[work.seats - 1]
    work.round, work.picks = work.round + 1, 0
    for place in range(min(stories, work.deck_size - work.dealt)):
        work.stories_offered[place] = work.deck[work.dealt]
        work.dealt, work.story_offers = work.dealt + 1, place + 1
    for place in range(tiles):
        deal, tile = _draw(deal, work)
        if tile >= 0:
            work.tiles_offered[place], work.tile_offers = tile, place + 1
    return deal


@part
def _draw(deal: Chance, work: Workspace) -> tuple[Chance, int]:
    """A tile from the bag; when it is empty, the discarded tiles go back (K25)."""
    if work.drawn == work.bag_size:
        work.drawn = work.bag_size = 0
        for tile in range(TILE_COUNT):
            if work.used[tile]:
                work.bag[work.bag_size] = tile
                work.bag_size, work.used[tile] = work.bag_size + 1, 0
        deal = shuffle(deal, work.bag, work.bag_size)
    if work.drawn == work.bag_size:
        return deal, -1
    work.drawn += 1
    return deal, work.bag[work.drawn - 1]


@part
def _sort_in(tile: int, offer: Numbers, size: int) -> None:
    """Puts a tile in its place among so many; the sort of arrays would take a second to compile."""
    place = size
    while place > 0 and offer[place - 1] > tile:
        offer[place], place = offer[place - 1], place - 1
    offer[place] = tile


@part
def _draw_pieces(deal: Chance, work: Workspace) -> Chance:
    """The draws owed for *3 pieces*, in turn order (K24)."""
    for place in range(work.seats):
        seat = drafter_at(work.first, place, work.seats)
        if work.draws[seat] == 0:
            continue
        work.offered[seat] = 0
        for _ in range(work.draws[seat]):
            offer, size = work.offers[seat, work.offered[seat]], 0
            for _ in range(PIECES_DRAWN):
                deal, tile = _draw(deal, work)
                if tile >= 0:
                    _sort_in(tile, offer, size)
                    size += 1
            work.offer_sizes[seat, work.offered[seat]] = size
            work.offered[seat] += size > 0
        work.draws[seat], work.steps[seat] = 0, Step.KEEP
        if work.offered[seat] == 0:
            work.steps[seat] = step_after_draws(work.phase, work.gained[seat] > 0, work.alone > 0)
    return deal


@part
def _keep(deal: Chance, seat: int, kept: int, work: Workspace) -> Chance:
    """One of the tiles drawn goes to the reserve, the others are discarded."""
    for place in range(work.offer_sizes[seat, 0]):
        tile = work.offers[seat, 0, place]
        if place == kept:
            work.reserve[seat, tile] += 1
        else:
            work.used[tile] = 1
    work.gained[seat], work.offered[seat] = 1, work.offered[seat] - 1
    for draw in range(work.offered[seat]):
        work.offer_sizes[seat, draw] = work.offer_sizes[seat, draw + 1]
        for place in range(PIECES_DRAWN):
            work.offers[seat, draw, place] = work.offers[seat, draw + 1, place]
    if work.offered[seat] == 0:
        work.steps[seat] = step_after_draws(work.phase, True, work.alone > 0)
        work.gained[seat] = work.steps[seat] != Step.PLACE
    return _settle(deal, work)


# The solo opponent


@part
def _score_opponent(work: Workspace) -> None:
    """What it scores in its phase, in its order."""
    for scoring in SCORINGS:
        slot, used, held = scoring.place - CARDS_FROM, 0, 0
        for place in range(PLACES):
            used += work.rivals[place]
        if scoring.kind == ANY_ONE:
            held = work.stack_sizes[slot]
        else:
            for place in range(work.rival_story_count):
                held += wanted_of(work.rival_stories[place]).kind == scoring.kind
        times, before = work.rivals[scoring.place], work.rivals[scoring.before]
        if not is_due(scoring, held, used, times, before, work.spaces[0, scoring.place] >= 0):
            continue
        for _ in range(scoring.number):
            if scoring.kind == ANY_ONE:
                work.used[work.stacks[slot, 0]] = 1
                _remove(work.stacks[slot], 0, work.stack_sizes[slot])
                work.stack_sizes[slot] -= 1
            else:
                first = 0
                while wanted_of(work.rival_stories[first]).kind != scoring.kind:
                    first += 1
                _remove(work.rival_stories, first, work.rival_story_count)
                work.rival_story_count -= 1
        space = work.next[scoring.place]
        work.rivals[scoring.place] += 1
        work.rival_points += work.rewards[scoring.place, space]
        work.next[scoring.place] = space_after(space, work.space_counts[scoring.place])
