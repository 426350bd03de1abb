"""Tables over HTTP: create, join, leave, look, rematch, replay, download."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from landscribe import __version__
from landscribe.core.game import Seat
from landscribe.core.record import replayed
from landscribe.games import GAMES, game_named
from landscribe.server import wire
from landscribe.server.guard import address_of
from landscribe.server.office import bearer, office_of
from landscribe.server.setup import deal_for, dealt_again
from landscribe.server.shown import games_offered, players_of
from landscribe.server.sitting import Entry, Hidden, Refused, Sitting, TooMany, opened
from landscribe.server.store import Listed, created, token_kept
from landscribe.server.tokens import hashed, is_token, new_token, rematch_token
from landscribe.texts.rules import rules_of

ROUTES = APIRouter(prefix="/api")


@ROUTES.get("/health")
async def health(request: Request) -> wire.Health:
    """That the process is well."""
    rooms = office_of(request).rooms
    return wire.Health(version=__version__, tables=rooms.loaded, viewers=rooms.viewers)


@ROUTES.get("/games")
async def games() -> tuple[wire.GameInfo, ...]:
    """Every game with its options and bots."""
    return games_offered()


@ROUTES.get("/games/{game}/cards")
async def cards(game: str) -> wire.Cards:
    """Every card of a game with its explanation and an example."""
    return wire.Cards(cards=game_named(game).explained())


@ROUTES.get("/rules/{game}")
async def rules(game: str, language: str = "en") -> wire.Rules:
    """The rules of a game in a language, and the rulings that belong to them."""
    found = rules_of(game_named(game).name, language)
    return wire.Rules.model_validate(
        {"game": game, "language": language, "sections": found}, from_attributes=True
    )


@ROUTES.post("/tables")
async def create(wanted: wire.NewTable, request: Request) -> wire.Seated:
    """A new table; whoever creates it owns it."""
    office = office_of(request)
    sitting = opened(deal_for(wanted))
    if not office.tables.takes(address_of(request.scope)):
        raise TooMany("refused-too-many-tables")
    seat, token = sitting.deal.owner, new_token()
    hashes: dict[Seat, str | None] = dict.fromkeys(range(len(sitting.chairs)))
    hashes[seat] = hashed(token)
    await office.rooms.create(sitting, hashes)
    return wire.Seated(table=sitting.deal.table, seat=seat, token=token)


@ROUTES.get("/tables/{table}")
async def look(table: str, request: Request) -> wire.Table:
    """The table as it is, for the seat in the Authorization header or for someone who watches."""
    office = office_of(request)
    async with office.rooms.room(table) as room:
        return room.table(office.seat_in(room, request) if bearer(request) else None)


@ROUTES.post("/tables/{table}/join")
async def join(table: str, wanted: wire.JoinTable, request: Request) -> wire.Seated:
    """Takes an open seat, the first one where none is named."""
    token, seats = new_token(), list[Seat]()

    def make(sitting: Sitting) -> Entry:
        if sitting.is_over:
            raise Refused("refused-over-join")
        free = [seat for seat, chair in enumerate(sitting.chairs) if chair.is_open]
        if not free:
            raise Refused("refused-full-table")
        seat = free[0] if wanted.seat is None else wanted.seat
        if seat not in free:
            numbers = ", ".join(str(number + 1) for number in free)
            raise Refused("refused-seat-taken", seat=seat + 1, free=numbers)
        seats.append(seat)
        return Entry("join", seat, wanted.name)

    async with office_of(request).rooms.room(table) as room:
        await room.enter(
            make,
            also=lambda _: token_kept(table, seats[-1], hashed(token)),
            then=lambda: room.hashes.update({seats[-1]: hashed(token)}),
        )
    return wire.Seated(table=table, seat=seats[-1], token=token)


@ROUTES.post("/tables/{table}/leave")
async def leave(table: str, request: Request) -> wire.Table:
    """Gives up the seat in the Authorization header; someone else may take it."""
    office = office_of(request)
    async with office.rooms.room(table) as room:
        seat = office.seat_in(room, request)

        def gone() -> None:
            room.hashes[seat] = None
            room.unseat(seat)

        await room.enter(
            lambda _: Entry("leave", seat), also=lambda _: token_kept(table, seat, None), then=gone
        )
        return room.table(None)


@ROUTES.post("/tables/{table}/rematch")
async def rematch(table: str, request: Request) -> wire.Seated:
    """The same seat at the table of the rematch, which the first who asks brings into being."""
    office, token = office_of(request), bearer(request)
    async with office.rooms.room(table) as room:
        seat = office.seat_in(room, request)
        if not room.sitting.is_over:
            raise Refused("refused-not-over")
        if room.sitting.rematch is None:
            again = opened(dealt_again(room.sitting, seat))
            hashes: dict[Seat, str | None] = dict.fromkeys(range(len(again.chairs)))

            def make(sitting: Sitting) -> Entry:
                if sitting.rematch is not None:
                    raise Refused("refused-rematch-late")
                return Entry("rematch", seat, again.deal.table)

            await room.enter(
                make, also=lambda _: created(again, hashes), then=lambda: office.rooms.admit(again, hashes)
            )
        there = room.sitting.rematch
        assert there is not None
    assert token is not None
    token = rematch_token(token, there)
    async with office.rooms.room(there) as room:
        if room.hashes[seat] is None and room.sitting.chairs[seat].is_taken:
            await room.keep_token(seat, hashed(token), token_kept(there, seat, hashed(token)))
        if not is_token(token, room.hashes[seat]):
            raise Refused("refused-rematch-seat")
    return wire.Seated(table=there, seat=seat, token=token)


@ROUTES.post("/mine")
async def mine(wanted: wire.Mine, request: Request) -> tuple[wire.MyTable, ...]:
    """The tables of these seats, the last changed first; what is not there, or not mine, is left out."""
    tokens = {seat.table: seat.token for seat in wanted.seats}
    found = await office_of(request).rooms.store.listed(list(tokens))
    return tuple(
        _mine(listed, seat)
        for listed in found
        for seat, kept in listed.hashes.items()
        if listed.record.game in GAMES and is_token(tokens[listed.table], kept)
    )


def _mine(listed: Listed, seat: Seat) -> wire.MyTable:
    return wire.MyTable(
        table=listed.table,
        game=listed.record.game,
        options=listed.record.options,
        seat=seat,
        names=listed.summary.names,
        is_due=seat in listed.summary.due,
        is_over=listed.summary.is_over,
        since=int(listed.changed),
    )


@ROUTES.get("/tables/{table}/replay")
async def replay(table: str, request: Request) -> wire.Replay:
    """What was done at a table, once the game is over."""
    sitting = await _finished(table, request)
    return wire.Replay(
        table=table,
        game=sitting.game.name,
        options=sitting.deal.record.options,
        players=players_of(sitting, here=()),
        steps=tuple(wire.Step(seat=p.seat, action=p.text, by=p.by) for p in sitting.before),
    )


@ROUTES.get("/tables/{table}/replay/{step}")
async def replay_step(table: str, step: int, request: Request, seat: Seat | None = None) -> wire.Replayed:
    """The page after so many steps of a game that is over, of a seat or of someone who watches."""
    sitting = await _finished(table, request)
    if not 0 <= step <= len(sitting.before):
        raise Refused("refused-step", step=str(step), steps=len(sitting.before))
    if seat is not None and not 0 <= seat < len(sitting.chairs):
        raise Refused("refused-no-seat", seat=seat + 1, seats=len(sitting.chairs))
    game, record = sitting.game, sitting.record
    *_, state = replayed(game, record._replace(actions=record.actions[:step]))
    view = game.view(state, seat)
    return wire.Replayed(step=step, page=game.page(view), news=tuple(game.told(event) for event in view.news))


@ROUTES.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, request: Request) -> PlainTextResponse:
    """The record of a game that is over, seed included; `landscribe replay` shows it."""
    sitting = await _finished(table, request)
    name = f"{game_named(sitting.deal.record.game).name}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(sitting.record.to_text(), headers=headers)


async def _finished(table: str, request: Request) -> Sitting:
    async with office_of(request).rooms.room(table) as room:
        if not room.sitting.is_over:
            raise Hidden("refused-past")
        return room.sitting
