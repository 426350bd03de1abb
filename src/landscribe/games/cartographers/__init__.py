"""Cartographers and Cartographers Heroes, alone or mixed: one rulebook, two boxes."""

from collections.abc import Mapping

from landscribe.core.options import read_options, written_options
from landscribe.games.cartographers.examples import explained
from landscribe.games.cartographers.notation import read, score
from landscribe.games.cartographers.page import ahead, page, told
from landscribe.games.cartographers.rules import legal, new, outcome, play, to_act
from landscribe.games.cartographers.setup import Options, offered
from landscribe.games.cartographers.stand_in import stand_in
from landscribe.games.cartographers.view import guess, view


class Cartographers:
    """The game, as the contract wants it, with what is agreed on unless someone says otherwise."""

    seats = range(1, 101)  # C19
    new = staticmethod(new)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    play = staticmethod(play)
    view = staticmethod(view)
    guess = staticmethod(guess)
    outcome = staticmethod(outcome)

    rules = 1
    offered = staticmethod(offered)
    read = staticmethod(read)
    page = staticmethod(page)
    ahead = staticmethod(ahead)
    told = staticmethod(told)
    explained = staticmethod(explained)
    score = staticmethod(score)
    stand_in = staticmethod(stand_in)

    def __init__(self, name: str, usual: Options) -> None:
        self.name = name
        self.usual = usual

    def options(self, given: Mapping[str, str]) -> Options:
        """The options written as text, over what is usual."""
        return read_options(Options, given, self.usual, offered())

    def written(self, options: Options) -> dict[str, str]:
        """The options as text, where they differ from what is usual."""
        return written_options(options, self.usual)


CARTOGRAPHERS = Cartographers("cartographers", Options())
HEROES = Cartographers(
    "heroes",
    Options(
        map="C", explore="heroes", seasons="heroes", ambushes=("heroes",), heroes=True, scoring=("heroes",)
    ),
)
