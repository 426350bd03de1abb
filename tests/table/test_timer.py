"""The time of a turn: whose is up, who acts then, and that the log says all of it."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from landscribe.bots import bots_of
from landscribe.core.game import Seen
from landscribe.core.note import spoken
from landscribe.games.cartographers.state import Phase
from landscribe.table import wire
from landscribe.table.bot_pool import Chosen
from landscribe.table.digests import state_after
from landscribe.table.live_table import LiveTable
from landscribe.table.log import OWNER, SOLO_AMBUSH, Entry
from landscribe.table.messages import CLIENT_MESSAGE, answers_to
from landscribe.table.option_words import agreed_time
from landscribe.table.seats import create_table, rematch
from landscribe.table.serialize import table_for
from landscribe.table.shown import whole
from landscribe.table.store import standing_of
from landscribe.table.table_state import Chair, TableState, entered
from landscribe.table.timer import AFTER_START, Pace, Timer, Times
from landscribe.table.views import Views
from landscribe.texts import say_in
from tests.games.playing import any_legal
from tests.table.tables import MemoryStore, PromptBots, live_tables, table_of

MINUTE = 60


class HastyBots(PromptBots):
    """Bots that think like the weakest, whoever is asked."""

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        chosen = await super().choose(game, "uniform", view, seed)
        return chosen._replace(bot=bot)


class SlowBots(HastyBots):
    """Bots that think until everyone else has done what they want to do."""

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        await asyncio.sleep(0.2)
        return await super().choose(game, bot, view, seed)


class Hands:
    """A clock that goes on when it is told to."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def timed(pace: Pace, seats: int = 2, at: float = 1000.0) -> TableState:
    table = table_of("cartographers", seats, 3)
    return entered(table, Entry("timer", 0, str(Timer(pace, MINUTE)), at=at))


def act(table: TableState, seat: int, at: float = 0.0) -> TableState:
    action = any_legal(table.game, table.state, seat, Random(1))
    return entered(table, Entry("act", seat, str(action), at=at))


async def heard(live: LiveTable, by: int, **said: Any) -> wire.ServerMessage:
    """What answers a message of a seat."""
    turn = {} if said["type"] == "replace" else {"turn": live.table.turn}
    message = CLIENT_MESSAGE.validate_python({"id": f"{by}-{live.table.version}", **turn, **said})
    return whole((await answers_to(live, by, message))[0])


async def settled(live: LiveTable) -> None:
    """Waits until no bot has anything to do."""
    live.wake_bots()
    async with asyncio.timeout(30):
        while not live.is_idle:
            await asyncio.sleep(0.01)


def at_table(
    table: TableState,
    use: Callable[[LiveTable, Hands, MemoryStore], Awaitable[None]],
    earliest: float = 0.0,
    bots: PromptBots | None = None,
) -> None:
    async def run() -> None:
        store, hands = MemoryStore(), Hands()
        await live_tables(store).create(table._replace(version=0), {0: None, 1: None})
        live = LiveTable(
            table._replace(version=0),
            {0: "a", 1: "b"},
            store,
            bots or HastyBots(),
            times=Times(hands, earliest),
        )
        await use(live, hands, store)

    asyncio.run(run())


def test_time_begins_with_a_turn_and_not_with_what_is_done_in_it() -> None:
    table = timed("strict", at=5.0)
    assert (table.until, table.timed) == (65.0, {0, 1})
    one = act(table, 0, at=20.0)
    assert (one.turn, one.until, one.timed) == (table.turn, 65.0, {1})
    back = entered(one, Entry("take_back", 0, at=30.0))
    assert back.until == 65.0
    both = act(one, 1, at=40.0)
    assert both.turn > table.turn
    assert both.until == 100.0


def test_who_comes_to_a_seat_that_was_open_has_all_the_time() -> None:
    table = timed("strict", at=5.0)
    open_ = table._replace(chairs=(table.chairs[0], Chair()))
    assert open_.timed == {0}
    assert entered(open_, Entry("join", 1, "Bob", at=50.0)).until == 110.0


