"""Ctrl-C held back for a moment: what is begun is finished, and processes that are started do not hear it."""

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def uninterrupted() -> Generator[None]:
    """While Ctrl-C waits; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, which has no way to hold it back
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
