"""`landscribe simulate`: many games of bots, and what they say."""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from landscribe.bots.match import Match, Result, match_of
from landscribe.bots.simulation import simulated
from landscribe.bots.statistics import Report, report_of
from landscribe.cli.plot import drawn_report, plot_kind
from landscribe.cli.screen import OPTIONS, Refused, console, refusing
from landscribe.core.options import whole_number
from landscribe.games import GAMES
from landscribe.texts import say_in

HELP = "play many games of bots and tell what they say"


def declare(command: ArgumentParser) -> None:
    """What can follow `landscribe simulate`."""
    declare_runs(command)
    command.add_argument("--seats", default="1", metavar="N", help="how many play (1)")
    command.add_argument("--json", action="store_true", help="print one line of JSON")
    command.add_argument(
        "--plot", metavar="FILE", help="draw the distributions to a .svg, .png or .html file"
    )
    command.set_defaults(run=run)


def declare_runs(command: ArgumentParser) -> None:
    """What every command that plays many games of bots asks for."""
    command.epilog = OPTIONS
    command.add_argument(
        "--game", default=next(iter(GAMES)), metavar="GAME", help=f"one of {', '.join(GAMES)}"
    )
    command.add_argument("--bots", default="uniform", metavar="BOT,…", help="one for all seats, or one each")
    command.add_argument("--games", default="100", metavar="N", help="how many games (100)")
    command.add_argument("--seed", default="1", metavar="N", help="where the deals start (1)")
    command.add_argument("--jobs", metavar="N", help="how many cores (all)")


class Runs(NamedTuple):
    """How many games, from which seed, on how many cores, by which bots."""

    games: int
    seed: int
    jobs: int
    bots: list[str]


def runs_of(asked: Namespace) -> Runs:
    """What was typed, checked; ValueError with a sentence where it is wrong."""
    bots = [name.strip() for name in asked.bots.split(",") if name.strip()]
    jobs = _at_least_one("--jobs", asked.jobs) if asked.jobs else os.cpu_count() or 1
    return Runs(_at_least_one("--games", asked.games), whole_number("--seed", asked.seed), jobs, bots)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Plays the games and prints the report; interrupted, it reports what was played."""
    plot = asked.plot
    with refusing():
        games, seed, jobs, bots = runs_of(asked)
        match = match_of(asked.game, given, _bots_for(bots, whole_number("--seats", asked.seats)))
        kind = plot_kind(plot) if plot else None
    if plot:
        _check_writable(Path(plot))
    results = collected(match, games, seed, jobs)
    if not results:
        raise Refused("interrupted before the first game was over: nothing to report.")
    report = _named(report_of(match, results, games, seed))
    if plot and kind:
        drawn_report(report, results, Path(plot), kind)
    if asked.json:
        print(json.dumps(report))
    else:
        _print(console(), report)
    return 0


def _bots_for(names: list[str], seats: int) -> list[str]:
    if len(names) == 1:
        return names * max(seats, 1)
    if len(names) != seats:
        bots = ", ".join(names)
        raise ValueError(
            f"--bots: '{bots}' are {len(names)} names for {seats} seats: give one for all or one each."
        )
    return names


def _at_least_one(name: str, text: str) -> int:
    number = whole_number(name, text)
    if number < 1:
        raise ValueError(f"{name}: {number} is too few: it takes 1 or more.")
    return number


def _check_writable(path: Path) -> None:
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK) or path.is_dir():
        raise Refused(f"{path} cannot be written: name a file in a folder that is there.")


def collected(match: Match, games: int, seed: int, jobs: int) -> list[Result]:
    """The results, with a bar on a terminal; Ctrl-C keeps what is done."""
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True) as bar:
        task = bar.add_task(f"{match.game}: {', '.join(dict.fromkeys(match.bots))}", total=games)
        games_played: Iterable[Result] = simulated(match, games, seed, jobs)
        try:
            for result in games_played:
                results.append(result)
                bar.advance(task)
        except KeyboardInterrupt:
            print(f"interrupted after {len(results)} of {games} games", file=sys.stderr)
    return results


def _named(report: Report) -> Report:
    """The report with the cards' and titles' names instead of their messages."""
    say = say_in("en")
    for seat in report["seats"]:
        seat["goals"] = {say(message): goal for message, goal in seat["goals"].items()}
        seat["titles"] = {say(message): times for message, times in seat["titles"].items()}
    return report


def _print(out: Console, report: Report) -> None:
    title = f"{report['game']}, {report['games']} games from seed {report['seed']}"
    table = Table("seat", "bot", "mean", "95 %", "sd", "least", "most", "wins", "by season", title=title)
    for seat in report["seats"]:
        table.add_row(
            str(seat["seat"]),
            seat["bot"],
            f"{seat['mean']:.2f}",
            f"{seat['low']:.2f} to {seat['high']:.2f}",
            f"{seat['sd']:.1f}",
            str(seat["least"]),
            str(seat["most"]),
            f"{seat['wins']:.1%}",
            "  ".join(f"{mean:.1f}" for mean in seat["seasons"]),
        )
    out.print(table)
    goals = Table("goal", "games", *(f"seat {seat['seat']}" for seat in report["seats"]))
    for name, first in report["seats"][0]["goals"].items():
        means = (f"{seat['goals'][name]['mean']:.2f}" for seat in report["seats"])
        goals.add_row(name, str(first["games"]), *means)
    out.print(goals)
    alone = report["seats"][0]
    if alone["rating"] is not None:
        titles = ", ".join(f"{name} {times}" for name, times in alone["titles"].items())
        out.print(f"mean rating {alone['rating']:.2f}: {titles}")
