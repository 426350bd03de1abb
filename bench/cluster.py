"""`python -m bench.cluster`: many games on a Ray cluster of this machine beside its own pool of processes."""

import os
import secrets
from importlib import import_module
from time import perf_counter
from typing import Any

from landscribe.lab.cluster import ASKED, Cluster
from landscribe.lab.engine import Engine, Local
from landscribe.lab.match import Match, match_of
from landscribe.lab.simulation import tallied
from landscribe.lab.tally import Tally, blank_tally

ROUNDS = 3
RUNS = (("cartographers", "uniform", 2_000_000), ("mapmaker", "greedy", 400))


def counted(match: Match, games: int, engine: Engine) -> tuple[Tally, float]:
    """What games add up to, and how many seconds that took."""
    begun, tally = perf_counter(), blank_tally(1)
    for part in tallied(match, games, 1, engine):
        tally.add(part)
    return tally, perf_counter() - begun


def report() -> None:
    """Starts Ray on all cores, plays the same games on both engines in turn, and prints the ratio."""
    cores = os.cpu_count() or 1
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)} | ASKED
    begun = perf_counter()
    ray: Any = import_module("ray")
    ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    print(f"Ray on {cores} cores: started and connected after {perf_counter() - begun:.1f} s")
    for game, bot, games in RUNS:
        match = match_of(game, {}, [bot])
        pool, cluster = Local(cores), Cluster(ray)
        counted(match, games // 20, cluster)  # its processes load what they need
        best = [float("inf"), float("inf")]
        tallies: list[Tally] = []
        for _ in range(ROUNDS):
            for place, engine in enumerate((pool, cluster)):
                tally, seconds = counted(match, games, engine)
                tallies.append(tally)
                best[place] = min(best[place], seconds)
        assert all(tally == tallies[0] for tally in tallies)
        local, many = best
        times = f"pool {local:.1f} s, Ray {many:.1f} s, {local / many:.2f} of the pool's rate"
        print(f"{games:,} games of {game} by {bot}: {times}", flush=True)
    ray.shutdown()


if __name__ == "__main__":
    report()
