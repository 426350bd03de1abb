"""Where on a board a scoring card is scored: games played by the rules, cell by cell."""

from collections import Counter
from collections.abc import Generator, Iterable
from functools import partial
from typing import NamedTuple

from landscribe.bots import bot_written
from landscribe.core.cells import index, singles
from landscribe.core.grid import Cells
from landscribe.core.page import Page
from landscribe.core.rng import advanced, stream
from landscribe.games import game_named
from landscribe.lab.balance import Games, Plan
from landscribe.lab.engine import Engine
from landscribe.lab.match import Match


class Heat(NamedTuple):
    """How often each cell of a board was among those that a card scored."""

    rows: int
    cols: int
    scorings: int
    times: Counter[int]  # by cell


def hot_games(games: Games, goal: str, most: int) -> list[tuple[int, int]]:
    """Some games of the last bot with the card, by match and seed, spread over the maps."""
    held = [row for row in games.of_bot(games.plan.bots[-1]) if goal in row.earned]
    step = max(1, len(held) // most)
    return [(row.match, row.seed) for row in held[::step]][:most]


def heats_of(plan: Plan, goal: str, played: Iterable[tuple[int, int]], engine: Engine) -> Generator[Heat]:
    """The heat of single games, given by match and seed, in which the card is in play."""
    return engine.mapped(partial(_heat, plan, goal), played)


def _heat(plan: Plan, goal: str, one: tuple[int, int]) -> Heat:
    number, seed = one
    return heat_in(plan.matches[number], seed, goal)


def heat_in(match: Match, seed: int, goal: str) -> Heat:
    """A game: the cells that a goal scores at the end of each season."""
    game, choose = game_named(match.game), bot_written(match.game, match.bots[0])
    state, chance = game.new(game.options(dict(match.given)), 1, seed), stream(seed, "players")
    board = game.page(game.view(state, 0)).charts[0]
    times, scorings, seasons = Counter[int](), 0, 0
    while game.to_act(state):
        action = choose(game.view(state, 0), list(game.legal(state, 0)), chance)
        state, chance = game.play(state, 0, action), advanced(chance)
        if len(game.summary(state)[0].seasons) > seasons:
            seasons += 1
            cells = [index(cell) for cell in singles(_scored(game.page(game.view(state, 0)), goal))]
            times.update(cells)
            scorings += bool(cells)
    return Heat(board.rows, board.cols, scorings, times)


def _scored(page: Page, goal: str) -> Cells:
    """The cells by which a goal scored in the last season; none where a game does not tell."""
    parts = page.season_end.boards[0].parts if page.season_end else ()
    return next((int(part.cells, 16) for part in parts if part.name.message == goal), 0)


def joined(one: Heat, other: Heat) -> Heat:
    """Two heats of the same board in one."""
    return one._replace(scorings=one.scorings + other.scorings, times=one.times + other.times)
