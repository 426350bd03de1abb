"""What processes on one PostgreSQL know of each other: who is here, what counts, and who does what."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import pytest

from landscribe.bots import thought
from landscribe.core.game import Seen
from landscribe.server import retention
from landscribe.server.bot_processes import BotProcesses
from landscribe.server.context import Context, context_with
from landscribe.server.database import Database
from landscribe.server.limits import SharedBuckets
from landscribe.server.notices import Taken, texts_of
from landscribe.server.peers import DRIVER
from landscribe.server.retention import DAY, Retention
from landscribe.server.settings import Keeping, Limits, Rate, Settings
from landscribe.table.bot_pool import Chosen
from landscribe.table.log import Proposal
from landscribe.table.outbox import Outbox
from landscribe.table.peers import ALONE
from landscribe.table.store import creating
from tests.server.postgres import Postgres
from tests.server.test_database import dealt, first_action

SCARCE = Rate(0.0001, 50)  # as good as never refilled
LIMITS = Limits(
    tables=Rate(0.0001, 5),
    address_connections=16,
    connections=20,
    address_messages=SCARCE,
    requests=SCARCE,
    pages=SCARCE,
)


class Processes:
    """What several processes have, in one event loop."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.open: list[Context] = []

    async def start(self) -> Context:
        context = context_with(Settings(self._url, limits=LIMITS, is_warmed=False))
        await context.open()
        self.open.append(context)
        return context

    async def stop(self, context: Context) -> None:
        self.open.remove(context)
        await context.close()


def with_two(url: str, use: Callable[[Processes, Context, Context], Awaitable[None]]) -> None:
    async def run() -> None:
        processes = Processes(url)
        try:
            await use(processes, await processes.start(), await processes.start())
        finally:
            for context in list(processes.open):
                await processes.stop(context)

    asyncio.run(run())


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def test_who_looks_through_another_process_is_here_until_they_leave(url: str) -> None:
    async def use(processes: Processes, one: Context, two: Context) -> None:
        await one.tables.create(dealt("seen"), {0: None})
        outbox, late = Outbox(0), Outbox(None)
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(one.tables.use("seen"))
            there = await stack.enter_async_context(two.tables.use("seen"))
            with there.watched_through(late):
                with here.watched_through(outbox):
                    await until(lambda: there.seen_by(None).players[0].is_here)
                    third = await processes.start()  # who comes later asks
                    async with third.tables.use("seen") as again:
                        await until(lambda: again.seen_by(None).players[0].is_here)
                    here.presence.miss(outbox)
                    await until(lambda: not there.seen_by(None).players[0].is_here)
                    there.presence.hear_from(0)  # a stream's ping that came to the other process
                    await until(lambda: there.seen_by(None).players[0].is_here)
                await until(lambda: not there.seen_by(None).players[0].is_here)
                with here.watched_through(outbox):
                    await until(lambda: there.seen_by(None).players[0].is_here)
                    await processes.stop(one)
                    await until(lambda: not there.seen_by(None).players[0].is_here)

    with_two(url, use)


