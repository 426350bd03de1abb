"""Maps to draw by hand, outside a game: blank ones, what can lie on them, and what they are scored by."""

from collections.abc import Mapping
from typing import NamedTuple

from landscribe.core.note import Note
from landscribe.core.options import Option
from landscribe.core.page import Layer
from landscribe.core.text import Board


class Blank(NamedTuple):
    """A map as it is printed, and what the text of a drawing on it says above its rows."""

    side: str
    name: Note
    board: Board
    layers: tuple[Layer, ...] = ()
    given: Mapping[str, str] = {}


class Crayon(NamedTuple):
    """What can be drawn: the letter it leaves on each printed one; on others it leaves nothing."""

    name: Note
    on: Mapping[str, str]


class Drawable(NamedTuple):
    """All that is needed to draw a map of a game; `Game.score` takes what comes of it."""

    blanks: tuple[Blank, ...]  # the usual one first
    crayons: tuple[Crayon, ...]
    options: tuple[Option, ...]
    begins: Option | None = None  # the season with which a game on such a map begins, where one can
