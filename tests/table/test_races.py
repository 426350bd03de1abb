"""Two processes at one table, each with a memory of its own over one store: nothing is lost or done twice."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from landscribe.core.game import Seat
from landscribe.games import GAMES
from landscribe.table import seats, wire
from landscribe.table.credentials import hashed
from landscribe.table.live_table import LiveTable
from landscribe.table.live_tables import LiveTables
from landscribe.table.messages import answers_to
from landscribe.table.outbox import CloseCode, Outbox
from landscribe.table.peers import Changed
from landscribe.table.refusals import NoSeat, Refused
from landscribe.table.shown import TableAnswer
from landscribe.table.store import creating
from landscribe.table.table_state import TableState
from tests.games.playing import any_legal
from tests.table.tables import MemoryStore, PromptBots, table_of

SHARED = [name for name, game in GAMES.items() if 2 in game.seats]
HASHES: dict[Seat, str | None] = {0: hashed("ada"), 1: hashed("bob")}


def at_two(name: str, do: Callable[[MemoryStore, LiveTable, LiveTable], Awaitable[None]]) -> None:
    """Does something at a table of two that is in the memory of two processes."""

    async def run() -> None:
        store, table = MemoryStore(), table_of(name, 2, 7)
        await store.write(creating(table, HASHES))
        await do(store, *(LiveTable(table, dict(HASHES), store, PromptBots()) for _ in range(2)))

    asyncio.run(run())


def act(live: LiveTable, seat: Seat, ident: str = "x") -> wire.Act:
    action = any_legal(live.table.game, live.table.state, seat, Random(1))
    return wire.Act(type="act", id=ident, turn=live.table.turn, action=str(action))


@pytest.mark.parametrize("name", SHARED)
def test_who_lost_a_race_acts_on_what_won(name: str) -> None:
    async def do(store: MemoryStore, one: LiveTable, two: LiveTable) -> None:
        rng, acknowledged = Random(2), list[tuple[Seat, str]]()
        while not (one.table.is_over or two.table.is_over):
            acted = False
            for live, seat in ((one, 0), (two, 1)):  # neither hears what the other does
                if seat in live.table.due:
                    acted = True
                    message = act(live, seat, str(rng.random()))
                    answer, *_ = await answers_to(live, seat, message)
                    if isinstance(answer, TableAnswer):
                        acknowledged.append((seat, message.action))
            if not acted:
                await asyncio.gather(one.catch_up(), two.catch_up())
        await asyncio.gather(one.catch_up(), two.catch_up())
        assert one.table == two.table
        kept = [(entry.seat, entry.text) for entry in store.tables["table"].log]
        assert sorted(kept) == sorted(acknowledged)
        assert len(kept) == one.table.version

    at_two(name, do)


def test_who_loses_twice_is_told_to_look_again() -> None:
    async def do(store: MemoryStore, one: LiveTable, two: LiveTable) -> None:
        write = store.write

        async def overtaken(change: object) -> None:
            store.write = write
            await answers_to(two, 1, act(two, 1) if 1 in two.table.due else back(two))
            store.write = overtaken
            await write(change)  # pyright: ignore[reportArgumentType]

        def back(live: LiveTable) -> wire.TakeBack:
            return wire.TakeBack(type="take_back", id="back", turn=live.table.turn)

        store.write = overtaken
        refusal, table = await answers_to(one, 0, act(one, 0))
        assert isinstance(refusal, wire.Refusal)
        assert refusal.note.message == "refused-conflict"
        assert isinstance(table, TableAnswer)
        assert table.shown.whole().version == two.table.version == 2

    at_two("cartographers", do)


def test_a_message_that_arrives_at_two_processes_counts_once() -> None:
    async def do(store: MemoryStore, one: LiveTable, two: LiveTable) -> None:
        message = act(one, 0)
        for live in (one, two):
            (answer,) = await answers_to(live, 0, message)
            assert isinstance(answer, TableAnswer)
            assert answer.answers == "x"
        assert len(store.tables["table"].log) == 1

    at_two("cartographers", do)


def test_who_left_at_one_process_only_watches_at_the_other() -> None:
    async def do(store: MemoryStore, one: LiveTable, two: LiveTable) -> None:
        del store
        outbox = Outbox(1)
        with two.watched_through(outbox):
            message = act(two, 1)
            await seats.leave_table(one, 1)
            (refusal, _) = await answers_to(two, 1, message, outbox)
            assert isinstance(refusal, wire.Refusal)
            assert refusal.note.message == "refused-token"
            assert outbox.seat is None
            with pytest.raises(NoSeat):
                await two.seat_of("bob")

    at_two("cartographers", do)


def test_who_leaves_twice_sends_nobody_else_away() -> None:
    async def do(store: MemoryStore, one: LiveTable, two: LiveTable) -> None:
        await seats.leave_table(one, 1)
        eve = await seats.join_table(one, wire.JoinTable(name="Eve"))
        with pytest.raises(NoSeat):
            await seats.leave_table(two, 1)
        assert store.tables["table"].listed.hashes[1] == hashed(eve.token)

    at_two("cartographers", do)


def test_a_table_that_another_process_removed_is_closed() -> None:
    async def do(store: MemoryStore, one: LiveTable, two: LiveTable) -> None:
        del two, store.tables["table"]
        outbox = Outbox(0)
        with one.watched_through(outbox):
            with pytest.raises(Refused, match="There is no table"):
                await one.catch_up()
            assert outbox.code == CloseCode.NO_TABLE

    at_two("cartographers", do)


def test_who_sits_down_while_another_process_acts_hears_what_follows() -> None:
    """The notice comes in the moment in which the table is in memory and nobody is there yet."""

    async def run() -> None:
        store, table = MemoryStore(), table_of("cartographers", 2, 7)
        await store.write(creating(table, HASHES))
        elsewhere = LiveTable(table, dict(HASHES), store, PromptBots())

        notices = [Changed("table", 0)]

        async def aside(load: Callable[[], TableState]) -> TableState:
            if notices:
                asyncio.get_running_loop().call_soon(tables.hear, "other", notices.pop())
            return load()

        tables = LiveTables(store, PromptBots(), lambda: 0.0, aside, idle=300)
        async with tables.use("table") as live:
            with live.watched_through(Outbox(1)):
                await answers_to(elsewhere, 0, act(elsewhere, 0))
                tables.hear("other", Changed("table", 1))
                async with asyncio.timeout(30):
                    while live.table.version < 1:
                        await asyncio.sleep(0)
        await tables.stop()

    asyncio.run(run())
