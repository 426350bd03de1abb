"""Bots, by game and name, the weakest first."""

import re
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from inspect import signature
from typing import Any

from landscribe.bots import uniform
from landscribe.bots.bot import Budget, Choose, in_plain_python
from landscribe.bots.hint import Hint, hint_of
from landscribe.bots.judge import judge_of
from landscribe.bots.review import Decision, Moment, Review, judged, opened
from landscribe.core.game import Seen
from landscribe.core.note import Unknown, WrongValue
from landscribe.core.rng import seeded
from landscribe.games import game_named, module_for

__all__ = [
    "Decision",
    "Hint",
    "Moment",
    "Review",
    "advised",
    "bot_named",
    "bot_written",
    "bots_of",
    "judged",
    "opened",
    "thought",
    "thought_plainly",
    "understudy",
]


@cache
def bots_of(game: str) -> dict[str, Choose]:
    """The bots of a game: the uniform one, and those in the game's folder."""
    folder = module_for(game, f"{__name__}.{{}}")
    own: dict[str, Choose] = import_module(folder).BOTS if folder else {}
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
    if found is None or _usual_budget(choose) is None:
        raise WrongValue("refused-budget", text=text)
    return partial(choose, budget=Budget(int(found["playouts"] or 0), float(found["seconds"] or 0)))


def _usual_budget(choose: Choose) -> Budget | None:
    """The budget of a bot that searches."""
    found = signature(choose).parameters.get("budget")
    return None if found is None else found.default


def understudy(game: str, name: str) -> str:
    """Who plays where this bot is late: for one that searches the strongest that does not, else itself."""
    bots = bots_of(game)
    if _usual_budget(bots[name]) is None:
        return name
    return [other for other, choose in bots.items() if _usual_budget(choose) is None][-1]


def thought(game: str, name: str, view: Seen, seed: int, seconds: float = 0.0) -> str:
    """The text of what a bot does in this view; it plays in a guessed world and sees nothing else.

    The name may be written with a budget. Where seconds are given, a bot that searches looks no further than
    they allow.
    """
    return str(_decided(game, name, view, seed, seconds)[1])


def advised(game: str, name: str, view: Seen, seed: int, seconds: float = 0.0) -> Hint:
    """What a bot would do, and why."""
    legal, action = _decided(game, name, view, seed, seconds)
    return hint_of(game_named(game), judge_of(game), view, legal, action)


def _decided(game: str, name: str, view: Seen, seed: int, seconds: float) -> tuple[list[Any], Any]:
    """What could be done, and what the bot does."""
    rules = game_named(game)
    choose: Callable[..., Any] = bot_written(game, name)
    usual = _usual_budget(choose)
    if seconds and usual is not None:
        choose = partial(choose, budget=usual._replace(seconds=seconds))
    legal = list(rules.legal(rules.guess(view, seed), view.seat or 0))
    return legal, choose(view, legal, seeded(seed))


def thought_plainly(game: str, name: str, view: Seen, seed: int) -> str:
    """The same without native code, which takes long to compile where it never was."""
    with in_plain_python():
        return thought(game, name, view, seed)
