"""Native code: games beside the C yardstick, cards beside Python, compiling, seats and memory."""

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from bench.parts import report_parts
from landscribe.core.grid import Grid
from landscribe.games.cartographers import rules
from landscribe.games.cartographers.setup import SCORING, Options
from landscribe.games.cartographers.sheet import GRID, Sheet
from landscribe.games.mapmaker.elements import Sheet as MapmakerSheet
from landscribe.games.mapmaker.game import Mapmaker
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.native import cartographers
from landscribe.native import mapmaker as native_mapmaker
from landscribe.native.branches import Words, scorer, storing
from landscribe.native.compile import compiled, part

YARDSTICK = Path(__file__).parent / "yardstick"
CHUNK = 20_000
SEATS = (1, 2, 4, 8, 100)
START = """
from time import perf_counter
begun = perf_counter()
{}
print(perf_counter() - begun)
"""
STARTS = {
    "cartographers": "from landscribe.native import cartographers as c\n"
    "from landscribe.games.cartographers.setup import Options\nc.playouts(Options(), 1, 1, 1)",
    "cartouche": "from landscribe.native.cartouche import ended\n"
    "from landscribe.games.cartouche.table import Options\nlist(ended(Options(), 1, range(1)))",
    "mapmaker": "from landscribe.native import mapmaker\n"
    "from landscribe.games.mapmaker.rules import Options\nmapmaker.playouts(Options(), 1, 1)",
}


def report() -> None:
    """Measures on one core and prints ratios; compiling on as many as there are, as for a new user."""
    _report_compiling()
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    if cores:
        os.sched_setaffinity(0, {max(cores)})
    try:
        _report_games()
        _report_cards()
        _report_seats()
        _report_memory()
    finally:
        if cores:
            os.sched_setaffinity(0, cores)
        _progress("")


def _report_compiling() -> None:
    for name, code in STARTS.items():
        with tempfile.TemporaryDirectory() as cache:
            cold, cached = (_start(code, cache, f"{name}, {kind}") for kind in ("cold", "cached"))
        print(f"native {name}: first start {cold:.1f} s with compiling, then {cached:.2f} s from the cache")


