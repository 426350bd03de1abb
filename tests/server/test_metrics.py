"""What a server counts of its work, and who may read it."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from threading import Thread

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from landscribe.core.note import WrongValue
from landscribe.server.app import application
from landscribe.server.metrics import REGISTRY, counting_together, forget_process
from landscribe.server.settings import Settings, networks_from
from tests.server.raw import dialled, handshake, is_closed
from tests.server.serving import Served, wait_until

Counted = dict[str, float]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, so that nobody else is counted."""
    found = Served(
        str(tmp_path / "tables.db"),
        tmp_path / "log.txt",
        ["impatient", "messages=0/30", "address-connections=2"],
    )
    yield found
    found.stop()


def counted(served: Served) -> Counted:
    """Every sample, as in `landscribe_moves_total by=bot`."""
    answer = served.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    return {
        " ".join((sample.name, *(f"{name}={value}" for name, value in sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_is_counted(served: Served) -> None:
    before, seated = counted(served), served.table("cartographers", "planner")
    with served.live(seated) as live, served.live(seated["table"]):
        live.act(Random(1))
        live.until(lambda table: table["version"] >= 2)
        live.ask("act", action="nonsense")
        live.ask("take_back", turn=99)
        found = counted(served)
        more = {name: value - before.get(name, 0) for name, value in found.items()}
        assert more["landscribe_tables"] == 1
        assert more["landscribe_connections"] == 2
        assert more["landscribe_moves_total by=person"] == 1
        assert more["landscribe_moves_total by=bot"] >= 1
        assert more["landscribe_move_seconds_count"] == 1
        assert more["landscribe_move_seconds_bucket le=5.0"] == 1
        assert more["landscribe_commit_seconds_count"] >= 3
        assert more["landscribe_refusals_total reason=too-late"] == 1
        assert found["landscribe_processes version=" + served.get("/api/health")["version"]] == 1
        assert found["process_open_fds"] > 0
    for name in ("connections", "thoughts_waiting", "writes_waiting"):
        wait_until(lambda name=name: counted(served)[f"landscribe_{name}"] == 0)
    assert served.http.get("/api/tables/nothing").status_code == 404
    assert counted(served)["landscribe_refusals_total reason=no-table"] >= 1


def test_connections_that_are_refused_are_counted(served: Served) -> None:
    with dialled(served) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nX-Long: " + b"a" * 40_000)
        assert is_closed(wire)
    with dialled(served) as wire:
        wire.sendall(handshake(served, "nothing").replace(b"Origin: http://", b"Origin: http://not."))
        assert wire.recv(12) == b"HTTP/1.1 403"
    found = counted(served)
    assert found["landscribe_refusals_total reason=too-large"] == 1
    assert found["landscribe_refusals_total reason=other-site"] == 1


def test_a_bot_that_its_understudy_stands_in_for_was_late(served: Served) -> None:
    seated = served.table("cartographers", "searcher")
    with served.live(seated) as live:
        live.act(Random(1))
        live.until(lambda table: table["version"] >= 2)
    assert counted(served)["landscribe_bots_late_total bot=searcher"] >= 1


def test_what_waits_for_the_disk_or_fails_is_counted(served: Served) -> None:
    with closing(sqlite3.connect(served.log.with_name("tables.db"), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        asking = [Thread(target=create, args=(served,)) for _ in range(3)]
        for each in asking:
            each.start()
        wait_until(lambda: counted(served)["landscribe_writes_waiting"] >= 1)
        wait_until(lambda: counted(served)["landscribe_commits_failed_total"] >= 1)
        other.execute("ROLLBACK")
        for each in asking:
            each.join()


def test_the_page_about_hosting_names_everything_that_is_counted() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for family in REGISTRY.collect():
        if family.name.startswith("landscribe_"):
            name = family.name.removeprefix("landscribe_") + ("_total" if family.type == "counter" else "")
            assert re.search(rf"^\| .*`{name}`.* \|", page, re.MULTILINE), name


def create(served: Served) -> None:
    """Asks for a table, whatever comes of it."""
    wanted = {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}]}
    served.http.post("/api/tables", json=wanted)


def test_nobody_reads_what_is_counted_unless_the_host_names_them(tmp_path: Path) -> None:
    answers: dict[tuple[str, str], int] = {}
    for named in ("", "127.0.0.1", "10.0.0.0/8, fd00::/8"):
        app = application(Settings(str(tmp_path / "tables.db"), metrics=networks_from(named)))
        for client in ("127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3", "fd00::7", "203.0.113.9", "nobody"):
            transport = httpx.ASGITransport(app, client=(client, 1))
            answers[named, client] = asked(transport)
    welcome = {key for key, status in answers.items() if status == 200}
    assert welcome == {
        ("127.0.0.1", "127.0.0.1"),
        *(("10.0.0.0/8, fd00::/8", client) for client in ("10.1.2.3", "::ffff:10.1.2.3", "fd00::7")),
    }
    assert set(answers.values()) == {200, 404}
    with pytest.raises(WrongValue, match="'everyone' is neither an address nor a network"):
        networks_from("127.0.0.1 everyone")


def asked(transport: httpx.ASGITransport) -> int:
    async def ask() -> int:
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as browser:
            return (await browser.get("/metrics")).status_code

    return asyncio.run(ask())


def test_processes_that_count_together_answer_for_each_other(tmp_path: Path) -> None:
    with counting_together(), ExitStack() as stack:
        both: list[Served] = []
        for number in range(2):
            served = Served(str(tmp_path / f"{number}.db"), tmp_path / f"{number}.txt")
            both.append(served)
            stack.callback(served.stop)
            live = stack.enter_context(served.live(served.table("mapmaker")))
            live.act(Random(1))
        wait_until(lambda: counted(both[0])["landscribe_tables"] == 2)
        for served in both:
            assert counted(served)["landscribe_moves_total by=person"] == 2
        both[1].kill()
        forget_process(both[1].process.pid)
        found = counted(both[0])
        assert (found["landscribe_tables"], found["landscribe_moves_total by=person"]) == (1, 2)
