"""All tables: loaded when somebody wants one, evicted when nobody does, and resumed after a crash."""

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias, assert_never

from landscribe.core.game import Seat
from landscribe.core.note import Note, Unknown
from landscribe.table.bot_pool import BotPool
from landscribe.table.live_table import LiveTable, bots_of_table
from landscribe.table.outbox import CloseCode
from landscribe.table.peers import (
    ALONE,
    Asked,
    Changed,
    Heard,
    Here,
    Notice,
    Peers,
    Pointed,
    Reviewing,
    Sought,
    Spoken,
    Watched,
)
from landscribe.table.refusals import NotKept, Refused
from landscribe.table.speaking import hear_said
from landscribe.table.store import Change, Conflict, ListedTable, Store, Unreachable, creating, together
from landscribe.table.table_state import TableState
from landscribe.table.timer import AFTER_START, STILL, Times
from landscribe.table.unreadable import Unreadable, state_of, why_unreadable

LOG = logging.getLogger("landscribe")
AGAIN = (
    0.5  # seconds until it is tried once more to read what another process wrote, or to find what bots owe
)
TICK = 0.5  # seconds between two looks at the time
LOOKED = 5.0  # seconds between two looks at the time of tables that are not in memory
MOST_TRIED = 10_000  # tables of which it is remembered whether they can be read
ANSWERED_WITHIN = 2.0  # seconds for other processes to say at which tables someone looks

Clock: TypeAlias = Callable[[], float]
"""Seconds since some moment in the past; never set back."""
Aside: TypeAlias = Callable[[Callable[[], TableState]], Awaitable[TableState]]
"""Does what takes long without holding up the others: in a thread, where there are threads."""


class NoTable(Unknown):
    """There is no table with this id."""


