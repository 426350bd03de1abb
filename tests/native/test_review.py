"""A review by a judge that has learned."""

from typing import Any

import pytest

from landscribe.bots import bot_written
from landscribe.bots.judge import Effort, judge_of
from landscribe.bots.review import Moment, Review, judged, opened, reviewed
from landscribe.core.record import Record, continued, started
from landscribe.core.rng import advanced, seeded
from landscribe.games import GAMES
from tests.games.playing import random_game

QUICK = Effort(candidates=8, picking=320, batch=64, worlds=192)
BLUNDER = 6


@pytest.fixture(scope="module")
def spoilt() -> Record:
    """A strong bot's game but for one move, the worst that there is at a glance."""
    game, judge, choose, chance = (
        GAMES["mapmaker"],
        judge_of("mapmaker"),
        bot_written("mapmaker", "master:300"),
        seeded(4),
    )
    assert judge is not None
    record, state = started(game, 1, 5, {})
    while game.to_act(state):
        view, legal = game.view(state, 0), list(game.legal(state, 0))
        promises = judge.promises(view, legal)
        worst = legal[min(range(len(legal)), key=lambda place: promises[place])]
        action = worst if len(record.actions) == BLUNDER else choose(view, legal, chance)
        record, state, chance = continued(record, 0, action), game.play(state, 0, action), advanced(chance)
    return record


@pytest.fixture(scope="module")
def review(spoilt: Record) -> Review:
    return reviewed(spoilt, 0, effort=QUICK)


def test_a_blunder_in_a_strong_bots_game_is_found(review: Review) -> None:
    (first, *_) = review.lessons
    assert first.step == BLUNDER
    assert first.regret.points - first.regret.bar > 3
    assert first.best != first.played


def test_what_a_strong_bot_chose_is_as_good_as_the_best_within_its_bar(review: Review) -> None:
    others = [decision for decision in review.decisions if decision.step != BLUNDER]
    good = [each for each in others if each.regret.points <= each.regret.bar + 0.5]
    assert len(good) >= 0.8 * len(others)
    assert all(each.regret.bar < 3 for each in review.decisions)


def test_a_learned_review_adds_up_to_the_final_score(review: Review) -> None:
    assert review.start + review.luck.points + review.gain.points == pytest.approx(review.final)


def test_after_the_last_move_the_final_score_is_known(review: Review) -> None:
    last = review.decisions[-1].expected
    assert (last.points, last.bar) == (pytest.approx(review.final, abs=0.05), pytest.approx(0, abs=0.05))


@pytest.mark.parametrize(("name", "seats"), [("cartographers", 2), ("heroes", 1), ("mapmaker", 1)])
def test_what_lies_hidden_changes_no_judgement(name: str, seats: int) -> None:
    game, (record, states) = GAMES[name], random_game(name, seats, 3)
    _, moments = opened(record, 0)
    for moment in moments[:: max(1, len(moments) // 4)]:
        twin = game.guess(moment.view, 77)
        assert twin != states[moment.step]
        assert _judged(name, moment, game.view(twin, 0)) == _judged(name, moment, moment.view)


def _judged(name: str, moment: Moment, view: Any) -> Any:
    return judged(name, moment._replace(view=view), effort=QUICK)
