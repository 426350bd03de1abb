"""The server under load, with the toy: `python -m bench.load_server PORT DATABASE [WORKERS]`."""

import sys

from bench.load_toy import Toy
from landscribe.games import GAMES

GAMES["toy"] = Toy()  # processes that are spawned come by here, too

if __name__ == "__main__":
    from landscribe.cli import main
    from landscribe.server.run import serve, server_for
    from landscribe.server.settings import UNLIMITED, Settings

    port, database, *workers = sys.argv[1:]
    if workers:
        words = ["--port", port, "--database", database, "--no-limits", "--workers", *workers]
        sys.exit(main(["serve", *words]))
    settings = Settings(database, limits=UNLIMITED, is_warmed=False)
    sys.exit(serve(server_for(settings, "127.0.0.1", int(port))))
