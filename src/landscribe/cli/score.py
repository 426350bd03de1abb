"""`landscribe score`: what drawn maps are worth, card by card, and which spaces earn it."""

import json
from argparse import Namespace

from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, read_file, refusing, show
from landscribe.core.diagrams import GAME, read_diagrams, score_diagram
from landscribe.core.game import Scored
from landscribe.core.note import Say, note, spoken
from landscribe.core.text import cell_names, labelled
from landscribe.games import GAMES, game_named


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
        with refusing(note("refused-diagram", file=name, number=number, line=str(diagram.line))):
            game = game_named(asked.game or diagram.given.get(GAME) or next(iter(GAMES)))
            results.append((game.name, score_diagram(diagram, game, asked.say, given)[1]))
    for number, (kind_name, scored) in enumerate(results, 1):
        if asked.json:
            print(json.dumps(_as_data(kind_name, scored), ensure_ascii=False))
        else:
            show(asked.say("cli-diagram", number=number, game=kind_name) + "\n")
            _print(scored, asked.say)
    return 0


def _as_data(game: str, scored: Scored) -> dict[str, object]:
    stars = {name: tally.stars for name, tally in scored.tallies.items()}
    others = {name: tally.stars for name, tally in scored.others.items()}
    cells = {
        name: cell_names(scored.board.grid, tally.cells).split()
        for name, tally in {**scored.tallies, **scored.others}.items()
    }
    return {"game": game, "stars": stars, **others, **scored.extras, "cells": cells}


def _print(scored: Scored, say: Say) -> None:
    show(labelled(scored.board) + "\n")
    for name, tally in {**scored.tallies, **scored.others}.items():
        title = spoken(scored.titles[name], say)
        show(say("scored", name=title, number=tally.stars), is_heading=True)
        if tally.cells:
            show(labelled(scored.board, tally.cells))
    for remark in scored.remarks:
        show(spoken(remark, say))
    show()
