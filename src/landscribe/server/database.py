"""Where tables are kept: SQLite or PostgreSQL, one log a table, every change in one transaction."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeAlias

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landscribe.core.game import Seat
from landscribe.core.record import read_record
from landscribe.server.contest_store import KeptContests, contest_statements
from landscribe.server.deletions import Age, ages_after, delete, erase
from landscribe.server.engine import asking, blocking_engine, engine_of, in_time, is_file, is_unusable
from landscribe.server.metrics import counting_commits
from landscribe.server.notices import CHANNEL, texts_of
from landscribe.server.outages import Outage
from landscribe.server.schema import LOG, REVIEWS, SEATS, TABLES
from landscribe.server.upgrades import upgrade
from landscribe.server.writer import Writer
from landscribe.table.log import Entry
from landscribe.table.peers import Changed
from landscribe.table.refusals import NotKept
from landscribe.table.store import (
    AppendedEntry,
    Change,
    Conflict,
    ListedTable,
    Standing,
    StoredTable,
    Written,
    together,
)
from landscribe.table.table_state import Chair, Deal

Row: TypeAlias = dict[str, Any]
CHECKED_EVERY, CHECKED_WITHIN = 1.0, 5.0  # seconds
STANDING = ("summary", "is_bot_due", "changed", "until", "is_strict")
LISTED = [TABLES.c[name] for name in ("id", "game", "rules", "options", *STANDING)]


class Database:
    """The store of a server."""

    def __init__(self, url: str, process: str = "") -> None:
        """The database at this address, for the process with this name."""
        self._engine = engine_of(url)
        self._transactions = _Transactions(self._engine, process)
        self._writer = Writer(counting_commits(self._transactions.write), is_unusable)
        self._outage = Outage()
        self.contests = KeptContests(self._engine)
        self._checking = asyncio.Lock()
        self._well_until = 0.0

    async def open(self) -> None:
        """Upgrades the database where it is old, and begins to write; WrongValue where it is too new."""
        await upgrade(self._engine)
        self._writer.start()

    async def close(self) -> None:
        """Writes what waits, and lets go of the database."""
        await self._writer.stop()
        self._transactions.close()
        await self._engine.dispose()

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._writer.waiting

    async def write(self, change: Change) -> None:
        """Returns when the change is safe; Conflict where another was first, NotKept where it cannot be."""
        try:
            await self._writer.write(change)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None
        except Exception as error:
            if not is_unusable(error):
                raise
            self._outage.refuse(error)
            raise NotKept("refused-not-kept") from None
        self._outage.end()

    async def check(self) -> None:
        """Writes and reads something that changes nothing; raises what keeps it from that."""
        async with asyncio.timeout(CHECKED_WITHIN), self._checking:
            if time.monotonic() < self._well_until:
                return
            await self._transactions.write([Change()])
            async with self._engine.connect() as connection:
                await connection.execute(sa.select(sa.func.max(TABLES.c.changed)))
            self._well_until = time.monotonic() + CHECKED_EVERY

    async def load(self, table: str) -> StoredTable | None:
        """The table with this id, if there is one."""
        async with asking(self._engine) as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).first()
            if row is None:
                return None
            log, hashes = await _written(connection, table, 0)
        return StoredTable(_listed(row, hashes), _deal(row), log)

    async def since(self, table: str, number: int) -> Written | None:
        """What was written at a table after the entry of this number; None where there is no such table."""
        async with asking(self._engine) as connection:
            written = await _written(connection, table, number)
        return written if written.hashes else None

    async def review(self, table: str, seat: Seat) -> str | None:
        """The review of a seat's game, if it is kept."""
        of = sa.and_(REVIEWS.c.table_id == table, REVIEWS.c.seat == seat)
        async with asking(self._engine) as connection:
            return (await connection.execute(sa.select(REVIEWS.c.text).where(of))).scalar()

    async def list_tables(self, tables: list[str]) -> list[ListedTable]:
        """Those of these tables that exist, the last changed first."""
        found: dict[str, ListedTable] = {}
        async with asking(self._engine) as connection:
            rows = await connection.execute(
                sa.select(*LISTED).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.changed.desc())
            )
            for row in rows:
                found[row.id] = _listed(row, {})
            for seat in await connection.execute(sa.select(SEATS).where(SEATS.c.table_id.in_(list(found)))):
                found[seat.table_id].hashes[seat.seat] = seat.token_hash
        return list(found.values())

    async def all_tables(self) -> list[str]:
        """Every table there is, the oldest change first."""
        async with asking(self._engine) as connection:
            rows = await connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.changed))
            return [row.id for row in rows]

    async def ages_after(self, table: str, most: int) -> list[Age]:
        """So many tables, in the order of their ids, after this one."""
        async with asking(self._engine) as connection:
            return await connection.run_sync(ages_after, table, most)

    async def bots_due(self, now: float) -> list[str]:
        """The tables at which a bot owes an action, or acts by now for someone whose time is up."""
        is_up = sa.and_(TABLES.c.until <= now, TABLES.c.is_strict)
        async with asking(self._engine) as connection:
            rows = await connection.execute(sa.select(TABLES.c.id).where(sa.or_(TABLES.c.is_bot_due, is_up)))
            return [row.id for row in rows]


