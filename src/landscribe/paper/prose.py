"""The rules of a game on paper: two columns of headings, paragraphs, lists and tables."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Paragraph, Spacer, Table, TableStyle

from landscribe.paper.pen import FONTS, printable, width_of
from landscribe.paper.press import Press
from landscribe.texts.rules import Block, Cell, Section, Span, rules_of

BETWEEN = 6
"""The room between the columns."""

TOGETHER = 30
"""What has to follow a heading in its column, in points."""

SIZE = 8.2
TEXT = ParagraphStyle("text", fontName=FONTS["plain"], fontSize=SIZE, leading=SIZE * 1.26, spaceAfter=3.5)
ITEM = ParagraphStyle("item", TEXT, leftIndent=8, bulletIndent=0, bulletFontSize=SIZE, spaceAfter=2)
CELL = ParagraphStyle("cell", TEXT, fontSize=7.6, leading=9.2, spaceAfter=0)
HEADS = {
    1: ParagraphStyle(
        "page", TEXT, fontName=FONTS["title"], fontSize=15, leading=18, spaceBefore=5, spaceAfter=4
    ),
    2: ParagraphStyle(
        "chapter", TEXT, fontName=FONTS["title"], fontSize=11, leading=13, spaceBefore=4, spaceAfter=2
    ),
}
LINES = TableStyle(
    [
        ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.black),
        ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.black),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("RIGHTPADDING", (0, 0), (-1, -1), 4),
        ("TOPPADDING", (0, 0), (-1, -1), 1.5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
    ]
)
TAGS = {"bold": "b", "slanted": "i", "typed": "font face='Courier'"}


def draw_rules(press: Press, sides: Sequence[str]) -> None:
    """The rules and rulings of the game, in our own words, on as many sheets as they take."""
    del sides
    width = (press.width - BETWEEN) / 2
    story = list(_story(rules_of(press.game.name, press.language), width * mm))
    while story:
        top = press.sheet(press.say("web-rules-of", game=press.name))
        for column in range(2):
            left = press.left + column * (width + BETWEEN)
            story = _column(press, left, top, width, story)


def _column(press: Press, left: float, top: float, width: float, story: list[Flowable]) -> list[Flowable]:
    """Draws as much of a story as a column holds; and what is left of it."""
    canvas, height, bottom = (
        press.pen.canvas,
        press.pen.size.height,
        (press.pen.size.height - press.bottom) * mm,
    )
    y = (height - top) * mm
    for number, part in enumerate(story):
        before = part.getSpaceBefore() if y < (height - top) * mm else 0
        room = y - before - bottom
        _, needed = part.wrap(width * mm, room)
        if needed + (TOGETHER if _is_heading(part) else 0) > room:
            pieces = part.split(width * mm, room) if not _is_heading(part) else []
            if len(pieces) > 1:
                _, taken = pieces[0].wrap(width * mm, room)
                pieces[0].drawOn(canvas, left * mm, y - before - taken)
                return [*pieces[1:], *story[number + 1 :]]
            return story[number:]
        part.drawOn(canvas, left * mm, y - before - needed)
        y -= before + needed + part.getSpaceAfter()
    return []


def _is_heading(part: Flowable) -> bool:
    return isinstance(part, Paragraph) and part.style in HEADS.values()


def _story(sections: Sequence[Section], width: float) -> Iterator[Flowable]:
    for section in sections:
        yield Paragraph(escape(printable(section.title)), HEADS[min(section.depth, 2)])
        for block in section.blocks:
            yield from _parts(block, width)


def _parts(block: Block, width: float) -> Iterator[Flowable]:
    match block.kind:
        case "text":
            yield Paragraph(_marked(block.rows[0][0]), TEXT)
        case "list":
            for row in block.rows:
                yield Paragraph(_marked(row[0]), ITEM, bulletText="\N{BULLET}")
        case "table":
            yield _table(block, width)
            yield Spacer(0, 5)


def _table(block: Block, width: float) -> Table:
    """A table whose columns are as wide as what stands in them needs."""
    head, *rows = block.rows
    cells = [[Paragraph(f"<b>{_marked(cell)}</b>", CELL) for cell in head]]
    cells += [[Paragraph(_marked(cell), CELL) for cell in row] for row in rows]
    table = Table(cells, colWidths=_widths(block, width), repeatRows=1)
    table.setStyle(LINES)
    return table


def _widths(block: Block, width: float) -> list[float]:
    """Room for the longest word of each column; the rest is shared by how long its texts are."""
    least: list[float] = []
    wanted: list[float] = []
    for column in zip(*block.rows, strict=True):
        texts = ["".join(span.text for span in cell) for cell in column]
        words = [word for text in texts for word in re.split(r"[ -]", text)]
        least.append(max(width_of(word, CELL.fontSize, "bold") for word in words) * mm + 5)
        wanted.append(sum(map(len, texts)) / len(texts))
    rest = max(width - sum(least), 0)
    shares = [small + rest * share / sum(wanted) for small, share in zip(least, wanted, strict=True)]
    return [width * share / sum(shares) for share in shares]


def _marked(cell: Cell) -> str:
    return "".join(map(_marked_span, cell))


def _marked_span(span: Span) -> str:
    text = escape(printable(span.text))
    tag = TAGS.get(span.style)
    return f"<{tag}>{text}</{tag.split()[0]}>" if tag else text
