"""One process that serves: uvicorn with our limits."""

import asyncio
import contextlib
import signal
import socket
import sys
from types import FrameType

import uvicorn

from landscribe.server.app import application
from landscribe.server.engine import only_process, reaching
from landscribe.server.garbage import look_for_garbage_in_time
from landscribe.server.live import PING_EVERY, PONG_WITHIN
from landscribe.server.logs import write_log
from landscribe.server.protocols import Sockets, http_for
from landscribe.server.settings import Settings
from landscribe.server.upgrades import upgrade_at

SWITCH = 0.0005  # seconds: the thread that writes to the disk gets its turn soon, however much there is to do
BACKLOG = 2_048  # connections that wait to be accepted


def server_for(
    settings: Settings, host: str = "", port: int = 0, trusted: str = "127.0.0.1"
) -> uvicorn.Server:
    """The server; `trusted` names the proxies whose word about a client's address counts.

    The database is upgraded first, so that one that cannot be used is refused before anything is served.
    """
    held = prepare_database(settings)
    app = application(settings)
    app.state.held = held
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        http=http_for(app.state.context.accepted, trusted),
        ws=Sockets,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # a compressor takes more memory than a table
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        server_header=False,
        forwarded_allow_ips=trusted,
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)


def prepare_database(settings: Settings) -> object:
    """Begins to log and upgrades the database; gives back what holds an SQLite file for this process."""
    if settings.logs is not None:
        write_log(settings.logs)
    with reaching(settings.database):
        held = only_process(settings.database)
        asyncio.run(upgrade_at(settings.database))
    return held


def listener_for(host: str, port: int) -> socket.socket:
    """The port, before anyone serves it."""
    listener = uvicorn.Config("", host=host, port=port, log_config=None).bind_socket()
    listener.listen(BACKLOG)
    listener.setblocking(False)
    return listener


def prepare_process() -> None:
    """Sets what Python does beside: switching between threads, and looking for garbage."""
    sys.setswitchinterval(SWITCH)
    look_for_garbage_in_time()


def serve(server: uvicorn.Server) -> int:
    """Serves until the process is asked to end; 0 when it had begun."""
    prepare_process()
    signal.signal(signal.SIGTERM, end)  # comes back to us after uvicorn has ended in order
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else 1


def end(number: int, frame: FrameType | None) -> None:
    """Ends the process in order, once uvicorn has done so."""
    del number, frame
    sys.exit(0)
