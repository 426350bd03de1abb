"""Cartouche, as the contract wants it."""

from landscribe.games.cartouche.actions import Action
from landscribe.games.cartouche.catalogue import card_tables
from landscribe.games.cartouche.companion import evening
from landscribe.games.cartouche.drawable import drawable
from landscribe.games.cartouche.examples import explain
from landscribe.games.cartouche.notation import offer, options, read, score, write
from landscribe.games.cartouche.pages import ahead, page
from landscribe.games.cartouche.rules import legal, new, outcome, play, summary, to_act
from landscribe.games.cartouche.table import RULES, State
from landscribe.games.cartouche.views import View, guess, view
from landscribe.games.cartouche.vocabulary import VOCABULARY
from landscribe.games.cartouche.words import tell


class Cartouche:
    """Cartouche, as the contract wants it."""

    name = folder = "cartouche"
    seats = range(1, 5)
    seats_on_paper = seats
    rules = RULES
    new = staticmethod(new)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    play = staticmethod(play)
    view = staticmethod(view)
    guess = staticmethod(guess)
    outcome = staticmethod(outcome)
    summary = staticmethod(summary)

    offer = staticmethod(offer)
    options = staticmethod(options)
    write = staticmethod(write)
    read = staticmethod(read)
    page = staticmethod(page)
    ahead = staticmethod(ahead)
    tell = staticmethod(tell)
    explain = staticmethod(explain)
    pages = ("cartouche",)
    card_tables = staticmethod(card_tables)
    score = staticmethod(score)
    drawable = staticmethod(drawable)
    evening = staticmethod(evening)
    vocabulary = VOCABULARY

    def turn(self, state: State) -> int:
        """Grows when something is revealed or control passes on."""
        return state.table.turn

    def stand_in(self, view: View) -> Action | None:
        """Nothing: no rule chooses for who is away."""
        del view
        return None


GAMES = (Cartouche(),)
