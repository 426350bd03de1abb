"""A live table: each thing that happens is read once, seen once by each seat, and needs no server."""

import asyncio
from contextlib import ExitStack
from random import Random
from typing import Any, cast

import pytest

from landscribe.core.game import AnyGame
from landscribe.games import GAMES
from landscribe.table import live_tables as live_tables_module
from landscribe.table import seats, wire
from landscribe.table.live_table import LiveTable
from landscribe.table.log import Entry
from landscribe.table.messages import answers_to
from landscribe.table.new_tables import deal_for
from landscribe.table.outbox import CloseCode, Outbox
from landscribe.table.presence import AWAY_FOR, Presence
from landscribe.table.shown import TableAnswer
from landscribe.table.store import creating
from landscribe.table.table_state import first_state
from tests.games.playing import any_legal
from tests.table.tables import MemoryStore, PromptBots, live_tables, table_of


class Counting:
    """A game that counts what is read and seen."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.reads: list[str] = []
        self.views: list[int | None] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def read(self, text: str, view: object = None) -> Any:
        self.reads.append(text)
        return self._game.read(text, view)

    def view(self, state: object, seat: int | None) -> Any:
        self.views.append(seat)
        return self._game.view(state, seat)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if 3 in game.seats])
def test_an_action_is_read_once_and_seen_once_by_each_seat(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = Counting(GAMES[name])
    monkeypatch.setitem(GAMES, name, cast("AnyGame", counting))

    async def act() -> None:
        store, table = MemoryStore(), table_of(name, 3, 7)
        await store.write(creating(table, {}))
        live = LiveTable(table, {}, store, PromptBots())
        sender, *_ = outboxes = [Outbox(seat) for seat in (0, 0, 1, 2, None, None)]
        with ExitStack() as watching:
            for outbox in outboxes:
                watching.enter_context(live.watched_through(outbox))
            seat, turn = min(live.table.due), live.table.turn
            sender.seat = seat
            action = any_legal(live.table.game, live.table.state, seat, Random(1))
            live.seen_by(seat)
            counting.reads.clear()
            counting.views.clear()
            message = wire.Act(type="act", id="x", turn=turn, action=str(action))
            (answer,) = await answers_to(live, seat, message, sender)
            assert isinstance(answer, TableAnswer), answer
            assert counting.reads == [str(action)]
            assert sorted(counting.views, key=str) == [0, 1, 2, None]

    asyncio.run(act())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_and_again_without_a_server(name: str) -> None:
    async def play() -> None:
        store = MemoryStore()
        tables, rng = live_tables(store), Random(3)
        people = [wire.Me(kind="me", name="Ada")]
        bots = [wire.Bot(kind="bot", bot="uniform")] if 2 in GAMES[name].seats else []
        wanted = wire.NewTable(game=name, seats=(*people, *bots), seed="3")
        ada = await seats.create_table(tables, first_state(deal_for(wanted)))
        async with tables.use(ada.table) as live:
            while not live.table.is_over:
                if 0 not in live.table.due:
                    await asyncio.sleep(0)
                    continue
                action = any_legal(live.table.game, live.table.state, 0, rng)
                message = wire.Act(
                    type="act", id=str(live.table.version), turn=live.table.turn, action=str(action)
                )
                (answer,) = await answers_to(live, await live.seat_of(ada.token), message)
                assert isinstance(answer, TableAnswer), answer
            over = live.table
        elsewhere = live_tables(store)
        async with elsewhere.use(ada.table) as live:
            assert live.table == over
            again = await seats.rematch(elsewhere, live, ada.token)
        assert (again.seat, again.table) == (0, store.tables[ada.table].log[-1].text)
        deal = store.tables[again.table].deal
        assert deal is not None
        assert (deal.is_seed_chosen, deal.record.seed == "3") == (False, False)
        await tables.stop()
        await elsewhere.stop()

    asyncio.run(play())


def test_everyone_is_sent_away_when_another_process_writes_what_cannot_be_read() -> None:
    async def act() -> None:
        store, table = MemoryStore(), table_of("mapmaker", 1, 7)
        await store.write(creating(table, {}))
        live, outbox = LiveTable(table, {}, store, PromptBots()), Outbox(0)
        with live.watched_through(outbox):
            stored = store.tables["table"]
            newer = stored.listed._replace(rules=99)
            store.tables["table"] = stored._replace(listed=newer, log=(Entry("act", 0, "unheard of"),))
            action = str(any_legal(table.game, table.state, 0, Random(1)))
            message = wire.Act(type="act", id="x", turn=table.turn, action=action)
            refusal, _ = await answers_to(live, 0, message, outbox)
            assert isinstance(refusal, wire.Refusal)
            heard = await outbox.next()
            assert heard is not None
            assert wire.Unreadable.model_validate_json(heard).note == refusal.note
            assert (await outbox.next(), outbox.code) == (None, CloseCode.UNREADABLE)

    asyncio.run(act())


def test_nobody_decides_for_one_who_is_here_or_was_a_moment_ago() -> None:
    now = [100.0]

    async def replaced(live: LiveTable) -> str:
        message = wire.Replace(type="replace", id=f"at-{now[0]}", seat=1, bot="uniform")
        answer, *_ = await answers_to(live, 0, message)
        return answer.note.message if isinstance(answer, wire.Refusal) else "done"

    async def run() -> None:
        store, table = MemoryStore(), table_of("cartographers", 2, 7)
        await store.write(creating(table, {}))
        live = LiveTable(table, {}, store, PromptBots(), clock=lambda: now[0])
        with live.watched_through(Outbox(1)):
            assert await replaced(live) == "refused-is-here"
        now[0] += AWAY_FOR - 1
        assert await replaced(live) == "refused-was-here"
        now[0] += 1
        assert await replaced(live) == "done"

    asyncio.run(run())


def test_who_may_be_on_the_way_back_to_a_table_that_was_just_loaded_is_waited_for() -> None:
    async def run() -> None:
        store = MemoryStore()
        await store.write(creating(table_of("cartographers", 2, 7), {}))
        async with live_tables(store).use("table") as live:
            answer, *_ = await answers_to(
                live, 0, wire.Replace(type="replace", id="x", seat=1, bot="uniform")
            )
            assert isinstance(answer, wire.Refusal)
            assert answer.note.message == "refused-was-here"

    asyncio.run(run())


def test_what_is_remembered_of_tables_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables_module, "MOST_TRIED", 3)

    async def run() -> None:
        tables, table = live_tables(MemoryStore()), table_of("mapmaker", 1, 7)
        for number in range(9):
            await tables.create(table._replace(deal=table.deal._replace(table=f"t{number}")), {0: None})
        assert list(tables._tried) == ["t6", "t7", "t8"]  # pyright: ignore[reportPrivateUsage]

    asyncio.run(run())


def test_a_crowd_that_watches_comes_and_goes_without_anyone_being_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted, local = list[int](), Presence._local  # pyright: ignore[reportPrivateUsage]

    def counting(presence: Presence) -> frozenset[int]:
        counted.append(len(presence.outboxes))
        return local(presence)

    monkeypatch.setattr(Presence, "_local", counting)
    live = LiveTable(table_of("cartographers", 2, 3), {0: None, 1: None}, MemoryStore(), PromptBots())
    with ExitStack() as open_:
        for _ in range(100):
            open_.enter_context(live.watched_through(Outbox(None)))
        assert (live.viewers, counted) == (100, [])
        with live.watched_through(Outbox(1)):
            assert live.seen_by(None).players[1].is_here
        assert counted
        counted.clear()
    assert (live.viewers, counted) == (0, [])
