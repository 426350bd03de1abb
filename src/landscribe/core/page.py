"""A view made ready to be shown: what any screen needs of any game, without its rules.

What a thing is stands in a field of its own; words are notes (a message and its values, for the reader's
language) and cells are hexadecimal text, so that a page crosses to a browser as it is. The terminal draws its
page from the same data.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from landscribe.core.lays import Lay, Square, shape_of
from landscribe.core.note import Note, Value
from landscribe.core.text import Spots

PageKind: TypeAlias = Literal["map", "cards"]
"""A map alone, or cards and pieces that lie around it too."""

SignKind: TypeAlias = Literal["piece", "tokens", "chamber", "river", "covers", "repeat"]
"""A piece, tokens in a row, icons within walls, along a river or under a cover, the like again."""

ItemKind: TypeAlias = Literal["card", "piece", "token", "bonus", "trade", "stack"]
"""What is to be fulfilled, a piece to be placed, a token, a bonus, what tokens buy, pieces on a pile."""

TrayName: TypeAlias = Literal[
    "offer", "reserve", "tokens", "bonuses", "cards", "completed", "trades", "rival-cards", "rival-pieces"
]

LayerName: TypeAlias = Literal["attacked", "chosen", "reeds"]

GoalKind: TypeAlias = Literal["seasonal", "constant", "card", "race"]
"""Scored in some seasons, in every season, once by whoever holds the card, or by whoever is there first."""

StatusKind: TypeAlias = Literal["clock", "pending", "supply", "first", "rival", "other"]
"""How far the game is, what the next card must do, what is left to draw, who begins, a seatless rival."""

ClockKind: TypeAlias = Literal["season", "round"]
"""A season lasts until its time is over; a round has phases."""

Task: TypeAlias = Literal["draw", "take", "drop", "place", "score", "keep", "bonus"]
"""Draw on a map; take from the offer, drop a card, place pieces, score, keep one drawn, choose a bonus."""

Picture: TypeAlias = Literal["dragon", "zombie", "troll", "gorgon", "dobrik", "wren", "freyla", "dal"]
"""Who is drawn with a card: a monster or a hero with a face of its own."""

SceneKind: TypeAlias = Literal["card", "ambush", "closed", "coins"]
"""A card was revealed, an ambush among them; mountains were closed in; coins were taken."""

Also: TypeAlias = Literal["drawn", "attacked"]
"""What part 1 of a form is: drawn as well, or cells that what is drawn attacks."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A small drawing: a piece is rows joined by '/', any other kind a line of letters."""

    kind: SignKind
    letters: str
    along: str = ""  # the letter of the river


@dataclass(frozen=True, slots=True)
class Item:
    """Something that lies in a tray: how it is drawn, what it says, how many there are, what it is worth."""

    key: str  # choices and placings name the item they are about
    kind: ItemKind
    name: Note
    signs: tuple[Sign, ...] = ()
    text: Note | None = None
    number: int = 1
    worth: int = 0
    cells: Spots = "0"
    card: str | None = None  # the id of the card that is explained


@dataclass(frozen=True, slots=True)
class Tray:
    """Things that lie together, such as a reserve or what is on offer."""

    name: TrayName
    title: Note
    items: tuple[Item, ...]
    is_rival: bool = False  # of an opponent without a seat


@dataclass(frozen=True, slots=True)
class Layer:
    """Cells to be marked on a board, such as those under attack."""

    name: LayerName
    cells: Spots
    is_printed: bool = False  # part of the drawing: text does not mark them


@dataclass(frozen=True, slots=True)
class Figure:
    """Someone on a board who is drawn as who they are, where a letter only says what they are."""

    name: Note
    picture: Picture
    cells: Spots


@dataclass(frozen=True, slots=True)
class CoinTrack:
    """The coins taken, of those that can be."""

    taken: int
    length: int


@dataclass(frozen=True, slots=True)
class Chart:
    """A seat's board: a letter a cell in row order, '.' where it is empty, marked cells, facts and trays."""

    seat: int
    rows: int
    cols: int
    letters: str
    layers: tuple[Layer, ...] = ()
    facts: tuple[Note, ...] = ()
    trays: tuple[Tray, ...] = ()  # what lies around it, to look at; the facts say the same in words
    figures: tuple[Figure, ...] = ()
    coins: CoinTrack | None = None  # the facts say this, too


