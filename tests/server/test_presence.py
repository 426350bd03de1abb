"""Who is away is seen to be away: at once where they left, within seconds where their network did."""

import base64
import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests.server.serving import PATIENCE, Message, Served, bearing

SOON = 8.0  # seconds: a ping, the time to answer it, and something for a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that asks often who is still there."""
    folder = tmp_path_factory.mktemp("presence")
    found = Served(str(folder / "tables.db"), folder / "log.txt", ["attentive"])
    yield found
    found.stop()


def cut_off(server: Served, table: str, token: str) -> socket.socket:
    """A browser's connection of which nothing is heard after Hello: it answers no ping, and ends nothing."""
    wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.url}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    wire.sendall("\r\n".join((*head, "", "")).encode())
    assert b" 101 " in wire.recv(1024)
    hello = json.dumps({"type": "hello", "token": token}).encode()
    assert len(hello) < 126
    wire.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)  # a text, masked by zeros
    return wire


def test_who_is_cut_off_is_away_within_seconds(server: Served) -> None:
    mine = server.table("cartographers", "open")
    bob = server.join(mine["table"])
    with server.live(mine) as live, cut_off(server, mine["table"], bob["token"]):
        live.until(lambda table: table["players"][1]["is_here"])
        begun = time.monotonic()
        live.until(lambda table: not table["players"][1]["is_here"])
        assert time.monotonic() - begun < SOON


def cut_stream(server: Served, table: str, token: str) -> socket.socket:
    """The same where it is a stream: it stays open, and no sign is answered."""
    wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    head = (
        f"GET /api/tables/{table}/stream HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Authorization: Bearer {token}",
    )
    wire.sendall("\r\n".join((*head, "", "")).encode())
    assert b" 200 " in wire.recv(1024)
    return wire


def heard(server: Served, seated: Message, stream: httpx.Response) -> Iterator[list[bool]]:
    """Who is here, as told by a stream whose signs are answered."""
    for line in stream.iter_lines():
        if line.startswith(":"):
            ping(server, seated)
        elif line:
            yield [player["is_here"] for player in json.loads(line.removeprefix("data: "))["players"]]


def ping(server: Served, seated: Message) -> None:
    server.post(f"/api/tables/{seated['table']}/messages", {"type": "ping", "id": "ping"}, seated["token"])


def test_who_answers_no_sign_of_a_stream_is_away_within_seconds_until_heard_again(server: Served) -> None:
    mine = server.table("cartographers", "open")
    bob = server.join(mine["table"])
    path = f"/api/tables/{mine['table']}/stream"
    with (
        server.http.stream("GET", path, headers=bearing(mine["token"])) as stream,
        cut_stream(server, bob["table"], bob["token"]),
    ):
        begun = time.monotonic()
        here = heard(server, mine, stream)
        assert [next(here) for _ in range(3)] == [[True, False], [True, True], [True, False]]
        assert 2 < time.monotonic() - begun < SOON
        ping(server, bob)
        assert next(here) == [True, True]


def test_who_closes_the_page_is_away_at_once(server: Served) -> None:
    mine = server.table("cartographers", "open")
    bob = server.join(mine["table"])
    with server.live(mine) as live:
        with server.live(bob):
            live.until(lambda table: table["players"][1]["is_here"])
        begun = time.monotonic()
        live.until(lambda table: not table["players"][1]["is_here"])
        assert time.monotonic() - begun < 3


def test_streams_that_are_left_while_something_happens_all_end(server: Served) -> None:
    mine = server.table("cartographers", "open")
    bob = server.join(mine["table"])
    path, before = f"/api/tables/{mine['table']}", server.get("/api/health")["viewers"]
    with server.live(mine) as live:
        for _ in range(6):
            with ExitStack() as streams:
                for _ in range(5):
                    get = server.http.stream("GET", f"{path}/stream", headers=bearing(bob["token"]))
                    next(streams.enter_context(get).iter_lines())
                live.say(type="replace", id=os.urandom(4).hex(), seat=1, bot="uniform")
                live.say(type="replace", id=os.urandom(4).hex(), seat=1, bot=None)
        until = time.monotonic() + PATIENCE
        while server.get("/api/health")["viewers"] > before + 1:
            assert time.monotonic() < until, "a stream outlived its reader"
            time.sleep(0.05)
