"""`landscribe score`: what drawn maps are worth, card by card, and which spaces earn it."""

import json
import re
from argparse import Namespace
from collections.abc import Iterator
from typing import NamedTuple

from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, read_file, refusing, show
from landscribe.cli.typed import in_english
from landscribe.core.game import Scored
from landscribe.core.note import Say, note, spoken
from landscribe.core.text import cell_names, labelled
from landscribe.games import GAMES, game_named


class Diagram(NamedTuple):
    """A map as drawn in a file, with the options that stand above it."""

    line: int
    given: dict[str, str]
    rows: tuple[str, ...]


def declare(command: Parser) -> None:
    """What can follow `landscribe score`."""
    say = command.say
    command.epilog = say("cli-about-options")
    command.add_argument("file", metavar=say("cli-usage-file"), help=say("cli-option-diagrams"))
    games = say("cli-option-score-game", games=", ".join(GAMES), line="game: …")
    command.add_argument("--game", metavar=say("cli-usage-game"), help=games)
    command.add_argument("--json", action="store_true", help=say("cli-option-score-json"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Scores every diagram of a file; nothing is printed when one of them is wrong."""
    name = asked.file
    diagrams = list(read_diagrams(read_file(name)))
    if not diagrams:
        raise Refused("refused-no-diagram", file=name)
    results: list[tuple[str, Scored]] = []
    for number, diagram in enumerate(diagrams, 1):
        options = {**diagram.given, **given}
        with refusing(note("refused-diagram", file=name, number=number, line=str(diagram.line))):
            kind = game_named(asked.game or options.get("game") or next(iter(GAMES)))
            options.pop("game", None)
            options = in_english(options, kind.vocabulary, asked.say)
            results.append((kind.name, kind.score(options, diagram.rows)))
    for number, (kind_name, scored) in enumerate(results, 1):
        if asked.json:
            print(json.dumps(_as_data(kind_name, scored), ensure_ascii=False))
        else:
            show(asked.say("cli-diagram", number=number, game=kind_name) + "\n")
            _print(scored, asked.say)
    return 0


def read_diagrams(text: str) -> Iterator[Diagram]:
    """The diagrams of a text, separated by blank lines.

    A line `key: value` holds for all diagrams that follow; after a diagram a line `game: …` starts afresh.
    """
    held: dict[str, str] = {}
    given: dict[str, str] = {}  # since the last diagram
    rows: list[str] = []
    first = 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        header = re.fullmatch(r"\s*([A-Za-z][\w-]*)\s*:\s*(.*?)\s*", line)
        if header or not line.strip():
            if rows:
                held, given = {**held, **given}, {}
                yield Diagram(first, held, tuple(rows))
                rows = []
            if header:
                key, value = header[1].lower(), header[2]
                held = {} if key == "game" else held
                given[key] = value
        else:
            first = first if rows else number
            rows.append(line.strip())


def _as_data(game: str, scored: Scored) -> dict[str, object]:
    stars = {name: tally.stars for name, tally in scored.tallies.items()}
    cells = {
        name: cell_names(scored.board.grid, tally.cells).split() for name, tally in scored.tallies.items()
    }
    return {"game": game, "stars": stars, **scored.extras, "cells": cells}


def _print(scored: Scored, say: Say) -> None:
    show(labelled(scored.board) + "\n")
    for name, tally in scored.tallies.items():
        title = spoken(scored.titles[name], say)
        show(say("scored", name=title, number=tally.stars), is_heading=True)
        if tally.cells:
            show(labelled(scored.board, tally.cells))
    for remark in scored.remarks:
        show(spoken(remark, say))
    show()
