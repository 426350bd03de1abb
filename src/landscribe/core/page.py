"""A view made ready to be shown: what any screen needs of any game, without its rules.

Words are notes (a message and its values, for the reader's language) and cells are hexadecimal text, so that
a page crosses to a browser as it is. The terminal's page is drawn from the same data.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from landscribe.core.cells import singles
from landscribe.core.grid import Cells, grid_of
from landscribe.core.note import Note, Say, Value, spoken
from landscribe.core.text import Board, beside, labelled

Spots: TypeAlias = str
"""A set of cells as hexadecimal text."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A small drawing: a 'piece' is rows joined by '/', any other kind a line of letters."""

    kind: str
    letters: str


@dataclass(frozen=True, slots=True)
class Item:
    """Something that lies in a tray: how it is drawn, what it says, how many there are, what it is worth."""

    key: str  # choices and placings name the item they are about
    name: Note
    signs: tuple[Sign, ...] = ()
    text: Note | None = None
    number: int = 1
    worth: int = 0
    cells: Spots = "0"


@dataclass(frozen=True, slots=True)
class Tray:
    """Things that lie together, such as a reserve or what is on offer."""

    name: str
    title: Note
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Layer:
    """Cells to be marked on a board, such as those under attack."""

    name: str
    cells: Spots
    is_printed: bool = False  # part of the drawing: text does not mark them


@dataclass(frozen=True, slots=True)
class Chart:
    """A seat's board: a letter a cell in row order, marked cells, facts such as its coins, and trays."""

    seat: int
    rows: int
    cols: int
    letters: str
    layers: tuple[Layer, ...] = ()
    facts: tuple[Note, ...] = ()
    trays: tuple[Tray, ...] = ()  # what lies around it, to look at; the facts say the same in words


@dataclass(frozen=True, slots=True)
class Piece:
    """A shape as printed: rows joined by '/', a letter or '#' a square, '.' a gap; and its coins."""

    rows: str
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """The card that lies there: its name, what it says, its shapes."""

    name: Note
    texts: tuple[Note, ...] = ()
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Space:
    """A reward that waits for the first to reach a goal: its points, and who stands on it."""

    points: int
    seats: tuple[int, ...]
    rivals: int  # those of an opponent without a seat
    is_next: bool


@dataclass(frozen=True, slots=True)
class Goal:
    """Something that scores: its points this moment on one's own board and where, and those earned."""

    label: str
    name: Note
    text: Note
    now: int
    cells: Spots
    earned: int
    is_next: bool  # whether it is scored at the end of this season
    asks: Note | None = None  # the text in two parts: what it asks for,
    lacks: Note | None = None  # and what is missing
    worth: int = 0
    signs: tuple[Sign, ...] = ()
    spaces: tuple[Space, ...] = ()


@dataclass(frozen=True, slots=True)
class Square:
    """A square of a form, relative to its anchor; part 0 is drawn, part 1 is what the action also names."""

    row: int
    col: int
    part: int = 0


@dataclass(frozen=True, slots=True)
class Lay:
    """One orientation of a shape, and every cell its anchor may lie on."""

    squares: tuple[Square, ...]
    anchors: Spots


@dataclass(frozen=True, slots=True)
class Brush:
    """What a shape can be drawn with; in the action's text {0} and {1} stand for the cells of the parts."""

    name: Note
    letters: str  # of part 0 and part 1
    action: str


@dataclass(frozen=True, slots=True)
class Placing:
    """Everything that can be aimed at one board: each brush with each form."""

    seat: int
    brushes: tuple[Brush, ...]
    lays: tuple[Lay, ...]
    item: str = ""  # what is placed, where it lies in a tray


@dataclass(frozen=True, slots=True)
class Choice:
    """An action without a place, such as passing; an item or goal, signs and cells tell what it is about."""

    action: str
    name: Note
    item: str = ""  # the key of an item, or the label of a goal
    signs: tuple[Sign, ...] = ()
    cells: Spots = "0"


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A seat's score sheet: headed columns, a line a season, and the total."""

    head: tuple[Note, ...]
    lines: tuple[tuple[Value, ...], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Page:
    """All that a seat, or someone who watches, is shown."""

    seat: int | None
    status: tuple[Note, ...]
    prompt: Note
    charts: tuple[Chart, ...]  # by seat
    card: Card | None
    goals: tuple[Goal, ...]
    placings: tuple[Placing, ...]
    choices: tuple[Choice, ...]
    sheets: tuple[ScoreSheet, ...]  # by seat
    result: tuple[Note, ...]  # once it is over
    trays: tuple[Tray, ...] = ()  # what lies in the middle of the table


def spots(cells: Cells) -> Spots:
    """The cells as they stand on a page."""
    return f"{cells:x}"


MAPS_ABREAST = 3
MOST_MAPS = 6


def shown(page: Page, say: Say) -> str:
    """The page as text for a terminal."""
    lines = ["   ".join(spoken(part, say) for part in page.status), "", _charts(page, say), ""]
    if page.card is not None:
        lines += [*_card(page.card, say), ""]
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


def _card(card: Card, say: Say) -> list[str]:
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


def lays_of(forms: list[tuple[Cells, Cells]], cols: int) -> tuple[Lay, ...]:
    """Forms (cells in the top left corner, legal anchors) as a page has them, but those with no place."""
    return tuple(Lay(_squares(cells, cols), spots(anchors)) for cells, anchors in forms if anchors)


@lru_cache(4096)
def _squares(cells: Cells, cols: int) -> tuple[Square, ...]:
    return tuple(Square(*divmod(cell.bit_length() - 1, cols)) for cell in singles(cells))
