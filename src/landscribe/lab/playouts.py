"""Games of bots that do not search, played wholly in native code: the games that the rules would play."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

from landscribe.bots.bot import is_native
from landscribe.core.game import Outcome, Summary
from landscribe.games import game_named, module_for
from landscribe.lab.match import Match, Result
from landscribe.lab.tally import Tally, tally_of

QUICK, SLOW = 20_000, 100
"""So many games are handed to a worker at a time: of players at random, and of those who think."""


class Playouts(NamedTuple):
    """A match that native code plays."""

    options: Any
    seats: int
    chunk: int  # so many games at a time
    ended: Callable[[Any, int, range], Iterable[tuple[Outcome, tuple[Summary, ...]]]]
    columns: Callable[[Any, int, range], Any] | None  # where the native code of the game has them

    def results(self, seeds: range) -> Iterator[Result]:
        """The games of these seeds, one by one."""
        ends = self.ended(self.options, self.seats, seeds)
        for seed, (outcome, summaries) in zip(seeds, ends, strict=True):
            yield Result(seed, outcome, summaries)

    def tally(self, seeds: range) -> Tally:
        """What they add up to."""
        if self.columns is None:
            return tally_of(self.seats, self.results(seeds))
        counted = import_module("landscribe.lab.columns").counted
        return counted(self.columns(self.options, self.seats, seeds))


def native_playouts(match: Match, is_short: bool = False) -> Playouts | None:
    """What plays such a match natively: all seats have one bot, and native code knows it and the options.

    Few games at random are played by the native code of bots that think, which others need anyhow.
    """
    game, names = game_named(match.game), set(match.bots)
    native = module_for(match.game, "landscribe.native.{}")
    if len(names) != 1 or not is_native() or not native:
        return None
    (name,) = names
    options = game.options(dict(match.given))
    module = import_module(native)
    if not game.write(options).keys() <= module.KNOWN:
        return None
    thinking = module_for(match.game, "landscribe.bots.{}.playing")
    if name == "uniform" and not (is_short and thinking):
        columns = getattr(module, "columns", None)
        return Playouts(options, len(match.bots), QUICK, module.ended, columns)
    if not thinking or name not in (players := import_module(thinking)).NAMES:
        return None
    ended, columns = partial(players.ended, name), partial(players.columns, name)
    return Playouts(options, len(match.bots), SLOW, ended, columns)
