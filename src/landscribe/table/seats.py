"""Seats that change hands: tables are created, joined, left, and dealt again for the same people."""

from contextlib import suppress

from landscribe.core.game import Seat
from landscribe.table import wire
from landscribe.table.credentials import hashed, is_token, new_token, rematch_token
from landscribe.table.live_table import LiveTable, Propose
from landscribe.table.live_tables import LiveTables, NoTable
from landscribe.table.log import OWNER, Entry, Proposal, message_key
from landscribe.table.new_tables import rematch_of
from landscribe.table.outbox import Outbox
from landscribe.table.person import Person
from landscribe.table.refusals import NoSeat, Refused
from landscribe.table.store import Change, appending, creating, erasing, rehashing, together
from landscribe.table.table_state import TableState, entered, first_state
from landscribe.table.timer import Timer
from landscribe.table.views import Views


async def create_table(
    tables: LiveTables,
    table: TableState,
    is_shuffled: bool = False,
    token: str | None = None,
    timer: Timer | None = None,
) -> wire.Seated:
    """A new table that nothing happened at yet, once for each token; whoever creates it owns it."""
    ident, owner = table.deal.table, table.deal.owner
    if token is not None:
        with suppress(NoTable):
            return await seat_with(tables, ident, token)
    token = token or new_token()
    table, log = _opened(table, is_shuffled, timer, tables.times.now())
    await tables.create(table, {**_no_hashes(table), owner: hashed(token)}, log)
    return await seat_with(tables, ident, token)


async def seat_with(tables: LiveTables, ident: str, token: str) -> wire.Seated:
    """The seat of this token at a table; NoTable where there is none."""
    async with tables.use(ident) as live:
        return wire.Seated(table=ident, seat=await live.seat_of(token), token=token)


def _opened(
    table: TableState, is_shuffled: bool, timer: Timer | None, now: float
) -> tuple[TableState, Change]:
    """The table and what writes its log, where its people shuffle together or a turn has its time."""
    log, owner = list[Change](), table.deal.owner
    entries = [Entry("shuffle", owner, at=now)] if is_shuffled else []
    entries += [] if timer is None else [Entry("timer", owner, str(timer), at=now)]
    for entry in entries:
        table = entered(table, entry)
        log.append(appending(table, entry))
    return table, together([Change(), *log])


class _SitsHere(Refused):
    """Somebody who asks for a seat again, since the answer was lost."""


async def join_table(live: LiveTable, wanted: wire.JoinTable) -> wire.Seated:
    """Takes an open seat, the first one where none is named; once for each token."""
    token, seats, ident = wanted.token or new_token(), list[Seat](), live.table.deal.table

    def propose(views: Views) -> Proposal:
        known = live.seat_known(token)
        seat = _free_seat(views.table, wanted.seat) if known is None else known
        seats.append(seat)
        if known is not None:
            raise _SitsHere("refused-seat-taken")
        return Proposal(Entry("join", seat, str(Person(wanted.name, wanted.title, str(wanted.crest or "")))))

    with suppress(_SitsHere):
        await live.enter(
            propose,
            also=lambda _: rehashing(ident, seats[-1], hashed(token)),
            then=lambda: live.hashes.update({seats[-1]: hashed(token)}),
        )
    return wire.Seated(table=ident, seat=seats[-1], token=token)


def _free_seat(table: TableState, wanted: Seat | None) -> Seat:
    if table.is_over:
        raise Refused("refused-over-join")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_open]
    if not free:
        raise Refused("refused-full-table")
    seat = free[0] if wanted is None else wanted
    if seat not in free:
        numbers = ", ".join(str(number + 1) for number in free)
        raise Refused("refused-seat-taken", seat=seat + 1, free=numbers)
    return seat


async def leave_table(live: LiveTable, seat: Seat) -> None:
    """Gives up a seat; someone else may take it, and nothing is kept of who sat there."""
    held = live.hashes[seat]

    def propose(_: Views) -> Proposal:
        if live.hashes[seat] != held:
            raise NoSeat("refused-token")
        return Proposal(Entry("leave", seat))

    await _empty_seat(live, propose, seat)


async def remove_person(live: LiveTable, by: Seat, seat: Seat, message: str, sender: Outbox | None) -> None:
    """Takes a seat from whoever sits there, as the owner wants it."""

    def propose(views: Views) -> Proposal:
        table = views.table
        if by != table.owner:
            raise Refused("refused-owner")
        if table.is_over:
            raise Refused("refused-over-replace")
        if seat == by or seat >= len(table.chairs) or not table.chairs[seat].is_taken:
            raise Refused("refused-nobody-there", seat=seat + 1)
        return Proposal(Entry("leave", seat, by=OWNER, message=message_key(by, message)))

    await _empty_seat(live, propose, seat, sender)


async def _empty_seat(live: LiveTable, propose: Propose, seat: Seat, sender: Outbox | None = None) -> None:
    def gone() -> None:
        live.hashes[seat] = None
        live.presence.unseat(seat)

    await live.enter(propose, sender, lambda table: _vacated(table, seat), gone)


def _vacated(table: TableState, seat: Seat) -> Change:
    ident = table.deal.table
    return together([rehashing(ident, seat, None), erasing(ident, seat)])


async def rematch(tables: LiveTables, live: LiveTable, token: str) -> wire.Seated:
    """The same seat at the table of the rematch, which the first who asks brings into being."""
    seat = await live.seat_of(token)
    if not live.table.is_over:
        raise Refused("refused-not-over")
    if live.table.rematch is None:
        try:
            await _deal_rematch(tables, live, seat)
        except Refused:  # somebody else was first
            if live.table.rematch is None:
                raise
    ident = live.table.rematch
    assert ident is not None
    token = rematch_token(token, ident)
    async with tables.use(ident) as again:
        if again.hashes[seat] is None and again.table.chairs[seat].is_taken:
            await again.change_hash(seat, hashed(token), rehashing(ident, seat, hashed(token)))
        if not is_token(token, again.hashes[seat]):
            raise Refused("refused-rematch-seat")
    return wire.Seated(table=ident, seat=seat, token=token)


async def _deal_rematch(tables: LiveTables, live: LiveTable, seat: Seat) -> None:
    is_shuffled, timer = live.table.shuffle is not None, live.table.timer
    again = first_state(rematch_of(live.table, seat))
    again, log = _opened(again, is_shuffled, timer, tables.times.now())
    hashes = _no_hashes(again)

    def propose(views: Views) -> Proposal:
        if views.table.rematch is not None:
            raise Refused("refused-rematch-late")
        return Proposal(Entry("rematch", seat, again.deal.table))

    await live.enter(
        propose,
        also=lambda _: together([creating(again, hashes), log]),
        then=lambda: tables.admit(again, hashes),
    )


def _no_hashes(table: TableState) -> dict[Seat, str | None]:
    return dict.fromkeys(range(len(table.chairs)))
