"""What a browser says on the live connection, Hello first."""

from typing import Annotated, Literal

from pydantic import Field

from landscribe.table.speech import Phrase
from landscribe.table.wire.values import (
    ActionText,
    CellNumber,
    Hash,
    MessageId,
    Model,
    Name,
    Nonce,
    SeatNumber,
    Token,
)


class Hello(Model):
    """Opens the connection; without a token one watches. Said again, it asks for the whole table.

    Who takes changes is sent Changed instead of Table where they can put the table together by it.
    """

    type: Literal["hello"]
    token: Token | None = None
    takes_changes: bool = False


class Act(Model):
    """An action as text, for the turn the sender has seen; the same id twice changes nothing."""

    type: Literal["act"]
    id: MessageId
    turn: int
    action: ActionText


class TakeBack(Model):
    """Takes back the seat's last action, as long as nothing has been revealed since."""

    type: Literal["take_back"]
    id: MessageId
    turn: int


class Preview(Model):
    """Asks what an action would do; changes nothing."""

    type: Literal["preview"]
    id: MessageId
    turn: int
    action: ActionText


class Hint(Model):
    """Asks a bot for an action; the table remembers that hints were used."""

    type: Literal["hint"]
    id: MessageId
    turn: int


class Replace(Model):
    """The owner lets a bot take the seat of someone who is away, or gives the seat back to its link."""

    type: Literal["replace"]
    id: MessageId
    seat: SeatNumber
    bot: Name | None


class SoloAmbush(Model):
    """The owner lets the solo rule draw the ambush of a seat that is away."""

    type: Literal["solo_ambush"]
    id: MessageId
    turn: int
    seat: SeatNumber


class StepIn(Model):
    """Lets a bot, or a rule of the game, act in this turn for someone else whose time is up."""

    type: Literal["step_in"]
    id: MessageId
    turn: int
    seat: SeatNumber


class Pledge(Model):
    """Promises a number for the deal by its SHA-256, in this round; see Shuffled."""

    type: Literal["pledge"]
    id: MessageId
    round: int
    pledge: Hash


class Reveal(Model):
    """Tells the number, once everyone sits and has promised one."""

    type: Literal["reveal"]
    id: MessageId
    round: int
    nonce: Nonce


class Without(Model):
    """Lets the deal do without the number of a seat that is away, or of one's own."""

    type: Literal["without"]
    id: MessageId
    seat: SeatNumber


class Remove(Model):
    """The owner takes a seat from whoever sits there; it is open then."""

    type: Literal["remove"]
    id: MessageId
    seat: SeatNumber


class Say(Model):
    """Says a set phrase to all; nothing of it is kept."""

    type: Literal["say"]
    id: MessageId
    phrase: Phrase


class Mark(Model):
    """Points at a cell of a seat's map, for all to see; cells are counted from 0, row by row."""

    type: Literal["mark"]
    id: MessageId
    seat: SeatNumber
    cell: CellNumber


class Ping(Model):
    """Asks whether the server is there; it answers Pong."""

    type: Literal["ping"]
    id: MessageId


ClientMessage = Annotated[
    Hello
    | Act
    | TakeBack
    | Preview
    | Hint
    | Replace
    | SoloAmbush
    | StepIn
    | Remove
    | Pledge
    | Reveal
    | Without
    | Say
    | Mark
    | Ping,
    Field(discriminator="type"),
]
