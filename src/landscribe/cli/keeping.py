"""What the commands about kept tables share: where these are, and the packages they need."""

import asyncio
from argparse import Namespace
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

from landscribe import own
from landscribe.cli import serve
from landscribe.cli.cards import declare_cards
from landscribe.cli.configuration import Options
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, failure

Found = TypeVar("Found")


def declare_database(command: Parser) -> None:
    """The option that says where tables are kept, configured as for the server."""
    command.add_argument("--database", metavar="URL", help=command.say("cli-option-database"))
    declare_cards(command)
    server = Parser(command.say)
    serve.declare(server)
    command.set_defaults(options=Options(command, server.get_default("options").names))


def declare_file(command: Parser) -> None:
    """The file of a backup, and the database."""
    command.add_argument("file", metavar=command.say("cli-usage-file"), help=command.say("cli-option-backup"))
    declare_database(command)


def database_of(asked: Namespace, given: Mapping[str, str]) -> str:
    """Where tables are kept; Refused where an option is not known."""
    if given:
        raise Refused("refused-option-of", command=asked.command, name=next(iter(given)))
    asked.options.settle(asked)
    own.use(asked.cards)
    return asked.database or str(serve.data_file())


def missing(command: str, error: ImportError) -> Refused:
    """What to install, where a package of the server is not there."""
    return Refused("refused-package-of", command=command, package=error.name or str(error))


def kept(work: Coroutine[Any, Any, Found], file: Path) -> Found:
    """What comes of reading or writing a file; Refused where the system does not allow it."""
    try:
        return asyncio.run(work)
    except OSError as error:
        raise Refused("refused-file", file=str(file), why=failure(error)) from None
