"""A server for tests: `python -m tests.server.process PORT DATABASE [WORD …] [LIMIT …]`.

The words are `impatient`, `attentive`, `warmed`, then `workers`, `hasty` or `jumping`.

An impatient one waits less long for its database and its processes, an attentive one for pongs. A hasty one
has little patience with who asks, and trusts no proxy. The clock of a jumping one is set ten years ahead by
SIGUSR1 and back by SIGUSR2.
"""

import signal
import sys
import time

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


def main(port: str, database: str, *limits: str) -> int:
    """Imports the server here, and not above: its processes in which bots think import this file, too."""
    from landscribe.server import engine, live, protocols
    from landscribe.table import presence

    words = list(limits)

    def has(word: str) -> bool:
        return words[:1] == [word] and bool(words.pop(0))

    presence.AWAY_FOR = 0.0  # who leaves in a test is not waited for
    is_impatient = has("impatient")
    if is_impatient:
        engine.ANSWERED_WITHIN = 1.0
        engine.LOCKED_FOR = 0.3
    if has("attentive"):  # before anyone takes these figures over
        live.PING_EVERY, live.PONG_WITHIN = 0.5, 2.0

    from landscribe.server import workers
    from landscribe.server.logs import Logs
    from landscribe.server.run import serve, server_for
    from landscribe.server.settings import UNLIMITED, Settings, limits_from, networks_from
    from landscribe.server.workers import Workers

    if is_impatient:
        workers.HUNG = 5.0
    is_warmed, has_workers, is_hasty = has("warmed"), has("workers"), has("hasty")
    if is_hasty:
        protocols.HEAD_WITHIN = protocols.BODY_WITHIN = protocols.READ_WITHIN = 1.5
    if has("jumping"):
        let_the_clock_jump()
    settings = Settings(
        database,
        limits=limits_from(words) if words else UNLIMITED,
        is_warmed=is_warmed,
        logs=Logs(),
        metrics=networks_from("127.0.0.1"),
    )
    if has_workers:
        return Workers(2, settings, "127.0.0.1", int(port), "127.0.0.1").serve()
    trusted = "192.0.2.1" if is_hasty else "127.0.0.1"
    return serve(server_for(settings, "127.0.0.1", int(port), trusted))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
