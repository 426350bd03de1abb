"""The live connection: a WebSocket, or a stream of events with messages by POST where there can be none."""

import asyncio
import contextlib
import logging

from fastapi import APIRouter, Request, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from landscribe.core.game import Seat
from landscribe.core.note import WrongValue, note
from landscribe.server import wire
from landscribe.server.desk import Answer, answers_to, message_from
from landscribe.server.guard import address_of
from landscribe.server.limits import Buckets
from landscribe.server.office import Office, bearer, office_of
from landscribe.server.room import Room
from landscribe.server.rooms import NoTable
from landscribe.server.sitting import Refused, TooMany
from landscribe.server.viewer import BYE, NO_SEAT, NO_TABLE, TOO_MUCH, Viewer
from landscribe.server.words import problem, refusal, said

LOG = logging.getLogger("landscribe")
LIVE = APIRouter()

HELLO_WITHIN = 10.0  # seconds
KEEP_ALIVE = 15.0  # seconds between signs of life in a stream

HINTS_AT_ONCE = 1
LONGEST_REASON = 123  # bytes, where a WebSocket is closed
TOO_MANY_MESSAGES, TOO_MANY_CONNECTIONS = (
    note("refused-too-many-messages"),
    note("refused-too-many-connections"),
)


class EventStream(Response):
    """A viewer's messages as events, from now until one of both sides leaves."""

    media_type = "text/event-stream"

    def __init__(self, office: Office | None = None, table: str = "", seat: Seat | None = None) -> None:
        super().__init__(headers={"x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._office = office
        self._table = table
        self._viewer = Viewer(seat)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Streams."""
        office, address = self._office, address_of(scope)
        assert office is not None
        if not office.places.enters(address):
            await problem(429, TOO_MANY_CONNECTIONS)(scope, receive, send)
            return
        try:
            async with office.rooms.room(self._table) as room:
                with room.looked_at_by(self._viewer):
                    self._viewer.tell(room.table(self._viewer.seat))
                    await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                    sending = asyncio.create_task(self._send(send))
                    leaving = asyncio.create_task(_left(receive))
                    try:
                        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        await _ended(sending, leaving)
        finally:
            office.places.leaves(address)

    async def _send(self, send: Send) -> None:
        while True:
            try:
                text = await asyncio.wait_for(self._viewer.next(), KEEP_ALIVE)
                event = None if text is None else f"data: {text}\n\n"
            except TimeoutError:
                event = ":\n\n"
            body = (event or "").encode()
            await send({"type": "http.response.body", "body": body, "more_body": event is not None})
            if event is None:
                return


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


@LIVE.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """One viewer, from Hello until one of both sides leaves."""
    office, address = office_of(socket), address_of(socket.scope)
    await socket.accept()
    if not office.places.enters(address):
        await socket.close(TOO_MUCH, said(TOO_MANY_CONNECTIONS))
        return
    try:
        async with office.rooms.room(table) as room:
            seat = await _greeted(socket, room)
            await _Conversation(socket, room, Viewer(seat), office, address).run()
    except (NoTable, WrongValue) as error:
        await socket.close(NO_TABLE, said(error.note).encode()[:LONGEST_REASON].decode(errors="ignore"))
    except Refused as error:
        await socket.send_text(refusal(None, error.note).model_dump_json())
        await socket.close(NO_SEAT)
    except TimeoutError:
        await socket.close(TOO_MUCH, said(note("refused-silence")))
    except WebSocketDisconnect:
        pass
    finally:
        office.places.leaves(address)


async def _greeted(socket: WebSocket, room: Room) -> Seat | None:
    """The seat of who says Hello; None for someone who watches."""
    async with asyncio.timeout(HELLO_WITHIN):
        message = message_from(await _received(socket))
    if not isinstance(message, wire.Hello):
        raise Refused("refused-hello")
    return None if message.token is None else room.seat_of(message.token)


async def _received(socket: WebSocket) -> str | bytes:
    """What comes next, as text or bytes; WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", BYE))
    return message.get("text") or message.get("bytes") or ""


class _Conversation:
    """What goes to and fro on one WebSocket."""

    def __init__(self, socket: WebSocket, room: Room, viewer: Viewer, office: Office, address: str) -> None:
        self._socket = socket
        self._room = room
        self._viewer = viewer
        self._office = office
        self._address = address
        self._messages = Buckets(office.settings.limits.messages)
        self._strikes = Buckets(office.settings.limits.strikes)
        self._is_warned = False
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        with self._room.looked_at_by(self._viewer):
            self._viewer.tell(self._room.table(self._viewer.seat))
            writing = asyncio.create_task(self._write())
            reading = asyncio.create_task(self._read())
            try:
                await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _ended(writing, reading, *self._hints)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._viewer.next()) is not None:
                await self._socket.send_text(text)
            await self._socket.close(self._viewer.code)

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = await _received(self._socket)
                if self._is_too_fast():
                    continue
                await self._hear(text)

    def _is_too_fast(self) -> bool:
        """Whether this message is one too many; who goes on and on is sent away."""
        if self._messages.takes("") and self._office.messages.takes(self._address):
            self._is_warned = False
            return False
        if not self._is_warned:
            self._is_warned = True
            self._viewer.tell(refusal(None, TOO_MANY_MESSAGES))
        if not self._strikes.takes(""):
            self._viewer.dismiss(TOO_MUCH)
        return True

    async def _hear(self, text: str | bytes) -> None:
        try:
            message = message_from(text)
        except Refused as error:
            self._viewer.tell(refusal(None, error.note), self._room.table(self._viewer.seat))
            return
        if not isinstance(message, wire.Hint):
            await self._answer(message)
        elif len(self._hints) < HINTS_AT_ONCE:
            task = asyncio.create_task(self._answer(message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            waiting = refusal(message.id, note("refused-hint-coming"))
            self._viewer.tell(waiting, self._room.table(self._viewer.seat))

    async def _answer(self, message: wire.ClientMessage) -> None:
        viewer = self._viewer
        viewer.tell(*await answered_safely(self._room, viewer.seat, message, viewer))


async def _ended(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            LOG.error("a live connection failed", exc_info=result)


async def answered_safely(
    room: Room, seat: Seat | None, message: wire.ClientMessage, sender: Viewer | None = None
) -> tuple[Answer, ...]:
    """The answers; where the server itself fails, that is said and written down, and nothing changes."""
    try:
        return await answers_to(room, seat, message, sender)
    except Exception:
        LOG.exception("a message of the kind '%s' failed", message.type)
        answers = None if isinstance(message, wire.Hello) else message.id
        return (refusal(answers, note("refused-failure")),)


@LIVE.post("/api/tables/{table}/messages")
async def say(table: str, request: Request) -> tuple[wire.ServerMessage, ...]:
    """A message to a table that is streamed: the answers come back, the rest is streamed."""
    office = office_of(request)
    if not office.messages.takes(address_of(request.scope)):
        raise TooMany("refused-too-many-messages")
    message = message_from(await request.body())
    async with office.rooms.room(table) as room:
        return await answered_safely(room, office.seat_in(room, request), message)


@LIVE.get("/api/tables/{table}/stream")
async def stream(table: str, request: Request) -> EventStream:
    """The live connection as server-sent events, each a message; the token is in the Authorization header."""
    office = office_of(request)
    async with office.rooms.room(table) as room:
        seat = office.seat_in(room, request) if bearer(request) else None
    return EventStream(office, table, seat)
