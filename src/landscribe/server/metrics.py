"""What a process counts of its work, for Prometheus.

The processes of one server count together where each finds a folder in PROMETHEUS_MULTIPROC_DIR before it
begins: any of them then answers for all.
"""

import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import (
    MultiProcessCollector,
    mark_process_dead,  # pyright: ignore[reportUnknownVariableType]
)

from landscribe import __version__
from landscribe.core.game import Seat, Seen
from landscribe.core.note import Note
from landscribe.table import messages, refusals, wire
from landscribe.table.bot_pool import Advised, BotPool, Chosen
from landscribe.table.live_table import LiveTable
from landscribe.table.outbox import Outbox
from landscribe.table.store import Change

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY = CollectorRegistry()
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Result = TypeVar("Result")
Write: TypeAlias = Callable[[list[Change]], Awaitable[None]]


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"landscribe_{name}", about, labels, registry=REGISTRY, multiprocess_mode="livesum")


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"landscribe_{name}", about, labels, registry=REGISTRY)


def _histogram(name: str, about: str) -> Histogram:
    return Histogram(f"landscribe_{name}", about, registry=REGISTRY, buckets=SECONDS)


# fmt: off
PROCESSES = _gauge("processes", "Processes that serve, by their version.", "version")
TABLES = _gauge("tables", "Tables in memory.")
CONNECTIONS = _gauge("connections", "Live connections: WebSockets and streams.")
WRITES_WAITING = _gauge("writes_waiting", "Changes that wait to be written.")
THOUGHTS_WAITING = _gauge("thoughts_waiting", "What bots think about, or will: actions, hints, reviews.")
MOVES = _counter("moves", "Actions that were written, of people and of bots.", "by")
MOVE_SECONDS = _histogram("move_seconds", "From a person's action that was heard until it is answered.")
COMMIT_SECONDS = _histogram("commit_seconds", "Commits, and how long each took.")
COMMITS_FAILED = _counter("commits_failed", "Commits that did not succeed.")
BOTS_LATE = _counter("bots_late", "Actions and hints of a bot that its understudy had to think of.", "bot")
REFUSALS = _counter("refusals", "Requests and messages that were refused.", "reason")
SWEPT = _counter("tables_swept", "Tables that were deleted because their time was over.", "kind")
# fmt: on
_BY_PERSON, _BY_BOT = MOVES.labels("person"), MOVES.labels("bot")
if FOLDER not in os.environ:
    ProcessCollector(registry=REGISTRY)


@contextmanager
def counting_together() -> Generator[None]:
    """Lets the processes that are started meanwhile count together."""
    with tempfile.TemporaryDirectory(prefix="landscribe-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_process(number: int) -> None:
    """Leaves out what a process had open that is gone; what it has done still counts."""
    mark_process_dead(number)


def page() -> bytes:
    """All that is counted, as Prometheus reads it."""
    registry = REGISTRY
    if FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return generate_latest(registry)


def count_process() -> None:
    """That this process serves."""
    PROCESSES.labels(__version__).set(1)


def count_refusal(why: Note) -> None:
    """One more refusal, for this reason."""
    REFUSALS.labels(why.message.removeprefix("refused-")).inc()


def refusal(answers: str | None, why: Note) -> wire.Refusal:
    """A refusal, which is counted."""
    count_refusal(why)
    return refusals.refusal(answers, why)


def parting(why: Note) -> str:
    """The sentence with which a connection is refused, which is counted."""
    count_refusal(why)
    return refusals.sentence(why)


async def answers_to(
    live: LiveTable, seat: Seat | None, message: wire.ClientMessage, sender: Outbox | None = None
) -> messages.Answers:
    """What the sender of a message is answered; what is refused is counted, and how long an action takes."""
    begun = time.perf_counter()
    answers = await messages.answers_to(live, seat, message, sender)
    for answer in answers:
        if isinstance(answer, wire.Refusal):
            count_refusal(answer.note)
            return answers
    if isinstance(message, wire.Act):
        MOVE_SECONDS.observe(time.perf_counter() - begun)
    return answers


def counting_commits(write: Write) -> Write:
    """Writes changes, and counts commits and the moves that they keep."""

    async def counted(changes: list[Change]) -> None:
        try:
            with COMMIT_SECONDS.time():
                await write(changes)
        except BaseException:
            COMMITS_FAILED.inc()
            raise
        moves = [each.entry for change in changes for each in change.entries if each.entry.kind == "act"]
        persons = sum(move.by is None for move in moves)
        _BY_PERSON.inc(persons)
        _BY_BOT.inc(len(moves) - persons)

    return counted


class CountedBots:
    """A bot pool that counts what waits, and who was late."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        """What a bot does in this view, or its understudy where it is late."""
        with THOUGHTS_WAITING.track_inprogress():
            chosen = await self._bots.choose(game, bot, view, seed)
        _count_late(bot, chosen.bot)
        return chosen

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """What a bot would do and why."""
        with THOUGHTS_WAITING.track_inprogress():
            advised = await self._bots.advise(game, bot, view, seed)
        _count_late(bot, advised.bot)
        return advised

    async def work(self, do: Callable[..., Result], *given: Any) -> Result:
        """What a function returns that takes a while."""
        with THOUGHTS_WAITING.track_inprogress():
            return await self._bots.work(do, *given)


def _count_late(bot: str, thought: str) -> None:
    if bot != thought:
        BOTS_LATE.labels(bot).inc()
