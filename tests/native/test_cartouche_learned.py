"""What the master of Cartouche has learned, and what it imagines: the game of the rules, choice by choice."""

from dataclasses import replace
from pathlib import Path
from statistics import mean, stdev
from types import ModuleType

import numpy as np
import pytest

from landscribe.bots import learned
from landscribe.bots.bot import Budget
from landscribe.bots.cartouche.insight import futures, glance, imagined, outcomes, standing
from landscribe.bots.cartouche.lessons import SCHOOL, SOURCE
from landscribe.bots.cartouche.mastery import master
from landscribe.bots.network import Net
from landscribe.bots.school import Lesson
from landscribe.core.game import IllegalAction
from landscribe.core.rng import Chance, advanced, forked, seeded, shuffled
from landscribe.games.cartouche import draft, player, rules
from landscribe.games.cartouche.actions import Action, Take
from landscribe.games.cartouche.rules import legal, outcome, play, to_act
from landscribe.games.cartouche.table import Options, Score, State
from landscribe.games.cartouche.turn import ROUNDS, Phase, Step
from landscribe.games.cartouche.views import View, view
from landscribe.lab.course import Course
from tests.bots.test_bots import paired
from tests.games.cartouche.helpers import standing as standing_at
from tests.games.cartouche.helpers import tokens, with_things
from tests.games.playing import random_game
from tests.native.test_cartouche import always, worthless
from tests.native.test_cartouche_search import positions
from tests.native.test_learned import ORIGINS, composed, foretold, net_of


def dealt(seen: View, rng: Chance) -> State:
    """The state with deck and bag in the order of the first world that is imagined."""
    chance, stories = shuffled(forked(advanced(rng)), seen.stories)
    chance, bag = shuffled(chance, seen.tiles)
    return State(seen.table, stories[: seen.deck], bag, chance)


def assert_same(start: State, seat: int, number: int) -> set[str]:
    """Follows an imagined game by the rules, from any legal action on; what was done in it."""
    seen, rng = view(start, seat), seeded(number)
    actions = list(legal(start, seat))
    first = actions[(number * 7) % len(actions)]
    choices, scores = imagined(seen, first, rng)
    state, done = play(dealt(seen, rng), seat, first), [str(first)]
    for made in choices:
        acting = min(to_act(state), default=-1)
        assert acting == made.seat, done[-2:]
        ways, own = list(legal(state, acting)), state.table.players[acting]
        assert made.choices == len(ways), done[-2:]
        assert (made.mural, made.tokens) == (own.mural, own.tokens), done[-2:]
        done.append(str(ways[made.number]))
        state = play(state, acting, ways[made.number])
    end = outcome(state)
    assert end is not None
    assert scores == list(end.scores)
    return {action.split()[0] for action in done}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_imagined_games_are_those_of_the_rules_choice_by_choice(seats: int) -> None:
    verbs = set[str]()
    for seed, name in enumerate(("dealt", "paid", "strict")):
        for number, (state, seat) in enumerate(positions(seats, seed, name, 6)):
            verbs |= assert_same(state, seat, number)
    assert {"take", "drop", "place", "complete", "claim", "ankh", "keep", "trade", "done"} <= verbs


