"""Where many games are played: what every engine does, and that of this machine."""

from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, islice
from typing import Protocol, TypeVar

from landscribe.core.note import WrongValue
from landscribe.lab.pool import Pool

Item = TypeVar("Item")
Part = TypeVar("Part")

ENGINES = ("local", "ray")


class Engine(Protocol):
    """What works through a row of items, wherever that is done."""

    @property
    def is_here(self) -> bool:
        """Whether the work is done in this process, where small items cost nothing."""
        ...

    def mapped(self, work: Callable[[Item], Part], items: Iterable[Item]) -> Generator[Part]:
        """What the work makes of each item, in their order, each once, whoever dies meanwhile.

        Work and items cross to other processes or machines. Closed early, it leaves nothing running.
        """
        ...


@dataclass(frozen=True)
class Local:
    """This machine: so many processes, each of which calls `prepare` first; one is this process itself."""

    jobs: int = 1
    prepare: Callable[[], None] | None = None

    @property
    def is_here(self) -> bool:
        """Whether there are no other processes."""
        return self.jobs == 1

    def mapped(self, work: Callable[[Item], Part], items: Iterable[Item]) -> Generator[Part]:
        """What the work makes of each item; a single one is not worth a process."""
        left = iter(items)
        first = list(islice(left, 2))
        if self.is_here or len(first) < 2:
            if self.prepare:
                self.prepare()
            yield from map(work, chain(first, left))
            return
        pool = Pool(work, self.jobs, self.prepare)
        try:
            yield from pool.parts(chain(first, left))
        finally:
            pool.end()


@contextmanager
def opened(
    name: str, address: str | None, jobs: int, prepare: Callable[[], None] | None = None
) -> Generator[Engine]:
    """The engine with this name, as long as it is needed; a Refusal where it cannot be had."""
    if name not in ENGINES:
        raise WrongValue("refused-engine", name=name, known=", ".join(ENGINES))
    if name == "local":
        if address is not None:
            raise WrongValue("refused-address-local", address=address)
        yield Local(jobs, prepare)
        return
    if find_spec("ray") is None:
        raise WrongValue("refused-ray-package")
    with import_module("landscribe.lab.cluster").connected(address) as cluster:
        yield cluster
