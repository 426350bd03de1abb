"""Several processes behind one port: tables find theirs, and any process may die."""

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landscribe.cli import main
from landscribe.core.record import read_record
from landscribe.games import GAMES
from landscribe.server import workers
from landscribe.server.settings import Limits, Settings
from landscribe.server.workers import Workers
from tests.server import fake_worker
from tests.server.postgres import Postgres
from tests.server.raw import is_closed
from tests.server.serving import PATIENCE, Live, Served, anything, bearing, events, free_port, wait_until
from tests.server.test_kill import GONE
from tests.server.test_processes import Racing

DELAY = 2.0  # seconds that a table may be held up by the death of a process
ROUNDS = 3  # that everyone plays before a death, after it, and when all is as it was
PACE = 0.1  # seconds between two rounds


class Port(Served):
    """Two processes behind one port."""

    patience = 4 * PATIENCE  # it is three programs that start

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self._postgres, self._url = postgres, postgres.new_database()
        super().__init__(self._url, folder / "log.txt", ["impatient", "workers"])

    def wait_for_all(self) -> None:
        """Waits until both processes live."""
        wait_until(lambda: self._postgres.ask(self._url, LISTENERS) == "2", self.patience)


LISTENERS = (
    "select count(*) from pg_stat_activity "
    "where application_name = 'landscribe' and datname = current_database()"  # other tests have servers, too
)


@pytest.fixture(scope="module")
def served(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Port]:
    found = Port(postgres, tmp_path_factory.mktemp("workers"))
    found.wait_for_all()
    yield found
    left = workers_of(found)
    found.stop()
    assert not [process for process in left if Path(f"/proc/{process}").exists()]


def workers_of(served: Served) -> list[int]:
    """The processes behind the port."""
    parent = served.process.pid
    with contextlib.suppress(OSError):
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        return [
            int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]
    return []


