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

    async def run(self) -> None:
        """Sweeps again and again, the leader for all; returns at once where everything is kept for ever."""
        while self._keeping != Keeping():
            try:
                if self._peers.is_leader:
                    await self.sweep()
            except Exception as error:
                LOG.error("old tables could not be deleted: %s", error)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> int:
        """Deletes what is too old and nobody looks at; how many tables that were."""
        swept, last = 0, ""
        while ages := await self._database.ages_after(last, STEP):
            last = ages[-1].table
            over = [age for age in ages if self._is_due(age)]
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

    def _is_due(self, age: Age) -> bool:
        days = self._keeping.finished if age.is_over else self._keeping.forgotten
        is_old = days is not None and age.changed < self._clock() - days * DAY
        return is_old and not self._tables.is_watched(age.table)
