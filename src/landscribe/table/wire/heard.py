"""What a browser hears on the live connection.

Every message that changes or shows something is answered with a fresh table for everyone, and one that is
refused with a Refusal for its sender.
"""

from typing import Annotated, Literal

from pydantic import Field

from landscribe.core.note import Note
from landscribe.core.page import Goal, Tray, TrayName
from landscribe.core.text import Spots
from landscribe.table.speech import Phrase
from landscribe.table.wire.tables import Changed, Lobby, Table, Unreadable
from landscribe.table.wire.values import ActionText, MessageId, Model


class Previewed(Model):
    """The answer to Preview: what every goal would stand at, the boards' letters, and the own trays.

    The goals are those of the page's target where it has one, else those of the page.
    """

    type: Literal["previewed"] = "previewed"
    answers: MessageId
    goals: tuple[Goal, ...]
    letters: tuple[str, ...]
    trays: tuple[Tray, ...]


class Reason(Model):
    """What a move does, and how many points more than by a middling move that brings by the end."""

    subject: Note
    points: int


class Region(Model):
    """Where a move is: some cells around it on a seat's board, or the tray of what is taken."""

    seat: int
    cells: Spots
    tray: TrayName | None


class Hinted(Model):
    """The answer to Hint: what the bot would do, and what that would bring, as Previewed says it.

    It is unfolded in three grades: what matters now, where, and the action with its reasons; where nothing is
    known of what matters, it has but one.
    """

    type: Literal["hinted"] = "hinted"
    answers: MessageId
    action: ActionText
    bot: str  # who thought
    late: str | None  # the strongest, where it was late and another thought instead
    goals: tuple[Goal, ...]
    trays: tuple[Tray, ...]
    matter: Note | None
    region: Region | None
    reasons: tuple[Reason, ...]  # they add up to the points
    points: int  # more than by a middling move


class Refusal(Model):
    """Why a message changed nothing, as a sentence and as the note it says.

    A fresh Table follows, but not where Preview asked for what the rules forbid.
    """

    type: Literal["refusal"] = "refusal"
    answers: MessageId | None
    reason: str
    note: Note
    culprits: Spots = "0"  # the cells of the action that are to blame, if some are
    missing: Spots = "0"  # the cells one of which it should have had, if that is why


class Pong(Model):
    """The answer to Ping, with the time of day at the server, in seconds since 1970."""

    type: Literal["pong"] = "pong"
    answers: MessageId
    now: float


class Said(Model):
    """A seat says a phrase: shown for a while, in the reader's own words."""

    type: Literal["said"] = "said"
    by: int
    phrase: Phrase
    answers: MessageId | None = None


class Marked(Model):
    """A seat points at a cell of a seat's map: shown for a while."""

    type: Literal["marked"] = "marked"
    by: int
    seat: int
    cell: int
    answers: MessageId | None = None


ServerMessage = Annotated[
    Table | Lobby | Changed | Previewed | Hinted | Refusal | Pong | Said | Marked | Unreadable,
    Field(discriminator="type"),
]
