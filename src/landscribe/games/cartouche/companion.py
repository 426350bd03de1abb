"""An evening of Cartouche on paper: rows to draft from, achievements to claim, and the solo opponent.

What people take decides what comes next, so piles are handed out, and what the opponent's kernels answer is
written out case by case: who shows the evening deals and looks up, and knows no rule.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from landscribe.core.evening import Aim, Asked, Dealt, Evening, Extra, Flip, Heap, Move, Opponent
from landscribe.core.note import note
from landscribe.core.page import Status
from landscribe.core.rng import Chance, Seed, advanced, mixed
from landscribe.games.cartouche.achievements import ANY_ONE, FIXED
from landscribe.games.cartouche.ankhs import PIECES_DRAWN, Ankh
from landscribe.games.cartouche.goals import label_of
from landscribe.games.cartouche.pages import calendar
from landscribe.games.cartouche.rules import DEALT, new
from landscribe.games.cartouche.stories import STORIES, Kind
from landscribe.games.cartouche.table import LEVELS, Ladder, Options, State, Table
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.trays import piece_item, story_item
from landscribe.games.cartouche.turn import (
    ANKHS,
    CLOSED,
    SCORINGS,
    Phase,
    Scoring,
    are_drawn,
    claim_bar,
    drafter_at,
    first_after,
    is_drafted,
    is_due,
    phase_after,
    slot_of,
    space_after,
)
from landscribe.games.cartouche.words import achievement_title

STORY_PILE, TILE_PILE = 0, 1
MOST_EACH = next(rivals for rivals in range(ANKHS) if claim_bar(ANKHS, False, rivals) == CLOSED)
"""So many of the opponent's ankhs close an achievement (K37)."""
ENOUGH = 2
"""So many chances for each tile: who draws on and on begins with the first again."""


def evening(options: Options, seats: int, seed: Seed) -> Evening:
    """Ten rounds from the deck and the bag of a game, its final phase and its count."""
    state = new(options, seats, seed)
    table = state.table
    stories = tuple(map(story_item, (*table.stories, *state.deck)))
    tiles = tuple(map(piece_item, (*table.tiles, *state.bag)))
    return Evening(
        aims=tuple(map(_aim, table.board)),
        flips=tuple(_flips(state, seats)),
        piles=(stories, tiles),
        refill=tuple(_chances(state.rng, ENOUGH * len(tiles))),
        hands=tuple((story_item(player.stories[0]),) for player in table.players),
        extra=Extra(note("companion-pieces"), Dealt(TILE_PILE, PIECES_DRAWN), _are_pieces_last(seats)),
        most_claims=len(Ankh),
        rival=_rival(table) if table.opponent is not None else None,
    )


def _are_pieces_last(seats: int) -> bool:
    """Whether *3 pieces* are drawn by all together, when the phase is over (K24)."""
    return not are_drawn(1, seats == 1, is_over=False)


def _chances(rng: Chance, number: int) -> Iterator[int]:
    """The 32 bits by which each tile is shuffled that goes back into the bag (K25)."""
    for _ in range(number):
        rng = advanced(rng)
        yield mixed(rng.value) >> 32


def _flips(state: State, seats: int) -> Iterator[Flip]:
    """Every phase, as the kernels let one follow the other."""
    table, phase, round, first = state.table, Phase.DRAFT, 1, state.table.first
    side = note("companion-mural", side=table.side)
    yield Flip("begin", note("companion-hands"), (side, note("companion-hands-text")))
    while phase != Phase.OVER:
        flip = _flip(phase, round, first, seats)
        yield flip
        if phase == Phase.FINAL and _are_pieces_last(seats):  # K27; once, since nobody draws three times
            yield replace(flip, texts=(note("companion-final-again"), *flip.texts[1:]), is_after_extra=True)
        following = phase_after(phase, round)
        if following == Phase.DRAFT:
            round, first = round + 1, first_after(first, seats)
        phase = following
    asked = (
        Asked(note("cartouche-head-stories")),
        Asked(note("cartouche-head-achievements"), is_claimed=True),
        Asked(note("cartouche-head-tokens")),
        Asked(note("companion-told"), worth=0, breaks=1),  # K31
    )
    yield Flip("score", note("companion-count"), (note("companion-count-text"),), asked=asked)
    yield Flip("over", note("cartouche-phase-over"))


def _flip(phase: Phase, round: int, first: int, seats: int) -> Flip:
    status: tuple[Status, ...] = (calendar(round, phase),)
    name = note(f"cartouche-phase-{phase.word}")
    pieces = (note("companion-pieces-last"),) if _are_pieces_last(seats) else ()
    is_alone = seats == 1
    match phase:
        case Phase.DRAFT:
            cards, tiles = DEALT[seats]
            deals = Dealt(STORY_PILE, cards), Dealt(TILE_PILE, tiles)
            several = note("companion-draft"), note("companion-rest")
            texts = (note("companion-take-alone"), note("companion-draft-alone")) if is_alone else several
            return Flip("draft", name, texts, status, deals=deals, takers=_takers(first, seats))
        case Phase.PLACE:
            text = note("companion-place-alone" if is_alone else "companion-place")
            return Flip("act", name, (text,), status)
        case Phase.SCORE:
            texts = note("companion-claim-alone" if is_alone else "companion-claim"), *pieces
            return Flip("claim", name, texts, status, has_extra=True, has_rival=is_alone)
        case _:
            texts = note("companion-final"), *pieces
            return Flip("claim", name, texts, status, has_extra=True, is_last=True)


def _takers(first: int, seats: int) -> tuple[int, ...]:
    """Who takes an item, in order (K1)."""
    picks = 0
    while not is_drafted(picks, seats):
        picks += 1
    return tuple(drafter_at(first, pick, seats) for pick in range(picks))


def _aim(ladder: Ladder) -> Aim:
    name, spaces = ladder.achievement, len(ladder.rewards)
    return Aim(
        label_of(name),
        achievement_title(name),
        note(f"cartouche-achievement-{name.lower()}-text"),
        name,
        ladder.rewards,
        tuple(space_after(space, spaces) for space in range(spaces)),
    )


# The solo opponent


def _rival(table: Table) -> Opponent:
    """Heaps of stories by their kind, of tiles by the card above which they lie (K34)."""
    kinds = [Heap(note(f"companion-heap-{kind.name.lower()}")) for kind in Kind]
    cards = range(len(FIXED), len(table.board))
    stacks = [Heap(achievement_title(table.board[place].achievement), place) for place in cards]
    return Opponent(
        name=note("companion-rival", level=note(f"cartouche-level-{table.level}")),
        heaps=(*kinds, *stacks),
        lies={
            **{story.id: int(story.kind) for story in STORIES.values()},
            **{name: len(Kind) + slot_of(tile.layers) for name, tile in TILES.items()},
        },
        moves=tuple(map(_move, SCORINGS)),
        most=ANKHS,
        most_each=MOST_EACH,
        bonus=LEVELS[table.level],
    )


def _move(scoring: Scoring) -> Move:
    """What it scores, with the kernel's answer for every case."""
    is_card = scoring.kind == ANY_ONE
    heap = len(Kind) + scoring.place - len(FIXED) if is_card else scoring.kind
    times = range(MOST_EACH + 1)
    cases = (
        is_due(scoring, scoring.number, used, each, before, is_taken)
        for used, each, before, is_taken in product(range(ANKHS + 1), times, times, (False, True))
    )
    written = "".join("1" if case else "0" for case in cases)
    return Move(heap, scoring.number, scoring.place, scoring.before, written)
