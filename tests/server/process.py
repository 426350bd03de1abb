"""A server of the tests' own: `python -m tests.server.process PORT DATABASE [LIMITS…]`."""

import sys

from landscribe.server.run import serve, server_for
from landscribe.server.settings import UNLIMITED, Settings, limits_from

if __name__ == "__main__":
    port, database, *limits = sys.argv[1:]
    settings = Settings(database, limits=limits_from(limits) if limits else UNLIMITED, is_warmed=False)
    sys.exit(serve(server_for(settings, "127.0.0.1", int(port))))
