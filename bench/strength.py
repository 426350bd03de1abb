"""`make strength`: how strong every bot is, for docs/bots.md; each plays as many deals as its time allows.

Alone every bot plays every game from seed 1 on. At a table of four, one seat in turn is a bot's and three are
of the next weaker one: who is no better wins a fourth of the games.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from landscribe.bots import bots_of
from landscribe.games import GAMES, game_named
from landscribe.lab.contest import Fared, fared
from landscribe.lab.engine import Local
from landscribe.lab.match import Match, match_of
from landscribe.lab.simulation import Timed, timed
from landscribe.lab.statistics import spread
from landscribe.texts import say_in

FIRST = 4  # deals that tell how many more there is time for
STEPS = (10, 20, 40, 60, 100, 200, 400, 600, 1_000)
TABLE = 4  # seats at a table where bots meet

ALONE, TOGETHER = "alone", "together"

SAY = say_in("en")


def main() -> None:
    """Measures what was asked for and prints Markdown."""
    command = ArgumentParser(prog="make strength")
    command.add_argument("--seconds", type=float, default=120, help="of a core, for each bot and game")
    command.add_argument("--jobs", type=int, default=1)
    command.add_argument("--games", default=",".join(GAMES))
    command.add_argument(
        "--bots", default="", help="all of a game where none are named; master:1 and the like, too"
    )
    command.add_argument("--only", choices=(ALONE, TOGETHER), help="one of the two tables")
    asked = command.parse_args()
    named = [bot for bot in asked.bots.split(",") if bot]
    bots_in = {game: named or list(bots_of(game)) for game in asked.games.split(",")}
    if asked.only != TOGETHER:
        print("| game | bot | deals | mean | titles, % | CPU ms a move |\n|---|---|---|---|---|---|")
        for game, bots in bots_in.items():
            report_alone(game, bots, asked.seconds, asked.jobs)
        print()
    if asked.only != ALONE:
        print("| game | bot | against three | games | wins |\n|---|---|---|---|---|")
        for game, bots in bots_in.items():
            if TABLE in game_named(game).seats:
                for weaker, bot in pairwise(bots):
                    report_together(game, bot, weaker, asked.seconds, asked.jobs)


def report_alone(game: str, bots: Sequence[str], seconds: float, jobs: int) -> None:
    """A row for each bot, and a line that names the titles, the best first."""
    found: dict[str, list[Fared]] = {}
    for bot in bots:
        games = _played(match_of(game, {}, [bot]), seconds, jobs, 1)
        found[bot] = [fared(one, 0) for one in games]
    titles = titles_of([one for results in found.values() for one in results])
    for bot, results in found.items():
        points, time = spread([one.points for one in results]), spread([one.milliseconds for one in results])
        mean = f"{points.mean:{'+' if titles else ''}.1f} ± {points.error:.1f}"
        shares = shares_of(results, titles)
        print(f"| {game} | `{bot}` | {len(results):,} | {mean} | {shares} | {time.mean:.3g} |", flush=True)
    if titles:
        print(f"| {game} | titles | | | {' / '.join(map(SAY, titles))} | |", flush=True)


def titles_of(results: Sequence[Fared]) -> list[str]:
    """All titles that anyone has reached, the best first."""
    best: dict[str, float] = {}
    for one in results:
        if one.title is not None:
            best[one.title] = max(one.points, best.get(one.title, one.points))
    return sorted(best, key=lambda title: -best[title])


def shares_of(results: Sequence[Fared], titles: Sequence[str]) -> str:
    """How many of a hundred deals end with each title."""
    counts = Counter(one.title for one in results)
    return " / ".join(f"{100 * counts[title] / len(results):.0f}" for title in titles)


def report_together(game: str, bot: str, weaker: str, seconds: float, jobs: int) -> None:
    """How often one bot wins against three of another, in each seat in turn."""
    wins: list[float] = []
    for seat in range(TABLE):
        bots = [bot if at == seat else weaker for at in range(TABLE)]
        games = _played(match_of(game, {}, bots), seconds / TABLE, jobs, 1 + 1_000 * seat)
        wins += (fared(one, seat).wins for one in games)
    share = spread(wins)
    print(
        f"| {game} | `{bot}` | `{weaker}` | {len(wins):,} | {share.mean:.0%} ± {share.error:.0%} |",
        flush=True,
    )


def _played(match: Match, seconds: float, jobs: int, seed: int) -> list[Timed]:
    """As many games as these seconds of a core allow, at least the first few."""
    games = list(timed(match, FIRST, seed, Local()))
    cost = sum(seat.seconds for game in games for seat in game.thinking) / FIRST
    fitting = max((step for step in STEPS if step * cost <= seconds), default=STEPS[0])
    for game in timed(match, fitting - FIRST, seed + FIRST, Local(jobs)):
        games.append(game)
        if sys.stderr.isatty():
            about = f"{match.game} {', '.join(dict.fromkeys(match.bots))}"
            print(f"\r\033[K{about} {len(games)}/{fitting}", end="\r", file=sys.stderr)
    return games


if __name__ == "__main__":
    main()
