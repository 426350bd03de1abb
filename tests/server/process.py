"""A server for tests: `python -m tests.server.process PORT DATABASE [warmed] [workers|hasty|jumping] …`.

A hasty one has little patience, and trusts no proxy. The clock of a jumping one is set ten years ahead by
SIGUSR1 and back by SIGUSR2.
"""

import signal
import sys
import time

from landscribe.server import protocols
from landscribe.server.logs import Logs
from landscribe.server.run import serve, server_for
from landscribe.server.settings import UNLIMITED, Settings, limits_from, networks_from
from landscribe.server.workers import Workers

TEN_YEARS = 10 * 365 * 24 * 3600.0  # seconds


def let_the_clock_jump() -> None:
    """Sets the clock of the wall when asked to; the one that nobody sets goes on."""
    now, ahead = time.time, {signal.SIGUSR1: TEN_YEARS, signal.SIGUSR2: -TEN_YEARS}
    offset = 0.0

    def jump(number: int, _: object) -> None:
        nonlocal offset
        offset = ahead[signal.Signals(number)]

    for number in ahead:
        signal.signal(number, jump)
    time.time = lambda: now() + offset


if __name__ == "__main__":
    port, database, *limits = sys.argv[1:]
    if is_warmed := limits[:1] == ["warmed"]:
        limits.pop(0)
    if has_workers := limits[:1] == ["workers"]:
        limits.pop(0)
    if is_hasty := limits[:1] == ["hasty"]:
        limits.pop(0)
        protocols.HEAD_WITHIN = protocols.BODY_WITHIN = protocols.READ_WITHIN = 1.5
    if limits[:1] == ["jumping"]:
        limits.pop(0)
        let_the_clock_jump()
    settings = Settings(
        database,
        limits=limits_from(limits) if limits else UNLIMITED,
        is_warmed=is_warmed,
        logs=Logs(),
        metrics=networks_from("127.0.0.1"),
    )
    if has_workers:
        sys.exit(Workers(2, settings, "127.0.0.1", int(port), "127.0.0.1").serve())
    trusted = "192.0.2.1" if is_hasty else "127.0.0.1"
    sys.exit(serve(server_for(settings, "127.0.0.1", int(port), trusted)))
