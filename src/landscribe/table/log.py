"""The log of a table: one entry for everything that happened."""

from typing import Any, Literal, NamedTuple, TypeAlias

from landscribe.core.game import Seat

Kind: TypeAlias = Literal[
    "act",
    "take_back",
    "join",
    "leave",
    "replace",
    "hint",
    "rematch",
    "practice",
    "contest",
    "timer",
    "shuffle",
    "pledge",
    "reveal",
    "without",
]
OWNER = "owner"  # who took a seat from someone
UNCOUNTED = "uncounted"  # what a try is whose player may know the cards
SOLO_AMBUSH = "solo_ambush"  # who acted, where a rule of the game did


class Entry(NamedTuple):
    """A line of the log; `by` is who acted in the seat's stead."""

    kind: Kind
    seat: Seat
    text: str = ""  # the action, person, bot, table, timer or number
    by: str | None = None
    message: str | None = None  # which message asked for it, as `message_key` writes it
    digest: str | None = None  # of the turn that it ends, as `digest_of` writes it
    at: float = 0.0  # seconds since 1970; by it a turn's time is counted, and nothing else


class Proposal(NamedTuple):
    """The entry that someone wants next, and the action that it writes where one was read."""

    entry: Entry
    action: Any = None


def most_entries(seats: int) -> int:
    """How long a log may grow: many times as long as any game, were it not for what is taken back."""
    return 2000 + 1000 * seats


ENDING: tuple[Kind, ...] = ("act", "reveal", "rematch", "leave")
"""What brings a game to its end is entered however long the log is: without the others it has one."""


def message_key(seat: Seat, message: str) -> str:
    """A message of a seat, as the log names it."""
    return f"{seat}:{message}"
