"""Maps that are drawn by hand, and what they are worth."""

from typing import Annotated

from pydantic import Field

from landscribe.core.note import Note
from landscribe.core.page import Chart
from landscribe.core.text import Spots
from landscribe.table.wire.offer import OptionInfo
from landscribe.table.wire.values import Model

DrawingText = Annotated[str, Field(max_length=6000)]  # a map, and room to name every card of a game


class Blank(Model):
    """A map as it is printed, and what stands above the rows of a drawing on it."""

    side: str
    name: Note
    chart: Chart
    given: dict[str, str]


class Crayon(Model):
    """What can be drawn: the letter it leaves on each printed letter, and on no other."""

    name: Note
    on: dict[str, str]


class Drawable(Model):
    """GET /api/games/{game}/drawable: all that is needed to draw a map of a game."""

    blanks: tuple[Blank, ...]  # the usual one first
    crayons: tuple[Crayon, ...]
    options: tuple[OptionInfo, ...]  # under which it is scored; where none of some is picked, all count
    begins: OptionInfo | None  # the season with which a game on such a map begins, where one can


class DrawnMap(Model):
    """POST /api/score: a map as `landscribe score` reads it."""

    text: DrawingText


class ScoredGoal(Model):
    """What a card, or something else that counts, brings on a map, and the cells that earn it."""

    goal: str
    name: Note
    card: str | None  # the id of its explanation
    text: Note | None
    points: int
    cells: Spots


class ScoredMap(Model):
    """The map that was read, under which options, and what it is worth."""

    game: str
    given: dict[str, str]
    letters: str
    goals: tuple[ScoredGoal, ...]
    others: tuple[ScoredGoal, ...]  # what counts beside the cards
    remarks: tuple[Note, ...]
    start: dict[str, str] | None  # the options of a game that begins on this map, where one can
