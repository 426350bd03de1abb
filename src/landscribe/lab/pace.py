"""How games go: how long they are, how much there is to choose from, and when they are decided."""

from collections.abc import Sequence
from itertools import pairwise
from math import atanh, log10, sqrt, tanh
from typing import NamedTuple

from landscribe.lab.follow import Followed
from landscribe.lab.statistics import NORMAL_95, Spread, spread
from landscribe.lab.variance import mean

TENTHS = 10
"""A game is looked at after each tenth of its decisions."""


class Length(NamedTuple):
    """How long games are."""

    turns: Spread
    decisions: Spread  # of all seats
    choices: Spread  # of these, those with more than one action
    tree: Spread  # the powers of ten in the product of all choices


class Branching(NamedTuple):
    """How many actions are legal: a game's mean, the spread over decisions, and the mean of each tenth."""

    mean: Spread
    least: int
    middle: int
    most: int
    sd: float
    tenths: list[Spread]


class Correlation(NamedTuple):
    """How far two numbers go together, from -1 to 1, and the 95 % interval."""

    mean: float
    low: float
    high: float


class Lead(NamedTuple):
    """Who is ahead at a table of several."""

    changes: Spread  # how often someone else is alone in front
    decided: Spread | None  # the part of the game after which the winner stays alone in front
    shared: float  # the part of games that several win
    wins: list[Spread | None]  # after each tenth: how often who is alone in front wins


class Pace(NamedTuple):
    """How games go."""

    games: int
    length: Length
    branching: Branching
    foretold: list[Correlation | None]  # after each tenth: of the score so far with the final one
    lead: Lead | None  # where several play


def pace_of(games: Sequence[Followed]) -> Pace | None:
    """What the games have in common; None where there is none."""
    if not games:
        return None
    return Pace(
        len(games),
        _length(games),
        _branching(games),
        [_foretold(games, tenth) for tenth in range(TENTHS + 1)],
        _lead(games) if len(games[0].outcome.scores) > 1 else None,
    )


def _length(games: Sequence[Followed]) -> Length:
    return Length(
        spread([game.turns for game in games]),
        spread([len(game.choices) for game in games]),
        spread([sum(number > 1 for number in game.choices) for game in games]),
        spread([sum(map(log10, game.choices)) for game in games]),
    )


def _branching(games: Sequence[Followed]) -> Branching:
    numbers = sorted(number for game in games for number in game.choices)
    tenths = [[_tenth(game.choices, tenth) for game in games] for tenth in range(TENTHS)]
    return Branching(
        spread([mean(game.choices) for game in games]),
        numbers[0],
        numbers[len(numbers) // 2],
        numbers[-1],
        spread(numbers).sd,
        [spread([mean(part) for part in parts if part] or [0]) for parts in tenths],
    )


def _tenth(numbers: Sequence[int], tenth: int) -> Sequence[int]:
    return numbers[len(numbers) * tenth // TENTHS : len(numbers) * (tenth + 1) // TENTHS]


def _after(game: Followed, tenth: int) -> tuple[int, ...]:
    """All scores after so many tenths of the decisions."""
    return game.scores[len(game.choices) * tenth // TENTHS]


def _foretold(games: Sequence[Followed], tenth: int) -> Correlation | None:
    pairs = [
        pair
        for game in games
        for pair in zip(standings(_after(game, tenth)), standings(game.scores[-1]), strict=True)
    ]
    return correlation(pairs, len(games))


def standings(scores: Sequence[float]) -> list[float]:
    """What counts of the scores of a table: alone the score, else what one has more than the mean."""
    middle = mean(scores) if len(scores) > 1 else 0.0
    return [score - middle for score in scores]


def correlation(pairs: Sequence[tuple[float, float]], independent: int) -> Correlation | None:
    """Pearson's, its interval by Fisher's transformation; None where one of the two is always the same."""
    if independent < 4:
        return None
    left, right = zip(*pairs, strict=True)
    middles = mean(left), mean(right)
    steps = [(one - middles[0], other - middles[1]) for one, other in pairs]
    spans = [sum(step[side] ** 2 for step in steps) for side in (0, 1)]
    if min(spans) <= 0:
        return None
    found = sum(one * other for one, other in steps) / sqrt(spans[0] * spans[1])
    at, half = atanh(min(max(found, -1 + 1e-12), 1 - 1e-12)), NORMAL_95 / sqrt(independent - 3)
    return Correlation(found, tanh(at - half), tanh(at + half))


def _lead(games: Sequence[Followed]) -> Lead:
    fronts = [[front(scores) for scores in game.scores] for game in games]
    pairs = list(zip(games, fronts, strict=True))
    decided = [_decided(line, min(game.outcome.winners)) for game, line in pairs if _is_won(game)]
    return Lead(
        spread([_changes(line) for line in fronts]),
        spread(decided) if decided else None,
        sum(len(game.outcome.winners) > 1 for game in games) / len(games),
        [_wins(pairs, tenth) for tenth in range(TENTHS + 1)],
    )


def _is_won(game: Followed) -> bool:
    return len(game.outcome.winners) == 1


def front(scores: Sequence[float]) -> int | None:
    """Who is alone in front."""
    most = max(scores)
    return scores.index(most) if list(scores).count(most) == 1 else None


def _changes(line: Sequence[int | None]) -> int:
    leaders = [seat for seat in line if seat is not None]
    return sum(one != other for one, other in pairwise(leaders))


def _decided(line: Sequence[int | None], winner: int) -> float:
    """After which part of the game the winner is alone in front until the end."""
    behind = [place for place, seat in enumerate(line) if seat != winner]
    return min(1.0, (behind[-1] + 1) / (len(line) - 1)) if behind else 0.0


def _wins(pairs: Sequence[tuple[Followed, Sequence[int | None]]], tenth: int) -> Spread | None:
    """How often who is alone in front wins; a win that several share counts in part."""
    found = list[float]()
    for game, line in pairs:
        seat, winners = line[len(game.choices) * tenth // TENTHS], game.outcome.winners
        if seat is not None:
            found.append((seat in winners) / max(1, len(winners)))
    return spread(found) if found else None