def test_nobody_has_more_time_by_leaving_a_seat_and_taking_it_again() -> None:
    left = entered(timed("strict", at=5.0), Entry("leave", 1, at=50.0))
    again = entered(left, Entry("join", 1, "Bob", at=60.0))
    assert (again.timed, again.until) == ({0, 1}, 65.0)
    removed = entered(again, Entry("leave", 1, by=OWNER, at=61.0))
    assert entered(removed, Entry("join", 1, "Eve", at=62.0)).until == 65.0
    next_ = act(act(again, 0, at=63.0), 1, at=64.0)
    assert next_.until == 124.0
    assert next_.left == frozenset()


def test_the_owner_cannot_stretch_a_turn_by_a_bot_that_comes_and_goes() -> None:
    async def use(live: LiveTable, hands: Hands, store: MemoryStore) -> None:
        del store
        action = any_legal(live.table.game, live.table.state, 0, Random(1))
        assert (await heard(live, 0, type="act", action=str(action))).type == "table"
        turn, until = live.table.turn, live.table.until
        for bot in ("greedy", None) * 3:  # faster than the bot can act
            hands.now += 5
            assert (await heard(live, 0, type="replace", seat=1, bot=bot)).type == "table"
        assert (live.table.turn, live.table.until) == (turn, until)
        hands.now = 1060.0
        await settled(live)
        assert live.table.turn > turn
        assert live.table.before[-1].by == list(bots_of("cartographers"))[-1]

    at_table(timed("strict"), use, bots=SlowBots())


def test_no_time_is_counted_for_bots_open_seats_or_once_it_is_over() -> None:
    table = timed("strict")
    assert table._replace(chairs=(Chair(bot="greedy"), Chair())).until is None
    assert table._replace(timer=None).until is None
    over = table_of("mapmaker", 1, 1)
    while not over.is_over:
        over = act(over, 0)
    assert over._replace(timer=Timer("strict", 60)).until is None


def test_a_strict_clock_lets_a_bot_act_for_who_is_late_and_the_log_says_so() -> None:
    async def use(live: LiveTable, hands: Hands, store: MemoryStore) -> None:
        await settled(live)
        assert live.table.version == 0
        first, turn = live.table, live.table.turn
        hands.now = 1059.9
        await settled(live)
        assert live.table.version == 0
        hands.now = 1060.0
        await settled(live)
        assert live.table.turn > turn
        assert live.table.timed == {0, 1}  # who go on with the next one
        assert live.table.until == 1120.0
        assert {played.by for played in live.table.before} == {list(bots_of("cartographers"))[-1]}
        assert [note.message for note in live.table.notices] == ["table-time-bot"]
        log = store.tables["table"].log
        assert {entry.at for entry in log} == {1060.0}
        folded = first
        for entry in log:
            folded = entered(folded, entry)
        assert folded == live.table

    at_table(timed("strict"), use)


def test_a_gentle_clock_does_nothing_until_somebody_else_wants_it() -> None:
    async def use(live: LiveTable, hands: Hands, store: MemoryStore) -> None:
        del store
        early = await heard(live, 0, type="step_in", seat=1)
        assert isinstance(early, wire.Refusal)
        assert early.note.message == "refused-not-late"
        hands.now = 5000.0
        await settled(live)
        assert live.table.version == 0
        own = await heard(live, 1, type="step_in", seat=1)
        assert isinstance(own, wire.Refusal)
        answer = await heard(live, 0, type="step_in", seat=1)
        assert answer.type == "table"
        await settled(live)
        assert [played.seat for played in live.table.since] == [1]
        assert live.table.due == {0}
        nobody = await heard(live, 0, type="step_in", seat=1)
        assert isinstance(nobody, wire.Refusal)
        assert nobody.note.message == "refused-owes-nothing"
        assert (await heard(live, 1, type="take_back")).type == "table"  # it is still theirs to play
        await settled(live)
        assert live.table.due == {0, 1}

    at_table(timed("gentle"), use)


def test_an_ambush_of_who_is_late_goes_by_the_solo_rule() -> None:
    table = timed("strict")
    while table.state.phase is not Phase.AMBUSH:
        table = act(table, min(table.due), at=1000.0)

    async def use(live: LiveTable, hands: Hands, store: MemoryStore) -> None:
        del store
        hands.now = 1060.0
        await settled(live)
        assert [played.by for played in live.table.before[-2:]] == [SOLO_AMBUSH, SOLO_AMBUSH]
        assert live.table.notices[0].message == "table-time-ambush"

    at_table(table, use)


