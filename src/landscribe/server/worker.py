"""One of several processes behind one port: it is handed the connections that it serves."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any, cast

import uvicorn
from fastapi import FastAPI

from landscribe.core.note import WrongValue
from landscribe.games import GAMES
from landscribe.server.context import Context
from landscribe.server.run import end, prepare_process, server_for
from landscribe.server.settings import Settings

LOG = logging.getLogger("landscribe")
READY, ALIVE = b"r", b"a"
ALIVE_EVERY = 1.0  # seconds


def work(line: socket.socket, settings: Settings, listener: socket.socket, trusted: str) -> None:
    """Serves what comes through this line until the process is asked to end."""
    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        server = server_for(settings, trusted=trusted)
    except WrongValue as error:  # such as a database that is away; it is tried again
        LOG.warning("a process cannot begin: %s", error)
        sys.exit(1)
    prepare_process()
    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
    ):
        runner.run(_Worker(server, line, listener).serve())


class _Worker:
    """A server that listens nowhere, unless its parent is gone."""

    def __init__(self, server: uvicorn.Server, line: socket.socket, listener: socket.socket) -> None:
        self._server = server
        self._line = line
        self._listener = listener
        self._coming: set[asyncio.Task[object]] = set()

    async def serve(self) -> None:
        """Says that it is ready once its bots can think, too: until then others play its tables faster."""
        serving = asyncio.create_task(self._server.serve(sockets=[]))
        while not (self._server.started or serving.done()):
            await asyncio.sleep(0.01)
        if not serving.done():
            thinking = asyncio.create_task(self._can_think())
            await asyncio.wait({serving, thinking}, return_when=asyncio.FIRST_COMPLETED)
        if not serving.done():
            self._line.setblocking(False)
            asyncio.get_running_loop().add_reader(self._line, self._take)
            self._begin(self._tell_alive())
        await serving

    async def _can_think(self) -> None:
        """Returns when every game is known here, and the bots can think."""
        tuple(GAMES.values())
        context = cast("FastAPI", self._server.config.app).state.context
        assert isinstance(context, Context)
        await context.bots.started()

    def _take(self) -> None:
        """Takes the next connection; where the parent is gone, whatever comes to the port."""
        loop = asyncio.get_running_loop()
        try:
            said, handles, *_ = socket.recv_fds(self._line, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            said, handles = b"", []
        if not said:
            loop.remove_reader(self._line)
            if not self._server.should_exit:
                self._begin(self._listen())
        for handle in handles:
            client = socket.socket(fileno=handle)
            client.setblocking(False)
            self._begin(loop.connect_accepted_socket(self._protocol, client))

    async def _tell_alive(self) -> None:
        """Tells the parent that it may begin, and again and again that this loop turns.

        It kills who says nothing; where it is gone, there is nobody to tell.
        """
        with contextlib.suppress(OSError):
            self._line.send(READY)
            while True:
                await asyncio.sleep(ALIVE_EVERY)
                self._line.send(ALIVE)

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        self._server.servers.append(await loop.create_server(self._protocol, sock=self._listener))

    def _begin(self, what: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(what)
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    def _protocol(self) -> asyncio.Protocol:
        """What serves a connection, made as uvicorn makes it."""
        server = self._server
        kind = cast("Callable[..., asyncio.Protocol]", server.config.http_protocol_class)
        return kind(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)
