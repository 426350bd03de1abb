"""Servers that begin at once: forks of one process that has imported everything, as processes of a kind."""

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

LOOKED_AGAIN = 0.01  # seconds until it is seen whether a process has ended


class Forks:
    """The process that forks, one for all tests of this process; it ends when nobody can ask any more."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.process"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._turn = threading.Lock()
        atexit.register(self._process.communicate)

    def ask(self, **asked: Any) -> Any:
        """What it answers."""
        assert self._process.stdin
        assert self._process.stdout
        with self._turn:
            print(json.dumps(asked), file=self._process.stdin, flush=True)
            return json.loads(self._process.stdout.readline())


forks = cache(Forks)


class Fork:
    """A server that was forked; what `subprocess.Popen` can do, as far as servers need it."""

    def __init__(self, words: list[str], log: Path) -> None:
        asked = {"words": words, "log": str(log), "folder": os.getcwd(), "environment": dict(os.environ)}
        self._forks = forks()  # where two threads begin there may be two, and only one knows this process
        self.pid: int = self._forks.ask(**asked)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        if self.returncode is None:
            self.returncode = self._forks.ask(ended=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Returns when it has ended."""
        until = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if until is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or 0.0)
            time.sleep(LOOKED_AGAIN)
        return code

    def terminate(self) -> None:
        """Asks it to end."""
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        """As the power would."""
        self._send(signal.SIGKILL)

    def _send(self, number: signal.Signals) -> None:
        if self.poll() is None:  # else another process may have its number
            os.kill(self.pid, number)