@pytest.mark.parametrize(
    "error", [asyncpg.InternalClientError("cannot switch to state 11"), RuntimeError("whatever it may be")]
)
def test_others_are_heard_again_whatever_the_driver_says_when_it_is_cut_off(
    url: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    connect, failures = DRIVER.connect, [error, error]

    async def connect_at_last(**address: Any) -> Any:
        if failures:
            raise failures.pop()
        return await connect(**address)

    async def use(_: Processes, one: Context, two: Context) -> None:
        assert one.peers is not None
        monkeypatch.setattr(DRIVER, "connect", connect_at_last)
        one.peers._connection.terminate()  # pyright: ignore[reportPrivateUsage]
        await until(lambda: not one.peers.is_well)  # pyright: ignore[reportOptionalMemberAccess]
        await until(lambda: one.peers.is_well)  # pyright: ignore[reportOptionalMemberAccess]
        assert not failures
        await one.check()

    with_two(url, use)


def counted(context: Context) -> list[str]:
    """The addresses of all tables that count as created at a process, from now on."""
    addresses, takes = list[str](), context.creations.takes

    def counting(key: str) -> bool:
        addresses.append(key)
        return takes(key)

    context.creations.takes = counting
    return addresses


def test_limits_and_health_count_every_process(url: str) -> None:
    async def use(processes: Processes, one: Context, two: Context) -> None:
        del processes
        await until(lambda: len(one.beats) == len(two.beats) == 2)
        at_one, at_two = counted(one), counted(two)
        assert all(one.takes_creation("192.0.2.1") for _ in range(3))
        assert all(two.takes_creation("192.0.2.2") for _ in range(5))
        await until(lambda: len(at_one) == len(at_two) == 8)
        assert not one.takes_creation("192.0.2.2")
        assert all(two.takes_creation("192.0.2.1") for _ in range(2))
        assert not two.takes_creation("192.0.2.1")
        assert all(one.places.enters("192.0.2.1") for _ in range(10))
        await until(lambda: two.beats[1].addresses == {"192.0.2.1": 10})
        assert [two.places.enters("192.0.2.1") for _ in range(7)] == [True] * 6 + [False]
        assert [two.places.enters(f"192.0.2.{n}") for n in range(10, 15)] == [True] * 4 + [False]
        assert all(one.accepted.enters("192.0.2.1") for _ in range(30))
        await until(lambda: two.beats[1].accepted == {"192.0.2.1": 30})
        assert [two.accepted.enters("192.0.2.1") for _ in range(3)] == [True] * 2 + [False]
        await one.check()

    with_two(url, use)


def test_what_an_address_asks_for_counts_at_every_process(url: str) -> None:
    async def use(processes: Processes, one: Context, two: Context) -> None:
        await until(lambda: len(one.beats) == len(two.beats) == 2)
        shared = [(one.messages, two.messages), (one.requests, two.requests), (one.pages, two.pages)]
        heard = [listened_to(there) for _, there in shared]
        for here, _ in shared:
            assert all(here.takes("192.0.2.7") for _ in range(30))
        await until(lambda: heard == [{"192.0.2.7": 30}] * len(shared))
        for _, there in shared:
            assert [there.takes("192.0.2.7") for _ in range(21)] == [True] * 20 + [False]
            assert there.takes("192.0.2.8")
        await processes.stop(two)
        for here, _ in shared:
            assert all(here.takes("192.0.2.9") for _ in range(50))  # who is alone tells nobody

    with_two(url, use)


def listened_to(buckets: SharedBuckets) -> Counter[str]:
    """What is heard of other processes from now on."""
    heard, hear = Counter[str](), buckets.hear

    def counting(taken: Mapping[str, int]) -> None:
        hear(taken)
        heard.update(taken)

    buckets.hear = counting
    return heard


def test_what_is_told_of_a_crowd_fits_into_a_notice() -> None:
    buckets = SharedBuckets(Rate(8, 100))
    for number in range(500):
        assert buckets.takes(f"2001:db8:ffff:{number:x}::/64")
    (told,) = [taken for taken in [buckets.taken()] if taken]
    assert len(told) == 100
    assert [len(text) < 8_000 for text in texts_of("name", [Taken("requests", told)])] == [True]
    assert buckets.taken() == {}


def test_a_table_at_which_someone_looks_through_any_process_is_not_swept(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landscribe.table.live_tables.ANSWERED_WITHIN", 1.0)

    async def use(processes: Processes, one: Context, two: Context) -> None:
        del processes
        await until(lambda: len(one.beats) == len(two.beats) == 2)
        for name in ("alone", "looked-at"):
            await one.tables.create(dealt(name), {0: None})
        later = time.time() + 60 * DAY
        old = Retention(Keeping(forgotten=30), one.database, one.tables, lambda: later, 0)
        async with two.tables.use("looked-at") as live:
            with live.watched_through(Outbox(None)):
                await old.sweep()
                assert await two.database.load("alone") is None
                assert await two.database.load("looked-at") is not None
        await old.sweep()
        assert await two.database.load("looked-at") is None

    with_two(url, use)


def test_one_process_sweeps_for_all_and_another_when_it_is_gone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "EVERY", 0.02)
    sweeps = Counter[Database]()

    async def sweep(self: Retention) -> int:
        sweeps[self._database] += 1  # pyright: ignore[reportPrivateUsage]
        return 0

    monkeypatch.setattr(Retention, "sweep", sweep)

    async def use(processes: Processes, one: Context, two: Context) -> None:
        await until(lambda: any(led(each) for each in (one, two)))
        first, second = (one, two) if led(one) else (two, one)
        keeping, now = Keeping(finished=1), time.time
        async with asyncio.TaskGroup() as group:
            running = {
                each: group.create_task(
                    Retention(keeping, each.database, each.tables, now, 0, each.peers or ALONE).run()
                )
                for each in (first, second)
            }
            await until(lambda: sweeps[first.database] > 5)
            assert sweeps[second.database] == 0
            running[first].cancel()
            await processes.stop(first)
            await until(lambda: sweeps[second.database] > 0)
            running[second].cancel()

    with_two(url, use)


def led(context: Context) -> bool:
    return context.peers is not None and context.peers.is_leader


def test_of_the_processes_of_a_machine_one_compiles_a_bot_at_a_time(url: str) -> None:
    compiled: list[str] = []

    async def use(processes: Processes, one: Context, two: Context) -> None:
        del processes
        await until(lambda: len(one.beats) == len(two.beats) == 2)
        assert one.peers is not None
        assert two.peers is not None

        async def compile_there() -> None:
            async with two.peers.turn("warming mapmaker planner"):  # pyright: ignore[reportOptionalMemberAccess]
                compiled.append("there")

        async with one.peers.turn("warming mapmaker planner"):
            waiting = asyncio.create_task(compile_there())
            async with two.peers.turn("warming mapmaker greedy"):
                compiled.append("another")
            await asyncio.sleep(0.2)
            compiled.append("here")
        await waiting
        assert compiled == ["another", "here", "there"]

    with_two(url, use)


def test_what_a_bot_does_is_thought_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []

    async def choose(_: BotProcesses, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        thoughts.append(seed)
        await asyncio.sleep(0.02)
        return Chosen(thought(game, bot, view, seed), bot)

    monkeypatch.setattr(BotProcesses, "choose", choose)

    async def use(processes: Processes, one: Context, two: Context) -> None:
        await one.tables.create(dealt("bots", "uniform", "uniform"), {0: None, 1: None, 2: None})
        async with one.tables.use("bots") as here, two.tables.use("bots") as there:
            for number in range(8):
                live = (here, there)[number % 2]
                await live.catch_up()  # else it may still wait for what the other has done
                await until(lambda live=live: set(live.table.due) == {0})
                await live.enter(
                    lambda views, number=number: Proposal(
                        first_action(views).entry._replace(message=f"0:{number}")
                    )
                )
            await until(lambda: set(here.table.due) == set(there.table.due) == {0})
            acts = [each for each in here.table.before + here.table.since if each.by is not None]
            assert len(thoughts) == len(set(thoughts)) == len(acts)
            assert sum(context.peers is not None and context.peers.is_leader for context in (one, two)) == 1
        leader, other = (one, two) if one.peers and one.peers.is_leader else (two, one)
        await processes.stop(leader)
        await other.database.write(creating(dealt("orphan", "uniform"), {0: None, 1: None}))
        async with asyncio.timeout(30):  # whoever leads now finds it
            while "orphan" in await other.database.bots_due(0):
                await asyncio.sleep(0.05)

    with_two(url, use)
