"""The time that a turn may take at a table: gentle, so that others may go on, or strict: then it goes on."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias, cast

Pace: TypeAlias = Literal["gentle", "strict"]

AFTER_START = 60.0  # seconds: nobody's time is up sooner after a server was started, however long it was down


class Timer(NamedTuple):
    """How many seconds a turn may take, and what happens then: what others let happen, or a bot acts."""

    pace: Pace
    seconds: int

    def __str__(self) -> str:
        return f"{self.pace} {self.seconds}"


def timer_of(text: str) -> Timer:
    """The timer with this text, as the log writes it.

    >>> timer_of(str(Timer("strict", 180)))
    Timer(pace='strict', seconds=180)
    """
    pace, _, seconds = text.partition(" ")
    return Timer(cast("Pace", pace), int(seconds))


class Times(NamedTuple):
    """The time of day as a process knows it, and the moment before which nobody's time is up there."""

    now: Callable[[], float]  # seconds since 1970
    earliest: float = 0.0


STILL = Times(lambda: 0.0)
"""Where no time passes."""
