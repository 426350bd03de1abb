"""Cartographers and Cartographers Heroes, as the contract wants it."""

from collections.abc import Mapping

from landscribe.core.drawable import Drawable
from landscribe.core.game import refuse_seats
from landscribe.core.options import Option, read_options, written_options
from landscribe.core.rng import Seed
from landscribe.games.cartographers.absence import stand_in
from landscribe.games.cartographers.catalogue import card_tables
from landscribe.games.cartographers.companion import evening
from landscribe.games.cartographers.drawable import drawable
from landscribe.games.cartographers.examples import explain
from landscribe.games.cartographers.notation import read, score
from landscribe.games.cartographers.pages import ahead, page, tell
from landscribe.games.cartographers.rules import legal, new, outcome, play, summary, to_act
from landscribe.games.cartographers.setup import RULES, Options, offer
from landscribe.games.cartographers.state import State
from landscribe.games.cartographers.views import guess, view
from landscribe.games.cartographers.vocabulary import VOCABULARY


class Cartographers:
    """The game, as the contract wants it, with what is agreed on unless someone says otherwise."""

    folder = "cartographers"
    seats = range(1, 101)  # C19
    seats_on_paper = seats
    rules = RULES
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    play = staticmethod(play)
    view = staticmethod(view)
    guess = staticmethod(guess)
    outcome = staticmethod(outcome)
    summary = staticmethod(summary)
    stand_in = staticmethod(stand_in)

    read = staticmethod(read)
    page = staticmethod(page)
    ahead = staticmethod(ahead)
    tell = staticmethod(tell)
    explain = staticmethod(explain)
    card_tables = staticmethod(card_tables)
    score = staticmethod(score)
    evening = staticmethod(evening)
    vocabulary = VOCABULARY

    def __init__(self, name: str, usual: Options, pages: tuple[str, ...]) -> None:
        self.name = name
        self.usual = usual
        self.pages = pages

    def new(self, options: Options, seats: int, seed: Seed) -> State:
        """Blank maps, decks and edicts; ValueError where so many cannot play."""
        refuse_seats(self, seats)
        return new(options, seats, seed)

    def turn(self, state: State) -> int:
        """Grows whenever something is revealed."""
        return state.turn

    def offer(self) -> tuple[Option, ...]:
        """The options that a screen lets people choose."""
        return offer(self.usual)

    def drawable(self) -> Drawable:
        """What a screen needs to let people draw maps."""
        return drawable(self.usual)

    def options(self, given: Mapping[str, str], rules: int | None = None) -> Options:
        """The options written as text, over what is usual."""
        return read_options(Options, given, rules, self.usual, self.offer())

    def write(self, options: Options) -> dict[str, str]:
        """The options as text, where they differ from what is usual."""
        return written_options(options, self.usual)


CARTOGRAPHERS = Cartographers("cartographers", Options(), pages=("cartographers",))
HEROES = Cartographers(
    "heroes",
    Options(
        map="C", explore="heroes", seasons="heroes", ambushes=("heroes",), heroes=True, scoring=("heroes",)
    ),
    pages=("heroes", "cartographers"),
)
GAMES = (CARTOGRAPHERS, HEROES)
