"""Backups: every row of a database as a line of text, compressed; from either kind of database into either.

They are made while a server runs: what is read is one moment's, and nobody waits for it.
"""

import gzip
import json
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO, TypeAlias

import sqlalchemy as sa
from pydantic import BaseModel, TypeAdapter
from sqlalchemy.ext.asyncio import AsyncConnection

from landscribe.core.note import WrongValue
from landscribe.server.engine import engine_of, only_process, reaching
from landscribe.server.schema import META
from landscribe.server.upgrades import Fill, newest_version, reading, upgrade

TITLE = "landscribe backup 1"


class Head(BaseModel):
    """The first line: what it is, and the version of the schema."""

    title: str
    version: str


class End(BaseModel):
    """The last line: how many rows each table has."""

    rows: dict[str, int]


Row: TypeAlias = tuple[str, dict[str, Any]]
Line: TypeAlias = Head | End | Row
LINE: TypeAdapter[Line] = TypeAdapter(Line)


async def back_up(url: str, file: Path) -> int:
    """Writes everything into a file, whole or not at all; how many tables there are."""
    async with reading(url) as connection:
        await _stand_still(connection)
        with _written(file) as lines:
            return await _write(connection, lines)


async def _stand_still(connection: AsyncConnection) -> None:
    """Lets this connection see the database as it is now, whatever is written meanwhile."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


@contextmanager
def _written(file: Path) -> Generator[TextIO]:
    part = file.with_name(file.name + ".part")
    try:
        opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds seeds
        with os.fdopen(opened, "wb") as target, gzip.open(target, "wt", encoding="utf-8") as lines:
            yield lines
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


async def _write(connection: AsyncConnection, lines: TextIO) -> int:
    counts: dict[str, int] = {}
    print(json.dumps({"title": TITLE, "version": newest_version()}), file=lines)
    for table in META.sorted_tables:
        counts[table.name] = 0
        async with connection.stream(sa.select(table)) as rows:
            async for row in rows.mappings():
                print(json.dumps([table.name, dict(row)]), file=lines)
                counts[table.name] += 1
    print(json.dumps({"rows": counts}), file=lines)
    return counts["tables"]


async def restore(url: str, file: Path) -> int:
    """Fills an empty database with a backup, all of it or nothing; how many tables there are."""
    version = _version_in(file)
    engine, counts = engine_of(url), dict[str, int]()

    def put(connection: sa.Connection) -> None:
        counts.update(_put(connection, file))

    with reaching(url):
        held = only_process(url)
        try:
            await upgrade(engine, Fill(version, put))
        finally:
            await engine.dispose()
            if held is not None:
                held.close()
    return counts["tables"]


def _version_in(file: Path) -> str:
    head = next(_lines(file), None)
    if not isinstance(head, Head) or head.title != TITLE:
        raise WrongValue("refused-backup", file=str(file))
    if not head.version.isdecimal() or int(head.version) > int(newest_version()):
        raise WrongValue("refused-newer-database", found=head.version, known=newest_version())
    return head.version


def _lines(file: Path) -> Iterator[Line]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            yield from map(LINE.validate_json, lines)
    except (EOFError, gzip.BadGzipFile, ValueError):
        raise WrongValue("refused-backup", file=str(file)) from None


def _put(connection: sa.Connection, file: Path) -> dict[str, int]:
    """Every row of a backup in its table; WrongValue where it does not end as it should."""
    tables, counts, end = sa.MetaData(), dict[str, int](), End(rows={})
    tables.reflect(connection)
    for line in _lines(file):
        if isinstance(line, End):
            end = line
        elif not isinstance(line, Head):
            name, row = line
            connection.execute(sa.insert(tables.tables[name]), row)
            counts[name] = counts.get(name, 0) + 1
    if not end.rows or {name: number for name, number in end.rows.items() if number} != counts:
        raise WrongValue("refused-backup", file=str(file))
    return end.rows
