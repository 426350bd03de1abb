"""The server under load, with the toy: `python -m bench.load_server PORT DATABASE WORKERS`."""

import sys

from bench.load_toy import Toy
from landscribe.games import GAMES
from landscribe.server.run import serve, server_for
from landscribe.server.settings import UNLIMITED, Settings
from landscribe.server.workers import Workers

GAMES["toy"] = Toy()  # the workers come by here, too

if __name__ == "__main__":
    port, database, number = sys.argv[1:]
    settings = Settings(database, limits=UNLIMITED, is_warmed=False)
    if number == "1":
        sys.exit(serve(server_for(settings, "127.0.0.1", int(port))))
    sys.exit(Workers(int(number), settings, "127.0.0.1", int(port), "127.0.0.1").serve())
