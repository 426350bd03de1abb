"""Where tables are kept, as a table sees it: what is written and read, whatever keeps it."""

from collections.abc import Callable
from itertools import chain
from typing import NamedTuple, Protocol

from landscribe.core.game import Seat, Seen
from landscribe.core.note import Refusal
from landscribe.table.contest_rows import KeptContest, KeptSecret, Try, TryResult
from landscribe.table.digests import digest_of
from landscribe.table.log import Entry
from landscribe.table.table_state import Deal, TableState


class Conflict(Exception):
    """Another process has written this entry of the log first."""


class Unreachable(Refusal):
    """What is kept cannot be read at the moment."""


class Standing(NamedTuple):
    """How a table stands, readable without replaying it."""

    names: tuple[str, ...]
    due: tuple[Seat, ...]
    is_over: bool
    is_bot_due: bool
    until: float | None = None  # when the time of a turn is up, where it is counted
    is_strict: bool = False  # whether a bot acts then


class ListedTable(NamedTuple):
    """A table as a list needs it; its record and its log need not be readable."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    standing: Standing
    changed: float  # seconds since 1970
    hashes: dict[Seat, str | None]


class StoredTable(NamedTuple):
    """A table as it was written."""

    listed: ListedTable
    deal: Deal | None  # None where the record cannot be read
    log: tuple[Entry, ...]


class Written(NamedTuple):
    """What was written at a table since some entry, and the hashes as they are now."""

    log: tuple[Entry, ...]
    hashes: dict[Seat, str | None]


class CreatedTable(NamedTuple):
    """A table that begins to be kept."""

    deal: Deal
    standing: Standing
    hashes: dict[Seat, str | None]


class AppendedEntry(NamedTuple):
    """One more entry of a table's log, the one of this number, and how the table stands after it."""

    table: str
    number: int
    entry: Entry
    standing: Standing


class ChangedHash(NamedTuple):
    """The hash of a seat's new token, or none."""

    table: str
    seat: Seat
    hash: str | None


class KeptReview(NamedTuple):
    """What was found when the game of a seat was thought through."""

    table: str
    seat: Seat
    text: str


class ErasedPerson(NamedTuple):
    """A seat whose people, their tokens too, are kept no longer; what they did is."""

    table: str
    seat: Seat


class Change(NamedTuple):
    """What is written at once, all of it or nothing."""

    tables: tuple[CreatedTable, ...] = ()
    entries: tuple[AppendedEntry, ...] = ()
    hashes: tuple[ChangedHash, ...] = ()
    reviews: tuple[KeptReview, ...] = ()
    erased: tuple[ErasedPerson, ...] = ()
    deleted: tuple[str, ...] = ()  # tables, with all that is kept of them
    secrets: tuple[KeptSecret, ...] = ()
    contests: tuple[KeptContest, ...] = ()
    tries: tuple[Try, ...] = ()
    results: tuple[TryResult, ...] = ()


class Store(Protocol):
    """What keeps tables."""

    async def write(self, change: Change) -> None:
        """Returns when the change is safe; Conflict where another was first, NotKept where it cannot be."""
        ...

    async def load(self, table: str) -> StoredTable | None:
        """The table with this id, if there is one."""
        ...

    async def since(self, table: str, number: int) -> Written | None:
        """What was written at a table after the entry of this number; None where there is no such table."""
        ...

    async def review(self, table: str, seat: Seat) -> str | None:
        """The review of a seat's game, if it is kept."""
        ...

    async def list_tables(self, tables: list[str]) -> list[ListedTable]:
        """Those of these tables that exist, the last changed first."""
        ...

    async def bots_due(self, now: float) -> list[str]:
        """The tables at which a bot owes an action, or acts by now for someone whose time is up."""
        ...


def creating(table: TableState, hashes: dict[Seat, str | None]) -> Change:
    """What writes a new table."""
    return Change(tables=(CreatedTable(table.deal, standing_of(table), hashes),))


def appending(table: TableState, entry: Entry, view: Callable[[None], Seen] | None = None) -> Change:
    """What writes the entry that led to this state; `view` is that of someone who watches, if it is kept."""
    if (digest := digest_of(table, view)) is not None:
        entry = entry._replace(digest=digest)
    appended = AppendedEntry(table.deal.table, table.version, entry, standing_of(table))
    return Change(entries=(appended,), results=_results(table) if appended.standing.is_over else ())


def _results(table: TableState) -> tuple[TryResult, ...]:
    """How a try that counts has ended."""
    if table.contest is None or table.is_practice:
        return ()
    seat = table.deal.owner
    return (TryResult(table.deal.table, table.scores[seat], table.chairs[seat].hints),)


def rehashing(table: str, seat: Seat, hashed: str | None) -> Change:
    """What writes the hash of a seat's token."""
    return Change(hashes=(ChangedHash(table, seat, hashed),))


def erasing(table: str, seat: Seat) -> Change:
    """What erases who sat at a table."""
    return Change(erased=(ErasedPerson(table, seat),))


def deleting(*tables: str) -> Change:
    """What deletes tables."""
    return Change(deleted=tables)


def together(changes: list[Change]) -> Change:
    """All these changes as one."""
    return Change(*(tuple(chain.from_iterable(parts)) for parts in zip(*changes, strict=True)))


def standing_of(table: TableState) -> Standing:
    """How a table stands."""
    names, due = tuple([chair.name for chair in table.chairs]), tuple(sorted(table.due))
    is_bot_due = any(table.chairs[seat].bot for seat in due)
    is_strict = table.timer is not None and table.timer.pace == "strict"
    return Standing(names, due, table.is_over, is_bot_due, table.until, is_strict)