@dataclass(frozen=True, slots=True)
class Piece:
    """A shape as printed, rows joined by '/': '.' a gap, '#' any terrain, 'x' attacked; and its coins."""

    rows: str
    coins: int
    squares: tuple[Square, ...]  # part 1 is what it attacks
    shape: str  # that of the lays with which it is drawn


def piece_of(rows: str, coins: int = 0, attacked: str = "") -> Piece:
    """The piece drawn here, a letter a square; what it attacks has a letter of its own."""
    squares = tuple(
        Square(row, col, int(letter == attacked))
        for row, line in enumerate(rows.split("/"))
        for col, letter in enumerate(line)
        if letter != "."
    )
    return Piece(rows, coins, squares, shape_of(squares))


@dataclass(frozen=True, slots=True)
class Card:
    """The card that lies there: its name, what it says, its shapes."""

    name: Note
    texts: tuple[Note, ...] = ()
    pieces: tuple[Piece, ...] = ()
    card: str | None = None  # the id of the card that is explained
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """Something that has just happened, to be shown as it happened."""

    kind: SceneKind
    seat: int | None = None  # on whose board
    cells: Spots = "0"  # where; of coins, where they come from
    number: int = 0  # of coins; of an ambush, the points that a season now brings more: none or fewer
    card: Card | None = None  # that was revealed
    walk: tuple[int, ...] = ()  # of a monster that comes by itself: its upper left cell at each step


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

    kind: GoalKind
    label: str
    name: Note
    text: Note
    now: int
    cells: Spots
    earned: int
    is_next: bool  # whether it is scored at the end of this season
    card: str | None = None  # the id of the card that is explained
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
class Brush:
    """What a shape can be drawn with; in the action's text {0} and {1} stand for the cells of the parts."""

    name: Note
    letters: str  # a letter a part
    action: str
    also: Also = "drawn"


@dataclass(frozen=True, slots=True)
class Placing:
    """Everything that can be aimed at one board: each brush with each form."""

    seat: int
    brushes: tuple[Brush, ...]
    lays: tuple[Lay, ...]
    item: str | None = None  # what is placed, where it lies in a tray


@dataclass(frozen=True, slots=True)
class Choice:
    """An action without a place, such as passing; an item or goal, signs and cells tell what it is about."""

    action: str
    name: Note
    item: str | None = None  # the key of an item, or the label of a goal
    signs: tuple[Sign, ...] = ()
    cells: Spots = "0"


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A seat's score sheet: headed columns, a line a season, and the total."""

    head: tuple[Note, ...]
    lines: tuple[tuple[Value, ...], ...]
    total: int


@dataclass(frozen=True, slots=True)
class ScoredPart:
    """What one thing brought at the end of a season, and the cells that earned it."""

    name: Note
    label: str  # of the goal that it is, if it is one
    points: int
    cells: Spots = "0"


@dataclass(frozen=True, slots=True)
class ScoredBoard:
    """A seat's board as a season found it, what it brought, in order, and the total after it."""

    chart: Chart
    parts: tuple[ScoredPart, ...]
    total: int


@dataclass(frozen=True, slots=True)
class SeasonEnd:
    """The season that was scored last, by seat."""

    season: Note
    number: int  # from 0
    boards: tuple[ScoredBoard, ...]


@dataclass(frozen=True, slots=True)
class Clock:
    """How far a season or the rounds are: the season or phase, the time, and what is scored at its end."""

    kind: ClockKind
    name: Note
    time: int
    length: int
    scores: tuple[str, ...] = ()  # the labels of goals


@dataclass(frozen=True, slots=True)
class Status:
    """A line about where the game stands: what it is, and in words."""

    kind: StatusKind
    text: Note
    clock: Clock | None = None
    card: str | None = None  # the id of the card it comes of
    short: Note | None = None  # the text where there is little room


@dataclass(frozen=True, slots=True)
class Page:
    """All that a seat, or someone who watches, is shown."""

    seat: int | None
    status: tuple[Status, ...]
    prompt: Note
    charts: tuple[Chart, ...]  # by seat
    card: Card | None
    goals: tuple[Goal, ...]
    placings: tuple[Placing, ...]
    choices: tuple[Choice, ...]
    sheets: tuple[ScoreSheet, ...]  # by seat
    result: tuple[Note, ...]  # once it is over
    trays: tuple[Tray, ...] = ()  # what lies in the middle of the table
    kind: PageKind = "map"
    target: Target | None = None
    task: Task | None = None  # what is asked of the seat now
    season_end: SeasonEnd | None = None
    scenes: tuple[Scene, ...] = ()  # what the last action brought, in its order
