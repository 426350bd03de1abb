"""One process that serves: uvicorn with our limits."""

import asyncio
import contextlib
import gc
import signal
import sys
from types import FrameType

import uvicorn

from landscribe.server.app import application
from landscribe.server.engine import only_process
from landscribe.server.live import PING_EVERY, PONG_WITHIN
from landscribe.server.logs import write_log
from landscribe.server.protocols import Sockets, http_for
from landscribe.server.settings import Settings
from landscribe.server.upgrades import upgrade_at

SWITCH = 0.0005  # seconds: the thread that writes to the disk gets its turn soon, however much there is to do
GARBAGE = (10_000, 50, 20)  # thresholds: everyone waits while all tables are looked through for garbage


def server_for(settings: Settings, host: str, port: int, trusted: str = "127.0.0.1") -> uvicorn.Server:
    """The server; `trusted` names the proxies whose word about a client's address counts.

    The database is upgraded first, so that one that cannot be used is refused before anything is served.
    """
    if settings.logs is not None:
        write_log(settings.logs)
    held = only_process(settings.database)
    asyncio.run(upgrade_at(settings.database))
    app = application(settings)
    app.state.held = held
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        http=http_for(settings.limits, trusted),
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


def serve(server: uvicorn.Server) -> int:
    """Serves until the process is asked to end; 0 when it had begun."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    signal.signal(signal.SIGTERM, _end)  # comes back to us after uvicorn has ended in order
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else 1


def _end(number: int, frame: FrameType | None) -> None:
    del number, frame
    sys.exit(0)
