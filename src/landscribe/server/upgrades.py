"""Upgrades: a database is brought to the newest version of its schema before anything is read from it."""

import asyncio
import filecmp
import logging
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import NullPool

from landscribe.core.note import WrongValue
from landscribe.server.engine import engine_of, is_file

LOG = logging.getLogger("landscribe")
MIGRATIONS = Path(__file__).parent / "migrations"
OURS = {"tables", "log", "seats"}
FIRST = "1"  # what a database has whose tables were made before it had a version
LOCK = 0x6C616E6473637269  # one process at a time upgrades a PostgreSQL


async def upgrade_at(url: str) -> None:
    """Upgrades the database at this address; WrongValue where it cannot be used."""
    engine = engine_of(url)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()


async def upgrade(engine: AsyncEngine) -> None:
    """Brings the database to the newest version, in one transaction; WrongValue where it is newer."""
    if is_file(engine):
        await asyncio.to_thread(_upgrade_file, engine.url)
        return
    async with engine.begin() as connection:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        await connection.run_sync(_upgrade)


def _upgrade_file(url: sa.URL) -> None:
    """Upgrades an SQLite file, which other processes cannot write meanwhile."""
    engine = sa.create_engine(url.set(drivername="sqlite"), poolclass=NullPool)
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin_writing)
    file = Path(url.database or "")
    with engine.begin() as connection:
        _upgrade(connection, file)


def _leave_transactions_to_us(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=30000")


def _begin_writing(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: sa.Connection, file: Path | None = None) -> None:
    """Runs the migrations that are missing; a file with tables in it is copied first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    newest = ScriptDirectory.from_config(config).get_current_head()
    assert newest is not None
    has_tables = set(sa.inspect(connection).get_table_names()) >= OURS
    stamped = MigrationContext.configure(connection).get_current_revision()
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
