"""The judge of Cartographers and Heroes: choices are judged by the map that they change."""

from collections.abc import Sequence

from landscribe.bots.bot import Depth
from landscribe.bots.cartographers.insight import futures, glance
from landscribe.bots.cartographers.signs import SUBJECTS
from landscribe.bots.cartographers.value import SIZE
from landscribe.bots.judge import EFFORT, Judge, Part
from landscribe.bots.parts import Subject, parts_of
from landscribe.core.game import Seat
from landscribe.core.rng import Chance
from landscribe.games.cartographers.actions import Action, Pass, map_of
from landscribe.games.cartographers.drawing import move_of
from landscribe.games.cartographers.sheet import GRID, Move, Sheet, after
from landscribe.games.cartographers.turn import Season, edicts_of, scored
from landscribe.games.cartographers.views import View

DEPTH = Depth(looks=24, moves=8)


class MapJudge:
    """What a drawing does for a map by the learned value, and in imagined games of that map."""

    effort = EFFORT

    def whose(self, view: View, action: Action) -> Seat:
        """Whose map it changes."""
        return map_of(action, view.seat or 0)

    def promises(self, view: View, actions: Sequence[Action]) -> Sequence[float]:
        """The final score that each action promises."""
        on = self.whose(view, actions[0])
        values = glance(view, view.sheets[on], _moves(view, actions)).values
        return [view.summary(on).total + value for value in values]

    def futures(
        self, view: View, actions: Sequence[Action], rng: Chance, worlds: int
    ) -> Sequence[Sequence[float]]:
        """The final score that each action brings in each imagined game."""
        on = self.whose(view, actions[0])
        rows, so_far = (
            futures(view, view.sheets[on], _moves(view, actions), rng, worlds, DEPTH),
            view.summary(on).total,
        )
        return [[so_far + value for value in row] for row in rows]

    def standing(self, view: View) -> Sequence[float]:
        """What each seat's map promises as it is."""
        nothing = _moves(view, [Pass()])
        return [
            view.summary(seat).total + glance(view, sheet, nothing).values[0]
            for seat, sheet in enumerate(view.sheets)
        ]

    def parts(self, view: View, action: Action, other: Action) -> Sequence[Part]:
        """Why an action promises more than another."""
        sheet, moves = view.sheets[self.whose(view, action)], _moves(view, [action, other])
        seen = glance(view, sheet, moves, signs=2)
        scores: dict[Subject, int] = {}
        if seen.outlook.ends:
            one, two = (_line(view, after(GRID, sheet, move)) for move in moves)
            subjects = [
                *(("goal", view.edicts[at]) for at in edicts_of(view.season)),
                ("coins", ""),
                ("monsters", ""),
            ]
            scores = {subject: a - b for subject, a, b in zip(subjects, one, two, strict=True)}
        return parts_of(seen, scores, SIZE, SUBJECTS, view.edicts)


def _moves(view: View, actions: Sequence[Action]) -> list[Move]:
    return [move_of(view.card, action) for action in actions]


def _line(view: View, sheet: Sheet) -> Season:
    """What this season would score on a map."""
    stars = (view.options.rule(view.edicts[at])(GRID, sheet).stars for at in edicts_of(view.season))
    return scored(GRID, sheet, *stars)


JUDGE: Judge = MapJudge()
