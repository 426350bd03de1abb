"""What is no longer kept: who gave up a seat, tables that were deleted, and those whose time is over."""

import asyncio
import json
import logging
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from landscribe.server import retention
from landscribe.server.context import Context, context_with
from landscribe.server.engine import engine_of
from landscribe.server.retention import DAY, Retention
from landscribe.server.schema import META, TABLES
from landscribe.server.settings import Keeping, Settings
from landscribe.table import seats
from landscribe.table.credentials import hashed, new_token
from landscribe.table.deletion import delete_seat, delete_table
from landscribe.table.log import Entry
from landscribe.table.new_tables import deal_for
from landscribe.table.outbox import Outbox
from landscribe.table.store import Change, appending, together
from landscribe.table.table_state import TableState, entered, first_state
from landscribe.table.wire import JoinTable, NewTable
from tests.server.serving import Served, bearing
from tests.table.tables import table_of


def wanted(*others: str, name: str = "Ada Lovelace") -> NewTable:
    """A table of mine."""
    mine = {"kind": "me", "name": name, "title": "scribe"}
    return NewTable.model_validate({"game": "cartographers", "seats": [mine, *({"kind": o} for o in others)]})


async def all_kept(database: str) -> str:
    """Every row of a database, as text."""
    engine = engine_of(database)
    try:
        async with engine.connect() as connection:
            return json.dumps(
                [
                    tuple(map(str, row))
                    for each in META.sorted_tables
                    for row in await connection.execute(sa.select(each))
                ]
            )
    finally:
        await engine.dispose()


async def opened(database: str) -> Context:
    context = context_with(Settings(database, is_warmed=False))
    await context.database.open()
    return context


def test_nothing_is_kept_of_who_gives_up_a_seat(database: str) -> None:
    async def leave() -> None:
        context = await opened(database)
        tables = context.tables
        ada = await seats.create_table(tables, first_state(deal_for(wanted("open"))))
        async with tables.use(ada.table) as live:
            bob = await seats.join_table(live, JoinTable(name="Bob Babbage"))
        for seated, name in ((bob, "Babbage"), (ada, "Lovelace")):
            assert name in await all_kept(database)
            await delete_seat(tables, seated.table, seated.token)
            assert name not in await all_kept(database)
        await tables.stop()
        await context.database.close()
        again = await opened(database)
        async with again.tables.use(ada.table) as live:
            assert [chair.name for chair in live.table.chairs] == ["", ""]
            assert (live.table.version, set(live.hashes.values())) == (3, {None})
        await again.database.close()

    asyncio.run(leave())


def test_only_the_owner_deletes_a_table_and_then_nothing_is_kept_of_it(database: str) -> None:
    async def delete() -> None:
        context = await opened(database)
        tables = context.tables
        other = await seats.create_table(tables, first_state(deal_for(wanted(name="Other"))))
        ada = await seats.create_table(tables, first_state(deal_for(wanted("open"))))
        async with tables.use(ada.table) as live:
            bob = await seats.join_table(live, JoinTable(name="Bob"))
        with pytest.raises(Exception, match="Only the owner of the table can delete it"):
            await delete_table(tables, bob.table, bob.token)
        await delete_table(tables, ada.table, ada.token)
        kept = await all_kept(database)
        assert ada.table not in kept
        assert other.table in kept
        with pytest.raises(LookupError, match="no table"):
            await delete_table(tables, ada.table, ada.token)
        await context.database.close()

    asyncio.run(delete())


