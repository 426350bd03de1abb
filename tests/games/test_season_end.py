"""A season that is over is told part by part, on the boards as it found them."""

from itertools import pairwise
from typing import Any

import pytest

from landscribe.core.page import Page, SeasonEnd
from landscribe.core.text import spots
from landscribe.games import GAMES
from tests.games.playing import random_game

SEASONS = 4


def ends(name: str, seats: int, seed: int) -> list[tuple[Page, SeasonEnd]]:
    """The page of someone who watches when each season had just been scored."""
    game: Any = GAMES[name]
    _, states = random_game(name, seats, seed, {})
    pages: list[Page] = [game.page(game.view(state, None)) for state in states]
    found = [now for last, now in pairwise(pages) if now.season_end and now.season_end != last.season_end]
    return [(page, page.season_end) for page in found if page.season_end]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "seats"), [("cartographers", 1), ("heroes", 3), ("mapmaker", 1)])
def test_every_season_is_told_once_and_adds_up_to_its_line(name: str, seats: int, seed: int) -> None:
    told = ends(name, seats, seed)
    assert [end.number for _, end in told] == list(range(SEASONS))
    for page, end in told:
        for board, sheet in zip(end.boards, page.sheets, strict=True):
            season, *_, points = sheet.lines[end.number]
            assert (end.season, sum(part.points for part in board.parts)) == (season, points)
            assert board.total == sheet.total


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "seats"), [("cartographers", 2), ("heroes", 2), ("mapmaker", 1)])
def test_the_cells_are_those_that_score_on_the_board_as_it_is_told(name: str, seats: int, seed: int) -> None:
    game: Any = GAMES[name]
    for _, end in ends(name, seats, seed):
        for board in end.boards:
            chart = board.chart
            rows = [chart.letters[at : at + chart.cols] for at in range(0, len(chart.letters), chart.cols)]
            worth = game.score({}, rows)
            tallies = {worth.titles[card].message: tally for card, tally in worth.tallies.items()}
            for part in board.parts:
                if part.label:
                    tally = tallies[part.name.message]
                    assert (part.points, part.cells) == (tally.stars, spots(tally.cells))


def test_what_monsters_do_after_the_scoring_does_not_change_what_was_scored() -> None:
    told = [both for seed in range(12) for both in ends("heroes", 2, seed)]
    later = [
        seat
        for page, end in told
        for seat, board in enumerate(end.boards)
        if board.chart.letters != page.charts[seat].letters
    ]
    assert later, "in no game has anything happened between the scoring and the next card"


def test_before_the_first_scoring_nothing_is_told() -> None:
    for name in GAMES:
        game: Any = GAMES[name]
        assert game.page(game.view(game.new(game.options({}), 1, 1), 0)).season_end is None
