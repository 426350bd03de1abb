"""An evening on paper: all that is turned over, done and counted, for people with maps of their own.

It is data from which any screen goes on by itself, without rules and without a server: cards in the order in
which they come, piles to deal from, and what the rules answer written out as tables.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from landscribe.core.note import Note
from landscribe.core.page import Card, Item, Status

FlipKind: TypeAlias = Literal["begin", "card", "act", "draft", "claim", "score", "over"]
"""A season or round begins, a card is turned over, something is done with what lies there, items are taken,
goals are claimed, points are written down, all is over."""

Passing: TypeAlias = Literal["left", "right"]
"""Where everyone hands their map."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A number that everyone is asked for: what it is worth, and whether it breaks ties."""

    name: Note
    label: str = ""  # of the goal that it is, if it is one
    worth: int = 1  # points for each: -1 for what is lost, 0 for what is only counted
    is_claimed: bool = False  # whether it is what the claimed goals bring
    breaks: int = 0  # 1 where the most of it wins a tie, -1 where the least does


@dataclass(frozen=True, slots=True)
class Dealt:
    """So many items from a pile, in its order."""

    pile: int
    number: int


@dataclass(frozen=True, slots=True)
class Flip:
    """One thing of the evening: what lies there, what is done with it, what is asked."""

    kind: FlipKind
    name: Note
    texts: tuple[Note, ...] = ()
    status: tuple[Status, ...] = ()
    card: Card | None = None
    inks: str = ""  # the letters of what is drawn, where one chooses
    passing: Passing | None = None
    asked: tuple[Asked, ...] = ()
    deals: tuple[Dealt, ...] = ()
    takers: tuple[int, ...] = ()  # who takes an item of what is dealt, in this order
    is_last: bool = False  # whether goals are claimed on their last space
    has_extra: bool = False  # whether more may be drawn, as often as someone says
    is_after_extra: bool = False  # whether it is passed over where nobody drew more in the flip before
    has_rival: bool = False  # whether the rival does what it can, before anyone


@dataclass(frozen=True, slots=True)
class Aim:
    """Something that scores; where those who come first get more, its spaces and the one after each."""

    label: str
    name: Note
    text: Note
    card: str | None = None  # the id of the card that is explained
    spaces: tuple[int, ...] = ()
    following: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Extra:
    """What someone may draw besides: of so many items they keep one."""

    name: Note
    deals: Dealt
    is_at_end: bool = False  # whether what is not kept is discarded only when the flip is over


@dataclass(frozen=True, slots=True)
class Title:
    """What one is called from a rating on."""

    least: int
    name: Note


@dataclass(frozen=True, slots=True)
class Rating:
    """What points are worth alone: less so much, and the title of the highest rating that is reached."""

    less: int
    titles: tuple[Title, ...]  # the highest first
    lowest: Note


@dataclass(frozen=True, slots=True)
class Heap:
    """Where a rival without a seat lays what it gets; above a goal only until that one is closed."""

    name: Note
    aim: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """What a rival does when it can: it gives up so many items of a heap for a space of a goal.

    Whether it does, the rules have said for every case, `1` for yes: how many spaces it has, how many of this
    goal and of the goal before, and whether the player has the goal; in this order, the last changes first.
    """

    heap: int
    number: int
    aim: int
    before: int
    cases: str


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent without a seat, who is played by itself."""

    name: Note
    heaps: tuple[Heap, ...]
    lies: dict[str, int]  # the heap of each item that it can get
    moves: tuple[Move, ...]
    most: int  # spaces it can have
    most_each: int  # and of one goal: then it is closed
    bonus: int  # points that it begins with


@dataclass(frozen=True, slots=True)
class Evening:
    """All of it; a pile is in the order in which it is dealt."""

    aims: tuple[Aim, ...]
    flips: tuple[Flip, ...]
    piles: tuple[tuple[Item, ...], ...] = ()
    refill: tuple[int, ...] = ()  # 32 bits of chance each: what was discarded is shuffled by them, by its key
    hands: tuple[tuple[Item, ...], ...] = ()  # what each player begins with
    extra: Extra | None = None
    most_claims: int = 0  # goals that one can claim
    rating: Rating | None = None
    rival: Opponent | None = None
