"""Bots that think in processes of their own, whatever happens to the processes."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from multiprocessing.connection import wait
from types import FrameType
from typing import TypeAlias, TypeVar

from landscribe.bots import Hint, advised, bots_of, thought, thought_plainly, understudy
from landscribe.core.game import Seen
from landscribe.games import GAMES, game_named
from landscribe.table.bot_pool import Advised, Chosen

Result = TypeVar("Result")

LOG = logging.getLogger("landscribe")
DEADLINE = 2.0  # seconds for a bot that searches
ENDING = 0.5  # seconds of these for the way there and back, and for what it has begun to imagine
STARTING = 30.0  # seconds that a new process may take until it can think
HUNG = 30.0  # seconds in which none of those who wait hears from a process
LONGEST = 120.0  # seconds that one thought may take while others are answered
DROPPED_WITHIN = 0.02  # seconds
ENDED_WITHIN = 1.0  # seconds for the processes to end, once they were told
TRIES = 3  # processes that may be lost with a bot before it thinks without one

Kind = TypeVar("Kind")
Think: TypeAlias = Callable[[str, str, Seen, int, float], Kind]
"""Thinks about a game, as a bot, about a view, by a seed, for so many seconds."""


Turn: TypeAlias = Callable[[str], AbstractAsyncContextManager[None]]
"""Waits until it is this process's turn to do something."""


class Late(Exception):
    """A bot has used up its time."""


