"""Many machines: a Ray cluster of two nodes, started here as its users start it."""

import json
import os
import pty
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from itertools import count, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar

import pytest

from landscribe.lab.cluster import AHEAD, NATIVE, WEIGHTS, Cluster
from landscribe.lab.pool import WorkersLost
from landscribe.native import is_available
from tests.cli.test_cli import Ran, hears_ctrl_c, landscribe, read_until, refused

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="a cluster needs Ray")

Found = TypeVar("Found")

RAY = Path(sys.executable).with_name("ray")
TOKEN = "0123456789abcdef" * 4
SLOW = 180.0
"""Seconds within which everything comes about, however busy the machine is."""
WORKER = "ray::_done"
"""What Ray calls a process that does our work."""
GREEDY = ("simulate", "--game", "mapmaker", "--bots", "greedy", "--games", "300", "--seed", "7", "--json")


class Nodes(NamedTuple):
    """A cluster: where its head is, and the processes that hold up each of its two nodes."""

    address: str
    head: "subprocess.Popen[bytes]"
    other: "subprocess.Popen[bytes]"

    @property
    def environment(self) -> dict[str, str]:
        return {"RAY_AUTH_TOKEN": TOKEN}

    def run(self, *words: str) -> Ran:
        return landscribe(*words, "--engine", "ray", "--address", self.address, **self.environment)

    def workers(self) -> list[int]:
        """The processes that do our work now."""
        return workers_of(self.head, self.other)


def workers_of(*nodes: "subprocess.Popen[bytes]") -> list[int]:
    """The processes that do our work now on some nodes."""
    return [pid for pid, name in below(pids(list(nodes))) if name.startswith(WORKER)]