CHANGES: dict[str, tuple[ModuleType, str, object]] = {
    "a trade costs three tokens": (player, "TRADE", 3),
    "a match earns nothing": (player, "after", worthless),
    "a fifth story may be kept": (draft, "has_to_drop", always(value=False)),
    "the final phase is placing alone": (rules, "step_after_done", always(Step.IDLE)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_rule_changed_in_the_rules_alone_is_noticed(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    starts = positions(1, 1, "paid", 12)
    monkeypatch.setattr(*CHANGES[change])
    noticed = 0
    for number, (state, seat) in enumerate(starts):
        try:
            assert_same(state, seat, number)
        except (AssertionError, IllegalAction, KeyError):
            noticed += 1
    assert noticed > 0


def moments(seats: int, seed: int, every: int) -> list[tuple[View, list[Action]]]:
    """Choices of the first seat in a random game."""
    mine = [state for state in random_game("cartouche", seats, seed)[1] if 0 in to_act(state)]
    found = [(view(state, 0), list(legal(state, 0))) for state in mine[::every]]
    return [moment for moment in found if len(moment[1]) > 1]


# The value


def test_the_weights_of_the_package_say_how_they_came_about_and_how_strong_they_are() -> None:
    header, blocks = learned.read(SOURCE.package)
    assert header["command"].startswith("landscribe train --game cartouche --games ")
    assert header["command"].endswith(f" --seed {header['seed']}")
    assert header["strength"]["deals"] == 1_000
    assert tuple(blocks) == Net._fields


@pytest.mark.parametrize("origin", ORIGINS)
def test_whole_numbers_foretell_what_floats_do_within_half_a_point(
    origin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = net_of(origin, SCHOOL, SOURCE, tmp_path)
    monkeypatch.setenv("LANDSCRIBE_WEIGHTS", str(tmp_path))
    for seen, actions in moments(2, 4, 9):
        found = glance(seen, actions[:1], signs=1)
        whole, season = found.mind, found.season
        floats = composed(SCHOOL, net, tuple(map(int, whole.goals)))
        for mind in (whole, floats):
            mind.board[:], mind.moment[:] = found.signs[0], whole.moment
        assert foretold(floats, season) == pytest.approx(foretold(whole, season), abs=0.5)
        assert found.values[0] == pytest.approx(sum(found.scores[0]) + foretold(whole, season), abs=1e-6)


def test_what_is_hidden_changes_no_promise() -> None:
    for seen, actions in moments(3, 5, 12):
        again = view(State(seen.table, *dealt(seen, seeded(9))[1:]), 0)
        assert glance(again, actions).values == glance(seen, actions).values
        assert standing(again, 1) == standing(seen, 1)


# Play


def test_the_same_seed_gives_the_same_step_and_imagined_games_are_in_order() -> None:
    for seen, actions in moments(2, 6, 16):
        few = actions[:3]
        assert futures(seen, few, seeded(2), 4) == futures(seen, few, seeded(2), 4)
        assert futures(seen, few, seeded(2), 4)[0] == futures(seen, few[:1], seeded(2), 4)[0]
        chosen = master(seen, actions, seeded(3), Budget(24))
        assert chosen in actions
        assert chosen == master(seen, actions, seeded(3), Budget(24))


def in_the_last_draft(ahead: int) -> State:
    """One pick before the rival's last: T12 is worth a point more here, and T01 five points over there."""
    state = standing_at(
        Phase.DRAFT,
        stories=(),
        tokens=tokens("cat cat cat snake snake bird bird human"),
        scores=(Score("identical", 0, ahead),),
    )
    state = with_things(state, 1, stories=(), tokens=tokens("cat cat cat"))
    last = state.table._replace(round=ROUNDS, first=0, picks=2, stories=("T01", "T12"), tiles=())
    return state._replace(table=last)


@pytest.mark.parametrize(("ahead", "item"), [(0, "T01"), (40, "T12")])
def test_a_master_takes_what_a_rival_needs_where_that_rival_may_win(ahead: int, item: str) -> None:
    state = in_the_last_draft(ahead)
    seen, actions = view(state, 0), list(legal(state, 0))
    takes = [Take("T01"), Take("T12")]
    denying, gaining = (row[0] for row in outcomes(seen, takes, seeded(1), 1))
    assert (gaining[0] - denying[0], gaining[1] - denying[1]) == (1, 4)
    assert master(seen, actions, seeded(1), Budget(24)) == Take(item)


def test_a_budget_of_one_game_is_no_search() -> None:
    for seen, actions in moments(1, 3, 12):
        values = glance(seen, actions).values
        assert master(seen, actions, seeded(1), Budget(1)) == actions[values.index(max(values))]


@pytest.mark.thorough
def test_a_master_beats_the_planner() -> None:
    more = paired("cartouche", "planner", "master:60", range(100, 140))
    assert mean(more) > 2 * stdev(more) / len(more) ** 0.5


@pytest.mark.thorough
def test_learning_a_little_improves_play_by_more_than_its_error() -> None:
    alone = replace(SCHOOL, lessons=(Lesson(Options(achievements=("starred",)), 1, 1),))
    course = Course(alone, 3, 3_000)
    scores = [float(score) for _ in range(12) for score in course.step().scores]
    before, after = scores[:500], scores[-1_000:]
    error = (stdev(before) ** 2 / len(before) + stdev(after) ** 2 / len(after)) ** 0.5
    assert mean(after) - mean(before) > 3 * error


@pytest.mark.thorough
def test_a_course_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, stopped = (Course(SCHOOL, 8, 500) for _ in range(2))
    stopped.step()
    stopped.save(tmp_path / "a.course")
    stopped = Course.kept(SCHOOL, tmp_path / "a.course")
    for course in (whole, stopped):
        while course.done < course.games:
            course.step()
    assert all(np.array_equal(one, two) for one, two in zip(whole.net, stopped.net, strict=True))


def test_every_phase_is_among_the_moments() -> None:
    phases = {seen.table.phase for seed in range(3, 7) for seen, _ in moments(1, seed, 1)}
    assert {Phase.DRAFT, Phase.PLACE, Phase.SCORE} <= phases
