"""Bots, by game and name, the weakest first."""

import re
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any

from landscribe.bots import uniform
from landscribe.bots.bot import Budget, Choose
from landscribe.core.note import Unknown, WrongValue
from landscribe.core.rng import seeded
from landscribe.games import game_named


@cache
def bots_of(game: str) -> dict[str, Choose]:
    """The bots of a game: the uniform one, and those in the game's folder."""
    folder = f"{__name__}.{game_named(game).folder}"
    own: dict[str, Choose] = import_module(folder).BOTS if find_spec(folder) else {}
    return {"uniform": uniform.choose, **own}


def bot_named(game: str, name: str) -> Choose:
    """The bot with this name for this game; LookupError with a sentence where there is none."""
    bots = bots_of(game)
    if name not in bots:
        raise Unknown("refused-bot", name=name, game=game, known=", ".join(bots))
    return bots[name]


def bot_written(game: str, text: str) -> Choose:
    """A bot by its name, perhaps with a budget a move: `searcher:500` in games, `searcher:0.5s` in time."""
    name, has_budget, written = text.partition(":")
    choose: Callable[..., Any] = bot_named(game, name)
    if not has_budget:
        return choose
    found = re.fullmatch(r"(?P<playouts>[1-9][0-9]{0,8})|(?P<seconds>[0-9]{1,5}([.][0-9]{1,3})?)s", written)
    if found is None or "budget" not in signature(choose).parameters:
        raise WrongValue("refused-budget", text=text)
    return partial(choose, budget=Budget(int(found["playouts"] or 0), float(found["seconds"] or 0)))


def thought(game: str, name: str, view: object, seed: int) -> str:
    """The text of what a bot does in this view; it plays in a guessed world and sees nothing else."""
    rules, choose = game_named(game), bot_named(game, name)
    seat = getattr(view, "seat", 0) or 0
    world = rules.guess(view, seed)
    return str(choose(view, list(rules.legal(world, seat)), seeded(seed)))
