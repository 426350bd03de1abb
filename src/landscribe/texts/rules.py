"""The rules of each game and the rulings, read from Markdown: headings, paragraphs, lists and tables."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from landscribe.core.note import Unknown
from landscribe.texts import LANGUAGES

PAGES = {
    "cartographers": ("cartographers",),
    "heroes": ("heroes", "cartographers"),
    "mapmaker": ("mapmaker",),
    "cartouche": ("cartouche",),
}
"""The pages that hold the rules of a game, the most important first."""


class Block(NamedTuple):
    """A paragraph (one row of one cell), a list (a row an item) or a table (its head is the first row)."""

    kind: Literal["text", "list", "table"]
    rows: tuple[tuple[str, ...], ...]


class Section(NamedTuple):
    """A heading, 1 for a page and 2 for a chapter, and what stands below it."""

    title: str
    depth: int
    blocks: tuple[Block, ...]


@cache
def rules_of(game: str, language: str) -> tuple[Section, ...]:
    """All sections of a game's rules, then their rulings; LookupError where there are none."""
    if game not in PAGES:
        raise Unknown("refused-rules", game=game, known=", ".join(PAGES))
    pages = [page(name, language) for name in PAGES[game]]
    titles = [sections[0].title for sections in pages]
    first, *chapters = page("rulings", language)
    rulings = sorted(
        (chapter for chapter in chapters if chapter.title in titles),
        key=lambda chapter: titles.index(chapter.title),
    )
    return (*(section for sections in pages for section in sections), first, *rulings)


@cache
def page(name: str, language: str) -> tuple[Section, ...]:
    """The sections of one page."""
    if language not in LANGUAGES:
        raise Unknown("refused-language", language=language, known=", ".join(LANGUAGES))
    file = files(__package__ or "") / language / "rules" / f"{name}.md"
    return tuple(_sections(file.read_text(encoding="utf-8")))


def _sections(text: str) -> Iterator[Section]:
    for part in re.split(r"^(?=#)", text, flags=re.MULTILINE):
        if part.strip():
            heading, _, body = part.partition("\n")
            marks, _, title = heading.partition(" ")
            blocks = (_block(block) for block in re.split(r"\n{2,}", body.strip()) if block)
            yield Section(title, len(marks), tuple(blocks))


def _block(text: str) -> Block:
    lines = text.split("\n")
    if lines[0].startswith("|"):
        rows = [line.strip("|").split("|") for line in (lines[0], *lines[2:])]
        return Block("table", tuple(tuple(_plain(cell) for cell in row) for row in rows))
    if lines[0].startswith("- "):
        items = re.split(r"^- ", text, flags=re.MULTILINE)[1:]
        return Block("list", tuple((_plain(item),) for item in items))
    return Block("text", ((_plain(text),),))


def _plain(text: str) -> str:
    """The text on one line; of a link its words alone."""
    return re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", re.sub(r"\s*\n\s*", " ", text.strip(" \n")))
