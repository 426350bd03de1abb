"""What is no longer kept: people who gave up a seat, and tables whose time is over."""

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from landscribe.server.schema import CONTESTS, LOG, REVIEWS, SEATS, TABLES, TRIES
from landscribe.table.store import ErasedPerson
from landscribe.table.table_state import NOBODY, Chair


class Age(NamedTuple):
    """When something last happened at a table or the time of its turn is up, and whether its game is over."""

    table: str
    changed: float  # seconds since 1970
    is_over: bool


def ages_after(connection: sa.Connection, table: str, most: int) -> list[Age]:
    """So many tables, in the order of their ids, after this one."""
    columns = TABLES.c.id, TABLES.c.changed, TABLES.c.summary, TABLES.c.until
    rows = connection.execute(
        sa.select(*columns).where(TABLES.c.id > table).order_by(TABLES.c.id).limit(most)
    )
    return [Age(row.id, max(row.changed, row.until or 0.0), json.loads(row.summary)[2]) for row in rows]


def erase(connection: sa.Connection, people: Sequence[ErasedPerson]) -> None:
    """Takes out of all that is kept of a table who sat in a seat."""
    for table, seat in people:
        joins = sa.and_(LOG.c.table_id == table, LOG.c.seat == seat, LOG.c.kind == "join")
        connection.execute(sa.update(LOG).where(joins).values(text=str(NOBODY)))
        sat = sa.and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        connection.execute(sa.update(SEATS).where(sat).values(token_hash=None))
        _forget_tries(connection, sa.and_(TRIES.c.table_id == table, TRIES.c.seat == seat))
        _erase_dealt(connection, table, seat)


def _erase_dealt(connection: sa.Connection, table: str, seat: int) -> None:
    """Takes a person out of the chairs with which a table was created, and out of its summary."""
    of = TABLES.c.id == table
    row = connection.execute(sa.select(TABLES.c.chairs, TABLES.c.summary).where(of)).first()
    if row is None:
        return
    chairs, summary = json.loads(row.chairs), json.loads(row.summary)
    chairs[seat] = _nameless(chairs[seat])
    summary[0][seat] = ""
    connection.execute(
        sa.update(TABLES).where(of).values(chairs=json.dumps(chairs), summary=json.dumps(summary))
    )


def _nameless(chair: list[Any]) -> list[Any]:
    """A chair without the person, as it is kept; those of old tables are shorter."""
    return list(Chair(*chair)._replace(**NOBODY._asdict()))[: len(chair)]


def delete(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Deletes all that is kept of tables; with a game that was to be beaten, the challenge goes."""
    if tables:
        ended = sa.select(CONTESTS.c.id).where(CONTESTS.c.table_id.in_(tables))
        connection.execute(sa.delete(TRIES).where(TRIES.c.contest_id.in_(ended)))
        connection.execute(sa.delete(CONTESTS).where(CONTESTS.c.table_id.in_(tables)))
        _forget_tries(connection, TRIES.c.table_id.in_(tables))
        _forget_ended(connection, time.time())
        for each, key in ((REVIEWS, "table_id"), (SEATS, "table_id"), (LOG, "table_id"), (TABLES, "id")):
            connection.execute(sa.delete(each).where(each.c[key].in_(tables)))


def _forget_ended(connection: sa.Connection, now: float) -> None:
    """Keeps nothing of tries without a table, once the deal that was played is over for everyone."""
    over = sa.select(CONTESTS.c.id).where(CONTESTS.c.ends < now)
    connection.execute(sa.delete(TRIES).where(TRIES.c.table_id.is_(None), TRIES.c.contest_id.in_(over)))
    empty = ~CONTESTS.c.id.in_(sa.select(TRIES.c.contest_id))
    connection.execute(sa.delete(CONTESTS).where(CONTESTS.c.ends < now, empty))


def _forget_tries(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    """Keeps of tries only that there was one, so that nobody has a second that counts."""
    connection.execute(sa.update(TRIES).where(which).values(table_id=None, score=None, hints=0))
