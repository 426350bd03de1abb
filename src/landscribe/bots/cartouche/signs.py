"""What a learned value sees of a seat of Cartouche: signs, which are whole numbers."""

from landscribe.bots.cartouche.costs import FAR, chamber_cost, river_cost
from landscribe.bots.cartouche.worth import CHAMBER, TOKEN, card_missing, paid
from landscribe.bots.network import Weights
from landscribe.bots.signs import ROOM, ROOM_SCALES, land_of, look_at_land
from landscribe.core.cells import count
from landscribe.games.cartouche.achievements import (
    ANY_ONE,
    NAMES,
    best_price,
    is_paid_for,
    tokens_missing,
)
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.mural import Mural, all_icons, filled
from landscribe.games.cartouche.stories import Kind, Wanted
from landscribe.games.cartouche.tokens import short
from landscribe.games.cartouche.turn import OPEN, SLOTS, claim_bar, space_claimed
from landscribe.native.cartouche.asking import GOALS as LADDERS
from landscribe.native.cartouche.cards import PIECE_NUMBERS, grid, points, wanted_of
from landscribe.native.cartouche.workspace import (
    CARDS_FROM,
    Workspace,
    count_tiles,
    mural_of,
    tokens_of,
)
from landscribe.native.compile import part, separate

KINDS = len(Kind)
STEPS = 7
"""Stories are told apart by how much they lack, up to so much."""
RUNGS = 4
"""Achievements about stories likewise."""

STORIES = 0  # of each kind, the points of open stories that lack so much
READY = STORIES + KINDS * STEPS  # of each kind, how many lack nothing,
NEAR = READY + KINDS  # and how many lack little
HELD = NEAR + KINDS  # open stories
TOLD = HELD + 1
RUNG = TOLD + KINDS  # the rewards of achievements about stories, by how much they lack
TOKENS = RUNG + len(LADDERS) * RUNGS  # all, scarabs, and those that are spared
RESERVE = TOKENS + 4  # tiles, the three cartouches, and draws to come
ANKHS = RESERVE + 5
ANKH_COUNT = len(Ankh)
ICONS = ANKHS + ANKH_COUNT  # by how many of their neighbours are empty
LAND = ICONS + 5
RIVAL = LAND + ROOM  # of the solo opponent: its ankhs, stories of each kind, and stacks
GENERAL = RIVAL + 1 + KINDS + SLOTS
SCALES = (
    *[0.2] * (KINDS * STEPS),
    *[0.5] * (3 * KINDS + 1),
    *[0.2] * (len(LADDERS) * RUNGS),
    *[0.2] * 4,
    *[0.5] * 5,
    *[1.0] * ANKH_COUNT,
    *[0.2] * 5,
    *ROOM_SCALES,
    *[0.2] * (1 + KINDS + SLOTS),
)
SUBJECTS = {
    "stories": range(STORIES, TOLD + KINDS),
    "achievements": range(RUNG, TOKENS),
    "tokens": range(TOKENS, RESERVE),
    "reserve": range(RESERVE, ICONS),
    "room": range(ICONS, RIVAL),
    "opponent": range(RIVAL, GENERAL),
}
"""What they are about."""

BLOCK = 8
"""Of each card: its reward; the same by how much it lacks; the opponent's ankhs on it."""
CLOSE = 2  # what little is
CARTOUCHES = tuple(PIECE_NUMBERS[name] for name in ("1x1", "4x1", "2x2"))
SIDES = ("A", "B")
GOALS = (*NAMES, *(f"side {side}" for side in SIDES))
"""What the network knows by name: the cards, and the side of the mural."""


@separate
def look(seat: int, work: Workspace, signs: Weights) -> None:
    """Writes down all signs of a seat."""
    signs[:] = 0
    _look_at_mural(mural_of(seat, work), signs)
    _look_at_reserve(seat, work, signs)
    for place in range(work.open[seat]):
        story = work.stories[seat, place]
        wanted = wanted_of(story)
        if wanted.kind != TOKEN:
            _see_story(story, wanted.kind, missing_for(wanted, seat, work), signs)
    _look_at_tokens(seat, work, signs)
    _look_at_ladders(seat, work, signs)
    for slot in range(SLOTS):
        card = work.cards[slot]
        at, worth = GENERAL + slot * BLOCK, reward(seat, CARDS_FROM + slot, work)
        signs[at], signs[at + BLOCK - 1] = worth, work.rivals[CARDS_FROM + slot]
        if worth and not is_paid_for(card):
            signs[at + 1 + _step(card_missing(card, grid, mural_of(seat, work)))] = worth


@separate
def missing_for(wanted: Wanted, seat: int, work: Workspace) -> int:
    """The squares that a chamber or a river still takes."""
    mural = mural_of(seat, work)
    if wanted.kind == CHAMBER:
        return chamber_cost(grid, mural, wanted.first, wanted.second)
    return river_cost(grid, mural, wanted.colour, wanted.first)


