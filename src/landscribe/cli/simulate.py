"""`landscribe simulate`: many games of bots, and what they say."""

import json
import os
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from landscribe.cli.colour import console
from landscribe.cli.engines import at_least_one, collect, declare_engine, engine_of
from landscribe.cli.parsing import Parser
from landscribe.cli.plot import drawn_report, plot_kind
from landscribe.cli.screen import Refused, failure
from landscribe.core.note import Say, WrongValue, note
from landscribe.core.options import whole_number
from landscribe.core.rng import MASK
from landscribe.core.vocabulary import in_english
from landscribe.games import GAMES, game_named
from landscribe.lab.engine import Engine
from landscribe.lab.match import Match, match_of
from landscribe.lab.simulation import tallied
from landscribe.lab.statistics import Report, report_of
from landscribe.lab.tally import Tally, blank_tally
from landscribe.texts import say_in


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
    declare_engine(command)


class Runs(NamedTuple):
    """How many games, from which seed, by which bots."""

    games: int
    seed: int
    bots: list[str]


def runs_of(asked: Namespace) -> Runs:
    """What was typed, checked; a Refusal where it is wrong."""
    bots = [name.strip() for name in asked.bots.split(",") if name.strip()]
    games, seed = at_least_one("--games", asked.games), whole_number("--seed", asked.seed)
    if not 0 <= seed <= MASK - games:
        raise WrongValue("refused-first-seed", seed=str(seed), most=str(MASK - games))
    return Runs(games, seed, bots)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Plays the games and prints the report; interrupted, it reports what was played."""
    plot = asked.plot
    runs = runs_of(asked)
    given = in_english(given, game_named(asked.game).vocabulary, asked.say)
    match = match_of(asked.game, given, _bots_for(runs.bots, whole_number("--seats", asked.seats)))
    kind = plot_kind(plot) if plot else None
    if plot:
        check_writable(Path(plot))
    with engine_of(asked) as engine:
        tally = tally_on(engine, match, runs.games, runs.seed, asked.say)
    if not tally.games:
        raise Refused("refused-no-game-played")
    report = report_of(match, tally, runs.games, runs.seed)
    if plot and kind:
        drawn_report(report, tally, Path(plot), kind, asked.say)
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


def check_writable(path: Path) -> None:
    """A Refusal where a file cannot be written."""
    try:
        is_writable = path.parent.is_dir() and os.access(path.parent, os.W_OK) and not path.is_dir()
    except OSError as error:
        raise Refused("refused-write", file=str(path), why=failure(error)) from None
    if not is_writable:
        raise Refused("refused-write", file=str(path), why=note("refused-no-folder"))


def tally_on(engine: Engine, match: Match, games: int, seed: int, say: Say) -> Tally:
    """What so many games of a match add up to, from a seed on."""
    tally = blank_tally(len(match.bots))

    def take(part: Tally) -> int:
        tally.add(part)
        return part.games

    collect(tallied(match, games, seed, engine), take, title_of(match), games, say)
    return tally


def title_of(match: Match) -> str:
    """What is played, in short."""
    return f"{match.game}: {', '.join(dict.fromkeys(match.bots))}"


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
