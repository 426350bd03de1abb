"""What is said on a WebSocket is heard however it is cut, and what is no frame ends the connection."""

import json
import re
import socket
from collections.abc import Iterator

import pytest
from websockets.frames import Frame, Opcode

from tests.server.raw import dialled, handshake, is_closed, text
from tests.server.serving import Served


def ping(ident: str) -> bytes:
    return json.dumps({"type": "ping", "id": ident}).encode()


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.fixture
def wire(server: Served) -> Iterator[socket.socket]:
    """A connection that has said Hello and seen the table."""
    with dialled(server) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.sendall(handshake(server, server.table("mapmaker")["table"]))
        _heard_until(wire, b"\r\n\r\n")
        wire.sendall(text(type="hello"))
        _heard_until(wire, b'"type":"table"')
        yield wire


def _heard_until(wire: socket.socket, end: bytes) -> bytes:
    heard = b""
    while end not in heard:
        heard += wire.recv(1 << 16)
    return heard


@pytest.mark.parametrize("size", [1, 2, 7, 10_000])
def test_messages_are_heard_in_whatever_pieces_they_come(wire: socket.socket, size: int) -> None:
    parts = ping("split")
    said = (
        masked(Opcode.TEXT, ping("short"))
        + masked(Opcode.TEXT, ping("long" * 10) + b" " * 200)
        + masked(Opcode.TEXT, parts[:9], fin=False)
        + masked(Opcode.PING, b"between")
        + masked(Opcode.CONT, parts[9:])
        + masked(Opcode.BINARY, ping("binary"))
        + masked(Opcode.PONG, b"")
        + masked(Opcode.TEXT, ping("last"))
    )
    for start in range(0, len(said), size):
        wire.sendall(said[start : start + size])
    heard = _heard_until(wire, b'"answers":"last"')
    assert re.findall(rb'"answers":"(\w+)"', heard) == [b"short", b"long" * 10, b"split", b"binary", b"last"]
    assert b"between" in heard  # what answers the ping of the protocol


@pytest.mark.parametrize(
    "said",
    [
        Frame(Opcode.TEXT, ping("bare")).serialize(mask=False),
        masked(Opcode.TEXT, b"x", fin=False) + masked(Opcode.TEXT, ping("among")),
        bytes((0x81, 0xFF)) + (1 << 40).to_bytes(8, "big"),
        masked(Opcode.TEXT, b"x" * 10_000),
        masked(Opcode.CONT, ping("nothing")),
    ],
    ids=["unmasked", "a message within another", "a huge size", "too long", "the end of nothing"],
)
def test_what_is_no_frame_ends_the_connection(wire: socket.socket, said: bytes) -> None:
    wire.sendall(said)
    assert is_closed(wire)
