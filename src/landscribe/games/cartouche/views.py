"""What a seat of Cartouche may know: the table, and what is left in deck and bag without its order."""

from collections.abc import Iterator
from typing import NamedTuple

from landscribe.core.game import Event, Seat
from landscribe.core.grid import Cells
from landscribe.core.rng import seeded, shuffled
from landscribe.games.cartouche.achievements import cells_for, missing_for
from landscribe.games.cartouche.draft import waiting
from landscribe.games.cartouche.mural import GRID
from landscribe.games.cartouche.solo import opponent_points
from landscribe.games.cartouche.stories import STORIES, Near, nearest
from landscribe.games.cartouche.table import Player, State, Table, stories_of, tiles_of


class Progress(NamedTuple):
    """How far an achievement is: what it still takes (0 when fulfilled), and the cells that fulfil it."""

    missing: int
    cells: Cells


class View(NamedTuple):
    """The table, and what has not been seen yet."""

    seat: Seat | None  # who looks
    table: Table
    deck: int  # how many stories are to come
    stories: tuple[str, ...]  # those not seen: in the deck, or out of the game
    tiles: tuple[str, ...]  # those in the bag

    @property
    def turn(self) -> int:
        """Grows when something is revealed or control passes on."""
        return self.table.turn

    @property
    def news(self) -> tuple[Event, ...]:
        """What the last action brought about, and in a phase played at once the last action of each."""
        own = (event for player in self.table.players for event in player.news)
        return (*own, *self.table.news)

    @property
    def waiting(self) -> frozenset[Seat]:
        """Who is to act."""
        return waiting(self.table)

    @property
    def opponent_points(self) -> int | None:
        """What the solo opponent would count now; None without one."""
        return None if self.table.opponent is None else opponent_points(self.table)

    def missing(self, seat: Seat) -> dict[str, Near]:
        """What each open story of a seat still takes, and the chambers or river that come nearest."""
        player = self.table.players[seat]
        return {
            name: nearest(GRID, player.mural, player.tokens, STORIES[name].wanted) for name in player.stories
        }

    def progress(self, seat: Seat) -> dict[str, Progress]:
        """What each achievement that a seat has not scored still takes."""
        player = self.table.players[seat]
        scored = {score.achievement for score in player.scores}
        names = [ladder.achievement for ladder in self.table.board if ladder.achievement not in scored]
        return {name: _progress(player, name) for name in names}


def _progress(player: Player, name: str) -> Progress:
    missing = missing_for(name, player.mural, player.tokens, player.kinds)
    return Progress(missing, cells_for(name, player.mural))


def view(state: State, seat: Seat | None) -> View:
    """The table as it lies there; the order of deck and bag stays hidden, and which stories left the game."""
    table = state.table
    seen = set(_stories_on(table))
    stories = tuple(story for story in stories_of(table.rules) if story not in seen)
    gone = set(_tiles_on(table))
    tiles = tuple(tile for tile in tiles_of(table.rules) if tile not in gone)
    return View(seat, table, len(state.deck), stories, tiles)


def _stories_on(table: Table) -> Iterator[str]:
    """Every story that lies open."""
    yield from table.stories
    yield from table.used_stories
    for player in table.players:
        yield from player.stories
        yield from (completed.story for completed in player.completed)
    if table.opponent is not None:
        yield from table.opponent.stories


def _tiles_on(table: Table) -> Iterator[str]:
    """Every tile that is not in the bag."""
    yield from table.tiles
    yield from table.used_tiles
    for player in table.players:
        yield from player.tiles
        yield from (place.piece for place in player.placed)
        for offer in player.offers:
            yield from offer
    if table.opponent is not None:
        for stack in table.opponent.stacks:
            yield from stack


def guess(view: View, seed: int) -> State:
    """A game that looks like this, with deck and bag in an order of chance."""
    rng, stories = shuffled(seeded(seed), view.stories)
    rng, bag = shuffled(rng, view.tiles)
    return State(view.table, stories[: view.deck], bag, rng)
