"""Bots that think in processes of their own, within two seconds, whatever happens to the processes."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait

from landscribe.bots import bots_of, thought
from landscribe.games import GAMES, game_named

LOG = logging.getLogger("landscribe")
DEADLINE = 2.0  # seconds
STARTING = 30.0  # seconds that a new process may take until it can think


class BotProcesses:
    """The bot pool of a server: processes; when they are late or gone, the weakest bot answers from a thread.

    A strong bot compiles its rules when it thinks for the first time, which may take longer than anyone
    waits. So bots are warmed up aside, and until one is warm the best of the weaker ones plays for it.
    """

    def __init__(self, processes: int, prepare: Callable[[], None] | None = None) -> None:
        """So many processes, each of which calls `prepare` first."""
        self._processes = processes
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._warm: set[tuple[str, str]] = set()

    def start(self) -> None:
        """Starts the processes, without waiting for them."""
        self._pool = self._started(self._processes)
        self._ready = asyncio.create_task(_wait_started(self._pool))

    def warm_up(self) -> None:
        """Lets every bot think once about its game, the weakest first."""
        self._warming = asyncio.create_task(self.warm(GAMES))

    async def warm(self, names: Iterable[str]) -> None:
        """Returns when every bot of these games has thought once."""
        aside = self._started(1)
        try:
            await asyncio.get_running_loop().run_in_executor(aside, _stand_back)
            for game in map(game_named, names):
                view = game.view(game.new(game.options({}), game.seats[0], 0), 0)
                for bot in bots_of(game.name):
                    await self._warm_one(aside, game.name, bot, view)
        finally:
            aside.shutdown(wait=False, cancel_futures=True)

    async def _warm_one(self, aside: ProcessPoolExecutor, game: str, bot: str, view: object) -> None:
        """Compiles a bot's rules aside, which keeps them on disk, and then lets every process load them."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(aside, thought, game, bot, view, 0)
            pools = [self._pool] * self._processes
            await asyncio.gather(*(loop.run_in_executor(pool, thought, game, bot, view, 0) for pool in pools))
            self._warm.add((game, bot))
        except Exception:
            LOG.exception("bot %s of %s cannot think: weaker ones play for it", bot, game)

    async def choose(self, game: str, bot: str, view: object, seed: int) -> str:
        """The text of what a bot does in this view."""
        assert self._pool is not None
        assert self._ready is not None
        loop, pool, bot = asyncio.get_running_loop(), self._pool, self._able(game, bot)
        try:
            async with asyncio.timeout(DEADLINE):
                await asyncio.shield(self._ready)
                return await loop.run_in_executor(pool, thought, game, bot, view, seed)
        except TimeoutError:
            LOG.warning("bot %s of %s was late: the weakest bot plays instead", bot, game)
        except BrokenExecutor:
            LOG.warning("a process in which bots think was lost: it is started again")
            if pool is self._pool:
                self.start()
        except Exception:
            LOG.exception("bot %s of %s failed: the weakest bot plays instead", bot, game)
        return await asyncio.to_thread(thought, game, next(iter(bots_of(game))), view, seed)

    def _able(self, game: str, bot: str) -> str:
        """The bot itself where it is warm, or the best of the weaker ones that are."""
        names = list(bots_of(game))
        weaker = reversed(names[: names.index(bot) + 1])
        return next((name for name in weaker if (game, name) in self._warm), names[0])

    def _started(self, processes: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(processes, context, initializer=_begin, initargs=(self._prepare,))

    def stop(self) -> None:
        """Ends the processes, whatever they think about."""
        for task in (self._ready, self._warming):
            if task is not None:
                task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()


async def _wait_started(pool: ProcessPoolExecutor) -> None:
    try:
        async with asyncio.timeout(STARTING):
            await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
    except (TimeoutError, BrokenExecutor):
        LOG.warning("the processes in which bots think did not start: the weakest bots play instead")


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
