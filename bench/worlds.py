"""What fresh worlds in every round of halving bring a searcher: the same deals, with and without them.

`python -m bench.worlds heroes searcher:1000 400` prints the mean of the differences after every ten deals.
`--file` keeps them, and the same again goes on from there; `--first 291` plays seeds 291 to 400 alone.
"""

import json
from argparse import ArgumentParser
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


def main(game: str, name: str, last: int, first: int, kept: Path | None) -> None:
    """Plays the deals from the first seed to the last that the file lacks."""
    match = match_of(game, {}, [name])
    lines = kept.read_text().splitlines() if kept and kept.exists() else []
    gains: list[int] = [json.loads(line) for line in lines]
    for seed in range(first + len(gains), last + 1):
        gains.append(points(match, seed, FRESH) - points(match, seed, replayed))
        if kept:
            kept.write_text("".join(f"{gain}\n" for gain in gains))
        if len(gains) % 10 == 0 or seed == last:
            found = spread(gains)
            told = f"{found.mean:+.2f} ± {found.error:.2f}"
            print(f"{game}, {name}, seeds {first} to {seed}: {told}", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name", help="the searcher, with its budget")
    parser.add_argument("last", type=int, help="the last seed")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--file", type=Path, dest="kept", help="where the differences are kept")
    main(**vars(parser.parse_args()))
