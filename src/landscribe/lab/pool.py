"""A pool of processes that work through a row of items; one that dies is replaced, its item done again."""

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from traceback import format_exc
from typing import Any, Generic, TypeVar

from landscribe.core.note import Refusal
from landscribe.lab.interrupts import uninterrupted

Item = TypeVar("Item")
Part = TypeVar("Part")

TRIES = 3
"""So many processes may die over an item before the work is given up."""
AHEAD = 4
"""So many parts for each process are made before they are wanted."""
IN_HAND = 2
"""So many items a process has, so that it need not wait for the next."""


class WorkersLost(Refusal):
    """Processes, or machines, died again and again over the same part of the work."""


@dataclass
class _Worker(Generic[Item]):
    """A process, the way to it, and the items that it has, the first of them in work."""

    process: BaseProcess
    pipe: "Connection[Any, Any]"
    items: deque[tuple[int, Item]] = field(default_factory=deque[tuple[int, Item]])


class Pool(Generic[Item, Part]):
    """So many processes, each of which calls `prepare` first."""

    def __init__(
        self, work: Callable[[Item], Part], jobs: int, prepare: Callable[[], None] | None = None
    ) -> None:
        """Starts the processes."""
        self._work, self._prepare, self._context = work, prepare, get_context("spawn")
        self._workers: list[_Worker[Item]] = []
        for _ in range(jobs):
            self._workers.append(self._started())

    def parts(self, items: Iterable[Item]) -> Iterator[Part]:
        """What the work makes of each item, in their order."""
        left = enumerate(items)
        again: deque[tuple[int, Item]] = deque()  # what dead processes had
        done, lost = dict[int, Part](), Counter[int]()
        wanted = given = 0
        while True:
            while worker := self._idle():
                if again:
                    self._give(worker, again.popleft())
                elif given - wanted < AHEAD * len(self._workers) and (found := next(left, None)):
                    self._give(worker, found)
                    given += 1
                else:
                    break
            if wanted == given:
                return
            for worker in self._heard():
                try:
                    number, part, error = worker.pipe.recv()
                except (EOFError, OSError):
                    again.extend(self._replace(worker, lost))
                    continue
                if error is not None:
                    raise error
                done[number] = part
                worker.items.popleft()
            while wanted in done:
                yield done.pop(wanted)
                wanted += 1

    def end(self) -> None:
        """Ends the processes, whatever they do."""
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()

    def _started(self) -> _Worker[Item]:
        here, there = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(there, self._work, self._prepare), daemon=True)
        with uninterrupted():
            process.start()
        there.close()  # so that the end of the process is heard
        return _Worker(process, here)

    def _idle(self) -> _Worker[Item] | None:
        """Who has the least to do, if it is little."""
        worker = min(self._workers, key=lambda worker: len(worker.items))
        return worker if len(worker.items) < IN_HAND else None

    def _give(self, worker: _Worker[Item], item: tuple[int, Item]) -> None:
        worker.items.append(item)
        with suppress(OSError):  # where it has died, which is heard soon
            worker.pipe.send(item)

    def _heard(self) -> list[_Worker[Item]]:
        ready = wait([worker.pipe for worker in self._workers])
        return [worker for worker in self._workers if worker.pipe in ready]

    def _replace(self, dead: _Worker[Item], lost: Counter[int]) -> deque[tuple[int, Item]]:
        """Puts another in the place of a dead process; what it had is to be done again."""
        dead.process.join()
        dead.pipe.close()
        if dead.items:
            number, _ = dead.items[0]
            lost[number] += 1
            if lost[number] == TRIES:
                raise WorkersLost("refused-workers-lost", times=TRIES)
        self._workers[self._workers.index(dead)] = self._started()
        return dead.items


def _serve(
    pipe: "Connection[Any, Any]", work: Callable[[Any], Any], prepare: Callable[[], None] | None
) -> None:
    """What a process does until it is ended, or nobody is there any more to give it work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare:
        prepare()
    while True:
        try:
            number, item = pipe.recv()
        except EOFError:
            return
        try:
            answer = number, work(item), None
        except Exception as error:
            error.add_note(format_exc())
            answer = number, None, error
        pipe.send(answer)
