"""`make load`: many tables at a server, how soon moves are seen beside a control, what a table costs."""

import asyncio
import contextlib
import gc
import os
import sys
from collections.abc import AsyncGenerator, Awaitable
from random import Random
from time import perf_counter
from typing import NamedTuple

from bench.load_echo import Control
from bench.load_servers import (
    Process,
    Server,
    allow_sockets,
    boardgame_io,
    busy,
    control,
    has_postgres,
    landscribe,
    pin,
    two_workers,
)
from bench.load_sockets import Socket, connected
from bench.load_tables import BoardgameIO, Dialect, Landscribe, Table

EVERY = 2.0  # seconds between the moves of a table
AT_ONCE = 20  # tables that are opened at the same time
CLIENTS_FULL = 0.95
IDLE_SOCKETS, WATCHED_TABLES, IDLE_SECONDS = 10_000, 100, 10
FASTER, FASTER_WITH_TWO, SOON, SMALL = 2, 3, 50, 60  # what we aim at: twice, three times, milliseconds, KB


class Pace(NamedTuple):
    """How moves went for a while."""

    moves: float  # a second
    p50: float  # milliseconds from a move to the other seat's view
    p99: float
    control: float  # milliseconds, the p99 of an empty echo at the same time
    cpu: float  # of a core, the server
    own: float  # of a core, the clients

    @property
    def cost(self) -> float:
        """Microseconds of a core that a move takes."""
        return 1e6 * self.cpu / self.moves


class Measured(NamedTuple):
    """What one server did with so many tables."""

    tables: int
    flat_out: Pace  # nobody waits
    paced: Pace  # a move every two seconds at each table
    idle: float  # KB a table that nobody looks at
    played: float  # KB a table with two viewers, after all that


