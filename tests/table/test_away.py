"""Who decides for people who are away: the owner of the table, and while they are away too, whoever waits."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from landscribe.core.people import seat_first
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.live_table import LiveTable
from landscribe.table.messages import CLIENT_MESSAGE, answers_to
from landscribe.table.outbox import Outbox
from landscribe.table.presence import AWAY_FOR
from landscribe.table.shown import whole
from landscribe.table.store import creating
from landscribe.table.table_state import TableState
from tests.games.playing import any_legal
from tests.table.tables import MemoryStore, PromptBots, table_of


async def live_at(table: TableState, clock: Callable[[], float] = lambda: 0.0) -> LiveTable:
    store = MemoryStore()
    await store.write(creating(table, {}))
    return LiveTable(table, {}, store, PromptBots(), clock=clock)


async def heard(live: LiveTable, by: int, **said: Any) -> wire.ServerMessage:
    """What answers a message of a seat."""
    turn = {} if said["type"] == "replace" else {"turn": live.table.turn}
    message = CLIENT_MESSAGE.validate_python({"id": f"{by}-{live.table.version}", **turn, **said})
    return whole((await answers_to(live, by, message))[0])


async def draw(live: LiveTable, by: int) -> None:
    action = any_legal(live.table.game, live.table.state, by, Random(2))
    assert (await heard(live, by, type="act", action=str(action))).type == "table"


def refused(answer: wire.ServerMessage) -> str:
    assert isinstance(answer, wire.Refusal), answer
    return answer.note.message


@pytest.mark.parametrize("owed_by", [0, 2], ids=["the owner", "another"])
def test_who_waits_while_the_owner_is_away_lets_a_bot_play_for_who_is_waited_for(owed_by: int) -> None:
    now = [0.0]

    async def wait() -> None:
        live = await live_at(table_of("cartographers", 3, 7), lambda: now[0])
        let_bot = {"type": "replace", "seat": owed_by, "bot": "uniform"}
        assert refused(await heard(live, 1, **let_bot)) == "refused-owner"  # they do not wait yet
        for seat in {0, 1, 2} - {owed_by}:
            await draw(live, seat)
        with live.watched_through(Outbox(0)):
            assert refused(await heard(live, 1, **let_bot)) == "refused-owner"
        with live.watched_through(Outbox(owed_by)):
            assert refused(await heard(live, 1, **let_bot)) in ("refused-owner", "refused-is-here")
        assert refused(await heard(live, 1, **(let_bot | {"seat": 1}))) == "refused-owner"
        assert refused(await heard(live, 1, **let_bot)) in ("refused-owner", "refused-was-here")
        now[0] += AWAY_FOR
        told = await heard(live, 1, **let_bot)
        assert isinstance(told, wire.Table)
        assert (told.owner, told.is_owner, told.players[owed_by].kind) == (0, False, "bot")
        assert refused(await heard(live, 1, **(let_bot | {"bot": None}))) == "refused-owner"

    asyncio.run(wait())


def test_who_waits_while_the_owner_is_away_leaves_an_ambush_to_the_solo_rule() -> None:
    async def wait() -> None:
        live, game = await live_at(table_of("cartographers", 2, 1)), GAMES["cartographers"]
        while not live.views.stand_ins():
            for seat in sorted(live.table.due):
                await draw(live, seat)
        assert game.outcome(live.table.state) is None
        await draw(live, 1)
        turn = live.table.turn
        nothing = await heard(live, 1, type="solo_ambush", seat=1)
        assert refused(nothing) == "refused-owner"
        told = await heard(live, 1, type="solo_ambush", seat=0)
        assert isinstance(told, wire.Table)
        assert told.turn > turn

    asyncio.run(wait())


def test_who_is_here_is_named_where_someone_decides_for_them() -> None:
    async def wait() -> None:
        live = await live_at(table_of("cartographers", 2, 7))
        await draw(live, 0)
        with live.watched_through(Outbox(1)):
            here = await heard(live, 0, type="replace", seat=1, bot="uniform")
        assert isinstance(here, wire.Refusal)
        assert (here.note.message, here.note.values) == ("refused-is-here", {"who": seat_first(1)})

    asyncio.run(wait())
