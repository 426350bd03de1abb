"""All tables: loaded when somebody wants one, evicted when nobody does, and resumed after a crash."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from landscribe.core.note import Unknown
from landscribe.server.room import Room
from landscribe.server.settings import Settings
from landscribe.server.sitting import Sitting
from landscribe.server.store import Kept, Store, Write, created, together
from landscribe.server.thinkers import Thinkers

LOG = logging.getLogger("landscribe")


class NoTable(Unknown):
    """There is no table with this id."""


class Rooms:
    """The tables in memory, over those in the store."""

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.thinkers)
        self._idle = settings.idle
        self._is_warmed = settings.is_warmed
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Opens the store, starts the processes that think, and resumes what bots owe."""
        await self.store.open()
        self.thinkers.start()
        if self._is_warmed:
            self.thinkers.warm_up()
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Ends everything in order: bots, connections, and the store last."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            room.dismiss_all()
            await room.close()
        self.thinkers.stop()
        await self.store.close()

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def viewers(self) -> int:
        """How many look at a table."""
        return sum(room.viewers for room in self._rooms.values())

    @asynccontextmanager
    async def room(self, table: str) -> AsyncGenerator[Room]:
        """The table with this id, in memory as long as it is used; NoTable where there is none."""
        room = self._rooms.get(table) or await self._loaded(table)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = time.monotonic()

    async def _loaded(self, table: str) -> Room:
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", table):
            raise NoTable("refused-no-such-table")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        try:
            kept = await self.store.load(table)
            if kept is None:
                raise NoTable("refused-no-table", table=table)
            room = await asyncio.to_thread(Room, kept, self.store, self.thinkers)
            self._rooms[table] = room
            room.wake_bots()
            return room
        finally:
            del self._loading[table]

    async def create(
        self, sitting: Sitting, hashes: dict[int, str | None], also: Write | None = None
    ) -> None:
        """A new table, kept before anyone is told; with it what else changes."""
        write = created(sitting, hashes)
        await self.store.write(write if also is None else together([write, also]))
        self.admit(sitting, hashes)

    def admit(self, sitting: Sitting, hashes: dict[int, str | None]) -> None:
        """A new table that was kept just now."""
        room = Room(Kept(sitting.deal, (), hashes), self.store, self.thinkers)
        self._rooms[sitting.deal.table] = room
        room.wake_bots()

    async def _resume(self) -> None:
        """Loads the tables at which bots owe an action, one after the other."""
        for table in await self.store.bots_due():
            try:
                async with self.room(table):
                    pass
            except Exception:
                LOG.exception("table %s could not be resumed", table)

    async def _sweep(self) -> None:
        """Evicts what has been idle for long."""
        while True:
            await asyncio.sleep(min(self._idle / 4, 30))
            before = time.monotonic() - self._idle
            for table, room in list(self._rooms.items()):
                if room.is_idle and room.used < before:
                    del self._rooms[table]
