"""What people may delete: their seat, with their name in all that is kept, or a table that is theirs."""

from contextlib import suppress

from landscribe.core.game import Seat
from landscribe.table import wire
from landscribe.table.credentials import is_token
from landscribe.table.live_tables import LiveTables, NoTable
from landscribe.table.refusals import NoSeat, NotKept, Refused
from landscribe.table.seats import leave_table
from landscribe.table.store import Change, deleting, erasing
from landscribe.table.unreadable import Unreadable


async def delete_seat(tables: LiveTables, ident: str, token: str) -> wire.Table | wire.Lobby:
    """Gives up a seat; the table as those see it who watch."""
    async with tables.use(ident) as live:
        seat = await live.seat_of(token)
        await leave_table(live, seat)
        seen, rematch = live.seen_by(None), live.table.rematch
    with suppress(NoTable, Unreadable):
        await _leave_unclaimed(tables, rematch, seat)
    return seen


async def _leave_unclaimed(tables: LiveTables, ident: str | None, seat: Seat) -> None:
    """Gives up the same seat at the rematch, and at that of the rematch, where nobody has come to it."""
    while ident is not None:
        async with tables.use(ident) as live:
            if live.hashes[seat] is None and live.table.chairs[seat].is_taken:
                await leave_table(live, seat)
            ident = live.table.rematch


async def _delete_unread(tables: LiveTables, ident: str, token: str) -> None:
    """Erases a person, and with the last one the table."""
    for listed in await tables.store.list_tables([ident]):
        mine = [seat for seat, hashed in listed.hashes.items() if is_token(token, hashed)]
        if not mine:
            raise NoSeat("refused-token")
        is_shared = any(hashed for seat, hashed in listed.hashes.items() if seat not in mine)
        await _write(tables, erasing(ident, mine[0]) if is_shared else deleting(ident))


async def delete_table(tables: LiveTables, ident: str, token: str) -> None:
    """Deletes a table with all that is kept of it, for everyone; only its owner may.

    Of one that cannot be read the owner is not known: people are erased, and with the last one the table.
    """
    try:
        async with tables.use(ident) as live:
            if await live.seat_of(token) != live.table.owner:
                raise Refused("refused-owner-delete")
            await _write(tables, deleting(ident))
    except Unreadable:
        await _delete_unread(tables, ident, token)
    else:
        await tables.forget(ident)


async def _write(tables: LiveTables, change: Change) -> None:
    try:
        await tables.store.write(change)
    except NotKept:
        raise
    except Exception:
        raise NotKept("refused-not-kept") from None
