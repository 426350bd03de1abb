"""The live connection: a WebSocket, or a stream of events with messages by POST where there can be none."""

import asyncio
import contextlib
import logging
from contextvars import copy_context

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from landscribe.core.game import Seat
from landscribe.core.note import note
from landscribe.server.context import Context, context_of, seat_in, token_in
from landscribe.server.direct import DirectProtocol, direct_of
from landscribe.server.guard import address_of
from landscribe.server.limits import Bucket
from landscribe.server.metrics import answers_to, parting, refusal
from landscribe.server.problems import TooMany, problem
from landscribe.table import wire
from landscribe.table.live_table import LiveTable
from landscribe.table.live_tables import NoTable
from landscribe.table.messages import message_from
from landscribe.table.outbox import CloseCode, Outbox
from landscribe.table.refusals import Refused
from landscribe.table.shown import TableAnswer, whole
from landscribe.table.store import Unreachable
from landscribe.table.unreadable import Unreadable, unreadable_table

LOG = logging.getLogger("landscribe")
LIVE = APIRouter()

HELLO_WITHIN = 10.0  # seconds
PING_EVERY, PONG_WITHIN = 4.0, 5.0  # seconds: whose network is gone is away before anyone has waited long

MOST_HEARD = 16  # messages that wait to be answered until no more are read
LONGEST_REASON = 123  # bytes, where a WebSocket is closed
TOO_MANY_MESSAGES, TOO_MANY_CONNECTIONS = (
    note("refused-too-many-messages"),
    note("refused-too-many-connections"),
)


