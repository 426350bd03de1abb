"""The state of a game of Cartographers."""

from enum import Enum
from typing import NamedTuple

from landscribe.core.cells import kernel
from landscribe.core.game import Event
from landscribe.core.rng import Chance
from landscribe.games.cartographers.actions import Action
from landscribe.games.cartographers.box import Card
from landscribe.games.cartographers.setup import CARDS, Options
from landscribe.games.cartographers.sheet import Sheet

SEASONS = ("spring", "summer", "fall", "winter")


class Phase(Enum):
    """What the seats are doing."""

    DRAW = "draw"  # the explore card, each on their own map
    AMBUSH = "ambush"  # the monster, each on the map they were passed
    GAZE = "gaze"  # those who drew a Gorgon pick what it destroys
    HERO = "hero"  # a hero, each on their own map
    RAVAGE = "ravage"  # those whose map has a Giant Troll pick what it destroys
    OVER = "over"


class Season(NamedTuple):
    """A seat's line of the score sheet: two edicts, coins, and the stars lost to monsters (0 or less)."""

    first: int
    second: int
    coins: int
    monsters: int


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
    effects: tuple[str, ...]  # ambush cards whose effects of this season's end still wait
    ambushes: tuple[str, ...]  # revealed so far, in order
    heroes: tuple[str, ...]  # revealed so far, in order
    deck: tuple[str, ...]  # hidden: the explore deck, the next card first
    ambush_deck: tuple[str, ...]  # hidden
    hero_deck: tuple[str, ...]  # hidden
    rng: Chance  # hidden: of the decks to come
    turn: int
    news: tuple[Event, ...]

    @property
    def card(self) -> Card:
        """The card that lies on top."""
        return CARDS[self.shown[-1]]


@kernel
def edicts_of(season: int) -> tuple[int, int]:
    """The two edicts a season scores, as places 0 to 3 for A to D."""
    return season, (season + 1) % 4


def totals(seasons: tuple[tuple[Season, ...], ...]) -> tuple[int, ...]:
    """All stars of each seat so far."""
    return tuple(sum(sum(line) for line in lines) for lines in seasons)
