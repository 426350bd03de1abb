"""The server around the tables: headers, the client's files, the API's page, limits, and the command line."""

import asyncio
import gzip
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from fastapi import Request, Response
from websockets.exceptions import ConnectionClosed

from landscribe.cli import main
from landscribe.cli.serve import data_file, free_port, has_desktop, invite
from landscribe.server import static_files
from landscribe.server.limits import Bucket, Buckets, Places, counted_as
from landscribe.server.settings import Limits, Rate, limits_from
from landscribe.server.typescript import FILE, typescript
from landscribe.table.refusals import LANGUAGE
from landscribe.texts import say_in
from tests.server import serving
from tests.server.serving import PATIENCE, Served, bearing


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    told = "stale: run make wire"
    assert FILE.read_text(encoding="utf-8") == typescript(), told


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/api/health", "/api/docs", "/api/nothing"])
def test_every_answer_is_strict_with_the_browser(server: Served, path: str) -> None:
    headers = server.http.get(path).headers
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["permissions-policy"] == "camera=(), geolocation=(), microphone=()"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy or path == "/api/docs"
    assert "http" not in policy


def test_the_page_of_the_api_describes_every_path_and_loads_nothing(server: Served) -> None:
    page = server.http.get("/api/docs").text
    for path in server.get("/api/openapi.json")["paths"]:
        assert path in page
    assert not re.search(r"<script|src=|https?://", page)


