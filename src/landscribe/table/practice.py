"""A moment of a finished game played on again, to try what else could have been done."""

from landscribe.bots import bots_of
from landscribe.core.game import Seat
from landscribe.core.record import CHOSEN
from landscribe.table import wire
from landscribe.table.credentials import hashed, new_nonce, new_table_id, new_token
from landscribe.table.live_tables import LiveTables
from landscribe.table.log import Entry
from landscribe.table.refusals import Refused
from landscribe.table.replay import refuse_running
from landscribe.table.store import Change, appending, together
from landscribe.table.table_state import Chair, Deal, TableState, entered, first_state


async def practise(tables: LiveTables, table: TableState, wanted: wire.Practice) -> wire.Seated:
    """A table at which a seat goes on from a step of this game; bots play the others."""
    refuse_running(table)
    if wanted.seat >= len(table.chairs):
        raise Refused("refused-no-seat", seat=wanted.seat + 1, seats=len(table.chairs))
    if wanted.step >= len(table.before):
        raise Refused("refused-step", step=str(wanted.step), steps=len(table.before) - 1)
    token, (again, log) = new_token(), _begun(table, wanted, tables.times.now())
    seats: dict[Seat, str | None] = dict.fromkeys(range(len(again.chairs)))
    await tables.create(again, {**seats, wanted.seat: hashed(token)}, log)
    return wire.Seated(table=again.deal.table, seat=wanted.seat, token=token)


def _begun(table: TableState, wanted: wire.Practice, now: float) -> tuple[TableState, Change]:
    """The new table, and what writes its log."""
    record = table.deal.record._replace(dealt=CHOSEN)
    deal = Deal(new_table_id(), record, new_nonce(), True, _chairs(table, wanted), wanted.seat)
    state, changes = first_state(deal), list[Change]()
    played = (Entry("act", each.seat, each.text, at=now) for each in table.before[: wanted.step])
    begun = Entry("practice", wanted.seat, f"{table.deal.table}:{wanted.step}", at=now)
    for entry in (*played, begun):
        state = entered(state, entry)
        changes.append(appending(state, entry))
    return state, together(changes)


def _chairs(table: TableState, wanted: wire.Practice) -> tuple[Chair, ...]:
    """Whoever asked in their seat, and bots in the others: those that sat there, else the strongest."""
    me = Chair(wanted.name, is_taken=True, title=wanted.title, crest=str(wanted.crest or ""))
    strongest = list(bots_of(table.game.name))[-1]
    return tuple(
        me if seat == wanted.seat else Chair(bot=chair.bot or strongest)
        for seat, chair in enumerate(table.chairs)
    )
