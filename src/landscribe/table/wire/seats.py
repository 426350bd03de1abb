"""Tables that are created and joined, and those that are mine."""

from typing import Annotated

from pydantic import Field

from landscribe.core.note import Note
from landscribe.core.rng import LONGEST_SEED
from landscribe.table.timer import Pace
from landscribe.table.wire.offer import MOST_SEATS
from landscribe.table.wire.people import Crest, SeatRequest
from landscribe.table.wire.values import (
    GivenName,
    Model,
    Name,
    OptionText,
    OwnToken,
    SeatNumber,
    TableId,
    Title,
    Token,
)

LONGEST_RECORD = 40_000
"""Characters: many times as long as any game."""


class Timer(Model):
    """The time that a turn may take: then the others may let a bot act, or where it is strict a bot does."""

    pace: Pace
    seconds: Annotated[int, Field(ge=60, lt=7 * 24 * 3600 + 1)]


class NewTable(Model):
    """POST /api/tables; the newest rules where none are named."""

    game: Name
    rules: int | None = None
    options: dict[Name, OptionText] = Field(default_factory=dict[str, str])
    seats: Annotated[tuple[SeatRequest, ...], Field(min_length=1, max_length=MOST_SEATS)]
    seed: Annotated[str, Field(min_length=1, max_length=LONGEST_SEED)] | None = None
    token: OwnToken | None = None
    is_shuffled: bool = False  # by everyone together: the cards are dealt once all have told their numbers
    timer: Timer | None = None


class HandedGame(Model):
    """POST /api/games: a game that was played to its end without this server, and who is known of it."""

    record: Annotated[str, Field(min_length=1, max_length=LONGEST_RECORD)]
    seats: Annotated[tuple[SeatRequest, ...], Field(min_length=1, max_length=MOST_SEATS)]
    token: OwnToken
    is_practice: bool = False
    hints: Annotated[int, Field(ge=0, lt=1000)] = 0  # that whoever hands it over has asked for


class JoinTable(Model):
    """POST /api/tables/{table}/join: takes an open seat, the first one where none is named."""

    name: GivenName
    title: Title = ""
    crest: Crest | None = None
    seat: SeatNumber | None = None
    token: OwnToken | None = None


class Seated(Model):
    """The answer to both: the token is the seat, and is told only here."""

    table: str
    seat: int
    token: str


class SeatOfMine(Model):
    """A seat that a device remembers."""

    table: TableId
    token: Token


class Mine(Model):
    """POST /api/mine: the seats this device remembers."""

    seats: Annotated[tuple[SeatOfMine, ...], Field(max_length=100)]


class MyTable(Model):
    """A table of mine, as a list shows it; `since` is when it last changed, in seconds since 1970."""

    table: str
    game: str
    options: dict[str, str]
    seat: int
    names: tuple[str, ...]
    due: tuple[int, ...]  # the seats that owe an action
    is_due: bool  # whether this one does
    is_over: bool
    since: int
    until: int | None  # when the time of this turn is up, where it is counted
    note: Note | None  # why it cannot be played on, where it can only be shown


class Deleted(Model):
    """POST /api/tables/T/delete: the table is gone."""

    table: str
