"""How bytes come in and go out: a limit and a deadline for what is said, and for who does not listen.

uvicorn has none of them: a connection could send a head without end, or stay for ever without reading.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from landscribe.core.note import note
from landscribe.server.direct import DirectProtocol
from landscribe.server.limits import Places, counted_as
from landscribe.server.metrics import count_refusal

try:
    import resource
except ImportError:  # where processes have no such limit
    resource = None

HEAD_BYTES = 32 * 1024
HEAD_WITHIN = 10.0  # seconds from the first byte, or from when the connection was opened
BODY_WITHIN = 20.0  # seconds after the head
READ_WITHIN = 20.0  # seconds in which who is sent something takes in at least a little of it
SPARE = 200  # descriptors for files, databases and processes
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Deadline:
    """Something that happens unless it is called off in time."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, happens: Any) -> None:
        """Puts it off until then."""
        self.clear()
        self._timer = asyncio.get_running_loop().call_later(seconds, happens)

    def clear(self) -> None:
        """Calls it off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class ReadInTime(asyncio.Protocol):
    """A connection that ends where the other side does not read, however much is still to be sent."""

    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._unread = Deadline()
        super().connection_made(transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.set(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        super().connection_lost(exc)


class Sockets(ReadInTime, DirectProtocol):
    """WebSockets."""

    left: Callable[[], None] = staticmethod(lambda: None)  # what is told that it has gone

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():  # else it would wait for ever until that is read
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.left()
        super().connection_lost(exc)


def http_for(places: Places, trusted: str) -> type[HttpToolsProtocol]:
    """HTTP for so many connections; proxies that are trusted may open as many as there are."""
    places.total = allowed_connections(places.total)
    proxies = proxies_in(trusted)

    class Http(ReadInTime, HttpToolsProtocol):
        """One connection, until it becomes a WebSocket."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self._deadline, self._head = Deadline(), 0
            self._place: str | None = None
            super().connection_made(transport)
            peer = self.client[0] if self.client else None
            place = f"proxy {id(self)}" if peer in proxies else counted_as(peer)
            if not places.enters(place):
                count_refusal(note("refused-too-many-connections"))
                self.transport.abort()
                return
            self._place = place
            self._deadline.set(HEAD_WITHIN, self.transport.abort)

        def data_received(self, data: bytes) -> None:
            self._head += len(data)
            if self.transport.is_closing() or self.parser is None:
                return
            super().data_received(data)
            if self._head > HEAD_BYTES and not self.transport.is_closing():
                count_refusal(note("refused-too-large", most=str(HEAD_BYTES)))
                self.transport.write(TOO_LARGE)
                self.transport.close()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._deadline.set(HEAD_WITHIN, self.transport.abort)

        def on_headers_complete(self) -> None:
            self._head = -(1 << 60)  # from here on it is a body, which the application counts
            self._deadline.set(BODY_WITHIN, self.transport.abort)
            try:
                super().on_headers_complete()
            except (UnicodeDecodeError, httptools.HttpParserInvalidURLError) as error:
                raise httptools.HttpParserError(str(error)) from None

        def on_message_complete(self) -> None:
            self._head = 0
            self._deadline.clear()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._deadline.clear()
            super().handle_websocket_upgrade()
            protocol = self.transport.get_protocol()
            assert isinstance(protocol, Sockets)
            if self._place is not None:
                protocol.left = partial(places.leaves, self._place)
            self._place = self.parser = None  # which keep each other in memory

        def connection_lost(self, exc: Exception | None) -> None:
            self._deadline.clear()
            self._leave()
            super().connection_lost(exc)

        def _leave(self) -> None:
            if self._place is not None:
                places.leaves(self._place)
                self._place = None

    return Http


def proxies_in(trusted: str) -> frozenset[str]:
    """The addresses of proxies, each of which may open as many connections as there are."""
    return frozenset(address.strip() for address in trusted.split(","))


def allowed_connections(wanted: int) -> int:
    """As many connections as are wanted, or as this process can be allowed to have open."""
    if resource is None:
        return wanted
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE if hard == resource.RLIM_INFINITY else min(wanted + SPARE, hard)
    soft = max(resource.getrlimit(resource.RLIMIT_NOFILE)[0], most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(soft - SPARE, 1) if soft < wanted + SPARE else wanted