class LiveTables:
    """The tables in memory, over those in the store; one that is idle for so many seconds is evicted."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        clock: Clock,
        aside: Aside,
        idle: float,
        peers: Peers = ALONE,
        now: Callable[[], float] = STILL.now,
    ) -> None:
        self.store = store
        self.times = Times(now, now() + AFTER_START)
        self._peers = peers
        self._bots = bots
        self._clock = clock
        self._aside = aside
        self._idle = idle
        self._tables: dict[str, LiveTable] = {}
        self._tried: dict[str, Note | None] = {}  # what was read last, and why it cannot be, if so
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._sought: set[str] = set()  # tables of which other processes say that someone looks at them
        self._tasks: list[asyncio.Task[None]] = []
        self._catching_up: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Resumes what bots owe, and begins to look at the time and to evict what is idle."""
        self._tasks = [asyncio.create_task(do()) for do in (self._resume, self._tick, self._sweep)]

    async def stop(self) -> None:
        """Ends what bots do and every connection."""
        tasks = [*self._tasks, *self._catching_up]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in list(self._tables.values()):  # while one is waited for, another may leave the memory
            live.close_all()
            await live.close()

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def viewers(self) -> int:
        """How many look at a table."""
        return sum(live.viewers for live in self._tables.values())

    @asynccontextmanager
    async def use(self, ident: str) -> AsyncGenerator[LiveTable]:
        """The table with this id, in memory as long as it is used; NoTable where there is none."""
        while (live := self._tables.get(ident)) is None:
            await self._wait_for(ident)  # whoever waits may find that it was let go of in the same moment
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.last_used = self._clock()

    async def _wait_for(self, ident: str) -> None:
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", ident):
            raise NoTable("refused-no-such-table")
        if ident not in self._loading:
            self._loading[ident] = asyncio.create_task(self._load(ident))
        await asyncio.shield(self._loading[ident])

    async def _load(self, ident: str) -> None:
        try:
            self.admit(*await self._read(ident))
            self._tables[ident].wait_for_all()
        finally:
            del self._loading[ident]

    async def _read(self, ident: str) -> tuple[TableState, dict[Seat, str | None]]:
        stored = await self.store.load(ident)
        if stored is None:
            raise NoTable("refused-no-table", table=ident)
        try:
            table = await self._aside(lambda: state_of(stored))
        except Unreadable as error:
            self._remember(ident, error.note)
            raise
        return table, stored.listed.hashes

    async def create(
        self, table: TableState, hashes: dict[Seat, str | None], log: Change | None = None
    ) -> None:
        """A new table, written before anyone hears of it; with its log, where it has one from the start.

        One that is there already, since the same was asked for twice at once, stays as it is.
        """
        try:
            await self.store.write(together([creating(table, hashes), log or Change()]))
        except Conflict:
            return
        except NotKept:
            raise
        except Exception:
            LOG.exception("table %s could not be written", table.deal.table)
            raise NotKept("refused-not-kept") from None
        if table.deal.table not in self._tables:
            self.admit(table, hashes)

    def admit(self, table: TableState, hashes: dict[Seat, str | None]) -> None:
        """A table that was written or read just now."""
        live = LiveTable(table, hashes, self.store, self._bots, self._peers, self.times, self._clock)
        live.last_used = self._clock()
        self._tables[table.deal.table] = live
        self._remember(table.deal.table, None)
        live.wake_bots()
        self._peers.tell(Asked(table.deal.table))

    async def forget(self, ident: str) -> None:
        """Lets go of a table that was deleted, and sends everyone away."""
        self._tried.pop(ident, None)
        if live := self._tables.pop(ident, None):
            live.close_all(CloseCode.NO_TABLE)
            await live.close()

    def is_watched(self, ident: str) -> bool:
        """Whether someone looks at a table, or does something at it."""
        live = self._tables.get(ident)
        return live is not None and (live.users > 0 or live.viewers > 0)

    async def watched(self, idents: Collection[str]) -> set[str]:
        """Those of these tables at which someone looks, through whichever process."""
        if self._peers.are_there:
            self._sought.clear()
            self._peers.tell(Sought(tuple(idents)))
            await asyncio.sleep(ANSWERED_WITHIN)
        return {ident for ident in idents if ident in self._sought or self.is_watched(ident)}

    async def why_unreadable(self, listed: ListedTable) -> Note | None:
        """Why a table cannot be read, if so; what the list does not show is found out by reading it, once."""
        ident, why = listed.table, why_unreadable(listed)
        if why is None and ident not in self._tried:
            with suppress(Unreadable):
                await self._read(ident)
                self._remember(ident, None)
        return why or self._tried.get(ident)

    def _remember(self, ident: str, why: Note | None) -> None:
        """Notes why a table cannot be read, if so, for those that were read last."""
        self._tried.pop(ident, None)
        self._tried[ident] = why
        if len(self._tried) > MOST_TRIED:
            del self._tried[next(iter(self._tried))]

    # What other processes say

    def hear(self, process: str, notice: Notice) -> None:
        """Takes what another process says."""
        match notice:
            case Changed(ident, number):
                self._hear_of_change(ident, number)
            case Here(ident, seats):
                if live := self._tables.get(ident):
                    live.presence.hear_elsewhere(process, seats)
            case Asked(ident):
                for live in [*self._tables.values()] if not ident else [self._tables.get(ident)]:
                    if live is not None:
                        live.presence.tell()
            case Heard(ident, seat):
                if live := self._tables.get(ident):
                    live.presence.hear_here(seat)
            case Spoken() | Pointed():
                if live := self._tables.get(notice.table):
                    hear_said(live, notice)
            case Sought(idents):
                if mine := tuple(filter(self.is_watched, idents)):
                    self._peers.tell(Watched(mine))
            case Watched(idents):
                self._sought.update(idents)
            case Reviewing():
                pass
            case _:
                assert_never(notice)

    def lose(self, process: str) -> None:
        """Counts those as away who looked through a process that is gone."""
        for live in self._tables.values():
            live.presence.hear_elsewhere(process, ())

    def catch_up(self) -> None:
        """Reads whatever may have been written while nothing could be heard."""
        for ident in (*self._tables, *self._loading):
            self._hear_of_change(ident, None)

    def _hear_of_change(self, ident: str, number: int | None) -> None:
        live = self._tables.get(ident)
        if live is not None and live.is_idle:
            del self._tables[ident]  # it is played elsewhere now
        elif live is not None or ident in self._loading:
            task = asyncio.create_task(self._catch_up(ident, number or None))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, ident: str, number: int | None) -> None:
        while True:
            try:
                async with self.use(ident) as live:
                    await live.catch_up(number)
            except (NoTable, Refused) as error:
                LOG.warning("table %s is not served on: %s", ident, error)
                self._tables.pop(ident, None)
            except Exception as error:
                if not isinstance(error, Unreachable):  # which the store says itself
                    LOG.exception("table %s could not be read again", ident)
                await asyncio.sleep(AGAIN)
                continue
            return

    async def _resume(self) -> None:
        """Lets bots act at tables that no process looks after; of several processes the leader does."""
        orphans, is_alone = set[str](), self._peers is ALONE
        while True:
            try:
                before, orphans = orphans, await self._orphans() if self._peers.is_leader else set[str]()
            except Exception as error:
                LOG.warning("what bots owe could not be read: %s", error)
            else:
                await self._load_all(
                    orphans if is_alone else orphans & before
                )  # not what is about to be done
            await asyncio.sleep(LOOKED if is_alone else AGAIN)

    async def _tick(self) -> None:
        """Lets bots act for people whose time is up, at the tables in memory."""
        while True:
            await asyncio.sleep(TICK)
            for live in [live for live in self._tables.values() if live.table.timer is not None]:
                live.wake_bots()

    async def _orphans(self) -> set[str]:
        """The tables at which bots owe an action and no process lets them think."""
        works = {
            bots_of_table(ident): ident
            for ident in await self.store.bots_due(self.times.now())
            if ident not in self._tables and self._tried.get(ident) is None
        }
        return {works[work] for work in await self._peers.unclaimed(works)}

    async def _load_all(self, tables: Collection[str]) -> None:
        """Loads tables, one after the other."""
        for ident in tables:
            try:
                async with self.use(ident):
                    pass
            except (Unreadable, Unreachable) as error:
                LOG.warning("table %s cannot be resumed: %s", ident, error)
            except Exception:
                LOG.exception("table %s could not be resumed", ident)

    async def _sweep(self) -> None:
        """Evicts what has been idle for long."""
        while True:
            await asyncio.sleep(min(self._idle / 4, 30))
            before = self._clock() - self._idle
            for ident, live in list(self._tables.items()):
                if live.is_idle and live.last_used < before:
                    del self._tables[ident]
