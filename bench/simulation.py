"""`landscribe simulate` beside its kernel: what counting games costs, in time and in memory."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import NamedTuple

from landscribe.games import GAMES, game_named
from landscribe.lab.engine import Local
from landscribe.lab.match import Match, match_of
from landscribe.lab.playouts import QUICK
from landscribe.lab.simulation import tallied
from landscribe.lab.tally import Tally, blank_tally
from landscribe.native import cartographers, cartouche, mapmaker

ROUNDS, WANTED = 5, 0.8
MANY = 1_000_000
ENOUGH = 0.5  # seconds of a measurement


class Case(NamedTuple):
    """A match of uniform bots, and the kernel that plays it from a seed on."""

    match: Match
    kernel: Callable[[int], object]
    chunks: int  # in a measurement


def cases() -> list[Case]:
    """Every game alone, and Cartographers of four."""
    return [
        Case(_match("cartographers", 1), partial(_maps, "cartographers", 1), 5),
        Case(_match("cartographers", 4), partial(_maps, "cartographers", 4), 2),
        Case(_match("heroes", 1), partial(_maps, "heroes", 1), 5),
        Case(_match("mapmaker", 1), _year, 5),
        Case(_match("cartouche", 1), _mural, 1),
    ]


def _maps(game: str, seats: int, seed: int) -> None:
    cartographers.playouts(game_named(game).options({}), seats, seed, QUICK)


def _mural(seed: int) -> None:
    cartouche.playouts(game_named("cartouche").options({}), 1, seed, QUICK)


def _year(seed: int) -> None:
    mapmaker.playouts(game_named("mapmaker").options({}), seed, QUICK)


def _match(game: str, seats: int, bot: str = "uniform") -> Match:
    return match_of(game, {}, [bot] * seats)


def counted(match: Match, games: int, seed: int) -> Tally:
    """What the command counts before it reports."""
    tally = blank_tally(len(match.bots))
    for part in tallied(match, games, seed, Local()):
        tally.add(part)
    return tally


def report() -> None:
    """Measures in turn, in the time of this process, and prints ratios and memory."""
    for case in cases():
        seats = len(case.match.bots)
        kernel, command = _rates(case)
        print(
            f"simulate {case.match.game}, {seats} seat{'s' * (seats > 1)}: {command:,.0f} games/s, "
            f"{command / kernel:.2f} of its kernel's {kernel:,.0f} ({WANTED} wanted)"
        )
    _report_memory()
    _report_costs()


def _rates(case: Case) -> tuple[float, float]:
    """Games a second of the kernel alone and of the command, the best of some rounds."""
    match, kernel, chunks = case
    games = chunks * QUICK
    kernel(0)
    counted(match, 1, 0)
    alone = command = 0.0
    for first in range(0, ROUNDS * games, games):
        begun = process_time()
        for seed in range(first, first + games, QUICK):
            kernel(seed)
        between = process_time()
        counted(match, games, first)
        alone, command = (
            max(alone, games / (between - begun)),
            max(command, games / (process_time() - between)),
        )
    return alone, command


def _report_memory() -> None:
    """What the command has at most, in a process of its own: this one holds the kernels of every game."""
    sizes = [(games, _most_resident(games)) for games in (1, MANY // 10, MANY)][1:]  # the first may compile
    shown = ", ".join(f"{size:.0f} MB with {games:,} games" for games, size in sizes)
    print(f"memory of simulate: {shown}")


def _report_costs() -> None:
    """What a million games take of one core, by game and bot."""
    for game in GAMES:
        costs = (f"{bot} {_cost(_match(game, 1, bot)):,.0f}" for bot in ("uniform", "greedy"))
        print(f"core-seconds for a million solo games of {game}: {', '.join(costs)}", flush=True)


def _cost(match: Match) -> float:
    """The time of this process for games that take half a second or more, reckoned for a million."""
    counted(match, 1, 0)
    games, spent = 1, 0.0
    while spent < ENOUGH:
        games *= 4
        begun = process_time()
        counted(match, games, 1)
        spent = process_time() - begun
    return MANY * spent / games


def _most_resident(games: int) -> float:
    words = ["simulate", "--games", str(games), "--jobs", "1", "--json"]
    process = subprocess.Popen([sys.executable, "-m", "landscribe", *words], stdout=subprocess.DEVNULL)
    _, code, used = os.wait4(process.pid, 0)
    assert code == 0
    return used.ru_maxrss * (1 if sys.platform == "darwin" else 1024) / 1e6


if __name__ == "__main__":
    report()