class Parent:
    """A parent of two processes that do nothing; it serves here while something is done in a thread."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.port = folder, free_port()
        monkeypatch.setattr(workers, "work", fake_worker.work)
        monkeypatch.setattr(workers, "prepare_database", id)  # which does nothing
        monkeypatch.setattr(workers, "STARTED_APART", 0.05)
        limits = Limits(address_connections=5)
        settings = Settings("postgresql://nowhere/tables", contact=str(folder), limits=limits)
        self._workers = Workers(2, settings, "127.0.0.1", self.port, "192.0.2.1")

    def serve(self, meanwhile: Callable[[], None]) -> int:
        """What it ends with, once that is done."""
        with ThreadPoolExecutor(1) as threads:
            doing = threads.submit(self._do, meanwhile)
            ended = self._workers.serve()
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # where it has ended before it was asked to
            doing.result()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        return ended

    def _do(self, meanwhile: Callable[[], None]) -> None:
        try:
            meanwhile()
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    def counted(self, what: str) -> list[int]:
        """The processes that were started, or that lived."""
        file = self.folder / what
        return [int(line) for line in file.read_text().split()] if file.exists() else []


def test_a_process_that_cannot_begin_for_a_while_takes_no_other_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = Parent(tmp_path, monkeypatch)

    def meanwhile() -> None:
        wait_until(lambda: len(parent.counted("lives")) == 2)
        (tmp_path / "fail").touch()
        killed, healthy = parent.counted("lives")
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: len(parent.counted("starts")) > 2 + workers.TRIES)
        (tmp_path / "fail").unlink()
        wait_until(lambda: len(parent.counted("lives")) == 3)
        assert Path(f"/proc/{healthy}").exists()

    assert parent.serve(meanwhile) == 0


def test_a_process_of_which_nothing_is_heard_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "HUNG", 1.0)
    parent = Parent(tmp_path, monkeypatch)

    def meanwhile() -> None:
        wait_until(lambda: len(parent.counted("lives")) == 2)
        hung = parent.counted("lives")[0]
        os.kill(hung, signal.SIGSTOP)
        wait_until(lambda: len(parent.counted("lives")) > 2)
        assert not Path(f"/proc/{hung}").exists()

    assert parent.serve(meanwhile) == 0


def test_processes_that_can_never_begin_end_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fail").touch()
    parent = Parent(tmp_path, monkeypatch)
    assert parent._workers.serve() == 1  # pyright: ignore[reportPrivateUsage]
    assert len(parent.counted("starts")) <= 2 * workers.TRIES


def test_a_process_that_does_not_begin_at_all_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "READY_WITHIN", 0.05)

    async def run() -> bytes:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        with ours, theirs:
            return await workers._heard_in_time(ours)  # pyright: ignore[reportPrivateUsage]

    assert asyncio.run(run()) == b""


def test_who_says_nothing_takes_no_more_places_of_the_parent_than_an_address_may_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = Parent(tmp_path, monkeypatch)
    monkeypatch.setattr(workers, "SHOWN_WITHIN", 600.0)

    def meanwhile() -> None:
        with contextlib.ExitStack() as open_:
            wires = [
                open_.enter_context(socket.create_connection(("127.0.0.1", parent.port), PATIENCE))
                for _ in range(30)
            ]
            for wire in wires[:2]:
                wire.sendall(b"GET /t/a")  # half a line is no more than none
            assert all(is_closed(wire) for wire in wires[10:])
            for wire in wires[:10]:
                wire.settimeout(0)
                with pytest.raises(BlockingIOError):
                    wire.recv(1)

    assert parent.serve(meanwhile) == 0


def test_a_line_that_comes_in_parts_is_read_to_its_end() -> None:
    async def run() -> bytes:
        with (
            socket.create_server(("127.0.0.1", 0)) as listener,
            socket.create_connection(listener.getsockname()) as client,
            listener.accept()[0] as there,
        ):
            there.setblocking(False)
            reading = asyncio.create_task(workers._first_line(there))  # pyright: ignore[reportPrivateUsage]
            for part in (b"GET /t/a", b"bc HTTP/1.1\r\n"):
                await asyncio.sleep(0.01)
                client.sendall(part)
            return await reading

    assert asyncio.run(run()) == b"GET /t/abc HTTP/1.1\r\n"


def test_several_processes_on_an_sqlite_file_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", "sqlite:///tables.db"]) == 2
    assert "An SQLite file is served by one process, not by 2" in capsys.readouterr().err


def test_tables_are_spread_and_each_is_in_the_memory_of_one_process(served: Port) -> None:
    tables = [served.table("mapmaker") for _ in range(12)]
    with contextlib.ExitStack() as open_:
        for table in tables:
            live = open_.enter_context(served.live(table))
            live.act(Random(1))
        wait_until(lambda: served.get("/api/health")["tables"] == len(tables))
        for table in tables:  # all on one connection, so that most are asked of another process
            seen = served.get(f"/api/tables/{table['table']}", table["token"])
            assert seen["version"] >= 1


def test_a_stream_and_a_message_by_post_find_each_other(served: Port) -> None:
    ada = served.table("cartographers", "open")
    path = f"/api/tables/{ada['table']}"
    with served.http.stream("GET", f"{path}/stream", headers=bearing(ada["token"])) as stream:
        told = events(stream)
        assert not next(told)["players"][1]["is_here"]
        bob = served.join(ada["table"])
        assert next(told)["players"][1]["name"] == "Bob"
        served.post(f"{path}/messages", {"type": "ping", "id": "x"}, bob["token"])


def seats_in_every_game(served: Served) -> list[list[Any]]:
    """A table of each game: two people where there can be two, and a bot where there can be three."""
    tables: list[list[Any]] = []
    for name, game in GAMES.items():
        others = [*(["open"] if 2 in game.seats else []), *(["uniform"] if 3 in game.seats else [])]
        ada = served.table(name, *others)
        tables.append([ada, *([served.join(ada["table"])] if 2 in game.seats else [])])
    return tables


def kill(served: Served, process: int) -> None:
    """Kills one of the processes, as the power would; another takes its place."""
    os.kill(process, signal.SIGKILL)
    wait_for_another(served, process)


def wait_for_another(served: Served, killed: int) -> None:
    wait_until(lambda: killed not in workers_of(served) and len(workers_of(served)) == 2)


def test_whichever_process_is_killed_nothing_is_lost_in_any_game(served: Port) -> None:
    tables = seats_in_every_game(served)
    players = [
        [Racing(served, seated, 10 * number + seated["seat"], 0.1) for seated in seats]
        for number, seats in enumerate(tables)
    ]
    everyone = [player for seats in players for player in seats]
    with ThreadPoolExecutor(len(everyone)) as threads:
        games = [threads.submit(player.play) for player in everyone]
        for process in workers_of(served):  # the leader among them
            kill(served, process)
            served.wait_for_all()
        for game in as_completed(games):
            game.result()
    for seats in players:
        record = read_record(served.http.get(f"/api/tables/{seats[0].seated['table']}/record").text)
        for seat, player in enumerate(seats):
            spelled = [str(GAMES[record.game].read(action)) for action in player.acknowledged]
            assert [action for by, action in record.actions if by == seat] == spelled


class Steady:
    """Someone who acts again and again, at one table after the other, and measures each round."""

    def __init__(self, served: Served, game: str, seed: int) -> None:
        self._served, self._game, self._rng = served, game, Random(seed)
        self.rounds: list[float] = []  # seconds
        self.is_done = False

    def play(self) -> None:
        seated = None
        while not self.is_done:
            begun = time.monotonic()
            while not self.is_done:
                with contextlib.suppress(*GONE):
                    seated = seated or self._table()
                    with self._served.live(seated) as live:
                        seated = seated if self._play_round(live) else None
                        break
            self.rounds.append(time.monotonic() - begun)
            time.sleep(PACE)

    def _table(self) -> Any:
        others = ["uniform"] if 2 in GAMES[self._game].seats else []
        return self._served.table(self._game, *others)

    def _play_round(self, live: Live) -> bool:
        """Acts once, and waits until it is asked again; whether the game goes on."""
        due = live.until(_is_asked)["version"]
        if not live.latest["is_over"]:
            live.act(self._rng)
            live.until(lambda table: _is_asked(table) and table["version"] > due)
        return not live.latest["is_over"]


def _is_asked(table: Any) -> bool:
    return table["is_over"] or table["players"][0]["is_due"]


def longest_of_next(players: list[Steady], number: int) -> float:
    """How long the longest took of the next so many rounds of everyone, those included that they are in."""
    before = [len(player.rounds) for player in players]
    wait_until(
        lambda: all(len(player.rounds) >= n + number for player, n in zip(players, before, strict=True)),
        4 * PATIENCE,
    )
    return max(max(player.rounds[n : n + number]) for player, n in zip(players, before, strict=True))


@pytest.mark.thorough
@pytest.mark.alone
def test_the_death_of_a_process_delays_no_table_by_two_seconds(served: Port) -> None:
    """A round connects anew, acts, and lets the bot act; as many before and after a death are the control."""
    players = [Steady(served, name, seed) for name in GAMES for seed in range(2)]
    with ThreadPoolExecutor(len(players)) as threads:
        playing = [threads.submit(player.play) for player in players]
        try:
            longest_of_next(players, 2)  # until everyone plays
            for process in workers_of(served):  # the leader among them
                calm = longest_of_next(players, ROUNDS)
                os.kill(process, signal.SIGKILL)
                held_up = longest_of_next(players, ROUNDS)
                wait_until(lambda process=process: process not in workers_of(served))
                served.wait_for_all()
                control = max(calm, longest_of_next(players, ROUNDS))
                print(f"held up {held_up:.2f} s, control {control:.2f} s")
                assert held_up < control + DELAY
        finally:
            for player in players:
                player.is_done = True
        for each in playing:
            each.result()


@pytest.mark.thorough
def test_a_process_that_hangs_is_replaced_and_its_tables_go_on(served: Port) -> None:
    tables = [served.table("mapmaker") for _ in range(4)]
    hung, *_ = workers_of(served)
    os.kill(hung, signal.SIGSTOP)
    wait_until(lambda: hung not in workers_of(served), 2 * PATIENCE)
    served.wait_for_all()
    for table in tables:
        with served.live(table) as live:
            assert live.act(Random(1))["version"] == 1
    assert f"process {hung} hangs: it is killed" in served.log.read_text()


def test_what_bots_owe_at_a_table_nobody_looks_at_is_done_after_a_death(served: Port) -> None:
    ada = served.table("cartographers", "uniform")
    with served.live(ada) as live:
        live.until(lambda table: table["players"][0]["is_due"] and not table["players"][1]["is_due"])
        action = anything(live.latest["page"], Random(1))
        live.say(type="act", id="x", turn=live.latest["turn"], action=action)
        live.answer("x")
        killed = workers_of(served)[0]
        os.kill(killed, signal.SIGKILL)
    wait_for_another(served, killed)
    served.wait_for_all()
    wait_until(lambda: not served.get(f"/api/tables/{ada['table']}")["players"][1]["is_due"])


def test_the_processes_go_on_without_their_parent_and_end_when_asked(served: Port) -> None:
    ada = served.table("cartographers", "open")
    bob = served.join(ada["table"])
    left = workers_of(served)
    with served.live(ada) as live:
        served.kill()
        live.act(Random(1))
        with served.live(bob) as theirs:
            theirs.until(lambda table: table["version"] == live.latest["version"])
    for process in left:
        os.kill(process, signal.SIGTERM)
    for process in left:
        wait_until(lambda process=process: not Path(f"/proc/{process}").exists())
    served.start()
    served.wait_for_all()


def test_all_end_within_five_seconds_when_the_parent_is_asked_to_under_load(served: Port) -> None:
    left, players = workers_of(served), [Steady(served, name, 1) for name in GAMES]
    with ThreadPoolExecutor(len(players)) as threads:
        playing = [threads.submit(player.play) for player in players]
        longest_of_next(players, 1)
        begun = time.monotonic()
        served.process.terminate()
        assert served.process.wait(PATIENCE) == 0
        seconds = time.monotonic() - begun
        for player in players:
            player.is_done = True
        for each in playing:
            each.result()
    assert seconds < 5
    assert not [process for process in left if Path(f"/proc/{process}").exists()]


@pytest.mark.thorough
def test_one_that_has_just_started_ends_in_order_too(postgres: Postgres, tmp_path: Path) -> None:
    served = Port(postgres, tmp_path)
    kill(served, workers_of(served)[0])
    served.wait_for_all()  # its bots cannot think yet
    left, begun = workers_of(served), time.monotonic()
    served.stop()
    assert time.monotonic() - begun < 5
    assert not [process for process in left if Path(f"/proc/{process}").exists()]
    assert "Traceback" not in served.log.read_text()
