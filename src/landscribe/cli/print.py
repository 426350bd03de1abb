"""`landscribe print`: sheets for those who play with a pencil, as PDF."""

import sys
from argparse import Namespace
from pathlib import Path

from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, has_file, own_language, show, write_file
from landscribe.games import GAMES
from landscribe.paper.wishes import ALL, KINDS, PAPERS, Wish, fulfil


def declare(command: Parser) -> None:
    """What can follow `landscribe print`."""
    say, add = command.say, command.add_argument
    games, usual = say("cli-option-game", games=", ".join(GAMES)), next(iter(GAMES))
    add("game", metavar=say("cli-usage-game"), nargs="?", default=usual, help=games)
    kinds = say("cli-option-what", kinds=", ".join((ALL, *KINDS)))
    add("--what", default=ALL, metavar=say("cli-usage-what"), help=kinds)
    add("--side", metavar=say("cli-usage-side"), help=say("cli-option-side"))
    papers = say("cli-option-paper", papers=", ".join(PAPERS))
    add("--paper", default=next(iter(PAPERS)), metavar=say("cli-usage-paper"), help=papers)
    add("--output", metavar=say("cli-usage-file"), help=say("cli-option-output"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Makes the file and says what it is called; one that is there already is left alone."""
    if given:
        raise Refused("refused-option-of", command=asked.command, name=next(iter(given)))
    language = asked.language or own_language()
    made = fulfil(Wish(asked.game, asked.what, asked.side, asked.paper, language))
    name: str = asked.output or made.name
    if name == "-":
        sys.stdout.buffer.write(made.content)
        return 0
    if has_file(name):
        raise Refused("refused-exists", file=name)
    write_file(Path(name), made.content)
    show(asked.say("cli-printed", file=name, pages=made.pages))
    return 0
