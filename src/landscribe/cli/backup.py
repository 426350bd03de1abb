"""`landscribe backup`: writes every table into a file, while a server runs."""

from argparse import Namespace
from pathlib import Path

from landscribe.cli.keeping import database_of, declare_file, kept, missing
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import show


def declare(command: Parser) -> None:
    """What can follow `landscribe backup`."""
    declare_file(command)
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Writes every table into a file, while a server runs, and says how many there are."""
    database, file = database_of(asked, given), Path(asked.file)
    try:
        from landscribe.server.backups import back_up
    except ImportError as error:
        raise missing(asked.command, error) from None
    show(asked.say("cli-backed-up", tables=kept(back_up(database, file), file), file=str(file)))
    return 0
