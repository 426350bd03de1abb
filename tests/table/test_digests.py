"""A turn keeps a digest of what it brought, so that rules that change without saying so are noticed."""

import asyncio
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest

from landscribe.games import GAMES
from landscribe.games.cartographers import rules as cartographers
from landscribe.games.cartouche import rules as cartouche
from landscribe.games.cartouche.rules import ranked
from landscribe.games.mapmaker import rules as mapmaker
from landscribe.table.digests import digest_of, state_after
from landscribe.table.live_table import LiveTable
from landscribe.table.log import Entry
from landscribe.table.outbox import CloseCode, Outbox
from landscribe.table.store import StoredTable, appending, creating
from landscribe.table.table_state import TableState, entered
from landscribe.table.unreadable import Unreadable, state_of
from tests.games.playing import any_legal
from tests.table.tables import MemoryStore, PromptBots, table_of

OURS = ("cartographers", "heroes", "mapmaker", "cartouche")  # long games, unlike that of docs/adding-a-game


def play(name: str) -> tuple[TableState, StoredTable]:
    """A game to its end, and what is kept of it."""

    async def write() -> tuple[TableState, StoredTable]:
        rng, store = Random(5), MemoryStore()
        table = table_of(name, 2 if 2 in GAMES[name].seats else 1, 5)
        await store.write(creating(table, {0: None}))
        while not table.is_over:
            seat = rng.choice(sorted(table.due))
            entry = Entry("act", seat, str(any_legal(table.game, table.state, seat, rng)))
            table = entered(table, entry)
            await store.write(appending(table, entry))
        return table, store.tables["table"]

    return asyncio.run(write())


def reason(stored: StoredTable) -> tuple[str, object]:
    with pytest.raises(Unreadable) as caught:
        state_of(stored)
    return caught.value.note.message, caught.value.note.values.get("number")


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_that_comes_out_otherwise_is_noticed_where_it_does(name: str) -> None:
    table, stored = play(name)
    assert state_of(stored) == table
    digests = {number: entry.digest for number, entry in enumerate(stored.log, 1) if entry.digest}
    assert len(digests) == len(set(digests.values())) > (10 if name in OURS else 1)
    assert digests[len(stored.log)] == digest_of(table)
    number = Random(name).choice(list(digests))
    entry = stored.log[number - 1]._replace(digest="1:0123456789abcdef")
    log = (*stored.log[: number - 1], entry, *stored.log[number:])
    assert reason(stored._replace(log=log)) == ("refused-unreadable-altered", number)


def test_a_log_without_digests_and_one_with_those_of_another_form_play_on() -> None:
    table, stored = play("mapmaker")
    for digest in (None, "0:0123456789abcdef"):
        log = tuple(entry._replace(digest=digest) for entry in stored.log)
        assert state_after(table.deal, log) == table


def more(scored: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that gives one point more than it should."""

    def score(*given: Any) -> Any:
        found = scored(*given)
        return found._replace(first=found.first + 1)

    return score


def other_points(points: tuple[int, ...], *rest: Any) -> Any:
    return ranked((points[0] + 1, *points[1:]), *rest)


@pytest.mark.parametrize(
    ("name", "rule", "changed"),
    [
        ("cartographers", (cartographers, "scored"), more(cartographers.scored)),
        ("heroes", (cartographers, "scored"), more(cartographers.scored)),
        ("mapmaker", (mapmaker, "scored"), more(mapmaker.scored)),
        ("cartouche", (cartouche, "ranked"), other_points),
    ],
)
def test_a_rule_that_changes_without_a_version_is_noticed(
    name: str, rule: tuple[ModuleType, str], changed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, stored = play(name)
    monkeypatch.setattr(*rule, changed)
    message, number = reason(stored)
    assert message == "refused-unreadable-altered"
    first = next(n for n, entry in enumerate(stored.log, 1) if entry.digest)
    assert first < int(str(number)) <= len(stored.log)  # not before something was scored


def test_who_looks_on_where_another_process_plays_by_other_rules_is_told_and_sent_away() -> None:
    async def follow() -> None:
        rng, store, table = Random(5), MemoryStore(), table_of("mapmaker", 1, 5)
        await store.write(creating(table, {0: None}))
        live, outbox = LiveTable(table, {0: None}, store, PromptBots()), Outbox(0)
        entry = Entry("act", 0, str(any_legal(table.game, table.state, 0, rng)))
        await store.write(appending(entered(table, entry), entry))
        stored = store.tables["table"]
        store.tables["table"] = stored._replace(log=(entry._replace(digest="1:0123456789abcdef"),))
        with live.watched_through(outbox):
            with pytest.raises(Unreadable):
                await live.catch_up()
            text = await outbox.next()
        assert text is not None
        assert b"refused-unreadable-altered" in text
        assert outbox.code is CloseCode.UNREADABLE

    asyncio.run(follow())
