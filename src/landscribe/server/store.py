"""Where tables are kept: SQLite or PostgreSQL, one log a table, every change in one transaction."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from landscribe.core.game import Seat
from landscribe.core.note import WrongValue
from landscribe.core.record import Record, read_record
from landscribe.server.sitting import Chair, Deal, Entry, Sitting
from landscribe.server.writer import Writer

Row: TypeAlias = dict[str, Any]

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("record", sa.Text, nullable=False),  # without actions, as JSON
    sa.Column("nonce", sa.String(64), nullable=False),
    sa.Column("is_seed_chosen", sa.Boolean, nullable=False),
    sa.Column("chairs", sa.Text, nullable=False),  # as dealt, as JSON
    sa.Column("owner", sa.Integer, nullable=False),  # as dealt
    sa.Column("summary", sa.Text, nullable=False),  # how it stands, as JSON
    sa.Column("is_bot_due", sa.Boolean, nullable=False, index=True),
    sa.Column("changed", sa.Float, nullable=False),  # seconds since 1970
)
LOG = sa.Table(
    "log",
    META,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("by", sa.String(64)),
    sa.Column("message", sa.String(80)),
    sa.Column("at", sa.Float, nullable=False),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("token_hash", sa.String(64)),
)


class Conflict(Exception):
    """Another process has written this entry of the log first."""


class Summary(NamedTuple):
    """How a table stands, readable without replaying it."""

    names: tuple[str, ...]
    due: tuple[Seat, ...]
    is_over: bool


class Kept(NamedTuple):
    """A table as it was kept."""

    deal: Deal
    entries: tuple[Entry, ...]
    hashes: dict[Seat, str | None]


class Listed(NamedTuple):
    """A table as a list needs it."""

    table: str
    record: Record
    summary: Summary
    changed: float
    hashes: dict[Seat, str | None]


class Write(NamedTuple):
    """What one change writes, all of it or nothing."""

    tables: tuple[Row, ...] = ()
    seats: tuple[Row, ...] = ()
    entries: tuple[Row, ...] = ()
    summaries: tuple[Row, ...] = ()
    hashes: tuple[Row, ...] = ()


def together(writes: list[Write]) -> Write:
    """All these changes as one."""
    return Write(*(tuple(chain.from_iterable(rows)) for rows in zip(*writes, strict=True)))


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._pen = _Pen(self._engine)
        self._writer = Writer(self._pen.write)

    async def open(self) -> None:
        """Makes what is missing in the database, and begins to write."""
        async with self._engine.begin() as connection:
            await connection.run_sync(META.create_all)
        self._writer.start()

    async def close(self) -> None:
        """Writes what waits, and lets go of the database."""
        await self._writer.stop()
        self._pen.lay_down()
        await self._engine.dispose()

    async def write(self, write: Write) -> None:
        """Returns when the change is safe; Conflict where another process was first."""
        try:
            await self._writer.write(write)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    async def load(self, table: str) -> Kept | None:
        """The table with this id, if there is one."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            lines = await connection.execute(
                sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number)
            )
            entries = tuple(Entry(e.kind, e.seat, e.text, e.by, e.message) for e in lines)
            seats = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table))
            hashes: dict[Seat, str | None] = {seat.seat: seat.token_hash for seat in seats}
        chairs = tuple(Chair(*chair) for chair in json.loads(row["chairs"]))
        record = read_record(row["record"])
        deal = Deal(table, record, row["nonce"], row["is_seed_chosen"], chairs, row["owner"])
        return Kept(deal, entries, hashes)

    async def listed(self, tables: list[str]) -> list[Listed]:
        """Those of these tables that exist, the last changed first."""
        found: dict[str, Listed] = {}
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                sa.select(TABLES.c.id, TABLES.c.record, TABLES.c.summary, TABLES.c.changed)
                .where(TABLES.c.id.in_(tables))
                .order_by(TABLES.c.changed.desc())
            )
            for row in rows:
                found[row.id] = Listed(
                    row.id, read_record(row.record), _summary_from(row.summary), row.changed, {}
                )
            for seat in await connection.execute(sa.select(SEATS).where(SEATS.c.table_id.in_(list(found)))):
                found[seat.table_id].hashes[seat.seat] = seat.token_hash
        return list(found.values())

    async def bots_due(self) -> list[str]:
        """The tables at which a bot owes an action."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.is_bot_due))
            return [row.id for row in rows]


def created(sitting: Sitting, hashes: dict[Seat, str | None]) -> Write:
    """A new table."""
    deal, how = sitting.deal, _standing(sitting)
    row: Row = {
        "id": deal.table,
        "record": deal.record.to_json(),
        "nonce": deal.nonce,
        "is_seed_chosen": deal.is_seed_chosen,
        "chairs": json.dumps(deal.chairs),
        "owner": deal.owner,
    }
    seats = ({"table_id": deal.table, "seat": seat, "token_hash": kept} for seat, kept in hashes.items())
    return Write(tables=(row | how,), seats=tuple(seats))


def appended(sitting: Sitting, entry: Entry) -> Write:
    """The entry that led to this sitting, and how the table stands now."""
    table = sitting.deal.table
    row: Row = {
        "table_id": table,
        "number": sitting.version,
        **entry._asdict(),
        "at": time.time(),
    }
    return Write(entries=(row,), summaries=({"of": table} | _standing(sitting),))


def token_kept(table: str, seat: Seat, kept: str | None) -> Write:
    """The hash of a seat's new token, or none."""
    return Write(hashes=({"of": table, "on": seat, "token_hash": kept},))


