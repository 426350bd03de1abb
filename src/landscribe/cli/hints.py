"""Hints in the terminal: each time one is asked for at the same moment, it says more."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from landscribe.cli.typed import in_own_words
from landscribe.core.cells import index, singles
from landscribe.core.game import AnyGame
from landscribe.core.grid import grid_of
from landscribe.core.note import Say, spoken
from landscribe.core.page import Chart
from landscribe.core.people import sole_reader, to_reader
from landscribe.core.text import cell_names
from landscribe.native.announce import announce_in

if TYPE_CHECKING:
    from landscribe.bots import Hint

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
    if hint.matter:
        yield spoken(to_reader(hint.matter, sole_reader(len(game.page(view).charts))), say)
    if hint.region and hint.region.tray is None:
        yield _where(game.page(view).charts[hint.region.seat], int(hint.region.cells, 16), say)
    lines = [say("cli-hint-move", action=in_own_words(hint.action, game.vocabulary, say))]
    if hint.reasons:
        reasons = ", ".join(f"{spoken(reason.subject, say)} {reason.points:+}" for reason in hint.reasons)
        message = "web-hint-reasons" if hint.points >= 0 else "web-hint-reasons-rival"
        lines.append(say(message, points=f"{hint.points:+}", reasons=reasons))
    while True:
        yield "\n".join(lines)


def _where(chart: Chart, cells: int, say: Say) -> str:
    """The corners of the region."""
    grid = grid_of(chart.rows, chart.cols)
    places = sorted(index(cell) for cell in singles(cells))
    first, last = (cell_names(grid, 1 << place) for place in (places[0], places[-1]))
    return say("cli-hint-where", first=first, last=last)
