"""Limits: token buckets by key, and the address that a connection counts for."""

import time
from collections.abc import Callable, Iterable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network

from landscribe.server.settings import Rate

MOST_KEYS = 10_000
MOST_TOLD = 100  # addresses of which other processes are told
PROCESSES = 8  # that may each have this part of an address's connections without telling


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


class Places:
    """How many connections are open, of each address and in all."""

    def __init__(
        self, each: int, total: int, elsewhere: Callable[[], Iterable[Mapping[str, int]]] = tuple
    ) -> None:
        """So many; what other processes have of an address counts as well."""
        self._each = each
        self._total = total
        self._elsewhere = elsewhere
        self._open: dict[str, int] = {}
        self.taken = 0  # how many are open

    def enters(self, address: str) -> bool:
        """Whether there was room for one more connection of this address; it is counted then."""
        others = sum(found.get(address, 0) for found in self._elsewhere())
        if self._open.get(address, 0) + others >= self._each or self.taken >= self._total:
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
        many = sorted(self._open.items(), key=lambda each: each[1], reverse=True)[:MOST_TOLD]
        return {address: number for address, number in many if number * PROCESSES >= self._each}


def counted_as(host: str | None) -> str:
    """What a client's address counts as: itself, or its network of 64 bits in IPv6."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return str(address)
