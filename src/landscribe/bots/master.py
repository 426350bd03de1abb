"""Of the choices that promise most, the one that does best in imagined games: how every master thinks."""

from collections.abc import Callable, Sequence
from typing import Any

from landscribe.bots.bot import Budget, searched
from landscribe.bots.judge import Judge
from landscribe.core.game import Seat
from landscribe.core.rng import Chance

INSIGHTS = 16
"""So many choices are imagined."""
VICTORY = 20.0
"""To win is worth as much as so many points."""
SPREAD = 8.0
"""How far a rival's final score lies, as a rule, from what is expected of it."""
HALF_ROOT = 0.7071067811865476  # of 2
A1, A2, A3 = 0.0705230784, 0.0422820123, 0.0092705272
A4, A5, A6 = 0.0001520143, 0.0002765672, 0.0000430638


def mastered(judge: Judge, view: Any, legal: Sequence[Any], rng: Chance, budget: Budget) -> Any:
    """The choice that brings most, or takes most from another; with rivals, to win counts too."""
    if len(legal) == 1:
        return legal[0]
    sign = 1 if judge.whose(view, legal[0]) == (view.seat or 0) else -1
    worth = judge.promises(view, legal)
    order = sorted(range(len(legal)), key=lambda place: -sign * worth[place])[:INSIGHTS]
    rivals = _rivals(judge, view, max(worth)) if sign > 0 else []

    def tried(few: Sequence[Any], worlds: int, stream: Chance) -> list[list[float]]:
        found = judge.futures(view, few, stream, worlds)
        return [[sign * score + VICTORY * winning(score, rivals) for score in row] for row in found]

    return searched([legal[place] for place in order], budget, tried, rng)


def _rivals(judge: Judge, view: Any, best: float) -> list[float]:
    """What the others may expect, if what is done now brings them as much as it brings this seat."""
    standing, seat = judge.standing(view), view.seat or 0
    gain = best - standing[seat]
    return [score + gain for other, score in enumerate(standing) if other != seat]


def mastered_among(
    outcomes: Callable[[Sequence[Any], Chance, int], Sequence[Sequence[Sequence[float]]]],
    seat: Seat,
    legal: Sequence[Any],
    rng: Chance,
    budget: Budget,
) -> Any:
    """Of choices in order, the best where the games of all seats are imagined: what rivals then have counts.

    `outcomes` has the final score of every seat, for each choice (a row) in each game (a column).
    """

    def tried(few: Sequence[Any], worlds: int, stream: Chance) -> list[list[float]]:
        return [[worth(scores) for scores in row] for row in outcomes(few, stream, worlds)]

    def worth(scores: Sequence[float]) -> float:
        return scores[seat] + VICTORY * winning(scores[seat], [*scores[:seat], *scores[seat + 1 :]])

    return searched(legal, budget, tried, rng)


def winning(score: float, rivals: Sequence[float]) -> float:
    """How likely it is that a score is above those of all rivals; 0 where there are none."""
    chance = 1.0 if rivals else 0.0
    for rival in rivals:
        chance *= _below((score - rival) / SPREAD)
    return chance


def _below(deviations: float) -> float:
    """The share of a normal distribution below so many deviations, within 2e-7.

    Abramowitz and Stegun, 7.1.28: sums and products alone are the same on every machine, which `erf` is not.
    """
    x = abs(deviations) * HALF_ROOT
    beyond = 1 + x * (A1 + x * (A2 + x * (A3 + x * (A4 + x * (A5 + x * A6)))))
    for _ in range(4):
        beyond *= beyond
    return 1 - 0.5 / beyond if deviations > 0 else 0.5 / beyond
