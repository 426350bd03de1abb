"""`landscribe measure`: what a game is like, by many games of bots."""

import json
import sys
from argparse import Namespace
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landscribe.cli.colour import console
from landscribe.cli.engines import at_least_one, declare_engine, engine_of
from landscribe.cli.measure_plot import drawn_measure
from landscribe.cli.measure_tables import tables_of
from landscribe.cli.parsing import Parser
from landscribe.cli.plot import plot_kind
from landscribe.cli.screen import Refused
from landscribe.cli.simulate import check_writable
from landscribe.core.note import Say, WrongValue
from landscribe.core.options import whole_number
from landscribe.core.rng import MASK
from landscribe.core.vocabulary import in_english
from landscribe.games import GAMES, game_named
from landscribe.lab.engine import Engine
from landscribe.lab.interrupts import uninterrupted
from landscribe.lab.measure import (
    SHARES,
    Budget,
    Found,
    Plan,
    done,
    measure_of,
    plain,
    plan_of,
    tasks,
    usual_ladder,
)
from landscribe.texts import say_in

GAMES_USUAL, DEALS_USUAL = 200, 20
UNBOUNDED = 1_000_000
"""So many games are played at most where the clock ends them."""


def declare(command: Parser) -> None:
    """What can follow `landscribe measure`."""
    say, add = command.say, command.add_argument
    command.epilog = say("cli-about-options")
    add("game", metavar=say("cli-usage-game"), help=say("cli-option-game", games=", ".join(GAMES)))
    add("--seats", metavar="N", help=say("measure-option-seats"))
    add("--bots", metavar=say("cli-usage-bots"), help=say("measure-option-bots"))
    add("--player", metavar=say("measure-usage-player"), help=say("measure-option-player"))
    add("--games", metavar="N", help=say("measure-option-games", games=GAMES_USUAL))
    add("--deals", metavar="N", help=say("measure-option-deals", deals=DEALS_USUAL))
    add("--seconds", metavar="S", help=say("measure-option-seconds"))
    add("--seed", default="1", metavar="N", help=say("cli-option-seed"))
    declare_engine(command)
    add("--json", action="store_true", help=say("cli-option-json"))
    add("--plot", metavar=say("cli-usage-file"), help=say("measure-option-plot"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Plays the games and prints what they say; interrupted, it tells what is measured so far."""
    say, plan, budget = asked.say, _plan(asked, given), _budget(asked)
    kind = plot_kind(asked.plot) if asked.plot else None
    if asked.plot:
        check_writable(Path(asked.plot))
    with engine_of(asked) as engine:
        found = _found(engine, plan, budget, say)
    if not any(found):
        raise Refused("refused-no-game-played")
    measure = measure_of(plan, found, budget.seed)
    if asked.plot and kind:
        drawn_measure(measure, Path(asked.plot), kind, say)
    if asked.json:
        print(json.dumps(plain(measure, say_in("en"))))
    else:
        for table in tables_of(measure, say):
            console().print(table)
    return 0


def _plan(asked: Namespace, given: dict[str, str]) -> Plan:
    game = game_named(asked.game)
    seats = game.seats[0] if asked.seats is None else whole_number("--seats", asked.seats)
    ladder = usual_ladder(game.name) if asked.bots is None else _names(asked.bots)
    given = in_english(given, game.vocabulary, asked.say)
    return plan_of(game.name, given, seats, ladder, asked.player)


def _names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]


def _budget(asked: Namespace) -> Budget:
    seconds = None if asked.seconds is None else _seconds(asked.seconds)
    games, deals = (
        at_least_one(name, text) if text is not None else UNBOUNDED if seconds else usual
        for name, text, usual in (
            ("--games", asked.games, GAMES_USUAL),
            ("--deals", asked.deals, DEALS_USUAL),
        )
    )
    seed, most = whole_number("--seed", asked.seed), MASK - max(games, deals)
    if not 0 <= seed <= most:
        raise WrongValue("refused-first-seed", seed=str(seed), most=str(most))
    return Budget(games, deals, seed, seconds)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise WrongValue("refused-seconds", name="--seconds", text=text)
    return seconds


def _found(engine: Engine, plan: Plan, budget: Budget, say: Say) -> Found:
    """All games, kind by kind, each with a bar on a terminal; Ctrl-C keeps what is done."""
    found = Found([], [], [], [])
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True) as bar:
        rows = {
            kind: bar.add_task(
                say(f"measure-playing-{kind}"), total=None if budget.seconds else budget.number(kind)
            )
            for kind in SHARES
        }
        try:
            with closing(engine.mapped(partial(done, plan), tasks(budget, monotonic))) as parts:
                for part in parts:
                    with uninterrupted():
                        found.keep(part)
                    for kind, row in rows.items():
                        bar.update(row, completed=len(getattr(found, kind)))
        except KeyboardInterrupt:
            numbers = {"games": len(found.followed), "deals": len(found.crossed)}
            print(say("measure-interrupted", **numbers), file=sys.stderr)
    return found
