"""A game thought through again, by a judge whose every judgement is known beforehand."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from landscribe.bots import review as module
from landscribe.bots.judge import EFFORT, Effort, Part
from landscribe.bots.review import Estimate, Review, opened, reviewed
from landscribe.core.cells import count
from landscribe.core.record import Record
from landscribe.core.rng import Chance
from landscribe.games import GAMES
from tests.games.playing import random_game
from tests.golden import FOLDER, kept

NOISE = 4.0
QUICK = Effort(candidates=6, picking=400, batch=64, worlds=256)


def worth(action: Any) -> float:
    """What this judge knows of an action: the further from the corner, the better."""
    cells: int = getattr(action, "cells", 0)
    return 40.0 + cells.bit_length() / 8 - count(cells)


class Knowing:
    """Judges by `worth`, with noise in each imagined game, most of it the same for all actions."""

    effort = EFFORT

    def __init__(self, whose: int | None = None) -> None:
        self.of = whose
        self.imagined: list[tuple[int, Chance]] = []

    def whose(self, view: Any, action: Any) -> int:
        return view.seat if self.of is None else self.of

    def promises(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:
        return [worth(action) for action in actions]

    def futures(
        self, view: Any, actions: Sequence[Any], rng: Chance, worlds: int
    ) -> Sequence[Sequence[float]]:
        self.imagined.append((view.turn, rng))
        common = Random(rng.value)
        deals = [common.gauss(0, NOISE) for _ in range(worlds)]
        own = [Random(f"{rng.value} {action}") for action in actions]
        return [
            [worth(action) + deal + noise.gauss(0, NOISE / 2) for deal in deals]
            for action, noise in zip(actions, own, strict=True)
        ]

    def standing(self, view: Any) -> Sequence[float]:
        raise NotImplementedError

    def parts(self, view: Any, action: Any, other: Any) -> Sequence[Part]:
        raise NotImplementedError


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Knowing:
    knowing = Knowing()
    judging(knowing, monkeypatch)
    return knowing


def judging(judge: "Knowing | None", monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets this judge judge every game, or none."""

    def judge_of(game: str) -> "Knowing | None":
        return judge

    monkeypatch.setattr(module, "judge_of", judge_of)


@pytest.fixture(scope="module")
def record() -> Record:
    return random_game("mapmaker", 1, 7)[0]


def best_and_played(record: Record) -> list[tuple[float, float]]:
    """What the best and the played action of each moment are worth."""
    game, (_, states) = GAMES[record.game], random_game(record.game, record.seats, 7)
    return [
        (max(worth(each) for each in game.legal(state, 0)), worth(game.read(text)))
        for state, (_, text) in zip(states, record.actions, strict=False)
    ]


def test_a_regret_is_what_the_best_is_ahead_within_its_bar(judge: Knowing, record: Record) -> None:
    decisions, known = reviewed(record, 0, effort=QUICK).decisions, best_and_played(record)
    assert len(decisions) == len(known) == len(record.actions)
    off = [
        abs(each.regret.points - (best - played))
        for each, (best, played) in zip(decisions, known, strict=True)
    ]
    assert all(far <= 2 * each.regret.bar + 1e-9 for far, each in zip(off, decisions, strict=True))
    assert all(each.regret.bar <= QUICK.bar for each in decisions)
    verdicts = {each.verdict for each in decisions}
    assert verdicts == {"good", "thought"}


def test_the_best_is_measured_in_worlds_other_than_those_that_picked_it(
    judge: Knowing, record: Record
) -> None:
    reviewed(record, 0, effort=QUICK)
    assert len(judge.imagined) > 2 * len(record.actions)
    assert len(set(judge.imagined)) == len(judge.imagined)


def test_start_luck_and_what_the_moves_gain_make_the_final_score(judge: Knowing, record: Record) -> None:
    review = reviewed(record, 0, effort=QUICK)
    assert review.start + review.luck.points + review.gain.points == pytest.approx(review.final)
    assert review.final == opened(record, 0)[0]
    before = [*(each.before for each in review.decisions), float(review.final)]
    after = [each.expected.points for each in review.decisions]
    by_chance = sum(later - earlier for later, earlier in zip(before[1:], after, strict=True))
    assert review.luck.points == pytest.approx(by_chance)


def test_what_the_best_would_gain_is_the_gain_and_the_regret(judge: Knowing, record: Record) -> None:
    for decision, (best, played) in zip(
        reviewed(record, 0, effort=QUICK).decisions, best_and_played(record), strict=True
    ):
        assert decision.before == pytest.approx(best)
        assert decision.gain.points + decision.regret.points == pytest.approx(0, abs=2)
        assert decision.expected.points == pytest.approx(played, abs=2 * decision.gain.bar + 1e-9)


def test_the_same_seed_thinks_the_same_and_another_does_not(judge: Knowing, record: Record) -> None:
    first, again, other = (reviewed(record, 0, seed, QUICK) for seed in (1, 1, 2))
    assert first == again != other


def test_the_lessons_are_the_three_largest_certain_losses(judge: Knowing, record: Record) -> None:
    review = reviewed(record, 0, effort=QUICK)
    sure = sorted((each.regret.points - each.regret.bar for each in review.decisions), reverse=True)
    assert [each.regret.points - each.regret.bar for each in review.lessons] == sure[:3]
    assert all(each.best != each.played for each in review.lessons)


def test_on_another_map_the_lowest_is_best_and_it_is_no_point_of_the_curve(
    judge: Knowing, record: Record
) -> None:
    judge.of = 1
    review = reviewed(record, 0, effort=QUICK)
    game, (_, states) = GAMES["mapmaker"], random_game("mapmaker", 1, 7)
    for decision, state in zip(review.decisions, states, strict=False):
        lowest = min(worth(action) for action in game.legal(state, 0))
        ahead = worth(game.read(decision.played)) - lowest
        assert abs(decision.regret.points - ahead) <= 2 * decision.regret.bar + 1e-9
    assert review.own == ()
    assert (review.start, review.luck) == (review.final, Estimate(0))


def test_where_there_is_no_choice_nothing_is_a_mistake(judge: Knowing) -> None:
    record = kept(FOLDER / "cartographers" / "full-map.txt")[0].record
    review = reviewed(record, 0, effort=QUICK)
    forced = [decision for decision in review.decisions if decision.is_forced]
    assert any(decision.played == "pass" for decision in forced)
    assert {(each.verdict, each.regret, each.gain) for each in forced} == {
        ("forced", Estimate(0), Estimate(0))
    }
    assert not any(decision in forced for decision in review.lessons)


def test_a_running_game_is_not_reviewed(judge: Knowing, record: Record) -> None:
    with pytest.raises(ValueError, match="this game is not over: only a finished game is reviewed"):
        reviewed(record._replace(actions=record.actions[:-1]), 0)


def test_a_seat_that_there_is_not_is_refused(judge: Knowing, record: Record) -> None:
    with pytest.raises(ValueError, match="There is no seat 2"):
        reviewed(record, 1)


@pytest.mark.parametrize(
    ("is_native", "sentence"),
    [(True, "mapmaker cannot be reviewed"), (False, "a review needs native code: pip install")],
)
def test_why_a_game_cannot_be_reviewed_is_said(
    is_native: bool, sentence: str, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging(None, monkeypatch)
    monkeypatch.setattr(module, "is_native", lambda: is_native)
    with pytest.raises(ValueError, match=sentence):
        reviewed(record, 0)


def test_a_review_without_decisions_says_so() -> None:
    assert Review("mapmaker", 0, 12, ()).luck == Estimate(0)
