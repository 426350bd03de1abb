"""The log: a line an event, in one form for all who write it, without secrets and without peers that left."""

import json
import logging
import re
import socket
import struct
import sys

import pytest
from starlette.websockets import WebSocketDisconnect

from landscribe.server.logs import FORMS, Form, formatter, is_worth_a_line
from landscribe.table.credentials import hashed, new_seed, new_table_id, new_token
from tests.server.serving import Served

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"


def record(message: str, *values: object, name: str = "landscribe", **extra: object) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.WARNING, "file.py", 1, message, values, None)
    made.__dict__.update(extra)
    return made


def failed(error: Exception, name: str = "uvicorn.error") -> logging.LogRecord:
    """What is logged with the traceback of an error."""
    try:
        raise error
    except type(error):
        return logging.LogRecord(name, logging.ERROR, "file.py", 1, "it failed\n", (), sys.exc_info())


def test_an_event_is_a_line_with_its_time_and_level_first() -> None:
    line = formatter("logfmt").format(record("bot %s was late", "master", table="abc"))
    assert re.fullmatch(
        rf'time={TIME} level=warning event="bot master was late" logger=landscribe table=abc', line
    )
    told = json.loads(formatter("json").format(record("bot %s was late", "master", table="abc")))
    assert list(told) == ["time", "level", "event", "logger", "table"]
    assert re.fullmatch(TIME, told["time"])


@pytest.mark.parametrize("form", FORMS)
def test_a_traceback_stays_on_the_line_of_its_event(form: Form) -> None:
    line = formatter(form).format(failed(ValueError("two\r\nlines")))
    assert "Traceback" in line
    assert len(line.splitlines()) == 1


@pytest.mark.parametrize("form", FORMS)
def test_no_secret_is_written(form: Form) -> None:
    table = new_table_id()
    for secret in (new_token(), hashed(new_token()), new_seed()):
        assert secret not in (line := formatter(form).format(record("at %s: %s", table, secret)))
        assert table in line
        assert secret not in formatter(form).format(failed(ValueError(secret)))
    line = formatter(form).format(record("no way to postgresql://ada:hunter2@db.example/tables"))
    assert "postgresql://ada:…@db.example/tables" in line


def test_who_has_left_is_no_event_and_a_database_that_has_is_one() -> None:
    assert not is_worth_a_line(failed(WebSocketDisconnect()))
    assert not is_worth_a_line(record("socket.send() raised exception.", name="asyncio"))
    assert is_worth_a_line(failed(ConnectionRefusedError()))
    assert is_worth_a_line(record("late"))


def leave_at_once(port: int, is_reset: bool, *said: bytes) -> None:
    """Somebody who connects, says this, and is gone without a word."""
    with socket.create_connection(("127.0.0.1", port)) as peer:
        if is_reset:
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        for part in said:
            peer.sendall(part)


def test_peers_that_leave_in_the_middle_of_anything_leave_no_trace(served: Served) -> None:
    table = served.table("mapmaker")["table"]
    host = f"Host: 127.0.0.1:{served.port}\r\nOrigin: {served.url}\r\n".encode()
    key = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    shake = f"GET /api/tables/{table}/live HTTP/1.1\r\n".encode() + host + key
    shake += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    hello = b"\x81\x90\0\0\0\0" + b'{"type":"hello"}'
    nonsense = b"\x81\x83\0\0\0\0" + b"???"
    other = shake.replace(table.encode(), b"nothing-here")
    body = b"POST /api/tables HTTP/1.1\r\nContent-Length: 900\r\n" + host + b"\r\n{"
    stream = f"GET /api/tables/{table}/stream HTTP/1.1\r\n".encode() + host + b"\r\n"
    for number in range(20):
        for said in (
            (shake,),
            (shake, hello),
            (shake, nonsense),
            (other, hello),
            (body,),
            (stream,),
            (shake[:80],),
        ):
            leave_at_once(served.port, number % 2 == 0, *said)
    served.get("/api/health")
    served.stop()
    assert served.log.read_text() == ""
