"""`landscribe score`: what drawn maps are worth, card by card, and which spaces earn it."""

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console

from landscribe.cli.screen import OPTIONS, Refused, console, painted, read_file, refusing
from landscribe.core.game import Scored
from landscribe.core.text import cell_names, labelled
from landscribe.games import GAMES, game_named


class Diagram(NamedTuple):
    """A map as drawn in a file, with the options that stand above it."""

    line: int
    given: dict[str, str]
    rows: tuple[str, ...]


HELP = "score drawn maps"


def declare(command: ArgumentParser) -> None:
    """What can follow `landscribe score`."""
    command.epilog = OPTIONS
    command.add_argument("file", metavar="FILE", help="a file with diagrams, or - for standard input")
    games = ", ".join(GAMES)
    command.add_argument("--game", metavar="GAME", help=f"one of {games}; a line 'game: …' says the same")
    command.add_argument("--json", action="store_true", help="print one line of JSON per diagram")
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Scores every diagram of a file; nothing is printed when one of them is wrong."""
    name = asked.file
    diagrams = list(read_diagrams(read_file(name)))
    if not diagrams:
        raise Refused(f"{name} holds no diagram: draw a map, one character a space, a line a row.")
    results: list[tuple[str, Scored]] = []
    for number, diagram in enumerate(diagrams, 1):
        options = {**diagram.given, **given}
        with refusing(f"{name}, diagram {number} from line {diagram.line}"):
            kind = game_named(asked.game or options.get("game") or next(iter(GAMES)))
            options.pop("game", None)
            results.append((kind.name, kind.score(options, diagram.rows)))
    out = console()
    for number, (kind_name, scored) in enumerate(results, 1):
        if asked.json:
            print(json.dumps(_as_data(kind_name, scored), ensure_ascii=False))
        else:
            _print(out, f"Diagram {number}, {kind_name}", scored)
    return 0


def read_diagrams(text: str) -> Iterator[Diagram]:
    """The diagrams of a text, separated by blank lines; `key: value` lines hold for all that follow."""
    given: dict[str, str] = {}
    rows: list[str] = []
    first = 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        header = re.fullmatch(r"\s*([A-Za-z][\w-]*)\s*:\s*(.*?)\s*", line)
        if header or not line.strip():
            if rows:
                yield Diagram(first, dict(given), tuple(rows))
                rows = []
            if header:
                given[header[1].lower()] = header[2]
        else:
            first = first if rows else number
            rows.append(line.strip())


def _as_data(game: str, scored: Scored) -> dict[str, object]:
    stars = {name: tally.stars for name, tally in scored.tallies.items()}
    cells = {
        name: cell_names(scored.board.grid, tally.cells).split() for name, tally in scored.tallies.items()
    }
    return {"game": game, "stars": stars, **scored.extras, "cells": cells}


def _print(out: Console, title: str, scored: Scored) -> None:
    out.print(f"{title}\n")
    out.print(painted(labelled(scored.board)) + "\n")
    for name, tally in scored.tallies.items():
        out.print(f"{name}: {tally.stars}", style="bold")
        if tally.cells:
            out.print(painted(labelled(scored.board, tally.cells)))
    for name, extra in scored.extras.items():
        number, lines = (extra, ()) if isinstance(extra, int) else (len(extra), extra)
        out.print("\n".join([f"{name}: {number}", *(f"  {line}" for line in lines)]))
    out.print()
