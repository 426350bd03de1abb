"""Why one board is worth more than another: the difference of their values, part by part."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from landscribe.bots.judge import Part
from landscribe.bots.network import LEAK, POINT, YEAR, Mind, Outlook, Size
from landscribe.native.branches import Numbers

Subject: TypeAlias = tuple[str, str]
"""What a part is about: "goal" with its name, or something else that the value looks at."""


class Glance(NamedTuple):
    """What choices promise at once, the signs of the boards they lead to, and to which moment."""

    values: list[float]
    signs: Numbers
    outlook: Outlook
    mind: Mind


def parts_of(
    seen: Glance,
    scores: Mapping[Subject, int],
    size: Size,
    general: Mapping[str, Sequence[int]],
    goals: Sequence[str],
) -> list[Part]:
    """Why the first choice promises more than the second, the weightiest part first.

    `scores` is what it scores more at once, `general` tells what the signs of the board are about.
    """
    points = dict.fromkeys(_groups(size, general, goals), 0.0)
    for subject, more in scores.items():
        points[subject] += more
    if seen.outlook.season < YEAR:
        for subject, more in _parted(seen, _groups(size, general, goals)).items():
            points[subject] += more
    found = [Part(*subject, more) for subject, more in points.items() if more]
    return sorted(found, key=lambda part: -abs(part.points))


def _groups(
    size: Size, general: Mapping[str, Sequence[int]], goals: Sequence[str]
) -> dict[Subject, Sequence[int]]:
    """Which signs each subject has."""
    starts = range(size.general, size.board, size.own)
    blocks = {("goal", goal): range(at, at + size.own) for goal, at in zip(goals, starts, strict=True)}
    return {**blocks, **{(what, ""): places for what, places in general.items()}}


def _parted(seen: Glance, groups: Mapping[Subject, Sequence[int]]) -> dict[Subject, float]:
    """What each group of signs contributes; all of them together are the whole difference.

    A network is no sum, so the groups change hands one after the other, in this order and in the opposite
    one, and the mean of both counts.
    """
    forth, back = _changes(seen, groups), _changes(seen, dict([*groups.items()][::-1]))
    return {subject: (forth[subject] + back[subject]) / 2 for subject in groups}


def _changes(seen: Glance, groups: Mapping[Subject, Sequence[int]]) -> dict[Subject, float]:
    (board, other), found = seen.signs, dict[Subject, float]()
    mixed = other.copy()
    before = _weighed(seen, mixed)
    for subject, places in groups.items():
        mixed[list(places)] = board[list(places)]
        now = _weighed(seen, mixed)
        found[subject], before = now - before, now
    return found


def _weighed(seen: Glance, board: Numbers) -> float:
    """What the network foretells of signs, in points; the same whole numbers as native code has."""
    mind, season = seen.mind, seen.outlook.season
    signs: Any = mind.signs[season].astype(np.int64)
    units = mind.ahead.astype(np.int64) + board @ signs
    units[1:] = np.where(units[1:] > 0, units[1:] * LEAK, units[1:])
    units[0] *= LEAK
    return float(units @ mind.out[season]) / POINT
