"""What can be wished for: which sheets of which game, on which paper, in which language."""

from types import ModuleType
from typing import NamedTuple

from landscribe.core.note import WrongValue
from landscribe.core.text import slug


class Size(NamedTuple):
    """A sheet of paper in millimetres."""

    width: float
    height: float


PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}

ALL = "all"
KINDS = ("maps", "murals", "tiles", "cards", "solo", "rules")
"""Every kind of sheets; no game has all of them."""

SIDED = ("maps", "murals")
"""The kinds whose sheets have sides."""


class Wish(NamedTuple):
    """What is to be printed; without a side, all that the game itself has."""

    game: str
    what: str = ALL
    side: str | None = None
    paper: str = "a4"
    language: str = "en"

    @property
    def file_name(self) -> str:
        """What the file is called unless someone says otherwise."""
        kind = () if self.what == ALL else (self.what,)
        side = () if self.side is None else (slug(self.side),)
        return "-".join((self.game, *kind, *side, self.paper, self.language)) + ".pdf"


class Document(NamedTuple):
    """A file to be printed, how many pages it has, and what it is called."""

    content: bytes
    pages: int
    name: str


def fulfil(wish: Wish) -> Document:
    """The sheets that are wished for; a Refusal where there are none such."""
    return _press().document(wish)


def kinds_of(game: str) -> tuple[str, ...]:
    """What can be wished for of a game: everything, or one kind of sheets."""
    return _press().kinds_of(game)


def _press() -> ModuleType:
    """What prints, imported when it is needed: it is slow to come, and a package of its own."""
    try:
        from landscribe.paper import document
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "reportlab":
            raise
        raise WrongValue("refused-print-package") from None
    return document
