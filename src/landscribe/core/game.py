"""The contract that every game fulfils: nine members, no base class."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from landscribe.core.cells import Tally
from landscribe.core.explained import Explained
from landscribe.core.grid import Cells
from landscribe.core.note import Note, Refusal
from landscribe.core.options import Option
from landscribe.core.page import Page
from landscribe.core.text import Board

Seat: TypeAlias = int
"""Who plays: 0 for the first."""


class IllegalAction(Refusal):
    """An action that the rules do not allow now, why, and what would be right."""


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


class Seen(Protocol):
    """What every view has."""

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
OptionsIn = TypeVar("OptionsIn", contravariant=True)


class Game(Protocol[State, Action, View, OptionsIn]):
    """The rules of a game as functions of values."""

    @property
    def name(self) -> str:
        """What it is called on the command line and in records."""
        ...

    @property
    def seats(self) -> range:
        """How many may play."""
        ...

    def new(self, options: OptionsIn, seats: int, seed: int) -> State:
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

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None is a spectator."""
        ...

    def guess(self, view: View, seed: int) -> State:
        """A state this view could come from, what is hidden filled in at random."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...


Data: TypeAlias = "int | str | Sequence[Data] | Mapping[str, Data]"
"""What JSON can hold."""


class Scored(NamedTuple):
    """What a diagram is worth: the board, each card's tally by name, and what else is known of it."""

    board: Board
    tallies: Mapping[str, Tally]
    extras: Mapping[str, Data]
    titles: Mapping[str, Note]  # of the cards, by name
    remarks: tuple[Note, ...]  # the extras in words


class Notation(Protocol[Action, View, Options]):
    """How a game's values are written and read: what records and the terminal need besides the rules."""

    @property
    def rules(self) -> int:
        """The version of the rules; it grows when an old record would replay differently."""
        ...

    def offered(self) -> tuple[Option, ...]:
        """The options that a screen lets people choose."""
        ...

    def options(self, given: Mapping[str, str]) -> Options:
        """The options written as text; ValueError with a sentence where one is wrong."""
        ...

    def written(self, options: Options) -> dict[str, str]:
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

    def told(self, event: Event) -> Note:
        """An event as a sentence."""
        ...

    def explained(self) -> tuple[Explained, ...]:
        """Every card with its explanation and an example."""
        ...

    def score(self, given: Mapping[str, str], rows: Sequence[str]) -> Scored:
        """What the map drawn in these rows is worth, under options such as which cards count."""
        ...


class Entry(Game[State, Action, View, Options], Notation[Action, View, Options], Protocol):
    """A game as the registry holds it: its rules and its notation."""
