"""Whether a table can be read is known before anyone opens it, and each is read for that but once."""

import asyncio

import pytest

from landscribe.core.note import Note
from landscribe.table.log import Entry
from landscribe.table.store import StoredTable, appending, creating
from landscribe.table.table_state import entered
from tests.table.tables import MemoryStore, live_tables, table_of


class CountingStore(MemoryStore):
    """Counts how often a table is read."""

    def __init__(self) -> None:
        super().__init__()
        self.loads = 0

    async def load(self, table: str) -> StoredTable | None:
        self.loads += 1
        return await super().load(table)


def whys(entry: Entry) -> tuple[list[Note | None], int]:
    """What three lists say of a table with this entry in its log, and how often it was read for them."""

    async def ask() -> tuple[list[Note | None], int]:
        store, table = CountingStore(), table_of("cartographers", 1, 4)
        await store.write(creating(table, {}))
        right = Entry("act", 0, "farm a1 a2")
        await store.write(appending(entered(table, right), right))
        store.tables["table"] = store.tables["table"]._replace(log=(entry,))
        tables = live_tables(store)
        lists = [await store.list_tables(["table"]) for _ in range(3)]
        return [await tables.why_unreadable(listed) for (listed,) in lists], store.loads

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Entry("act", 0, "farm z9 a2"), "refused-unreadable-log"),
        (Entry("act", 0, "water a1 a2"), "refused-unreadable-log"),  # written well, but not possible
        (Entry("act", 9, "farm a1 a2"), "refused-unreadable-damaged"),
    ],
)
def test_a_damaged_log_shows_in_a_list_from_the_start(entry: Entry, message: str) -> None:
    notes, loads = whys(entry)
    assert [note and note.message for note in notes] == [message] * 3
    assert loads == 1


def test_a_sound_log_is_read_once_for_all_lists() -> None:
    assert whys(Entry("act", 0, "farm a1 a2")) == ([None] * 3, 1)
