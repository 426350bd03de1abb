"""Hints in the terminal, grade by grade."""

from typing import Any

import pytest

from landscribe import bots
from landscribe.bots.hint import Hint, Reason, Region
from landscribe.cli.hints import Hints
from landscribe.core.game import AnyGame
from landscribe.core.note import note
from landscribe.games import GAMES
from landscribe.texts import say_in
from tests.games.playing import random_game

ROOM = note("hint-subject-room")


def grades(game: AnyGame, view: Any, hint: Hint, times: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said when this hint is asked for so many times."""

    def advised(*_: Any) -> Hint:
        return hint

    monkeypatch.setattr(bots, "advised", advised)
    hints = Hints()
    return [hints.next(game, view, say_in("en")) for _ in range(times)]


def test_what_another_loses_is_told_as_theirs_even_where_it_is_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, (_, states) = GAMES["cartographers"], random_game("cartographers", 2, 3)
    seen = ((state, game.view(state, seat)) for state in states for seat in game.to_act(state))
    state, view = next((state, view) for state, view in seen if game.page(view).target)
    action = next(iter(game.legal(state, view.seat)))
    hint = Hint(str(action), None, None, (Reason(ROOM, 2), Reason(note("hint-subject-coins"), -2)), 0)
    (said,) = grades(game, view, hint, 1, monkeypatch)
    assert "By the end +0 for them against a middling move: room for what is to come +2, coins -2." in said


def test_where_something_is_taken_from_the_tray_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["cartouche"]
    state = game.new(game.options({}), 1, 4)
    hint = Hint(str(next(iter(game.legal(state, 0)))), ROOM, Region(0, tray="offer"))
    _, where, move = grades(game, game.view(state, 0), hint, 3, monkeypatch)
    assert where == "Look here: On offer."
    assert move.startswith("The bot would play: take ")


def test_what_the_move_scores_at_once_stands_beside_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    game, (_, states) = GAMES["mapmaker"], random_game("mapmaker", 1, 3)
    view = game.view(states[8], 0)
    now = [goal.now for goal in game.page(view).goals]
    for action in game.legal(states[8], 0):
        then = [goal.now for goal in game.page(game.ahead(view, action)).goals]
        more = [(at, b - a) for at, (a, b) in enumerate(zip(now, then, strict=True)) if a != b]
        if len(more) == 1:
            break
    else:
        raise AssertionError
    (said,) = grades(game, view, Hint(str(action), reasons=(Reason(ROOM, 2),), points=2), 1, monkeypatch)
    ((place, by),) = more
    name = say_in("en")(game.page(view).goals[place].name.message)
    assert said.split("\n")[1:] == [
        f"Now: {name} {by:+}.",
        "By the end +2 against a middling move: room for what is to come +2.",
    ]
