"""WebSockets without detours: what comes is heard as it arrives, what is said goes straight to the network.

An application speaks to uvicorn through queues and tasks, which cost more than a move and take more memory
than a table. Ours is greeted that way; then it takes the connection over and returns, and they are gone.
"""

import asyncio
from typing import Any, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.utils import apply_mask


class _Nowhere(asyncio.Queue[Any]):
    """Where uvicorn puts what nobody waits for any more."""

    def put_nowait(self, item: Any) -> None:
        """Forgets it."""


NOWHERE = _Nowhere()
DIRECT = "landscribe.direct"  # among the extensions of a scope
TEXT = 0x81  # the first byte of a whole message of text
PONG, PONG_SIZE = 0x8A, 10  # the first byte, and the bytes, of an answer to one of our pings
MASKED = 0x80  # in the second byte, as in all that a client says


class Listener(Protocol):
    """Who has taken over a connection."""

    def hear(self, text: bytes) -> None:
        """A message came."""
        ...

    def drain(self) -> None:
        """What was said is on its way, and more can be said again."""
        ...

    def leave(self) -> None:
        """The other side is gone."""
        ...


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which an application may take over once it has accepted the connection."""

    _listener: Listener | None = None
    _begun = b""  # of a frame that has not come whole
    _heard_at = 0.0  # when something was said last, by the clock of the loop

    def data_received(self, data: bytes) -> None:
        """Takes what came apart into frames: a whole message of text is heard at once, and so is a pong.

        All else goes to the parser, frame by frame, so that it always stands at the beginning of one.
        """
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, self._begun, start = self._begun + data, b"", 0
        while start < len(data):
            text, end = _frame_at(data, start)
            if end - text > self.config.ws_max_size:
                super().data_received(data[start:])  # which refuses it, however little of it has come
                return
            if end > len(data):
                self._begun = data[start:]
                return
            is_heard = self._listener is not None and not (self.frames or self.close_sent)
            if is_heard and data[start] == TEXT and data[start + 1] & MASKED:
                self._hear(apply_mask(data[text:end], data[text - 4 : text]))
            elif is_heard and data[start] == PONG and end - start == PONG_SIZE and data[start + 1] & MASKED:
                self.handle_pong(Frame(Opcode.PONG, apply_mask(data[text:end], data[text - 4 : text])))
            else:
                super().data_received(data[start:end])
            start = end

    def _hear(self, text: bytes) -> None:
        assert self._listener is not None
        self._heard_at = self.loop.time()
        self._listener.hear(text)

    def send_keepalive_ping(self) -> None:
        """Asks whether the other side is there, unless it has just said something."""
        silent = self.loop.time() - self._heard_at
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        """Offers itself to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT] = self  # pyright: ignore[reportArgumentType, reportTypedDictNotRequiredAccess]

    def take_over(self, listener: Listener) -> None:
        """Tells all that comes from now on, and what has come already, to the listener."""
        self._listener = listener
        # uvicorn closes what its application leaves, unless it waits already for the other side to close
        self.close_timer = self.loop.call_later(0, _do_nothing)
        waiting, self.queue = self.queue, NOWHERE
        while not waiting.empty():
            message = waiting.get_nowait()
            if message["type"] == "websocket.receive":
                listener.hear(message.get("bytes") or (message.get("text") or "").encode())
            else:
                listener.leave()
        self.resume()
        self.request.headers.clear()  # the parser keeps it
        del self.scope, self.request, self.response

    def end(self, code: int) -> None:
        """Closes the connection, and waits a while for the other side to do the same."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        """A whole message came."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hear(bytes(data))

    def say(self, text: bytes) -> bool:
        """Says it at once; False where what was said before is still on its way."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_head(len(text)) + text)
        return True

    def pause(self) -> None:
        """Lets what comes wait in the network."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Goes on hearing."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        """What was said is on its way."""
        super().resume_writing()
        if self._listener is not None:
            self._listener.drain()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.leave()
            self._listener = None


def direct_of(scope: Scope) -> DirectProtocol:
    """The connection of this application, to be taken over."""
    return scope["extensions"][DIRECT]


def _do_nothing() -> None:
    pass


def _frame_at(data: bytes, start: int) -> tuple[int, int]:
    """Where what the frame says that begins here begins and ends, as far as it can be seen."""
    if len(data) < start + 2:
        return start + 2, start + 2
    size, text = data[start + 1] & ~MASKED, start + 2
    if size > 125:
        text += 2 if size == 126 else 8
        if len(data) < text:
            return text, text
        size = int.from_bytes(data[start + 2 : text], "big")
    if data[start + 1] & MASKED:
        text += 4
    return text, text + size


def _head(size: int) -> bytes:
    """What stands before a message of so many bytes, which the server does not mask."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
