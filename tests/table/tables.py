"""Tables without a server: as values, and live over a store that is a dictionary."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import TypeVar

from landscribe.bots import advised, thought
from landscribe.core.game import Seat, Seen
from landscribe.core.record import started
from landscribe.games import GAMES
from landscribe.table.bot_pool import Advised, Chosen
from landscribe.table.live_tables import LiveTables
from landscribe.table.store import Change, Conflict, ListedTable, StoredTable, Written
from landscribe.table.table_state import Chair, Deal, TableState, first_state


def table_of(name: str, seats: int, seed: int) -> TableState:
    """A new table at which everyone is a person."""
    record, _ = started(GAMES[name], seats, seed, {})
    chairs = tuple(Chair(f"Player {seat}", is_taken=True) for seat in range(seats))
    return first_state(Deal("table", record, "nonce", False, chairs, 0))


Result = TypeVar("Result")


class MemoryStore:
    """Keeps tables as long as it lives."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.reviews: dict[tuple[str, Seat], str] = {}

    async def write(self, change: Change) -> None:
        """Takes all of the change, or nothing of it."""
        if any(entry.number != len(self.tables[entry.table].log) + 1 for entry in change.entries):
            raise Conflict
        for deal, standing, hashes in change.tables:
            record = deal.record
            listed = ListedTable(
                deal.table, record.game, record.rules, record.options, standing, 0, dict(hashes)
            )
            self.tables[deal.table] = StoredTable(listed, deal, ())
        for table, _, entry, standing in change.entries:
            stored = self.tables[table]
            listed = stored.listed._replace(standing=standing)
            self.tables[table] = stored._replace(listed=listed, log=(*stored.log, entry))
        for table, seat, text in change.reviews:
            self.reviews[table, seat] = text
        for table, seat, hashed in change.hashes:
            self.tables[table].listed.hashes[seat] = hashed
        for table in change.deleted:
            del self.tables[table]

    async def load(self, table: str) -> StoredTable | None:
        """The table with this id, if there is one."""
        found = self.tables.get(table)
        return None if found is None else found._replace(listed=_copy(found.listed))

    async def since(self, table: str, number: int) -> Written | None:
        """What was written at a table after the entry of this number."""
        found = self.tables.get(table)
        return None if found is None else Written(found.log[number:], dict(found.listed.hashes))

    async def review(self, table: str, seat: Seat) -> str | None:
        """The review of a seat's game, if it is kept."""
        return self.reviews.get((table, seat))

    async def list_tables(self, tables: list[str]) -> list[ListedTable]:
        """Those of these tables that exist."""
        return [_copy(self.tables[table].listed) for table in tables if table in self.tables]

    async def bots_due(self) -> list[str]:
        """The tables at which a bot owes an action."""
        return [name for name, stored in self.tables.items() if stored.listed.standing.is_bot_due]


def _copy(listed: ListedTable) -> ListedTable:
    return listed._replace(hashes=dict(listed.hashes))


class PromptBots:
    """Bots that answer at once."""

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        """What a bot does in this view."""
        await asyncio.sleep(0)
        return Chosen(thought(game, bot, view, seed), bot)

    async def work(self, do: Callable[..., Result], *given: object) -> Result:
        """What it returns."""
        await asyncio.sleep(0)
        return do(*given)

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """What it would do and why."""
        await asyncio.sleep(0)
        return Advised(advised(game, bot, view, seed), bot)


def live_tables(store: MemoryStore) -> LiveTables:
    """Tables over this store, as a page without a server would have them: no thread, no process, no clock."""
    ticks = count()

    async def at_once(load: Callable[[], TableState]) -> TableState:
        return load()

    return LiveTables(store, PromptBots(), lambda: next(ticks), at_once, idle=300)
