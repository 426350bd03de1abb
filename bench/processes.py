"""`python -m bench.processes`: what a move costs on PostgreSQL, also where another process follows it."""

import asyncio
import gc
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from landscribe.core.record import started
from landscribe.games import GAMES
from landscribe.server.context import Context, context_with
from landscribe.server.settings import UNLIMITED, Settings
from landscribe.table.live_table import LiveTable
from landscribe.table.log import Entry, Proposal
from landscribe.table.outbox import Outbox
from landscribe.table.table_state import Chair, Deal, first_state
from landscribe.table.views import Views
from tests.server.postgres import Postgres

TABLES, MOVES = 100, 10
PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """Milliseconds of a core that a move takes: here, and in PostgreSQL."""

    ours: float
    theirs: float


def _busy(process: str) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory() -> float:
    """KB in the memory."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1024


async def _created(context: Context, number: int) -> list[str]:
    """So many tables of two."""
    names = [f"table-{number}-{each}" for each in range(TABLES)]
    for name in names:
        record, _ = started(GAMES["cartographers"], 2, name, {})
        chairs = (Chair("Ada", is_taken=True), Chair("Bob", is_taken=True))
        deal = Deal(name, record, "nonce", True, chairs, 0)
        await context.tables.create(first_state(deal), {0: None, 1: None})
    return names


def _act(views: Views) -> Proposal:
    table = views.table
    seat = min(table.due)
    action = next(iter(table.game.legal(table.state, seat)))
    return Proposal(Entry("act", seat, str(action)), action)


async def _move(live: LiveTable) -> None:
    for _ in range(MOVES):
        await live.enter(_act)


async def _cost(postgres: Postgres, url: str, do: Callable[[], Awaitable[None]]) -> Cost:
    backends = postgres.ask(
        url, "select pid from pg_stat_activity where backend_type = 'client backend'"
    ).split()
    theirs, ours = sum(map(_busy, backends)), time.process_time()
    await do()
    ours, theirs = time.process_time() - ours, sum(map(_busy, backends)) - theirs
    return Cost(1000 * ours / (TABLES * MOVES), 1000 * theirs / (TABLES * MOVES))


async def _measure(postgres: Postgres, url: str) -> None:
    settings = Settings(url, limits=UNLIMITED, is_warmed=False)
    one, two = context_with(settings), context_with(settings)
    await one.open()
    await _created(one, 0)  # what the first ones bring into the memory is no table's
    before = _memory()
    names = await _created(one, 1)
    print(f"a table that was dealt          {(_memory() - before) / TABLES:8.1f} KB")
    async with AsyncExitStack() as stack:
        here = [await stack.enter_async_context(one.tables.use(name)) for name in names]

        async def move() -> None:
            await asyncio.gather(*map(_move, here))

        for live in here:
            for seat in (0, 1):
                stack.enter_context(live.watched_through(Outbox(seat)))
        await move()
        cost = await _cost(postgres, url, move)
        print(f"a move that two see             {cost.ours:8.2f} ms, and {cost.theirs:.2f} ms of PostgreSQL")
        await two.open()
        there = [await stack.enter_async_context(two.tables.use(name)) for name in names]

        async def move_and_follow() -> None:
            await move()
            while any(a.table.version != b.table.version for a, b in zip(here, there, strict=True)):
                await asyncio.sleep(0.01)

        cost = await _cost(postgres, url, move_and_follow)
        print(f"a move that two processes fold  {cost.ours:8.2f} ms, and {cost.theirs:.2f} ms of PostgreSQL")
        waits: list[float] = []
        for a, b in zip(here, there, strict=True):
            begun, version = time.perf_counter(), a.table.version
            await a.enter(_act)
            while b.table.version == version:
                await asyncio.sleep(0)
            waits.append(1000 * (time.perf_counter() - begun))
        waits.sort()
        print(f"until the other process has it  {waits[len(waits) // 2]:8.1f} ms (median)")
    await one.close()
    await two.close()


if __name__ == "__main__":
    found = Postgres()
    try:
        asyncio.run(_measure(found, found.new_database()))
    finally:
        found.stop()
