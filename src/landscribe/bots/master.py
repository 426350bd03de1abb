"""Of the choices that promise most, the one that does best in imagined games: how every master thinks."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Any

from landscribe.bots.bot import Budget, searched
from landscribe.bots.judge import Judge
from landscribe.core.rng import Chance

INSIGHTS = 16
"""So many choices are imagined."""
VICTORY = 20.0
"""To win is worth as much as so many points."""
SPREAD = 8.0
"""How far a rival's final score lies, as a rule, from what is expected of it."""


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
        return [[sign * score + VICTORY * _winning(score, rivals) for score in row] for row in found]

    return searched([legal[place] for place in order], budget, tried, rng)


def _rivals(judge: Judge, view: Any, best: float) -> list[float]:
    """What the others may expect, if what is done now brings them as much as it brings this seat."""
    standing, seat = judge.standing(view), view.seat or 0
    gain = best - standing[seat]
    return [score + gain for other, score in enumerate(standing) if other != seat]


def _winning(score: float, rivals: Sequence[float]) -> float:
    """How likely it is that a score is above those of all rivals; 0 where there are none."""
    chance = 1.0 if rivals else 0.0
    for rival in rivals:
        chance *= (1 + erf((score - rival) / (SPREAD * sqrt(2)))) / 2
    return chance
