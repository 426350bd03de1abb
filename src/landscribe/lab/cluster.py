"""The engine of many machines: a Ray cluster, to one of whose machines this command belongs."""

import os
import pickle
import socket
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeAlias, TypeVar

from landscribe import __version__, own
from landscribe.core.note import Refusal, WrongValue
from landscribe.lab.pool import TRIES, WorkersLost

Item = TypeVar("Item")
Part = TypeVar("Part")
Files: TypeAlias = tuple[tuple[str, bytes], ...]
"""By name."""

AHEAD = 4
"""So many items for each core of the cluster are on their way."""
PATIENCE = 5.0
"""Seconds in which the head of a cluster answers."""
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""What opens a connection of HTTP/2, which Ray speaks; a server answers with settings, too."""
ASKED = {  # of Ray: no statistics of use, no remarks
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
NATIVE, WEIGHTS = "LANDSCRIBE_NATIVE", "LANDSCRIBE_WEIGHTS"


class Unreached(Refusal):
    """There is no cluster that answers."""


@contextmanager
def connected(address: str | None) -> Generator["Cluster"]:
    """The cluster whose head is at an address, or else that of this machine, until it is no longer needed.

    Meanwhile nothing is printed to standard output.
    """
    if address is not None:
        _knock(address)
    for name, value in ASKED.items():
        os.environ.setdefault(name, value)
    if os.environ.get("RAY_AUTH_TOKEN"):
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    ray: Any = import_module("ray")
    try:
        with _hushed():
            ray.init(address=address or "auto", log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        if address is None:
            raise Unreached("refused-no-cluster") from error
        raise Unreached("refused-cluster", address=address) from error
    # What Ray says of workers that died goes to standard output, where reports are printed.
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        try:
            yield Cluster(ray)
        finally:
            ray.shutdown()


@contextmanager
def _hushed() -> Generator[None]:
    """While nothing reaches standard error: Ray's native parts complain there, whatever they are told."""
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _knock(address: str) -> None:
    """A Refusal soon where nothing like Ray answers, for which Ray itself would wait long."""
    host, _, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise WrongValue("refused-address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.sendall(PREFACE)
            if line.recv(9)[3:4] != PREFACE[-6:-5]:
                raise ConnectionError(address)
    except OSError as error:
        raise Unreached("refused-cluster", address=address) from error


class Cluster:
    """A cluster that this process is connected to."""

    is_here = False

    def __init__(self, ray: Any) -> None:
        """What the package Ray offers, connected."""
        self._ray = ray

    def mapped(self, work: Callable[[Item], Part], items: Iterable[Item]) -> Generator[Part]:
        """What the work makes of each item; Ray does an item again whose machine or process died."""
        ray = self._ray
        do = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_done)
        luggage, left = ray.put(_luggage(work)), iter(items)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        parts = deque(do.remote(luggage, item) for item in islice(left, ahead))
        try:
            while parts:
                part = self._got(parts[0])
                parts.popleft()
                parts.extend(do.remote(luggage, item) for item in islice(left, 1))
                yield part
        finally:
            for part in parts:
                ray.cancel(part, force=True)

    def _got(self, part: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(part)
        except errors.RayTaskError as error:
            raise error.cause from error
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
            raise WorkersLost("refused-workers-lost", times=TRIES) from error


class Luggage(NamedTuple):
    """What goes to every machine: the work, settings of how bots think, weights and cards of one's own."""

    version: str
    work: bytes  # pickled: it may be about cards that are not there before `cards` are
    settings: Mapping[str, str]
    weights: Files
    cards: Files


def _luggage(work: Callable[[Any], Any]) -> Luggage:
    folder = os.environ.get(WEIGHTS)
    files = sorted(Path(folder).glob("*.weights")) if folder else []
    settings = {NATIVE: os.environ[NATIVE]} if NATIVE in os.environ else {}
    return Luggage(__version__, pickle.dumps(work), settings, _packed(files), _packed(own.files()))


def _packed(files: Iterable[Path]) -> Files:
    return tuple((file.name, file.read_bytes()) for file in files)


def _done(luggage: Luggage, item: Any) -> Any:
    """What the work makes of an item, on whichever machine of the cluster."""
    version, work, settings, weights, cards = luggage
    if version != __version__:
        raise WrongValue("refused-cluster-version", here=version, there=__version__)
    for name in (NATIVE, WEIGHTS, own.WITH):
        os.environ.pop(name, None)
    os.environ.update(settings)
    if weights:
        os.environ[WEIGHTS] = _unpacked(weights).name
    if cards:
        folder = Path(_unpacked(cards).name)
        os.environ[own.WITH] = os.pathsep.join(str(folder / name) for name, _ in cards)
    return pickle.loads(work)(item)


@cache
def _unpacked(files: Files) -> "TemporaryDirectory[str]":
    """A folder with these files, as long as there is this process."""
    folder = TemporaryDirectory(prefix="landscribe-")
    for name, content in files:
        (Path(folder.name) / name).write_bytes(content)
    return folder
