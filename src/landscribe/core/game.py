"""The contract that every game fulfils: its rules, its notation, its other parts; no base class."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from landscribe.core.cells import Tally
from landscribe.core.drawable import Drawable
from landscribe.core.evening import Evening
from landscribe.core.explained import CardTable, Explained
from landscribe.core.grid import Cells
from landscribe.core.note import Note, Refusal, Value, WrongValue
from landscribe.core.options import Option
from landscribe.core.page import Page
from landscribe.core.rng import Seed
from landscribe.core.text import Board
from landscribe.core.vocabulary import Vocabulary

Seat: TypeAlias = int
"""Who plays: 0 for the first."""


class IllegalAction(Refusal):
    """An action that the rules do not allow now, why, and what would be right.

    Cells that are to blame are the culprits; where one of some cells should be covered, those are missing.
    """

    def __init__(self, message: str, /, culprits: Cells = 0, missing: Cells = 0, **values: Value) -> None:
        super().__init__(message, **values)
        self.culprits = culprits
        self.missing = missing


class Event(NamedTuple):
    """One thing that just happened, for those who tell it: `what` names it, the rest fills the sentence."""

    what: str
    seat: Seat | None = None
    name: str = ""
    number: int = 0
    cells: Cells = 0


class Outcome(NamedTuple):
    """How a game ended: each seat's points, and who won (several who share it, or nobody)."""

    scores: tuple[int, ...]
    winners: frozenset[Seat]


class Earned(NamedTuple):
    """What one goal has brought a seat, season by season; games without seasons have one."""

    goal: str  # the message of its name
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self.points)


class Summary(NamedTuple):
    """What a seat has earned so far, in numbers: pages and statistics are made from them."""

    earned: tuple[Earned, ...]
    rating: int | None = None  # alone, where the game has one
    title: str | None = None  # the message of the title that goes with it

    @property
    def seasons(self) -> tuple[int, ...]:
        """What each season has brought."""
        return tuple(map(sum, zip(*(earned.points for earned in self.earned), strict=True)))

    @property
    def total(self) -> int:
        """All points."""
        return sum(earned.total for earned in self.earned)


Data: TypeAlias = "int | str | Sequence[Data] | Mapping[str, Data]"
"""What JSON can hold."""


class Scored(NamedTuple):
    """What a diagram is worth: the board, each card's tally by name, and what else is known of it."""

    board: Board
    tallies: Mapping[str, Tally]
    extras: Mapping[str, Data]
    titles: Mapping[str, Note]  # of the cards and of the others, by name
    remarks: tuple[Note, ...]  # the extras in words
    others: Mapping[str, Tally] = {}  # what counts beside the cards, such as monsters
    ids: Mapping[str, str] = {}  # under which `explain` has them, by name
    start: Mapping[str, str] | None = None  # the options of a game that begins on this map, where one can


class Seen(Protocol):
    """What every view has."""

    @property
    def seat(self) -> Seat | None:
        """Who looks; None is someone who watches, where that makes a difference."""
        ...

    @property
    def turn(self) -> int:
        """Grows whenever something hidden is revealed: what came before can no longer be taken back."""
        ...

    @property
    def news(self) -> tuple[Event, ...]:
        """What the last action brought about, in order."""
        ...


State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View", bound=Seen)
Options = TypeVar("Options")


class Game(Protocol[State, Action, View, Options]):
    """A game as the registry holds it: its rules as functions of values, and how these are shown."""

    # What it is

    @property
    def name(self) -> str:
        """What it is called on the command line and in records."""
        ...

    @property
    def folder(self) -> str:
        """The folder of its parts in every layer: `games`, `native`, `bots`."""
        ...

    @property
    def seats(self) -> range:
        """How many may play."""
        ...

    @property
    def seats_on_paper(self) -> range:
        """How many may draw what one companion turns over."""
        ...

    @property
    def rules(self) -> int:
        """The newest version of the rules; every older one, from 1 on, stays playable."""
        ...

    # Its rules

    def new(self, options: Options, seats: int, seed: Seed) -> State:
        """The state in which the first action is awaited."""
        ...

    def to_act(self, state: State) -> frozenset[Seat]:
        """Everyone still owed an action; nobody when the game is over."""
        ...

    def legal(self, state: State, seat: Seat) -> Iterable[Action]:
        """All actions of a seat in a fixed order, none twice; at least one for who is to act."""
        ...

    def play(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action; IllegalAction where the rules forbid it."""
        ...

    def turn(self, state: State) -> int:
        """Grows whenever something hidden is revealed, as in every view of the state."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None is a spectator."""
        ...

    def guess(self, view: View, seed: int) -> State:
        """A state this view could come from, what is hidden filled in at random."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...

    def summary(self, state: State) -> tuple[Summary, ...]:
        """What each seat has earned so far."""
        ...

    def stand_in(self, view: View) -> Action | None:
        """What a rule of the game itself does for a seat that is away; None where it has none now."""
        ...

    # Its notation

    def offer(self) -> tuple[Option, ...]:
        """The options that a screen lets people choose."""
        ...

    def options(self, given: Mapping[str, str], rules: int | None = None) -> Options:
        """The options written as text, by a version of the rules; ValueError where one is wrong."""
        ...

    def write(self, options: Options) -> dict[str, str]:
        """The options as text, those left at their defaults omitted."""
        ...

    def read(self, text: str, view: View | None = None) -> Action:
        """The action with this text, its `str`; with a view, what leaves no choice may be left out."""
        ...

    def page(self, view: View) -> Page:
        """The view made ready to be shown, with all that can be placed and chosen."""
        ...

    def ahead(self, view: View, action: Action) -> View:
        """The view as a legal action alone would leave the boards, before anything else happens."""
        ...

    def tell(self, event: Event) -> Note:
        """An event as a sentence."""
        ...

    def explain(self) -> tuple[Explained, ...]:
        """Every card with its explanation and an example."""
        ...

    @property
    def pages(self) -> tuple[str, ...]:
        """The pages that hold its rules, the most important first."""
        ...

    def card_tables(self) -> Mapping[str, CardTable]:
        """The tables of cards in its rules pages, by the names that the pages call them."""
        ...

    def score(self, given: Mapping[str, str], rows: Sequence[str]) -> Scored:
        """What the map drawn in these rows is worth, under options such as which cards count."""
        ...

    def drawable(self) -> Drawable:
        """What a screen needs to let people draw such maps: blank ones, what lies on them, these options."""
        ...

    def evening(self, options: Options, seats: int, seed: Seed) -> Evening:
        """All that is turned over in a game with this seed, for people who draw on paper."""
        ...

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that people type, and the message that says each."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def refuse_seats(game: AnyGame, seats: int) -> None:
    """Says how many may play, if it is not so many."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise WrongValue("refused-seats", seats=seats, game=game.name, few=few, many=many)


def evening_of(game: AnyGame, options: Any, seats: int, seed: Seed) -> Evening:
    """The evening, if so many may draw on paper."""
    few, many = game.seats_on_paper[0], game.seats_on_paper[-1]
    if seats not in game.seats_on_paper:
        raise WrongValue("refused-companion-seats", seats=seats, few=few, many=many)
    return game.evening(options, seats, seed)
