"""That a database cannot be written is said when it begins, now and then, and when it ends."""

import asyncio
import logging
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from landscribe.server.context import Context
from landscribe.server.outages import SAID_EVERY, Outage
from landscribe.table.refusals import NotKept
from tests.server.test_database import dealt, first_action, with_context


def said(caplog: pytest.LogCaptureFixture) -> list[tuple[str, int]]:
    """What the log says, and how many changes were refused by then."""
    assert not any(record.exc_info for record in caplog.records)
    return [(record.getMessage(), record.__dict__["refused"]) for record in caplog.records]


def test_an_outage_is_said_when_it_begins_now_and_then_and_when_it_ends(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [100.0]
    outage = Outage(lambda: now[0])
    with caplog.at_level(logging.WARNING, "landscribe"):  # which a doctor before may have silenced
        for _ in range(70):
            outage.refuse(OSError("no way\nto the host"))
            now[0] += SAID_EVERY / 30
        outage.end()
        outage.end()
    cannot, can = "the database cannot be written", "the database can be written again"
    assert said(caplog) == [(cannot, 1), (cannot, 31), (cannot, 61), (can, 70)]
    assert {record.__dict__["why"] for record in caplog.records[:3]} == {"no way"}
    assert caplog.records[-1].__dict__["seconds"] == round(70 * SAID_EVERY / 30)


def test_what_is_refused_at_many_tables_is_one_line_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    query_only = [False]

    def restrict(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {query_only[0]}")

    async def act(context: Context, table: str) -> None:
        async with context.tables.use(table) as live:
            await live.enter(first_action)

    async def use(context: Context) -> None:
        tables = [f"table-{number}" for number in range(4)]
        for table in tables:
            await context.tables.create(dealt(table), {0: None})
        query_only[0] = True
        for _ in range(2):
            refused = await asyncio.gather(*(act(context, table) for table in tables), return_exceptions=True)
            assert {type(each) for each in refused} == {NotKept}
        with pytest.raises(NotKept):
            await context.tables.create(dealt("new"), {0: None})
        query_only[0] = False
        await act(context, "table-0")

    event.listen(sa.Engine, "begin", restrict)
    try:
        with caplog.at_level(logging.WARNING, "landscribe"):
            with_context(str(tmp_path / "tables.db"), use)
    finally:
        event.remove(sa.Engine, "begin", restrict)
    assert said(caplog) == [("the database cannot be written", 1), ("the database can be written again", 9)]
    assert caplog.records[0].__dict__["why"] == "attempt to write a readonly database"
