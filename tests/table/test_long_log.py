"""A log has an end: who acts and takes back for ever is told so, and the game can still be finished."""

import asyncio

import pytest

from landscribe.bots import thought
from landscribe.table import live_table, seats, wire
from landscribe.table.log import Entry, Proposal
from landscribe.table.new_tables import deal_for
from landscribe.table.refusals import Refused
from landscribe.table.table_state import first_state
from tests.table.tables import MemoryStore, live_tables


def most(seats: int) -> int:
    return 10 * seats


def test_a_long_log_takes_what_ends_the_game_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "most_entries", most)

    async def run() -> None:
        tables = live_tables(MemoryStore())
        wanted = wire.NewTable(game="mapmaker", seats=(wire.Me(kind="me", name="Ada"),))
        seated = await seats.create_table(tables, first_state(deal_for(wanted)))
        async with tables.use(seated.table) as live:

            async def act() -> None:
                action = thought("mapmaker", "uniform", live.views.of(0), live.table.version)
                await live.enter(lambda _: Proposal(Entry("act", 0, action)))

            for _ in range(5):
                await live.enter(lambda _: Proposal(Entry("hint", 0)))
                await act()
            with pytest.raises(Refused) as refused:
                await live.enter(lambda _: Proposal(Entry("hint", 0)))
            assert refused.value.note.message == "refused-log-full"
            while not live.table.is_over:
                await act()

    asyncio.run(run())
