"""What is asked of tables beside their live connections, whoever takes the request."""

import secrets

from landscribe.core.game import evening_of
from landscribe.games import game_named
from landscribe.table import seats, wire
from landscribe.table.credentials import hashed
from landscribe.table.live_tables import LiveTables
from landscribe.table.new_tables import deal_for
from landscribe.table.serialize import my_table
from landscribe.table.table_state import TableState, first_state
from landscribe.table.timer import Timer
from landscribe.table.unreadable import Unreadable, unreadable_table
from landscribe.texts.rules import Block, Section, rules_of


async def new_table(tables: LiveTables, wanted: wire.NewTable) -> wire.Seated:
    """A new table; whoever asks for it owns it."""
    timer = None if wanted.timer is None else Timer(**wanted.timer.model_dump())
    table = first_state(deal_for(wanted))
    return await seats.create_table(tables, table, wanted.is_shuffled, wanted.token, timer)


async def table_seen(
    tables: LiveTables, ident: str, token: str | None
) -> wire.Table | wire.Lobby | wire.Unreadable:
    """The table as it is, for the seat with this token or for someone who watches."""
    try:
        async with tables.use(ident) as live:
            return live.seen_by(None if token is None else await live.seat_of(token))
    except Unreadable as error:
        return unreadable_table(error)


async def my_tables(tables: LiveTables, wanted: wire.Mine) -> tuple[wire.MyTable, ...]:
    """The tables of these seats, the last changed first; what is not there, or not mine, is left out."""
    own = {(seat.table, hashed(seat.token)) for seat in wanted.seats}
    found = [
        my_table(listed, seat, await tables.why_unreadable(listed))
        for listed in await tables.store.list_tables(list({table for table, _ in own}))
        for seat, kept in listed.hashes.items()
        if (listed.table, kept) in own
    ]
    return tuple(found)


async def state_at(tables: LiveTables, ident: str) -> TableState:
    """The table with this id as it is."""
    async with tables.use(ident) as live:
        return live.table


def cards_of(game: str) -> wire.Cards:
    """Every card of a game with its explanation and an example."""
    return wire.Cards(cards=game_named(game).explain())


def rules_in(game: str, language: str) -> wire.Rules:
    """The rules of a game in a language, and the rulings that belong to them."""
    found = rules_of(game_named(game).name, language)
    return wire.Rules(game=game, language=language, sections=tuple(map(_section, found)))


def _section(section: Section) -> wire.RuleSection:
    return wire.RuleSection(
        title=section.title, depth=section.depth, blocks=tuple(map(_block, section.blocks))
    )


def _block(block: Block) -> wire.RuleBlock:
    rows = tuple(
        tuple(tuple(wire.RuleSpan(style=span.style, text=span.text) for span in cell) for cell in row)
        for row in block.rows
    )
    return wire.RuleBlock(kind=block.kind, rows=rows)


def new_evening(game: str, wanted: wire.NewEvening) -> wire.PaperEvening:
    """An evening on paper, dealt by chance or as a seed says; nothing of it is kept."""
    found = game_named(game)
    options, seed = found.options(wanted.options), wanted.seed or secrets.token_hex(8)
    return wire.PaperEvening(
        game=found.name,
        seats=wanted.seats,
        seed=seed,
        options=found.write(options),
        evening=evening_of(found, options, wanted.seats, seed),
    )
