"""What the player of The Mapmaker may know."""

from typing import NamedTuple

from landscribe.core.cells import Tally
from landscribe.core.game import Event, Seat
from landscribe.core.rng import seeded, shuffled
from landscribe.games.mapmaker.elements import GRID, SEASON_TIME, SEASONS, Sheet
from landscribe.games.mapmaker.missions import surrounded_mountains
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.games.mapmaker.rules import State, summed
from landscribe.games.mapmaker.turn import Season


class View(NamedTuple):
    """The game without the order of the elements to come."""

    rules: int  # the version it is played by
    missions: tuple[str, ...]  # A to D
    sheet: Sheet
    time: int  # what has passed since spring began
    seasons: tuple[Season, ...]  # those that are over
    element: int | None  # the one to place
    to_come: tuple[int, ...]  # the rest of the deck, in the order of the elements
    turn: int
    news: tuple[Event, ...]
    scored: Sheet | None = None  # the map as the last season found it

    @property
    def seat(self) -> Seat:
        """The only one: who watches sees the same."""
        return 0

    @property
    def season(self) -> int:
        """The season it is, 0 for spring; winter also when all is over."""
        return min(len(self.seasons), len(SEASONS) - 1)

    @property
    def season_time(self) -> int:
        """The time that has passed of this season."""
        return self.time - SEASON_TIME * self.season

    @property
    def total(self) -> int:
        """All points so far."""
        return sum(sum(season) for season in self.seasons)

    def now(self) -> tuple[Tally, ...]:
        """What the missions A to D would score this moment, and where."""
        return self.tallies(self.sheet)

    def tallies(self, sheet: Sheet) -> tuple[Tally, ...]:
        """What the missions A to D score on a map, and where."""
        return tuple(MISSIONS[name].rule(GRID, sheet) for name in self.missions)

    def mountains(self) -> Tally:
        """What the surrounded mountains would score this moment, and where."""
        return surrounded_mountains(GRID, self.sheet)

    def earned(self) -> tuple[int, ...]:
        """What the missions A to D have scored in the seasons that are over."""
        return tuple(earned.total for earned in summed(self.missions, self.seasons).earned[:-1])


def view(state: State, seat: Seat | None) -> View:
    """The view of the player, and of anyone who watches: nothing but the deck's order is hidden."""
    del seat
    return View(
        state.rules,
        state.missions,
        state.sheet,
        state.time,
        state.seasons,
        state.element,
        tuple(sorted(state.deck)),
        state.turn,
        state.news,
        state.scored,
    )


def guess(view: View, seed: int) -> State:
    """A game that looks like this, with the elements to come in an order of chance."""
    rng, deck = shuffled(seeded(seed), view.to_come)
    return State(
        view.rules,
        view.missions,
        view.sheet,
        view.time,
        view.seasons,
        view.element,
        deck,
        rng,
        view.turn,
        view.news,
        view.scored,
    )
