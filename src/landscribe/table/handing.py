"""A game that was played elsewhere to its end and is handed over as its record: a table like any other."""

from contextlib import suppress

from landscribe.core.game import Seat
from landscribe.core.note import WrongValue
from landscribe.core.record import CHOSEN, check_record
from landscribe.games import game_named
from landscribe.table import wire
from landscribe.table.credentials import hashed, new_nonce, table_of
from landscribe.table.live_tables import LiveTables, NoTable
from landscribe.table.log import Entry
from landscribe.table.refusals import Refused
from landscribe.table.seats import seat_with
from landscribe.table.store import Change, appending, together
from landscribe.table.table_state import Chair, Deal, TableState, entered, first_state


async def take_over(tables: LiveTables, wanted: wire.HandedGame) -> wire.Seated:
    """The seat at a table with this game, once for each token; nobody can say what its players knew."""
    ident = table_of(wanted.token)
    with suppress(NoTable):
        return await seat_with(tables, ident, wanted.token)
    table, log = _played(wanted, tables.times.now())
    hashes: dict[Seat, str | None] = dict.fromkeys(range(len(table.chairs)))
    await tables.create(table, {**hashes, table.deal.owner: hashed(wanted.token)}, log)
    return await seat_with(tables, ident, wanted.token)


def _played(wanted: wire.HandedGame, now: float) -> tuple[TableState, Change]:
    """The table after all of it, and what writes its log."""
    record = check_record(wanted.record)
    game_named(record.game)
    chairs, owner = _chairs(wanted, record.seats)
    dealt = record._replace(actions=(), dealt=record.dealt or CHOSEN)
    state = first_state(Deal(table_of(wanted.token), dealt, new_nonce(), True, chairs, owner))
    changes = list[Change]()
    practice = [Entry("practice", owner, at=now)] if wanted.is_practice else []
    hints = [Entry("hint", owner, at=now)] * wanted.hints
    acts = (Entry("act", seat, text, by=chairs[seat].bot, at=now) for seat, text in record.actions)
    for entry in (*practice, *hints, *acts):
        state = entered(state, entry)
        changes.append(appending(state, entry))
    if not state.is_over:
        raise Refused("refused-handed-running")
    return state, together(changes)


def _chairs(wanted: wire.HandedGame, seats: int) -> tuple[tuple[Chair, ...], Seat]:
    """Who sat where, and where the one sat who hands it over."""
    mine = [number for number, seat in enumerate(wanted.seats) if isinstance(seat, wire.Me)]
    if len(mine) != 1:
        raise WrongValue("refused-not-one-seat", number=len(mine))
    unknown = seats - len(wanted.seats)
    if unknown < 0:
        raise WrongValue("refused-handed-seats", number=len(wanted.seats), seats=seats)
    return (*map(_chair, wanted.seats), *[Chair(is_taken=True)] * unknown), mine[0]


def _chair(seat: wire.SeatRequest) -> Chair:
    match seat:
        case wire.Me(name=name, title=title, crest=crest):
            return Chair(name, is_taken=True, title=title, crest=str(crest or ""))
        case wire.Bot(bot=bot):
            return Chair(bot=bot)
        case _:
            return Chair()