class EventStream(Response):
    """A viewer's messages as events, from now until one of both sides leaves."""

    media_type = "text/event-stream"

    def __init__(self, context: Context, table: str, seat: Seat | None) -> None:
        super().__init__(headers={"x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._context = context
        self._table = table
        self._outbox = Outbox(seat)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Streams."""
        context, address = self._context, address_of(scope)
        if not context.places.enters(address):
            await problem(429, TOO_MANY_CONNECTIONS)(scope, receive, send)
            return
        try:
            async with context.tables.use(self._table) as live:
                with live.watched_through(self._outbox):
                    self._outbox.put(TableAnswer(live.shown_to(self._outbox.seat)))
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
                event = None if text is None else b"data: %b\n\n" % text
            except TimeoutError:
                event, sign_at = b":\n\n", clock() + PING_EVERY
            await send({"type": "http.response.body", "body": event or b"", "more_body": event is not None})
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
                live.presence.miss(self._outbox)


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
    async with contextlib.AsyncExitStack() as leaving:
        leaving.callback(context.places.leaves, address)
        try:
            live = await leaving.enter_async_context(context.tables.use(table))
            outbox = await _greet(socket, live)
            conversation = _Conversation(direct_of(socket.scope), live, outbox, context, address)
            conversation.begin(leaving)
        except (NoTable, Unreachable) as error:
            reason = parting(error.note).encode()[:LONGEST_REASON].decode(errors="ignore")
            code = CloseCode.NO_TABLE if isinstance(error, NoTable) else CloseCode.AGAIN_LATER
            await socket.close(code, reason)
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


async def _greet(socket: WebSocket, live: LiveTable) -> Outbox:
    """The outbox of who says Hello."""
    async with asyncio.timeout(HELLO_WITHIN):
        message = message_from(await _receive(socket))
    if not isinstance(message, wire.Hello):
        raise Refused("refused-hello")
    seat = None if message.token is None else await live.seat_of(message.token)
    return Outbox(seat, message.takes_changes)


async def _receive(socket: WebSocket) -> str | bytes:
    """What comes next, as text or bytes; WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", CloseCode.BYE))
    return message.get("text") or message.get("bytes") or ""


class _Conversation:
    """What goes to and fro on one WebSocket: messages are answered in the order in which they come."""

    def __init__(
        self, direct: DirectProtocol, live: LiveTable, outbox: Outbox, context: Context, address: str
    ) -> None:
        self._direct = direct
        self._live = live
        self._outbox = outbox
        self._context = context
        self._address = address
        self._language = copy_context()  # what is said to this viewer is said in it
        self._messages = Bucket(context.settings.limits.messages)
        self._strikes = Bucket(context.settings.limits.strikes)
        self._is_warned = False
        self._heard: list[bytes] = []
        self._answering: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._leaving: contextlib.AsyncExitStack | None = None

    def begin(self, leaving: contextlib.AsyncExitStack) -> None:
        """Goes on until one of both sides leaves; then does what is to be done at leaving."""
        leaving.enter_context(self._live.watched_through(self._outbox))
        self._outbox.put(TableAnswer(self._live.shown_to(self._outbox.seat)))
        self._leaving = leaving.pop_all()
        self._outbox.tell_of_news(self.drain, self._direct.say)
        self._direct.take_over(self)

    def drain(self) -> None:
        """Says what waits, as far as it goes."""
        outbox = self._outbox
        while (text := outbox.first) is not None and self._direct.say(text):
            outbox.drop_first()
        if outbox.is_done:
            self._direct.end(outbox.code)
            self.leave()

    def leave(self) -> None:
        """Ends it, once."""
        if self._leaving is not None:
            leaving, self._leaving = self._leaving, None
            self._heard.clear()
            task = asyncio.create_task(_leave(leaving, self._hints))
            _PARTINGS.add(task)
            task.add_done_callback(_PARTINGS.discard)

    def hear(self, text: bytes) -> None:
        """Answers a message, after those that came before it."""
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer_all(text), context=self._language)
        else:
            self._heard.append(text)
            if len(self._heard) >= MOST_HEARD:
                self._direct.pause()

    async def _answer_all(self, text: bytes) -> None:
        """Never cancelled: what was begun to be written is also sent."""
        try:
            await self._answer(text)
            while self._heard:
                await self._answer(self._heard.pop(0))
                self._direct.resume()
        except Exception:
            LOG.exception("a live connection failed")
            self._outbox.close()
        finally:
            self._answering = None

    def _is_too_fast(self) -> bool:
        """Whether this message is one too many; who goes on and on is sent away."""
        if self._messages.takes() and self._context.messages.takes(self._address):
            self._is_warned = False
            return False
        if not self._is_warned:
            self._is_warned = True
            self._outbox.put(refusal(None, TOO_MANY_MESSAGES))
        if not self._strikes.takes():
            self._outbox.close(CloseCode.TOO_MUCH)
        return True

    async def _answer(self, text: bytes) -> None:
        outbox = self._outbox
        if self._is_too_fast():
            return
        try:
            message = message_from(text)
        except Refused as error:
            outbox.put(refusal(None, error.note), TableAnswer(self._live.shown_to(outbox.seat)))
            return
        if too_many := _too_many_hints(self._context, self._address, message):
            outbox.put(too_many)
        elif isinstance(message, wire.Hint):
            task = asyncio.create_task(self._answer_message(message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            if isinstance(message, wire.Hello):
                outbox.forget()
            await self._answer_message(message)

    async def _answer_message(self, message: wire.ClientMessage) -> None:
        outbox = self._outbox
        outbox.put(*await answers_to(self._live, outbox.seat, message, outbox))


def _too_many_hints(context: Context, address: str, message: wire.ClientMessage) -> wire.Refusal | None:
    """The answer to a hint too many: bots think about each, while others wait for theirs."""
    if isinstance(message, wire.Hint) and not context.hints.takes(address):
        return refusal(message.id, note("refused-too-many-hints"))
    return None


_PARTINGS = set[asyncio.Task[None]]()  # which nobody else keeps


async def _leave(leaving: contextlib.AsyncExitStack, hints: set[asyncio.Task[None]]) -> None:
    await leaving.aclose()
    await _cancel(*hints)


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
        live.presence.hear_from(seat)
        if too_many := _too_many_hints(context, address_of(request.scope), message):
            return (too_many,)
        return tuple(map(whole, await answers_to(live, seat, message)))


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
