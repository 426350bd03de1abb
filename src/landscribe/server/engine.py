"""Connections to SQLite and PostgreSQL."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from landscribe.core.note import WrongValue
from landscribe.table.store import Unreachable

LOG = logging.getLogger("landscribe")
LOCKED_FOR = 2.0  # seconds until an SQLite file is given up that somebody else writes
FAILURES = (DBAPIError, sqlite3.Error, OSError, Unreachable)
ANSWERED_WITHIN = 4.0  # seconds for PostgreSQL: a network that is silently cut says nothing for many minutes


def engine_of(url: str) -> AsyncEngine:
    """The engine of a database given by URL, or of an SQLite file given by its path."""
    scheme, is_url, rest = url.partition("://")
    if not is_url:
        Path(url).expanduser().parent.mkdir(parents=True, exist_ok=True)
        scheme, rest = "sqlite", f"/{Path(url).expanduser().absolute()}"
    match scheme:
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            return create_async_engine(
                f"postgresql+asyncpg://{rest}", pool_pre_ping=True, hide_parameters=True
            )
        case "sqlite" | "sqlite+aiosqlite":
            engine = create_async_engine(f"sqlite+aiosqlite://{rest}", hide_parameters=True)
            event.listen(engine.sync_engine, "connect", _prepare)
            return engine
        case _:
            raise WrongValue("refused-database", scheme=scheme)


@contextmanager
def reaching(url: str, failures: tuple[type[Exception], ...] = FAILURES) -> Generator[None]:
    """Says in a sentence why a database cannot be opened or read: WrongValue."""
    try:
        yield
    except failures as error:
        before, at, after = url.rpartition("@")
        shown = f"{before.partition('://')[0]}://…@{after}" if at else url
        raise WrongValue("refused-unusable-database", database=shown, why=why_failed(error)) from None


def why_failed(error: Exception) -> str:
    """Why a database failed, in a line."""
    if isinstance(error, Unreachable) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return said.partition("\n")[0] or type(error).__name__


@asynccontextmanager
async def in_time(engine: AsyncEngine) -> AsyncGenerator[None]:
    """While PostgreSQL is asked something; TimeoutError where it does not answer in time.

    All connections may hang then: those that nobody uses are not tried any more.
    """
    if is_file(engine):
        yield
        return
    try:
        async with asyncio.timeout(ANSWERED_WITHIN):
            yield
    except TimeoutError:
        await engine.dispose(close=False)
        raise


@asynccontextmanager
async def asking(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """A connection to read from; Unreachable where the database cannot be read at the moment."""
    try:
        async with in_time(engine), engine.connect() as connection:
            yield connection
    except Exception as error:
        if not is_unusable(error):
            raise
        LOG.warning("the database cannot be read: %s", why_failed(error))
        raise Unreachable("refused-unwell") from error


def is_unusable(error: Exception) -> bool:
    """Whether the database itself failed: it is locked, full, read-only, damaged or away."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    is_damaged = type(error) is DatabaseError  # what it is called is the parent of all other failures
    return is_damaged or isinstance(error, OperationalError | InterfaceError | OSError)


def is_file(engine: AsyncEngine) -> bool:
    """Whether the database is an SQLite file."""
    return engine.dialect.name == "sqlite"


def only_process(url: str) -> sqlite3.Connection | None:
    """What holds an SQLite file for this process alone, as long as it lives; WrongValue where another does.

    Two processes would each think that it alone writes, and their people would wait for each other for ever.
    """
    engine = engine_of(url)
    file = engine.url.database
    if not is_file(engine) or file in (None, "", ":memory:"):
        return None
    held = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        held.close()
        raise WrongValue("refused-held-database", file=str(file)) from None
    return held


def blocking_engine(engine: AsyncEngine) -> sa.Engine:
    """An engine for the same SQLite file whose every statement waits, for a thread of its own."""
    blocking = sa.create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(blocking, "connect", _prepare)
    return blocking


def _prepare(connection: Any, _: object) -> None:
    """SQLite as a server wants it: readers beside the writer, and nothing lost even when the power goes."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA database_list")
    file = cursor.fetchone()[2]
    if file:
        with suppress(OSError):
            Path(file).chmod(0o600)  # it holds seeds; SQLite gives its other files the same mode
    waiting = f"busy_timeout={round(1000 * LOCKED_FOR)}"
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", waiting):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
