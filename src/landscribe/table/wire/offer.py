"""What can be played here: games, their options and their bots."""

from typing import Literal

from landscribe.core.note import Note, Value
from landscribe.table.wire.values import Model

MOST_SEATS = 12  # offered in a browser, whatever the rules allow


class OptionValue(Model):
    """A value of an option as it is written, what it is called, and the group to which it belongs."""

    value: str
    name: Note | None  # without one it is shown as it is written
    group: Note | None


class OptionInfo(Model):
    """An option of a game: pick one value, pick some, or a yes/no switch; the default as text."""

    name: str
    title: Note
    about: Note | None
    kind: Literal["one", "some", "switch"]
    values: tuple[OptionValue, ...]
    presets: tuple[OptionValue, ...]  # each stands for several values, and nothing is picked beside it
    default: str


class Agreed(Model):
    """An option by which a table is played, where it is not the usual: what it is called, and its values."""

    title: Note
    values: tuple[Value, ...]


class GameInfo(Model):
    """A game that can be played here."""

    name: str
    fewest_seats: int
    most_seats: int  # at a table here
    most_by_rules: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]  # the weakest first
    usual_bot: str  # who is offered first
    strongest_bot: str