def test_nothing_is_taken_back_once_a_strict_time_is_up() -> None:
    async def use(live: LiveTable, hands: Hands, store: MemoryStore) -> None:
        del store
        action = any_legal(live.table.game, live.table.state, 0, Random(1))
        assert (await heard(live, 0, type="act", action=str(action))).type == "table"
        hands.now = 1061.0
        refused = await heard(live, 0, type="take_back")
        assert isinstance(refused, wire.Refusal)
        assert refused.note.message == "refused-time-up"

    at_table(timed("strict"), use)


def test_after_a_start_there_is_time_however_long_the_server_was_down() -> None:
    async def use(live: LiveTable, hands: Hands, store: MemoryStore) -> None:
        del store
        hands.now = 9000.0
        assert live.views.until == 9000.0 + AFTER_START
        await settled(live)
        assert live.table.version == 0
        hands.now += AFTER_START
        await settled(live)
        assert live.table.version > 0

    at_table(timed("strict"), use, earliest=9000.0 + AFTER_START)


def test_a_list_knows_when_the_time_is_up_and_whether_a_bot_acts_then() -> None:
    for pace in ("gentle", "strict"):
        standing = standing_of(timed(pace, at=5.0))
        assert (standing.until, standing.is_strict) == (65.0, pace == "strict")
    assert standing_of(table_of("cartographers", 2, 3))[-2:] == (None, False)


def test_everyone_is_told_the_time_and_what_was_agreed() -> None:
    shown = table_for(Views(timed("gentle", at=5.0)), None, ())
    assert shown.timer == wire.Timer(pace="gentle", seconds=60)
    assert shown.until == 65.0
    (agreed,) = shown.agreed
    assert (agreed.title.message, agreed.values[0].message) == ("web-timer", "timer-gentle")  # type: ignore[union-attr]


@pytest.mark.parametrize(("game", "is_by_rule"), [("cartographers", True), ("cartouche", False)])
def test_what_was_agreed_says_that_an_ambush_goes_by_the_solo_rule(game: str, is_by_rule: bool) -> None:
    for pace in ("gentle", "strict"):
        ((agreed,),) = (each.values for each in agreed_time(game, Timer(pace, MINUTE)))
        assert ("ambush goes by the solo rule)" in spoken(agreed, say_in("en"))) == is_by_rule
        assert ("Embuscade suit la règle du Mode Solo)" in spoken(agreed, say_in("fr"))) == is_by_rule


@pytest.mark.parametrize("is_shuffled", [False, True])
def test_a_table_with_a_clock_is_resumed_by_its_log_and_a_rematch_has_the_same(is_shuffled: bool) -> None:
    async def run() -> None:
        store, hands = MemoryStore(), Hands()
        tables = live_tables(store, hands)
        timer = Timer("strict", 60)
        seated = await create_table(
            tables, table_of("cartographers", 2, 3)._replace(version=0), is_shuffled, "t" * 32, timer
        )
        async with tables.use(seated.table) as live:
            assert live.table.timer == timer
            assert (live.table.until is None) == is_shuffled  # nothing is dealt yet
            stored = store.tables[seated.table]
            assert stored.deal is not None
            assert state_after(stored.deal, stored.log) == live.table

    asyncio.run(run())


def test_a_rematch_has_the_same_clock() -> None:
    async def run() -> None:
        store, hands = MemoryStore(), Hands()
        tables = live_tables(store, hands)
        timer = Timer("gentle", 180)
        seated = await create_table(tables, table_of("mapmaker", 1, 3), timer=timer)
        async with tables.use(seated.table) as live:
            while not live.table.is_over:
                action = any_legal(live.table.game, live.table.state, 0, Random(1))
                assert (await heard(live, 0, type="act", action=str(action))).type == "table"
            again = await rematch(tables, live, seated.token)
        async with tables.use(again.table) as live:
            assert live.table.timer == timer

    asyncio.run(run())
