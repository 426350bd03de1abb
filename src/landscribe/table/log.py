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
    "shuffle",
    "pledge",
    "reveal",
    "without",
]
OWNER = "owner"  # who took a seat from someone
SOLO_AMBUSH = "solo_ambush"  # who acted, where a rule of the game did


class Entry(NamedTuple):
    """A line of the log; `by` is who acted in the seat's stead."""

    kind: Kind
    seat: Seat
    text: str = ""  # the action, person, bot, table or number
    by: str | None = None
    message: str | None = None  # which message asked for it, as `message_key` writes it


class Proposal(NamedTuple):
    """The entry that someone wants next, and the action that it writes where one was read."""

    entry: Entry
    action: Any = None


def message_key(seat: Seat, message: str) -> str:
    """A message of a seat, as the log names it."""
    return f"{seat}:{message}"
