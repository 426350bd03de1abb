"""Several processes behind one port: each connection goes to the process of its table.

The parent looks at the first line of a request, without taking it, and hands the connection itself over. So
a table is usually folded in one place; wherever a request arrives, it is answered all the same.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import re
import signal
import socket
import zlib
from multiprocessing.process import BaseProcess

from landscribe.core.note import WrongValue
from landscribe.server.engine import engine_of, is_file
from landscribe.server.limits import Places, counted_as
from landscribe.server.metrics import counting_together, forget_process
from landscribe.server.protocols import allowed_connections, proxies_in
from landscribe.server.run import listener_for, prepare_database
from landscribe.server.settings import Settings
from landscribe.server.worker import READY, work

LOG = logging.getLogger("landscribe")
LINE = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([A-Za-z0-9_-]{1,64})[/? ]")
LONGEST_LINE = 1024  # bytes of a request that are looked at
SHOWN_WITHIN = 2.0  # seconds until who says nothing is handed over, too
LOOKED_AGAIN = 0.02  # seconds until it is seen whether something has changed
WARNED_APART = 10.0  # seconds between two warnings that connections cannot be accepted
READY_WITHIN = 120.0  # seconds until a process that does not begin to serve is killed, and another started
HANDED_WITHIN = 10.0  # seconds until a connection that no process can take is closed
STARTED_APART = 1.0  # seconds between two starts of a process that does not live
TRIES = 3  # starts of a process before the first that lives
SILENT = 3.0  # seconds without a sign after which others get what comes for a process
HUNG = 10.0  # seconds without a sign after which a process is killed, and another started
ENDED_WITHIN = 4.0  # seconds until a process that was asked to end is killed


def place_of(head: bytes, address: str, number: int) -> int:
    """Which of so many processes a request is for: that of its table, or else of the client's address.

    >>> place_of(b"GET /api/tables/abc/live HTTP/1.1", "::1", 4) == place_of(b"GET /t/abc HTTP/1.1", "", 4)
    True
    """
    found = LINE.match(head)
    return zlib.crc32(found[1] if found else address.encode()) % number


class Workers:
    """The processes, and the port before them."""

    def __init__(self, number: int, settings: Settings, host: str, port: int, trusted: str) -> None:
        """So many processes; the database is upgraded first, as for one."""
        if is_file(engine_of(settings.database)):
            raise WrongValue("refused-workers-file", number=str(number))
        prepare_database(settings)
        self._listener = listener_for(host, port)
        self._has_begun = asyncio.Event()
        self._workers = [_Worker(settings, self._listener, trusted, self._has_begun) for _ in range(number)]
        self._clients: set[asyncio.Task[None]] = set()
        each, total = settings.limits.address_connections, settings.limits.connections
        self._places = Places(2 * each, allowed_connections(2 * total))  # of who was not handed over yet
        self._proxies = proxies_in(trusted)

    def serve(self) -> int:
        """Serves until the process is asked to end; 0 when it had begun."""
        with counting_together():
            return asyncio.run(self._serve())

    async def _serve(self) -> int:
        loop, asked = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, asked.set)
        keeping = [asyncio.create_task(worker.keep()) for worker in self._workers]
        accepting = asyncio.create_task(self._accept())
        ending = asyncio.create_task(asked.wait())
        await asyncio.wait({ending, accepting, *keeping}, return_when=asyncio.FIRST_COMPLETED)
        for task in (ending, accepting, *keeping, *self._clients):
            task.cancel()
        self._listener.close()
        await asyncio.gather(*(worker.end() for worker in self._workers))
        return 0 if asked.is_set() else 1

    async def _accept(self) -> None:
        loop, warned_at = asyncio.get_running_loop(), -WARNED_APART
        while True:
            try:
                client, (peer, *_) = await loop.sock_accept(self._listener)
            except OSError as error:  # such as too many open files
                if loop.time() > warned_at + WARNED_APART:
                    LOG.warning("connections cannot be accepted: %s", error)
                    warned_at = loop.time()
                await asyncio.sleep(LOOKED_AGAIN)
                continue
            place = f"proxy {id(client)}" if peer in self._proxies else counted_as(peer)
            if not self._places.enters(place):
                client.close()
                continue
            task = asyncio.create_task(self._hand_over(client, counted_as(peer)))
            self._clients.add(task)
            task.add_done_callback(self._clients.discard)
            task.add_done_callback(lambda _, place=place: self._places.leaves(place))

    async def _hand_over(self, client: socket.socket, address: str) -> None:
        """Gives a connection to the process of its table, or to the next that lives."""
        with client:
            place = place_of(await _first_line(client), address, len(self._workers))
            for _ in range(int(HANDED_WITHIN / LOOKED_AGAIN)):
                in_turn = self._workers[place:] + self._workers[:place]
                if any(worker.takes(client) for worker in sorted(in_turn, key=_Worker.is_silent)):
                    return
                await asyncio.sleep(LOOKED_AGAIN)


async def _first_line(client: socket.socket) -> bytes:
    """What a client says first, which stays to be read; as much as it says within a moment."""
    seen = b""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(SHOWN_WITHIN):
            while b"\n" not in seen and len(seen) < LONGEST_LINE:
                await _wait_for(client, len(seen) + 1)
                more = client.recv(LONGEST_LINE, socket.MSG_PEEK)
                if more == seen:  # and no more will come
                    break
                seen = more
    with contextlib.suppress(OSError):
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
    return seen


async def _wait_for(client: socket.socket, number: int) -> None:
    """Waits until a client has said so many bytes, or has hung up."""
    loop, readable = asyncio.get_running_loop(), asyncio.Event()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, number)
    loop.add_reader(client, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(client)


class _Worker:
    """One of the processes, started again whenever it ends."""

    def __init__(
        self, settings: Settings, listener: socket.socket, trusted: str, has_begun: asyncio.Event
    ) -> None:
        self._given = (settings, listener, trusted)
        self._has_begun = has_begun  # whether any of them has ever lived
        self._process: BaseProcess | None = None
        self._line: socket.socket | None = None
        self._is_ready = False
        self._heard_at = 0.0

    async def keep(self) -> None:
        """Keeps the process running; returns where none of them could ever begin.

        One that cannot begin later, since the database is away, takes none of the others down.
        """
        loop, starts = asyncio.get_running_loop(), 0
        while starts < TRIES or self._has_begun.is_set():
            begun, line = loop.time(), self._start()
            with line:
                starts += 1
                if await _heard_in_time(line) == READY:
                    self._is_ready = True
                    self._has_begun.set()
                    await self._hear_on(line)
                self._line, self._is_ready = None, False
            self._bury()
            await asyncio.sleep(max(0.0, begun + STARTED_APART - loop.time()))

    async def _hear_on(self, line: socket.socket) -> None:
        """Returns when the process is gone, or has said nothing for so long that it does nothing any more."""
        clock = asyncio.get_running_loop().time
        self._heard_at = clock()
        while True:
            try:
                async with asyncio.timeout(HUNG):
                    if not await _heard(line):
                        return
            except TimeoutError:
                if not _has_more(line):  # else it was we who hung
                    assert self._process is not None
                    LOG.warning("process %s hangs: it is killed", self._process.pid)
                    return
            self._heard_at = clock()

    def is_silent(self) -> bool:
        """Whether it may hang: nothing was heard of it for a while."""
        return asyncio.get_running_loop().time() > self._heard_at + SILENT

    def _start(self) -> socket.socket:
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=work, args=(theirs, *self._given))
        self._process.start()
        theirs.close()
        return self._line

    def _bury(self) -> None:
        assert self._process is not None
        self._process.kill()  # whoever hung up does nothing any more
        self._process.join()
        LOG.warning("process %s ended with %s", self._process.pid, self._process.exitcode)
        forget_process(self._process.pid or 0)

    def takes(self, client: socket.socket) -> bool:
        """Whether it is there to take a connection, which is its then."""
        if self._line is None or not self._is_ready:
            return False
        try:
            socket.send_fds(self._line, [b"."], [client.fileno()])
        except OSError:
            return False
        return True

    async def end(self) -> None:
        """Lets the process end in order, if it does so soon."""
        process = self._process
        if process is None:
            return
        process.terminate()
        for _ in range(int(ENDED_WITHIN / LOOKED_AGAIN)):
            if process.exitcode is not None:
                return
            await asyncio.sleep(LOOKED_AGAIN)
        process.kill()
        process.join()


def _has_more(line: socket.socket) -> bool:
    """Whether something was said that is not heard yet."""
    try:
        return bool(line.recv(1, socket.MSG_PEEK))
    except OSError:
        return False


async def _heard_in_time(line: socket.socket) -> bytes:
    """What a process says first; nothing where it is gone, or does not say anything for long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(READY_WITHIN):
            return await _heard(line)
    LOG.warning("a process did not begin to serve within %s seconds: it is killed", READY_WITHIN)
    return b""


async def _heard(line: socket.socket) -> bytes:
    """What a process says next; nothing where it is gone."""
    try:
        return await asyncio.get_running_loop().sock_recv(line, len(READY))
    except OSError:
        return b""