def _start(code: str, cache: str, what: str) -> float:
    """The seconds from nothing to the first game of a fresh process."""
    _progress(f"starting {what}")
    environment = os.environ | {"NUMBA_CACHE_DIR": cache}
    command = [sys.executable, "-c", START.format(code)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def _report_games() -> None:
    solo, alone = Options(), partial(_played, 1, CHUNK)
    native = _rate(alone, CHUNK, "cartographers")
    python = _rate(lambda seed: _interpreted(rules, solo, seed), 1, "cartographers in Python")
    print(f"cartographers, random solo games: {_beside(native, python)}")
    if yardstick := _yardstick():
        native = max(native, _rate(alone, CHUNK, "cartographers"))
        print(
            f"  the yardstick in C {yardstick:,.0f}/s: native is {native / yardstick:.2f} of it (0.8 wanted)"
        )
    report_parts(1 / native, _seconds)
    game = Mapmaker()
    native = _rate(lambda seed: native_mapmaker.playouts(game.options({}), seed, CHUNK), CHUNK, "mapmaker")
    python = _rate(lambda seed: _interpreted(game, game.options({}), seed), 1, "mapmaker in Python")
    print(f"mapmaker, random games: {_beside(native, python)}")


def _beside(native: float, python: float) -> str:
    return f"native {native:,.0f}/s, {native / python:,.0f} times Python's {python:,.0f}/s"


def _interpreted(game: Any, options: Any, seed: int) -> None:
    """A random game by the rules."""
    state, number = game.new(options, 1, seed), seed
    while game.to_act(state):
        actions = list(game.legal(state, 0))
        number = number * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        state = game.play(state, 0, actions[(number >> 33) % len(actions)])


def _rate(
    play: Callable[[int], object], games: int, what: str, seconds: float = 1.0, times: int = 4
) -> float:
    """Games a second, the best of a few measurements, in the time of this process alone."""
    best = 0.0
    for number in range(times):
        _progress(f"{what} {number + 1}/{times}")
        begun, seed = process_time(), number * 10_000_000
        played = 0
        while (spent := process_time() - begun) < seconds:
            play(seed + played)
            played += games
        best = max(best, played / spent)
    return best


def _yardstick() -> float | None:
    """Games a second of the yardstick, built here and now; None, and why, where that is not possible."""
    compiler = shutil.which("cc")
    if not compiler:
        print("  no C compiler (cc) is here to build the yardstick")
        return None
    _progress("the yardstick in C")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "yardstick"
        build = [compiler, "-O3", "-march=native", "-w", str(YARDSTICK / "w2.c"), "-o", str(program), "-lm"]
        if subprocess.run(build, capture_output=True, check=False).returncode:
            print("  the yardstick cannot be built: it is written for x86 processors with AVX2")
            return None
        runs = (
            subprocess.run([program], capture_output=True, text=True, check=True).stdout for _ in range(2)
        )
        return max(float(re.findall(r"games/s (\d+)", text)[0]) for text in runs)


def _report_cards() -> None:
    print("scoring a sheet with one card, native against Python:")
    choices = [choice for seed in range(40) for choice in cartographers.traced(Options(), 1, seed)[0]]
    sheets = [choice.sheet for choice in choices[::3]]
    _compare(
        "cartographers", [card.rulebook for card in SCORING.values()], tuple(SCORING), GRID, sheets, Sheet
    )
    plain = [MapmakerSheet(s.forest, s.village, s.farm, s.water, s.mountain) for s in sheets]
    _compare(
        "mapmaker",
        [mission.rule for mission in MISSIONS.values()],
        tuple(MISSIONS),
        GRID,
        plain,
        MapmakerSheet,
    )


def _compare(
    game: str, cards: Sequence[Any], names: Sequence[str], grid: Grid, sheets: list[Any], kind: type[Any]
) -> None:
    storage, stars = storing(kind), scorer(cards, grid)
    sheet_of = storage.taken

    @part
    def total(number: int, rows: Words, times: int) -> int:
        found = 0
        for _ in range(times):
            for row in range(len(rows)):
                found += stars(number, sheet_of(rows, row))
        return found

    @compiled(f"the cards of {game}")
    def all_stars(number: int, rows: Words, times: int) -> int:
        return total(number, rows, times)

    rows, ratios = storage.packed(sheets), dict[str, tuple[float, float]]()
    for number, (name, card) in enumerate(zip(names, cards, strict=True)):
        _progress(f"{game}: {name}")
        all_stars(number, rows, 1)
        native = _seconds(lambda number=number: all_stars(number, rows, 40)) / 40
        python = _seconds(lambda card=card: [card(grid, sheet) for sheet in sheets])
        ratios[name] = python / native, native / len(sheets)
    _progress("")
    for name in sorted(ratios, key=lambda name: ratios[name]):
        print(f"  {name:<22} {ratios[name][0]:5.0f} times, {ratios[name][1] * 1e9:4.0f} ns")
    print(f"  {game}, in the middle: {statistics.median(ratio for ratio, _ in ratios.values()):.0f} times")


def _seconds(work: Callable[[], object]) -> float:
    """The least of three measurements."""
    times: list[float] = []
    for _ in range(3):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return max(min(times), 1e-9)


def _report_seats() -> None:
    costs: dict[int, float] = {}
    for seats in SEATS:
        games = max(1, CHUNK // 10 // seats)
        play = partial(_played, seats, games)
        costs[seats] = 1e6 / _rate(play, games, f"{seats} seats", 0.5, 3)
    shown = ", ".join(f"{seats}: {cost:.1f} µs ({cost / seats:.1f} a seat)" for seats, cost in costs.items())
    print(f"cartographers, a native game by its seats: {shown}")


def _played(seats: int, games: int, seed: int) -> None:
    cartographers.playouts(Options(), seats, seed, games)


def _report_memory(games: int = 1_000_000) -> None:
    status = Path("/proc/self/statm")
    if not status.exists():
        print("memory: unknown on this system, which has no /proc")
        return
    before, total = _resident(status), 0
    for done in range(0, games, CHUNK):
        _progress(f"memory {done:,}/{games:,} games")
        total += len(np.unique(cartographers.playouts(Options(), 1, done, CHUNK).seasons))
    after = _resident(status)
    print(f"memory over {games:,} games: {before:.0f} MB before, {after:.0f} MB after")


def _resident(status: Path) -> float:
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _progress(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)
