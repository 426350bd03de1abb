"""A server for tests: `python -m tests.server.process PORT DATABASE [warmed] [workers|hasty] [LIMITS…]`.

A hasty one has little patience, and trusts no proxy.
"""

import sys

from landscribe.server import protocols
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
    if is_hasty := limits[:1] == ["hasty"]:
        limits.pop(0)
        protocols.HEAD_WITHIN = protocols.BODY_WITHIN = protocols.READ_WITHIN = 1.5
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
