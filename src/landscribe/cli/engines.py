"""Where a command plays its many games, and how it shows that it does."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing
from functools import partial
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landscribe.cli.parsing import Parser
from landscribe.core.note import Say, WrongValue
from landscribe.core.options import whole_number
from landscribe.lab.engine import ENGINES, Engine, opened
from landscribe.lab.interrupts import uninterrupted
from landscribe.native.announce import announce_in

Part = TypeVar("Part")


def declare_engine(command: Parser) -> None:
    """What every command that can play on other machines asks for."""
    say, add = command.say, command.add_argument
    add("--jobs", metavar="N", help=say("cli-option-jobs"))
    engines = say("cli-option-engine", engines=", ".join(ENGINES))
    add("--engine", default=ENGINES[0], metavar=say("cli-usage-engine"), help=engines)
    add("--address", metavar=say("cli-usage-address"), help=say("cli-option-address"))


def engine_of(asked: Namespace) -> AbstractContextManager[Engine]:
    """The engine that was asked for; a Refusal where what was typed is wrong, or it cannot be had."""
    jobs = at_least_one("--jobs", asked.jobs) if asked.jobs else os.cpu_count() or 1
    if asked.jobs and asked.engine == "ray":
        raise WrongValue("refused-jobs-ray", jobs=asked.jobs)
    return opened(asked.engine, asked.address, jobs, partial(announce_in, asked.say))


def at_least_one(name: str, text: str) -> int:
    """A whole number from 1 on; a Refusal where it is another."""
    number = whole_number(name, text)
    if number < 1:
        raise WrongValue("refused-too-few", name=name, number=str(number))
    return number


def collect(parts: Generator[Part], take: Callable[[Part], int], title: str, games: int, say: Say) -> bool:
    """Takes the parts of so many games, with a bar on a terminal: whether all; Ctrl-C keeps what is done.

    `take` says how many games a part is.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown, done = sys.stderr.isatty(), 0
    with Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True) as bar:
        task = bar.add_task(title, total=games)
        try:
            with closing(parts):
                for part in parts:
                    with uninterrupted():
                        done += take(part)
                    bar.update(task, completed=done)
        except KeyboardInterrupt:
            print(say("cli-interrupted", number=done, games=games), file=sys.stderr)
            return False
    return True