class Load:
    """Measures one server after the other, always beside the same control."""

    def __init__(self, echo: Process, seconds: float) -> None:
        self._echo = echo
        self._seconds = seconds

    async def measured(self, server: Process, dialect: Dialect, number: int) -> Measured:
        """What a fresh server does with so many tables."""
        rng, waits = Random(number), list[float]()
        tables = [Table(server.host, dialect, Random(rng.random()), waits.append) for _ in range(number)]
        first, *others = tables
        _say(f"{number} tables: opening")
        await first.open()  # what the first one brings into the memory is no table's
        await first.sit_down()
        before = server.memory
        await _all([table.open() for table in others])
        idle = (server.memory - before) / max(1, len(others))
        await _all([table.sit_down() for table in others])
        _say(f"{number} tables: as fast as they can")
        flat_out = await self._pace(server, tables, waits, self._seconds / 2, 0)
        _say(f"{number} tables: a move every {EVERY:g} seconds")
        paced = await self._pace(server, tables, waits, self._seconds, EVERY)
        played = (server.memory - before) / max(1, len(others))
        for table in tables:
            table.leave()
        return Measured(number, flat_out, paced, idle, played)

    async def _pace(
        self, server: Process, tables: list[Table], waits: list[float], seconds: float, every: float
    ) -> Pace:
        """How moves go for so many seconds, each table moving at its own beat."""
        waits.clear()
        async with self._beside() as echoes:
            begun, cpu, own = perf_counter(), server.busy, busy(os.getpid())
            beats = (begun + every * number / len(tables) for number in range(len(tables)))
            moving = zip(tables, beats, strict=True)
            await asyncio.gather(*(_moving(table, beat, every, begun + seconds) for table, beat in moving))
            took = perf_counter() - begun
            cpu, own = (server.busy - cpu) / took, (busy(os.getpid()) - own) / took
        return Pace(len(waits) / took, _part(waits, 50), _part(waits, 99), _part(echoes, 99), cpu, own)

    @contextlib.asynccontextmanager
    async def _beside(self) -> AsyncGenerator[list[float]]:
        """How long the control takes meanwhile."""
        waits = list[float]()
        speaking = asyncio.create_task(Control(self._echo.host, waits).run())
        try:
            yield waits
        finally:
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    async def idle_sockets(self, server: Process) -> str:
        """What so many cost who only watch, and how soon a move is seen meanwhile."""
        dialect, waits = Landscribe("cartographers"), list[float]()
        tables = [Table(server.host, dialect, Random(n), waits.append) for n in range(WATCHED_TABLES)]
        await _all([table.open() for table in tables])
        await _all([table.sit_down() for table in tables])
        before, begun, sockets = server.memory, perf_counter(), list[Socket]()
        for number in range(0, IDLE_SOCKETS, AT_ONCE):
            _say(f"{number} idle sockets")
            path = tables[number // AT_ONCE % WATCHED_TABLES].path
            sockets += await asyncio.gather(*(connected(server.host, path, _watch) for _ in range(AT_ONCE)))
        took, size = perf_counter() - begun, (server.memory - before) / IDLE_SOCKETS
        cpu = server.busy
        await asyncio.sleep(IDLE_SECONDS)
        cpu = (server.busy - cpu) / IDLE_SECONDS
        gone = sum(not socket.is_open for socket in sockets)
        _say("")
        return (
            f"{IDLE_SOCKETS:,} idle sockets: opened in {took:.0f} s, {gone} lost since, {size:.1f} KB each, "
            f"{cpu:.0%} of a core to see that they are there"
        )


def _watch(socket: Socket, text: bytes, when: float) -> None:
    del when
    if not text:
        socket.send(b'{"type":"hello","takes_changes":true}')


def _part(waits: list[float], percent: int) -> float:
    """The milliseconds that so many of a hundred took at most."""
    return 1000 * sorted(waits)[len(waits) * percent // 100] if waits else 0.0


async def _all(tasks: list[Awaitable[None]]) -> None:
    for start in range(0, len(tasks), AT_ONCE):
        await asyncio.gather(*tasks[start : start + AT_ONCE])


async def _moving(table: Table, beat: float, every: float, until: float) -> None:
    """Moves at every beat; a move that took longer than a beat delays the next."""
    while (now := perf_counter()) < until:
        if beat > now:
            await asyncio.sleep(min(beat, until) - now)
        else:
            beat += every
            await table.move()


def _say(progress: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{progress}", end="", file=sys.stderr, flush=True)


HEAD = """\
        as fast as they can                   a move every {every:g} seconds at each table          KB a table
 tables moves/s    p50    p99 server us/move  moves/s    p50    p99 control server clients   idle played"""


def _line(one: Measured) -> str:
    fast, paced = one.flat_out, one.paced
    idle, played = (
        f"{size:7.1f}" if size > 0 and one.tables > 1 else f"{'-':>7}" for size in (one.idle, one.played)
    )
    return (
        f"{one.tables:7,}{fast.moves:8,.0f}{fast.p50:7.1f}{fast.p99:7.1f}{fast.cpu:7.0%}{fast.cost:8,.0f}"
        f"{paced.moves:9,.0f}{paced.p50:7.1f}{paced.p99:7.1f}{paced.control:8.1f}"
        f"{paced.cpu:7.0%}{paced.own:8.0%}{idle}{played}"
    )


def _series(title: str, load: Load, kind: Server, dialect: Dialect, numbers: list[int]) -> list[Measured]:
    """Measures a server with more and more tables, a line each."""
    print(f"{title}\n{HEAD.format(every=EVERY)}")
    found: list[Measured] = []
    for number in numbers:
        with kind() as server:
            found.append(asyncio.run(load.measured(server, dialect, number)))
        _say("")
        print(_line(found[-1]), flush=True)
    least, most = found[0], found[-1]
    if len(found) > 1:
        print(
            f"  from {least.tables:,} to {most.tables:,}: "
            f"moves/s x{most.flat_out.moves / least.flat_out.moves:.2f}, "
            f"p50 x{most.paced.p50 / least.paced.p50:.2f}, p99 x{most.paced.p99 / least.paced.p99:.2f}, "
            f"CPU a move x{most.flat_out.cost / least.flat_out.cost:.2f}"
        )
    if any(max(one.flat_out.own, one.paced.own) > CLIENTS_FULL for one in found):
        print("  the clients were busy all the time: the server may be faster than this")
    print()
    return found


def _compare(ours: list[Measured], theirs: list[Measured], who: str, aim: int) -> None:
    for one, other in zip(ours, theirs, strict=True):
        line = f"toy, {one.tables:,} tables, {who} to boardgame.io: "
        line += f"moves/s x{one.flat_out.moves / other.flat_out.moves:.2f} (aim {aim})"
        line += f", CPU a move x{one.flat_out.cost / other.flat_out.cost:.2f}"
        if one.tables > 1:
            line += f", p99 x{one.paced.p99 / other.paced.p99:.2f}, memory x{one.played / other.played:.2f}"
        print(line)


def main(words: list[str]) -> None:
    """Measures with so many seconds for each number of tables."""
    seconds, *numbers = (int(word) for word in words)
    allow_sockets()
    pin(os.getpid(), {1})
    gc.disable()  # a pause of the clients is none of the server's
    print("p50, p99, control: milliseconds from a move to the other seat's view, and of an empty echo (p99).")
    print("Server, clients: of a core each. us/move: microseconds of the server's core that a move takes.\n")
    with control() as echo:
        load = Load(echo, seconds)
        title = "Cartographers, two seats, every move on disk (SQLite) before anyone is told:"
        real = _series(title, load, landscribe, Landscribe("cartographers"), numbers)
        toy = Landscribe("toy")
        ours = _series("The toy on Landscribe, on disk:", load, landscribe, toy, numbers)
        several: list[Measured] = []
        if has_postgres():
            title = "The toy on Landscribe, two processes on PostgreSQL, on disk:"
            several = _series(title, load, two_workers, toy, numbers)
        title = "The toy on boardgame.io, in memory only:"
        theirs = _series(title, load, boardgame_io, BoardgameIO(), numbers)
        with landscribe() as server:
            idle = asyncio.run(load.idle_sockets(server))
    _compare(ours, theirs, "Landscribe", FASTER)
    if several:
        _compare(several, theirs, "two processes of Landscribe", FASTER_WITH_TWO)
    most = real[-1]
    print(
        f"Cartographers, {most.tables:,} tables: p99 {most.paced.p99:.1f} ms (aim {SOON}) "
        f"beside {most.paced.control:.1f} of the control, {most.played:.1f} KB a played table (aim {SMALL})"
    )
    print(idle)


if __name__ == "__main__":
    main(sys.argv[1:])
