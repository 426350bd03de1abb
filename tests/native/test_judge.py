"""How choices are judged: promises, imagined games, and the parts of a promise."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest

from landscribe.bots.bot import Budget, in_plain_python
from landscribe.bots.judge import Judge, judge_of
from landscribe.bots.master import mastered
from landscribe.core.rng import seeded
from landscribe.games import GAMES
from tests.games.playing import random_game


class Moment(NamedTuple):
    """Someone who has a choice."""

    view: Any
    legal: list[Any]


def moments(game: str, seats: int, seed: int) -> list[Moment]:
    """Every choice of the first seat in a random game."""
    rules, (_, states) = GAMES[game], random_game(game, seats, seed)
    mine = [state for state in states if 0 in rules.to_act(state)]
    found = [Moment(rules.view(state, 0), list(rules.legal(state, 0))) for state in mine]
    return [moment for moment in found if len(moment.legal) > 1]


def the_judge(game: str) -> Judge:
    """The judge of a game that has one."""
    judge = judge_of(game)
    assert judge is not None
    return judge


KINDS = [
    ("cartographers", 1),
    ("cartographers", 2),
    ("heroes", 1),
    ("heroes", 3),
    ("mapmaker", 1),
    ("cartouche", 1),
    ("cartouche", 2),
]


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_parts_of_a_promise_add_up_to_it(game: str, seats: int) -> None:
    judge = the_judge(game)
    for view, legal in moments(game, seats, 11):
        one, two = judge.promises(view, [legal[0], legal[-1]])
        parts = judge.parts(view, legal[0], legal[-1])
        assert sum(part.points for part in parts) == pytest.approx(one - two, abs=1e-6)
        assert all(part.name for part in parts if part.what == "goal")


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_a_choice_brings_about_what_it_promises(game: str, seats: int) -> None:
    judge, far = the_judge(game), 0.0
    chosen = moments(game, seats, 12)[::4]
    for view, legal in chosen:
        few = [legal[0], legal[-1]]
        rows = judge.futures(view, few, seeded(1), 20)
        promised = judge.promises(view, few)
        assert [len(row) for row in rows] == [20] * len(few)
        far += abs(sum(rows[0]) / 20 - promised[0])
    assert far / len(chosen) < 10


def test_what_is_drawn_on_another_map_is_judged_by_that_map() -> None:
    judge, raids = the_judge("cartographers"), 0
    for view, legal in moments("cartographers", 2, 11):
        if judge.whose(view, legal[0]) == 1:
            raids += 1
            chosen = mastered(judge, view, legal, seeded(1), Budget(1))
            promised = judge.promises(view, legal)
            assert judge.promises(view, [chosen])[0] == min(promised)
    assert raids


def test_everyone_stands_where_their_map_is() -> None:
    judge = the_judge("cartographers")
    view, _ = moments("cartographers", 3, 13)[-1]
    standing = judge.standing(view)
    assert len(standing) == 3
    swapped = view._replace(sheets=view.sheets[::-1], seasons=view.seasons[::-1])
    assert judge.standing(swapped) == standing[::-1]


def test_without_native_code_nobody_judges() -> None:
    with in_plain_python():
        assert judge_of("cartographers") is None


@pytest.mark.parametrize("game", ["cartographers", "heroes", "mapmaker", "cartouche"])
def test_a_master_makes_the_same_move_on_one_thread_and_on_many(game: str) -> None:
    judge, some = the_judge(game), moments(game, 1, 11)[:4]

    def move(number: int) -> Any:
        view, legal = some[number % len(some)]
        return mastered(judge, view, legal, seeded(5), Budget(64))

    alone = [move(number) for number in range(len(some))]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(move, range(4 * len(some)))) == alone * 4
