"""The one writer: changes that wait at the same time share a transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Change = TypeVar("Change")
APART = 0.01  # seconds between two commits when there is much to write: what comes meanwhile shares the next


class Writer(Generic[Change]):
    """Writes changes in the order they come, as many as wait at once; each is told when it is safe."""

    def __init__(
        self, written: Callable[[list[Change]], Awaitable[None]], is_everyones: Callable[[Exception], bool]
    ) -> None:
        """What writes, and whether a failure of it has nothing to do with what was to be written."""
        self._written = written
        self._is_everyones = is_everyones
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_ending = False

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Writes what still waits, then ends."""
        self._is_ending = True
        self._wanted.set()
        if self._task is not None:
            await self._task

    @property
    def waiting(self) -> int:
        """How many changes wait for the next transaction."""
        return len(self._waiting)

    async def write(self, change: Change) -> None:
        """Returns once the change is committed; raises what kept it from being written."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wanted.set()
        await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        begun, batch = loop.time(), list[tuple[Change, asyncio.Future[None]]]()
        while self._waiting or not self._is_ending:
            await self._wanted.wait()
            if len(batch) > 1:
                await asyncio.sleep(begun + APART - loop.time())
            begun = loop.time()
            self._wanted.clear()
            batch, self._waiting = self._waiting, []
            failures = await self._failures([change for change, _ in batch]) if batch else []
            for (_, done), failure in zip(batch, failures, strict=True):
                _resolve(done, failure)

    async def _failures(self, changes: list[Change]) -> list[Exception | None]:
        """What kept each change from being written, if something did.

        Where the database failed, all are tried once more together: a connection may have been lost. With
        each for itself the last would wait for the patience of all. Else one of them is to blame, and each
        has to answer for itself.
        """
        failure = await self._failure(changes)
        if failure is not None and self._is_everyones(failure):
            failure = await self._failure(changes)
        if failure is None or self._is_everyones(failure):
            return [failure] * len(changes)
        return [await self._failure([change]) for change in changes]

    async def _failure(self, changes: list[Change]) -> Exception | None:
        try:
            await self._written(changes)
        except Exception as error:
            return error
        return None


def _resolve(done: asyncio.Future[None], failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
