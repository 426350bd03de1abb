"""The server under load, the toy beside the real games: `python -m bench.load_server PORT DATABASE`."""

import sys

from bench.load_toy import Toy
from landscribe.games import GAMES
from landscribe.server.run import serve, server_for
from landscribe.server.settings import UNLIMITED, Settings

if __name__ == "__main__":
    GAMES["toy"] = Toy()
    port, database = sys.argv[1:]
    settings = Settings(database, limits=UNLIMITED, is_warmed=False)
    sys.exit(serve(server_for(settings, "127.0.0.1", int(port))))
