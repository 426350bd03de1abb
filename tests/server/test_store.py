"""The store, on SQLite and on a real PostgreSQL: one log a table, each change whole or not at all."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from landscribe.core.record import started
from landscribe.games import GAMES
from landscribe.server.room import Room
from landscribe.server.rooms import NoTable, Rooms
from landscribe.server.settings import Settings
from landscribe.server.sitting import Chair, Deal, Entry, Refused, Sitting, entered, opened, resumed
from landscribe.server.store import Conflict, Store, appended, created, together, token_kept
from landscribe.server.tokens import hashed
from tests.server.test_leaks import sitting_of

HASHES: dict[int, str | None] = {0: hashed("mine"), 1: None}


def stored(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    """Uses a store in an event loop of its own."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def acted(sitting: Sitting, seat: int) -> tuple[Sitting, Entry]:
    action = next(iter(sitting.game.legal(sitting.state, seat)))
    entry = Entry("act", seat, str(action), message=f"{seat}:x")
    return entered(sitting, entry), entry


def test_a_table_comes_back_as_it_was(database: str) -> None:
    first = sitting_of("cartographers", 2, (1 << 53) - 1)
    second, entry = acted(first, 1)
    third = entered(second, Entry("take_back", 1))

    async def write(store: Store) -> None:
        await store.write(created(first, HASHES))
        await store.write(together([appended(second, entry), token_kept("table", 1, hashed("theirs"))]))
        await store.write(appended(third, Entry("take_back", 1)))

    async def read(store: Store) -> None:
        kept = await store.load("table")
        assert kept is not None
        assert kept.deal == first.deal
        assert kept.entries == (entry, Entry("take_back", 1))
        assert resumed(kept.deal, kept.entries) == third
        assert kept.hashes == {0: hashed("mine"), 1: hashed("theirs")}
        (listed,) = await store.listed(["table", "nowhere"])
        assert (listed.record, listed.summary.due) == (first.deal.record, (0, 1))
        assert await store.load("nowhere") is None
        assert await store.bots_due() == []

    stored(database, write)
    stored(database, read)


def test_two_processes_cannot_write_the_same_entry(database: str) -> None:
    first = sitting_of("cartographers", 2, 1)
    mine, my_entry = acted(first, 0)
    theirs, their_entry = acted(first, 1)

    async def use(store: Store) -> None:
        await store.write(created(first, HASHES))
        both = together([appended(theirs, their_entry), token_kept("table", 0, None)])
        results = await asyncio.gather(
            store.write(appended(mine, my_entry)), store.write(both), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Conflict]
        kept = await store.load("table")
        assert kept is not None
        assert kept.entries == (my_entry,)
        assert kept.hashes == HASHES

    stored(database, use)


def test_many_changes_at_once_are_all_kept(database: str) -> None:
    sittings = [
        sitting._replace(deal=sitting.deal._replace(table=f"table {number}"))
        for number, sitting in enumerate([sitting_of("mapmaker", 1, 1)] * 50)
    ]

    async def use(store: Store) -> None:
        await asyncio.gather(*(store.write(created(sitting, {0: None})) for sitting in sittings))
        pairs = [acted(sitting, 0) for sitting in sittings]
        await asyncio.gather(*(store.write(appended(*pair)) for pair in pairs))
        for sitting, _ in pairs:
            kept = await store.load(sitting.deal.table)
            assert kept is not None
            assert resumed(kept.deal, kept.entries) == sitting

    stored(database, use)


def dealt(table: str, *bots: str) -> Sitting:
    record, _ = started(GAMES["cartographers"], 1 + len(bots), 3, {})
    chairs = (Chair("Ada", is_taken=True), *(Chair(bot=bot) for bot in bots))
    return opened(Deal(table, record, "nonce", False, chairs, 0))


def housed(database: str, use: Callable[[Rooms], Awaitable[None]], idle: float = 300) -> None:
    """Uses the rooms of a process in an event loop of its own."""

    async def run() -> None:
        rooms = Rooms(Settings(database, idle=idle, is_warmed=False))
        await rooms.open()
        try:
            await use(rooms)
        finally:
            await rooms.close()

    asyncio.run(run())


def test_bots_resume_thinking_after_a_restart(database: str) -> None:
    async def written(store: Store) -> None:
        await store.write(created(dealt("table", "uniform", "uniform"), {0: None, 1: None, 2: None}))
        assert await store.bots_due() == ["table"]

    async def resumed_by_itself(rooms: Rooms) -> None:
        async with asyncio.timeout(20):
            while await rooms.store.bots_due():
                await asyncio.sleep(0.05)
        async with rooms.room("table") as room:
            assert {played.by for played in room.sitting.since} == {"uniform"}
            assert room.sitting.due == {0}

    stored(database, written)
    housed(database, resumed_by_itself)


def test_idle_tables_leave_the_memory_and_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def use(rooms: Rooms) -> None:
        await rooms.create(dealt("table"), {0: None})
        async with rooms.room("table") as room:
            await asyncio.sleep(0.3)
            assert rooms.loaded == 1, "it is used"
            await room.enter(lambda sitting: acted(sitting, 0)[1])
            before = room.sitting
        async with asyncio.timeout(10):
            while rooms.loaded:
                await asyncio.sleep(0.05)
        async with rooms.room("table") as room:
            assert room.sitting == before
        with pytest.raises(NoTable):
            async with rooms.room("nowhere"):
                pass

    housed(str(tmp_path_factory.mktemp("idle") / "tables.db"), use, idle=0.1)


def test_a_process_that_was_overtaken_looks_again(database: str) -> None:
    async def use(rooms: Rooms) -> None:
        await rooms.create(dealt("table"), {0: None})
        async with rooms.room("table") as room:
            kept = await rooms.store.load("table")
            assert kept is not None
            elsewhere = Room(kept, rooms.store, rooms.thinkers)
            await elsewhere.enter(lambda sitting: acted(sitting, 0)[1])
            with pytest.raises(Refused, match="Something else happened at this table first"):
                await room.enter(lambda sitting: acted(sitting, 0)[1])
            assert room.sitting == elsewhere.sitting

    housed(database, use)


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(ValueError, match="'mysql' is no database here"):
        Store("mysql://somewhere")
