"""A look at every table that is kept: whether what happened there can still be read and played back."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from landscribe.core.note import Note, note
from landscribe.server.database import Database
from landscribe.server.engine import asking, engine_of, is_file, reaching, why_failed
from landscribe.server.schema import META, TABLES
from landscribe.server.upgrades import reading
from landscribe.table.store import Unreachable
from landscribe.table.unreadable import Unreadable, state_of, why_unreadable


class Found(NamedTuple):
    """How a table is."""

    table: str
    is_over: bool
    why: Note | None  # it cannot be read, if so
    is_damaged: bool  # and neither its age nor the program's is to blame


class Examination:
    """A database that is only read; damaged pages keep nothing from being read that is not on them."""

    def __init__(self, url: str) -> None:
        self._database, self._engine = Database(url), engine_of(url)

    async def tables(self) -> list[str]:
        """Every table there is; from the index alone, in no order, where the rows cannot all be read."""
        try:
            return await self._database.all_tables()
        except (Unreachable, DBAPIError):
            async with asking(self._engine) as connection:
                return list((await connection.execute(sa.select(TABLES.c.id))).scalars())

    async def look_at(self, table: str) -> Found | None:
        """How this table is, its whole log replayed; None where it is gone by now."""
        try:
            stored = await self._database.load(table)
        except (Unreachable, DBAPIError) as error:
            await self._ask()
            return Found(table, False, note("refused-damaged-pages", why=why_failed(error)), is_damaged=True)
        if stored is None:
            return None
        try:
            state = state_of(stored)
        except Unreadable as error:
            is_damaged = why_unreadable(stored.listed) is None
            return Found(table, stored.listed.standing.is_over, error.note, is_damaged)
        return Found(table, state.is_over, None, is_damaged=False)

    async def _ask(self) -> None:
        """Unreachable where the whole database is to blame."""
        async with asking(self._engine) as connection:
            await connection.execute(sa.select(1))

    async def damaged_parts(self) -> list[str]:
        """The tables of the schema with damaged pages, as far as the database can tell."""
        if not is_file(self._engine):
            return []
        return [name for name in META.tables if not await self._is_whole(name)]

    async def _is_whole(self, name: str) -> bool:
        try:
            async with asking(self._engine) as connection:
                found = await connection.exec_driver_sql(f"PRAGMA integrity_check('{name}')")
                return found.scalars().all() == ["ok"]
        except Unreachable:
            return False

    async def close(self) -> None:
        """Lets go of the database."""
        await self._database.close()
        await self._engine.dispose()


@asynccontextmanager
async def examining(url: str) -> AsyncGenerator[Examination]:
    """The database at this address, only to be read; WrongValue where this program cannot."""
    async with reading(url):
        examination = Examination(url)
    try:
        with reaching(url):
            yield examination
    finally:
        await examination.close()
