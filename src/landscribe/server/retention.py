"""How long tables are kept: those whose time is over are deleted in the background, in small steps."""

import asyncio
import logging
import time
from collections.abc import Callable

from landscribe.server.database import Database
from landscribe.server.deletions import Age
from landscribe.server.metrics import SWEPT
from landscribe.server.settings import Keeping
from landscribe.table.live_tables import LiveTables
from landscribe.table.peers import ALONE, Peers
from landscribe.table.store import deleting

LOG = logging.getLogger("landscribe")
DAY = 24 * 3600.0  # seconds
EVERY = 3600.0  # seconds
JUMP = 600.0  # seconds by which a clock that was set is another
STEP, PAUSE = 100, 0.2  # tables at a time, and seconds until the next


class Retention:
    """Sweeps now and then, for as long as a process serves."""

    def __init__(
        self,
        keeping: Keeping,
        database: Database,
        tables: LiveTables,
        clock: Callable[[], float] = time.time,
        pause: float = PAUSE,
        peers: Peers = ALONE,
    ) -> None:
        self._keeping = keeping
        self._database = database
        self._tables = tables
        self._clock = clock
        self._pause = pause
        self._peers = peers
        self._offset: float | None = None  # of the clock from one that nobody sets

    async def run(self) -> None:
        """Sweeps again and again, the leader for all; returns at once where everything is kept for ever."""
        while self._keeping != Keeping():
            try:
                if self._is_clock_steady() and self._peers.is_leader:
                    await self.sweep()
            except Exception as error:
                LOG.error("old tables could not be deleted: %s", error)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> int:
        """Deletes what is too old and nobody looks at; how many tables that were."""
        swept, last = 0, ""
        while ages := await self._database.ages_after(last, STEP):
            over = await self._over(last, ages)
            last = ages[-1].table
            if over:
                await self._database.write(deleting(*(age.table for age in over)))
            for age in over:
                await self._tables.forget(age.table)
                SWEPT.labels("finished" if age.is_over else "forgotten").inc()
            swept += len(over)
            await asyncio.sleep(self._pause)
        if swept:
            LOG.info("old tables were deleted", extra={"tables": swept})
        return swept

    async def _over(self, last: str, ages: list[Age]) -> list[Age]:
        """Those of the tables after the last one that are too old and that nobody looks at at any process."""
        old = {age.table for age in ages if self._is_old(age)}
        if not old:
            return []
        old -= await self._tables.watched(old)
        again = await self._database.ages_after(last, STEP)  # something may have happened meanwhile
        return [age for age in again if age.table in old and self._is_old(age)]

    def _is_clock_steady(self) -> bool:
        """Whether the clock by which tables are old has not been set since this was asked last."""
        offset = self._clock() - time.monotonic()
        is_steady = self._offset is None or abs(offset - self._offset) < JUMP
        if not is_steady:
            LOG.warning("the clock was set: old tables are not deleted before the next time")
        self._offset = offset
        return is_steady

    def _is_old(self, age: Age) -> bool:
        days = self._keeping.finished if age.is_over else self._keeping.forgotten
        return days is not None and age.changed < self._clock() - days * DAY
