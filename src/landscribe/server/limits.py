"""Limits: token buckets by key, and the address that a connection counts for."""

import time
from collections.abc import Callable, Iterable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from landscribe.server.settings import Rate

MOST_KEYS = 10_000
MOST_TOLD = 100  # addresses of which other processes are told
PROCESSES = 8  # that may each let an address have this part of what it may have without telling


class Bucket:
    """Tokens that are refilled at a rate, for one who asks."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left, self._then = rate.at_once, time.monotonic()

    def takes(self) -> bool:
        """Whether there was a token; it is gone then."""
        now = time.monotonic()
        self._left = min(self._rate.at_once, self._left + (now - self._then) * self._rate.a_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket of tokens for each key, refilled at a rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def takes(self, key: str) -> bool:
        """Whether there was a token for this key; it is gone then."""
        now = self._clock()
        tokens = self._tokens(self._left.pop(key, (self._rate.at_once, now)), now)
        self._left[key] = (tokens - 1 if tokens >= 1 else tokens, now)
        self._forget(now)
        return tokens >= 1

    def owe(self, key: str, number: int) -> None:
        """Counts so many tokens that were taken elsewhere, be they here or not."""
        now = self._clock()
        tokens = self._tokens(self._left.pop(key, (self._rate.at_once, now)), now)
        self._left[key] = (max(tokens - number, -self._rate.at_once), now)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Those who asked least recently, where their buckets are full again or there are too many."""
        while len(self._left) > 1:
            key, counted = next(iter(self._left.items()))
            if len(self._left) <= MOST_KEYS and self._tokens(counted, now) < self._rate.at_once:
                return
            del self._left[key]

    def _tokens(self, counted: tuple[float, float], now: float) -> float:
        tokens, then = counted
        return min(self._rate.at_once, tokens + (now - then) * self._rate.a_second)


class SharedBuckets:
    """Buckets from which all processes take: what was taken at one is soon told, and owed at the others.

    So an address can have a little more than its part for a moment, and has the less of it after that.
    """

    def __init__(
        self, rate: Rate, *, is_shared: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._buckets = Buckets(rate, clock)
        self._is_shared = is_shared
        self._taken: dict[str, int] = {}

    def takes(self, key: str) -> bool:
        """Whether there was a token for this key; it is gone then, at the other processes too."""
        if not self._buckets.takes(key):
            return False
        if self._is_shared:
            self._taken[key] = self._taken.get(key, 0) + 1
        return True

    def taken(self) -> dict[str, int]:
        """Who took many tokens since this was asked last: those of whom other processes should know."""
        taken, self._taken = self._taken, {}
        return _most(taken, self._rate.a_second)

    def hear(self, taken: Mapping[str, int]) -> None:
        """Counts what was taken at another process."""
        for key, number in taken.items():
            self._buckets.owe(key, number)


class Crowd(NamedTuple):
    """The connections of a process: how many, and of which addresses there are many."""

    number: int
    addresses: Mapping[str, int]


class Places:
    """How many connections are open, of each address and in all."""

    def __init__(self, each: int, total: int, elsewhere: Callable[[], Iterable[Crowd]] = tuple) -> None:
        """So many; what other processes have counts as well."""
        self._each = each
        self.total = total
        self._elsewhere = elsewhere
        self._open: dict[str, int] = {}
        self.taken = 0  # how many are open

    def enters(self, address: str) -> bool:
        """Whether there was room for one more connection of this address; it is counted then."""
        theirs, taken = self._open.get(address, 0), self.taken
        for number, addresses in self._elsewhere():
            theirs += addresses.get(address, 0)
            taken += number
        if theirs >= self._each or taken >= self.total:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        self.taken += 1
        return True

    def leaves(self, address: str) -> None:
        """One connection of this address is gone."""
        self._open[address] -= 1
        self.taken -= 1
        if not self._open[address]:
            del self._open[address]

    def crowds(self) -> dict[str, int]:
        """The addresses with the most connections: those that other processes should know of."""
        return _most(self._open, self._each)


def _most(numbers: Mapping[str, int], limit: float) -> dict[str, int]:
    """The largest of these numbers, of those that could reach a limit if every process had as many."""
    many = [(key, number) for key, number in numbers.items() if number * PROCESSES >= limit]
    return dict(sorted(many, key=lambda each: each[1], reverse=True)[:MOST_TOLD])


def counted_as(host: str | None) -> str:
    """What a client's address counts as: itself, or its network of 64 bits in IPv6."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return str(address)