class _Transactions:
    """What writes: all changes given at once are one transaction.

    SQLite has a thread that does a whole transaction, since waiting for each statement would cost more
    than the statements.
    """

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._thread: ThreadPoolExecutor | None = None
        if is_file(engine):
            self._thread = ThreadPoolExecutor(1)
            self._blocking = blocking_engine(engine)

    async def write(self, changes: list[Change]) -> None:
        """Returns when all of it is committed."""
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, changes)
        else:
            async with in_time(self._engine), self._engine.begin() as connection:
                await connection.run_sync(_execute, changes)
                await connection.execute(_TELL, {"channel": CHANNEL, "texts": self._texts(changes)})

    def _write(self, changes: list[Change]) -> None:
        with self._blocking.begin() as connection:
            _execute(connection, changes)

    def _texts(self, changes: list[Change]) -> list[str]:
        """What the other processes hear in the moment of the commit."""
        change = together(changes)
        told = [Changed(each.table, each.number) for each in change.entries]
        told += [Changed(each.table, 0) for each in change.hashes]
        told += [Changed(table, 0) for table in change.deleted]
        return texts_of(self._process, told)

    def close(self) -> None:
        """Ends the thread."""
        if self._thread is not None:
            self._thread.shutdown()
            self._blocking.dispose()


def _execute(connection: sa.Connection, changes: list[Change]) -> None:
    """All changes in the transaction of this connection, a statement for each kind of row."""
    change, now = together(changes), time.time()
    statements: tuple[tuple[sa.Executable, list[Row]], ...] = (
        (sa.insert(TABLES), [_table_row(each.deal, each.standing, now) for each in change.tables]),
        (
            sa.insert(SEATS),
            [
                {"table_id": each.deal.table, "seat": seat, "token_hash": hashed}
                for each in change.tables
                for seat, hashed in each.hashes.items()
            ],
        ),
        (
            sa.insert(REVIEWS),
            [{"table_id": each.table, "seat": each.seat, "text": each.text} for each in change.reviews],
        ),
        *contest_statements(change),
        (_REHASH, [{"of": each.table, "on": each.seat, "token_hash": each.hash} for each in change.hashes]),
    )
    for statement, rows in statements:
        if rows:
            connection.execute(statement, rows)
    if change.entries:
        _append(connection, change.entries, now)
    erase(connection, change.erased)
    delete(connection, change.deleted)
    if change == Change():
        connection.execute(_TOUCH)


def _append(connection: sa.Connection, entries: tuple[AppendedEntry, ...], now: float) -> None:
    """What moves write, straight to the driver: rows have the order in which the statements name columns."""
    lines = [(each.table, each.number, *each.entry) for each in entries]
    standings = [(*_standing_row(each.standing, now).values(), each.table) for each in entries]
    connection.exec_driver_sql(_driver_text(_APPEND, connection.dialect), lines)
    connection.exec_driver_sql(_driver_text(_SUMMARIZE, connection.dialect), standings)


@lru_cache
def _driver_text(statement: sa.ClauseElement, dialect: sa.Dialect) -> str:
    return str(statement.compile(dialect=dialect))


async def _written(connection: AsyncConnection, table: str, number: int) -> Written:
    """The entries of a table after this one, and its hashes."""
    later = sa.select(LOG).where(LOG.c.table_id == table, LOG.c.number > number).order_by(LOG.c.number)
    log = tuple(
        Entry(line.kind, line.seat, line.text, line.by, line.message, line.digest, line.at)
        for line in await connection.execute(later)
    )
    seats = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table))
    return Written(log, {seat.seat: seat.token_hash for seat in seats})


_TELL = sa.text("select pg_notify(:channel, told) from unnest(cast(:texts as text[])) told")
_TOUCH = sa.text("UPDATE alembic_version SET version_num = version_num")
"""What writes without changing anything."""
_APPEND = sa.insert(LOG)
_SUMMARIZE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(name) for name in STANDING})
)
_REHASH = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("on"))
    .values(token_hash=sa.bindparam("token_hash"))
)


def _table_row(deal: Deal, standing: Standing, now: float) -> Row:
    return {
        "id": deal.table,
        "game": deal.record.game,
        "rules": deal.record.rules,
        "options": json.dumps(deal.record.options),
        "record": deal.record.to_json(),
        "nonce": deal.nonce,
        "is_seed_chosen": deal.is_seed_chosen,
        "chairs": json.dumps(deal.chairs),
        "owner": deal.owner,
        **_standing_row(standing, now),
    }


def _standing_row(standing: Standing, now: float) -> Row:
    *what, is_bot_due, until, is_strict = standing
    values = (to_json(what).decode(), is_bot_due, now, until, is_strict)
    return dict(zip(STANDING, values, strict=True))


def _listed(row: sa.Row[Any], hashes: dict[Seat, str | None]) -> ListedTable:
    names, due, is_over = json.loads(row.summary)
    standing = Standing(tuple(names), tuple(due), is_over, row.is_bot_due, row.until, row.is_strict)
    return ListedTable(row.id, row.game, row.rules, json.loads(row.options), standing, row.changed, hashes)


def _deal(row: sa.Row[Any]) -> Deal | None:
    try:
        record = read_record(row.record)
        chairs = tuple(Chair(*chair) for chair in json.loads(row.chairs))
    except (TypeError, ValueError):
        return None
    return Deal(row.id, record, row.nonce, row.is_seed_chosen, chairs, row.owner)
