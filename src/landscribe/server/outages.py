"""What the log says while a database cannot be written: when it begins, now and then, and when it ends."""

import logging
import time
from collections.abc import Callable

from landscribe.server.engine import why_failed

LOG = logging.getLogger("landscribe")
SAID_EVERY = 30.0  # seconds: a full disk refuses every act of every table


class Outage:
    """The changes that were refused since the database could be written last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = self._said = 0.0
        self._refused = 0

    def refuse(self, error: Exception) -> None:
        """Counts one more change that this kept from being written."""
        now = self._clock()
        if not self._refused:
            self._begun = now
        if not self._refused or now >= self._said + SAID_EVERY:
            self._said = now
            extra = {"why": why_failed(error), "refused": self._refused + 1}
            LOG.error("the database cannot be written", extra=extra)
        self._refused += 1

    def end(self) -> None:
        """That a change was written."""
        if self._refused:
            extra = {"refused": self._refused, "seconds": round(self._clock() - self._begun)}
            LOG.warning("the database can be written again", extra=extra)
            self._refused = 0
