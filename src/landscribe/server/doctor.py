"""A look at every table that is kept: whether what happened there can still be played back."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

from landscribe.core.note import Note
from landscribe.server.database import Database
from landscribe.server.engine import reaching
from landscribe.server.upgrades import reading
from landscribe.table.unreadable import Unreadable, state_of, why_unreadable


class Found(NamedTuple):
    """How a table is."""

    table: str
    is_over: bool
    why: Note | None  # it cannot be read, if so
    is_damaged: bool  # and neither its age nor the program's is to blame


@asynccontextmanager
async def examining(url: str) -> AsyncGenerator[Database]:
    """The database at this address, only to be read; WrongValue where this program cannot."""
    async with reading(url):
        database = Database(url)
    try:
        with reaching(url):
            yield database
    finally:
        await database.close()


async def examined(database: Database, table: str) -> Found | None:
    """How this table is, its whole log replayed; None where it is gone by now."""
    stored = await database.load(table)
    if stored is None:
        return None
    try:
        state = state_of(stored)
    except Unreadable as error:
        return Found(table, stored.listed.standing.is_over, error.note, why_unreadable(stored.listed) is None)
    return Found(table, state.is_over, None, is_damaged=False)
