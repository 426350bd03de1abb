"""What a mural of Cartouche is worth with its tokens and open stories: the points it promises by the end."""

from typing import NamedTuple

from landscribe.bots.cartouche.costs import FAR, alone, chamber_cost, river_cost, together
from landscribe.core.cells import count, kernel
from landscribe.core.grid import Grid
from landscribe.games.cartouche.achievements import (
    chamber_of_eight_distance,
    corner_to_corner_distance,
    row_and_column_distance,
    side_to_side_distance,
    two_lines_distance,
)
from landscribe.games.cartouche.mural import Mural, all_icons
from landscribe.games.cartouche.stories import Kind
from landscribe.games.cartouche.tokens import NOTHING, Counts, Tokens, short

TOKEN, CHAMBER, RIVER = int(Kind.TOKEN), int(Kind.CHAMBER), int(Kind.RIVER)


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


class Told(NamedTuple):
    """How many stories are told: token, chamber and river."""

    token: int
    chamber: int
    river: int


class Prizes(NamedTuple):
    """What each achievement would still bring: three of a kind, five of a kind, and three cards."""

    token: float
    chamber: float
    river: float
    identical: float
    first: float
    second: float
    third: float


class Aims(NamedTuple):
    """What a player is after."""

    stories: tuple[Aim, Aim, Aim, Aim, Aim]
    told: Told
    prizes: Prizes
    cards: tuple[int, int, int]  # 1 to 9
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


@kernel
def ladder_chance(needed: int, told: int, expected: float, rounds: int, pace: float) -> float:
    """The chance to tell so many stories of a kind, where so many are told and more are expected."""
    if told >= needed:
        return 1.0
    if rounds < 0:
        return 0.0
    lacking = max(needed - expected, 0.0) + 0.3
    hope = pace * (rounds + 0.5)
    return hope / (hope + lacking * lacking)


@kernel
def story_chance(grid: Grid, mural: Mural, aim: Aim, rounds: int, odds: Odds) -> float:
    """The chance to tell a chamber or river story."""
    if aim.kind == CHAMBER:
        return chance(chamber_cost(grid, mural, aim.first, aim.second), rounds, odds.chamber)
    cost = river_cost(grid, mural, aim.colour, aim.first)
    return chance(cost, rounds, odds.river * (1.0 if aim.colour >= 0 else 1.3))


@kernel
def card_missing(grid: Grid, mural: Mural, card: int) -> int:
    """How many squares a card about the mural still takes, more or less."""
    if card == 1:
        return (row_and_column_distance(grid, mural) + 1) // 2
    if card == 2:
        return (two_lines_distance(grid, mural) + 1) // 2
    if card == 3:
        return chamber_of_eight_distance(grid, mural)
    if card == 4:
        least = FAR
        for animal in range(4):
            twins = Counts(2 * (animal == 0), 2 * (animal == 1), 2 * (animal == 2), 2 * (animal == 3))
            least = min(least, together(grid, mural, twins))
        return least
    if card == 5:
        least = FAR
        for animal in range(4):
            found = alone(grid, mural, animal)
            least = min(least, (found.first + found.second + found.third + found.fourth + 1) // 2)
        return least
    if card == 6:
        return (corner_to_corner_distance(grid, mural) + 1) // 2
    return side_to_side_distance(grid, mural)


@kernel
def card_short(tokens: Tokens, card: int) -> int:
    """How many tokens a card still takes that is paid for."""
    if card == 9:
        return short(tokens, Counts(2, 2, 2, 2), 0)
    most = max(tokens.cat, tokens.snake, tokens.bird, tokens.human)
    return max(6 - most - tokens.scarab, 0)


@kernel
def paid(tokens: Tokens, first: Counts, any_kind: int) -> Tokens:
    """What is left when this price is paid as far as the tokens go."""
    cat, snake = max(tokens.cat - first.cat, 0), max(tokens.snake - first.snake, 0)
    bird, human = max(tokens.bird - first.bird, 0), max(tokens.human - first.human, 0)
    lacks = max(first.cat - tokens.cat, 0) + max(first.snake - tokens.snake, 0)
    lacks += max(first.bird - tokens.bird, 0) + max(first.human - tokens.human, 0)
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


@kernel
def price_of(tokens: Tokens, card: int) -> Counts:
    """What the card that is paid for costs: six of the commonest animal, or two of each."""
    if card == 9:
        return Counts(2, 2, 2, 2)
    most = max(tokens.cat, tokens.snake, tokens.bird, tokens.human)
    if tokens.cat == most:
        return Counts(6, 0, 0, 0)
    if tokens.snake == most:
        return Counts(0, 6, 0, 0)
    return Counts(0, 0, 6, 0) if tokens.bird == most else Counts(0, 0, 0, 6)


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
                elif aims.cards[place - 5] >= 8 and aims.prizes[place - 1] > 0:
                    missing = card_short(tokens, aims.cards[place - 5])
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
            card = aims.cards[best - 5]
            points += aims.prizes[best - 1] * hope
            tokens = paid(tokens, price_of(tokens, card), 0)
    return Promise(points, stories, tokens)


@kernel
def worth(grid: Grid, mural: Mural, tokens: Tokens, aims: Aims, odds: Odds) -> float:
    """The points that a player can still hope for."""
    rounds = max(aims.rounds, 0)
    promise = token_promise(tokens, aims, odds)
    total, chamber, river = promise.points, float(aims.told.chamber), float(aims.told.river)
    for place in range(5):
        aim = aims.stories[place]
        if aim.kind > TOKEN:
            hope = story_chance(grid, mural, aim, aims.rounds, odds)
            total += aim.points * hope
            if aim.kind == CHAMBER:
                chamber += hope
            else:
                river += hope
    token = aims.told.token + promise.stories
    prizes, told = aims.prizes, aims.told
    if prizes.token:
        total += prizes.token * ladder_chance(3, told.token, token, aims.rounds, odds.ladder)
    if prizes.chamber:
        total += prizes.chamber * ladder_chance(3, told.chamber, chamber, aims.rounds, odds.ladder)
    if prizes.river:
        total += prizes.river * ladder_chance(3, told.river, river, aims.rounds, odds.ladder)
    if prizes.identical:
        most = max(told.token, told.chamber, told.river)
        expected = max(token, chamber, river)
        total += prizes.identical * ladder_chance(5, most, expected, aims.rounds, odds.ladder)
    for place in range(3):
        prize, card = prizes[4 + place], aims.cards[place]
        if prize and card < 8:
            total += prize * chance(card_missing(grid, mural, card), aims.rounds, odds.card)
    spare = promise.tokens
    number = spare.cat + spare.snake + spare.bird + spare.human + spare.scarab
    total += number * (0.5 + odds.spare * rounds)
    if rounds:
        total += spare.scarab * odds.scarab
    return total + odds.icon * rounds * count(all_icons(mural))
