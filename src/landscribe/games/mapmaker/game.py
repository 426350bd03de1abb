"""The Mapmaker, as the contract wants it."""

from landscribe.games.mapmaker.catalogue import card_tables
from landscribe.games.mapmaker.companion import evening
from landscribe.games.mapmaker.drawable import drawable
from landscribe.games.mapmaker.examples import explain
from landscribe.games.mapmaker.notation import offer, options, read, score, write
from landscribe.games.mapmaker.pages import ahead, page, tell
from landscribe.games.mapmaker.rules import (
    RULES,
    Place,
    State,
    legal,
    new,
    outcome,
    play,
    summary,
    to_act,
)
from landscribe.games.mapmaker.views import View, guess, view
from landscribe.games.mapmaker.vocabulary import VOCABULARY


class Mapmaker:
    """The Mapmaker, as the contract wants it."""

    name = folder = "mapmaker"
    seats = range(1, 2)
    seats_on_paper = range(1, 101)  # each for themselves, with the same elements
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
    pages = ("mapmaker",)
    card_tables = staticmethod(card_tables)
    score = staticmethod(score)
    drawable = staticmethod(drawable)
    evening = staticmethod(evening)
    vocabulary = VOCABULARY

    def turn(self, state: State) -> int:
        """The elements revealed so far."""
        return state.turn

    def stand_in(self, view: View) -> Place | None:
        """Nothing: there is nobody to wait for."""
        del view
        return None


GAMES = (Mapmaker(),)
