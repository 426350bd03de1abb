"""A view made ready to be shown: what any screen needs of any game, without its rules.

Words are notes (a message and its values, for the reader's language) and cells are hexadecimal text, so that
a page crosses to a browser as it is. The terminal draws its page from the same data.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from landscribe.core.cells import singles
from landscribe.core.grid import Cells
from landscribe.core.note import Note, Value

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
class Target:
    """Another's board, where a seat draws on it: whose it is, and what scores on it."""

    seat: int
    goals: tuple[Goal, ...]


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
    target: Target | None = None


def spots(cells: Cells) -> Spots:
    """The cells as they stand on a page."""
    return f"{cells:x}"


def lays_of(forms: list[tuple[Cells, Cells]], cols: int) -> tuple[Lay, ...]:
    """Forms (cells in the top left corner, legal anchors) as a page has them, but those with no place."""
    return tuple(Lay(_squares(cells, cols), spots(anchors)) for cells, anchors in forms if anchors)


@lru_cache(4096)
def _squares(cells: Cells, cols: int) -> tuple[Square, ...]:
    return tuple(Square(*divmod(cell.bit_length() - 1, cols)) for cell in singles(cells))
