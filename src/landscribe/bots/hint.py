"""A hint in three grades: what matters now, where, and the move with its reasons.

Reasons compare the move with a *middling* one: the middle of all choices that promise less. They are the
parts of the difference of what both promise, in whole points of the final score, and add up to it. Where
there is no judge, or nothing that promises less, a hint is the move and says no more.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from landscribe.bots.judge import Judge, Part
from landscribe.core.game import AnyGame, Seat
from landscribe.core.grid import Cells
from landscribe.core.note import Note, note
from landscribe.core.page import Chart, Goal, Page, TrayName
from landscribe.core.people import map_within
from landscribe.core.text import Spots, grid_of, slug, spots

MOST = 3
"""So many reasons are named, at most; what they leave is told as one."""
LEAST_SIDE = 5
"""A region has so many rows and columns, at least."""


class Reason(NamedTuple):
    """Something that a move does, and how many points more than a middling move it brings by that."""

    subject: Note
    points: int


class Region(NamedTuple):
    """Where a move is: cells of a seat's board around it, or the tray from which something is taken."""

    seat: Seat
    cells: Spots = "0"
    tray: TrayName | None = None


class Hint(NamedTuple):
    """The text of an action, and what can be said of it before it is told."""

    action: str
    matter: Note | None = None
    region: Region | None = None
    reasons: tuple[Reason, ...] = ()
    points: int = 0  # all reasons together; what another loses is negative


def hint_of(game: AnyGame, judge: Judge | None, view: Any, legal: Sequence[Any], action: Any) -> Hint:
    """The hint to do this action, by the judge of the game."""
    if judge is None:
        return Hint(str(action))
    whose, seat = judge.whose(view, action), view.seat or 0
    sign = 1 if whose == seat else -1
    other = _middling([sign * worth for worth in judge.promises(view, legal)], legal, action)
    if other is None:
        return Hint(str(action))
    page = game.page(view)
    goals = page.target.goals if page.target else page.goals
    known = [(_subject(part, goals), part.points) for part in judge.parts(view, action, other)]
    points = round(sum(more for _, more in known))
    named = [Reason(subject, round(more)) for subject, more in known if subject and round(more)]
    reasons = _added_up(sorted(named, key=lambda reason: -abs(reason.points))[:MOST], points)
    matter = _matter(reasons, sign, whose)
    return Hint(str(action), matter, _region(game, view, action, page), reasons, points)


def _middling(worths: Sequence[float], legal: Sequence[Any], action: Any) -> Any | None:
    """The middle of the choices that are worth less; None where there are none."""
    least = worths[legal.index(action)]
    order = sorted((at for at, worth in enumerate(worths) if worth < least), key=lambda at: worths[at])
    return legal[order[len(order) // 2]] if order else None


def _subject(part: Part, goals: Sequence[Goal]) -> Note | None:
    """What a part is about, in words; None where the page does not name the goal."""
    if part.what != "goal":
        return note(f"hint-subject-{part.what}")
    ends = f"-{slug(part.name)}"
    return next((goal.name for goal in goals if goal.name.message.endswith(ends)), None)


def _added_up(named: Sequence[Reason], points: int) -> tuple[Reason, ...]:
    """The reasons, and what else there is, so that all together they are the whole difference."""
    rest = points - sum(reason.points for reason in named)
    return (*named, Reason(note("hint-subject-rest"), rest)) if rest else tuple(named)


def _matter(reasons: Sequence[Reason], sign: int, whose: Seat) -> Note:
    """What the move is about most of all."""
    most = max(reasons, key=lambda reason: sign * reason.points, default=None)
    if most is None or sign * most.points <= 0:
        return note("hint-matter-little")
    if sign > 0:
        return note("hint-matter", what=most.subject, points=most.points)
    return note("hint-matter-rival", what=most.subject, points=-most.points, map=map_within(whose))


def _region(game: AnyGame, view: Any, action: Any, page: Page) -> Region | None:
    """The cells that an action changes, widened; or the tray of the thing that it is about."""
    for chart, then in zip(page.charts, game.page(game.ahead(view, action)).charts, strict=True):
        letters = zip(chart.letters, then.letters, strict=True)
        if changed := [cell for cell, (before, after) in enumerate(letters) if before != after]:
            return Region(chart.seat, spots(_widened(chart, changed)))
    choice = next((choice for choice in page.choices if choice.action == str(action)), None)
    own = [tray for tray in (*page.trays, *page.charts[view.seat or 0].trays) if not tray.is_rival]
    for tray in own:
        if choice and any(item.key == choice.item for item in tray.items):
            return Region(view.seat or 0, tray=tray.name)
    return None


def _widened(chart: Chart, cells: Sequence[int]) -> Cells:
    """A rectangle around these cells that does not give them away."""
    grid, region = grid_of(chart.rows, chart.cols), 0
    places = [grid.row_col(cell) for cell in cells]
    for row in _span([row for row, _ in places], chart.rows):
        for col in _span([col for _, col in places], chart.cols):
            region |= grid.at(row, col)
    return region


def _span(numbers: Sequence[int], end: int) -> range:
    """One more on each side, and at least five, as far as there are so many."""
    low, high = min(numbers) - 1, max(numbers) + 2
    while high - low < LEAST_SIDE:
        low, high = low - 1, high + 1
    low, high = max(0, min(low, end - LEAST_SIDE)), min(end, max(high, LEAST_SIDE))
    return range(low, high)
