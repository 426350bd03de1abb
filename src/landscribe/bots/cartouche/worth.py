"""What a mural of Cartouche is worth with its tokens and open stories: the points it promises by the end."""

from typing import NamedTuple, TypeAlias

from landscribe.bots.cartouche.costs import FAR, alone, chamber_cost, river_cost, together
from landscribe.core.cells import count, kernel
from landscribe.core.grid import Grid
from landscribe.games.cartouche.achievements import (
    ANY_ONE,
    CARDS,
    FIXED,
    Distance,
    Stories,
    best_price,
    by_number,
    far_away,
    is_paid_for,
    stories_missing,
    tokens_missing,
)
from landscribe.games.cartouche.conditions import side_to_side_distance
from landscribe.games.cartouche.mural import Mural, all_icons
from landscribe.games.cartouche.stories import Kind, Told
from landscribe.games.cartouche.tokens import NOTHING, Counts, Tokens, beyond, held_of, short, total
from landscribe.games.cartouche.turn import ROUNDS, TOKENS_A_POINT, Phase

TOKEN, CHAMBER = int(Kind.TOKEN), int(Kind.CHAMBER)
GOALS = tuple(Stories(int(goal.kind), goal.number) for goal in FIXED.values())
PLACES = len(GOALS)  # of achievements about stories; those of the cards follow on the board
DOING = 0.01  # of two equal ways the one that does something
SLOT = 0.3  # a place among the open stories


class Aim(NamedTuple):
    """An open story, as kernels want it; its kind is NO_KIND where a place is free."""

    kind: int
    points: int
    first: Counts
    second: Counts
    any_kind: int
    colour: int


NO_KIND = -1
NO_AIM = Aim(NO_KIND, 0, NOTHING, NOTHING, 0, -1)


Prizes: TypeAlias = tuple[float, float, float, float, float, float, float]
"""What each achievement would still bring, in the order of the board."""


OpenStories: TypeAlias = tuple[Aim, Aim, Aim, Aim, Aim]


class Aims(NamedTuple):
    """What a player is after."""

    stories: OpenStories
    told: Told
    prizes: Prizes
    cards: tuple[int, int, int]  # by their numbers
    rounds: int  # still to be drafted; -1 when nothing but scoring is left


class Odds(NamedTuple):
    """How hope fades: the chance kept for every square or token missing, from the last round to the first."""

    chamber: float = 1.65
    river: float = 1.1
    token: float = 0.6
    card: float = 2.2
    spare: float = 0.06  # what a token is worth above half a point, for every round
    scarab: float = 0.5
    icon: float = 0.05  # what an uncovered icon is worth, for every round
    ladder: float = 0.3


ODDS = Odds()


@kernel
def rounds_left(phase: int, round: int, can_place: bool) -> int:
    """Rounds still to be drafted after this one; -1 when nothing can be placed any more."""
    if phase == Phase.FINAL:
        return 0 if can_place else -1
    return ROUNDS - round


@kernel
def ankh_worth(rounds: int) -> float:
    """What the bonus of an ankh is worth, more or less."""
    return 0.5 + 0.25 * max(rounds, 0)


@kernel
def kept_worth(size: int, rounds: int) -> float:
    """What a cartouche of so many squares is worth in the reserve; a tile, of size 0, waits for nothing."""
    if rounds <= 0 or size == 0:
        return -DOING
    return 0.8 if size == 1 else 1.2


@kernel
def chance(missing: int, rounds: int, pace: float) -> float:
    """The chance to get so much more in so many rounds."""
    if missing == 0:
        return 1.0
    if rounds < 0 or missing >= FAR:
        return 0.0
    fading = 1.0 - 1.0 / (1.2 + pace * rounds)
    left = 1.0
    for _ in range(missing):
        left *= fading
    return left


Expected: TypeAlias = tuple[float, float, float]
"""How many stories of each kind will be told, more or less."""


@kernel
def ladder_chance(goal: Stories, told: Told, expected: Expected, rounds: int, pace: float) -> float:
    """The chance to tell the stories of an achievement, where so many are told and more are expected."""
    if stories_missing(goal, told) == 0:
        return 1.0
    if rounds < 0:
        return 0.0
    most = max(expected[0], expected[1], expected[2]) if goal.kind == ANY_ONE else expected[goal.kind]
    lacking = max(goal.number - most, 0.0) + 0.3
    hope = pace * (rounds + 0.5)
    return hope / (hope + lacking * lacking)


@kernel
def story_chance(grid: Grid, mural: Mural, aim: Aim, rounds: int, odds: Odds) -> float:
    """The chance to tell a chamber or river story."""
    if aim.kind == CHAMBER:
        return chance(chamber_cost(grid, mural, aim.first, aim.second), rounds, odds.chamber)
    cost = river_cost(grid, mural, aim.colour, aim.first)
    return chance(cost, rounds, odds.river * (1.0 if aim.colour >= 0 else 1.3))


