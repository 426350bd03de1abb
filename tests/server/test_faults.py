"""Whatever a disk, a database or a network does: the server says so, loses nothing, and recovers."""

import asyncio
import contextlib
import os
import resource
import signal
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from landscribe.cli import main
from landscribe.server import engine
from landscribe.server.context import Context
from landscribe.server.database import Database
from landscribe.table.outbox import CloseCode
from landscribe.table.refusals import NotKept
from landscribe.table.store import Conflict, appending, creating
from tests.server.postgres import Postgres
from tests.server.serving import Live, Served, free_port
from tests.server.test_database import acted as acted_at
from tests.server.test_database import dealt, first_action, with_context, with_database
from tests.server.test_health import health_becomes
from tests.twins import twin

LOST = {"refused-not-kept"}


def acted(live: Live, rng: Random) -> bool:
    """Whether something that was done is acknowledged; else it says that it could not be kept."""
    answer = live.act(rng)
    if answer["type"] == "refusal":
        assert answer["note"]["message"] in LOST, answer
    return answer["type"] != "refusal"


def kept(served: Served, seated: Any) -> int:
    """How many entries of a table there are."""
    return served.get(f"/api/tables/{seated['table']}", seated["token"])["version"]


def test_a_full_disk_is_said_and_nothing_acknowledged_is_lost(served: Served, tmp_path: Path) -> None:
    rng, ada = Random(1), served.table("mapmaker")
    with served.live(ada) as live:
        assert acted(live, rng)
        size = max(file.stat().st_size for file in tmp_path.glob("tables.db*"))
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        before = sum(acted(live, rng) for _ in range(3))
        health_becomes(served, 503)
        assert not acted(live, rng)
        resource.prlimit(
            served.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        )
        health_becomes(served, 200)
        assert acted(live, rng)
    served.kill()
    served.start()
    assert kept(served, ada) == 1 + before + 1
    said = served.log.read_text()
    assert 'event="the database cannot be written" logger=landscribe why=' in said
    assert 'event="the database can be written again"' in said
    assert "Traceback" not in said


def test_what_is_done_while_the_file_is_locked_is_refused_and_play_goes_on(
    served: Served, tmp_path: Path
) -> None:
    rng, ada = Random(1), served.table("mapmaker")
    with served.live(ada) as live, closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        assert acted(live, rng)
        other.execute("BEGIN EXCLUSIVE")
        assert not acted(live, rng)
        assert kept(served, ada) == 1  # what is in memory is shown all the same
        other.rollback()
        assert acted(live, rng)
    assert kept(served, ada) == 2


def test_all_who_act_while_the_file_is_locked_wait_no_longer_than_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "LOCKED_FOR", 0.2)
    tries: list[sa.Connection] = []

    def count(connection: sa.Connection) -> None:
        tries.append(connection)

    async def act(context: Context, table: str) -> None:
        async with context.tables.use(table) as live:
            with pytest.raises(NotKept):
                await live.enter(first_action)

    async def use(context: Context) -> None:
        tables = [f"table-{number}" for number in range(12)]
        for table in tables:
            await context.tables.create(dealt(table), {0: None})
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("BEGIN EXCLUSIVE")
            event.listen(sa.Engine, "begin", count)
            try:
                await asyncio.gather(*(act(context, table) for table in tables))
            finally:
                event.remove(sa.Engine, "begin", count)
        assert len(tries) <= 4  # twice for the first, and twice for all the others together

    with_context(str(tmp_path / "tables.db"), use)


def test_one_change_that_cannot_be_written_takes_no_other_along(database: str) -> None:
    async def use(store: Database) -> None:
        tables = [dealt(f"table-{number}") for number in range(3)]
        for table in tables:
            await store.write(creating(table, {0: None}))
        broken = appending(*acted_at(tables[1], 0))
        entry = broken.entries[0]
        broken = broken._replace(entries=(entry, entry))  # the same number twice
        good = [appending(*acted_at(tables[number], 0)) for number in (0, 2)]
        written = await asyncio.gather(
            *(store.write(change) for change in (good[0], broken, good[1])), return_exceptions=True
        )
        assert [type(each) for each in written] == [type(None), Conflict, type(None)]
        for table, number in zip(tables, (1, 0, 1), strict=True):
            found = await store.load(table.deal.table)
            assert found is not None
            assert len(found.log) == number

    with_database(database, use)


