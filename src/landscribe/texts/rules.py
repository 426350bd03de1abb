"""The rules of each game and the rulings, read from Markdown: headings, paragraphs, lists and tables.

A row of a table that links to a file of texts, `[every mission](../mapmaker.ftl "missions")`, stands for
all cards of that name; who reads the Markdown itself can follow it.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple, TypeAlias

from landscribe.core.explained import CardTable
from landscribe.core.note import Unknown, spoken
from landscribe.texts import LANGUAGES, say_in


class Span(NamedTuple):
    """Words and how they are set; a ruling is where it is answered, a citation leads there."""

    style: Literal["plain", "bold", "slanted", "typed", "citation", "ruling"]
    text: str


Cell: TypeAlias = tuple[Span, ...]


class Block(NamedTuple):
    """A paragraph (one row of one cell), a list (a row an item) or a table (its head is the first row)."""

    kind: Literal["text", "list", "table"]
    rows: tuple[tuple[Cell, ...], ...]


class Section(NamedTuple):
    """A heading, 1 for a page and 2 for a chapter, and what stands below it."""

    title: str
    depth: int
    blocks: tuple[Block, ...]


@cache
def rules_of(game: str, language: str) -> tuple[Section, ...]:
    """All sections of a game's rules, then their rulings; LookupError where there are none."""
    from landscribe.games import GAMES

    if game not in GAMES:
        raise Unknown("refused-rules", game=game, known=", ".join(GAMES))
    pages = [page(name, language) for name in GAMES[game].pages]
    titles = [sections[0].title for sections in pages]
    first, *chapters = page("rulings", language)
    rulings = sorted(
        (chapter for chapter in chapters if chapter.title in titles),
        key=lambda chapter: titles.index(chapter.title),
    )
    answered = {span.text for span in spans(rulings) if span.style == "ruling"}
    sections = (*(section for sections in pages for section in sections), first, *rulings)
    return tuple(_cited(section, answered) for section in sections)


def spans(sections: list[Section] | tuple[Section, ...]) -> Iterator[Span]:
    """Everything that is said, in order."""
    for section in sections:
        for block in section.blocks:
            for row in block.rows:
                for cell in row:
                    yield from cell


def _cited(section: Section, answered: set[str]) -> Section:
    """The section with no citation but of what is answered."""

    def linked(span: Span) -> Span:
        lost = span.style == "citation" and span.text not in answered
        return Span("plain", span.text) if lost else span

    blocks = (
        Block(block.kind, tuple(tuple(tuple(map(linked, cell)) for cell in row) for row in block.rows))
        for block in section.blocks
    )
    return section._replace(blocks=tuple(blocks))


@cache
def page(name: str, language: str) -> tuple[Section, ...]:
    """The sections of one page."""
    return tuple(_sections(_text(name, language), language))


def _text(name: str, language: str) -> str:
    if language not in LANGUAGES:
        raise Unknown("refused-language", language=language, known=", ".join(LANGUAGES))
    return (files(__package__ or "") / language / "rules" / f"{name}.md").read_text(encoding="utf-8")


def _sections(text: str, language: str) -> Iterator[Section]:
    for part in re.split(r"^(?=#)", text, flags=re.MULTILINE):
        if part.strip():
            heading, _, body = part.partition("\n")
            marks, _, title = heading.partition(" ")
            blocks = (_block(block, language) for block in re.split(r"\n{2,}", body.strip()) if block)
            yield Section(title, len(marks), tuple(blocks))


def _block(text: str, language: str) -> Block:
    lines = text.split("\n")
    if lines[0].startswith("|"):
        return Block("table", tuple(_rows(lines, language)))
    if lines[0].startswith("- "):
        items = re.split(r"^- ", text, flags=re.MULTILINE)[1:]
        return Block("list", tuple((_cell(item),) for item in items))
    return Block("text", ((_cell(text),),))


def _rows(lines: list[str], language: str) -> Iterator[tuple[Cell, ...]]:
    """The rows of a table; all cards of a kind where one stands for them."""
    for line in (lines[0], *lines[2:]):
        first, *rest = line.strip("|").split("|")
        if cards := re.fullmatch(r' \[.+\]\(\S+\.ftl "(\S+)"\) ', first):
            say = say_in(language)
            for card in _card_tables()[cards[1]]:
                yield tuple((Span("plain", text),) if (text := spoken(value, say)) else () for value in card)
        else:
            yield _answered(first), *map(_cell, rest)


@cache
def _card_tables() -> dict[str, CardTable]:
    """The cards of every game, by the names that the pages call them."""
    from landscribe.games import GAMES

    return {name: table for game in GAMES.values() for name, table in game.card_tables().items()}


def _answered(text: str) -> Cell:
    """The first cell of a row: alone there, the id of a ruling is no citation but the ruling itself."""
    cell = _cell(text)
    return (cell[0]._replace(style="ruling"),) if [span.style for span in cell] == ["citation"] else cell


_MARKS = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\*(?P<slanted>.+?)\*|`(?P<typed>.+?)`|\b(?P<citation>[A-Z][1-9]\d?)\b"
)


def _cell(text: str) -> Cell:
    """The words of a cell; of a link its words alone."""
    line = re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", re.sub(r"\s*\n\s*", " ", text.strip(" \n")))
    return tuple(_spans(line))


def _spans(line: str) -> Iterator[Span]:
    end = 0
    for found in _MARKS.finditer(line):
        style = found.lastgroup
        if style == "citation" and found[0] not in _rulings():
            continue
        if found.start() > end:
            yield Span("plain", line[end : found.start()])
        match style:
            case "bold" | "slanted" | "typed" | "citation":
                yield Span(style, found[style])
            case _:
                raise AssertionError(style)
        end = found.end()
    if line[end:]:
        yield Span("plain", line[end:])


@cache
def _rulings() -> frozenset[str]:
    """The ids of all rulings."""
    return frozenset(re.findall(r"^\| ([A-Z]\d+) \|", _text("rulings", LANGUAGES[0]), re.MULTILINE))
