"""Rules and cards, to be read; sheets, to be printed."""

from typing import Literal

from landscribe.core.explained import Explained
from landscribe.table.wire.values import Model


class RuleSpan(Model):
    """Words and how they are set; a ruling is where it is answered, a citation leads there."""

    style: Literal["plain", "bold", "slanted", "typed", "citation", "ruling"]
    text: str


class RuleBlock(Model):
    """A paragraph (one row of one cell), a list (a row an item) or a table (its head is the first row)."""

    kind: Literal["text", "list", "table"]
    rows: tuple[tuple[tuple[RuleSpan, ...], ...], ...]


class RuleSection(Model):
    """A part of the rules: its heading, how deep it stands, and what it says."""

    title: str
    depth: int
    blocks: tuple[RuleBlock, ...]


class Rules(Model):
    """GET /api/rules/{game}?language=fr: the rules of a game and its rulings."""

    game: str
    language: str
    sections: tuple[RuleSection, ...]


class Cards(Model):
    """GET /api/games/{game}/cards: every card with its explanation and an example."""

    cards: tuple[Explained, ...]


class Sheets(Model):
    """Sheets of a kind, called so in the reader's language."""

    what: str
    name: str


class Printing(Model):
    """GET /api/games/{game}/sheets?language=fr: what can be printed of a game, and on which papers."""

    about: str
    sheets: tuple[Sheets, ...]
    papers: tuple[str, ...]
