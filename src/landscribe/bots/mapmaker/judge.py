"""The judge of The Mapmaker."""

from collections.abc import Sequence

from landscribe.bots.bot import ALL, Depth
from landscribe.bots.judge import Effort, Judge, Part
from landscribe.bots.mapmaker.insight import futures, glance
from landscribe.bots.mapmaker.signs import SUBJECTS
from landscribe.bots.mapmaker.value import SIZE
from landscribe.bots.parts import Subject, parts_of
from landscribe.core.game import Seat
from landscribe.core.rng import Chance
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, Sheet, drawn, scored_in
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.games.mapmaker.rules import Place
from landscribe.games.mapmaker.turn import Season, scored
from landscribe.games.mapmaker.views import View

DEPTH = Depth(looks=ALL, moves=8)


class PageJudge:
    """What a placement does for the map by the learned value, and in imagined games."""

    effort = Effort(picking=800, batch=64)  # who looks at all choices plays better and takes longer

    def whose(self, view: View, action: Place) -> Seat:
        """The only seat."""
        del action
        return view.seat

    def promises(self, view: View, actions: Sequence[Place]) -> Sequence[float]:
        """The final score that each placement promises."""
        return [view.total + value for value in glance(view, actions).values]

    def futures(
        self, view: View, actions: Sequence[Place], rng: Chance, worlds: int
    ) -> Sequence[Sequence[float]]:
        """The final score that each placement brings in each imagined game."""
        rows = futures(view, actions, rng, worlds, DEPTH)
        return [[view.total + value for value in row] for row in rows]

    def standing(self, view: View) -> Sequence[float]:
        """What the map promises as it is."""
        return [view.total + glance(view, [Place(GRID.none)]).values[0]]

    def parts(self, view: View, action: Place, other: Place) -> Sequence[Part]:
        """Why a placement promises more than another."""
        seen = glance(view, [action, other], signs=2)
        scores: dict[Subject, int] = {}
        if seen.outlook.ends:
            one, two = (_line(view, _after(view, each)) for each in (action, other))
            subjects = [*(("goal", view.missions[at]) for at in scored_in(view.season)), ("mountains", "")]
            scores = {subject: a - b for subject, a, b in zip(subjects, one, two, strict=True)}
        return parts_of(seen, scores, SIZE, SUBJECTS, view.missions)


def _after(view: View, action: Place) -> Sheet:
    assert view.element is not None
    return drawn(view.sheet, ELEMENTS[view.element].terrain, action.cells)


def _line(view: View, sheet: Sheet) -> Season:
    """What this season would score on a map."""
    points = (MISSIONS[view.missions[at]].rule(GRID, sheet).stars for at in scored_in(view.season))
    return scored(GRID, sheet, *points)


JUDGE: Judge = PageJudge()
