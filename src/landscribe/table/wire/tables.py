"""A table as a viewer sees it: before its cards are dealt, whole, as what has changed, or unreadable."""

import sys
from typing import Literal

from landscribe.core.note import Note
from landscribe.core.page import (
    Card,
    Chart,
    Choice,
    Goal,
    Page,
    PageKind,
    Placing,
    Scene,
    ScoreSheet,
    SeasonEnd,
    Status,
    Target,
    Task,
    Tray,
)
from landscribe.table.wire.offer import Agreed
from landscribe.table.wire.people import Player
from landscribe.table.wire.seats import Timer
from landscribe.table.wire.values import MessageId, Model

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    from typing_extensions import TypedDict  # pydantic wants this one


class Pledged(Model):
    """What a seat adds to the deal: the SHA-256 of its number, and the number once it is told."""

    seat: int
    pledge: str
    nonce: str | None


class Shuffled(Model):
    """The numbers of people in the deal; `round` grows where somebody leaves after a number was told."""

    round: int
    numbers: tuple[Pledged, ...]


class Lobby(Model):
    """A table whose cards are not dealt yet, since someone has to sit down or to tell a number."""

    type: Literal["lobby"] = "lobby"
    table: str
    game: str
    options: dict[str, str]
    agreed: tuple[Agreed, ...]
    version: int
    seat: int | None
    is_owner: bool
    players: tuple[Player, ...]
    chart: Chart  # a map as it is before anything is drawn
    news: tuple[Note, ...]
    commitment: str  # of the server, from before anyone sat down
    shuffle: Shuffled
    awaited: tuple[int, ...]  # the seats whose numbers belong into the deal
    is_full: bool
    answers: MessageId | None = None


class Contest(Model):
    """What is played with the same deal at other tables too."""

    contest: str
    kind: Literal["challenge", "day", "week"]
    ends: int | None  # in seconds since 1970; a challenge does not end


class Table(Model):
    """The table as this viewer sees it; `version` grows with every change, `turn` with what is revealed."""

    type: Literal["table"] = "table"
    table: str
    game: str
    options: dict[str, str]
    agreed: tuple[Agreed, ...]  # the same in words
    version: int
    turn: int
    seat: int | None
    is_owner: bool
    owner: int | None  # whose the table is
    players: tuple[Player, ...]
    page: Page
    news: tuple[Note, ...]
    can_take_back: bool
    is_over: bool
    winners: tuple[int, ...]
    commitment: str
    seed: str | None  # told when the game is over, but that of a day's deal only with its results
    nonce: str | None  # told with it: the commitment is the SHA-256 of "seed:nonce"
    is_seed_chosen: bool  # whoever created the table named the seed, and may know what comes
    shuffle: Shuffled | None  # where the numbers of people are in the deal: all of them, as they were told
    stand_ins: tuple[int, ...]  # the seats whose ambush can be left to the solo rule now
    rematch: str | None  # the table of the rematch, once there is one
    is_practice: bool  # what comes may be known, or was made up: it goes on from a moment or from a drawn map
    contest: Contest | None  # where others play the same deal
    timer: Timer | None  # where a turn has its time
    until: float | None  # when that of this turn is up, in seconds since 1970; null where nobody's is counted
    answers: MessageId | None = None


class TableChanges(TypedDict, total=False):
    """The fields of a table that can change, those that have."""

    version: int
    turn: int
    is_owner: bool
    owner: int | None
    players: tuple[Player, ...]
    news: tuple[Note, ...]
    can_take_back: bool
    is_over: bool
    winners: tuple[int, ...]
    seed: str | None
    nonce: str | None
    stand_ins: tuple[int, ...]
    rematch: str | None
    is_practice: bool
    contest: Contest | None
    until: float | None


class PageChanges(TypedDict, total=False):
    """The fields of a page that have changed, each as a whole."""

    seat: int | None
    status: tuple[Status, ...]
    prompt: Note
    charts: tuple[Chart, ...]
    card: Card | None
    goals: tuple[Goal, ...]
    placings: tuple[Placing, ...]
    choices: tuple[Choice, ...]
    sheets: tuple[ScoreSheet, ...]
    result: tuple[Note, ...]
    trays: tuple[Tray, ...]
    kind: PageKind
    target: Target | None
    task: Task | None
    season_end: SeasonEnd | None
    scenes: tuple[Scene, ...]


class Changed(Model):
    """What has changed at a table, for one who asked for it in Hello and saw the table of version `since`.

    The table that one has, with these fields of it and of its page in place of the old ones, is the new one.
    """

    type: Literal["changed"] = "changed"
    since: int
    table: TableChanges
    page: PageChanges
    answers: MessageId | None = None


class Unreadable(Model):
    """A table that cannot be played on: what is known of it, and why; the connection is closed after it."""

    type: Literal["unreadable"] = "unreadable"
    table: str
    game: str
    options: dict[str, str]
    names: tuple[str, ...]  # of the people, as they sat last; empty where nobody did
    since: int  # when it last changed, in seconds since 1970
    reason: str
    note: Note
