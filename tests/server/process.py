"""A server for tests: `python -m tests.server.process PORT DATABASE [WORD …] [LIMIT …]`.

Without a word it serves nothing, but forks such servers, for who asks on its standard input: they begin at
once, since all is imported already. A line is an object of JSON: `words`, `log`, `folder` and `environment`
of a server that is to begin, answered by its process; or `ended`, a process, answered by its exit code.

The words are `impatient`, `attentive`, `glancing`, `warmed`, then `workers`, `hasty` or `jumping`.

An impatient one waits less long for its database and its processes, and looks more often how they are; an
attentive one waits less long for pongs. A glancing one thinks less about what it
reviews, and says at once how far it is. A hasty one has little patience with who asks, holds little that
nobody reads, and trusts no proxy. The clock of a jumping one is set ten years ahead by
SIGUSR1 and back by SIGUSR2.
"""

import json
import os
import signal
import socket
import sys
import time
from functools import partial
from typing import Any

TEN_YEARS = 10 * 365 * 24 * 3600.0  # seconds
HELD = 16 * 1024  # bytes that the system of a hasty server holds for who does not read


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


def judge_at_a_glance() -> None:
    """In a process in which bots think: reviews of Mapmaker look at little."""
    from landscribe.bots.judge import Effort, judge_of

    type(judge_of("mapmaker")).effort = Effort(candidates=3, picking=8, batch=8, worlds=8)  # pyright: ignore[reportAttributeAccessIssue]


def main(port: str, database: str, *limits: str) -> int:
    """Imports the server here, and not above: its processes in which bots think import this file, too."""
    from landscribe.server import database as store
    from landscribe.server import engine, live, peers, protocols, run, workers
    from landscribe.server.logs import Logs
    from landscribe.server.settings import UNLIMITED, Settings, limits_from, networks_from
    from landscribe.table import presence, reviews

    words = list(limits)

    def has(word: str) -> bool:
        return words[:1] == [word] and bool(words.pop(0))

    presence.AWAY_FOR = 0.0  # who leaves in a test is not waited for
    if has("impatient"):
        engine.ANSWERED_WITHIN = 1.0
        engine.LOCKED_FOR = 0.3
        store.CHECKED_EVERY = 0.1
        peers.BEAT, peers.LOST = 0.5, 2.0
        workers.HUNG = 5.0
    if has("attentive"):
        live.PING_EVERY, live.PONG_WITHIN = run.PING_EVERY, run.PONG_WITHIN = 0.5, 2.0
    is_glancing = has("glancing")
    if is_glancing:
        reviews.PATIENCE = 0.05
    is_warmed, has_workers, is_hasty = has("warmed"), has("workers"), has("hasty")
    if is_hasty:
        protocols.HEAD_WITHIN = protocols.BODY_WITHIN = protocols.READ_WITHIN = 1.5
    if has("jumping"):
        let_the_clock_jump()
    settings = Settings(
        database,
        limits=limits_from(words) if words else UNLIMITED,
        is_warmed=is_warmed,
        prepare=judge_at_a_glance if is_glancing else None,
        logs=Logs(),
        metrics=networks_from("127.0.0.1"),
    )
    if has_workers:
        return workers.Workers(2, settings, "127.0.0.1", int(port), "127.0.0.1").serve()
    if not is_hasty:
        return run.serve(run.server_for(settings, "127.0.0.1", int(port), "127.0.0.1"))
    server, listener = run.server_for(settings, trusted="192.0.2.1"), run.listener_for("127.0.0.1", int(port))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, HELD)
    server.run = partial(server.run, [listener])  # pyright: ignore[reportAttributeAccessIssue]
    return run.serve(server)


def fork() -> int:
    """Forks servers until nobody asks any more; returns in them, too, when they have ended."""
    from landscribe.server import workers

    del workers  # which imports everything
    running = set[int]()
    for line in sys.stdin:
        asked = json.loads(line)
        if "ended" in asked:
            process, status = os.waitpid(asked["ended"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if process else None
            running.discard(process)
        elif answer := os.fork():
            running.add(answer)
        else:
            return begun(asked)
        print(json.dumps(answer), flush=True)
    for process in running:  # of tests that failed
        os.kill(process, signal.SIGKILL)
    return 0


def begun(asked: Any) -> int:
    """Becomes the server that somebody asked for."""
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    files = os.open(os.devnull, os.O_RDONLY), os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for number, file in zip((0, 1, 2), (files[0], files[1], files[1]), strict=True):
        os.dup2(file, number)
    return main(*asked["words"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if sys.argv[1:] else fork())
