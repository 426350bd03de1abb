"""A review by a judge that has learned."""

from typing import Any, NamedTuple

import pytest

from landscribe.bots import bot_written
from landscribe.bots.judge import Effort, judge_of
from landscribe.bots.review import Moment, Review, judged, opened, reviewed
from landscribe.core.record import Record, continued, started
from landscribe.core.rng import advanced, seeded
from landscribe.games import GAMES
from tests.games.playing import random_game

QUICK = Effort(candidates=8, picking=320, batch=64, worlds=192)
SLOW = Effort(candidates=5, picking=72, batch=24, worlds=96)
"""Where an imagined game takes long."""
BUDGETS = {"mapmaker": 100, "cartographers": 100, "heroes": 200, "cartouche": 60}
OPENING, CLUMSY = 6, 8.0
"""The blunder is the first move after so many that can promise so many points too few."""


class Spoilt(NamedTuple):
    """A strong bot's game but for one move, the worst that there was at a glance."""

    record: Record
    blunder: int  # its step


def spoilt(name: str) -> Spoilt:
    """Plays it."""
    game, judge, choose = GAMES[name], judge_of(name), bot_written(name, f"master:{BUDGETS[name]}")
    assert judge is not None
    (record, state), chance, blunder = started(game, 1, 5, {}), seeded(4), None
    while game.to_act(state):
        view, legal = game.view(state, 0), list(game.legal(state, 0))
        promises = judge.promises(view, legal)
        if blunder is None and len(record.actions) >= OPENING and max(promises) - min(promises) > CLUMSY:
            blunder = len(record.actions)
            action = legal[list(promises).index(min(promises))]
        else:
            action = choose(view, legal, chance)
        record, state, chance = continued(record, 0, action), game.play(state, 0, action), advanced(chance)
    assert blunder is not None
    return Spoilt(record, blunder)


class Reviewed(NamedTuple):
    """Its review, and where the blunder is."""

    review: Review
    blunder: int


@pytest.fixture(
    scope="module",
    params=[
        "mapmaker",
        "cartographers",
        *(pytest.param(name, marks=pytest.mark.thorough) for name in ("heroes", "cartouche")),
    ],
)
def spoilt_game(request: pytest.FixtureRequest) -> Reviewed:
    record, blunder = spoilt(request.param)
    return Reviewed(reviewed(record, 0, effort=SLOW if request.param == "cartouche" else QUICK), blunder)


@pytest.fixture
def review(spoilt_game: Reviewed) -> Review:
    return spoilt_game.review


def test_a_blunder_in_a_strong_bots_game_is_found(spoilt_game: Reviewed) -> None:
    (first, *_) = spoilt_game.review.lessons
    assert first.step == spoilt_game.blunder
    assert first.regret.points - first.regret.bar > 3
    assert first.best != first.played


def test_what_a_strong_bot_chose_is_as_good_as_the_best_within_its_bar(spoilt_game: Reviewed) -> None:
    review, blunder = spoilt_game
    others = [decision for decision in review.decisions if decision.step != blunder]
    good = [each for each in others if each.regret.points <= each.regret.bar + 0.5]
    assert len(good) >= 0.8 * len(others)
    assert all(each.regret.bar < 3 for each in review.decisions)


def test_a_learned_review_adds_up_to_the_final_score(review: Review) -> None:
    assert review.start + review.luck.points + review.gain.points == pytest.approx(review.final)


def test_after_the_last_move_the_final_score_is_known(review: Review) -> None:
    last = review.decisions[-1].expected
    assert (last.points, last.bar) == (pytest.approx(review.final, abs=0.05), pytest.approx(0, abs=0.05))


@pytest.mark.parametrize(
    ("name", "seats"), [("cartographers", 2), ("heroes", 1), ("mapmaker", 1), ("cartouche", 2)]
)
def test_what_lies_hidden_changes_no_judgement(name: str, seats: int) -> None:
    game, (record, states) = GAMES[name], random_game(name, seats, 3)
    _, moments = opened(record, 0)
    for moment in moments[1 :: max(1, len(moments) // 2)]:
        twin = game.guess(moment.view, 77)
        assert twin != states[moment.step]
        assert _judged(name, moment, game.view(twin, 0)) == _judged(name, moment, moment.view)


def _judged(name: str, moment: Moment, view: Any) -> Any:
    return judged(name, moment._replace(view=view), effort=SLOW if name == "cartouche" else QUICK)
