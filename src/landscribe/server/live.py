"""The live connection: a WebSocket, or a stream of events with messages by POST where there can be none."""

import asyncio
import contextlib
import logging

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from landscribe.core.game import Seat
from landscribe.core.note import note
from landscribe.server.context import Context, context_of, seat_in, token_in
from landscribe.server.guard import address_of
from landscribe.server.limits import Buckets
from landscribe.server.metrics import answers_to, parting, refusal
from landscribe.server.problems import TooMany, problem
from landscribe.table import wire
from landscribe.table.live_table import LiveTable
from landscribe.table.live_tables import NoTable
from landscribe.table.messages import message_from
from landscribe.table.outbox import CloseCode, Outbox
from landscribe.table.refusals import Refused
from landscribe.table.unreadable import Unreadable, unreadable_table

LOG = logging.getLogger("landscribe")
LIVE = APIRouter()

HELLO_WITHIN = 10.0  # seconds
PING_EVERY, PONG_WITHIN = 4.0, 5.0  # seconds: whose network is gone is away before anyone has waited long

LONGEST_REASON = 123  # bytes, where a WebSocket is closed
TOO_MANY_MESSAGES, TOO_MANY_CONNECTIONS = (
    note("refused-too-many-messages"),
    note("refused-too-many-connections"),
)