def _standing(sitting: Sitting) -> Row:
    names = tuple(chair.name for chair in sitting.chairs)
    summary = Summary(names, tuple(sorted(sitting.due)), sitting.is_over)
    is_bot_due = bool(sitting.bots_due())
    return {"summary": json.dumps(summary), "is_bot_due": is_bot_due, "changed": time.time()}


def _summary_from(text: str) -> Summary:
    names, due, is_over = json.loads(text)
    return Summary(tuple(names), tuple(due), is_over)


class _Pen:
    """What writes: all changes given at once are one transaction.

    SQLite has a thread that does a whole transaction, since waiting for each statement would cost more
    than the statements.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1)
            self._own = sa.create_engine(engine.url.set(drivername="sqlite"))
            event.listen(self._own, "connect", _prepared)

    async def write(self, writes: list[Write]) -> None:
        """Returns when all of it is committed."""
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, writes)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(_written, writes)

    def _transaction(self, writes: list[Write]) -> None:
        with self._own.begin() as connection:
            _written(connection, writes)

    def lay_down(self) -> None:
        """Ends the thread."""
        if self._thread is not None:
            self._thread.shutdown()
            self._own.dispose()


def _written(connection: sa.Connection, writes: list[Write]) -> None:
    """All changes in the transaction of this connection, a statement for each kind of row."""
    total = together(writes)
    statements = (
        (sa.insert(TABLES), total.tables),
        (sa.insert(SEATS), total.seats),
        (sa.insert(LOG), total.entries),
        (_STAND, total.summaries),
        (_KEEP_TOKEN, total.hashes),
    )
    for statement, rows in statements:
        if rows:
            connection.execute(statement, list(rows))


_STAND = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(name) for name in ("summary", "is_bot_due", "changed")})
)
_KEEP_TOKEN = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("on"))
    .values(token_hash=sa.bindparam("token_hash"))
)


def _engine(url: str) -> AsyncEngine:
    """The engine of a database given by URL, or of an SQLite file given by its path."""
    scheme, found, rest = url.partition("://")
    if not found:
        Path(url).expanduser().parent.mkdir(parents=True, exist_ok=True)
        scheme, rest = "sqlite", f"/{Path(url).expanduser().absolute()}"
    match scheme:
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            return create_async_engine(f"postgresql+asyncpg://{rest}", pool_pre_ping=True)
        case "sqlite" | "sqlite+aiosqlite":
            engine = create_async_engine(f"sqlite+aiosqlite://{rest}")
            event.listen(engine.sync_engine, "connect", _prepared)
            return engine
        case _:
            raise WrongValue("refused-database", scheme=scheme)


def _prepared(connection: Any, _: object) -> None:
    """SQLite as a server wants it: readers beside the writer, and nothing lost even when the power goes."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
