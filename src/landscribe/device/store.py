"""Where a device keeps its tables: in memory, and every change as rows for whatever lasts.

A row is a key and a text, or none where it is deleted. The keys of a table begin with its id, and the row of
each entry of its log is written once, so that a move writes little.

Windows of one browser each have tables in memory, over the same rows: a table that another window has changed
meanwhile is not written but read again, as with the processes of a server.
"""

import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeAlias

from landscribe.core.game import Seat
from landscribe.core.record import read_record
from landscribe.table.log import Entry
from landscribe.table.refusals import NotKept
from landscribe.table.store import Change, Conflict, CreatedTable, ListedTable, Standing, StoredTable, Written
from landscribe.table.table_state import NOBODY, Chair, Deal

LOG = logging.getLogger("landscribe")

Row: TypeAlias = tuple[str, str | None]
Keep: TypeAlias = Callable[[list[Row], list[tuple[str, int]]], Awaitable[bool]]
"""Returns when the rows are safe, all of them, and raises where none of them is.

False, and none is written, where one of these tables has another number of rows than this one.
"""
Read: TypeAlias = Callable[[str], Awaitable[Sequence[Row]]]
"""The rows of a table."""


async def keep_nothing(rows: list[Row], known: list[tuple[str, int]]) -> bool:
    """Lets tables last as long as the memory does."""
    del rows, known
    return True


async def read_nothing(table: str) -> Sequence[Row]:
    """Finds no table beside those in memory."""
    del table
    return ()


class DeviceStore:
    """All tables of a device."""

    def __init__(
        self,
        keep: Keep = keep_nothing,
        now: Callable[[], float] = lambda: 0.0,
        rows: Sequence[Row] = (),
        read: Read = read_nothing,
    ) -> None:
        """The tables of these rows, which may have come in any order."""
        self.tables: dict[str, StoredTable] = {}
        self.reviews: dict[tuple[str, Seat], str] = {}
        self._keep = keep
        self._now = now
        self._read_rows = read
        self._take(rows)

    async def write(self, change: Change) -> None:
        """Takes all of the change, or nothing of it; Conflict where another window was first."""
        changed = self._changed(change)
        gone = {name for name in change.deleted if name in self.tables}
        reviews = [(_review_key(table, seat), text) for table, seat, text in change.reviews]
        rows = [
            *(row for stored in changed.values() for row in _new_rows(stored, self._lasting(stored))),
            *reviews,
            *(row for name in gone for row in self._deleted(name)),
        ]
        await self._keep_all(rows, sorted({*changed, *gone}))
        self.tables.update(changed)
        self.reviews.update({(table, seat): text for table, seat, text in change.reviews})
        for name in gone:
            self._forget(name)

    async def _keep_all(self, rows: list[Row], tables: list[str]) -> None:
        try:
            is_kept = await self._keep(rows, [(table, len(self._rows_of(table))) for table in tables])
        except Exception:
            LOG.exception("what changes at %s could not be kept", ", ".join(tables))
            raise NotKept("refused-not-kept-here") from None
        if not is_kept:
            for table in tables:
                await self.read_again(table)
            raise Conflict

    async def read_again(self, table: str) -> None:
        """Takes a table as another window has left it."""
        rows = await self._read_rows(table)
        self._forget(table)
        self._take(rows)

    def _changed(self, change: Change) -> dict[str, StoredTable]:
        """Every table of which something changes, as it is then; Conflict where an entry is there already."""
        changed = {created.deal.table: self._created(created) for created in change.tables}

        def at(table: str) -> StoredTable:
            return changed.get(table) or self.tables[table]

        for table, number, entry, standing in change.entries:
            if table not in changed and table not in self.tables:  # another window has deleted it
                raise Conflict
            stored = at(table)
            if number != len(stored.log) + 1:
                raise Conflict
            listed = stored.listed._replace(standing=standing, changed=self._now())
            changed[table] = stored._replace(listed=listed, log=(*stored.log, entry))
        for table, seat, hashed in change.hashes:
            changed[table] = _rehashed(at(table), seat, hashed)
        for table, seat in change.erased:
            changed[table] = _erased(at(table), seat)
        return changed

    def _created(self, created: CreatedTable) -> StoredTable:
        deal, record = created.deal, created.deal.record
        listed = ListedTable(
            deal.table,
            record.game,
            record.rules,
            record.options,
            created.standing,
            self._now(),
            dict(created.hashes),
        )
        return StoredTable(listed, deal, ())

    def _lasting(self, stored: StoredTable) -> StoredTable | None:
        return self.tables.get(stored.listed.table)

    def _deleted(self, name: str) -> Iterator[Row]:
        for key in self._rows_of(name):
            yield key, None

    def _rows_of(self, name: str) -> list[str]:
        """The keys of a table, as it is known here."""
        stored = self.tables.get(name)
        rows = () if stored is None else _new_rows(stored, None)
        return [
            *(key for key, _ in rows),
            *(_review_key(table, seat) for table, seat in self.reviews if table == name),
        ]

    def _forget(self, name: str) -> None:
        self.tables.pop(name, None)
        self.reviews = {key: text for key, text in self.reviews.items() if key[0] != name}

    async def load(self, table: str) -> StoredTable | None:
        """The table with this id, if there is one; another window may have made it."""
        if table not in self.tables:
            await self.read_again(table)
        found = self.tables.get(table)
        return None if found is None else found._replace(listed=_copy(found.listed))

    async def since(self, table: str, number: int) -> Written | None:
        """What was written at a table after the entry of this number."""
        found = self.tables.get(table)
        return None if found is None else Written(found.log[number:], dict(found.listed.hashes))

    async def review(self, table: str, seat: Seat) -> str | None:
        """The review of a seat's game, if it is kept."""
        return self.reviews.get((table, seat))

    async def list_tables(self, tables: list[str]) -> list[ListedTable]:
        """Those of these tables that exist, the last changed first."""
        found = [_copy(self.tables[table].listed) for table in tables if table in self.tables]
        return sorted(found, key=lambda listed: -listed.changed)

    async def bots_due(self, now: float) -> list[str]:
        """The tables at which a bot owes an action, or acts for someone whose time is up."""
        standings = {name: stored.listed.standing for name, stored in self.tables.items()}
        return [name for name, each in standings.items() if each.is_bot_due or _is_up(each, now)]

    # Rows

    def _take(self, rows: Sequence[Row]) -> None:
        logs: dict[str, list[Entry]] = {}
        for key, text in sorted(rows):
            table, kind, number = key.split("/")
            told: Any = json.loads(text or "null")
            if kind == "review":
                self.reviews[table, int(number)] = told
            elif kind == "log":
                logs.setdefault(table, []).append(Entry(*told))
            else:
                self.tables[table] = _stored(table, told)
        for table, log in logs.items():
            if table in self.tables:
                self.tables[table] = self.tables[table]._replace(log=tuple(log))


