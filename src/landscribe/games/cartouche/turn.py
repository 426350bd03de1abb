"""The turn of Cartouche as kernels: who drafts, what may be ended, what follows, when the opponent scores."""

from enum import IntEnum
from typing import NamedTuple

from landscribe.core.cells import kernel
from landscribe.games.cartouche.achievements import ANY_ONE, FIXED
from landscribe.games.cartouche.tiles import NO_LAYER, Layers
from landscribe.games.cartouche.tokens import Animal, Tokens

ROUNDS = 10
ITEMS = 2  # taken by each player a round
OPEN_STORIES = 4
TILES_KEPT = 1  # in the reserve at the end of a place phase
TOKENS_A_POINT = 2  # of those left at the end
SLOTS = 3  # for achievement cards
ANKHS = 6  # of the solo opponent (K36)
STACK = 5  # tiles above a card that score it for the opponent


class Phase(IntEnum):
    """Where a round stands; after the tenth comes the final phase."""

    DRAFT = 0
    PLACE = 1
    SCORE = 2
    FINAL = 3
    OVER = 4

    @property
    def word(self) -> str:
        """Its name in messages."""
        return self.name.lower()


class Step(IntEnum):
    """What a player may do in a phase that all play at once."""

    IDLE = 0
    PLACE = 1
    SCORE = 2
    KEEP = 3  # choosing one of the tiles drawn

    @property
    def word(self) -> str:
        """Its name in messages."""
        return self.name.lower()


# The draft


@kernel
def drafter_at(first: int, picks: int, seats: int) -> int:
    """Whose turn it is: laps in the same order, from the first player (K1)."""
    return (first + picks) % seats


@kernel
def is_drafted(picks: int, seats: int) -> bool:
    """Whether everyone has taken their items."""
    return picks >= ITEMS * seats


@kernel
def has_to_drop(stories: int) -> bool:
    """Whether one of so many open stories is dropped at once (K2)."""
    return stories > OPEN_STORIES


# The phases that all play at once


@kernel
def step_in(phase: int) -> Step:
    """What players do first in a phase."""
    if phase == Phase.SCORE:
        return Step.SCORE
    return Step.PLACE if phase in (Phase.PLACE, Phase.FINAL) else Step.IDLE


@kernel
def may_end(phase: int, tiles: int, fits: bool) -> bool:
    """Whether a player may be done with so many tiles left, one of which fits or not (K10)."""
    return phase != Phase.PLACE or tiles <= TILES_KEPT or not fits


@kernel
def step_after_done(phase: int, step: int, has_gained: bool, draws: int) -> Step:
    """In the final phase scoring follows placing, and placing any gain (K27); else one waits for others."""
    if phase == Phase.FINAL and step == Step.PLACE:
        return Step.SCORE
    return Step.PLACE if phase == Phase.FINAL and has_gained and draws == 0 else Step.IDLE


@kernel
def are_drawn(draws: int, is_alone: bool, is_over: bool) -> bool:
    """Whether *3 pieces* are drawn now: alone at once, with others when all have ended the phase (K24)."""
    return draws > 0 and (is_alone or is_over)


@kernel
def step_after_draws(phase: int, has_gained: bool, is_alone: bool) -> Step:
    """Alone, scoring goes on; with others the phase was over, but for placing in the final phase (K27)."""
    if is_alone:
        return Step.SCORE
    return Step.PLACE if phase == Phase.FINAL and has_gained else Step.IDLE


@kernel
def phase_after(phase: int, round: int) -> Phase:
    """What follows when all are done."""
    if phase == Phase.PLACE:
        return Phase.SCORE
    if phase == Phase.SCORE:
        return Phase.FINAL if round == ROUNDS else Phase.DRAFT
    return Phase.PLACE if phase == Phase.DRAFT else Phase.OVER


@kernel
def first_after(first: int, seats: int) -> int:
    """The marker passes on when a round is over."""
    return (first + 1) % seats


# Achievements


OPEN, NO_ANKH, SCORED, CLOSED = range(4)
"""What keeps a player from an achievement, whatever it asks for."""


@kernel
def claim_bar(ankhs: int, is_scored: bool, rivals: int) -> int:
    """What keeps who has so many ankhs (K22) from an achievement with so many of the opponent's (K37)."""
    if ankhs == 0:
        return NO_ANKH
    if is_scored:
        return SCORED
    return CLOSED if rivals > 1 else OPEN


@kernel
def space_claimed(phase: int, next: int, spaces: int) -> int:
    """The reward space that an ankh takes: the next one, in the final phase the last (K21, K27)."""
    return spaces - 1 if phase == Phase.FINAL else next


@kernel
def space_after(next: int, spaces: int) -> int:
    """The next space, when someone stands on this one; the last has no limit (K21, K37)."""
    return min(next + 1, spaces - 1)


@kernel
def token_points(tokens: Tokens) -> int:
    """A point for every two tokens left, scarabs too (K5)."""
    return (tokens.cat + tokens.snake + tokens.bird + tokens.human + tokens.scarab) // TOKENS_A_POINT


# The solo opponent


class Scoring(NamedTuple):
    """One thing that the opponent may score: where, for so many stories of a kind or tiles above a card."""

    place: int  # on the board
    kind: int  # ANY_ONE where it is a card
    number: int
    before: int  # the place it must have scored already
    times: int  # how often it may score it


_PLACES = tuple(FIXED)
_OF_A_KIND = tuple(goal for goal in FIXED.values() if goal.kind != ANY_ONE)
_IDENTICAL = _PLACES.index("identical")
SCORINGS = (
    *(Scoring(place, int(goal.kind), goal.number, place, 1) for place, goal in enumerate(_OF_A_KIND)),
    *(
        Scoring(_IDENTICAL, int(goal.kind), FIXED["identical"].number, place, 1)
        for place, goal in enumerate(_OF_A_KIND)
    ),
    *(Scoring(place, ANY_ONE, STACK, place, 2) for place in range(len(FIXED), len(FIXED) + SLOTS)),
)
"""In the order of its phase: rivers, chambers, tokens, 5 identical, then the slots 1 to 3 (K35)."""


@kernel
def is_due(scoring: Scoring, held: int, used: int, times: int, before: int, is_taken: bool) -> bool:
    """Whether the opponent scores now: it holds so many stories or tiles, has used so many ankhs, and so on.

    `times` and `before` say how often it has scored this place, and the one that has to be scored already;
    a card is scored a second time only if the player has not scored it.
    """
    if held < scoring.number or used >= ANKHS or times >= scoring.times:
        return False
    if scoring.before != scoring.place and before == 0:
        return False
    return times == 0 or not is_taken


@kernel
def slot_of(layers: Layers) -> int:
    """The card slot above which a tile is laid (K34)."""
    if layers.second != NO_LAYER:
        return 2
    return 0 if layers.first in (Animal.CAT, Animal.SNAKE) else 1
