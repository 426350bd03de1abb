"""Finished games that are thought through: in the background, one at a time, and kept."""

import asyncio
import logging
import re
from functools import partial
from typing import Any

from pydantic import ValidationError

from landscribe.bots import Decision, Moment, Review, judged, opened
from landscribe.core.game import AnyGame, Seat
from landscribe.core.note import Value, note
from landscribe.core.page import Page
from landscribe.table import wire
from landscribe.table.bot_pool import BotPool
from landscribe.table.peers import ALONE, Peers, Reviewing
from landscribe.table.refusals import NotKept, Refused
from landscribe.table.replay import refuse_running
from landscribe.table.store import Change, Conflict, KeptReview, Store
from landscribe.table.table_state import TableState

LOG = logging.getLogger("landscribe")
PATIENCE = 0.5  # seconds until one is told how far it is


class Reviews:
    """What is being thought through, over what is kept."""

    def __init__(self, store: Store, bots: BotPool, peers: Peers = ALONE) -> None:
        self._store = store
        self._bots = bots
        self._peers = peers
        self._elsewhere: dict[tuple[str, Seat], tuple[int, int]] = {}  # how far other processes are
        self._running: dict[tuple[str, Seat], _Running] = {}
        self._turn = asyncio.Lock()

    async def ask(self, table: TableState, seat: Seat) -> wire.Reviewed:
        """The review of a seat's game, which the first who asks begins, and how far it is."""
        refuse_running(table)
        if seat >= len(table.chairs):
            raise Refused("refused-no-seat", seat=seat + 1, seats=len(table.chairs))
        key = (table.deal.table, seat)
        if key not in self._running:
            if review := await self._kept(*key):
                return wire.Reviewed(done=len(review.decisions), length=len(review.decisions), review=review)
            self._begin(table, seat)
        running = self._running[key]
        await asyncio.wait({running.task}, timeout=PATIENCE)
        review = running.task.result() if running.task.done() else None
        done, length = max((running.done, running.length), self._elsewhere.get(key, (0, 0)))
        return wire.Reviewed(done=done, length=length, review=review)

    def hear(self, notice: Reviewing) -> None:
        """Takes how far another process is."""
        key = (notice.table, notice.seat)
        if key in self._running:
            self._elsewhere[key] = (notice.done, notice.length)

    async def _kept(self, table: str, seat: Seat) -> wire.Review | None:
        """What is kept; nothing where another version of the program wrote it in another way."""
        text = await self._store.review(table, seat)
        try:
            return None if text is None else wire.Review.model_validate_json(text)
        except ValidationError:
            return None

    def _begin(self, table: TableState, seat: Seat) -> None:
        key = (table.deal.table, seat)
        running = self._running[key] = _Running()
        running.task = asyncio.create_task(self._review(table, seat, running))
        running.task.add_done_callback(lambda _: self._running.pop(key))
        running.task.add_done_callback(lambda _: self._elsewhere.pop(key, None))

    async def _review(self, table: TableState, seat: Seat, running: "_Running") -> wire.Review:
        """Thinks a game through, or waits until another process has done so."""
        key = (table.deal.table, seat)
        while True:
            async with self._peers.claim(f"review {table.deal.table} {seat}") as is_ours:
                if review := await self._kept(*key):
                    return review
                if is_ours:
                    return await self._think(table, seat, running)
            await asyncio.sleep(PATIENCE)

    async def _think(self, table: TableState, seat: Seat, running: "_Running") -> wire.Review:
        async with self._turn:
            final, moments = await self._bots.work(opened, table.record, seat)
            running.length = len(moments)
            decisions: list[Decision] = []
            for moment in moments:
                decisions.append(await self._bots.work(judged, table.game.name, moment))
                running.done += 1
                self._peers.tell(Reviewing(table.deal.table, seat, running.done, running.length))
        review = Review(table.game.name, seat, final, tuple(decisions))
        found = wire_review(table.game, review, moments)
        await self._keep(KeptReview(table.deal.table, seat, found.model_dump_json()))
        return found

    async def _keep(self, review: KeptReview) -> None:
        """Writes it down, unless another process was first; where that fails it is thought again some day."""
        try:
            await self._store.write(Change(reviews=(review,)))
        except (Conflict, NotKept):
            pass
        except Exception:
            LOG.exception("the review of %s could not be written", review.table)

    async def close(self) -> None:
        """Leaves what is not finished."""
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Running:
    """A review on its way."""

    task: asyncio.Task[wire.Review]
    done = 0
    length = 0


def wire_review(game: AnyGame, review: Review, moments: tuple[Moment, ...]) -> wire.Review:
    """The review as it is kept and told."""
    return wire.Review(
        seat=review.seat,
        final=review.final,
        start=review.start,
        luck=_estimate(review.luck),
        gain=_estimate(review.gain),
        regret=_estimate(review.regret),
        decisions=tuple(map(partial(_judged, game), review.decisions, moments)),
        lessons=tuple(review.decisions.index(lesson) for lesson in review.lessons),
    )


def _estimate(estimate: Any) -> wire.Estimate:
    return wire.Estimate(points=estimate.points, bar=estimate.bar)


def _judged(game: AnyGame, decision: Decision, moment: Moment) -> wire.Judged:
    drawn, better = (
        game.page(game.ahead(moment.view, game.read(text))).charts[decision.whose]
        for text in (decision.played, decision.best)
    )
    page = game.page(moment.view)
    return wire.Judged(
        step=decision.step,
        clock=decision.clock,
        whose=decision.whose,
        verdict=decision.verdict,
        played=action_in_words(page, decision.played),
        best=action_in_words(page, decision.best),
        drawn=drawn.letters,
        better=better.letters,
        drawn_figures=drawn.figures,
        better_figures=better.figures,
        expected=_estimate(decision.expected),
        regret=_estimate(decision.regret),
    )


_CELLS = r"([a-z]\d+(?: [a-z]\d+)*)"


def action_in_words(page: Page, text: str) -> Value:
    """An action as the page names it: what is chosen, or what is drawn and where."""
    for choice in page.choices:
        if choice.action == text:
            return choice.name
    for brush in (brush for placing in page.placings for brush in placing.brushes):
        form = re.escape(brush.action).replace(r"\{0\}", _CELLS).replace(r"\ \{1\}", f"(?: {_CELLS})?")
        if found := re.fullmatch(form, text):
            cells = [found[1], *([found[2]] if brush.also == "drawn" and found.lastindex == 2 else [])]
            return note("joined", first=brush.name, second=f" {' '.join(cells)}")
    return text
