"""Connections that mean no good: heads without end, slow ones, who never reads, too many of everything."""

import asyncio
import resource
import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from landscribe.server.context import context_with
from landscribe.server.guard import Guard
from landscribe.server.settings import Settings
from tests.server.raw import crowd, dialled, handshake, is_closed, text
from tests.server.serving import PATIENCE, Served, wait_until

PLAYERS = 4
LIMITS = (
    "hasty",
    "requests=50/100",
    "pages=1/30",
    "address-connections=40",
    "messages=5000/5000",
    "address-messages=5000/5000",
)


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with little patience."""
    folder = tmp_path_factory.mktemp("guarded")
    served = Served(str(folder / "tables.db"), folder / "log.txt", LIMITS)
    yield served
    served.stop()
    assert "Traceback" not in served.log.read_text()


@pytest.mark.parametrize(
    ("origins", "host", "is_welcome"),
    [
        ((), "play.example.org", True),
        (("https://play.example.org",), "evil.example.org", False),
        (("https://play.example.org",), "192.168.1.7:8000", True),
        (("https://play.example.org",), "localhost:8000", True),
    ],
)
def test_once_origins_are_named_no_other_name_leads_here(
    tmp_path: Path, origins: tuple[str, ...], host: str, is_welcome: bool
) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        del receive
        passed.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def said(message: Message) -> None:
        del message

    async def heard() -> Message:
        return {"type": "http.request", "body": b""}

    passed: list[str] = []
    guard = Guard(app, context_with(Settings(str(tmp_path / "tables.db"), origins=origins)))
    headers = [(b"host", host.encode()), (b"origin", f"http://{host}".encode())]
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers, "client": None}
    asyncio.run(guard(scope, heard, said))
    assert bool(passed) == is_welcome


def test_a_head_without_end_is_cut_off_soon(guarded: Served) -> None:
    with dialled(guarded) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        sent = 0
        with suppress(ConnectionError):
            while sent < 50_000_000:
                wire.sendall(b"a" * 10_000)
                sent += 10_000
        assert sent < 20_000_000
        assert is_closed(wire)
    assert guarded.get("/api/health")


def test_a_head_that_is_a_little_too_long_is_answered(guarded: Served) -> None:
    with dialled(guarded) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 40_000)
        assert wire.recv(100).startswith(b"HTTP/1.1 431 ")


BEGUN = {
    "nothing": b"",
    "half a head": b"GET / HT",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
}


def test_who_begins_and_does_not_go_on_is_let_go_also_with_a_second_request(guarded: Served) -> None:
    with ExitStack() as stack:
        wires = {begun: stack.enter_context(dialled(guarded)) for begun in (*BEGUN, "half a second head")}
        second = wires["half a second head"]
        second.sendall(b"GET /api/address HTTP/1.1\r\nHost: x\r\n\r\n")
        assert second.recv(1 << 16).startswith(b"HTTP/1.1 200")
        for begun, wire in wires.items():
            wire.sendall(BEGUN.get(begun, b"GE"))
        assert [begun for begun, wire in wires.items() if not is_closed(wire)] == []


@pytest.mark.parametrize(
    ("origin", "size", "status"),
    [("http://elsewhere.example", 9_000, b"403"), (None, 40_000, b"413"), (None, None, b"413")],
    ids=["from another site", "too long", "too long without saying so"],
)
def test_who_is_refused_while_still_sending_reads_why(
    server: Served, origin: str | None, size: int | None, status: bytes
) -> None:
    piece = b"x" * 4_500
    said = "Transfer-Encoding: chunked" if size is None else f"Content-Length: {size}"
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {origin or server.url}\r\n"
    with dialled(server) as wire:
        wire.sendall(f"{head}Connection: close\r\n{said}\r\n\r\n".encode())
        for _ in range((size or 40_500) // len(piece)):
            time.sleep(0.02)  # long enough for an answer, and a connection that is closed
            wire.sendall(piece if size else b"%x\r\n%b\r\n" % (len(piece), piece))
        wire.sendall(b"x" * (size % len(piece)) if size else b"0\r\n\r\n")
        assert wire.recv(1 << 16).startswith(b"HTTP/1.1 " + status)


def test_slow_heads_keep_nobody_out_for_long(guarded: Served) -> None:
    with ExitStack() as stack:
        wires = [stack.enter_context(dialled(guarded)) for _ in range(150)]
        for wire in wires:
            with suppress(ConnectionError):
                wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert all(is_closed(wire) for wire in wires)
    assert guarded.get("/api/health")


def test_too_many_pages_are_refused(guarded: Served) -> None:
    assert 429 in [guarded.http.get("/nothing-here").status_code for _ in range(60)]
    assert guarded.get("/api/health"), "what is counted apart goes on"


def test_too_many_handshakes_are_refused_without_a_word_in_the_log(tmp_path: Path) -> None:
    served = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", ("requests=1/60",))
    try:
        answers: list[bytes] = []
        for _ in range(150):
            with dialled(served) as wire:
                wire.sendall(handshake(served, "nothing"))
                answers.append(wire.recv(12))
        assert b"HTTP/1.1 101" in answers
        assert b"HTTP/1.1 403" in answers
    finally:
        served.stop()
    assert len(served.log.read_text()) < 2000


def viewers(server: Served) -> int:
    return int(server.get("/api/health")["viewers"])


def test_who_never_reads_a_socket_or_a_stream_is_let_go_while_the_others_play(guarded: Served) -> None:
    ada = guarded.table("cartographers", "open")
    rng = Random(1)
    with (
        guarded.live(ada) as live,
        dialled(guarded, received=4096) as wire,
        dialled(guarded, received=4096) as stream,
    ):
        wire.sendall(handshake(guarded, ada["table"]))
        assert wire.recv(4096).startswith(b"HTTP/1.1 101")
        wire.sendall(text(type="hello"))
        stream.sendall(f"GET /api/tables/{ada['table']}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        wait_until(lambda: viewers(guarded) == 3)
        until = time.monotonic() + 4 * PATIENCE  # what a system keeps unread is megabytes
        while viewers(guarded) > 1 and time.monotonic() < until:
            for _ in range(10):  # who asks more often how many look is refused
                live.act(rng)
                live.ask("take_back")
        assert viewers(guarded) == 1


@contextmanager
def few_descriptors() -> Generator[None]:
    """What is started meanwhile may have few files open, unless it allows itself more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_server_ends_within_five_seconds_with_many_sockets_and_under_load(tmp_path: Path) -> None:
    with few_descriptors():
        served = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", is_fresh=True)
    ended_with_a_crowd(served, 300)


