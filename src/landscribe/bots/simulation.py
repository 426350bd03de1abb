"""Many games of given bots, dealt from one seed, and the same on any number of cores."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from types import MappingProxyType
from typing import Any

from landscribe.bots import bot_written
from landscribe.bots.bot import Choose
from landscribe.bots.match import Match, Result
from landscribe.bots.playouts import native_playouts
from landscribe.core.game import AnyGame
from landscribe.core.rng import advanced, stream
from landscribe.games import game_named

CHUNK = 8
NATIVE_CHUNK = 5_000
"""So many games are handed to a worker at a time."""

AHEAD = 4
"""So many such parcels wait for each worker."""


def played(match: Match, seed: int) -> Result:
    """One game of a match."""
    choosers = [bot_written(match.game, name) for name in match.bots]
    return played_by(match.game, choosers, seed, dict(match.given))


def played_by(
    name: str,
    choosers: Sequence[Choose],
    seed: int,
    given: Mapping[str, str] = MappingProxyType({}),
    rules: int | None = None,
) -> Result:
    """One game of these bots; each sees its view, the legal actions, and the next state of chance."""
    game, chance = game_named(name), stream(seed, "players")
    state = game.new(game.options(given, rules), len(choosers), seed)
    while waiting := game.to_act(state):
        seat = min(waiting)
        action = choosers[seat](game.view(state, seat), list(game.legal(state, seat)), chance)
        state, chance = game.play(state, seat, action), advanced(chance)
    return _result(game, state, seed)


def _result(game: AnyGame, state: Any, seed: int) -> Result:
    outcome = game.outcome(state)
    assert outcome is not None
    return Result(seed, outcome, game.summary(state))


def simulated(
    match: Match, games: int, seed: int, jobs: int, prepare: Callable[[], None] | None = None
) -> Iterator[Result]:
    """The games in order, as they are finished: the first has this seed, each further one the next.

    Every process that plays calls `prepare` first.
    """
    size, end = NATIVE_CHUNK if native_playouts(match) else CHUNK, seed + games
    chunks = (range(start, min(start + size, end)) for start in range(seed, end, size))
    if jobs == 1 or games <= size:
        if prepare:
            prepare()
        for chunk in chunks:
            yield from _chunk(match, chunk)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), prepare) as pool:
        try:
            ahead = deque(pool.submit(_chunk, match, chunk) for chunk in islice(chunks, AHEAD * jobs))
            while ahead:
                results = ahead.popleft().result()
                ahead.extend(pool.submit(_chunk, match, chunk) for chunk in islice(chunks, 1))
                yield from results
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunk(match: Match, seeds: range) -> list[Result]:
    """These games, natively where that is possible."""
    natively = native_playouts(match)
    return natively(match, seeds) if natively else [played(match, seed) for seed in seeds]
