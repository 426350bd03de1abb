"""Games of bots that do not search, played natively, are those of the rules."""

import pytest

from landscribe.lab.match import match_of
from landscribe.lab.playouts import native_playouts
from landscribe.lab.simulation import played
from landscribe.lab.tally import tally_of

HEROES = {"map": "D", "edition": "retail"}
MIX = {"map": "B", "scoring": "base, heroes", "ambushes": "base, heroes", "heroes": "yes"}
MATCHES: dict[str, tuple[str, dict[str, str], int, int]] = {
    "mapmaker": ("mapmaker", {}, 1, 10),
    "base": ("cartographers", {}, 1, 4),
    "heroes": ("heroes", HEROES, 1, 3),
    "mix": ("cartographers", MIX, 1, 3),
    "two": ("heroes", {}, 2, 2),
    "three": ("cartographers", MIX, 3, 2),
}


@pytest.mark.parametrize("bot", ["uniform", "greedy", "planner", "master:1"])
@pytest.mark.parametrize("name", MATCHES)
def test_native_games_of_bots_are_those_of_the_rules(name: str, bot: str) -> None:
    game, given, seats, games = MATCHES[name]
    match, seeds = match_of(game, given, [bot] * seats), range(1, 1 + games)
    natively = native_playouts(match, is_short=True)
    assert natively
    expected = [played(match, seed) for seed in seeds]
    assert list(natively.results(seeds)) == expected
    assert natively.tally(seeds) == tally_of(seats, expected)


@pytest.mark.parametrize("bots", [["greedy", "planner"], ["searcher:8", "searcher:8"], ["master", "master"]])
def test_other_bots_are_left_to_the_rules(bots: list[str]) -> None:
    assert native_playouts(match_of("cartographers", {}, bots)) is None
