"""The judge of Cartouche."""

from collections.abc import Sequence

from landscribe.bots.cartouche.insight import futures, glance, standing
from landscribe.bots.cartouche.signs import SUBJECTS
from landscribe.bots.cartouche.value import SIZE
from landscribe.bots.judge import Effort, Judge, Part
from landscribe.bots.network import Outlook
from landscribe.bots.parts import Glance, Subject, parts_of
from landscribe.core.game import Seat
from landscribe.core.rng import Chance
from landscribe.games.cartouche.achievements import FIXED
from landscribe.games.cartouche.actions import Action
from landscribe.games.cartouche.views import View


class MuralJudge:
    """What a step does for who takes it, by the learned value, and in imagined games."""

    effort = Effort(candidates=4, picking=48, batch=16, worlds=80)  # an imagined game takes long

    def whose(self, view: View, action: Action) -> Seat:
        """The seat who acts: nobody does anything on another's mural."""
        del action
        return view.seat or 0

    def promises(self, view: View, actions: Sequence[Action]) -> Sequence[float]:
        """The final score that each step promises."""
        return glance(view, actions).values

    def futures(
        self, view: View, actions: Sequence[Action], rng: Chance, worlds: int
    ) -> Sequence[Sequence[float]]:
        """The final score that each step brings in each imagined game."""
        return futures(view, actions, rng, worlds)

    def standing(self, view: View) -> Sequence[float]:
        """What the murals promise as they are."""
        return [standing(view, seat) for seat in range(len(view.table.players))]

    def parts(self, view: View, action: Action, other: Action) -> Sequence[Part]:
        """Why a step promises more than another."""
        seen = glance(view, [action, other], signs=2)
        names = [ladder.achievement for ladder in view.table.board]
        scores: dict[Subject, int] = {("stories", ""): 0, ("achievements", ""): 0}
        subjects = [("stories", ""), *(_subject(name) for name in names)]
        for subject, one, two in zip(subjects, *seen.scores, strict=True):
            scores[subject] = scores.get(subject, 0) + one - two
        cards = [name for name in names if name not in FIXED]
        found = Glance(seen.values, seen.signs, Outlook(False, seen.season), seen.mind)
        return parts_of(found, scores, SIZE, SUBJECTS, [*cards, view.table.side])


def _subject(achievement: str) -> Subject:
    """What an achievement is about: a card is a goal of its own."""
    return ("achievements", "") if achievement in FIXED else ("goal", achievement)


JUDGE: Judge = MuralJudge()
