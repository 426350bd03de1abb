"""A server of the tests' own: `python -m tests.server.process PORT DATABASE [warmed] [workers] [LIMITS…]`."""

import sys

from landscribe.server.logs import Logs
from landscribe.server.run import serve, server_for
from landscribe.server.settings import UNLIMITED, Settings, limits_from, networks_from
from landscribe.server.workers import Workers

if __name__ == "__main__":
    port, database, *limits = sys.argv[1:]
    if is_warmed := limits[:1] == ["warmed"]:
        limits.pop(0)
    if has_workers := limits[:1] == ["workers"]:
        limits.pop(0)
    settings = Settings(
        database,
        limits=limits_from(limits) if limits else UNLIMITED,
        is_warmed=is_warmed,
        logs=Logs(),
        metrics=networks_from("127.0.0.1"),
    )
    if has_workers:
        sys.exit(Workers(2, settings, "127.0.0.1", int(port), "127.0.0.1").serve())
    sys.exit(serve(server_for(settings, "127.0.0.1", int(port))))
