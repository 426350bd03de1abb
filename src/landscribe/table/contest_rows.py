"""What is kept of contests: the same deal for many, each of whom has one try that counts."""

from calendar import timegm
from typing import Literal, NamedTuple, Protocol, TypeAlias

from landscribe.core.game import Seat

Kind: TypeAlias = Literal["challenge", "day", "week"]
"""To do better than one finished game, or as well as one can on the deal of a day or a week."""


def kind_of(contest: str) -> Kind:
    """What a contest is, by its id: a challenge's is one word.

    >>> kind_of("week:heroes:2026-11-16")
    'week'
    """
    kind = contest.partition(":")[0]
    return kind if kind in ("day", "week") else "challenge"


DAYS = {"day": 1, "week": 7}


def end_of(contest: str) -> float | None:
    """When a contest is over, by its id, in seconds since 1970; a challenge never is.

    >>> end_of("day:heroes:1970-01-02")
    172800.0
    """
    kind = kind_of(contest)
    if kind == "challenge":
        return None
    year, month, day = map(int, contest.rpartition(":")[2].split("-"))
    return float(timegm((year, month, day + DAYS[kind], 0, 0, 0)))


class KeptSecret(NamedTuple):
    """Something that only this server knows, for ever."""

    name: str
    value: str


class KeptContest(NamedTuple):
    """A deal that many play: that of a seat at a table whose game is over, or one that is pinned."""

    contest: str
    game: str
    table: str | None
    seat: Seat
    pinned: str = "{}"  # by what else it is dealt, as JSON
    ends: float | None = None  # seconds since 1970


class Try(NamedTuple):
    """The try of a browser that counts; who is erased, or whose table is gone, has one without a table."""

    browser: str  # its key, hashed with the contest: nobody can tell that two tries are of one browser
    contest: str
    table: str | None
    seat: Seat
    score: int | None = None  # once the game is over
    hints: int = 0


class TryResult(NamedTuple):
    """How the game of a try ended, as the log of its table has it."""

    table: str
    score: int
    hints: int


class ContestStore(Protocol):
    """What keeps contests; they are written by the changes of a store."""

    async def secret(self, name: str) -> str | None:
        """The secret of this name, if there is one."""
        ...

    async def contest(self, contest: str) -> KeptContest | None:
        """The contest with this id, if there is one."""
        ...

    async def try_of(self, browser: str) -> Try | None:
        """The try of a browser, by its hash, if it has one."""
        ...

    async def finished_among(self, browsers: set[str]) -> set[str]:
        """Those of these browsers, by their hashes, whose games are over."""
        ...

    async def tries(self, contest: str) -> list[Try]:
        """All tries of a contest whose games are over, the best first."""
        ...
