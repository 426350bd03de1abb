"""The leanest client there can be: a WebSocket of text, and a POST, straight on asyncio."""

import asyncio
import json
import os
from base64 import b64encode
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeAlias

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
Heard: TypeAlias = Callable[["Socket", bytes, float], None]


class Socket(asyncio.Protocol):
    """One connection: calls `heard` with every message, and with nothing when it is open."""

    def __init__(self, host: str, path: str, heard: Heard) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_open = False
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.is_open = False

    def data_received(self, data: bytes) -> None:
        when = perf_counter()
        self._buffer += data
        if not self.is_open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
            self._heard(self, b"", when)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(self, payload, when)
            elif kind == PING:
                self._send(PONG, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server neither masks nor, here, splits its messages."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        """Masked, as a client has to, with a mask of zeros, which changes nothing."""
        assert self._transport is not None
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        assert self._transport is not None
        self._send(CLOSE, b"")
        self._transport.close()


async def connected(host: str, path: str, heard: Heard) -> Socket:
    """An open WebSocket."""
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(host, path, heard), name, int(port))
    await socket.opened
    return socket


async def posted(host: str, path: str, body: Any) -> Any:
    """The answer to a POST."""
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    content = json.dumps(body)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n{content}".encode()
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert head.startswith(b"HTTP/1.1 200"), head
    return json.loads(answer)
