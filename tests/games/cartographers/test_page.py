"""The page: what can be aimed is what is legal, and one's own hidden choice stays in sight."""

from itertools import product

import pytest

from landscribe.core.lays import Lay
from landscribe.core.page import Page, Target
from landscribe.games.cartographers.actions import map_of
from landscribe.games.cartographers.pages import ahead, page
from landscribe.games.cartographers.rules import legal, play, to_act
from landscribe.games.cartographers.sheet import GRID
from landscribe.games.cartographers.views import view
from tests.games.playing import random_game


def aimed(shown: Page) -> set[str]:
    """Every action that the placings and choices of a page make possible."""
    found = {choice.action for choice in shown.choices}
    for placing in shown.placings:
        for brush, lay in product(placing.brushes, placing.lays):
            found |= {brush.action.format(*cells).strip() for cells in _places(lay)}
    return found


def _places(lay: Lay) -> list[tuple[str, str]]:
    anchors = int(lay.anchors, 16)
    found: list[tuple[str, str]] = []
    for place in range(GRID.rows * GRID.cols):
        if anchors >> place & 1:
            row, col = GRID.row_col(place)
            parts: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
            for square in lay.squares:
                at = (row + square.row, col + square.col)
                if 0 <= at[0] < GRID.rows and 0 <= at[1] < GRID.cols:
                    parts[square.part].append(at)
            first, second = (" ".join(f"{chr(97 + c)}{r + 1}" for r, c in sorted(part)) for part in parts)
            found.append((first, second))
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [("cartographers", 1), ("cartographers", 2), ("heroes", 1), ("heroes", 3)]
)
def test_what_can_be_aimed_is_exactly_what_is_legal(game: str, seats: int) -> None:
    for state in random_game(game, seats, 5)[1][:-1:2]:
        for seat in to_act(state):
            assert aimed(page(view(state, seat))) == {str(action) for action in legal(state, seat)}


def test_a_choice_stays_in_sight_of_its_seat_and_of_no_other() -> None:
    state = random_game("cartographers", 2, 5)[1][0]
    action = next(legal(state, 0))
    after = play(state, 0, action)
    (layer,) = page(view(after, 0)).charts[0].layers
    assert layer.name == "chosen"
    assert int(layer.cells, 16) == getattr(action, "cells", 0)
    for other in (1, None):
        assert not any(chart.layers for chart in page(view(after, other)).charts)


@pytest.mark.parametrize(("game", "seats"), [("cartographers", 1), ("cartographers", 3), ("heroes", 3)])
def test_who_draws_on_anothers_map_is_shown_what_scores_there_before_and_after(game: str, seats: int) -> None:
    struck = 0
    for state in random_game(game, seats, 5)[1][:-1]:
        goals = [page(view(state, seat)).goals for seat in range(seats)]
        assert page(view(state, None)).target is None
        for seat in to_act(state):
            seen, action = view(state, seat), next(legal(state, seat))
            target, on = page(seen).target, map_of(action, seat)
            if on == seat:
                assert target is None
                continue
            struck += 1
            assert target == Target(on, goals[on])
            after = page(ahead(seen, action)).target
            assert after is not None
            assert after.seat == on
            assert after.goals == page(ahead(seen, action)._replace(seat=on)).goals
            waiting = view(play(state, seat, action), seat)
            if waiting.mine is not None:
                assert page(waiting).target == target
    assert bool(struck) == (seats > 1)
