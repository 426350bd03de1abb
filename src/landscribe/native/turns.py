"""Turns to compile: what several processes need at once one of them makes, and the others wait for it.

Whoever has the turn holds a lock on a file, which ends with its process at the latest.
"""

import os
import sys
import time
from pathlib import Path

GLANCE = 0.02  # seconds between looks for what another process makes
PATIENCE = 120.0  # seconds after which nothing is expected of another process any more

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _unlock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)  # a process that was forked meanwhile holds the file open, too


_held = set["Turn"]()


def end_all() -> None:
    """Gives every turn up, as what was to be made cannot be made."""
    for turn in tuple(_held):
        turn.end()


class Turn:
    """The turn to make what is kept at a path."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f"{path.name}.lock")
        self._file: int | None = None

    def take(self) -> bool:
        """Takes the turn, unless another process has it; where nothing can be locked, everybody has it."""
        if self._file is not None:
            return True
        try:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return True
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return False
        self._file = file
        _held.add(self)
        return True

    def is_taken(self) -> bool:
        """Whether another process has it, or this one under another name."""
        is_free = self.take()
        self.end()
        return not is_free

    def wait(self) -> None:
        """Takes it when another process gives it up, or does not seem to."""
        end = time.monotonic() + PATIENCE
        while not self.take() and time.monotonic() < end:
            time.sleep(GLANCE)

    def end(self) -> None:
        """Gives it up."""
        if self._file is not None:
            _unlock(self._file)
            os.close(self._file)
            self._file = None
            _held.discard(self)
