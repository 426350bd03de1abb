"""`landscribe simulate`: many games of bots, and what they say."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from landscribe.cli.colour import console
from landscribe.cli.parsing import Parser
from landscribe.cli.plot import drawn_report, plot_kind
from landscribe.cli.screen import Refused, failure
from landscribe.cli.typed import in_english
from landscribe.core.note import Say, WrongValue, note
from landscribe.core.options import whole_number
from landscribe.core.rng import MASK
from landscribe.games import GAMES, game_named
from landscribe.lab.match import Match, match_of
from landscribe.lab.simulation import simulated
from landscribe.lab.statistics import Report, report_of
from landscribe.native.announce import announce_in
from landscribe.texts import say_in

Kind = TypeVar("Kind")


def declare(command: Parser) -> None:
    """What can follow `landscribe simulate`."""
    say = command.say
    declare_runs(command)
    command.add_argument("--seats", default="1", metavar="N", help=say("cli-option-bot-seats"))
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))
    command.add_argument("--plot", metavar=say("cli-usage-file"), help=say("cli-option-plot"))
    command.set_defaults(run=run)


def declare_runs(command: Parser) -> None:
    """What every command that plays many games of bots asks for."""
    say, add = command.say, command.add_argument
    command.epilog = say("cli-about-options")
    games = say("cli-option-game", games=", ".join(GAMES))
    add("--game", default=next(iter(GAMES)), metavar=say("cli-usage-game"), help=games)
    add("--bots", default="uniform", metavar=say("cli-usage-bots"), help=say("cli-option-bots"))
    add("--games", default="100", metavar="N", help=say("cli-option-games"))
    add("--seed", default="1", metavar="N", help=say("cli-option-seed"))
    add("--jobs", metavar="N", help=say("cli-option-jobs"))


class Runs(NamedTuple):
    """How many games, from which seed, on how many cores, by which bots."""

    games: int
    seed: int
    jobs: int
    bots: list[str]


def runs_of(asked: Namespace) -> Runs:
    """What was typed, checked; a Refusal where it is wrong."""
    bots = [name.strip() for name in asked.bots.split(",") if name.strip()]
    jobs = at_least_one("--jobs", asked.jobs) if asked.jobs else os.cpu_count() or 1
    games, seed = at_least_one("--games", asked.games), whole_number("--seed", asked.seed)
    if not 0 <= seed <= MASK - games:
        raise WrongValue("refused-first-seed", seed=str(seed), most=str(MASK - games))
    return Runs(games, seed, jobs, bots)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Plays the games and prints the report; interrupted, it reports what was played."""
    plot = asked.plot
    runs = runs_of(asked)
    given = in_english(given, game_named(asked.game).vocabulary, asked.say)
    match = match_of(asked.game, given, _bots_for(runs.bots, whole_number("--seats", asked.seats)))
    kind = plot_kind(plot) if plot else None
    if plot:
        check_writable(Path(plot))
    results = collected(simulated, match, runs.games, runs, asked.say)
    if not results:
        raise Refused("refused-no-game-played")
    report = report_of(match, results, runs.games, runs.seed)
    if plot and kind:
        drawn_report(report, results, Path(plot), kind, asked.say)
    if asked.json:
        print(json.dumps(_named(report, say_in("en"))))
    else:
        _print(console(), _named(report, asked.say), asked.say)
    return 0


def _bots_for(names: list[str], seats: int) -> list[str]:
    if len(names) == 1:
        return names * max(seats, 1)
    if len(names) != seats:
        raise WrongValue("refused-bots-for-seats", bots=", ".join(names), number=len(names), seats=seats)
    return names


def at_least_one(name: str, text: str) -> int:
    """A whole number from 1 on; a Refusal where it is another."""
    number = whole_number(name, text)
    if number < 1:
        raise WrongValue("refused-too-few", name=name, number=str(number))
    return number


def check_writable(path: Path) -> None:
    """A Refusal where a file cannot be written."""
    try:
        is_writable = path.parent.is_dir() and os.access(path.parent, os.W_OK) and not path.is_dir()
    except OSError as error:
        raise Refused("refused-write", file=str(path), why=failure(error)) from None
    if not is_writable:
        raise Refused("refused-write", file=str(path), why=note("refused-no-folder"))


def collected(
    play: Callable[[Match, int, int, int, Callable[[], None]], Iterator[Kind]],
    match: Match,
    games: int,
    runs: Runs,
    say: Say,
) -> list[Kind]:
    """So many games, with a bar on a terminal; Ctrl-C keeps what is done."""
    results: list[Kind] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True) as bar:
        task = bar.add_task(f"{match.game}: {', '.join(dict.fromkeys(match.bots))}", total=games)
        try:
            for result in play(match, games, runs.seed, runs.jobs, partial(announce_in, say)):
                results.append(result)
                bar.advance(task)
        except KeyboardInterrupt:
            print(say("cli-interrupted", number=len(results), games=games), file=sys.stderr)
    return results


def _named(report: Report, say: Say) -> Report:
    """The report with the cards' and titles' names instead of their messages."""
    for seat in report["seats"]:
        seat["goals"] = {say(message): goal for message, goal in seat["goals"].items()}
        seat["titles"] = {say(message): times for message, times in seat["titles"].items()}
    return report


HEADS = ("seat", "bot", "mean", "interval", "sd", "least", "most", "wins", "seasons")


def _title(report: Report, say: Say) -> str:
    """What was played."""
    return say("cli-simulated", game=report["game"], games=report["games"], seed=str(report["seed"]))


def _print(out: Console, report: Report, say: Say) -> None:
    table = Table(*(say(f"cli-head-{name}") for name in HEADS), title=_title(report, say))
    for seat in report["seats"]:
        table.add_row(
            str(seat["seat"]),
            seat["bot"],
            f"{seat['mean']:.2f}",
            say("cli-range", low=f"{seat['low']:.2f}", high=f"{seat['high']:.2f}"),
            f"{seat['sd']:.1f}",
            str(seat["least"]),
            str(seat["most"]),
            f"{seat['wins']:.1%}",
            "  ".join(f"{mean:.1f}" for mean in seat["seasons"]),
        )
    out.print(table)
    seats = (say("cli-head-of-seat", seat=seat["seat"]) for seat in report["seats"])
    goals = Table(say("cli-head-goal"), say("cli-head-games"), *seats)
    for name, first in report["seats"][0]["goals"].items():
        means = (f"{seat['goals'][name]['mean']:.2f}" for seat in report["seats"])
        goals.add_row(name, str(first["games"]), *means)
    out.print(goals)
    alone = report["seats"][0]
    if alone["rating"] is not None:
        titles = ", ".join(f"{name} {times}" for name, times in alone["titles"].items())
        out.print(say("cli-ratings", rating=f"{alone['rating']:.2f}", titles=titles))