def below(ancestors: set[int]) -> list[tuple[int, str]]:
    """All processes below some, with what they call themselves."""
    listed = subprocess.run(["ps", "-Awwo", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    parents = {int(pid): int(parent) for pid, parent, *_ in rows}

    def is_below(pid: int) -> bool:
        while pid in parents and pid not in ancestors:
            pid = parents[pid]
        return pid in ancestors

    return [(int(pid), name[0] if name else "") for pid, _, *name in rows if is_below(int(pid))]


@pytest.fixture(scope="module")
def nodes() -> Generator[Nodes]:
    with cluster() as found:
        yield found


@contextmanager
def cluster() -> Generator[Nodes]:
    """A head and another node, with one core each."""
    folder = tempfile.mkdtemp(prefix="ls")  # short, for the names of sockets
    log = Path(folder) / "log"
    address = f"127.0.0.1:{free_port()}"
    started = [begun(log, "--head", f"--port={address.rpartition(':')[2]}", f"--temp-dir={folder}")]
    try:
        wait_for(lambda: raylets(started) == 1, log)
        started.append(begun(log, f"--address={address}"))
        wait_for(lambda: raylets(started) == 2, log)
        yield Nodes(address, *started)
    finally:
        end(started)
        shutil.rmtree(folder, ignore_errors=True)


def raylets(started: "list[subprocess.Popen[bytes]]") -> int:
    """How many nodes are up."""
    return sum("/raylet/raylet " in name for _, name in below(pids(started)))


def pids(started: "list[subprocess.Popen[bytes]]") -> set[int]:
    return {process.pid for process in started}


def begun(log: Path, *words: str) -> "subprocess.Popen[bytes]":
    """A node that lasts as long as this process of it."""
    usual = ("--num-cpus=1", "--node-ip-address=127.0.0.1", "--object-store-memory=80000000")
    quiet = ("--include-dashboard=false", "--disable-usage-stats") if "--head" in words else ()
    patient = {"RAY_raylet_start_wait_time_s": str(int(SLOW))}
    with log.open("ab") as output:
        return subprocess.Popen(
            [RAY, "start", "--block", *words, *usual, *quiet],
            stdout=output,
            stderr=output,
            env={**os.environ, **patient, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN},
        )


def end(started: "list[subprocess.Popen[bytes]]") -> None:
    """Kills the nodes with all that they have started; asked to end, each would take half a minute."""
    for pid, _ in below(pids(started)):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    for process in started:
        process.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def wait_for(find: Callable[[], Found], log: Path | None = None) -> Found:
    """What is found, as soon as there is something."""
    end = time.monotonic() + SLOW
    while not (found := find()):
        assert time.monotonic() < end, log.read_text() if log else "it did not come about in time"
        time.sleep(0.2)
    return found


@contextmanager
def begun_on(
    nodes: Nodes, *words: str, stderr: int = subprocess.PIPE
) -> Generator["subprocess.Popen[bytes]"]:
    """A command that has come to let the cluster work."""
    command = [sys.executable, "-m", "landscribe", *words, "--engine", "ray", "--address", nodes.address]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env={**os.environ, **nodes.environment},
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    ) as process:
        try:
            wait_for(nodes.workers)
            yield process
        finally:
            process.kill()


class Machines:
    """What Ray offers, on machines that do nothing before they are asked what they have done."""

    class Crashed(Exception):
        """A worker was lost too often."""

    class Failed(Exception):
        """The work itself raised something."""

        def __init__(self, cause: Exception) -> None:
            self.cause = cause

    exceptions = SimpleNamespace(
        RayTaskError=Failed, WorkerCrashedError=Crashed, NodeDiedError=Crashed, OutOfMemoryError=Crashed
    )

    def __init__(self) -> None:
        self.begun = self.cancelled = 0

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, luggage: Any) -> Any:
        return luggage

    def remote(self, **_: int) -> Callable[[Callable[..., Any]], Any]:
        def task(work: Callable[..., Any]) -> Any:
            def begin(*given: Any) -> Callable[[], Any]:
                self.begun += 1
                return partial(work, *given)

            return SimpleNamespace(remote=begin)

        return task

    def get(self, part: Callable[[], Any]) -> Any:
        try:
            return part()
        except ZeroDivisionError as error:
            raise self.Failed(error) from error
        except MemoryError as error:
            raise self.Crashed from error

    def cancel(self, _: object, *, force: bool) -> None:
        self.cancelled += force


def with_settings(number: int) -> tuple[int, str | None]:
    return number * number, os.environ.get(NATIVE)


def divided(number: int) -> float:
    return 1 / number


def lost(number: int) -> int:
    raise MemoryError(number)


def test_items_are_sent_a_little_ahead_answered_in_order_and_called_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(NATIVE, "no")
    monkeypatch.setenv(WEIGHTS, "")  # which the work takes away, and a test puts back
    machines = Machines()
    found = Cluster(machines).mapped(with_settings, count())
    assert list(islice(found, 20)) == [(number * number, "no") for number in range(20)]
    assert machines.begun == 20 + 2 * AHEAD
    found.close()
    assert machines.cancelled == 2 * AHEAD
    assert dict(Cluster(machines).mapped(with_settings, range(3))) == {0: "no", 1: "no", 4: "no"}
    with pytest.raises(ZeroDivisionError):
        list(Cluster(machines).mapped(divided, [0]))
    with pytest.raises(WorkersLost):
        list(Cluster(machines).mapped(lost, [0]))


@pytest.mark.thorough
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(nodes: Nodes) -> None:
    with begun_on(nodes, *GREEDY) as process:
        os.kill(wait_for(nodes.workers)[0], signal.SIGKILL)
        out, said = process.communicate(timeout=SLOW)
    assert (process.returncode, said) == (0, b"")
    assert json.loads(out) == json.loads(landscribe(*GREEDY).out)
    wait_for(lambda: not nodes.workers())


