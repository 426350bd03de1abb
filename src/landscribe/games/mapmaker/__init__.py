"""The Mapmaker: a year alone with sixteen elements, five mountains and four missions."""

from landscribe.games.mapmaker.notation import options, read, score, show, told, written
from landscribe.games.mapmaker.rules import legal, new, outcome, play, to_act
from landscribe.games.mapmaker.view import guess, view


class Mapmaker:
    """The Mapmaker, as the contract wants it."""

    name = "mapmaker"
    seats = range(1, 2)
    new = staticmethod(new)
    to_act = staticmethod(to_act)
    legal = staticmethod(legal)
    play = staticmethod(play)
    view = staticmethod(view)
    guess = staticmethod(guess)
    outcome = staticmethod(outcome)

    rules = 1
    options = staticmethod(options)
    written = staticmethod(written)
    read = staticmethod(read)
    show = staticmethod(show)
    told = staticmethod(told)
    score = staticmethod(score)