class EventStream(Response):
    """A viewer's messages as events, from now until one of both sides leaves."""

    media_type = "text/event-stream"

    def __init__(self, context: Context | None = None, table: str = "", seat: Seat | None = None) -> None:
        super().__init__(headers={"x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._context = context
        self._table = table
        self._outbox = Outbox(seat)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Streams."""
        context, address = self._context, address_of(scope)
        assert context is not None
        if not context.places.enters(address):
            await problem(429, TOO_MANY_CONNECTIONS)(scope, receive, send)
            return
        try:
            async with context.tables.use(self._table) as live:
                with live.watched_through(self._outbox):
                    self._outbox.put(live.seen_by(self._outbox.seat))
                    await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                    sending = asyncio.create_task(self._send(send))
                    leaving = asyncio.create_task(_wait_until_gone(receive))
                    missing = asyncio.create_task(self._miss(live))
                    try:
                        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        await _cancel(sending, leaving, missing)
        finally:
            context.places.leaves(address)

    async def _send(self, send: Send) -> None:
        clock = asyncio.get_running_loop().time
        sign_at = clock() + PING_EVERY
        while True:
            try:
                async with asyncio.timeout_at(sign_at):  # unlike `wait_for`, it never swallows a cancel
                    text = await self._outbox.next()
                event = None if text is None else f"data: {text}\n\n"
            except TimeoutError:
                event, sign_at = ":\n\n", clock() + PING_EVERY
            body = (event or "").encode()
            await send({"type": "http.response.body", "body": body, "more_body": event is not None})
            if event is None:
                return

    async def _miss(self, live: LiveTable) -> None:
        """Counts who answers no sign as away, until they are heard again.

        The stream goes on: a browser may have frozen the page, and will read what came when it wakes.
        """
        while True:
            try:
                async with asyncio.timeout(PING_EVERY + PONG_WITHIN):
                    await self._outbox.answer()
            except TimeoutError:
                live.miss(self._outbox)


async def _wait_until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


@LIVE.websocket("/api/tables/{table}/live")
async def live_socket(socket: WebSocket, table: str) -> None:
    """One viewer, from Hello until one of both sides leaves."""
    context, address = context_of(socket), address_of(socket.scope)
    await socket.accept()
    if not context.places.enters(address):
        await socket.close(CloseCode.TOO_MUCH, parting(TOO_MANY_CONNECTIONS))
        return
    try:
        async with context.tables.use(table) as live:
            seat = await _greet(socket, live)
            await _Conversation(socket, live, Outbox(seat), context, address).run()
    except NoTable as error:
        reason = parting(error.note).encode()[:LONGEST_REASON].decode(errors="ignore")
        await socket.close(CloseCode.NO_TABLE, reason)
    except Unreadable as error:
        await socket.send_text(unreadable_table(error).model_dump_json())
        await socket.close(CloseCode.UNREADABLE)
    except Refused as error:
        await socket.send_text(refusal(None, error.note).model_dump_json())
        await socket.close(CloseCode.NO_SEAT)
    except TimeoutError:
        await socket.close(CloseCode.TOO_MUCH, parting(note("refused-silence")))
    except WebSocketDisconnect:
        pass
    finally:
        context.places.leaves(address)


async def _greet(socket: WebSocket, live: LiveTable) -> Seat | None:
    """The seat of who says Hello; None for someone who watches."""
    async with asyncio.timeout(HELLO_WITHIN):
        message = message_from(await _receive(socket))
    if not isinstance(message, wire.Hello):
        raise Refused("refused-hello")
    return None if message.token is None else await live.seat_of(message.token)


async def _receive(socket: WebSocket) -> str | bytes:
    """What comes next, as text or bytes; WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", CloseCode.BYE))
    return message.get("text") or message.get("bytes") or ""


class _Conversation:
    """What goes to and fro on one WebSocket."""

    def __init__(
        self, socket: WebSocket, live: LiveTable, outbox: Outbox, context: Context, address: str
    ) -> None:
        self._socket = socket
        self._live = live
        self._outbox = outbox
        self._context = context
        self._address = address
        self._messages = Buckets(context.settings.limits.messages)
        self._strikes = Buckets(context.settings.limits.strikes)
        self._is_warned = False
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        with self._live.watched_through(self._outbox):
            self._outbox.put(self._live.seen_by(self._outbox.seat))
            writing = asyncio.create_task(self._write())
            reading = asyncio.create_task(self._read())
            try:
                await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _cancel(writing, reading, *self._hints)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._outbox.next()) is not None:
                await self._socket.send_text(text)
            await self._socket.close(self._outbox.code)

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = await _receive(self._socket)
                if self._is_too_fast():
                    continue
                await self._hear(text)

    def _is_too_fast(self) -> bool:
        """Whether this message is one too many; who goes on and on is sent away."""
        if self._messages.takes("") and self._context.messages.takes(self._address):
            self._is_warned = False
            return False
        if not self._is_warned:
            self._is_warned = True
            self._outbox.put(refusal(None, TOO_MANY_MESSAGES))
        if not self._strikes.takes(""):
            self._outbox.close(CloseCode.TOO_MUCH)
        return True

    async def _hear(self, text: str | bytes) -> None:
        try:
            message = message_from(text)
        except Refused as error:
            self._outbox.put(refusal(None, error.note), self._live.seen_by(self._outbox.seat))
            return
        if not isinstance(message, wire.Hint):
            await self._answer(message)
        else:
            task = asyncio.create_task(self._answer(message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)

    async def _answer(self, message: wire.ClientMessage) -> None:
        outbox = self._outbox
        outbox.put(*await answers_to(self._live, outbox.seat, message, outbox))


async def _cancel(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            LOG.error("a live connection failed", exc_info=result)


@LIVE.post("/api/tables/{table}/messages")
async def say(table: str, request: Request) -> tuple[wire.ServerMessage, ...]:
    """A message to a table that is streamed: the answers come back, the rest is streamed."""
    context = context_of(request)
    if not context.messages.takes(address_of(request.scope)):
        raise TooMany("refused-too-many-messages")
    message = message_from(await request.body())
    async with context.tables.use(table) as live:
        seat = await live.seat_of(token_in(request))
        live.hear_from(seat)
        return await answers_to(live, seat, message)


@LIVE.get("/api/tables/{table}/stream")
async def stream(table: str, request: Request) -> Response:
    """The live connection as server-sent events, each a message; the token is in the Authorization header."""
    context = context_of(request)
    try:
        async with context.tables.use(table) as live:
            seat = await seat_in(live, request)
    except Unreadable as error:
        return JSONResponse(unreadable_table(error).model_dump(), 410)
    return EventStream(context, table, seat)
