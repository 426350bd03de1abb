"""Connections as attackers and crowds have them: bytes on a socket, and thousands of WebSockets at once."""

import asyncio
import base64
import json
import os
import resource
import socket
from collections.abc import Callable
from contextlib import suppress

from tests.server.serving import PATIENCE, Served

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n"
)


def dialled(server: Served, received: int | None = None) -> socket.socket:
    """A connection; its side takes in so many bytes unread."""
    wire = socket.socket()
    if received is not None:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
    wire.settimeout(PATIENCE)
    wire.connect(("127.0.0.1", server.port))
    return wire


def handshake(server: Served, table: str) -> bytes:
    """What opens a WebSocket."""
    key = UPGRADE.format(base64.b64encode(os.urandom(16)).decode())
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    return f"{head}Origin: {server.url}\r\n{key}\r\n".encode()


def frame(kind: int, data: bytes) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([0x80 | kind]) + size + bytes(4) + data


def text(**message: object) -> bytes:
    return frame(1, json.dumps(message).encode())


def is_closed(wire: socket.socket) -> bool:
    """Whether the other side ends the connection while we wait; what it said before is thrown away."""
    with suppress(ConnectionError):
        while True:
            try:
                if not wire.recv(1 << 16):
                    return True
            except TimeoutError:
                return False
    return True


class Idler(asyncio.Protocol):
    """Someone who watches and answers pings."""

    def __init__(self, hello: bytes, seen: Callable[[], None]) -> None:
        self._hello = hello
        self._seen = seen
        self._left = b""
        self._is_open = False
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        self._left += data
        if not self._is_open and b"\r\n\r\n" in self._left:
            self._is_open, self._left = True, self._left.partition(b"\r\n\r\n")[2]
            self._transport.write(text(type="hello"))
        while self._is_open and (found := _first_frame(self._left)):
            kind, payload, self._left = found
            if kind == 9:
                self._transport.write(frame(10, payload))
            elif kind == 1:
                self._seen()


def _first_frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    if len(data) < 2:
        return None
    size, start = data[1] & 127, 2
    if size > 125:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[2:start], "big")
    if len(data) < start + size:
        return None
    return data[0] & 15, data[start : start + size], data[start + size :]


async def crowd(server: Served, table: str, size: int) -> list[Idler]:
    """So many who watch a table and have seen it."""
    allow_descriptors(size + 200)
    loop, count, all_seen = asyncio.get_running_loop(), [0], asyncio.Event()

    def seen() -> None:
        count[0] += 1
        if count[0] >= size:
            all_seen.set()

    idlers: list[Idler] = []
    for _ in range(size):
        idlers.append(Idler(handshake(server, table), seen))
        await loop.create_connection(lambda: idlers[-1], "127.0.0.1", server.port)
    await asyncio.wait_for(all_seen.wait(), 20 * PATIENCE)
    return idlers


def allow_descriptors(number: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(number, hard)), hard))
