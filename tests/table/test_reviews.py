"""Of two processes that are asked for the review of a game, one makes it."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from landscribe.table import wire
from landscribe.table.log import Entry
from landscribe.table.peers import Alone
from landscribe.table.reviews import Reviews
from landscribe.table.store import Change, KeptReview, creating
from landscribe.table.table_state import TableState, entered
from tests.games.playing import any_legal
from tests.table.tables import MemoryStore, PromptBots, table_of


class OneAtATime(Alone):
    """Processes that know what each of them does."""

    def __init__(self) -> None:
        self.claimed: set[str] = set()

    @asynccontextmanager
    async def claim(self, work: str) -> AsyncGenerator[bool]:
        """Whether nobody else does it."""
        is_ours = work not in self.claimed
        self.claimed.add(work)
        try:
            yield is_ours
        finally:
            if is_ours:
                self.claimed.remove(work)


def finished(name: str) -> TableState:
    table, rng = table_of(name, 1, 3), Random(3)
    while not table.is_over:
        table = entered(table, Entry("act", 0, str(any_legal(table.game, table.state, 0, rng))))
    return table


def test_a_review_that_two_processes_are_asked_for_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    none, made = wire.Estimate(points=0, bar=0), list[str]()
    review = wire.Review(
        seat=0, final=7, start=0, luck=none, gain=none, regret=none, decisions=(), lessons=()
    )
    store, table = MemoryStore(), finished("mapmaker")

    async def think(reviews: Reviews, state: TableState, seat: int, running: Any) -> wire.Review:
        del reviews, running
        made.append(state.deal.table)
        await asyncio.sleep(0.01)
        await store.write(Change(reviews=(KeptReview("table", seat, review.model_dump_json()),)))
        return review

    monkeypatch.setattr(Reviews, "_think", think)

    async def ask() -> None:
        await store.write(creating(table, {0: None}))
        peers = OneAtATime()
        both = [Reviews(store, PromptBots(), peers) for _ in range(2)]
        first, _ = await asyncio.gather(*(reviews.ask(table, 0) for reviews in both))
        assert first.review == review
        for reviews in both:
            while (answer := await reviews.ask(table, 0)).review is None:
                pass
            assert answer.review == review

    asyncio.run(ask())
    assert made == ["table"]