def test_who_is_at_a_table_that_is_deleted_is_sent_away(server: Served) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    refused = server.http.post(f"/api/tables/{ada['table']}/delete", headers=bearing(bob["token"]))
    assert (refused.status_code, refused.json()["note"]["message"]) == (409, "refused-owner-delete")
    with server.live(bob) as live:
        assert server.post(f"/api/tables/{ada['table']}/delete", token=ada["token"]) == {
            "table": ada["table"]
        }
        with pytest.raises(ConnectionClosed) as closed:
            live.answer("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert server.http.get(f"/api/tables/{ada['table']}").status_code == 404
    assert server.post("/api/mine", {"seats": [{"table": ada["table"], "token": ada["token"]}]}) == []


def test_who_gives_up_a_seat_after_the_game_is_not_named_at_the_rematch_either(tmp_path: Path) -> None:
    async def leave() -> None:
        context = await opened(str(tmp_path / "tables.db"))
        tables, tokens = context.tables, [new_token(), new_token()]
        over, log = played_out(table_of("cartographers", 2, 6))
        await tables.create(over, dict(enumerate(map(hashed, tokens))), log)
        async with tables.use("table") as live:
            again = await seats.rematch(tables, live, tokens[0])
        await delete_seat(tables, "table", tokens[1])
        for ident in ("table", again.table):
            async with tables.use(ident) as live:
                assert [chair.name for chair in live.table.chairs] == ["Player 0", ""]
        assert "Player 1" not in await all_kept(str(tmp_path / "tables.db"))
        await tables.stop()
        await context.database.close()

    asyncio.run(leave())


def played_out(table: TableState) -> tuple[TableState, Change]:
    """The table when everyone has done anything until the game was over, and what writes that."""
    changes: list[Change] = []
    while not table.is_over:
        seat = min(table.due)
        entry = Entry("act", seat, str(next(iter(table.game.legal(table.state, seat)))))
        table = entered(table, entry)
        changes.append(appending(table, entry))
    return table, together(changes)


def test_the_last_person_takes_a_table_along_that_nobody_can_read(tmp_path: Path) -> None:
    served = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt")
    try:
        ada = served.table("cartographers", "open")
        bob = served.join(ada["table"])
        served.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
            file.execute("UPDATE tables SET rules = 99")
        served.start()
        for seated, others in ((ada, ["", "Bob"]), (bob, None)):
            served.post(f"/api/tables/{ada['table']}/delete", token=seated["token"])
            look = served.http.get(f"/api/tables/{ada['table']}")
            assert look.json().get("names") == others
        assert look.status_code == 404
    finally:
        served.stop()


@pytest.mark.parametrize(
    ("keeping", "left"),
    [
        (Keeping(), {"new", "old", "new over", "old over"}),
        (Keeping(finished=30), {"new", "old", "new over"}),
        (Keeping(forgotten=30), {"new", "new over", "old over"}),
        (Keeping(finished=30, forgotten=30), {"new", "new over"}),
        (Keeping(finished=90, forgotten=90), {"new", "old", "new over", "old over"}),
    ],
)
def test_tables_go_when_their_time_is_over(database: str, keeping: Keeping, left: set[str]) -> None:
    async def sweep() -> None:
        context = await opened(database)
        made: dict[str, str] = {}
        now = 1_800_000_000.0
        for name in ("new", "old", "new over", "old over"):
            seated = await seats.create_table(context.tables, first_state(deal_for(wanted())))
            made[seated.table] = name
            await age(database, seated.table, now - 60 * DAY if "old" in name else now, "over" in name)
        retention = Retention(keeping, context.database, context.tables, lambda: now, 0)
        assert await retention.sweep() == 4 - len(left)
        assert {made[table] for table in await context.database.all_tables()} == left
        await context.database.close()

    asyncio.run(sweep())


def test_a_table_at_which_someone_looks_stays(tmp_path: Path) -> None:
    async def sweep() -> None:
        context = await opened(str(tmp_path / "tables.db"))
        seated = await seats.create_table(context.tables, first_state(deal_for(wanted())))
        later = time.time() + 60 * DAY
        retention = Retention(Keeping(forgotten=30), context.database, context.tables, lambda: later, 0)
        async with context.tables.use(seated.table) as live:
            with live.watched_through(Outbox(None)):
                assert await retention.sweep() == 0
        assert await retention.sweep() == 1
        with pytest.raises(LookupError, match="no table"):
            async with context.tables.use(seated.table):
                pass
        await context.database.close()

    asyncio.run(sweep())


def test_nothing_is_deleted_by_a_clock_that_was_just_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "landscribe")
    monkeypatch.setattr(retention, "EVERY", 0.0)
    years, swept = [0, 0, 10, 10, 0, -10, -10], list[int]()
    left = list(years)

    def clock() -> float:
        if not left:
            raise asyncio.CancelledError
        return time.monotonic() + left.pop(0) * 365 * DAY

    async def sweep(_: Retention) -> None:
        swept.append(len(years) - len(left) - 1)

    async def run() -> None:
        context = await opened(str(tmp_path / "tables.db"))
        with suppress(asyncio.CancelledError):
            await Retention(Keeping(forgotten=30), context.database, context.tables, clock).run()
        await context.database.close()

    monkeypatch.setattr(Retention, "sweep", sweep)
    asyncio.run(run())
    assert swept == [0, 1, 3, 6]
    assert caplog.messages.count("the clock was set: old tables are not deleted before the next time") == 3


async def age(database: str, table: str, changed: float, is_over: bool) -> None:
    """Lets a table be as old, and its game over or not."""
    engine = engine_of(database)
    async with engine.begin() as connection:
        standing = json.dumps([["Ada"], [], is_over])
        of = sa.update(TABLES).where(TABLES.c.id == table)
        await connection.execute(of.values(changed=changed, summary=standing))
    await engine.dispose()
