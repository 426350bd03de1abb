"""Whoever waits at a terminal is told what is being compiled, in the words that were handed in."""

import sys

from landscribe.core.note import Note, Say, in_english, spoken

_say: Say = in_english


def announce_in(say: Say) -> None:
    """Hands in the words; until then they are English."""
    global _say
    _say = say


def announce(what: Note, end: str = "\n") -> None:
    """Says the note where standard error is a terminal."""
    if sys.stderr.isatty():
        print(spoken(what, _say), end=end, file=sys.stderr, flush=True)


def show_progress() -> None:
    """A dot, where standard error is a terminal."""
    if sys.stderr.isatty():
        print(end=".", file=sys.stderr, flush=True)
