"""The state of a game of Cartographers."""

from enum import Enum
from typing import NamedTuple

from landscribe.core.game import Event, Seat
from landscribe.core.grid import Cells
from landscribe.core.rng import Chance
from landscribe.games.cartographers.actions import Action
from landscribe.games.cartographers.box import Card
from landscribe.games.cartographers.setup import CARDS, Options
from landscribe.games.cartographers.sheet import Sheet
from landscribe.games.cartographers.turn import STEPS, Season


class Phase(Enum):
    """What the seats are doing."""

    DRAW = "draw"  # the explore card, each on their own map
    AMBUSH = "ambush"  # the monster, each on the map they were passed
    GAZE = "gaze"  # those who drew a Gorgon pick what it destroys
    HERO = "hero"  # a hero, each on their own map
    RAVAGE = "ravage"  # those whose map has a Giant Troll pick what it destroys
    OVER = "over"

    @property
    def step(self) -> int:
        """The step of a turn that it is."""
        return STEPS.index(self.value)


class Post(NamedTuple):
    """A hero on a map: a sheet only says that there is one."""

    seat: Seat
    hero: str
    cell: Cells


class State(NamedTuple):
    """The whole game, what is hidden included."""

    options: Options
    edicts: tuple[str, ...]  # the scoring cards under A to D
    sheets: tuple[Sheet, ...]
    seasons: tuple[tuple[Season, ...], ...]  # of each seat, those that are over
    season: int
    time: int
    phase: Phase
    shown: tuple[str, ...]  # cards revealed this season, the current one last
    ruins: bool  # whether the next explore card must be drawn over ruins (C5)
    pending: tuple[
        Action | None, ...
    ]  # hidden: what each seat has chosen in this phase, None while it is owed
    effect: int  # at a season's end, whose effect it is, by the place among the ambushes revealed
    ambushes: tuple[str, ...]  # revealed so far, in order
    heroes: tuple[str, ...]  # revealed so far, in order
    deck: tuple[str, ...]  # hidden: the explore deck, the next card first
    ambush_deck: tuple[str, ...]  # hidden
    hero_deck: tuple[str, ...]  # hidden
    rng: Chance  # hidden: of the decks to come
    turn: int
    news: tuple[Event, ...]
    scored: tuple[Sheet, ...] = ()  # the maps as the last season found them: monsters have been at them since
    posts: tuple[Post, ...] = ()  # the heroes drawn so far, in order; they stand where there is still a hero

    @property
    def card(self) -> Card:
        """The card that lies on top."""
        return CARDS[self.shown[-1]]


def totals(seasons: tuple[tuple[Season, ...], ...]) -> tuple[int, ...]:
    """All stars of each seat so far."""
    return tuple(sum(sum(line) for line in lines) for lines in seasons)
