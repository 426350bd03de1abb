"""`landscribe train`: teaches the strongest bot the value of a board by games against itself."""

import os
import sys
from argparse import Namespace
from collections import deque
from importlib import import_module
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landscribe.bots import learned
from landscribe.bots.learned import Block
from landscribe.cli.engines import at_least_one, declare_engine, engine_of
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused
from landscribe.cli.simulate import check_writable, tally_on
from landscribe.core.note import Say, WrongValue
from landscribe.core.options import whole_number
from landscribe.games import GAMES, module_for
from landscribe.lab.engine import Engine
from landscribe.lab.match import match_of
from landscribe.lab.statistics import Spread, spread_of
from landscribe.native import is_available
from landscribe.native.announce import announce_in

KEPT_EVERY, TOLD_EVERY = 5_000, 20_000
LATELY = 2_000
"""The strength that is shown on the way is that of so many games."""
MEASURED = 1_000
"""At the end it is measured on so many deals, from seed 1 on."""


def declare(command: Parser) -> None:
    """What can follow `landscribe train`."""
    say, add = command.say, command.add_argument
    games = say("cli-option-game", games=", ".join(GAMES))  # without reading one: cards come first
    add("--game", default="cartographers", metavar=say("cli-usage-game"), help=games)
    add("--games", default="300000", metavar="N", help=say("cli-option-train-games"))
    add("--seed", default="1", metavar="N", help=say("cli-option-train-seed"))
    add("--out", metavar=say("cli-usage-file"), help=say("cli-option-out"))
    declare_engine(command)
    command.set_defaults(run=run)


def _lessons(game: str) -> str | None:
    """The module that teaches a game, if there is one."""
    return module_for(game, "landscribe.bots.{}.lessons")


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Trains, or goes on training; stopped, it says how to go on."""
    if given:
        raise WrongValue("refused-train-option", name=next(iter(given)))
    module = _lessons(asked.game)
    if module is None:
        raise WrongValue("refused-train-game", game=asked.game, known=", ".join(filter(_lessons, GAMES)))
    seed, games = whole_number("--seed", asked.seed), at_least_one("--games", asked.games)
    if not is_available():
        raise Refused("refused-train-native")
    file = Path(asked.out or f"{asked.game}.weights")
    check_writable(file)
    announce_in(asked.say)
    lessons: Any = import_module(module)
    course = _course(lessons.SCHOOL, file.with_suffix(".course"), seed, games)
    command = f"landscribe train --game {asked.game} --games {games} --seed {seed}"
    with engine_of(asked) as engine:
        if not _trained(course, file.with_suffix(".course"), asked.say):
            print(asked.say("cli-train-stopped", games=course.done), file=sys.stderr)
            return 130
        reached = _finish(asked.game, lessons, course, file, command, engine, asked.say)
    strength = {"mean": f"{reached.mean:.1f}", "error": f"{reached.high - reached.mean:.1f}"}
    print(asked.say("cli-trained", file=str(file), **strength))
    return 0


def _course(school: Any, kept: Path, seed: int, games: int) -> Any:
    """The course that was stopped, or a new one."""
    course: Any = import_module("landscribe.lab.course").Course
    if not kept.exists():
        return course(school, seed, games)
    found = course.kept(school, kept)
    if (found.seed, found.games) != (seed, games):
        raise WrongValue("refused-course", file=str(kept), seed=str(found.seed), games=str(found.games))
    return found


def _trained(course: Any, kept: Path, say: Say) -> bool:
    """Whether the course was gone through to its end; it is kept on the way."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown, lately, told = sys.stderr.isatty(), deque[int](maxlen=LATELY), say("cli-training")
    with Progress(*columns, console=Console(stderr=True), disable=not shown) as bar:
        task = bar.add_task(told, total=course.games, completed=course.done)
        try:
            while course.done < course.games:
                parcel = course.step()
                if parcel.is_measured:
                    lately.extend(parcel.scores.tolist())
                    told = say("cli-train-strength", mean=f"{mean(lately):.1f}")
                bar.update(task, completed=course.done, description=told)
                if course.done % KEPT_EVERY == 0:
                    course.save(kept)
                if not shown and course.done % TOLD_EVERY == 0:
                    print(course.done, told, file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            course.save(kept)
            return False
    course.save(kept)
    return True


def _finish(
    game: str, lessons: Any, course: Any, file: Path, command: str, engine: Engine, say: Say
) -> Spread:
    """Measures what was learned and writes it, with how it came about and how strong it is."""
    blocks: dict[str, Block] = import_module("landscribe.bots.school").blocks_of(lessons.SCHOOL, course.net)
    header = {"goals": list(lessons.SCHOOL.goals), "cards": list(lessons.SCHOOL.cards)}
    with TemporaryDirectory() as folder:
        learned.write(Path(folder) / lessons.SOURCE.package.name, header, blocks)
        os.environ["LANDSCRIBE_WEIGHTS"] = folder  # for the processes that play, too
        match = match_of(game, {}, ["master:1"])
        tally = tally_on(engine, match, MEASURED, 1, say)
    if not tally.games:
        raise Refused("refused-no-game-played")
    reached = spread_of(tally.seats[0].points)
    strength = {"bot": "master:1", "deals": tally.games, "mean": round(reached.mean, 2)}
    strength["error"] = round(reached.high - reached.mean, 2)
    learned.write(file, {"command": command, "seed": course.seed, "strength": strength, **header}, blocks)
    file.with_suffix(".course").unlink(missing_ok=True)
    return reached
