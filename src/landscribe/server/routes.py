"""Tables over HTTP: create, join, leave, look, rematch, replay, review, download."""

import logging

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import TypeAdapter

from landscribe import __version__
from landscribe.core.game import Seat
from landscribe.server.context import bearer, context_of, token_in
from landscribe.server.daily import refuse_untold
from landscribe.server.guard import address_of
from landscribe.server.problems import TooMany
from landscribe.server.static_files import compressed
from landscribe.table import requests, seats, wire
from landscribe.table.deletion import delete_seat, delete_table
from landscribe.table.handing import take_over
from landscribe.table.new_tables import deal_for
from landscribe.table.practice import practise
from landscribe.table.refusals import NotKept
from landscribe.table.replay import page_after, refuse_running, steps_of
from landscribe.table.serialize import games_offered
from landscribe.table.table_state import TableState

LOG = logging.getLogger("landscribe")
ROUTES = APIRouter(prefix="/api")
OFFER = TypeAdapter(tuple[wire.GameInfo, ...])


@ROUTES.get("/health")
async def health(request: Request) -> wire.Health:
    """That the process is well, and that what it keeps can be written and read."""
    context = context_of(request)
    try:
        await context.check()
    except Exception as error:
        LOG.error("the database cannot be written and read: %s", error)
        raise NotKept("refused-unwell") from None
    beats = context.beats
    return wire.Health(
        version=__version__,
        processes=len(beats),
        tables=sum(beat.tables for beat in beats),
        viewers=sum(beat.viewers for beat in beats),
    )


@ROUTES.get("/keeping")
async def keeping(request: Request) -> wire.Keeping:
    """How long this server keeps tables, and whom to ask."""
    settings = context_of(request).settings
    days = settings.keeping
    return wire.Keeping(finished=days.finished, forgotten=days.forgotten, contact=settings.contact)


@ROUTES.get("/games", response_model=tuple[wire.GameInfo, ...])
async def games(request: Request) -> Response:
    """Every game with its options and bots; compressed, because every visit begins with it."""
    return compressed(OFFER.dump_json(games_offered()), "application/json", request)


@ROUTES.get("/games/{game}/cards")
async def cards(game: str) -> wire.Cards:
    """Every card of a game with its explanation and an example."""
    return requests.cards_of(game)


@ROUTES.get("/rules/{game}")
async def rules(game: str, language: str = "en") -> wire.Rules:
    """The rules of a game in a language, and the rulings that belong to them."""
    return requests.rules_in(game, language)


@ROUTES.post("/tables")
async def create(wanted: wire.NewTable, request: Request) -> wire.Seated:
    """A new table; whoever creates it owns it."""
    deal_for(wanted)  # what cannot be is not counted
    count_creation(request)
    return await requests.new_table(context_of(request).tables, wanted)


@ROUTES.post("/games")
async def hand_over(wanted: wire.HandedGame, request: Request) -> wire.Seated:
    """A table with a game that was played to its end without this server."""
    count_creation(request)
    return await take_over(context_of(request).tables, wanted)


@ROUTES.get("/tables/{table}")
async def look(table: str, request: Request) -> wire.Table | wire.Lobby | wire.Unreadable:
    """The table as it is, for the seat in the Authorization header or for someone who watches."""
    return await requests.table_seen(context_of(request).tables, table, bearer(request))


@ROUTES.post("/tables/{table}/join")
async def join(table: str, wanted: wire.JoinTable, request: Request) -> wire.Seated:
    """Takes an open seat, the first one where none is named."""
    async with context_of(request).tables.use(table) as live:
        return await seats.join_table(live, wanted)


@ROUTES.post("/tables/{table}/leave")
async def leave(table: str, request: Request) -> wire.Table | wire.Lobby:
    """Gives up the seat in the Authorization header; someone else may take it, and the name is erased."""
    return await delete_seat(context_of(request).tables, table, token_in(request))


@ROUTES.post("/tables/{table}/delete")
async def delete(table: str, request: Request) -> wire.Deleted:
    """Deletes a table for everyone, with all that is kept of it; the token is its owner's."""
    await delete_table(context_of(request).tables, table, token_in(request))
    return wire.Deleted(table=table)


@ROUTES.post("/tables/{table}/rematch")
async def rematch(table: str, request: Request) -> wire.Seated:
    """The same seat at the table of the rematch, which the first who asks brings into being."""
    tables = context_of(request).tables
    async with tables.use(table) as live:
        return await seats.rematch(tables, live, token_in(request))


@ROUTES.post("/mine")
async def mine(wanted: wire.Mine, request: Request) -> tuple[wire.MyTable, ...]:
    """The tables of these seats, the last changed first; what is not there, or not mine, is left out."""
    return await requests.my_tables(context_of(request).tables, wanted)


@ROUTES.get("/tables/{table}/replay")
async def replay(table: str, request: Request) -> wire.Replay:
    """What was done at a table, once the game is over."""
    return steps_of(await state_of(table, request))


@ROUTES.get("/tables/{table}/replay/{step}")
async def replay_step(table: str, step: int, request: Request, seat: Seat | None = None) -> wire.Replayed:
    """The page after so many steps of a game that is over, of a seat or of someone who watches."""
    return page_after(await state_of(table, request), step, seat)


@ROUTES.post("/tables/{table}/review")
async def review(table: str, wanted: wire.ReviewOf, request: Request) -> wire.Reviewed:
    """The review of a seat's game that is over, or how far it is; ask again until it is there."""
    return await context_of(request).reviews.ask(await state_of(table, request), wanted.seat)


@ROUTES.post("/tables/{table}/practice")
async def practice(table: str, wanted: wire.Practice, request: Request) -> wire.Seated:
    """A new table at which a seat goes on from a step of a game that is over."""
    state = await state_of(table, request)
    refuse_untold(state, context_of(request).contests.clock())
    count_creation(request)
    return await practise(context_of(request).tables, state, wanted)


@ROUTES.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, request: Request) -> PlainTextResponse:
    """The record of a game that is over, seed included; `landscribe replay` shows it."""
    state = await state_of(table, request)
    refuse_running(state)
    refuse_untold(state, context_of(request).contests.clock())
    headers = {"content-disposition": f'attachment; filename="{state.game.name}-{table}.txt"'}
    return PlainTextResponse(state.record.to_text(), headers=headers)


def count_creation(request: Request) -> None:
    """Counts one more table for the address that asks; TooMany where it has made too many."""
    if not context_of(request).takes_creation(address_of(request.scope)):
        raise TooMany("refused-too-many-tables")


async def state_of(table: str, request: Request) -> TableState:
    """The table with this id as it is."""
    return await requests.state_at(context_of(request).tables, table)
