"""`landscribe doctor`: plays every log back, and says what is wrong."""

import asyncio
import logging
import sys
from argparse import Namespace
from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track

from landscribe.cli.keeping import database_of, declare_database, missing
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import show
from landscribe.core.note import Say, spoken

if TYPE_CHECKING:
    from landscribe.server.doctor import Found

COUNTED = ("tables", "over", "foreign", "damaged")


def declare(command: Parser) -> None:
    """What can follow `landscribe doctor`."""
    declare_database(command)
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Looks at every table; 1 where one is damaged, or a part of the database."""
    database = database_of(asked, given)
    try:
        from landscribe.server.doctor import examining
    except ImportError as error:
        raise missing(asked.command, error) from None
    logging.getLogger("landscribe").setLevel(logging.CRITICAL)  # what is wrong is said here

    async def examine(say: Say) -> Counter[str]:
        counts: Counter[str] = Counter()
        async with examining(database) as examination:
            tables, console = await examination.tables(), Console(stderr=True)
            is_hidden = not sys.stderr.isatty()
            for table in track(tables, say("cli-examining"), console=console, disable=is_hidden):
                counts.update(_told(await examination.look_at(table), say))
            for part in await examination.damaged_parts():
                show(say("cli-damaged-part", part=part))
                counts["parts"] += 1
        return counts

    counts = asyncio.run(examine(asked.say))
    show(asked.say("cli-examined", **{name: counts[name] for name in COUNTED}))
    return 1 if counts["damaged"] or counts["parts"] else 0


def _told(found: "Found | None", say: Say) -> dict[str, int]:
    """What counts of a table; why it cannot be read is said."""
    if found is None:
        return {}
    if found.why is not None:
        show(say("cli-unreadable", table=found.table, reason=spoken(found.why, say)))
    is_foreign = found.why is not None and not found.is_damaged
    return {"tables": 1, "over": found.is_over, "foreign": is_foreign, "damaged": found.is_damaged}