@part
def reward(seat: int, place: int, work: Workspace) -> int:
    """What an achievement brings a seat that scores it now; 0 where it cannot."""
    is_taken = work.spaces[seat, place] >= 0 or work.claiming[seat] == place
    if claim_bar(work.ankhs[seat], is_taken, work.rivals[place]) != OPEN:
        return 0
    return work.rewards[place, space_claimed(work.phase, work.next[place], work.space_counts[place])]


@part
def _step(missing: int) -> int:
    """How much a card lacks, in six steps."""
    return missing if missing < 4 else 4 if missing < 6 else 5


@part
def _look_at_mural(mural: Mural, signs: Weights) -> None:
    land = land_of(grid, grid.full & ~filled(mural))
    look_at_land(grid, land, signs, LAND)
    icons = all_icons(mural)
    signs[ICONS] = count(icons & land.none)
    signs[ICONS + 1] = count(icons & land.one)
    signs[ICONS + 2] = count(icons & land.two)
    signs[ICONS + 3] = count(icons & land.three)
    signs[ICONS + 4] = count(icons & land.four)


@part
def _look_at_reserve(seat: int, work: Workspace, signs: Weights) -> None:
    """What waits beside the mural, and how the solo opponent stands."""
    signs[HELD] = work.open[seat]
    signs[RESERVE] = count_tiles(seat, work)
    for size in range(len(CARTOUCHES)):
        signs[RESERVE + 1 + size] = work.reserve[seat, CARTOUCHES[size]]
    signs[RESERVE + 4] = work.draws[seat] + work.offered[seat]
    for ankh in range(ANKH_COUNT):
        signs[ANKHS + ankh] = work.ankhs[seat] >> ankh & 1
    signs[RIVAL] = work.rivals.sum()
    for place in range(work.rival_story_count):
        signs[RIVAL + 1 + wanted_of(work.rival_stories[place]).kind] += 1
    for slot in range(SLOTS):
        signs[RIVAL + 1 + KINDS + slot] = work.stack_sizes[slot]


@part
def _see_story(story: int, kind: int, missing: int, signs: Weights) -> None:
    if missing < FAR:
        signs[STORIES + kind * STEPS + min(missing, STEPS - 1)] += points[story]
        signs[READY + kind] += missing == 0
        signs[NEAR + kind] += missing <= CLOSE


@part
def _look_at_tokens(seat: int, work: Workspace, signs: Weights) -> None:
    """Stories and cards are paid for one after the other, the nearest first."""
    tokens, done = tokens_of(seat, work), 0
    signs[TOKENS], signs[TOKENS + 1] = sum(tokens), tokens.scarab
    for _ in range(work.open[seat] + SLOTS):
        best, least = -1, FAR
        for place in range(work.open[seat]):
            wanted = wanted_of(work.stories[seat, place])
            if wanted.kind == TOKEN and not done >> place & 1:
                missing = short(tokens, wanted.first, wanted.any_kind)
                if missing < least:
                    best, least = place, missing
        for slot in range(SLOTS):
            is_open = is_paid_for(work.cards[slot]) and not done >> 8 + slot & 1
            if is_open and reward(seat, CARDS_FROM + slot, work):
                missing = tokens_missing(work.cards[slot], tokens)
                if missing < least:
                    best, least = 8 + slot, missing
        if best < 0:
            break
        done |= 1 << best
        if best < 8:
            story = work.stories[seat, best]
            wanted = wanted_of(story)
            _see_story(story, TOKEN, least, signs)
            tokens = paid(tokens, wanted.first, wanted.any_kind)
        else:
            slot = best - 8
            at = GENERAL + slot * BLOCK + 1 + _step(least)
            signs[at] = reward(seat, CARDS_FROM + slot, work)
            tokens = paid(tokens, best_price(work.cards[slot], tokens), 0)
    signs[TOKENS + 2], signs[TOKENS + 3] = sum(tokens), tokens.scarab


@part
def _look_at_ladders(seat: int, work: Workspace, signs: Weights) -> None:
    """What achievements about stories lack, once all that is ready is told."""
    most = 0
    for kind in range(KINDS):
        signs[TOLD + kind] = work.told[seat, kind]
        most = max(most, int(signs[TOLD + kind] + signs[READY + kind]))
    for place in range(len(LADDERS)):
        goal, told = LADDERS[place], most
        if goal.kind != ANY_ONE:
            told = int(signs[TOLD + goal.kind] + signs[READY + goal.kind])
        missing = min(max(goal.number - told, 0), RUNGS - 1)
        signs[RUNG + place * RUNGS + missing] = reward(seat, place, work)