def fetched(path: str, **headers: str) -> Response:
    """What the client's part of the server answers to a browser."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return asyncio.run(static_files.static_file(path, Request({"type": "http", "headers": given})))


def test_the_client_is_served_compressed_and_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "static")
    assert b"make web" in bytes(fetched("").body)
    token = LANGUAGE.set("fr")
    assert "Le serveur tourne" in bytes(fetched("").body).decode()
    LANGUAGE.reset(token)
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>map" * 100)
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    page = fetched("t/some-table", accept_encoding="gzip, br")
    assert gzip.decompress(page.body) == b"<p>map" * 100
    assert (page.headers["content-encoding"], page.headers["cache-control"]) == ("gzip", "no-cache")
    assert fetched("t/other").body == b"<p>map" * 100
    assert fetched("", if_none_match=page.headers["etag"]).status_code == 304
    monkeypatch.setattr(static_files, "PACK", tmp_path / "pack")
    (tmp_path / "pack" / "3c4d").mkdir(parents=True)
    (tmp_path / "pack" / "3c4d" / "site.zip.xz").write_bytes(b"packed")
    (tmp_path / "pack" / "pack.json").write_text("{}")
    script, packed = fetched("assets/app-1a2b.js"), fetched("pack/3c4d/site.zip.xz")
    for named_by_its_content in (script, packed):
        assert "immutable" in named_by_its_content.headers["cache-control"]
    assert packed.headers["content-type"] == "application/octet-stream"
    assert fetched("pack/pack.json").headers["cache-control"] == "no-cache"
    assert "javascript" in script.headers["content-type"]
    for path in ("assets/none.js", "favicon.ico", "../secret.txt", "/../secret.txt", "api/none"):
        assert fetched(path).status_code == 404


# Limits


def test_a_bucket_lets_through_what_its_rate_allows() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 3), clock=lambda: now)
    assert [buckets.takes("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.takes("b")
    now = 0.5
    assert [buckets.takes("a") for _ in range(2)] == [True, False]
    now = 100
    assert [buckets.takes("a") for _ in range(4)] == [True, True, True, False]


def test_so_does_the_bucket_of_one_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(Rate(2, 3))
    assert [bucket.takes() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.takes() for _ in range(2)] == [True, False]
    now = 100
    assert [bucket.takes() for _ in range(4)] == [True, True, True, False]


def test_forgotten_addresses_take_no_room() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 1), clock=lambda: now)
    for number in range(10_001):
        buckets.takes(str(number))
    now = 60
    assert buckets.takes("last")
    assert len(buckets._left) == 1  # pyright: ignore[reportPrivateUsage]


def test_many_addresses_cost_no_more_than_few_and_take_no_more_room() -> None:
    looked: list[int] = []

    class Counting(Buckets):
        def _tokens(self, counted: tuple[float, float], now: float) -> float:
            looked.append(1)
            return super()._tokens(counted, now)

    buckets = Counting(Rate(1, 100), clock=lambda: 0.0)
    for number in range(30_000):
        buckets.takes(str(number))
    assert len(looked) < 3 * 30_000
    assert len(buckets._left) == 10_000  # pyright: ignore[reportPrivateUsage]


def test_places_are_counted_for_each_address_and_for_all() -> None:
    places = Places(2, 3)
    assert [places.enters(address) for address in ("a", "a", "a", "b", "b")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    places.leaves("a")
    assert places.enters("b")
    assert places.taken == 3


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert counted_as("2001:db8::1") == counted_as("2001:db8::ffff") == "2001:db8::/64"
    assert counted_as("::ffff:10.0.0.1") == counted_as("10.0.0.1") == "10.0.0.1"
    assert (counted_as(None), counted_as("testclient")) == ("unknown", "testclient")


TIGHT = (  # nothing comes back with time, so that a slow machine sees the same as a quick one
    "messages=0/10",
    "strikes=0/20",
    "address-messages=0/20",
    "hints=0/2",
    "address-connections=5",
    "tables=0/3",
    "requests=0/60",
)


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Served]:
    """A server that soon has enough."""
    found = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", TIGHT)
    yield found
    found.stop()


def test_too_much_is_refused(tight: Served) -> None:
    seated = tight.table("mapmaker")
    table = seated["table"]
    with tight.live(seated) as live, ExitStack() as stack:
        watching, curious, *_ = [stack.enter_context(tight.live(table)) for _ in range(4)]
        with pytest.raises(ConnectionClosed, match="Too many connections"), tight.live(table):
            pass
        hint = {"type": "hint", "id": "hint", "turn": 99}  # nobody thinks about it
        hints = [curious.ask("hint") for _ in range(2)]
        for _ in range(2):
            (heard,) = tight.post(f"/api/tables/{table}/messages", hint, seated["token"])
            hints.append(heard)
        hints.append(curious.ask("hint"))
        assert [hint["note"]["message"] for hint in hints[2:]] == ["refused-too-many-hints"] * 3
        assert {hint["note"]["message"] for hint in hints[:2]}.isdisjoint({"refused-too-many-hints"})
        for _ in range(10 + 20 + 1):
            live.say(type="ping", id="x")
        with pytest.raises(ConnectionClosed) as closed:
            live.answer("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        heard = [json.loads(text) for text in live.raw]
        assert [message["type"] for message in heard if message["type"] != "table"] == ["pong"] * 10 + [
            "refusal"
        ]
        assert heard[-1]["reason"] == "Too many messages: wait a little."
        for _ in range(5):
            assert watching.ask("ping")["type"] == "pong"
        watching.say(type="ping", id="over")
        assert watching.until_refused() == "Too many messages: wait a little."
    said = {"type": "ping", "id": "x"}
    answers = [tight.http.post(f"/api/tables/{table}/messages", json=said, headers=bearing(seated["token"]))]
    body = {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}]}
    answers += [tight.http.post("/api/tables", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [429, 200, 200, 429]
    statuses = [tight.http.get("/api/health").status_code for _ in range(60)]
    assert (statuses[0], statuses[-1]) == (200, 429)
    assert tight.http.get("/").status_code == 200


def test_a_limit_that_is_none_is_refused() -> None:
    assert limits_from(["tables=2.5/7", "connections=9"]) == Limits(tables=Rate(2.5, 7), connections=9)
    for text in ("messages=5", "connections=5/5", "connections=many", "lives=9", "messages=-1/5", ""):
        with pytest.raises(ValueError, match=f"'{text}' is no limit: write message-bytes=N"):
            limits_from([text])


def test_the_documented_limits_are_those_that_hold() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    limits = Limits()
    rates = (limits.messages, limits.address_messages, limits.hints, limits.requests, limits.pages)
    for rate in (*rates, limits.strikes):
        assert f"| {rate.a_second:g} a second, {rate.at_once} at once |" in text
    assert f"| one in {1 / limits.tables.a_second:g} seconds, {limits.tables.at_once} at once |" in text
    for number in (limits.address_connections, f"{limits.connections:,}"):
        assert f"| {number} |" in text
    for size in (limits.message_bytes, limits.body_bytes):
        assert f"| {size // 1024} KiB |" in text
    for limit in fields(limits):
        assert f"| `{limit.name.replace('_', '-')}` |" in text


# The command line


def test_serve_runs_until_it_is_ended_and_keeps_its_tables(tmp_path: Path) -> None:
    port = serving.free_port()
    command = [sys.executable, "-m", "landscribe", "serve", "--port", str(port)]
    database = ["--database", f"sqlite:///{tmp_path / 'kept.db'}"]
    with subprocess.Popen(
        [*command, *database], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == f"Landscribe serves at http://127.0.0.1:{port}/\n"
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as browser:
            assert browser.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
        run.send_signal(signal.SIGINT)
        _, complaints = run.communicate(timeout=PATIENCE)
    assert (run.returncode, complaints) == (0, "")
    assert (tmp_path / "kept.db").exists()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--port", "many"], "--port: 'many' is no whole number."),
        (["--database", "mysql://x"], "'mysql' is no database here"),
        (["--map", "A"], "serve has no option --map: each table has options of its own."),
    ],
)
def test_serve_refuses_what_it_does_not_understand(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words]) == 2
    assert reason in capsys.readouterr().err


def test_tables_are_kept_in_the_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_file() == tmp_path / "landscribe" / "landscribe.db"


def test_an_invitation_shows_the_addresses_and_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("landscribe.cli.serve.has_desktop", lambda: False)
    monkeypatch.setattr("landscribe.cli.serve.network_address", lambda: "192.168.1.7")
    invite("0.0.0.0", 8000, say_in("en"))
    printed = capsys.readouterr().out
    assert "http://localhost:8000/" in printed
    assert "http://192.168.1.7:8000/" in printed
    assert "█" in printed
    invite("127.0.0.1", 8000, say_in("en"))
    assert "192.168" not in capsys.readouterr().out


def test_a_desktop_is_known_by_its_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_desktop()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_desktop()


def test_a_taken_port_is_passed_over() -> None:
    port = serving.free_port()
    with serving.listening(port):
        assert free_port("127.0.0.1", port) > port
