"""The Mapmaker played by chance: games per second, and where the time goes."""

import sys
from random import Random
from time import perf_counter

from landscribe.games.mapmaker.elements import GRID
from landscribe.games.mapmaker.missions import surrounded_mountains
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.games.mapmaker.rules import Options, legal, new, outcome, play, to_act

GAMES = 1_000


def report() -> None:
    """Plays a thousand games and prints what they cost."""
    rng, placing, scoring, totals = Random(1), 0.0, 0.0, list[int]()
    begun = perf_counter()
    for seed in range(GAMES):
        state = new(Options(), 1, seed)
        while to_act(state):
            start = perf_counter()
            actions = list(legal(state, 0))
            placing += perf_counter() - start
            state = play(state, 0, rng.choice(actions))
        end = outcome(state)
        assert end is not None
        totals.append(end.scores[0])
        start = perf_counter()
        for name in state.missions * 2:  # two missions in each of four seasons
            MISSIONS[name].rule(GRID, state.sheet)
        for _ in range(4):
            surrounded_mountains(GRID, state.sheet)
        scoring += perf_counter() - start
        if sys.stderr.isatty():
            print(f"\rmapmaker {seed + 1}/{GAMES}", end="", file=sys.stderr)
    total = perf_counter() - begun - scoring
    totals.sort()
    print(
        f"\rmapmaker, random player, interpreted: {GAMES / total:,.0f} games/s over {GAMES:,} games; "
        f"legal placements {placing / total:.0%} of the time, scoring {scoring / total:.0%}; "
        f"median {totals[GAMES // 2]} points (31 measured elsewhere)"
    )