@pytest.mark.thorough
def test_ctrl_c_reports_what_is_done_and_leaves_no_work_on_the_cluster(nodes: Nodes) -> None:
    leader, follower = pty.openpty()
    with begun_on(nodes, *GREEDY, "--games", "1000000", stderr=follower) as process:
        read_until(leader, rb"[1-9]\d*/1000000", SLOW)
        os.killpg(process.pid, signal.SIGINT)
        said = read_until(leader, b"interrupted after", SLOW)
        out, _ = process.communicate(timeout=SLOW)
    os.close(leader)
    os.close(follower)
    assert b"Traceback" not in said
    assert 0 < json.loads(out)["games"] < 1_000_000
    wait_for(lambda: not nodes.workers())


@pytest.mark.thorough
def test_a_command_that_is_killed_leaves_no_work_on_the_cluster(nodes: Nodes) -> None:
    with begun_on(nodes, *GREEDY, "--games", "1000000") as process:
        process.kill()
    wait_for(lambda: not nodes.workers())


@pytest.mark.thorough
@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
def test_native_games_are_the_same_on_a_cluster(nodes: Nodes) -> None:
    words = ("simulate", "--seats", "3", "--games", "300000", "--json")
    assert nodes.run(*words).out == landscribe(*words).out


@pytest.mark.thorough
def test_an_arena_on_a_cluster_rates_the_same(nodes: Nodes) -> None:
    words = ("arena", "--game", "mapmaker", "--bots", "uniform,greedy", "--games", "20")
    there, here = nodes.run(*words), landscribe(*words)
    assert there.err == ""
    ratings = r"│ (\w+) +│ (\d+ ± \d+) │ (\S+ ± \S+)"
    assert re.findall(ratings, there.out) == re.findall(ratings, here.out) != []


@pytest.mark.thorough
@pytest.mark.parametrize(
    "words",
    [
        ("measure", "mapmaker", "--games", "12", "--deals", "6", "--bots", "uniform,greedy"),
        ("balance", "Tree line", "--game", "mapmaker", "--games", "40", "--bots", "uniform,greedy"),
    ],
)
def test_games_are_measured_and_balanced_alike_on_a_cluster(nodes: Nodes, words: tuple[str, ...]) -> None:
    there, here = nodes.run(*words, "--json"), landscribe(*words, "--json")
    assert (there.code, there.err) == (0, "")
    assert there.out == here.out


LEARNING = """
import sys
from landscribe.cli import main, train
train.MEASURED = 24
sys.exit(main(["train", "--game", "mapmaker", "--games", "250", "--seed", "4", *sys.argv[1:]]))
"""


@pytest.mark.thorough
@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
def test_what_was_learned_is_measured_on_a_cluster_with_the_weights_that_were_learned(
    nodes: Nodes, tmp_path: Path
) -> None:
    for name, engine in (("here", ()), ("there", ("--engine", "ray", "--address", nodes.address))):
        command = [sys.executable, "-c", LEARNING, "--out", f"{name}.weights", *engine]
        subprocess.run(command, cwd=tmp_path, env={**os.environ, **nodes.environment}, check=True)
    assert (tmp_path / "here.weights").read_bytes() == (tmp_path / "there.weights").read_bytes()


@pytest.mark.thorough
def test_another_token_is_refused_with_a_sentence(nodes: Nodes) -> None:
    words = ("simulate", "--engine", "ray", "--address", nodes.address)
    refused(landscribe(*words, RAY_AUTH_TOKEN="f" * 64), f"no Ray cluster answers at {nodes.address}")


@pytest.mark.thorough
def test_a_cluster_plays_the_same_games_though_a_machine_is_lost() -> None:
    words = (*GREEDY, "--bots", "searcher:1", "--games", "400")  # in small parts: both have some
    with cluster() as nodes, begun_on(nodes, *words) as process:
        wait_for(lambda: workers_of(nodes.other))
        end([nodes.other])
        out, said = process.communicate(timeout=2 * SLOW)
    assert (process.returncode, said) == (0, b"")
    assert json.loads(out) == json.loads(landscribe(*words).out)