class BotProcesses:
    """The bot pool of a server: where a bot that searches is late, its understudy plays, and is waited for.

    A strong bot compiles its rules when it thinks for the first time, which may take longer than anyone
    waits. So bots are warmed up aside; until one is warm it thinks in plain Python, or its understudy does.
    """

    def __init__(self, processes: int, prepare: Callable[[], None] | None = None) -> None:
        """So many processes, each of which calls `prepare` first."""
        self._processes = processes
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._warm: set[tuple[str, str]] = set()
        self._last_heard = 0.0
        self._advising = asyncio.Lock()

    def start(self) -> None:
        """Starts the processes, without waiting for them."""
        self._pool = self._started(self._processes)
        self._ready = asyncio.create_task(_wait_started(self._pool))

    async def started(self) -> None:
        """Returns when the processes can think at once, or when it is known that they cannot."""
        assert self._ready is not None
        await asyncio.shield(self._ready)

    def warm_up(self, turn: Turn | None = None) -> None:
        """Lets every bot think once about its game, the weakest first."""
        self._warming = asyncio.create_task(self.warm(GAMES, turn))

    async def warm(self, names: Iterable[str], turn: Turn | None = None) -> None:
        """Returns when every bot of these games has thought once, each when it is its turn.

        Of several processes on a machine one compiles, and the others load what it has compiled.
        """
        aside = self._started(1)
        try:
            await asyncio.get_running_loop().run_in_executor(aside, _stand_back)
            for game in map(game_named, names):
                view = game.view(game.new(game.options({}), game.seats[0], 0), 0)
                for bot in bots_of(game.name):
                    async with turn(f"warming {game.name} {bot}") if turn else nullcontext():
                        await self._warm_one(aside, game.name, bot, view)
        finally:
            aside.shutdown(wait=False, cancel_futures=True)

    async def _warm_one(self, aside: ProcessPoolExecutor, game: str, bot: str, view: Seen) -> None:
        """Compiles a bot's rules aside, which keeps them on disk, and then lets every process load them."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(aside, thought, game, bot, view, 0)
            pools = [self._pool] * self._processes
            await asyncio.gather(*(loop.run_in_executor(pool, thought, game, bot, view, 0) for pool in pools))
            self._warm.add((game, bot))
        except Exception:
            LOG.exception("bot %s of %s cannot think in native code", bot, game)

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        """What a bot does in this view, or its understudy where it is late."""
        action = await self._in_time(thought, game, bot, view, seed)
        return Chosen(action, bot) if action is not None else await self._stood_in(game, bot, view, seed)

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """What a bot would do and why; its understudy, where it is late, gives no reasons.

        One hint is thought of at a time: however many are asked for, bots whose turn it is come before them.
        """
        async with self._advising:
            hint = await self._in_time(advised, game, bot, view, seed)
            if hint is not None:
                return Advised(hint, bot)
            action, other = await self._stood_in(game, bot, view, seed)
            return Advised(Hint(action), other)

    async def _stood_in(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        other = understudy(game, bot)
        return Chosen(await self._waited_for(game, other, view, seed), other)

    async def _in_time(self, think: Think[Kind], game: str, bot: str, view: Seen, seed: int) -> Kind | None:
        """What a warm bot that searches comes to; nothing where its time is over first, or where it fails."""
        if understudy(game, bot) == bot or (game, bot) not in self._warm:
            return None
        loop, pool, until = asyncio.get_running_loop(), self._pool, time.monotonic() + DEADLINE
        try:
            async with asyncio.timeout(DEADLINE):
                await self.started()
                return await loop.run_in_executor(pool, _thought_until, until, think, game, bot, view, seed)
        except (TimeoutError, Late):
            LOG.warning("bot %s of %s was late: its understudy plays instead", bot, game)
        except BrokenExecutor:
            self._start_again(pool)
        except Exception:
            LOG.exception("bot %s of %s failed: its understudy plays instead", bot, game)
        return None

    async def _waited_for(self, game: str, bot: str, view: Seen, seed: int) -> str:
        """What it does, however long that takes; without a process where none can be had."""
        think = thought if (game, bot) in self._warm else thought_plainly
        for _ in range(TRIES):
            pool = self._pool
            try:
                async with asyncio.timeout(DEADLINE):
                    await self.started()
                return await self._heard_from(pool, think, game, bot, view, seed)
            except TimeoutError:
                break
            except BrokenExecutor:
                self._start_again(pool)
        return await asyncio.to_thread(thought_plainly, game, bot, view, seed)

    async def work(self, do: Callable[..., Result], *given: object) -> Result:
        """What a function returns in one of the processes, where bots can think before and after.

        It begins when the bots are warm: to compile here what it needs would look like a process that hangs.
        """
        if self._warming is not None:
            await asyncio.wait({self._warming})
        for left in reversed(range(TRIES)):
            await self.started()
            pool = self._pool
            try:
                return await self._heard_from(pool, do, *given)
            except BrokenExecutor:
                self._start_again(pool)
                if not left:
                    raise
        raise AssertionError

    async def _heard_from(
        self, pool: ProcessPoolExecutor | None, do: Callable[..., Result], *given: object
    ) -> Result:
        """What a function returns in a process; BrokenExecutor where it hangs, so that it was killed."""
        begun, work = time.monotonic(), asyncio.get_running_loop().run_in_executor(pool, do, *given)
        try:
            while not (await asyncio.wait([work], timeout=HUNG / 4))[0]:
                silence = time.monotonic() - max(begun, self._last_heard)
                if silence > HUNG or time.monotonic() - begun > LONGEST:
                    _kill(pool)
        finally:
            work.cancel()
        self._last_heard = time.monotonic()
        return work.result()

    def _start_again(self, lost: ProcessPoolExecutor | None) -> None:
        LOG.warning("a process in which bots think was lost: it is started again")
        if lost is self._pool:
            self.start()

    def _started(self, processes: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(processes, context, initializer=_begin, initargs=(self._prepare,))

    def stop(self) -> None:
        """Ends the processes, whatever they think about."""
        for task in (self._ready, self._warming):
            if task is not None:
                task.cancel()
        manager: threading.Thread | None = getattr(self._pool, "_executor_manager_thread", None)
        if self._pool is not None:  # it drops what was cancelled, and stumbles over nothing when it is broken
            self._pool.shutdown(wait=False, cancel_futures=True)
            time.sleep(DROPPED_WITHIN)
        for child in multiprocessing.active_children():
            child.terminate()
        if manager is not None:  # else it may end in the middle of the interpreter's own end
            manager.join(ENDED_WITHIN)


def _kill(pool: ProcessPoolExecutor | None) -> None:
    """Ends the processes of a pool in which one hangs; whoever waits for them hears of it."""
    LOG.warning("a process in which bots think hangs: it is killed")
    found: dict[int, multiprocessing.Process] | None = getattr(pool, "_processes", None)
    for process in list((found or {}).values()):
        process.kill()


async def _wait_started(pool: ProcessPoolExecutor) -> None:
    knowing = asyncio.get_running_loop().run_in_executor(pool, _know_all_bots)
    knowing.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody else may hear of it
    try:
        async with asyncio.timeout(STARTING):
            await asyncio.shield(knowing)  # a pool whose processes end stumbles over what was cancelled
    except (TimeoutError, BrokenExecutor):
        LOG.warning("the processes in which bots think did not start: bots think without them")


def _know_all_bots() -> None:
    """Imports what bots think with, so that the first of them is as fast as the next."""
    for game in GAMES:
        bots_of(game)


def _thought_until(until: float, think: Think[Kind], game: str, bot: str, view: Seen, seed: int) -> Kind:
    """What a bot comes to; Late, and the process free again, where it is not done by then."""
    left = until - time.monotonic()  # the same for all processes of a machine
    with _alarmed_in(left):
        return think(game, bot, view, seed, max(left - ENDING, ENDING / 10))


@contextmanager
def _alarmed_in(seconds: float) -> Generator[None]:
    if seconds <= 0:
        raise Late
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, _be_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _be_late(number: int, frame: FrameType | None) -> None:
    del number, frame
    raise Late


def _begin(prepare: Callable[[], None] | None) -> None:
    """A process that thinks leaves interrupts to the server, and ends with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(10)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
