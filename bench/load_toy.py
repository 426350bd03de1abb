"""A game as small as can be, to compare servers by: two seats place alternately until the grid is full."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from landscribe.core.cells import index, singles
from landscribe.core.drawable import Drawable
from landscribe.core.evening import Evening
from landscribe.core.explained import CardTable
from landscribe.core.game import Event, IllegalAction, Outcome, Scored, Seat, Summary
from landscribe.core.grid import Cells, grid_of
from landscribe.core.lays import lays_of
from landscribe.core.note import Note, note
from landscribe.core.options import Option, read_options
from landscribe.core.page import Brush, Chart, Page, Placing
from landscribe.core.rng import Seed
from landscribe.core.text import cell_names, read_cells
from landscribe.core.vocabulary import Vocabulary

GRID = grid_of(10, 10)
LETTERS = "XO"
SIZE = GRID.rows * GRID.cols


class Place(NamedTuple):
    """A stone on one cell."""

    cell: Cells

    def __str__(self) -> str:
        return cell_names(GRID, self.cell)


class Board(NamedTuple):
    """Everything, and all of it open: whose stones lie where."""

    free: Cells = GRID.full  # where nothing lies
    letters: str = "." * SIZE
    turn: int = 0
    news: tuple[Event, ...] = ()
    seat: Seat | None = None


@dataclass(frozen=True)
class Options:
    """There is nothing to choose."""

    rules: int = 1


class Toy:
    """The game, as the contract wants it."""

    name = folder = "toy"
    seats = seats_on_paper = range(2, 3)
    rules = 1
    pages = ()
    vocabulary = Vocabulary({}, {})

    def new(self, options: Options, seats: int, seed: Seed) -> Board:
        return Board()

    def turn(self, state: Board) -> int:
        return state.turn

    def summary(self, state: Board) -> tuple[Summary, ...]:
        return ()

    def stand_in(self, view: Board) -> Place | None:
        return None

    def card_tables(self) -> dict[str, CardTable]:
        return {}

    def to_act(self, state: Board) -> frozenset[Seat]:
        return frozenset({state.turn % 2} if state.free else ())

    def legal(self, state: Board, seat: Seat) -> Iterable[Place]:
        return map(Place, singles(state.free)) if seat in self.to_act(state) else ()

    def play(self, state: Board, seat: Seat, action: Place) -> Board:
        if seat not in self.to_act(state) or not action.cell & state.free or action.cell & (action.cell - 1):
            raise IllegalAction("refused-over-place")
        cell, letters = index(action.cell), state.letters
        letters = letters[:cell] + LETTERS[seat] + letters[cell + 1 :]
        return Board(
            state.free & ~action.cell, letters, state.turn + 1, (Event("placed", seat, cells=action.cell),)
        )

    def view(self, state: Board, seat: Seat | None) -> Board:
        return state._replace(seat=seat)

    def guess(self, view: Board, seed: int) -> Board:
        return view._replace(seat=None)

    def outcome(self, state: Board) -> Outcome | None:
        return None if state.free else Outcome((50, 50), frozenset({0, 1}))

    def offer(self) -> tuple[Option, ...]:
        return ()

    def options(self, given: Mapping[str, str], rules: int | None = None) -> Options:
        return read_options(Options, given, rules)

    def write(self, options: Options) -> dict[str, str]:
        return {}

    def read(self, text: str, view: Board | None = None) -> Place:
        return Place(read_cells(GRID, text))

    def page(self, view: Board) -> Page:
        seat, placings = view.seat, ()
        if seat is not None and seat in self.to_act(view):
            brush = Brush(note("stone"), LETTERS[seat], "{0}")
            placings = (Placing(0, (brush,), lays_of([(GRID.first, view.free)], GRID.cols)),)
        chart = Chart(0, GRID.rows, GRID.cols, view.letters)
        return Page(seat, (), note("place"), (chart,), None, (), placings, (), (), ())

    def ahead(self, view: Board, action: Place) -> Board:
        return view

    def tell(self, event: Event) -> Note:
        return note("placed", seat=event.seat or 0, spaces=cell_names(GRID, event.cells))

    def explain(self) -> tuple[()]:
        return ()

    def evening(self, options: Options, seats: int, seed: Seed) -> Evening:
        return Evening((), ())

    def score(self, given: Mapping[str, str], rows: Sequence[str]) -> Scored:
        raise NotImplementedError

    def drawable(self) -> Drawable:
        raise NotImplementedError