@pytest.mark.thorough
@pytest.mark.alone
def test_ten_thousand_idle_sockets_are_served_and_let_go(tmp_path: Path) -> None:
    limits = ("address-connections=20000", "connections=20000", "requests=100000/100000")
    ended_with_a_crowd(Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", limits), 10_000)


def ended_with_a_crowd(served: Served, size: int) -> None:
    """Asks a server to end that so many watch while others play without a pause."""
    tables = [served.table("cartographers", "open") for _ in range(PLAYERS)]
    moves = [0] * PLAYERS

    def play(number: int) -> None:
        with suppress(ConnectionClosed), served.live(tables[number]) as live:
            while True:
                live.act(Random(1))
                live.ask("take_back")
                moves[number] += 1

    async def run() -> float:
        idlers = await crowd(served, served.table("mapmaker")["table"], size)
        assert (await asyncio.to_thread(served.get, "/api/health"))["viewers"] == size
        assert not any(idler.is_lost for idler in idlers)
        playing = [asyncio.to_thread(play, number) for number in range(PLAYERS)]
        ending = asyncio.gather(*playing)
        while min(moves) < 3:
            assert not ending.done()
            await asyncio.sleep(0.02)
        begun = time.monotonic()
        served.process.terminate()
        while served.process.poll() is None:
            await asyncio.sleep(0.02)
        seconds = time.monotonic() - begun
        await ending
        return seconds

    try:
        assert asyncio.run(run()) < 5
        assert served.process.returncode == 0
        assert "Traceback" not in served.log.read_text()
    finally:
        served.stop()
