"""Connections to SQLite and PostgreSQL."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from landscribe.core.note import WrongValue


def engine_of(url: str) -> AsyncEngine:
    """The engine of a database given by URL, or of an SQLite file given by its path."""
    scheme, is_url, rest = url.partition("://")
    if not is_url:
        Path(url).expanduser().parent.mkdir(parents=True, exist_ok=True)
        scheme, rest = "sqlite", f"/{Path(url).expanduser().absolute()}"
    match scheme:
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            return create_async_engine(f"postgresql+asyncpg://{rest}", pool_pre_ping=True)
        case "sqlite" | "sqlite+aiosqlite":
            engine = create_async_engine(f"sqlite+aiosqlite://{rest}")
            event.listen(engine.sync_engine, "connect", _prepare)
            return engine
        case _:
            raise WrongValue("refused-database", scheme=scheme)


def is_file(engine: AsyncEngine) -> bool:
    """Whether the database is an SQLite file."""
    return engine.dialect.name == "sqlite"


def blocking_engine(engine: AsyncEngine) -> sa.Engine:
    """An engine for the same SQLite file whose every statement waits, for a thread of its own."""
    blocking = sa.create_engine(engine.url.set(drivername="sqlite"))
    event.listen(blocking, "connect", _prepare)
    return blocking


def _prepare(connection: Any, _: object) -> None:
    """SQLite as a server wants it: readers beside the writer, and nothing lost even when the power goes."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
