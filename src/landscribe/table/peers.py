"""The other processes that serve the same tables, as a table sees them: what they say, and who does what."""

from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import NamedTuple, Protocol, TypeAlias

from landscribe.core.game import Seat


class Changed(NamedTuple):
    """A table was written: its log has so many entries now, or a token is another (0)."""

    table: str
    number: int


class Here(NamedTuple):
    """The seats that are looked through at the process that says so."""

    table: str
    seats: tuple[Seat, ...]


class Asked(NamedTuple):
    """Whoever is looked through should be told again: at this table, or at all ("")."""

    table: str


class Heard(NamedTuple):
    """A seat has spoken whose stream is not at the process that says so."""

    table: str
    seat: Seat


class Spoken(NamedTuple):
    """A seat says a phrase, at the process that says so."""

    table: str
    by: Seat
    phrase: str


class Pointed(NamedTuple):
    """A seat points at a cell of a seat's map, at the process that says so."""

    table: str
    by: Seat
    seat: Seat
    cell: int


class Reviewing(NamedTuple):
    """How far the review of a seat's game is."""

    table: str
    seat: Seat
    done: int
    length: int


class Sought(NamedTuple):
    """Whoever has someone who looks at one of these tables should say so."""

    tables: tuple[str, ...]


class Watched(NamedTuple):
    """Someone looks at these tables at the process that says so."""

    tables: tuple[str, ...]


Notice: TypeAlias = Changed | Here | Asked | Heard | Spoken | Pointed | Reviewing | Sought | Watched
Hear: TypeAlias = Callable[[str, Notice], None]
"""Takes what the process with this name says."""


class Peers(Protocol):
    """The other processes; what is written is told by the store itself."""

    @property
    def is_leader(self) -> bool:
        """Whether this process does what one has to do for all."""
        ...

    @property
    def are_there(self) -> bool:
        """Whether there are others."""
        ...

    def tell(self, notice: Notice) -> None:
        """Tells the others, as soon as that can be."""
        ...

    def claim(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Whether this process does a piece of work, which no other does meanwhile."""
        ...

    async def unclaimed(self, works: Collection[str]) -> list[str]:
        """Those of these pieces of work that no process does."""
        ...


class Alone:
    """No other process: everything is ours to do, and there is nobody to tell."""

    is_leader = True
    are_there = False

    def tell(self, notice: Notice) -> None:
        """Tells nobody."""

    @asynccontextmanager
    async def claim(self, work: str) -> AsyncGenerator[bool]:
        """It is ours."""
        del work
        yield True

    async def unclaimed(self, works: Collection[str]) -> list[str]:
        """All of them."""
        return list(works)


ALONE = Alone()
