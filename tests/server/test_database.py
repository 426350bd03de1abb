"""The store, on SQLite and on a real PostgreSQL: one log a table, each change whole or not at all."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from landscribe.core.record import started
from landscribe.games import GAMES
from landscribe.server.context import Context, context_with
from landscribe.server.database import Database
from landscribe.server.engine import blocking_engine, engine_of, is_file
from landscribe.server.schema import LOG
from landscribe.server.settings import Settings
from landscribe.table.credentials import hashed
from landscribe.table.live_table import LiveTable
from landscribe.table.live_tables import NoTable
from landscribe.table.log import Entry, Proposal
from landscribe.table.store import Conflict, appending, creating, rehashing, together
from landscribe.table.table_state import Chair, Deal, TableState, entered, first_state
from landscribe.table.unreadable import state_of
from landscribe.table.views import Views
from tests.table.tables import table_of

HASHES: dict[int, str | None] = {0: hashed("mine"), 1: None}


def with_database(database: str, use: Callable[[Database], Awaitable[None]]) -> None:
    """Uses a store in an event loop of its own."""

    async def run() -> None:
        store = Database(database)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def acted(table: TableState, seat: int) -> tuple[TableState, Entry]:
    action = next(iter(table.game.legal(table.state, seat)))
    entry = Entry("act", seat, str(action), message=f"{seat}:x")
    return entered(table, entry), entry


def first_action(views: Views) -> Proposal:
    return Proposal(acted(views.table, 0)[1])


def test_a_table_comes_back_as_it_was(database: str) -> None:
    first = table_of("cartographers", 2, (1 << 53) - 1)
    second, entry = acted(first, 1)
    third = entered(second, Entry("take_back", 1))

    async def write(store: Database) -> None:
        await store.write(creating(first, HASHES))
        await store.write(together([appending(second, entry), rehashing("table", 1, hashed("theirs"))]))
        await store.write(appending(third, Entry("take_back", 1)))

    async def read(store: Database) -> None:
        found = await store.load("table")
        assert found is not None
        assert found.deal == first.deal
        assert found.log == (entry, Entry("take_back", 1))
        assert state_of(found) == third
        assert found.listed.hashes == {0: hashed("mine"), 1: hashed("theirs")}
        (listed,) = await store.list_tables(["table", "nowhere"])
        assert listed[:4] == ("table", "cartographers", 1, {})
        assert listed.standing.due == (0, 1)
        assert await store.load("nowhere") is None
        assert await store.bots_due(0) == []

    with_database(database, write)
    with_database(database, read)


def test_two_processes_cannot_write_the_same_entry(database: str) -> None:
    first = table_of("cartographers", 2, 1)
    mine, my_entry = acted(first, 0)
    theirs, their_entry = acted(first, 1)

    async def use(store: Database) -> None:
        await store.write(creating(first, HASHES))
        both = together([appending(theirs, their_entry), rehashing("table", 0, None)])
        results = await asyncio.gather(
            store.write(appending(mine, my_entry)), store.write(both), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Conflict]
        found = await store.load("table")
        assert found is not None
        assert found.log == (my_entry,)
        assert found.listed.hashes == HASHES

    with_database(database, use)


def test_many_changes_at_once_are_all_kept(database: str) -> None:
    tables = [
        table._replace(deal=table.deal._replace(table=f"table {number}"))
        for number, table in enumerate([table_of("mapmaker", 1, 1)] * 50)
    ]

    async def use(store: Database) -> None:
        await asyncio.gather(*(store.write(creating(table, {0: None})) for table in tables))
        pairs = [acted(table, 0) for table in tables]
        await asyncio.gather(*(store.write(appending(*pair)) for pair in pairs))
        for table, _ in pairs:
            found = await store.load(table.deal.table)
            assert found is not None
            assert state_of(found) == table

    with_database(database, use)


def dealt(table: str, *bots: str) -> TableState:
    record, _ = started(GAMES["cartographers"], 1 + len(bots), 3, {})
    chairs = (Chair("Ada", is_taken=True), *(Chair(bot=bot) for bot in bots))
    return first_state(Deal(table, record, "nonce", False, chairs, 0))


def with_context(database: str, use: Callable[[Context], Awaitable[None]], idle: float = 300) -> None:
    """Uses what a process has, of a process in an event loop of its own."""

    async def run() -> None:
        context = context_with(Settings(database, idle=idle, is_warmed=False))
        await context.open()
        try:
            await use(context)
        finally:
            await context.close()

    asyncio.run(run())


def test_bots_resume_thinking_after_a_restart(database: str) -> None:
    async def written(store: Database) -> None:
        await store.write(creating(dealt("table", "uniform", "uniform"), {0: None, 1: None, 2: None}))
        assert await store.bots_due(0) == ["table"]

    async def resumed_by_itself(context: Context) -> None:
        async with asyncio.timeout(20):
            while await context.database.bots_due(0):
                await asyncio.sleep(0.05)
        async with context.tables.use("table") as live:
            assert {played.by for played in live.table.since} == {"uniform"}
            assert live.table.due == {0}

    with_database(database, written)
    with_context(database, resumed_by_itself)


def test_idle_tables_leave_the_memory_and_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def use(context: Context) -> None:
        await context.tables.create(dealt("table"), {0: None})
        async with context.tables.use("table") as live:
            await asyncio.sleep(0.3)
            assert context.tables.loaded == 1, "it is used"
            await live.enter(first_action)
            before = live.table
        async with asyncio.timeout(10):
            while context.tables.loaded:
                await asyncio.sleep(0.05)
        async with context.tables.use("table") as live:
            assert live.table == before
        with pytest.raises(NoTable):
            async with context.tables.use("nowhere"):
                pass

    with_context(str(tmp_path_factory.mktemp("idle") / "tables.db"), use, idle=0.1)


def test_a_process_that_was_overtaken_tries_once_more_on_what_won(database: str) -> None:
    async def use(context: Context) -> None:
        await context.tables.create(dealt("table"), {0: None})
        async with context.tables.use("table") as live:
            found = await context.database.load("table")
            assert found is not None
            elsewhere = LiveTable(state_of(found), found.listed.hashes, context.database, context.bots)
            await elsewhere.enter(first_action)
            await live.enter(lambda views: Proposal(first_action(views).entry._replace(message="0:y")))
            assert live.table.version == 2
            await elsewhere.catch_up()
            assert live.table == elsewhere.table

    with_context(database, use)


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(ValueError, match="'mysql' is no database here"):
        Database("mysql://somewhere")


def test_a_file_with_seeds_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o644)
    asyncio.run(_opened(f"sqlite:///{file}"))
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.db*")} == {0o600}


async def _opened(url: str) -> None:
    database = Database(url)
    await database.open()
    await database.check()
    await database.close()


def test_an_entry_is_written_in_the_order_of_the_columns() -> None:
    assert tuple(column.name for column in LOG.c) == ("table_id", "number", *Entry._fields)


def test_what_is_acknowledged_is_on_the_disk_when_the_power_goes(database: str) -> None:
    async def ask(*questions: str) -> list[Any]:
        engine = engine_of(database)
        async with engine.connect() as connection:
            answers = [(await connection.exec_driver_sql(question)).scalar() for question in questions]
        await engine.dispose()
        return answers

    if is_file(engine := engine_of(database)):
        with blocking_engine(engine).connect() as connection:  # that writes
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    else:
        assert asyncio.run(ask("show synchronous_commit")) == ["on"]


def test_what_fails_is_logged_without_the_seeds_that_were_written() -> None:
    for url in ("sqlite:///x.db", "postgresql://nobody@localhost/nothing"):
        assert engine_of(url).sync_engine.hide_parameters
