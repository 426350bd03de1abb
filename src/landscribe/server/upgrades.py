"""Upgrades: a database is brought to the newest version of its schema before anything is read from it."""

import asyncio
import filecmp
import logging
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from landscribe.core.note import WrongValue
from landscribe.server.engine import engine_of, is_file, reaching

LOG = logging.getLogger("landscribe")
MIGRATIONS = Path(__file__).parent / "migrations"
OURS = {"tables", "log", "seats"}
FIRST = "1"  # what a database has whose tables were made before it had a version
LOCK = 0x6C616E6473637269  # one process at a time upgrades a PostgreSQL


@asynccontextmanager
async def reading(url: str) -> AsyncGenerator[AsyncConnection]:
    """A connection to the database at this address as it is; WrongValue where this program cannot read it."""
    engine = engine_of(url)
    try:
        if is_file(engine) and not Path(engine.url.database or "").is_file():
            raise WrongValue("refused-no-database", file=str(engine.url.database))
        async with AsyncExitStack() as stack:
            with reaching(url):
                connection = await stack.enter_async_context(engine.connect())
                found = await connection.run_sync(version_of)
            if found != newest_version():
                raise WrongValue("refused-read-version", found=found or "0", known=newest_version())
            await connection.rollback()
            with reaching(url, (DBAPIError,)):  # what else fails is not the database
                yield connection
    finally:
        await engine.dispose()


class Fill(NamedTuple):
    """What a database is filled with: at this version of the schema, by this function."""

    version: str
    put: Callable[[sa.Connection], None]


async def upgrade_at(url: str) -> None:
    """Upgrades the database at this address; WrongValue where it cannot be used."""
    engine = engine_of(url)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()


async def upgrade(engine: AsyncEngine, filled: Fill | None = None) -> None:
    """Brings the database to the newest version, in one transaction; WrongValue where it is newer.

    Where there is something to fill it with, that is done first, at the version that it was kept in.
    """
    if is_file(engine):
        await asyncio.to_thread(_upgrade_file, engine.url, filled)
        return
    async with engine.begin() as connection:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        await connection.run_sync(_upgrade, None, filled)


def _upgrade_file(url: sa.URL, filled: Fill | None) -> None:
    """Upgrades an SQLite file, which other processes cannot write meanwhile."""
    engine = sa.create_engine(url.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin_writing)
    file = Path(url.database or "")
    with engine.begin() as connection:
        _upgrade(connection, file, filled)


def _leave_transactions_to_us(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=30000")


def _begin_writing(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: sa.Connection, file: Path | None, filled: Fill | None) -> None:
    """Runs the migrations that are missing; a file with tables in it is copied first."""
    config, newest = _config(), newest_version()
    config.attributes["connection"] = connection
    if filled is not None:
        _fill(connection, config, filled)
    has_tables = set(sa.inspect(connection).get_table_names()) >= OURS
    stamped = version_of(connection)
    found = stamped or (FIRST if has_tables else None)
    if found == newest:
        return
    if found is not None and not (found.isdecimal() and int(found) < int(newest)):
        raise WrongValue("refused-newer-database", found=found, known=newest)
    if has_tables and file is not None:
        _copy_beside(file, newest)
    if found is not None and stamped is None:
        command.stamp(config, found)
    command.upgrade(config, "head")
    if has_tables:
        LOG.warning("the database was upgraded from version %s to version %s", found, newest)


def newest_version() -> str:
    """The version of the schema that this program knows."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def version_of(connection: sa.Connection) -> str | None:
    """The version of the schema that a database has; None where it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _fill(connection: sa.Connection, config: Config, filled: Fill) -> None:
    """Puts into an empty database what was kept of another; WrongValue where it is not empty."""
    tables = set(sa.inspect(connection).get_table_names()) & OURS
    if any(
        connection.execute(sa.select(sa.text("1")).select_from(sa.table(name)).limit(1)).first()
        for name in tables
    ):
        raise WrongValue("refused-not-empty")
    if version_of(connection) not in (None, filled.version):
        raise WrongValue("refused-other-version", found=str(version_of(connection)), kept=filled.version)
    command.upgrade(config, filled.version)
    filled.put(connection)


def _copy_beside(file: Path, version: str) -> None:
    """Keeps the file as it was before this version; a copy that is there already stays as it is."""
    part = Path(f"{file}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    shutil.copymode(file, part)
    for number in count():
        copy = Path(f"{file}.before-{version}" + (f"-{number}" if number else ""))
        if not copy.exists():
            part.rename(copy)
            return
        if filecmp.cmp(part, copy, shallow=False):
            part.unlink()
            return
