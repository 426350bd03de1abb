"""One of several processes that only says that it is there, or does not, as files in a folder want it."""

import os
import socket
import sys
import time
from pathlib import Path

from landscribe.server.settings import Settings


def work(line: socket.socket, settings: Settings, listener: socket.socket, trusted: str) -> None:
    """Fails while there is a file `fail`; else it is there."""
    folder = Path(settings.contact)
    with (folder / "starts").open("a") as starts:
        print(os.getpid(), file=starts)
    if (folder / "fail").exists():
        sys.exit(1)
    line.send(b"r")
    with (folder / "lives").open("a") as lives:
        print(os.getpid(), file=lives)
    while True:
        time.sleep(0.1)
        line.send(b"a")
