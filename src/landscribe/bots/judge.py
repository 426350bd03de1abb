"""How the choices of a moment are judged: what bots that search, hints and reviews have in common."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from landscribe.bots.bot import is_native
from landscribe.core.game import Seat
from landscribe.core.rng import Chance
from landscribe.games import module_for


class Part(NamedTuple):
    """A part of why one choice promises more than another."""

    what: str  # "goal" with its name, or what else the value looks at, as its game names it
    name: str  # of the goal, as the view has it
    points: float


class Effort(NamedTuple):
    """How hard each decision is thought about when a game is reviewed."""

    candidates: int = 16  # that promise most at a glance
    picking: int = 2_400  # imagined games in which the best of them is found
    batch: int = 128  # worlds at a time in which it is measured
    worlds: int = 384  # at most; fewer where the bar is short enough
    bar: float = 1.0


EFFORT = Effort()


class Judge(Protocol):
    """What choices are worth to who makes them, by what was learned; it needs native code.

    All choices of a call stand open in the same view, and are judged by the same seat's score.
    """

    @property
    def effort(self) -> Effort:
        """How hard a review thinks, so that a game takes some seconds."""
        ...

    def whose(self, view: Any, action: Any) -> Seat:
        """The seat whose score tells how good an action is; another's is better the lower it is."""
        ...

    def promises(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:
        """The final score that each action promises, at a glance."""
        ...

    def futures(
        self, view: Any, actions: Sequence[Any], rng: Chance, worlds: int
    ) -> Sequence[Sequence[float]]:
        """The final score of each action (a row) in each imagined game (a column), on the same deals."""
        ...

    def standing(self, view: Any) -> Sequence[float]:
        """The final score that each seat may expect if nothing were done now."""
        ...

    def parts(self, view: Any, action: Any, other: Any) -> Sequence[Part]:
        """Why an action promises more than another; the points add up to the difference of their promises."""
        ...


def judge_of(game: str) -> Judge | None:
    """The judge of a game, in the module `judge` of its bots; None where there is none, or no native code."""
    return _judge_of(game) if is_native() else None


@cache
def _judge_of(game: str) -> Judge | None:
    module = module_for(game, "landscribe.bots.{}.judge")
    return import_module(module).JUDGE if module else None
