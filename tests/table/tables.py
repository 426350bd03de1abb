"""Tables without a server: as values, and live over a store that is a dictionary."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import TypeVar

from landscribe.bots import advised, thought
from landscribe.core.game import Seen
from landscribe.core.record import started
from landscribe.device.store import DeviceStore as MemoryStore
from landscribe.games import GAMES
from landscribe.table.bot_pool import Advised, Chosen
from landscribe.table.live_tables import LiveTables
from landscribe.table.table_state import Chair, Deal, TableState, first_state
from landscribe.table.timer import STILL


def table_of(name: str, seats: int, seed: int) -> TableState:
    """A new table at which everyone is a person."""
    record, _ = started(GAMES[name], seats, seed, {})
    chairs = tuple(Chair(f"Player {seat}", is_taken=True) for seat in range(seats))
    return first_state(Deal("table", record, "nonce", False, chairs, 0))


__all__ = ["MemoryStore", "PromptBots", "live_tables", "table_of"]

Result = TypeVar("Result")


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


def live_tables(store: MemoryStore, now: Callable[[], float] = STILL.now) -> LiveTables:
    """Tables over this store, as a page without a server would have them: no thread, no process, no clock."""
    ticks = count()

    async def at_once(load: Callable[[], TableState]) -> TableState:
        return load()

    return LiveTables(store, PromptBots(), lambda: next(ticks), at_once, idle=300, now=now)