# How far a card about the mural is, as a planner counts: in placements, more or less


@kernel
def twins_missing(grid: Grid, mural: Mural) -> int:
    """What a chamber of two alike takes."""
    least = FAR
    for animal in range(4):
        twins = Counts(2 * (animal == 0), 2 * (animal == 1), 2 * (animal == 2), 2 * (animal == 3))
        least = min(least, together(grid, mural, twins))
    return least


@kernel
def singles_missing(grid: Grid, mural: Mural) -> int:
    """What four chambers of one icon each take; walls are shared."""
    least = FAR
    for animal in range(4):
        found = alone(grid, mural, animal)
        least = min(least, (found.first + found.second + found.third + found.fourth + 1) // 2)
    return least


def _estimate(name: str) -> Distance:
    """What a bot thinks of a card: for a few it knows better, else what the card itself says."""
    if name in _KNOWN_BETTER:
        return _KNOWN_BETTER[name]
    distance = CARDS[name].distance or far_away
    return _halved(distance) if CARDS[name].unit == "squares" else distance


def _halved(distance: Distance) -> Distance:
    """Half of a distance, as a tile fills several squares."""

    @kernel
    def half(grid: Grid, mural: Mural) -> int:
        return (distance(grid, mural) + 1) // 2

    return half


_KNOWN_BETTER = {"A4": twins_missing, "A5": singles_missing, "A7": side_to_side_distance}
card_missing = by_number([_estimate(name) for name in CARDS])


@kernel
def paid(tokens: Tokens, wanted: Counts, any_kind: int) -> Tokens:
    """What is left when this price is paid as far as the tokens go, of any kind the commonest first."""
    left, lacks = beyond(held_of(tokens), wanted), total(beyond(wanted, held_of(tokens)))
    cat, snake, bird, human = left.cat, left.snake, left.bird, left.human
    scarab = max(tokens.scarab - lacks, 0)
    for _ in range(any_kind):
        most = max(cat, snake, bird, human)
        if most == 0:
            scarab = max(scarab - 1, 0)
        elif cat == most:
            cat -= 1
        elif snake == most:
            snake -= 1
        elif bird == most:
            bird -= 1
        else:
            human -= 1
    return Tokens(cat, snake, bird, human, scarab)


class Promise(NamedTuple):
    """What the tokens promise: points, how many token stories, and the tokens spared."""

    points: float
    stories: float
    tokens: Tokens


@kernel
def token_promise(tokens: Tokens, aims: Aims, odds: Odds) -> Promise:
    """Stories and cards are paid for one after the other, the nearest first."""
    points, stories, done = 0.0, 0.0, 0
    for _ in range(8):
        best, least = -1, FAR
        for place in range(8):
            if not done >> place & 1:
                missing = FAR
                if place < 5:
                    if aims.stories[place].kind == TOKEN:
                        missing = short(tokens, aims.stories[place].first, aims.stories[place].any_kind)
                elif is_paid_for(aims.cards[place - 5]) and aims.prizes[PLACES + place - 5] > 0:
                    missing = tokens_missing(aims.cards[place - 5], tokens)
                if missing < least:
                    best, least = place, missing
        if best < 0:
            break
        done |= 1 << best
        hope = chance(least, aims.rounds, odds.token)
        if best < 5:
            aim = aims.stories[best]
            points, stories = points + aim.points * hope, stories + hope
            tokens = paid(tokens, aim.first, aim.any_kind)
        else:
            points += aims.prizes[PLACES + best - 5] * hope
            tokens = paid(tokens, best_price(aims.cards[best - 5], tokens), 0)
    return Promise(points, stories, tokens)


@kernel
def worth(grid: Grid, mural: Mural, tokens: Tokens, aims: Aims, odds: Odds) -> float:
    """The points that a player can still hope for."""
    rounds = max(aims.rounds, 0)
    promise = token_promise(tokens, aims, odds)
    points, chamber, river = promise.points, float(aims.told.chamber), float(aims.told.river)
    for place in range(5):
        aim = aims.stories[place]
        if aim.kind > TOKEN:
            hope = story_chance(grid, mural, aim, aims.rounds, odds)
            points += aim.points * hope
            if aim.kind == CHAMBER:
                chamber += hope
            else:
                river += hope
    expected = (aims.told.token + promise.stories, chamber, river)
    for place in range(PLACES):
        if aims.prizes[place]:
            hope = ladder_chance(GOALS[place], aims.told, expected, aims.rounds, odds.ladder)
            points += aims.prizes[place] * hope
    for place in range(3):
        prize, card = aims.prizes[PLACES + place], aims.cards[place]
        if prize and not is_paid_for(card):
            points += prize * chance(card_missing(card, grid, mural), aims.rounds, odds.card)
    spare = promise.tokens
    points += sum(spare) * (1 / TOKENS_A_POINT + odds.spare * rounds)
    if rounds:
        points += spare.scarab * odds.scarab
    return points + odds.icon * rounds * count(all_icons(mural))
