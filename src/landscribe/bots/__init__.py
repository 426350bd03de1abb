"""Bots, by game and name, the weakest first."""

import re
from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import Any

from landscribe.bots import cartographers, cartouche, cartouche_planner, cartouche_search, mapmaker, uniform
from landscribe.bots.bot import Budget, Choose
from landscribe.core.note import Unknown, WrongValue
from landscribe.core.rng import seeded
from landscribe.games import GAMES, game_named

_ON_MAPS: dict[str, Choose] = {
    "greedy": cartographers.greedy,
    "planner": cartographers.planner,
    "searcher": cartographers.searcher,
}
_MAPMAKER: dict[str, Choose] = {
    "greedy": mapmaker.greedy,
    "planner": mapmaker.planner,
    "searcher": mapmaker.searcher,
}
_CARTOUCHE: dict[str, Choose] = {
    "greedy": cartouche.greedy,
    "planner": cartouche_planner.planner,
    "searcher": cartouche_search.searcher,
}
_OWN = {"cartographers": _ON_MAPS, "heroes": _ON_MAPS, "mapmaker": _MAPMAKER, "cartouche": _CARTOUCHE}

BOTS: dict[str, dict[str, Choose]] = {
    name: {"uniform": uniform.choose, **_OWN.get(name, {})} for name in GAMES
}


def bot_named(game: str, name: str) -> Choose:
    """The bot with this name for this game; LookupError with a sentence where there is none."""
    bots = BOTS[game_named(game).name]
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
