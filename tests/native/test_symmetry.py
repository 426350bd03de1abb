"""A learned value does not change when a map is mirrored or turned, where its goals do not."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias

import pytest

from landscribe.bots.cartographers import insight as maps
from landscribe.bots.cartouche import insight as murals
from landscribe.bots.mapmaker import insight as page
from landscribe.core.grid import Cells, Grid
from landscribe.games import GAMES
from landscribe.games.cartographers.actions import Draw
from landscribe.games.cartographers.drawing import move_of
from landscribe.games.cartographers.sheet import GRID
from landscribe.games.cartographers.sheet import empty as maps_empty
from landscribe.games.cartouche.mural import GRID as MURAL
from landscribe.games.cartouche.mural import tiled
from landscribe.games.cartouche.stories import STORIES, Kind
from landscribe.games.cartouche.table import Table
from landscribe.games.cartouche.tokens import total
from landscribe.games.mapmaker.elements import empty as page_empty
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.games.mapmaker.rules import Place
from tests.games.playing import random_game

Turn: TypeAlias = Callable[[int, int, int], tuple[int, int]]
"""Where a row and a column come to lie, where both end with the same."""
TURNS: dict[str, Turn] = {
    "left for right": lambda row, col, end: (row, end - col),
    "top for bottom": lambda row, col, end: (end - row, col),
    "half round": lambda row, col, end: (end - row, end - col),
    "rows for columns": lambda row, col, end: (col, row),
    "rows for columns, from below": lambda row, col, end: (end - col, end - row),
    "a quarter round": lambda row, col, end: (col, end - row),
    "three quarters round": lambda row, col, end: (end - col, row),
}
TERRAINS = ("forest", "village", "farm", "water")
OF_MAPS, OF_MOVES = {"slain", "coins"}, {"terrain", "monster", "coins"}
"""Fields that are numbers and no cells."""


def turned(cells: Cells, turn: Turn, grid: Grid = GRID) -> Cells:
    """The cells, mirrored or turned."""
    found = (place for place in range(cells.bit_length()) if cells >> place & 1)
    places = (turn(*divmod(place, grid.cols), grid.cols - 1) for place in found)
    return sum(1 << row * grid.cols + col for row, col in places)


def turned_sets(sets: Any, turn: Turn, numbers: set[str], grid: Grid = GRID) -> Any:
    """A map, a mural or a move, mirrored or turned."""
    fields = zip(sets._fields, sets, strict=True)
    return type(sets)(*(value if field in numbers else turned(value, turn, grid) for field, value in fields))


@cache
def some_sheets(game: str) -> Sequence[Any]:
    """Maps of random games, half full, as they ended, and with nearly all of their empty land drawn on."""
    found: list[Any] = []
    for seed in range(30, 42):
        _, states = random_game(game, 1, seed)
        middle, end = (sheet_in(states[at]) for at in (len(states) // 2, -1))
        found += [middle, end, drawn_on(end, Random(seed))]
    return found


def drawn_on(sheet: Any, chance: Random) -> Any:
    """The map with a terrain of chance on nine empty spaces of ten."""
    more = dict.fromkeys(TERRAINS, 0)
    for place in range(GRID.rows * GRID.cols):
        cell = 1 << place
        if cell & empty_on(sheet) and chance.random() < 0.9:
            more[chance.choice(TERRAINS)] |= cell
    return sheet._replace(**{name: getattr(sheet, name) | cells for name, cells in more.items()})


def empty_on(sheet: Any) -> Cells:
    """The empty land of a map of either game."""
    return maps_empty(GRID, sheet) if hasattr(sheet, "hero") else page_empty(GRID, sheet)


def sheet_in(state: Any) -> Any:
    """The map of a game alone."""
    return state.sheets[0] if hasattr(state, "sheets") else state.sheet


@cache
def is_even(rule: Callable[[Grid, Any], Any], game: str, turn: str) -> bool:
    """Whether a goal scores the same on turned maps."""
    return all(
        rule(GRID, sheet).stars == rule(GRID, turned_sets(sheet, TURNS[turn], OF_MAPS)).stars
        for sheet in some_sheets(game)
    )


def moments(game: str, seed: int, **given: str) -> list[tuple[Any, list[Any]]]:
    """Three moments of a random solo game at which something is drawn, with some of the choices."""
    rules, (_, states) = GAMES[game], random_game(game, 1, seed, given)
    waiting = [state for state in states if rules.to_act(state)]
    found = [(rules.view(state, 0), list(rules.legal(state, 0))) for state in Random(seed).sample(waiting, 3)]
    return [(view, legal[:20]) for view, legal in found if isinstance(legal[0], Draw | Place)]


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("game", ["cartographers", "heroes"])
def test_a_map_is_worth_the_same_mirrored_and_turned(game: str, turn: str) -> None:
    checked = 0
    for seed in range(1, 30):
        for view, legal in moments(game, seed):
            if not all(is_even(view.options.rule(name), game, turn) for name in view.edicts):
                continue
            moves = [move_of(view.card, action) for action in legal]
            sheet = turned_sets(view.sheets[0], TURNS[turn], OF_MAPS)
            others = [turned_sets(move, TURNS[turn], OF_MOVES) for move in moves]
            values = maps.glance(view, view.sheets[0], moves).values
            assert maps.glance(view, sheet, others).values == values, view.edicts
            checked += 1
    assert checked >= 6


@pytest.mark.parametrize("turn", TURNS)
def test_a_map_of_the_mapmaker_is_worth_the_same_mirrored_and_turned(turn: str) -> None:
    even = [name for name, mission in MISSIONS.items() if is_even(mission.rule, "mapmaker", turn)]
    for seed in range(12):
        missions = ",".join(Random(seed).sample(even, 4))
        for view, legal in moments("mapmaker", seed, missions=missions):
            other = view._replace(sheet=turned_sets(view.sheet, TURNS[turn], set()))
            places = [Place(turned(action.cells, TURNS[turn])) for action in legal]
            assert page.glance(other, places).values == page.glance(view, legal).values, missions


def has_ties(table: Table) -> bool:
    """Whether something is estimated along the first of several shortest ways: a chamber of several icons."""
    wanted = [STORIES[name].wanted for name in table.players[0].stories]
    chambers = [each for each in wanted if each.kind == Kind.CHAMBER]
    several = any(max(total(each.first), total(each.second)) > 1 for each in chambers)
    return several or any(ladder.achievement == "A4" for ladder in table.board)


@pytest.mark.parametrize("turn", TURNS)
def test_a_mural_is_worth_the_same_mirrored_and_turned_with_its_icons(turn: str) -> None:
    checked = 0
    for seed in range(8):
        _, states = random_game("cartouche", 1, seed)
        for state in Random(seed).sample([state for state in states if GAMES["cartouche"].to_act(state)], 8):
            view = GAMES["cartouche"].view(state, 0)
            if has_ties(view.table):
                continue
            (own,) = view.table.players
            mural = turned_sets(own.mural, TURNS[turn], set(), MURAL)
            table = view.table._replace(players=(own._replace(mural=mural),))
            assert murals.standing(view._replace(table=table), 0) == murals.standing(view, 0), own.stories
            checked += own.mural != mural and tiled(mural) != 0
    assert checked >= 12
