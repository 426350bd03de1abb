"""Nobody waits for garbage to be found while there is much to do, and none is left for ever."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from random import Random

import pytest

from landscribe.games import GAMES
from landscribe.server.garbage import MUCH, SOME, is_time, keep_clean
from landscribe.table.log import Entry, Proposal
from landscribe.table.outbox import Outbox
from landscribe.table.views import Views
from tests.games.playing import any_legal
from tests.table.tables import MemoryStore, live_tables, table_of


class Ring:
    """Something that only those find who look for it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def unhurried() -> Iterator[None]:
    """Python looks for nothing by itself."""
    gc.collect()
    gc.freeze()  # what earlier tests have left is not looked through again
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def test_garbage_is_looked_for_when_there_is_little_to_do_or_much_of_it() -> None:
    assert not is_time(SOME, busy=0.0)
    assert is_time(SOME + 1, busy=0.0)
    assert not is_time(MUCH, busy=0.9)
    assert is_time(MUCH + 1, busy=0.9)


@pytest.mark.usefixtures("unhurried")
def test_what_only_holds_itself_is_found() -> None:
    ring = Ring()
    is_there, many = weakref.ref(ring), [[number] for number in range(SOME + 1000)]
    del ring

    async def clean() -> None:
        async with asyncio.timeout(30):
            task = asyncio.create_task(keep_clean(0.05))
            while is_there():
                await asyncio.sleep(0.05)
            task.cancel()

    asyncio.run(clean())
    assert len(many) > SOME


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("game", GAMES)
def test_a_move_leaves_no_garbage(game: str) -> None:
    rng = Random(3)
    seats = 2 if 2 in GAMES[game].seats else 1

    def act(views: Views) -> Proposal:
        table = views.table
        seat = min(table.due)
        action = any_legal(table.game, table.state, seat, rng)
        return Proposal(Entry("act", seat, str(action)), action)

    async def play() -> int:
        tables = live_tables(MemoryStore())
        await tables.create(table_of(game, seats, 5), dict.fromkeys(range(seats)))
        async with tables.use("table") as live:
            with live.watched_through(Outbox(0, takes_changes=True)):
                await live.enter(act)
                gc.collect()
                for _ in range(6):
                    if not live.table.is_over:
                        await live.enter(act)
                return gc.collect()

    assert asyncio.run(play()) == 0