def _new_rows(stored: StoredTable, last: StoredTable | None) -> Iterator[Row]:
    """What is to be written of a table that was kept like the last one, if at all."""
    listed, deal, log = stored
    if last is None or last.listed != listed or last.deal != deal:
        yield f"{listed.table}/table/", _table_text(listed, deal)
    for number, entry in enumerate(log):
        if last is None or number >= len(last.log) or last.log[number] != entry:
            yield f"{listed.table}/log/{number:06}", json.dumps(entry)


def _review_key(table: str, seat: Seat) -> str:
    return f"{table}/review/{seat}"


def _table_text(listed: ListedTable, deal: Deal | None) -> str:
    dealt = None if deal is None else (deal.record.to_json(), *deal[2:])
    hashes = list(listed.hashes.items())
    return json.dumps((*listed[1:4], listed.standing, listed.changed, hashes, dealt))


def _stored(table: str, told: Any) -> StoredTable:
    game, rules, options, (names, due, *standing), changed, hashes, dealt = told
    stands = Standing(tuple(names), tuple(due), *standing)
    listed = ListedTable(table, game, rules, options, stands, changed, dict(hashes))
    return StoredTable(listed, _deal(table, dealt), ())


def _deal(table: str, dealt: Any) -> Deal | None:
    try:
        record, nonce, is_seed_chosen, chairs, owner = dealt
        return Deal(
            table, read_record(record), nonce, is_seed_chosen, tuple(Chair(*each) for each in chairs), owner
        )
    except (TypeError, ValueError):
        return None


def _rehashed(stored: StoredTable, seat: Seat, hashed: str | None) -> StoredTable:
    hashes = {**stored.listed.hashes, seat: hashed}
    return stored._replace(listed=stored.listed._replace(hashes=hashes))


def _erased(stored: StoredTable, seat: Seat) -> StoredTable:
    """The table without who sat in a seat."""
    listed, deal, log = _rehashed(stored, seat, None)
    names = tuple("" if number == seat else name for number, name in enumerate(listed.standing.names))
    listed = listed._replace(standing=listed.standing._replace(names=names))
    if deal is not None:
        chairs = list(deal.chairs)
        chairs[seat] = chairs[seat]._replace(**NOBODY._asdict())
        deal = deal._replace(chairs=tuple(chairs))
    return StoredTable(listed, deal, tuple(_nameless(entry, seat) for entry in log))


def _nameless(entry: Entry, seat: Seat) -> Entry:
    return entry._replace(text=str(NOBODY)) if (entry.kind, entry.seat) == ("join", seat) else entry


def _is_up(standing: Standing, now: float) -> bool:
    return standing.is_strict and standing.until is not None and standing.until <= now


def _copy(listed: ListedTable) -> ListedTable:
    return listed._replace(hashes=dict(listed.hashes))
