"""Friends at one table through several processes: what they say, and a clock that runs out."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from landscribe.server.context import Context, context_with
from landscribe.server.retention import DAY, Retention
from landscribe.server.settings import Keeping, Settings
from landscribe.table import wire
from landscribe.table.log import Entry
from landscribe.table.messages import answers_to
from landscribe.table.outbox import Outbox
from landscribe.table.seats import create_table
from landscribe.table.speech import MOST
from landscribe.table.table_state import TableState
from landscribe.table.timer import AFTER_START, Pace, Timer
from tests.server.postgres import Postgres
from tests.server.serving import Served, events
from tests.server.test_peers import until
from tests.table.tables import table_of

HOUR = 3600.0


class Hands:
    """A clock that goes on when it is told to, the same for every process."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Processes:
    """What several processes have, in one event loop and at one time of day."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.hands = Hands()
        self.open: list[Context] = []

    async def start(self) -> Context:
        context = context_with(Settings(self._url, is_warmed=False), self.hands)
        await context.open()
        self.open.append(context)
        return context

    async def stop(self, context: Context) -> None:
        self.open.remove(context)
        await context.close()


def with_processes(url: str, use: Callable[[Processes], Awaitable[None]]) -> None:
    async def run() -> None:
        processes = Processes(url)
        try:
            await use(processes)
        finally:
            for context in list(processes.open):
                await processes.stop(context)

    asyncio.run(run())


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


async def sat(context: Context, ident: str, pace: Pace | None = None, seconds: int = 600) -> str:
    """A table of two people, who have so much time for a turn."""
    table = table_of("cartographers", 2, 3)
    table = table._replace(deal=table.deal._replace(table=ident))
    timer = None if pace is None else Timer(pace, seconds)
    await create_table(context.tables, table, token=None, timer=timer)
    return ident


def said_in(outbox: Outbox) -> list[Any]:
    """What was said, of all that waits in an outbox."""
    heard = list[Any]()
    while (text := outbox.first) is not None:
        heard.append(json.loads(text))
        outbox.drop_first()
    return [message for message in heard if message["type"] in ("said", "marked")]


async def log_of(context: Context, ident: str) -> tuple[Entry, ...]:
    stored = await context.database.load(ident)
    assert stored is not None
    return stored.log


def acts(log: tuple[Entry, ...]) -> list[tuple[int, bool]]:
    """Who acted in turn, and whether somebody else did so in their stead."""
    return [(entry.seat, entry.by is not None) for entry in log if entry.kind == "act"]


def test_what_is_said_at_one_process_is_heard_at_the_other_and_counts_there(url: str) -> None:
    async def use(processes: Processes) -> None:
        one, two = await processes.start(), await processes.start()
        await until(lambda: len(one.beats) == len(two.beats) == 2)
        ident = await sat(one, "talk")
        async with one.tables.use(ident) as here, two.tables.use(ident) as there:
            ada, ben, watching = Outbox(0), Outbox(1), Outbox(None)
            with here.watched_through(ada), there.watched_through(ben), there.watched_through(watching):
                said = [wire.Say(type="say", id=str(n), phrase="ouch") for n in range(MOST - 1)]
                for each in (*said, wire.Mark(type="mark", id="m", seat=1, cell=60)):
                    (answer,) = await answers_to(here, 0, each, ada)
                    assert isinstance(answer, wire.Said | wire.Marked)
                heard: list[Any] = []
                await until(lambda: heard.extend(said_in(ben)) or len(heard) == MOST)
                assert heard[-1] == {"type": "marked", "by": 0, "seat": 1, "cell": 60, "answers": None}
                assert said_in(watching) == heard
                refused, _ = await answers_to(there, 0, said[0], None)  # who goes to another process
                assert isinstance(refused, wire.Refusal)
                assert refused.note.message == "refused-talk"
        assert await log_of(one, ident) == ()

    with_processes(url, use)


def test_a_strict_clock_runs_out_once_however_many_processes_look_at_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landscribe.table.live_tables.TICK", 0.1)

    async def use(processes: Processes) -> None:
        one, two = await processes.start(), await processes.start()
        await until(lambda: len(one.beats) == len(two.beats) == 2)
        ident = await sat(one, "strict", "strict")
        async with one.tables.use(ident) as here, two.tables.use(ident) as there:
            turn, began = here.table.turn, processes.hands.now
            assert here.views.until == there.views.until == began + 600
            processes.hands.now += 601
            await until(lambda: here.table.turn > turn and there.table.turn > turn)
            assert sorted(acts(await log_of(one, ident))) == [(0, True), (1, True)]
            assert here.views.until == there.views.until == began + 1201  # the next turn is theirs again
            for live in (here, there):
                live.wake_bots()
            await asyncio.sleep(0.3)  # both have looked at the time twice
            assert len(acts(await log_of(two, ident))) == 2

    with_processes(url, use)


def test_a_clock_that_runs_out_at_a_table_in_no_memory_is_seen_by_the_leader(url: str) -> None:
    async def use(processes: Processes) -> None:
        one, two = await processes.start(), await processes.start()
        await until(lambda: len(one.beats) == len(two.beats) == 2)
        for ident in (await sat(one, "asleep", "strict"), await sat(two, "gentle", "gentle")):
            for context in (one, two):
                await context.tables.forget(ident)
        processes.hands.now += 601
        async with asyncio.timeout(30):
            while len(acts(await log_of(one, "asleep"))) < 2:
                await asyncio.sleep(0.05)
        assert acts(await log_of(one, "gentle")) == []

    with_processes(url, use)


def test_a_clock_goes_on_where_a_process_ends_and_after_all_were_down_there_is_time(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landscribe.table.live_tables.TICK", 0.1)

    async def use(processes: Processes) -> None:
        one = await processes.start()
        ident = await sat(one, "orphan", "strict")
        processes.hands.now += 599
        await processes.stop(one)
        processes.hands.now += HOUR
        two = await processes.start()
        async with two.tables.use(ident) as live:
            assert live.views.until == processes.hands.now + AFTER_START
            await asyncio.sleep(0.3)  # it has looked at the time twice
            assert live.table.before == ()
            processes.hands.now += AFTER_START
            await until(lambda: live.table.before)
        assert sorted(acts(await log_of(two, ident))[:2]) == [(0, True), (1, True)]

    with_processes(url, use)


def test_alone_on_a_file_a_table_in_no_memory_is_played_on_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landscribe.table.live_tables.LOOKED", 0.05)

    async def use(processes: Processes) -> None:
        one = await processes.start()
        ident = await sat(one, "file", "strict", 3 * 24 * 3600)
        await one.tables.forget(ident)
        processes.hands.now += 3 * DAY
        async with asyncio.timeout(30):
            while len(acts(await log_of(one, ident))) < 2:
                await asyncio.sleep(0.02)

    with_processes(str(tmp_path / "tables.db"), use)


def test_a_table_is_not_forgotten_before_its_time_is_up(tmp_path: Path) -> None:
    async def use(processes: Processes) -> None:
        one = await processes.start()
        await sat(one, "none")
        await one.tables.forget("none")
        kept = await one.database.list_tables(["none"])
        now = kept[0].changed

        def retention(days: float) -> Retention:
            return Retention(Keeping(forgotten=1), one.database, one.tables, lambda: now + days * DAY, 0)

        processes.hands.now = now
        await sat(one, "later", "gentle", 3 * 24 * 3600)
        await one.tables.forget("later")
        assert await retention(2.9).sweep() == 1
        assert await one.database.load("none") is None
        assert await one.database.load("later") is not None
        assert await retention(4.1).sweep() == 1

    with_processes(str(tmp_path / "tables.db"), use)


def test_over_http_a_clock_is_agreed_shown_and_listed(served: Served) -> None:
    ada = served.table("cartographers", "open", timer={"pace": "strict", "seconds": 86400}, seed="3")
    seen = served.get(f"/api/tables/{ada['table']}")
    assert seen["timer"] == {"pace": "strict", "seconds": 86400}
    assert seen["agreed"][-1]["values"][0]["message"] == "timer-strict"
    served.join(ada["table"])
    seen = served.get(f"/api/tables/{ada['table']}")
    (mine,) = served.post("/api/mine", {"seats": [{"table": ada["table"], "token": ada["token"]}]})
    assert mine["due"] == [0, 1]
    assert mine["until"] == int(seen["until"])
    with served.live(ada) as live:
        assert live.latest["until"] == seen["until"]
        assert 86_000 < seen["until"] - live.ask("ping")["now"] <= 86_400
    for seconds in (59, 7 * 24 * 3600 + 1):
        wrong = {"game": "cartographers", "seats": [{"kind": "me", "name": "Ada"}]}
        answer = served.http.post(
            "/api/tables", json={**wrong, "timer": {"pace": "strict", "seconds": seconds}}
        )
        assert answer.status_code == 422


def test_what_is_said_goes_over_sockets_and_streams_alike(served: Served) -> None:
    ada = served.table("cartographers", "open", seed="3")
    ben = served.join(ada["table"])
    path, token = f"/api/tables/{ada['table']}", {"authorization": f"Bearer {ben['token']}"}
    with (
        served.live(ada) as live,
        served.http.stream("GET", f"{path}/stream", headers=token) as answer,
    ):
        streamed = events(answer)
        assert next(streamed)["type"] == "table"
        assert live.ask("say", phrase="hello")["type"] == "said"
        heard = next(message for message in streamed if message["type"] == "said")
        assert heard == {"type": "said", "by": 0, "phrase": "hello", "answers": None}
        (posted,) = served.post(
            f"{path}/messages", {"type": "mark", "id": "m", "seat": 0, "cell": 12}, ben["token"]
        )
        assert (posted["type"], posted["answers"]) == ("pong", "m")
        mark = {"type": "marked", "by": 1, "seat": 0, "cell": 12, "answers": None}
        assert next(message for message in streamed if message["type"] == "marked") == mark
        while (message := live.hear())["type"] != "marked":
            pass
        assert message == mark


def test_nobody_is_told_by_a_mark_what_lies_where_it_points(served: Served) -> None:
    """A mark on what a seat has drawn in secret is the place alone, and its map is sent to nobody."""
    ada = served.table("cartographers", "open", seed="3")
    ben = served.join(ada["table"])
    with served.live(ada) as here, served.live(ben) as there:
        before = there.latest["page"]
        here.ask("act", action=_first_action(served, ada))
        there.until(lambda table: not table["players"][0]["is_due"])
        there.raw.clear()
        here.ask("mark", seat=0, cell=30)
        there.ask("ping")
        assert [json.loads(text)["type"] for text in there.raw] == ["marked", "pong"]
        assert json.loads(there.raw[0]).keys() == {"type", "by", "seat", "cell", "answers"}
        assert there.latest["page"]["charts"] == before["charts"]


def _first_action(served: Served, seated: Any) -> str:
    table: TableState = table_of("cartographers", 2, 3)
    del served, seated
    return str(next(iter(table.game.legal(table.state, 0))))
