"""Hints in the terminal: each time one is asked for at the same moment, it says more."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from landscribe.cli.typed import in_own_words
from landscribe.core.cells import index, singles
from landscribe.core.game import AnyGame
from landscribe.core.grid import grid_of
from landscribe.core.note import Say, spoken
from landscribe.core.page import Page
from landscribe.core.people import sole_reader, to_reader
from landscribe.core.text import cell_names
from landscribe.native.announce import announce_in

if TYPE_CHECKING:
    from landscribe.bots.hint import Hint, Region

SECONDS = 2.0
"""So long the strongest bot thinks."""


class Hints:
    """The hint of one moment, and what is still to be told of it."""

    def __init__(self) -> None:
        """Nothing has been asked yet."""
        self._view: Any = None
        self._grades: Iterator[str] = iter(())

    def next(self, game: AnyGame, view: Any, say: Say) -> str:
        """The next grade for this view; after the last, the last again."""
        if self._view is not view:
            from landscribe.bots import advised, bots_of

            announce_in(say)
            hint = advised(game.name, list(bots_of(game.name))[-1], view, 0, SECONDS)
            self._view, self._grades = view, _grades(game, view, hint, say)
        return next(self._grades)


def _grades(game: AnyGame, view: Any, hint: "Hint", say: Say) -> Iterator[str]:
    """What matters, where, and then the move with its reasons, for ever."""
    page = game.page(view)
    if hint.matter:
        yield spoken(to_reader(hint.matter, sole_reader(len(page.charts))), say)
    if hint.region:
        yield _where(page, hint.region, say)
    lines = [say("cli-hint-move", action=in_own_words(hint.action, game.vocabulary, say))]
    if gains := list(_gains(page, game.page(game.ahead(view, game.read(hint.action, view))), say)):
        lines.append(say("web-hint-now", gains=" ".join(gains)))
    if hint.reasons:
        reasons = ", ".join(f"{spoken(reason.subject, say)} {reason.points:+}" for reason in hint.reasons)
        message = "web-hint-reasons-rival" if page.target else "web-hint-reasons"
        lines.append(say(message, points=f"{hint.points:+}", reasons=reasons))
    while True:
        yield "\n".join(lines)


def _where(page: Page, region: "Region", say: Say) -> str:
    """The corners of the region, or the name of the tray."""
    chart = page.charts[region.seat]
    for tray in (*page.trays, *chart.trays):
        if tray.name == region.tray and not tray.is_rival:
            return say("web-hint-where-tray", tray=spoken(tray.title, say))
    grid = grid_of(chart.rows, chart.cols)
    places = sorted(index(cell) for cell in singles(int(region.cells, 16)))
    first, last = (cell_names(grid, 1 << place) for place in (places[0], places[-1]))
    return say("cli-hint-where", first=first, last=last)


def _gains(page: Page, ahead: Page, say: Say) -> Iterator[str]:
    """What the move changes at once: things in front of the player, and what each goal scores."""
    seat = page.seat or 0
    before = {item.key: item.number for tray in page.charts[seat].trays for item in tray.items}
    things = (item for tray in ahead.charts[seat].trays for item in tray.items)
    changes = [(item.name, item.number - before.get(item.key, item.number)) for item in things]
    now, then = (seen.target.goals if seen.target else seen.goals for seen in (page, ahead))
    scored = {goal.name.message: goal.now for goal in then}  # a story that is told is no goal any more
    changes += [(goal.name, scored.get(goal.name.message, goal.now) - goal.now) for goal in now]
    for name, by in changes:
        if by:
            yield say("spoken-gain", name=spoken(name, say), by=f"{by:+}")
