"""`landscribe restore`: fills an empty database with a backup."""

from argparse import Namespace
from pathlib import Path

from landscribe.cli.keeping import database_of, declare_file, kept, missing
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import show


def declare(command: Parser) -> None:
    """What can follow `landscribe restore`."""
    declare_file(command)
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Fills an empty database with a backup, and says how many there are."""
    database, file = database_of(asked, given), Path(asked.file)
    try:
        from landscribe.server.backups import restore
    except ImportError as error:
        raise missing(asked.command, error) from None
    show(asked.say("cli-restored", tables=kept(restore(database, file), file), file=str(file)))
    return 0