def test_a_file_that_turns_read_only_is_said_and_play_goes_on_when_it_does_not(tmp_path: Path) -> None:
    query_only = [False]

    def restrict(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {query_only[0]}")

    async def use(context: Context) -> None:
        await context.tables.create(dealt("table"), {0: None})
        async with context.tables.use("table") as live:
            query_only[0] = True
            with pytest.raises(NotKept):
                await live.enter(first_action)
            with pytest.raises(DBAPIError, match="readonly database"):
                await context.check()
            assert live.table.version == 0
            query_only[0] = False
            await context.check()
            await live.enter(first_action)
            assert live.table.version == 1

    event.listen(sa.Engine, "begin", restrict)
    try:
        with_context(str(tmp_path / "tables.db"), use)
    finally:
        event.remove(sa.Engine, "begin", restrict)


def test_a_clock_that_is_set_ten_years_ahead_and_back_changes_nothing_in_play(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    served = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", ["jumping"])
    request.addfinalizer(served.stop)
    rng, ada = Random(5), served.table("cartographers", "uniform")
    with served.live(ada) as live:
        for jump in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGUSR1):
            os.kill(served.process.pid, jump)
            live.until(lambda table: table["players"][0]["is_due"])
            assert acted(live, rng)
            live.until(lambda table: not table["players"][1]["is_due"])  # the bot as well
            health_becomes(served, 200)
    before = kept(served, ada)
    served.kill()
    served.start()
    assert kept(served, ada) == before >= 6
    (mine,) = served.post("/api/mine", {"seats": [{"table": ada["table"], "token": ada["token"]}]})
    assert mine["is_due"]


def test_a_damaged_file_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"this is no database, but a letter " * 300)
    for words in (["serve", "--port", "0"], ["doctor"], ["backup", str(tmp_path / "copy.gz")]):
        assert main([*words, "--database", str(file)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert str(file) in said.err
        assert "is not a database" in said.err


def test_a_file_that_is_damaged_while_it_is_served_is_not_well(served: Served, tmp_path: Path) -> None:
    with served.live(served.table("mapmaker")) as live:
        assert acted(live, Random(1))
    for file in (tmp_path / "tables.db", tmp_path / "tables.db-wal"):
        file.write_bytes(Random(1).randbytes(file.stat().st_size))
    health_becomes(served, 503)


def test_a_folder_that_cannot_be_written_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", "/proc/tables.db"]) == 2
    assert "The database /proc/tables.db cannot be used: " in capsys.readouterr().err


def test_a_postgresql_that_is_not_there_is_said_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    place = f"127.0.0.1:{free_port()}/tables"
    for words in (["serve", "--port", "0"], ["doctor"]):
        assert main([*words, "--database", f"postgresql://ada:hunter2@{place}"]) == 2
        said = capsys.readouterr().err
        assert f"The database postgresql://…@{place} cannot be used: " in said
        assert "hunter2" not in said


class Wire:
    """A way to a port of this machine that can be held up and cut."""

    def __init__(self, port: int) -> None:
        self.port, self._to = free_port(), port
        self._flows = {"there": threading.Event(), "back": threading.Event()}
        for flow in self._flows.values():
            flow.set()
        self._open: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.create_connection(("127.0.0.1", self._to))
                self._open += [here, there]
                for one, other, flow in ((here, there, "there"), (there, here, "back")):
                    threading.Thread(target=self._pass_on, args=(one, other, flow), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, flow: str) -> None:
        with contextlib.suppress(OSError):
            while said := one.recv(65_536):
                self._flows[flow].wait()
                other.sendall(said)
        self._end(one, other)

    def hold(self, *flows: str) -> None:
        """Lets nothing through in these directions."""
        for flow in flows:
            self._flows[flow].clear()

    def let_go(self) -> None:
        for flow in self._flows.values():
            flow.set()

    def cut(self) -> None:
        """Ends every connection."""
        self._end(*self._open)

    def _end(self, *ends: socket.socket) -> None:
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listener.close()
        self.let_go()
        self.cut()
        for end in self._open:
            end.close()


@pytest.fixture
def wired(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Served, Wire]]:
    """A server whose PostgreSQL is behind a wire."""
    before, _, name = postgres.new_database().rpartition("/")
    wire = Wire(int(before.rpartition(":")[2]))
    url = f"postgresql://postgres@127.0.0.1:{wire.port}/{name}"
    found = Served(url, tmp_path / "log.txt", ["impatient"])
    yield found, wire
    found.stop()
    wire.close()


@pytest.mark.parametrize(
    "flows",
    [twin(("there", "back")), twin(("there",)), ("back",)],
    ids="-".join,
)
def test_a_network_that_is_silent_in_either_direction_is_not_waited_for_and_loses_nothing(
    wired: tuple[Served, Wire], flows: tuple[str, ...]
) -> None:
    served, wire = wired
    rng, ada = Random(2), served.table("mapmaker")
    with served.live(ada) as live:
        done = int(acted(live, rng))
        wire.hold(*flows)
        assert not acted(live, rng)
        assert served.http.get("/api/tables/another").status_code == 503
        wire.let_go()
        if flows == ("back",):
            wire.cut()
        health_becomes(served, 200)
        done += sum(acted(live, rng) for _ in range(3))
    assert done >= 3
    served.kill()
    served.start()
    assert kept(served, ada) == done


def test_killed_backends_of_postgresql_lose_nothing(
    postgres: Postgres, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = postgres.new_database()
    served = Served(url, tmp_path / "log.txt")
    request.addfinalizer(served.stop)
    rng, ada = Random(3), served.table("mapmaker")
    with served.live(ada) as live:
        done = 0
        for _ in range(4):
            done += acted(live, rng)
            others = "datname = current_database() and pid <> pg_backend_pid()"
            postgres.ask(url, f"select count(pg_terminate_backend(pid)) from pg_stat_activity where {others}")
            health_becomes(served, 200)
        done += acted(live, rng)
    assert done >= 4
    assert kept(served, ada) == done


def test_a_postgresql_that_is_restarted_is_found_again(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = Postgres()
    request.addfinalizer(postgres.stop)
    served = Served(postgres.new_database(), tmp_path / "log.txt")
    request.addfinalizer(served.stop)
    rng, ada = Random(4), served.table("mapmaker")
    with served.live(ada) as live:
        done = int(acted(live, rng))
        postgres.halt()
        health_becomes(served, 503)
        assert not acted(live, rng)
        for answer in (
            served.http.get("/api/tables/another"),
            served.http.get("/api/tables/another/stream"),
            served.http.post("/api/tables/another/join", json={"name": "Bob"}),
            served.http.post("/api/mine", json={"seats": [{"table": "another", "token": "mine"}]}),
        ):
            assert (answer.status_code, answer.json()["note"]["message"]) == (503, "refused-unwell")
        with pytest.raises(ConnectionClosed) as closed, served.live("another"):
            pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.AGAIN_LATER
        postgres.begin()
        health_becomes(served, 200)
        done += acted(live, rng)
    assert done == 2
    assert kept(served, ada) == done
    assert "in ASGI application" not in served.log.read_text()  # who asks leaves no traceback
