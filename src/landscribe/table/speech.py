"""What people say at a table without typing: set phrases, and marks on maps. Nothing of it is kept."""

from collections import deque
from collections.abc import Callable
from typing import Literal, TypeAlias, get_args

from landscribe.core.game import Seat

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "back-soon",
    "i-am-back",
    "well-drawn",
    "what-a-card",
    "ouch",
    "sorry",
    "thank-you",
    "good-game",
]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)

MOST, WITHIN = 5, 15.0  # so much may a seat say in so many seconds


class Talk:
    """What was said at a table of late, by seat: nobody talks all the time."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._said: dict[Seat, deque[float]] = {}

    def takes(self, seat: Seat) -> bool:
        """Whether a seat may say one more thing; it is counted then."""
        now, said = self._now(), self._said.get(seat, ())
        if len(said) == MOST and 0 <= now - said[0] < WITHIN:
            return False
        self.hear(seat)
        return True

    def hear(self, seat: Seat) -> None:
        """Counts what a seat says, at whichever process."""
        self._said.setdefault(seat, deque(maxlen=MOST)).append(self._now())
