"""A page drawn as text for a terminal."""

from landscribe.core.grid import grid_of
from landscribe.core.note import Say, spoken
from landscribe.core.page import Card, Chart, Page
from landscribe.core.text import Board, beside, labelled

MAPS_ABREAST = 3
MOST_MAPS = 6


def page_text(page: Page, say: Say) -> str:
    """The page as text for a terminal."""
    lines = ["   ".join(spoken(part.text, say) for part in page.status), "", _charts(page, say), ""]
    if page.card is not None:
        lines += [*card_lines(page.card, say), ""]
    lines.append(spoken(page.prompt, say))
    for goal in page.goals:
        lines.append(
            say("goal", label=goal.label, name=spoken(goal.name, say), now=goal.now, earned=goal.earned)
        )
        lines.append("     " + spoken(goal.text, say))
    lines += ["", *_sheets(page, say), *(spoken(part, say) for part in page.result)]
    return "\n".join(lines)


def _charts(page: Page, say: Say) -> str:
    """One's own board, then the one that can be drawn on, then the rest while there is room."""
    wanted = [page.seat, *(placing.seat for placing in page.placings)]
    first = [page.charts[seat] for seat in dict.fromkeys(wanted) if seat is not None]
    order = [*first, *(chart for chart in page.charts if chart not in first)][:MOST_MAPS]
    blocks = [_chart(chart, len(page.charts) > 1, say) for chart in order]
    rows = [beside(blocks[start : start + MAPS_ABREAST]) for start in range(0, len(blocks), MAPS_ABREAST)]
    return "\n\n".join(rows)


def _chart(chart: Chart, named: bool, say: Say) -> str:
    board = Board(grid_of(chart.rows, chart.cols), chart.letters)
    marked = [int(layer.cells, 16) for layer in chart.layers if not layer.is_printed]
    lit = 0
    for cells in marked:
        lit |= cells
    title = [say("map-of-seat", seat=chart.seat + 1)] if named else []
    return "\n".join([*title, labelled(board, lit), *(spoken(fact, say) for fact in chart.facts)])


def card_lines(card: Card, say: Say) -> list[str]:
    """A card: its name, its shapes beside one another, its texts."""
    blocks = [
        "\n".join(["    " + row for row in piece.rows.split("/")] + ["    (o)"] * piece.coins)
        for piece in card.pieces
    ]
    texts = [spoken(text, say) for text in card.texts]
    return [spoken(card.name, say), *([beside(blocks)] if blocks else []), *texts]


def _sheets(page: Page, say: Say) -> list[str]:
    """One's own score sheet line by line, or everyone's when watching, and all totals."""
    lines: list[str] = []
    for seat, sheet in enumerate(page.sheets):
        if page.seat in (None, seat):
            heads = [spoken(head, say) for head in sheet.head]
            for line in sheet.lines:
                cells = (
                    f"{head} {spoken(value, say)}".strip() for head, value in zip(heads, line, strict=True)
                )
                lines.append(("" if len(page.sheets) == 1 else f"{seat + 1}: ") + ", ".join(cells))
    return [*lines, say("totals", scores=", ".join(str(sheet.total) for sheet in page.sheets))]
