"""Games of uniform bots played wholly in native code: the very games that the rules would play."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from landscribe.bots.bot import is_native
from landscribe.games import game_named
from landscribe.lab.match import Match, Result
from landscribe.lab.tally import Tally, tally_of


class Playouts:
    """A match that native code plays."""

    def __init__(self, match: Match, native: Any) -> None:
        """A match, and the native code of its game."""
        self._match, self._native = match, native
        self._options = game_named(match.game).options(dict(match.given))

    def results(self, seeds: range) -> Iterator[Result]:
        """The games of these seeds, one by one."""
        ends = self._native.ended(self._options, len(self._match.bots), seeds)
        for seed, (outcome, summaries) in zip(seeds, ends, strict=True):
            yield Result(seed, outcome, summaries)

    def tally(self, seeds: range) -> Tally:
        """What they add up to; in columns, where the native code of the game has them."""
        seats = len(self._match.bots)
        if not hasattr(self._native, "columns"):
            return tally_of(seats, self.results(seeds))
        counted = import_module("landscribe.lab.columns").counted
        return counted(self._native.columns(self._options, seats, seeds))


def native_playouts(match: Match) -> Playouts | None:
    """What plays such a match natively, if its bots are uniform and native code knows game and options."""
    if set(match.bots) != {"uniform"} or not is_native():
        return None
    game = game_named(match.game)
    folder = f"landscribe.native.{game.folder}"
    if not find_spec(folder):
        return None
    given = game.write(game.options(dict(match.given)))
    native = import_module(folder)
    return Playouts(match, native) if given.keys() <= native.KNOWN else None
