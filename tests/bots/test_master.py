"""How every master weighs what choices bring, and what it counts besides points where there are rivals."""

from collections.abc import Sequence
from math import erf, sqrt
from operator import add
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from landscribe.bots.bot import Budget
from landscribe.bots.judge import EFFORT, Judge, Part
from landscribe.bots.master import SPREAD, mastered, mastered_among, winning
from landscribe.core.game import Seat
from landscribe.core.rng import Chance, seeded

STEADY, BOLD = "steady", "bold"
OUTCOMES = {STEADY: (50.0, 50.0), BOLD: (36.0, 62.0)}
"""What each choice brings in every other world: the steady one more on average, the bold one more at best."""


class Guarded(NamedTuple):
    """A judge of these two choices, at a table where the others stand at these scores."""

    others: tuple[float, ...]
    on: Seat = 0  # whose map they change
    effort: Any = EFFORT

    def whose(self, view: Any, action: str) -> Seat:
        del view, action
        return self.on

    def promises(self, view: Any, actions: Sequence[str]) -> list[float]:
        del view
        return [sum(OUTCOMES[action]) / 2 for action in actions]

    def futures(self, view: Any, actions: Sequence[str], rng: Chance, worlds: int) -> list[list[float]]:
        del view, rng
        return [[OUTCOMES[action][world % 2] for world in range(worlds)] for action in actions]

    def standing(self, view: Any) -> list[float]:
        del view
        return [50.0, *self.others]

    def parts(self, view: Any, action: str, other: str) -> list[Part]:
        raise NotImplementedError


def chosen(judge: Judge) -> str:
    """What a master does, in the first seat."""
    return mastered(judge, SimpleNamespace(seat=0), [STEADY, BOLD], seeded(1), Budget(64))


def test_alone_the_choice_that_brings_most_is_made() -> None:
    assert chosen(Guarded(())) == STEADY


def test_who_is_behind_a_rival_dares_more_for_the_win() -> None:
    assert chosen(Guarded((57.0,))) == BOLD


@pytest.mark.parametrize("other", [10.0, 120.0])
def test_a_rival_who_is_far_behind_or_out_of_reach_changes_nothing(other: float) -> None:
    assert chosen(Guarded((other,))) == STEADY


def test_of_several_rivals_the_leader_counts() -> None:
    assert chosen(Guarded((10.0, 57.0, 20.0))) == BOLD


def test_on_another_map_the_choice_is_made_that_leaves_least() -> None:
    assert chosen(Guarded((57.0,), on=1)) == BOLD


GAINING, DENYING = "gaining", "denying"
LEFT = {GAINING: (51.0, 5.0, 0.0), DENYING: (50.0, 0.0, 5.0)}
"""What each choice brings oneself, and leaves to two rivals."""


def chosen_among(*others: float) -> str:
    """What a master does, in the first seat, where the rivals have so much besides."""

    def outcomes(actions: Sequence[str], rng: Chance, worlds: int) -> list[list[list[float]]]:
        del rng
        rows = [[LEFT[action][0], *map(add, LEFT[action][1:], others)] for action in actions]
        return [[row] * worlds for row in rows]

    return mastered_among(outcomes, 0, [GAINING, DENYING], seeded(1), Budget(64))


@pytest.mark.parametrize(
    ("others", "choice"),
    [
        ((), GAINING),
        ((48.0,), DENYING),
        ((48.0, 10.0), DENYING),
        ((10.0, 48.0), GAINING),
        ((10.0, 10.0), GAINING),
        ((120.0, 10.0), GAINING),
    ],
)
def test_a_master_takes_from_who_may_win_what_they_need(others: tuple[float, ...], choice: str) -> None:
    assert chosen_among(*others) == choice


def test_how_likely_a_win_is_is_the_same_on_every_machine() -> None:
    for ahead in range(-80, 81):
        expected = (1 + erf(ahead / (SPREAD * sqrt(2)))) / 2
        assert winning(50.0 + ahead, [50.0]) == pytest.approx(expected, abs=2e-7)
    assert winning(50.0, [57.0, 20.0]).hex() == "0x1.86b284b3c288dp-3"
    assert winning(50.0, []) == 0
