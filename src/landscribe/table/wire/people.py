"""Who sits where, and who is wanted there."""

from typing import Annotated, Literal

from pydantic import Field

from landscribe.table.person import CHARGES, TINCTURES, Charge, Tincture
from landscribe.table.wire.values import GivenName, Model, Name, Title


class Crest(Model):
    """The crest of a family: a charge on a tincture."""

    charge: Charge
    tincture: Tincture

    def __str__(self) -> str:
        return f"{self.charge}-{self.tincture}"


CRESTS = {
    str(crest): crest for crest in (Crest(charge=on, tincture=of) for on in CHARGES for of in TINCTURES)
}
"""Every crest, by the text with which it is kept."""


class Me(Model):
    """A seat for whoever creates the table."""

    kind: Literal["me"]
    name: GivenName
    title: Title = ""
    crest: Crest | None = None


class Open(Model):
    """A seat that waits for someone with the link."""

    kind: Literal["open"]


class Bot(Model):
    """A seat played by a bot."""

    kind: Literal["bot"]
    bot: Name


SeatRequest = Annotated[Me | Open | Bot, Field(discriminator="kind")]


class Player(Model):
    """Who sits where, and whether they are here and owe an action."""

    seat: int
    name: str  # empty where nobody gave one
    kind: Literal["human", "open", "bot"]
    bot: str | None = None
    is_here: bool
    is_due: bool
    hints: int = 0
    title: str = ""
    crest: Crest | None = None
