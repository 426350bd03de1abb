"""Games of uniform bots played wholly in native code: the very games that the rules would play."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from landscribe.bots.bot import is_native
from landscribe.games import game_named
from landscribe.lab.match import Match, Result

Playouts: TypeAlias = Callable[[Match, range], list[Result]]


def native_playouts(match: Match) -> Playouts | None:
    """What plays such a match natively, if its bots are uniform and native code knows game and options."""
    game = game_named(match.game)
    folder = f"landscribe.native.{game.folder}"
    if not is_native() or set(match.bots) != {"uniform"} or not find_spec(folder):
        return None
    given = game.write(game.options(dict(match.given)))
    return _played if given.keys() <= import_module(folder).KNOWN else None


def _played(match: Match, seeds: range) -> list[Result]:
    game = game_named(match.game)
    native = import_module(f"landscribe.native.{game.folder}")
    options = game.options(dict(match.given))
    ends = native.ended(options, len(match.bots), seeds)
    return [Result(seed, outcome, summaries) for seed, (outcome, summaries) in zip(seeds, ends, strict=True)]
