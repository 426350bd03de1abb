"""What fresh worlds in every round of halving bring a searcher: the same deals, with and without them.

`python -m bench.worlds heroes searcher:1000 400` prints the mean of the differences after every ten deals; a
file as a fourth word keeps them, and the same again goes on from there.
"""

import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from landscribe.bots import bot
from landscribe.bots.bot import Budget
from landscribe.core.rng import Chance, advanced
from landscribe.lab.match import Match, match_of
from landscribe.lab.simulation import played
from landscribe.lab.statistics import spread

SEARCHES = ("mapmaker.players", "cartographers.players", "cartouche.search")
FRESH = bot.halved


def replayed(
    items: Sequence[Any],
    budget: Budget,
    tried: Callable[[Sequence[Any], int, Chance], Sequence[Sequence[float]]],
    rng: Chance,
) -> Any:
    """Halving as it was: a round steps the chance once, and so begins with worlds of the round before."""
    rounds = max(1, (len(items) - 1).bit_length())
    totals, times, left = [0.0] * len(items), [0] * len(items), list(range(len(items)))
    for _ in range(rounds):
        rng, worlds = advanced(rng), max(1, budget.playouts // rounds // len(left))
        for place, found in zip(left, tried([items[at] for at in left], worlds, rng), strict=True):
            totals[place] += sum(found)
            times[place] += worlds
        left.sort(key=lambda place: -totals[place] / times[place])
        left = left[: max(1, -(-len(left) // 2))]
    return items[left[0]]


def points(match: Match, seed: int, halved: Callable[..., Any]) -> int:
    """The rating, or the score where a game has none, of a deal played with this halving."""
    for name in SEARCHES:
        setattr(import_module(f"landscribe.bots.{name}"), "halved", halved)  # noqa: B010 (of any module)
    _, outcome, (summary,) = played(match, seed)
    return outcome.scores[0] if summary.rating is None else summary.rating


def main(game: str, name: str, deals: str, file: str | None = None) -> None:
    """Plays the deals from seed 1 on that the file lacks."""
    match, kept = match_of(game, {}, [name]), Path(file) if file else None
    lines = kept.read_text().splitlines() if kept and kept.exists() else []
    gains: list[int] = [json.loads(line) for line in lines]
    for seed in range(len(gains) + 1, int(deals) + 1):
        gains.append(points(match, seed, FRESH) - points(match, seed, replayed))
        if kept:
            kept.write_text("".join(f"{gain}\n" for gain in gains))
        if seed % 10 == 0 or seed == int(deals):
            found = spread(gains)
            print(f"{game}, {name}, {seed} deals: {found.mean:+.2f} ± {found.error:.2f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
