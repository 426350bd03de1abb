"""Hints in three grades: their reasons are computed and add up, their region hides the move, no leaks."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import pytest

from landscribe.bots import advised, bot_named, bots_of, hint_of, understudy
from landscribe.bots.bot import in_plain_python
from landscribe.bots.hint import LEAST_SIDE, Hint
from landscribe.bots.judge import EFFORT, Part, judge_of
from landscribe.core.game import AnyGame
from landscribe.core.note import Note, note, spoken
from landscribe.core.rng import Chance, seeded
from landscribe.games import GAMES
from landscribe.native import is_available
from landscribe.texts import say_in

JUDGED = [name for name in GAMES if judge_of(name)]


class Counting:
    """A judge to whom a later action is better by a point, for a goal and for what it is told else."""

    effort = EFFORT

    def __init__(self, legal: Sequence[Any], others: tuple[Part, ...] = (), seat: int = 0) -> None:
        self.legal, self.others, self.seat = list(legal), others, seat

    def whose(self, view: Any, action: Any) -> int:
        """Whoever it was told."""
        del view, action
        return self.seat

    def promises(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:
        """The place of each action."""
        del view
        return [float(self.legal.index(action)) for action in actions]

    def futures(
        self, view: Any, actions: Sequence[Any], rng: Chance, worlds: int
    ) -> Sequence[Sequence[float]]:
        """The same in each world."""
        del rng
        return [[promise] * worlds for promise in self.promises(view, actions)]

    def standing(self, view: Any) -> Sequence[float]:
        """Nothing."""
        return [0.0] * len(view.sheets)

    def parts(self, view: Any, action: Any, other: Any) -> Sequence[Part]:
        """The first goal has whatever the others leave."""
        one, two = self.promises(view, [action, other])
        rest = one - two - sum(part.points for part in self.others)
        return [Part("goal", view.edicts[0], rest), *self.others]


def dealt(name: str, seats: int = 1, seed: int = 4) -> tuple[AnyGame, Any, list[Any]]:
    """A new game, the view of its first seat, and what it can do."""
    game = GAMES[name]
    state = game.new(game.options({}), seats, seed)
    return game, game.view(state, 0), list(game.legal(state, 0))


def test_a_reason_is_what_the_move_has_more_than_the_middle_of_the_worse_ones() -> None:
    game, view, legal = dealt("cartographers")
    hint = hint_of(game, Counting(legal), view, legal, legal[20])
    first = game.page(view).goals[0].name
    assert hint.reasons == ((first, 10),)  # the middle of the twenty before it is the tenth
    assert hint.points == 10
    assert hint.matter == note("hint-matter", what=first, points=10)


def test_small_reasons_are_told_as_one_and_all_add_up() -> None:
    game, view, legal = dealt("cartographers")
    parts = [("coins", 2.4), ("room", -3.3), ("monsters", 4.4), ("ruins", 0.4), ("heroes", 1.4)]
    judge = Counting(legal, tuple(Part(what, "", points) for what, points in parts))
    hint = hint_of(game, judge, view, legal, legal[20])
    told = {reason.subject.message: reason.points for reason in hint.reasons}
    goal = game.page(view).goals[0].name.message
    assert told == {goal: 5, "hint-subject-monsters": 4, "hint-subject-room": -3, "hint-subject-rest": 4}
    assert sum(told.values()) == hint.points == 10


def test_where_a_move_hurts_another_the_matter_is_what_they_lose() -> None:
    game, view, legal = dealt("cartographers", seats=2)
    hint = hint_of(game, Counting(legal, seat=1), view, legal, legal[3])
    worse = len(legal) - 4
    assert hint.points == 3 - (len(legal) - 1 - worse // 2)
    assert hint.matter is not None
    assert (hint.matter.message, hint.matter.values["points"]) == ("hint-matter-rival", -hint.points)
    assert hint.matter.values["map"] == note("map-within", seat=2)


def test_a_move_that_nothing_is_worse_than_has_no_reasons() -> None:
    game, view, legal = dealt("cartographers")
    assert hint_of(game, Counting(legal), view, legal, legal[0]) == Hint(str(legal[0]))


def test_a_move_whose_reasons_are_less_than_a_point_says_that_little_depends_on_it() -> None:
    game, view, legal = dealt("cartographers")

    class Slight(Counting):
        def promises(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:
            return [promise / 1000 for promise in super().promises(view, actions)]

    hint = hint_of(game, Slight(legal), view, legal, legal[20])
    assert (hint.matter, hint.reasons, hint.points) == (note("hint-matter-little"), (), 0)


@pytest.mark.parametrize("name", GAMES)
def test_without_native_code_a_hint_is_the_move_and_says_no_more(name: str) -> None:
    _, view, legal = dealt(name)
    bot = understudy(name, [*bots_of(name)][-1])
    with in_plain_python():
        assert advised(name, bot, view, 3) == Hint(str(bot_named(name, bot)(view, legal, seeded(3))))


@pytest.mark.parametrize("name", GAMES)
def test_a_region_is_around_the_move_and_does_not_give_it_away(name: str) -> None:
    for game, view, legal in _moments(name, 1, steps=24):
        page = game.page(view)
        for action in legal[: -1 : max(1, len(legal) // 4)]:  # the last one is no hint of this judge
            region = hint_of(game, _Flat(), view, legal, action).region
            placed = _changed(game, view, action)
            if region is None or region.tray is not None:
                assert not placed
                continue
            chart, cells = page.charts[region.seat], int(region.cells, 16)
            assert placed & cells == placed
            assert cells >> chart.rows * chart.cols == 0
            assert cells.bit_count() >= min(LEAST_SIDE, chart.rows) * min(LEAST_SIDE, chart.cols)
            assert cells.bit_count() > placed.bit_count() + 3


class _Flat(Counting):
    """To whom each action is worse than the one before."""

    def __init__(self) -> None:
        super().__init__([])

    def promises(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:
        del view
        return [-float(at) for at, _ in enumerate(actions)]

    def parts(self, view: Any, action: Any, other: Any) -> Sequence[Part]:
        del view, action, other
        return [Part("room", "", 1.0)]


def _changed(game: AnyGame, view: Any, action: Any) -> int:
    now, then = (game.page(seen).charts for seen in (view, game.ahead(view, action)))
    for chart, after in zip(now, then, strict=True):
        pairs = enumerate(zip(chart.letters, after.letters, strict=True))
        if cells := sum(1 << at for at, (before, now) in pairs if before != now):
            return cells
    return 0


def _moments(name: str, seats: int, steps: int) -> Iterator[tuple[AnyGame, Any, list[Any]]]:
    """Some moments of a game in which there is a choice."""
    game = GAMES[name]
    state = game.new(game.options({}), seats, 9)
    for step in range(steps):
        if not game.to_act(state):
            return
        seat = min(game.to_act(state))
        legal = list(game.legal(state, seat))
        if len(legal) > 1 and step % 3 == 0:
            yield game, game.view(state, seat), legal
        state = game.play(state, seat, legal[7 * step % len(legal)])


@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in JUDGED for seats in (1, 2)])
def test_the_reasons_of_every_judge_add_up_and_have_words(name: str, seats: int) -> None:
    if seats not in GAMES[name].seats:
        return
    judge = judge_of(name)
    assert judge is not None
    says, told = (say_in("en"), say_in("fr")), 0
    for game, view, legal in _moments(name, seats, steps=12):
        action = legal[len(legal) // 3]
        hint = hint_of(game, judge, view, legal, action)
        if hint.matter is None:
            continue
        told += 1
        assert sum(reason.points for reason in hint.reasons) == hint.points
        worths = judge.promises(view, legal)
        mine = worths[legal.index(action)]
        assert any(abs(mine - worth - hint.points) <= 0.51 for worth in worths)
        assert (hint.points >= 0) == (judge.whose(view, action) == (view.seat or 0)) or hint.points == 0
        for said in (hint.matter, *(reason.subject for reason in hint.reasons)):
            assert all(_is_said(said, say) for say in says), said
    assert told


def _is_said(said: Note, say: Any) -> bool:
    words = spoken(said, say)
    return bool(words) and said.message not in words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", JUDGED)
def test_all_that_a_judge_speaks_of_has_words(name: str, language: str) -> None:
    subjects = import_module(f"landscribe.bots.{GAMES[name].folder}.signs").SUBJECTS
    for what in (*subjects, "rest"):
        assert _is_said(note(f"hint-subject-{what}"), say_in(language))


@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in JUDGED for seats in (1, 2)])
def test_hidden_cards_never_change_a_hint(name: str, seats: int) -> None:
    game = GAMES[name]
    if seats not in game.seats:
        return
    reasons = 0
    for _, view, _ in _moments(name, seats, steps=10):
        worlds = [game.guess(view, seed) for seed in (1, 2)]
        assert worlds[0] != worlds[1]
        real, first, second = (
            advised(name, "master:32", seen, 3)
            for seen in (view, *(game.view(world, view.seat or 0) for world in worlds))
        )
        assert real == first == second
        reasons += len(real.reasons)
    assert reasons
