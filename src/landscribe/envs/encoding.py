"""What a game is to a learner: numbered actions, sets of cells to look at, and facts, each with a name.

Every game has a module here of its folder's name; interpreted and native environments take numbers and names
from it, so there is one place for both.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, get_args

from landscribe.core.game import AnyGame
from landscribe.core.grid import Cells, Grid
from landscribe.core.note import WrongValue

ActionsName: TypeAlias = Literal["planes", "compact"]
"""What a number means whatever is on the table, or what it means for the card on top."""


class Fact(NamedTuple):
    """A whole number that is observed, and its bounds."""

    name: str
    least: int = 0
    most: int = 1


class Encoding(Protocol):
    """The numbers of a game as it was agreed on, for so many seats."""

    @property
    def grid(self) -> Grid:
        """The cells of a board."""
        ...

    @property
    def size(self) -> int:
        """How many actions have a number."""
        ...

    @property
    def idle(self) -> int:
        """The number for who has nothing to choose, as when the game is over: to pass, or to be done."""
        ...

    @property
    def channels(self) -> tuple[str, ...]:
        """The names of the sets of cells: of one's own board, then of the next seat's, and so on."""
        ...

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What else is observed."""
        ...

    def number(self, view: Any, action: Any) -> int | None:
        """The number of a legal action of who sees this; None where it is beyond those that have one."""
        ...

    def action(self, view: Any, number: int) -> Any:
        """The action with a number, legal or not; IllegalAction where the number means nothing now."""
        ...

    def cells(self, view: Any) -> Sequence[Cells]:
        """The set of cells of each channel."""
        ...

    def values(self, view: Any) -> Sequence[int]:
        """The value of each fact."""
        ...


def encoding_of(game: AnyGame, options: Any, seats: int, actions: ActionsName = "planes") -> Encoding:
    """The encoding of a game under these options."""
    return import_module(f"landscribe.envs.{game.folder}").encoding(
        options, seats, checked("actions", actions, ActionsName)
    )


def checked(name: str, value: str, kind: Any) -> Any:
    """The value, if it is one of a literal type's; ValueError with a sentence where it is not."""
    if value not in get_args(kind):
        raise WrongValue("refused-none-of", name=name, value=value, known=", ".join(get_args(kind)))
    return value


def one_hot(prefix: str, names: Sequence[str]) -> tuple[Fact, ...]:
    """A fact for each of some names, of which one or more hold."""
    return tuple(Fact(f"{prefix} {name}") for name in names)


class Values:
    """The values of facts, filled in by name."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        self._places = {fact.name: place for place, fact in enumerate(facts)}
        self._bounds = [(fact.least, fact.most) for fact in facts]
        self.list = [0] * len(facts)

    def __setitem__(self, name: str, value: int) -> None:
        place = self._places[name]
        least, most = self._bounds[place]
        self.list[place] = min(max(value, least), most)
